"""A PostgreSQL server for a test, started in a temporary folder; installed first if it is missing."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"
# Another program may be installing something: apt waits for it.
APT_INSTALL = ["apt-get", "install", "-y", "-qq", "-o", "DPkg::Lock::Timeout=300"]


def programs() -> Path:
    """The folder with initdb and pg_ctl; they are installed if they are missing and that is allowed."""
    # One worker installs, the others wait: apt refuses to run twice at once, and half a package is of no use.
    with Path(__file__).open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if find_programs() is None and os.geteuid() == 0 and shutil.which("apt-get"):
            # A list that cannot be updated need not be the one that PostgreSQL comes from.
            subprocess.run(["apt-get", "update", "-qq"], check=False, stdout=subprocess.DEVNULL)
            subprocess.run([*APT_INSTALL, "postgresql"], check=True, stdout=subprocess.DEVNULL)
    found = find_programs()
    if found is None:
        raise RuntimeError("These tests need PostgreSQL's initdb and pg_ctl: install the package postgresql.")
    return found


def find_programs() -> Path | None:
    on_path = shutil.which("pg_ctl")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database."""
    bin = programs()
    folder = tempfile.mkdtemp(prefix="koruna-postgresql-")
    # PostgreSQL refuses to run as root, so it runs as the user that its package created.
    as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
    if as_user:
        os.chown(folder, pwd.getpwnam(USER).pw_uid, -1)
    port = free_port()
    data = f"{folder}/data"

    def run(*command: str) -> None:
        subprocess.run([*as_user, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)

    try:
        run(f"{bin}/initdb", "-D", data, "-U", "koruna", "-A", "trust", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        run(f"{bin}/pg_ctl", "-D", data, "-l", f"{folder}/log", "-w", "-o", options, "start")
        try:
            yield f"postgresql://koruna@127.0.0.1:{port}/postgres"
        finally:
            run(f"{bin}/pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
