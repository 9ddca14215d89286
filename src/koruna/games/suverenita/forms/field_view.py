"""The view of a field: what is on it now, as a seat or a spectator may see it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_encircled, is_locked
from koruna.games.suverenita.rules.farm.larder import HUNGRY_COUNT_BIT, HUNGRY_KEY_BIT
from koruna.games.suverenita.rules.notation import write_item
from koruna.games.suverenita.rules.numbers import (
    BUILDINGS,
    COUNT_BIT,
    HERD_FED,
    HERD_INSIDE,
    HERD_KILLED,
    HERDS,
    IN_TRAINING,
    ITEM,
    LEVELS,
    MOVED,
    PLACES,
    TYPES,
    herd_kind,
    herd_owner,
    owner_of,
)

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita

DOCKYARDS = ["", "dock", "harbour"]


class StackView(Struct, frozen=True):
    """Equal units in one place."""

    owner: int  # the seat whose units they are
    type: str  # LI, HI, SE, CA, TR, WS, ME or CO, as in moves
    level: str  # recruit, standard, experienced, veteran or elite
    place: str  # open, inside, site, dock or aboard
    count: int  # how many equal units
    moved: bool  # they have used up their movement
    training: bool  # they are being trained


class HerdView(Struct, frozen=True):
    """A herd on a field or in its settlement."""

    owner: int  # the seat whose herd it is
    kind: str  # sheep, pigs, cows or horses
    inside: bool  # in the settlement, not on the field
    fate: str  # this winter, as decided so far: fed, killed, or nothing yet


class FieldView(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """What is on a field now; in the same order as in the map."""

    control: int | None = None  # the seat that controls it
    locked: bool = False  # hostile units stand here in the open
    settlement: str = ""  # village or city
    lord: int | None = None  # the owner of the settlement
    encircled: bool = False  # hostile units are around the settlement, and none of its side
    dockyard: str = ""  # dock or harbour
    fort: bool = False  # whether one stands here
    site: str = ""  # the building under construction
    site_owner: int | None = None  # who builds it
    site_done: int = 0  # how much of it is built, in per cent
    crop: int = 0  # tokens of sown grain
    crop_owner: int | None = None  # who sowed it
    herds: tuple[HerdView, ...] = ()  # on it and in its settlement
    plundered: bool = False  # whether it was plundered
    grain: int = 0  # stored in the settlement
    fish: int = 0  # stored in the dockyard
    stacks: tuple[StackView, ...] = ()  # all units here
    hungry: tuple[str, ...] = ()  # who goes hungry here this winter, as decided so far


def somebody(seat: int) -> int | None:
    return seat if seat >= 0 else None


def views_of_fields(state: Suverenita, seat: int) -> list[FieldView]:
    """All fields. Most look as they did before, so each is made of its numbers, by which it is remembered."""
    is_secret = state.kind() == steps.PARTS
    numbers = zip(
        *(state.control, state.settlement, state.lord, state.dockyard, state.fort, state.site, state.site_owner),
        *(state.site_done, state.crop, state.crop_owner, state.plundered, state.grain, state.fish),
        strict=True,
    )
    return [
        view_of_field(
            found,
            is_locked(state, field),
            is_encircled(state, field),
            is_secret and found[2] != seat,
            tuple(state.herds[field]),
            tuple(seen_stacks(state, field, seat)),
            view_of_hungry(state, field),
        )
        for field, found in enumerate(numbers)
    ]


@lru_cache(maxsize=4096)
def view_of_field(
    numbers: tuple[int, ...],
    locked: bool,
    encircled: bool,
    sealed: bool,  # start parts of others
    herds: tuple[int, ...],
    stacks: tuple[int, ...],
    hungry: tuple[str, ...],
) -> FieldView:
    control, settlement, lord, dockyard, fort, site, builder, done, crop, sower, plundered, grain, fish = numbers
    return FieldView(
        control=somebody(control),
        locked=locked,
        settlement=BUILDINGS[settlement],
        lord=somebody(lord),
        encircled=encircled,
        dockyard="" if sealed else DOCKYARDS[dockyard],
        fort=fort == 1,
        site=BUILDINGS[site],
        site_owner=somebody(builder),
        site_done=done,
        crop=crop,
        crop_owner=somebody(sower),
        herds=() if sealed else tuple([view_of_herd(herd) for herd in herds]),
        plundered=plundered == 1,
        grain=0 if sealed else grain,
        fish=fish,
        hungry=hungry,
        stacks=tuple([view_of_stack(units) for units in stacks]),
    )


def seen_stacks(state: Suverenita, field: int, seat: int) -> list[int]:
    """The stacks on a field: the seat's own as they are, others' as they were if orders are hidden."""
    stacks = state.armies[field]
    if state.shown is None:
        return stacks
    others = [units for units in state.shown[field] if owner_of(units) != seat]
    return sorted([units for units in stacks if owner_of(units) == seat] + others)


@lru_cache(maxsize=4096)
def view_of_stack(units: int) -> StackView:
    return StackView(
        owner=int(owner_of(units)),
        type=TYPES[units & 7],
        level=LEVELS[units >> 3 & 7],
        place=PLACES[units >> 6 & 7],
        count=units >> COUNT_BIT,
        moved=units & MOVED != 0,
        training=units & IN_TRAINING != 0,
    )


@lru_cache(maxsize=256)
def view_of_herd(herd: int) -> HerdView:
    fate = "fed" if herd & HERD_FED else "killed" if herd & HERD_KILLED else ""
    return HerdView(int(herd_owner(herd)), HERDS[herd_kind(herd)], herd & HERD_INSIDE != 0, fate)


def view_of_hungry(state: Suverenita, field: int) -> tuple[str, ...]:
    """Units as in moves; a settlement by its name."""
    if not state.hungry:
        return ()
    found: list[str] = []
    for entry in state.hungry:
        if entry & 255 == field:
            units = entry >> HUNGRY_KEY_BIT
            name = write_item(units & ITEM) if units else BUILDINGS[state.settlement[field]]
            count = entry >> HUNGRY_COUNT_BIT if units else 1
            found.append(f"{name}*{count}")
    return tuple(sorted(found))
