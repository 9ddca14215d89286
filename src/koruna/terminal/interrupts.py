"""What Ctrl-C does.

While the command loads, it just ends it: there is nothing to lose yet, and some libraries swallow an exception that
comes while they are imported. Once there is something to tell, it is an exception like any other.
"""

from __future__ import annotations

import signal
import threading


def end_at_once() -> None:
    """Ctrl-C ends us without a word, unless we were started to ignore it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def hear() -> None:
    """From now on Ctrl-C can be answered."""
    here = threading.current_thread() is threading.main_thread()
    if here and signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
