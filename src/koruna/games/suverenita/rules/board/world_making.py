"""Generates a fair map for any number of players (Q1): one random wedge is repeated around a round world.

In the centre is a neutral heath, or with five or more players an inner sea; around it are three rings of land, each
staggered by half a sector, and a ring of sea. If a map fails a check of world_checking.py the next attempt of its seed
is made, so that every seed gives a sound map.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from koruna.games.suverenita.rules.board.atlas import Atlas, MapLayout
from koruna.games.suverenita.rules.board.world_checking import problem
from koruna.games.suverenita.rules.numbers import BROWN, GREEN, GREY, SEA, TURQUOISE, YELLOW

RINGS: Final = "imo"
QUOTA: Final = [YELLOW, YELLOW, GREEN, GREEN, GREEN, BROWN, BROWN, TURQUOISE, GREY]
MORE: Final = [YELLOW, GREEN, BROWN]  # added in a wedge of four sectors
NEXT_SEED: Final = 1000
TRIES: Final = 200
HUB: Final = "hub"
CENTRE: Final = "centre"

Spot: TypeAlias = tuple[str, int]  # a field of the wedge: ring and sector


def generate(players: int, seed: int) -> Atlas:
    """The first sound map among the attempts of a seed."""
    for used in range(seed, seed + NEXT_SEED * TRIES, NEXT_SEED):
        atlas = attempt(players, seed, used)
        if problem(atlas) is None:
            return atlas
    raise AssertionError(f"no sound map for {players} players from seed {seed}")


def attempt(players: int, seed: int, used: int) -> Atlas:
    rng = Random(used)
    width = 4 if players <= 3 else 3
    spots = [(ring, sector) for ring in RINGS for sector in range(width)]
    while True:
        colours = QUOTA + MORE[: len(spots) - len(QUOTA)]
        rng.shuffle(colours)
        wedge = dict(zip(spots, colours, strict=True))
        island = rng.randrange(width)
        ridges = rng.sample(ridge_candidates(width), 2)
        coast = [wedge["o", sector] for sector in range(width) if sector != island]
        if YELLOW in coast or GREEN in coast:  # a coast worth settling
            break
    borders = skeleton(players, width)
    return around(f"{players}-{seed}", players, width, borders, wedge, ridges, island)


def ridge_candidates(width: int) -> list[tuple[Spot, Spot]]:
    """Borders that may be closed: across the edge of the wedge, and inside it."""
    return [
        (("i", width - 1), ("i", width)),
        (("m", width - 1), ("i", width)),
        (("m", width - 1), ("m", width)),
        (("i", 0), ("m", 0)),
        (("m", 0), ("m", 1)),
    ]


def name(ring: str, sector: int, size: int) -> str:
    return f"{ring}{sector % size:02d}"


def skeleton(players: int, width: int) -> dict[str, set[str]]:
    """Which fields border on which, before any border is closed."""
    total = players * width
    sea_step = 1 if players <= 7 else 3  # fewer and larger seas for many players
    seas = total // sea_step
    borders: dict[str, set[str]] = {}

    def link(one: str, other: str) -> None:
        if one != other:
            borders.setdefault(one, set()).add(other)
            borders.setdefault(other, set()).add(one)

    for sector in range(total):
        for ring in RINGS:
            link(name(ring, sector, total), name(ring, sector + 1, total))
        link(name("m", sector, total), name("i", sector, total))
        link(name("m", sector, total), name("i", sector + 1, total))
        link(name("o", sector, total), name("m", sector, total))
        link(name("o", sector, total), name("m", sector - 1, total))
        sea = name("x", sector // sea_step, seas)
        link(sea, name("o", sector, total))
        link(sea, name("o", sector + 1, total))
    for sector in range(seas):
        link(name("x", sector, seas), name("x", sector + 1, seas))
    if players < 5:
        for sector in range(total):
            link(HUB, name("i", sector, total))
    else:
        for player in range(players):
            link(name("n", player, players), name("n", player + 1, players))
            link(name("n", player, players), CENTRE)
            for sector in range(width):
                link(name("n", player, players), name("i", player * width + sector, total))
    return borders


def order(id: str) -> tuple[int, str]:
    """Fields are listed from the centre outwards."""
    return (-1 if id == HUB else "imonxc".index(id[0]), id)


def around(
    title: str,
    players: int,
    width: int,
    borders: dict[str, set[str]],
    wedge: dict[Spot, int],
    ridges: list[tuple[Spot, Spot]],
    island: int,
) -> Atlas:
    """The wedge repeated around the world."""
    total = players * width
    ids = sorted(borders, key=order)
    number = {id: field for field, id in enumerate(ids)}
    colours = [GREY if id == HUB else SEA for id in ids]
    closed: set[tuple[int, int]] = set()

    def close(one: str, other: str) -> None:
        closed.add((min(number[one], number[other]), max(number[one], number[other])))

    for start in range(0, total, width):
        for (ring, sector), colour in wedge.items():
            colours[number[name(ring, start + sector, total)]] = colour
        for (ring, sector), (other_ring, other_sector) in ridges:
            close(name(ring, start + sector, total), name(other_ring, start + other_sector, total))
        shore = name("o", start + island, total)
        for ring, sector in (("o", island - 1), ("o", island + 1), ("m", island - 1), ("m", island)):
            close(shore, name(ring, start + sector, total))  # an island touches the sea only, 3.3
    outer = sum(1 for id in ids if id[0] == "x")
    return Atlas(
        title,
        total,
        outer,
        ids,
        ["" if id in (HUB, CENTRE) else id[0] for id in ids],
        [0 if id in (HUB, CENTRE) else int(id[1:]) for id in ids],
        [id == HUB for id in ids],
        [sorted(number[other] for other in borders[id]) for id in ids],
        [MapLayout("main", [players], sorted(closed), colours)],
    )
