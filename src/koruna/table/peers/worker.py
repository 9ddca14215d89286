"""Which of the processes of a server this is, and its link to the supervisor that started it."""

from __future__ import annotations

import socket
from typing import NamedTuple

WORKER = "worker"  # key in the state of the application
READY = b"ready\n"  # a worker says it to its supervisor; all other lines are for the other workers


class Worker(NamedTuple):
    machine: str  # the name of the server, which all its processes have in common
    number: int  # from 0
    link: socket.socket
