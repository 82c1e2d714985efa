"""What can be counted without telling anything about a running game."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.sockets = self._gauge("gaslamp_sockets", "Open sockets")
        self.tables = self._gauge("gaslamp_tables_live", "Tables held in memory")
        self.aside = self._gauge(
            "gaslamp_tables_put_aside", "Tables found that this house cannot read"
        )
        self.thoughts = self._gauge("gaslamp_bot_questions_waiting", "Questions waiting for bots")
        self.haste = self._gauge(
            "gaslamp_bot_budget_share", "Of its usual time, what the last bot asked was allowed"
        )
        self.hurried = self._counter(
            "gaslamp_bot_hurried", "Questions whose bot had less time than is usual for its rank"
        )
        self.jobs_waiting = Gauge(
            "gaslamp_jobs_waiting", "Jobs waiting for a worker", ["lane"], registry=self.registry
        )
        self.jobs_late = self._by_lane("gaslamp_jobs_late", "Jobs given up after their time")
        self.jobs_dropped = self._by_lane(
            "gaslamp_jobs_cancelled", "Jobs that nobody waited for any more"
        )
        self.workers_replaced = self._counter(
            "gaslamp_worker_restarts", "Workers that took the place of another"
        )
        self.entries = self._counter("gaslamp_entries", "Entries appended to tables")
        moves = Counter(
            "gaslamp_moves", "Moves carried out, of whatever steps", ["by"], registry=self.registry
        )
        self.moves_of_people, self.moves_of_bots = moves.labels("people"), moves.labels("bots")
        self.races = self._counter(
            "gaslamp_races_lost", "Appends that came second and were retried"
        )
        self.nodes = self._gauge("gaslamp_nodes", "Nodes that live, as this one knows")
        self.adopted = self._counter(
            "gaslamp_tables_taken_over", "Tables taken over from nodes that were gone"
        )
        self.given_up = self._counter(
            "gaslamp_node_given_up", "How often others have given this node up"
        )
        self.rung = self._counter("gaslamp_clocks_rung", "Clocks that ran out here")
        self.unasked = self._counter(
            "gaslamp_not_ours", "Clocks and bots of tables that were another node's by then"
        )
        self.received = self._counter("gaslamp_messages_received", "Socket messages received")
        self.sent = self._counter("gaslamp_messages_sent", "Socket messages sent")
        self.refused = Counter(
            "gaslamp_refused", "Requests refused", ["code"], registry=self.registry
        )
        self.closed = Counter(
            "gaslamp_sockets_closed", "Sockets closed by the house", ["why"], registry=self.registry
        )
        self.posted = Counter(
            "gaslamp_posted",
            "Notifications, by what became of them",
            ["how"],
            registry=self.registry,
        )
        self.appending = self._histogram(
            "gaslamp_append_seconds", "Time until an append is durable"
        )
        self.holds = self._histogram(
            "gaslamp_loop_hold_seconds", "Processor time between two beats of the event loop"
        )
        self.longest_hold = self._gauge(
            "gaslamp_loop_hold_seconds_max", "The longest of these in the last minute or two"
        )
        self.thinking = self._histogram("gaslamp_bot_seconds", "Time until a bot has answered")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(name, about, registry=self.registry)

    def _by_lane(self, name: str, about: str) -> Counter:
        return Counter(name, about, ["lane"], registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=_BUCKETS, registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
