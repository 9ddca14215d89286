"""Where the `koruna` command begins."""

from __future__ import annotations

import signal
import sys


def main() -> None:
    """Before everything is loaded and after all is told there is nothing to lose: then Ctrl-C just ends it."""
    hears = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # not when it was started to ignore it
    if hears:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from koruna.terminal.obeying import run

    if hears:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    code = run(sys.argv[1:])
    if hears:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(code)
