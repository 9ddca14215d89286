"""The first game (18) mentions gold, and nothing of the food, crops, herds and training of the other modes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import koruna
from koruna.engine.event import NOBODY
from koruna.engine.match import Match
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.forms.drawing import draw as draw_svg
from koruna.games.suverenita.forms.drawing_desk import draw_legend, draw_realm, draw_tracker
from koruna.games.suverenita.forms.page import draw_page
from koruna.games.suverenita.forms.sentences import label, prompt
from koruna.games.suverenita.forms.text_board import draw as draw_text
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.farm import feeding
from koruna.games.suverenita.rules.numbers import TYPES
from koruna.locale import LANGUAGES, Words, words
from tests.games.suverenita.moments import NAMES, moments
from tests.games.suverenita.positions import ask, change, set_up

# Words for what only the other modes have, by their beginnings.
ELSEWHERE = {
    "en": r"\b(food|fed|feed|hung|starv|grain|herd|fish|meat|sheep|pig|cow|hors|harvest|crop|sow|caval|mercen|corsair"
    r"|train|tribute|ransom|ambush|charge|convert)",
    "cs": r"\b(jíd|krm|nakrm|hlad|obil|stád|ryb|mas[oa]\b|ovc|prasat|kráv|kon[ěí]\b|sklize|úrod|osí|set[bí]|jezd|žold"
    r"|korzá|cvič|tribut|výkup|přepad|steč|proměn)",
    "sk": r"\b(jed[lá]|kŕm|nakŕm|hlad|obil|stád|ryb|mäs|ovc|svin|krav|kon[eí]\b|žatv|úrod|sia|sej|jazd|žold|korzá|cvič"
    r"|tribút|výkup|prepad|premen)",
}
SYMBOLS = ("k-meat", "k-grain", "k-fish", "k-h-", "k-u-cavalry", "k-u-mercenary", "k-u-corsair")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts_read(say: Words) -> Iterator[str]:
    """Everything a player can read in some games: the page, a drawing, a terminal, prompts and moves."""
    for at, moment in enumerate(moments("first")):
        for seat, view in [*moment.own.items(), (-1, moment.view)] if at % 3 == 0 else moment.own.items():
            page = draw_page(view, seat, say.language, NAMES[: view.seats])
            yield page.steps + page.board + "".join(page.panels)
            if at % 3 == 0:
                yield draw_text(view, say.language, NAMES, False, 100)
            for text in moment.moves.get(seat, []):
                name, facts = label(view, text)
                yield say.say(name, {**facts, "player": "Eva"})
            if seat >= 0:
                name, facts = prompt(view, seat)
                yield say.say(name, {**facts, "player": "Eva"})
                yield say.say(f"{name}.why", facts)


@cache
def fields_of(language: str) -> re.Pattern[str]:
    """The names of fields; some of them contain animals."""
    return re.compile("|".join(place.names[language] for place in moments("first")[0].view.map.fields))


def without_fields(text: str, language: str) -> str:
    return fields_of(language).sub("", text)


@every_language
def test_18_nothing_is_said_of_what_the_first_game_has_not(language: str) -> None:
    say = words(language, "suverenita")
    for text in texts_read(say):
        assert not re.search(ELSEWHERE[language], without_fields(text, language), re.IGNORECASE), text


@every_language
def test_18_nor_is_anything_said_of_it_in_events(language: str) -> None:
    """A game of poor players, until the end of its second winter."""
    say = words(language, "suverenita")
    game, rng = koruna.game("suverenita"), Random(2)
    match = Match.new(game, 3, {"mode": "first_game"}, rng=rng)
    planner = Planner(rng)
    while not match.over() and match.state.view().round < 9:
        wild = rng.random() < 0.5
        if wild:
            match.choose(rng.choice(match.state.moves()))
        else:
            match.let(planner)
    kinds = set()
    for event in match.events():
        kinds.add(event.kind)
        name, facts = game.tell_event(event.kind, event.facts, match.record.options, NAMES[:3])
        sentence = say.say(name, facts if event.seat == NOBODY else {**facts, "player": "Eva"})
        sentence = without_fields(sentence, language)
        assert not re.search(ELSEWHERE[language], sentence, re.IGNORECASE), sentence
    assert {"taxes", "upkeep", "starved"} <= kinds


@pytest.mark.parametrize("kind", ["first", "two", "four"])
def test_symbols_of_farms_are_drawn_where_there_are_farms(kind: str) -> None:
    drawn = ""
    for moment in moments(kind)[::3]:
        page = draw_page(moment.view, -1, "en", NAMES[: moment.view.seats])
        drawn += page.board + "".join(page.panels) + re.sub("<symbol.*?</symbol>", "", draw_svg(moment.view))
    assert any(f'"#{symbol}' in drawn for symbol in SYMBOLS) == (kind != "first")


@pytest.mark.parametrize("kind", ["first", "two"])
def test_18_the_steps_that_are_shown_are_those_that_come(kind: str) -> None:
    say = words("en", "suverenita")
    named = {
        say.say("subphase", {"subphase": view.subphase, "season": view.season, "mode": view.mode})
        for view in [moment.view for moment in moments(kind)]
        if view.round
    }
    shown = {
        name
        for moment in moments(kind)
        if moment.view.round
        for name in re.findall(r"<span>([^<]+)</span></li>", draw_tracker(moment.view, say))
    }
    assert named <= shown
    assert {"Herds", "Fish"} & shown == (set() if kind == "first" else {"Herds", "Fish"})


def test_the_units_of_the_legend_in_a_terminal_are_those_there_are() -> None:
    for mode, missing in (("first_game", {"CA", "ME", "CO"}), ("advanced", set())):
        legend = words("en", "suverenita").say("board-legend", {"mode": mode})
        assert {type for type in TYPES if not re.search(rf"\b{type}\b", legend)} == missing


# --- what is coming -----------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "taxes_left"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 3)])
def test_18_the_winter_that_is_told_is_the_winter_that_comes(round: int, taxes_left: int) -> None:
    state = set_up(
        f"round {round} | field a1 settlement city:0, units 0:LI*4 | field a2 units 0:LI"
        " | field c3 settlement village:1",
        mode="first",
    )
    player = state.view(0).players[0]
    assert (player.taxes, player.taxes_left, player.need) == (4, taxes_left, 7)
    assert player.missing_after == max(0, 7 - 5 - 4 * taxes_left)
    while state.round % 4:
        feeding.pay_or_tax(state)
        state.go_on()
        change(state, f"round {state.round + 1}")
    assert state.gold[0] == 5 + 4 * taxes_left
    feeding.pay_or_tax(state)
    state.go_on()
    if player.missing_after:  # the player is asked what to give up
        assert state.step_name() == "feed"
    else:
        assert state.gold[0] == 5 + 4 * taxes_left - 7


def test_18_taxes_that_were_paid_this_season_do_not_come_again() -> None:
    state = set_up(
        "round 6 | subphase 10 | field a1 settlement village:0 | field c3 settlement village:1 | player 0 vp 10",
        mode="first",
    )
    ask(state, steps.ANNOUNCE, 0)
    assert state.step_name() == "announce"
    assert state.view(0).players[0].taxes_left == 1


def test_18_what_gold_cannot_reach_is_told_apart_from_what_it_pays() -> None:
    state = set_up(
        "round 3 | field a1 settlement village:0 | field c3 settlement village:0, units 1:LI | field hub units 0:LI*2",
        mode="first",
    )
    player = state.view(0).players[0]
    assert (player.need, player.missing, player.cut_off) == (1 + 2, 0, 2)


@pytest.mark.parametrize(
    ("gold", "look", "sentence"),
    [
        (9, " good", "Winter upkeep: 7 gold, you have 9"),
        (2, "", "Winter upkeep: 7 gold, with the taxes until then you have 10"),
        (0, "", "Winter upkeep: 7 gold, with the taxes until then you have 8"),
    ],
)
def test_18_the_page_says_whether_the_gold_suffices(gold: int, look: str, sentence: str) -> None:
    state = set_up(
        "round 2 | field a1 settlement city:0, units 0:LI*4 | field a2 units 0:LI"
        f" | field c3 settlement village:1 | player 0 gold {gold}",
        mode="first",
    )
    ask(state, steps.TRADE)
    view, say = state.view(0), words("en", "suverenita")
    realm = draw_realm(view.players[0], "Eva", say, NAMES, view.season, view.mode)
    assert re.search(rf'<li class="chip{look}"><svg[^>]*><use[^>]*></svg><span>{sentence}</span>', realm)
    assert "Taxes in spring, summer and autumn: 4 gold each" in realm
    assert sentence in draw_text(view, "en", NAMES[:2], False, 100)


def test_18_the_legend_tells_what_land_is_good_for() -> None:
    for mode, title, numbers in (
        ("first_game", "Defence of a settlement: what the land adds.", ["0", "0", "+1", "+1", "0"]),
        ("basic", "Grain that grows each summer.", ["+3", "+2", "+1", "+1", "0"]),
    ):
        view = koruna.game("suverenita").start(2, {"mode": mode}).view()
        legend = draw_legend(view.values, view.mode, words("en", "suverenita"))
        assert title in legend
        assert re.findall(r"<b>([+0-9]+)</b>", legend) == numbers


def test_18_what_can_be_opened_is_what_there_is() -> None:
    game = koruna.game("suverenita")
    first = game.stops_here(game.start(2, {"mode": "first_game"}).view(0))
    assert set(game.stops) - set(first) == {"herds", "sales"}
    assert game.stops_here(game.start(2).view(0)) == game.stops
