"""Mutation testing: plants faults one by one in copies of the source, and reports those that the tests do not find.

    python -m tests.planted             all of them
    python -m tests.planted suverenita  those whose file or test contains this

Each entry of faults.toml says what is changed where, and which tests must then fail. They run interpreted, so that
nothing has to be compiled, one fault on every core. Run it before and after removing or speeding up tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic

from tests.planted.faults import ROOT, Fault, faults

PASSED, FAILED = 0, 1  # exit codes of pytest; others mean that the tests could not run
CORES = os.cpu_count() or 1


def found_by_tests(fault: Fault, folder: Path) -> bool:
    """Whether the named tests fail with the fault. That they pass without it is checked by `make test`."""
    file = folder / fault.file
    whole = file.read_text("utf-8")
    file.write_text(fault.planted_in(whole), "utf-8")
    try:
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *fault.tests],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(folder / "src"), "KORUNA_EXPECT": "interpreted"},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        file.write_text(whole, "utf-8")
    # A fault that breaks the collection of a test file counts as found.
    if run.returncode not in (PASSED, FAILED) and "ERROR collecting" not in run.stdout:
        print(f"The tests of {fault} did not run:\n{run.stdout}{run.stderr}", flush=True)
        return False
    return run.returncode != PASSED


def copies_of_source(folder: Path) -> SimpleQueue[Path]:
    """One for each fault that is tried at the same time."""
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(CORES):
        copy = folder / str(number)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        copies.put(copy)
    return copies


def main(wanted: str = "") -> None:
    chosen = [fault for fault in faults() if wanted in f"{fault.file} {fault.tests}"]
    missed = []
    with TemporaryDirectory() as made, ThreadPoolExecutor(CORES) as trying:
        copies = copies_of_source(Path(made))

        def tried(fault: Fault) -> tuple[Fault, bool, float]:
            copy, began = copies.get(), monotonic()
            is_found = found_by_tests(fault, copy)
            copies.put(copy)
            return fault, is_found, monotonic() - began

        for number, trial in enumerate(as_completed([trying.submit(tried, fault) for fault in chosen]), 1):
            fault, is_found, seconds = trial.result()
            missed += [] if is_found else [fault]
            print(f"{number:3} {'found ' if is_found else 'MISSED'} {seconds:5.1f} s  {fault}", flush=True)
    print(f"{len(chosen) - len(missed)} of {len(chosen)} faults are found.")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:2])
