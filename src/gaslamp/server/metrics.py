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
        self._of_tables()
        self._of_bots()
        self._of_jobs()
        self._of_nodes()
        self._of_sockets()
        self._of_time()

    def _of_tables(self) -> None:
        self.tables = self._gauge("tables_live", "Tables held in memory")
        self.aside = self._gauge("tables_put_aside", "Tables found that this house cannot read")
        self.entries = self._counter("entries", "Entries appended to tables")
        moves = self._counter("moves", "Moves carried out, of whatever steps", "by")
        self.moves_of_people, self.moves_of_bots = moves.labels("people"), moves.labels("bots")
        self.races = self._counter("races_lost", "Appends that came second and were retried")
        self.rung = self._counter("clocks_rung", "Clocks that ran out here")

    def _of_bots(self) -> None:
        self.thoughts = self._gauge("bot_questions_waiting", "Questions waiting for bots")
        self.haste = self._gauge(
            "bot_budget_share", "Of its usual time, what the last bot asked was allowed"
        )
        self.hurried = self._counter(
            "bot_hurried", "Questions whose bot had less time than is usual for its rank"
        )

    def _of_jobs(self) -> None:
        self.jobs_waiting = self._gauge("jobs_waiting", "Jobs waiting for a worker", "lane")
        self.jobs_late = self._counter("jobs_late", "Jobs given up after their time", "lane")
        self.jobs_dropped = self._counter(
            "jobs_cancelled", "Jobs that nobody waited for any more", "lane"
        )
        self.workers_replaced = self._counter(
            "worker_restarts", "Workers that took the place of another"
        )

    def _of_nodes(self) -> None:
        self.nodes = self._gauge("nodes", "Nodes that live, as this one knows")
        self.adopted = self._counter(
            "tables_taken_over", "Tables taken over from nodes that were gone"
        )
        self.given_up = self._counter("node_given_up", "How often others have given this node up")
        self.unasked = self._counter(
            "not_ours", "Clocks and bots of tables that were another node's by then"
        )

    def _of_sockets(self) -> None:
        self.sockets = self._gauge("sockets", "Open sockets")
        self.received = self._counter("messages_received", "Socket messages received")
        self.sent = self._counter("messages_sent", "Socket messages sent")
        self.refused = self._counter("refused", "Requests refused", "code")
        self.closed = self._counter("sockets_closed", "Sockets closed by the house", "why")
        self.posted = self._counter("posted", "Notifications, by what became of them", "how")

    def _of_time(self) -> None:
        self.appending = self._histogram("append_seconds", "Time until an append is durable")
        self.holds = self._histogram(
            "loop_hold_seconds", "Processor time between two beats of the event loop"
        )
        self.longest_hold = self._gauge(
            "loop_hold_seconds_max", "The longest of these in the last minute or two"
        )
        self.thinking = self._histogram("bot_seconds", "Time until a bot has answered", "rank")

    def _gauge(self, name: str, about: str, *by: str) -> Gauge:
        return Gauge(f"gaslamp_{name}", about, by, registry=self.registry)

    def _counter(self, name: str, about: str, *by: str) -> Counter:
        return Counter(f"gaslamp_{name}", about, by, registry=self.registry)

    def _histogram(self, name: str, about: str, *by: str) -> Histogram:
        return Histogram(f"gaslamp_{name}", about, by, buckets=_BUCKETS, registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
