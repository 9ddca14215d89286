"""All that an object holds, as nested tuples: two states with equal fingerprints are the same moment."""

from __future__ import annotations

from enum import Enum
from types import GetSetDescriptorType, MemberDescriptorType

from koruna.engine.game import Game

ATOMS = (int, float, str, bytes, type(None), Enum)
PLAIN = {int, float, str, bool}  # most of what lists hold
DECLARED: dict[type, frozenset[str]] = {}  # by class, because it takes long


def fingerprint(thing: object) -> object:
    """Everything but the journal, which tells how a state came about and not what it is, and but what begins with
    `known_`, which was found out from the rest and is only kept to save time."""
    if isinstance(thing, ATOMS):
        return thing
    if isinstance(thing, Game):
        return thing.id
    if isinstance(thing, list | tuple):
        return tuple([item if type(item) in PLAIN else fingerprint(item) for item in thing])
    if isinstance(thing, set | frozenset):
        return ("set", *sorted(thing))
    if isinstance(thing, dict):
        return ("dict", *((key, fingerprint(value)) for key, value in thing.items()))
    if not type(thing).__module__.startswith(("koruna.", "tests.")):
        raise TypeError(f"a state holds {thing!r}, which no copy can be checked for")
    held = attributes(thing)
    return (type(thing).__name__, *((name, fingerprint(held[name])) for name in sorted(held) if is_of_the_state(name)))


def is_of_the_state(name: str) -> bool:
    return name != "journal" and not name.startswith("known_")


def attributes(thing: object) -> dict[str, object]:
    """By name, whether they live in a dict (interpreted), in slots, or in a native class (compiled)."""
    found: dict[str, object] = dict(getattr(thing, "__dict__", {}))
    for name in declared(type(thing)):
        try:
            found[name] = getattr(thing, name)
        except AttributeError:  # declared but never set: there is nothing to compare
            continue
    return found


def declared(kind: type) -> frozenset[str]:
    if kind not in DECLARED:
        members = [(name, member) for cls in kind.__mro__ for name, member in vars(cls).items()]
        DECLARED[kind] = frozenset(
            name
            for name, member in members
            if isinstance(member, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__")
        )
    return DECLARED[kind]


def differences(left: object, right: object, path: str = "") -> set[str]:
    """Where two fingerprints differ, as paths."""
    if not isinstance(left, tuple) or not isinstance(right, tuple):
        return set() if left == right else {path}
    found = {path} if len(left) != len(right) else set()
    for at, (one, other) in enumerate(zip(left, right, strict=False)):
        found |= differences(one, other, f"{path}/{at}")
    return found
