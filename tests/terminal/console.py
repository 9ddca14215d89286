"""Running the real `koruna` command: with pipes, or in a pseudo-terminal that the test types into."""

from __future__ import annotations

import os
import re
import select
import shlex
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "koruna.terminal"]
# Ctrl-C only reaches a process whose controlling terminal it is.
AT_TERMINAL = """
import fcntl, termios
from koruna.terminal.main import main
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
main()
"""
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 60.0


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """A neutral environment whose files go under `home`."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "SYSTEMROOT")}
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home), "LOCALAPPDATA": str(home), "LANG": "C.UTF-8"}
    return {**kept, **own, **more}


def koruna(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(home, **more),
        timeout=PATIENCE,
        check=False,
    )


def shell(home: Path, words: str) -> subprocess.CompletedProcess[str]:
    """A shell command line, for pipes and redirections."""
    line = f"{shlex.join(COMMAND)} {words}"
    return subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, env=surroundings(home), timeout=PATIENCE, check=False
    )


class Terminal:
    """The command in a pseudo-terminal of its own."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, lines: int = 50, **more: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=surroundings(home, TERM="xterm-256color", **more),
            start_new_session=True,
        )
        os.close(inside)
        self.seen = ""

    def read(self) -> bool:
        """Read what it has written by now; False at the end."""
        if not select.select([self.screen], [], [], 0.05)[0]:
            return True
        try:
            found = os.read(self.screen, 65536)
        except OSError:
            return False
        self.seen += found.decode("utf-8", "replace")
        return bool(found)

    def wait_for(self, text: str) -> str:
        """Return and discard the output up to and including a text."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} did not come: {self.seen!r}"
            assert self.read() or text in self.seen, f"{text!r} did not come before the end: {self.seen!r}"
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C once it waits for input: `input` misses one in the instant before."""
        end = time.monotonic() + PATIENCE
        while not asleep(self.process.pid):
            assert time.monotonic() < end, "it never waits"
            time.sleep(0.02)
        self.type("\x03")

    def finish(self) -> int:
        """Wait for the end; the exit code."""
        end = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < end, f"it goes on: {self.seen!r}"
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)


def asleep(process: int) -> bool:
    """Whether a process is sleeping; where the system does not say, wait a moment instead."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        time.sleep(0.5)
        return True
    return stat.read_text("utf-8").rpartition(")")[2].split()[0] == "S"


def plain(text: str) -> str:
    """A text without ANSI codes."""
    return CODES.sub("", text).replace("\r", "")
