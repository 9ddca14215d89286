"""Handling of Ctrl-C.

During imports it ends the process at once: there is nothing to lose yet, and some libraries swallow exceptions raised
while they are imported. Later it raises `KeyboardInterrupt` as usual.
"""

from __future__ import annotations

import signal
import threading


def end_at_once() -> None:
    """Let Ctrl-C end the process silently, unless SIGINT was ignored when we were started."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def raise_interrupts() -> None:
    """From now on Ctrl-C raises `KeyboardInterrupt`."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if in_main_thread and signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
