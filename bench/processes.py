"""Memory and CPU time of a server's processes, including its workers."""

from __future__ import annotations

import os
from pathlib import Path


def family(pid: int) -> list[int]:
    """A process with all its descendants."""
    children: dict[int, list[int]] = {}
    for found in Path("/proc").glob("[0-9]*"):
        fields = fields_of(int(found.name))
        if fields:
            children.setdefault(int(fields[1]), []).append(int(found.name))
    members = [pid]
    for member in members:
        members += children.get(member, [])
    return members


def memory_kb(pid: int) -> int:
    """Of one process."""
    try:
        status = Path(f"/proc/{pid}/status").read_text().split("VmRSS:")
    except FileNotFoundError:  # it has ended
        return 0
    return int(status[1].split()[0]) if len(status) > 1 else 0


def memory_of_all_kb(pid: int) -> int:
    """Of a process and its descendants."""
    return sum(memory_kb(member) for member in family(pid))


def cpu_seconds(pid: int) -> float:
    """Of a process and its descendants."""
    told = [fields_of(member) for member in family(pid)]
    return sum(int(fields[11]) + int(fields[12]) for fields in told if fields) / os.sysconf("SC_CLK_TCK")


def fields_of(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name; empty if the process has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
