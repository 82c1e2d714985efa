"""A real PostgreSQL of the tests' own: in a temporary folder, on a socket nobody else knows."""

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

import psycopg

USER = "house"
STRANGER, SECRET = "stranger", "eight-pearls"
"""Somebody who is asked for a password."""
PROGRAMS = Path("/usr/lib/postgresql")
QUICK = {"fsync": "off", "full_page_writes": "off", "autovacuum_naptime": "5s"}
_NUMBERS = count()


def program(name: str) -> str:
    """Debian keeps the server's programs where no path looks."""
    found = shutil.which(name)
    versions = sorted(PROGRAMS.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    assert found or versions, "PostgreSQL is not installed: see scripts/system-packages"
    return found or str(versions[-1])


def unprivileged(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return command if os.getuid() else ["runuser", "-u", "postgres", "--", *command]


def with_a_disk(place: Path, room: str, command: list[str]) -> list[str]:
    """The command, and what it starts, sees a disk of that size at `place`; nobody else does."""
    place.mkdir(exist_ok=True)
    script = f'mount -t tmpfs -o size={room},mode=777 tmpfs {place} && exec "$@"'
    if os.getuid():
        own = ["unshare", "-U", f"--map-user={os.getuid()}", f"--map-group={os.getgid()}"]
        return ["unshare", "-rm", "sh", "-c", script, "sh", *own, *command]
    script = script.replace("mode=777", f"uid={pwd.getpwnam('postgres').pw_uid}")
    return ["unshare", "-m", "sh", "-c", script, "sh", *command]


def fill_up(ballast: Path) -> None:
    """Until there is no room on the disk where it is."""
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass


class PrivateCluster:
    """`initdb` and a server, until `remove`. `settings` are PostgreSQL's. With `room` it has a disk
    of that size besides, as `64m`, that only it can see."""

    def __init__(self, port: int = 5432, room: str = "", **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gaslamp-pg-"))
        self.port = port
        self.room = room
        self.settings = {**QUICK, **settings}
        if not os.getuid():
            shutil.chown(self.folder, "postgres")
        self._run(
            "initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"
        )
        hba = self.folder / "data" / "pg_hba.conf"
        stranger = f"local all {STRANGER} scram-sha-256\n"
        hba.write_text(stranger + hba.read_text("utf-8"), "utf-8")
        self.start()
        self.execute(f"CREATE ROLE {STRANGER} LOGIN SUPERUSER PASSWORD '{SECRET}'")

    def _run(self, name: str, *arguments: str) -> None:
        command = unprivileged([program(name), "-D", str(self.folder / "data"), *arguments])
        if self.room and "start" in arguments:
            command = with_a_disk(self.folder / "disk", self.room, command)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        given = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "port": str(self.port),
            **self.settings,
        }
        options = " ".join(f"-c {name}='{value}'" for name, value in given.items())
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def address(self, database: str, user: str = USER) -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}&port={self.port}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def new_database(self) -> str:
        """Its address; nothing is in it."""
        name = f"house{next(_NUMBERS)}"
        where = "TABLESPACE small" if self.room else ""
        if self.room:
            self.execute(f"CREATE TABLESPACE small LOCATION '{self.folder}/disk'")
        self.execute(f"CREATE DATABASE {name} {where}")
        return self.address(name)

    @property
    def _ballast(self) -> Path:
        """On the disk that only the server sees."""
        return Path(f"/proc/{self.pid}/root{self.folder}/disk/ballast")

    def fill(self) -> None:
        """Until there is no room on its disk."""
        fill_up(self._ballast)

    def make_room(self) -> None:
        self._ballast.unlink()

    def cut(self, among: str = "true") -> None:
        """All connections of nodes, or those among which this is so."""
        self.execute(
            f"""SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'gaslamp' AND {among}"""
        )

    def remove(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)
