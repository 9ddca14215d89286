"""Running Python with Koruna interpreted (from `src`) or compiled (as installed)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import msgspec

from bench.speed import Round

ROOT = Path(__file__).parent.parent
IMPORT = "from time import perf_counter as t; began = t(); import koruna; print(t() - began)"
HELP = "import sys; sys.argv = ['koruna', '--help']; from koruna.terminal.main import main; main()"


def run(compiled: bool, *arguments: str) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if not compiled:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, *arguments]
    done = subprocess.run(command, check=False, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"bench: {' '.join(arguments)[:60]} failed, see above.")
    return done.stdout


def speeds(compiled: bool, seconds: float, games: list[str]) -> Round:
    found = msgspec.json.decode(run(compiled, "-m", "bench.speed", str(seconds), *games), type=Round)
    if found.compiled != compiled:
        sys.exit("bench: Koruna is not installed compiled here; `make bench` does that where a C compiler is.")
    return found


def import_ms(compiled: bool) -> float:
    return float(run(compiled, "-c", IMPORT)) * 1000


def help_ms(compiled: bool) -> float:
    """`koruna --help` as a process, including the start of Python."""
    began = perf_counter()
    run(compiled, "-c", HELP)
    return (perf_counter() - began) * 1000
