"""Above and beside the map: the subphases of a round, the year, the viewer's realm, and the legend of the land."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.suverenita.forms.player_view import PlayerView
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules.numbers import COLOURS, SEASONS
from koruna.games.suverenita.rules.setup import MODES
from koruna.games.suverenita.rules.values import Values
from koruna.locale import Words
from koruna.look import icon

WINTER = SEASONS[-1]
PHASES = {"move": (1, 2, 3), "combat": (4, 5, 6), "rear": (7, 8, 9), "season": (10,)}
CHIPS = {"yellow": "plain", "green": "meadow", "brown": "mountain", "turquoise": "marsh", "grey": "barren"}
FIRST_GAME = MODES[0]
NOT_IN_FIRST_GAME = (2, 9)  # 18: neither herds nor fish


def draw_tracker(view: SuverenitaView, say: Words) -> str:
    return _tracker(view.subphase, view.season, view.mode, say)


@lru_cache(maxsize=512)
def _tracker(subphase: int, season: str, mode: str, say: Words) -> str:
    groups = ""
    for phase, numbers in PHASES.items():
        steps = ""
        for number in numbers:
            if mode == FIRST_GAME and number in NOT_IN_FIRST_GAME:
                continue
            name = say.say("subphase", {"subphase": number, "season": season, "mode": mode})
            now = number == subphase
            look = "now" if now else "past" if number < subphase else ""
            current = ' aria-current="step"' if now else ""
            written = "" if mode == FIRST_GAME else f"<b>{number}</b>"  # numbers with gaps would be puzzling
            steps += f'<li class="{look}"{current}>{written}<span>{escape(name)}</span></li>'
        groups += (
            f'<li class="grp"><span class="gl">{escape(say.say("phase", {"phase": phase}))}</span><ol>{steps}</ol></li>'
        )
    return f'<ol class="sub" tabindex="0" aria-label="{escape(say.say("page-round"))}">{groups}</ol>'


def draw_calendar(view: SuverenitaView, say: Words, names: list[str]) -> str:
    """The year, who starts this round, and whether something is still sealed."""
    notes = ""
    if view.round:
        sentence = escape(say.say("page-first", {"player": names[view.first]}))
        notes += f"<p>{icon(f'k-arms-{view.first + 1}')}<span>{sentence}</span></p>"
    if view.hidden:
        notes += f"<p>{icon('k-lock')}<span>{escape(say.say('page-hidden'))}</span></p>"
    return _calendar(view.year, view.years, view.season, notes, say)


@lru_cache(maxsize=256)
def _calendar(year: int, years: int, season: str, notes: str, say: Words) -> str:
    title = say.say("page-year", {"year": year, "years": years}) if year else say.say("board-prelude")
    at = SEASONS.index(season) if season else -1
    seasons = "".join(
        [
            f'<li class="{"done" if number < at else "now" if number == at else ""}">'
            f"{escape(say.say('season', {'season': name}))}</li>"
            for number, name in enumerate(SEASONS)
        ]
    )
    return f'<section class="panel cal"><h2>{escape(title)}</h2><ol>{seasons}</ol>{notes}</section>'


def draw_realm(player: PlayerView, title: str, say: Words, names: list[str], season: str, mode: str) -> str:
    """A player's holdings, the rival and, once the first season has begun, upcoming income and costs."""
    things = [
        ("k-coin", player.gold, "gold"),
        ("k-u-light", player.units, "units"),
        ("k-b-village", player.tiles, "tiles"),
    ]
    if player.grain or player.fish or player.herds:
        things += [("k-grain", player.grain, "grain"), ("k-fish", player.fish, "fish")]
        things += [(f"k-h-{kind}", count, kind) for kind, count in player.herds.items()]
    rows = ""
    for symbol, number, name in things:
        label = escape(say.say("have", {"what": name, "count": number}))
        about = escape(say.say("have-for", {"what": name}))
        rows += f'<li data-tip="{about}">{icon(symbol)}<b>{number}</b><span class="sr">{label}</span></li>'
    lines = coming_of(player, season, mode, say) if season else []
    lines += [
        ("k-u-corsair", "", say.say("page-corsairs", {"level": level, "count": count}))
        for level, count in player.corsairs.items()
    ]
    if player.rival is not None:
        lines.append((f"k-arms-{player.rival + 1}", "", say.say("board-rival", {"player": names[player.rival]})))
    coming = "".join(
        [
            f'<li class="chip{" " + look if look else ""}">{icon(symbol)}<span>{escape(sentence)}</span></li>'
            for symbol, look, sentence in lines
        ]
    )
    return (
        f'<section class="panel store p{player.seat + 1}"><h2>{escape(title)}</h2><ul>{rows}</ul>'
        f'<ul class="coming">{coming}</ul></section>'
    )


def coming_of(player: PlayerView, season: str, mode: str, say: Words) -> list[tuple[str, str, str]]:
    """Taxes, wages and the winter: each a symbol, whether it is good or bad, and the sentence."""
    if mode == FIRST_GAME:
        return coming_in_gold(player, say)
    found = [("k-coin", "", say.say("page-taxes", {"gold": player.taxes + player.dues}))]
    if player.wages:
        bad = "bad" if player.wages > player.gold else ""
        found.append(("k-u-mercenary", bad, say.say("page-wages", {"gold": player.wages})))
    if player.need:
        facts: dict[str, int | str] = {"food": player.food, "need": player.need, "missing": player.missing}
        look = "good" if not player.missing else "bad" if player.missing_after else ""
        found.append(("k-meat", look, say.say("page-winter", facts)))
        if player.missing and season != WINTER:  # the harvest is in
            look = "bad" if player.missing_after else "good"
            found.append(("k-grain", look, say.say("page-after-harvest", {"missing": player.missing_after})))
    return found


def coming_in_gold(player: PlayerView, say: Words) -> list[tuple[str, str, str]]:
    """18: taxes in three seasons, and in winter the upkeep, which is paid only with gold."""
    found = [("k-coin", "", say.say("page-taxes-gold", {"gold": player.taxes + player.dues}))]
    if player.need:
        enough = "now" if not player.missing else "later" if not player.missing_after else "never"
        facts: dict[str, int | str] = {
            "enough": enough,
            "need": player.need,
            "gold": player.food,
            "then": player.food + player.taxes_left * (player.taxes + player.dues),
            "missing": player.missing_after,
        }
        look = {"now": "good", "later": "", "never": "bad"}[enough]
        found.append(("k-coin", look, say.say("page-winter-gold", facts)))
    if player.cut_off:
        found.append(("u-link", "bad", say.say("page-cut-off", {"count": player.cut_off})))
    return found


@lru_cache(maxsize=16)
def draw_legend(values: Values, mode: str, say: Words) -> str:
    """The names of the land's colours and how much grows there; where nothing does, its defence."""
    rows = ""
    title, about, numbers = "page-growth", "page-grows", values.growth
    if mode == FIRST_GAME:
        title, about, numbers = "page-shelter", "page-shelters", values.level_of_colour
    for colour, number in zip(COLOURS[:5], numbers, strict=False):
        name = escape(say.say("colour", {"colour": colour}))
        amount = f"+{number}" if number else "0"
        chip = icon("k-chip-" + CHIPS[colour])
        tip = escape(say.say(about, {"colour": colour, "amount": number}))
        rows += f'<li data-tip="{tip}">{chip}<span class="sr">{name}</span><b>{amount}</b></li>'
    return f'<section class="panel legend"><h2>{escape(say.say(title))}</h2><ul>{rows}</ul></section>'
