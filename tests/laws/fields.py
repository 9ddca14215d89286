"""Checks of the fields of a state and its parts: which are unset, forgotten by `copy`, or shared with the copy.

A part is an object with a `copy` of its own. Any other object (a setup, a map, the powers of a faction) is immutable
and shared. A class lists in `SHARED` the fields that are replaced and never changed in place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, Self, TypeGuard

from tests.laws.fingerprint import declared, fingerprint

CHANGEABLE = (list, dict, set)
NUMBERS = {int, bool}


class Part(Protocol):
    def copy(self) -> Self: ...


def is_part(thing: object) -> TypeGuard[Part]:
    return not isinstance(thing, CHANGEABLE) and hasattr(thing, "copy")


def parts(thing: object) -> Iterator[Part]:
    """A state and everything that is copied with it."""
    if isinstance(thing, list | tuple):
        for item in thing:
            yield from parts(item)
    elif is_part(thing):
        yield thing
        for name in declared(type(thing)):
            yield from parts(getattr(thing, name, None))


def unset(state: object) -> set[str]:
    """Fields without a value."""
    return {
        f"{type(part).__name__}.{name}"
        for part in parts(state)
        for name in declared(type(part))
        if not hasattr(part, name)
    }


def forgotten(state: object) -> set[str]:
    """Fields that a copy does not take over, found by changing each one."""
    found: set[str] = set()
    for part in parts(state):
        changed = part.copy()
        for name in declared(type(part)):
            setattr(changed, name, another(getattr(changed, name)))
        twin = changed.copy()
        for name in declared(type(part)):
            if fingerprint(getattr(twin, name)) != fingerprint(getattr(changed, name)):
                found.add(f"{type(part).__name__}.{name}")
    return found


def another(value: object) -> object:
    """A different value of the same type; the value itself for types that cannot be changed easily."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value > 0 else value + 1  # never beyond the end of a table
    if isinstance(value, list) and value and NUMBERS.issuperset(map(type, value)):
        return [another(value[0]), *value[1:]]
    return value


def shared(one: object, other: object, path: str = "") -> set[str]:
    """Paths at which two states share a mutable object."""
    if one is other and (isinstance(one, CHANGEABLE) or is_part(one)):
        return {path or type(one).__name__}
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return set().union(*(shared(left, right, path) for left, right in zip(one, other, strict=True)))
    if not is_part(one):
        return set()
    never_changed = getattr(type(one), "SHARED", ())
    return set().union(
        *(
            shared(getattr(one, name), getattr(other, name), f"{type(one).__name__}.{name}")
            for name in declared(type(one))
            if name not in never_changed
        )
    )
