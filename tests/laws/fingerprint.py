"""The content of an object as nested tuples: states with equal fingerprints are equal."""

from __future__ import annotations

from enum import Enum
from inspect import get_annotations
from types import GetSetDescriptorType, MemberDescriptorType

from koruna.engine.event import Event
from koruna.engine.game import Game

ATOMS = (int, float, str, bytes, type(None), Enum)
PLAIN = {int, float, str, bool, type(None)}  # most list items
DECLARED: dict[type, list[str]] = {}  # cached by class, because it is slow
DESCRIPTORS = (GetSetDescriptorType, MemberDescriptorType)
OF_THE_CLASS = ("ClassVar", "Final")  # annotations of class attributes
UNSET = object()
# By id: immutable objects, kept so that their ids stay theirs, and their fingerprints.
IMMUTABLE: dict[int, tuple[object, tuple[object, ...]]] = {}
MANY = 100  # of them


def fingerprint(thing: object) -> object:
    """Everything except the journal, which is history and not state, and attributes that begin with `known_`, which are
    caches."""
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
    changes = hasattr(thing, "copy") or isinstance(thing, Event)
    return of_object(thing) if changes else of_immutable(thing)


def of_object(thing: object) -> tuple[object, ...]:
    held = attributes(thing)
    values = fingerprint(list(held.values()))
    assert isinstance(values, tuple)
    return (type(thing).__name__, *zip(held, values, strict=True))


def of_immutable(thing: object) -> tuple[object, ...]:
    """Of an object without a `copy`, which all copies of a state share: a map, a set-up. Computed once."""
    if id(thing) not in IMMUTABLE:
        if len(IMMUTABLE) >= MANY:
            IMMUTABLE.clear()
        IMMUTABLE[id(thing)] = thing, of_object(thing)
    return IMMUTABLE[id(thing)][1]


def changed_in_place() -> list[str]:
    """The types of immutable objects that have changed since their fingerprints were taken."""
    known = list(IMMUTABLE.values())
    IMMUTABLE.clear()
    return [type(thing).__name__ for thing, before in known if of_object(thing) != before]


def is_of_the_state(name: str) -> bool:
    return name != "journal" and not name.startswith(("known_", "__"))


def attributes(thing: object) -> dict[str, object]:
    """By name, without those that are declared but never set."""
    held = {name: getattr(thing, name, UNSET) for name in declared(type(thing))}
    return {name: value for name, value in held.items() if value is not UNSET}


def declared(kind: type) -> list[str]:
    """The declared attributes of a class that are part of the state, in alphabetical order: annotations if it is
    interpreted, descriptors if it is compiled or has slots."""
    if kind not in DECLARED:
        found: set[str] = set()
        for cls in kind.__mro__:
            annotated = get_annotations(cls).items()
            found |= {name for name, type in annotated if not str(type).startswith(OF_THE_CLASS)}
            found |= {name for name, member in vars(cls).items() if isinstance(member, DESCRIPTORS)}
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
