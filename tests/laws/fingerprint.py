"""All that an object holds, as nested tuples: two states with equal fingerprints are the same moment."""

from __future__ import annotations

from enum import Enum
from types import GetSetDescriptorType, MemberDescriptorType

from koruna.engine.game import Game

ATOMS = (int, float, str, bytes, type(None), Enum)
PLAIN = {int, float, str, bool, type(None)}  # most of what lists hold
DECLARED: dict[type, list[str]] = {}  # by class, because it takes long


def fingerprint(thing: object) -> object:
    """Everything but the journal, which tells how a state came about and not what it is, and but what begins with
    `known_`, which was found out from the rest and is only kept to save time."""
    if isinstance(thing, list | tuple):
        if PLAIN.issuperset(map(type, thing)):
            return tuple(thing)
        return tuple([item if type(item) in PLAIN else fingerprint(item) for item in thing])
    if isinstance(thing, ATOMS):
        return thing
    if isinstance(thing, Game):
        return thing.id
    if isinstance(thing, set | frozenset):
        return ("set", *sorted(thing))
    if isinstance(thing, dict):
        return ("dict", *((key, fingerprint(value)) for key, value in thing.items()))
    if not type(thing).__module__.startswith(("koruna.", "tests.")):
        raise TypeError(f"a state holds {thing!r}, which no copy can be checked for")
    held = attributes(thing)
    values = fingerprint(list(held.values()))
    assert isinstance(values, tuple)
    return (type(thing).__name__, *zip(held, values, strict=True))


def is_of_the_state(name: str) -> bool:
    return name != "journal" and not name.startswith("known_")


def attributes(thing: object) -> dict[str, object]:
    """By name, whether they live in a dict (interpreted), in slots, or in a native class (compiled)."""
    found: dict[str, object] = {}
    for name in declared(type(thing)):
        try:
            found[name] = getattr(thing, name)
        except AttributeError:  # declared but never set: there is nothing to compare
            continue
    lives = getattr(thing, "__dict__", {})
    return {**found, **{name: lives[name] for name in sorted(lives) if is_of_the_state(name)}} if lives else found


def declared(kind: type) -> list[str]:
    """What the class says its objects hold of the state, in the order of the alphabet."""
    if kind not in DECLARED:
        members = [(name, member) for cls in kind.__mro__ for name, member in vars(cls).items()]
        found = {
            name
            for name, member in members
            if isinstance(member, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__")
        }
        DECLARED[kind] = sorted(name for name in found if is_of_the_state(name))
    return DECLARED[kind]


def differences(left: object, right: object, path: str = "") -> set[str]:
    """Where two fingerprints differ, as paths."""
    if left == right:
        return set()
    if not isinstance(left, tuple) or not isinstance(right, tuple):
        return {path}
    found = {path} if len(left) != len(right) else set()
    for at, (one, other) in enumerate(zip(left, right, strict=False)):
        found |= differences(one, other, f"{path}/{at}")
    return found
