"""No module but `access` decides who may see what: what it would need for that stands in no other file."""

from __future__ import annotations

import ast

import pytest
from docs.draw_imports import SOURCE

TABLE = SOURCE / "table"
ACCESS = "requests/access.py"
NEEDED_TO_DECIDE = {"PermissionDeniedException", "NotAuthorizedException", "keys_sent", "seats_of"}
# Exceptions, with the reason.
EXCEPTIONS = {
    ("requests/security.py", "PermissionDeniedException"): "of another site, whoever sends it",
    ("requests/blocks.py", "PermissionDeniedException"): "from a network that the operator has blocked",
    ("operator/health.py", "NotAuthorizedException"): "what only the operator may see, which is of no table",
    ("operator/secret.py", "NotAuthorizedException"): "what only the operator may do",
}


def decisions(source: str) -> set[str]:
    """The names that a module needs to decide, and the places where it picks or counts the seats of a browser."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(name) | ast.Attribute(_, name) | ast.alias(name) if name in NEEDED_TO_DECIDE:
                found.add(name)
            case ast.Subscript(seats) | ast.Call(ast.Name("len"), [seats]) if is_own(seats):
                found.add(ast.unparse(node))
    return found


def is_own(node: ast.expr) -> bool:
    """Whether it is called as the seats are whose keys came with a request."""
    match node:
        case ast.Call(called):
            return is_own(called)
        case ast.Name(name) | ast.Attribute(_, name):
            return name in ("own", "own_seats")
    return False


def test_no_other_module_decides() -> None:
    files = {file.relative_to(TABLE).as_posix(): file for file in sorted(TABLE.rglob("*.py"))}
    assert decisions(files.pop(ACCESS).read_text("utf-8")) > NEEDED_TO_DECIDE
    found = {(name, what) for name, file in files.items() for what in decisions(file.read_text("utf-8"))}
    assert found == set(EXCEPTIONS)


@pytest.mark.parametrize(
    "line",
    [
        "seat = own[0] if own else SPECTATOR",
        "context = PageContext(table, viewer.own[0], viewer.own, language)",
        "reader = seat if len(own) < 2 else SPECTATOR",
        "mine = len(context.own) == 1",
        "record = table.record(access.own_seats(request, table)[0])",
        "from litestar.exceptions import PermissionDeniedException",
        "raise exceptions.NotAuthorizedException('table-no-key')",
        "known = request_identity.keys_sent(request, id)",
    ],
)
def test_a_decision_is_found(line: str) -> None:
    assert decisions(line)
