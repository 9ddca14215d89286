"""The four steps of production on the page: what each would bring now, who would have more, and their symbols."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.wonderful_kingdom.forms.drawing_names import TIMES, as_sentences
from koruna.games.wonderful_kingdom.forms.drawing_parts import ICONS, PageContext, clickable, icon
from koruna.games.wonderful_kingdom.rules.numbers import CUBES, RESOURCES
from koruna.locale import Words

BAR, GAP = 15, 3
MOST = 10  # a bar of this many cubes has the full width


def draw_track(context: PageContext) -> str:
    steps = "".join([draw_step(context, at) for at in range(CUBES)])
    title = escape(context.say.say("page-production"))
    return f'<section class="track" data-drop="exchange" aria-label="{title}"><ol>{steps}</ol></section>'


def volumes(context: PageContext, at: int) -> list[int]:
    """What a step would bring, by seat; for the current step what it has brought."""
    view = context.view
    if view.step in ("produce", "declare") and view.number == at:
        return view.volumes
    return [player.volumes[RESOURCES[at]] for player in view.players]


def draw_step(context: PageContext, at: int) -> str:
    view, say, resource = context.view, context.say, RESOURCES[at]
    made = volumes(context, at)
    producing = view.step in ("produce", "declare")
    css = "" if not producing else "now" if at == view.number else "past" if at < view.number else ""
    order = [context.me.seat, *[seat for seat in range(view.seats) if seat != context.me.seat]]
    needed = view.edition.values["solo.dominance"] if context.alone else 0
    bars = draw_bars(tuple((seat + 1, made[seat]) for seat in order), needed)
    name = escape(say.say("resource", {"resource": resource}))
    label = escape(describe_step(at, tuple(made), needed, say, tuple(context.names)))
    return (
        f'<li class="{css}" data-place="resource-{resource}">{icon(ICONS[resource], "cb")}'
        f'<div role="img" aria-label="{label}" data-tip="{label}"><b>{name}</b>{bars}</div>'
        f"{draw_open_spaces(context, at, made[context.me.seat])}{draw_symbols(context, resource)}</li>"
    )


def draw_open_spaces(context: PageContext, at: int, made: int) -> str:
    """The number of open spaces, and how many cubes would have to go to the laboratory.

    The latter is highlighted only from planning on: before that, the sites of this round are not slated yet.
    """
    view, resource = context.view, RESOURCES[at]
    if view.step in ("final", "over"):
        return ""
    open_spaces = sum([site.open.get(resource, 0) for site in context.me.sites])
    over = max(0, cubes_to_place(context, at, made) - open_spaces)
    css = "room over" if over and view.step in ("plan", "declare", "produce") else "room"
    return draw_room(css, open_spaces, over, context.say)


@lru_cache(maxsize=1024)
def draw_room(css: str, open_spaces: int, over: int, say: Words) -> str:
    label = escape(say.say("page-room", {"room": open_spaces, "over": over}))
    inside = icon("k-b-site") + str(open_spaces)
    return f'<span class="{css}" data-tip="{label}" role="img" aria-label="{label}">{inside}</span>'


def cubes_to_place(context: PageContext, at: int, made: int) -> int:
    """What a step of this round will still bring; for the current one, what is not placed yet."""
    view = context.view
    if view.step == "produce" and at == view.number:
        return context.me.cubes.get(RESOURCES[at], 0)
    if view.step == "combat" or (view.step in ("produce", "declare") and at < view.number):
        return 0
    return made


@lru_cache(maxsize=2048)
def describe_step(at: int, made: tuple[int, ...], needed: int, say: Words, names: tuple[str, ...]) -> str:
    """What everybody produces, and who wins the reward."""
    each = [say.say("page-makes", {"player": names[seat], "cubes": cubes}) for seat, cubes in enumerate(made)]
    if len(made) == 1:
        reward = say.say("page-reward" if made[0] >= needed else "page-no-reward", {"cubes": needed})
    elif made[0] == made[1]:
        reward = say.say("page-tied")
    else:
        reward = say.say("page-leads", {"player": names[0 if made[0] > made[1] else 1]})
    return as_sentences([say.say("resource", {"resource": RESOURCES[at]}), ", ".join(each), reward])


@lru_cache(maxsize=2048)
def draw_bars(bars: tuple[tuple[int, int], ...], needed: int) -> str:
    """A bar for each player with the number of cubes, and the reward at the end of the winning one.

    In a solo game a mark shows the number of cubes that wins it.
    """
    high = len(bars) * (BAR + GAP) - GAP
    most = max(cubes for _, cubes in bars)
    tied = len(bars) > 1 and bars[0][1] == bars[1][1]
    drawn = ""
    for at, (player, cubes) in enumerate(bars):
        wide = 20 + 76 * min(cubes, MOST) / MOST
        y = at * (BAR + GAP)
        drawn += (
            f'<g class="p{player}"><rect x=".5" y="{y}" width="{wide:g}" height="{BAR}" rx="3"/>'
            f'<text x="{wide - 5:g}" y="{y + 12:g}">{cubes}</text></g>'
        )
        wins = cubes >= needed if needed else cubes == most and not tied
        if wins:
            drawn += f'<use href="#k-soldier" x="{wide + 2:g}" y="{y - 2}" width="{BAR + 4}" height="{BAR + 4}"/>'
    if needed:
        x = 20 + 76 * needed / MOST
        drawn += f'<path class="needed" d="M{x:g}-2v{high + 4}"/>'
        if most < needed:
            drawn += f'<use href="#k-soldier" x="{x + 3:g}" y="-2" width="{BAR + 4}" height="{BAR + 4}" opacity=".35"/>'
    return f'<svg class="bars" viewBox="0 -2 118 {high + 4}" aria-hidden="true">{drawn}</svg>'


def draw_symbols(context: PageContext, resource: str) -> str:
    """Symbols by family, covered ones, and during a theft each one as a choice."""
    view, me = context.view, context.me
    choosing = context.decides("cover", "combat") and (view.step == "cover" or bool(me.covered))
    drawn = ""
    for covered, symbols in ((False, me.income), (True, me.covered)):
        for symbol, count in symbols.items():
            made, _, family = symbol.partition("*")
            if made != resource or not (family or covered or choosing):
                continue
            drawn += draw_symbol(context, symbol, count, covered, choosing and covered == (view.step == "combat"))
    return f'<span class="syms">{drawn}</span>' if drawn else ""


def draw_symbol(context: PageContext, symbol: str, count: int, covered: bool, choosing: bool) -> str:
    made, _, family = symbol.partition("*")
    inside = (
        icon(ICONS[made]) + (f"{TIMES}{icon(ICONS[family])}" if family else "") + (icon("k-theft") if covered else "")
    )
    if count > 1:
        inside += f"<b>{count}</b>"
    key = "page-symbol-covered" if covered else "page-symbol"
    label = context.say.say(key, {"resource": made, "family": family or "none", "count": count})
    if choosing:
        word = "cover" if context.view.step == "cover" else f"beat {thief(context)}"
        return clickable(f"symbol:{symbol}", label, inside, "sym", f"{word} {symbol}")
    return f'<span class="sym" data-tip="{escape(label)}" role="img" aria-label="{escape(label)}">{inside}</span>'


def thief(context: PageContext) -> str:
    content = context.view.edition
    return content.ids[content.first_threat + 4]
