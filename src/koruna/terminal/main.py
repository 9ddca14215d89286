"""The entry point of the `koruna` command."""

from __future__ import annotations

import sys

from koruna.terminal import interrupts


def main() -> None:
    interrupts.end_at_once()
    from koruna.terminal.run import run

    code = run(sys.argv[1:])
    interrupts.end_at_once()  # nothing left to report
    sys.exit(code)
