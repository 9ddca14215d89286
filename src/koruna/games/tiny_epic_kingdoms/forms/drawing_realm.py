"""The viewer's faction: resources up to nine, magic with its five abilities, the hall; and all factions."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.tiny_epic_kingdoms.forms.player_view import PlayerView
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.games.tiny_epic_kingdoms.rules.values import CAP, FIGURES, KINDS, MAGIC_COST, TOP_MAGIC
from koruna.locale import Words
from koruna.look import icon


@lru_cache(maxsize=512)
def draw_realm(player: PlayerView, is_open: bool, say: Words) -> str:
    """The panel of the viewer's faction."""
    if player.faction is None:
        return ""
    name = say.say("faction", {"faction": player.faction})
    figures = say.say("page-in-play", {"figures": player.in_play, "all": FIGURES})
    tracks = "".join([draw_track(kind, held(player, kind), say) for kind in KINDS])
    return (
        f'<section class="panel realm p{player.seat + 1}" aria-label="{escape(name)}"><div class="who">'
        f"{icon(f'k-arms-{player.seat + 1}', 'big')}<div><h2>{escape(name)}</h2>"
        f'<p class="cap">{draw_supply(player, is_open)}{escape(figures)}</p>'
        f'{draw_holdings(player, is_open, say)}</div></div><div class="tracks">{tracks}</div>'
        f"{draw_magic(player.faction, player.magic, say)}</section>"
    )


def draw_supply(player: PlayerView, is_open: bool) -> str:
    """A figure that can be dragged onto the land."""
    if not is_open or player.in_play >= FIGURES:
        return ""
    return f'<span class="supply" data-carry="start|expand">{icon("k-figure", "fig")}</span>'


def held(player: PlayerView, kind: str) -> int:
    return {"food": player.food, "ore": player.ore, "mana": player.mana}[kind]


@lru_cache(maxsize=256)
def draw_track(kind: str, amount: int, say: Words) -> str:
    name = escape(say.say("kind", {"kind": kind}))
    label = escape(say.say("page-held", {"kind": kind, "amount": amount, "most": CAP}))
    look = ["under"] * amount + ["on"] + [""] * (CAP - amount)
    steps = "".join([f'<i class="{each}">{n}</i>' for n, each in enumerate(look)])
    return (
        f'<div class="track"><span class="kind">{icon(f"k-{kind}", "i-lg")}<b aria-hidden="true">{name}</b>'
        f'<span class="sr">{label}</span></span><span class="steps" aria-hidden="true">{steps}</span></div>'
    )


def draw_holdings(player: PlayerView, is_open: bool, say: Words) -> str:
    """The hall, from which figures come and to which they return; the crown; beaten neutral figures."""
    found = ""
    if player.hall_room:
        label = say.say("page-hall", {"figures": player.hall, "room": player.hall_room})
        target = ' data-target="hall"' if is_open else ""
        figures = icon("k-figure", "fig") * player.hall + icon("k-figure", "fig none") * (
            player.hall_room - player.hall
        )
        found += f'<span class="hall pick btn"{target} data-label="{escape(label)}">{figures}</span>'
    if player.crown:
        found += f'<span class="chip gold">{icon("k-ex-crown")}{escape(say.say("board-crown"))}</span>'
    if player.beaten:
        tooltip = escape(say.say("board-beaten", {"figures": player.beaten}))
        number = f'{icon("k-figure")}<span aria-hidden="true">{player.beaten}</span><span class="sr">{tooltip}</span>'
        found += f'<span class="chip p0" data-tip="{tooltip}">{number}</span>'
    return f'<div class="held">{found}</div>' if found else ""


@lru_cache(maxsize=512)
def draw_magic(faction: str, level: int, say: Words) -> str:
    """All five abilities: those reached highlighted, the next one with its price, the others dimmed."""
    lines = []
    for n in range(1, TOP_MAGIC + 1):
        look = "known" if n <= level else "next" if n == level + 1 else "later"
        text = escape(say.say(f"ability-{faction}-{n}"))
        price = MAGIC_COST[n]
        end = icon("u-check", "i learnt") if n <= level else f'<span class="cost">{price}{icon("k-mana")}</span>'
        status = escape(say.say("page-known") if n <= level else say.say("page-learn", {"mana": price}))
        lines.append(
            f'<li class="{look}"><span class="n">{n}</span><span class="tx">{text}</span>{end}'
            f'<span class="sr">{status}</span></li>'
        )
    return f'<ol class="magic" aria-label="{escape(say.say("page-magic"))}">{"".join(lines)}</ol>'


# --- all factions ----------------------------------------------------------------------------------


def draw_peoples(view: TinyEpicKingdomsView, say: Words, names: list[str]) -> str:
    """What everybody has; the abilities of a faction can be unfolded."""
    rows = [
        draw_people(
            player.faction, player.food, player.ore, player.mana, player.magic, player.seat, names[player.seat], say
        )
        for player in view.players
        if player.faction is not None
    ]
    if not rows:
        return ""
    return f'<section class="panel peoples"><h2>{escape(say.say("page-peoples"))}</h2>{"".join(rows)}</section>'


@lru_cache(maxsize=1024)
def draw_people(faction: str, food: int, ore: int, mana: int, magic: int, seat: int, name: str, say: Words) -> str:
    amounts = zip(KINDS, (food, ore, mana), strict=True)
    stores = "".join([f'<span class="store">{icon(f"k-{kind}")}<b>{amount}</b></span>' for kind, amount in amounts])
    label = escape(say.say("board-stores", {"food": food, "ore": ore, "mana": mana}))
    arms = f'<svg class="i" role="img" aria-label="{escape(name)}"><use href="#k-arms-{seat + 1}"/></svg>'
    people = escape(say.say("faction", {"faction": faction}))
    return (
        f'<details class="people p{seat + 1}"><summary>{arms}<span class="name">{people}</span>'
        f'<span class="stores" aria-hidden="true">{stores}</span><span class="sr">{label}</span>'
        f"{icon('u-chevron', 'i more')}</summary>{draw_magic(faction, magic, say)}</details>"
    )
