"""Portraits of advisors, composed of a few parts: robe, hair, beard, headwear and eyewear.

Every built-in advisor has a face of their own; advisors of other content get one by their number.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from koruna.look import colour


class Face(NamedTuple):
    robe: str
    trim: str  # the colour of the trim of robe and headwear
    head: str = ""  # the headwear
    cloth: str = ""  # the colour of the headwear
    hair: str = ""  # its colour; "" for none visible
    long: bool = False
    beard: str = ""
    eyes: str = "eyes"
    skin: str = "skin"


FACES: Final = {
    "pirate_of_five_seas": Face("red2", "gold", "tricorn", "black", "red", True, eyes="patch"),
    "enlightened_prophet": Face("white", "gold", "rays", "gold", "white", False, "full"),
    "grey_eminence": Face("stone2", "steel", "hood", "stone2", beard="goatee", hair="black"),
    "renowned_cartographer": Face("blue2", "cream", "beret", "green", "wood2", True),
    "master_mason": Face("wood", "stone", "cap", "cream", "wood2", False, "moustache"),
    "settlers_patron": Face("green2", "pink", "kerchief", "pink", "wood"),
    "wind_reader": Face("teal", "white", "turban", "blue", "black", False, "goatee", skin="wood"),
    "court_jeweller": Face("purple2", "gold", "tiara", "gold", "black", True, skin="wood"),
    "wandering_alchemist": Face("purple", "teal", "pointed", "purple2", "stone", False, "full"),
    "woe_banisher": Face("teal2", "red", "circlet", "red", "white", True),
    "old_marshal": Face("red", "steel", "helmet", "steel", "white", False, "moustache"),
    "master_of_snares": Face("green", "wood", "brim", "wood2", "red", False, "short"),
    "double_agent": Face("black", "red", "", "", "gold", True, eyes="mask"),
    "royal_herald": Face("blue", "gold", "plumed", "red", "wood", False),
}
PLAIN: Final = list(FACES.values())

INK: Final = colour("spr-ink")
LINE: Final = f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'
BEARDS: Final = {
    "full": "M14.5 22c0 9 4 14.5 9.5 14.5s9.5-5.5 9.5-14.5c-2 4-5 5-9.5 5s-7.5-1-9.5-5z",
    "short": "M14.7 21.5c.3 6 3.8 10 9.3 10s9-4 9.3-10c-2 4-5 5-9.3 5s-7.3-1-9.3-5z",
    "goatee": "M20 26.5h8l-4 8z",
    "moustache": "M15.5 26.5c2-4 6-4 8.5-1.5 2.5-2.5 6.5-2.5 8.5 1.5-3 1.6-6 1.4-8.5-.4-2.5 1.8-5.5 2-8.5.4z",
}
# Headwear: the part in the colour of the cloth, and the part in the colour of the trim.
HEADS: Final = {
    "tricorn": ("M5 15c7-2 11-10 19-10s12 8 19 10c-5 3.5-12 4-19 4s-14-.5-19-4z", "M24 8.5l1.6 3.2 3.4.4-2.5 2.4z"),
    "hood": (
        "M8 40C5 20 12 4 24 4s19 16 16 36c-4-4-6-9-6-16 0-8-4-12-10-12s-10 4-10 12c0 7-2 12-6 16z",
        "M20 36.5h8l-4 4z",
    ),
    "beret": ("M10 16C8 9 15 4 24 4c9 0 15 4 14 10-9-3-19-2-28 2z", "M33 9c2-5 6-7 11-7-1 6-4 9-9 10z"),
    "cap": ("M13.5 17c0-8 4.5-12 10.5-12s10.5 4 10.5 12z", "M12 14.5h24v4.5H12z"),
    "kerchief": ("M11 27C9 12 15 5 24 5s15 7 13 22l-4-9c-5-4-13-4-18 0z", "M20 9h2.5v2.5H20zM27 10h2.5v2.5H27z"),
    "turban": ("M11 17C8 8 16 3 24 3s16 5 13 14c-8-4-18-4-26 0z", "M24 5.5a3.6 3.6 0 1 0 .1 0z"),
    "tiara": ("M13 16 11 6l6.5 4L24 3l6.5 7L37 6l-2 10c-7-3-15-3-22 0z", "M24 8a2.6 2.6 0 1 0 .1 0z"),
    "pointed": ("M9 17 27-1l3 9 9 9c-9-4-21-4-30 0z", "M14 12c7-3 14-3 20 0l2 3c-8-3-16-3-24 0z"),
    "circlet": ("M13.5 15c6-3 15-3 21 0l-.5 3.5c-6-3-14-3-20 0z", "M24 12.5a2.8 2.8 0 1 0 .1 0z"),
    "helmet": (
        "M12.5 21C11 10 16 5 24 5s13 5 11.5 16l-4-3.5c-4-2.5-11-2.5-15 0z",
        "M22 6C23 0 31-2 36 3c-4 0-7 1-9 4z",
    ),
    "brim": ("M4 16.5c4-2 8-2.5 11-2.5 0-7 3-10 9-10s9 3 9 10c3 0 7 .5 11 2.5-10 4-30 4-40 0z", "M15 13h18v3H15z"),
    "plumed": ("M12 16c0-7 5-10 12-10s12 3 12 10z", "M14 9C7 8 5 3 6-1c5 1 9 4 10 8z"),
}


def path(drawn: str, fill: str, line: str = LINE) -> str:
    return f'<path d="{drawn}" fill="{colour(f"spr-{fill}")}" {line}/>'


@cache
def portrait(id: str, number: int) -> str:
    """The inside of a picture 48 wide and high."""
    face = FACES.get(id) or PLAIN[number % len(PLAIN)]
    drawn = draw_behind(face)
    drawn += path("M7 47c0-10 7-15 17-15s17 5 17 15z", face.robe)
    if face.eyes == "mask":
        drawn += path("M24 32c10 0 17 5 17 15H24z", face.trim)
    else:
        drawn += path("M24 32l-5 5 5 10 5-10z", face.trim)
    drawn += f'<circle cx="24" cy="21" r="10" fill="{colour(f"spr-{face.skin}")}" {LINE}/>'
    if face.hair and not face.head and not face.long:
        drawn += path("M14 18c1-8 5-10 10-10s9 2 10 10c-6-4-14-4-20 0z", face.hair)
    if face.hair and face.long:
        drawn += path("M14 21c0-8 4-11 10-11s10 3 10 11c-3-3-4-6-10-6s-7 3-10 6z", face.hair)
    if face.beard:
        drawn += path(BEARDS[face.beard], face.hair)
    drawn += draw_eyes(face)
    if face.head in HEADS:
        cloth, trim = HEADS[face.head]
        drawn += path(cloth, face.cloth) + path(trim, face.trim, LINE.replace("2.2", "1.4"))
    return drawn


def draw_behind(face: Face) -> str:
    """Long hair, and a halo."""
    drawn = ""
    if face.head == "rays":
        rays = "M24-1v6M9 4l4 5M39 4l-4 5M2 17l6 2M46 17l-6 2"
        drawn += f'<path d="{rays}" fill="none" {LINE.replace("2.2", "5")}/>'
        drawn += (
            f'<path d="{rays}" fill="none" stroke="{colour("spr-gold")}" stroke-width="2.4" stroke-linecap="round"/>'
        )
        drawn += f'<circle cx="24" cy="20" r="14.5" fill="{colour("spr-gold")}" {LINE}/>'
    if face.long:
        drawn += path("M11 36c-2-4 0-8 0-14C11 12 16 7 24 7s13 5 13 15c0 6 2 10 0 14z", face.hair)
    return drawn


def draw_eyes(face: Face) -> str:
    if face.eyes == "mask":
        mask = path(
            "M13.5 19c4-3 7-2 10.5-.5 3.5-1.5 6.5-2.5 10.5.5 0 6-7 7-10.5 2.5-3.5 4.5-10.5 3.5-10.5-2.5z", "red"
        )
        return mask + dots("M19 20.5v.1M29 20.5v.1", colour("spr-white"))
    if face.eyes == "patch":
        strap = f'<path d="M14 17.5 34 23" fill="none" {LINE.replace("2.2", "1.6")}/>'
        return strap + path("M25.5 19.5h7l-1.5 5h-4z", "black") + dots("M20 21v.1", INK)
    return dots("M20.2 21v.1M27.8 21v.1", INK)


def dots(where: str, ink: str) -> str:
    return f'<path d="{where}" fill="none" stroke="{ink}" stroke-width="2.6" stroke-linecap="round"/>'
