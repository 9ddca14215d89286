"""Positions whose agenda does not fit the game."""

from __future__ import annotations

import pytest

import koruna
from koruna.games.tiny_epic_kingdoms.rules.values import FOOD, ORE
from tests.games.tiny_epic_kingdoms.tabletop import table

GAME = koruna.game("tiny_epic_kingdoms")
START = table("humans", "elves", "orcs").position()
WAR = "war attacker 0, defender 1, region b1, origin a1"
DRAWS = "draw-card:2 draw-card:1 draw-card draw-faction:2 draw-faction:1 draw-faction"
OPENING = " ".join(f"start:{seat} split:{seat} side:{seat}" for seat in (2, 1, 0))


def with_agenda(agenda: str, *items: str) -> koruna.State:
    before = "agenda over select"
    assert before in START
    return GAME.at(" | ".join([START.replace(before, f"agenda {agenda}"), *items]))


def test_automatic_steps_on_top_are_done() -> None:
    assert with_agenda("over next-turn").position() == with_agenda("over select:1").position().replace(
        "active 0", "active 1"
    )


def test_a_war_has_its_steps() -> None:
    state = with_agenda("over check offer:1 result dial", WAR, "realm 0 figures a1 b1")
    assert state.waiting() == [0, 1]


@pytest.mark.parametrize(
    ("agenda", "items", "why"),
    [
        ("over check offer:1 check offer:2", "", "a turn within a turn"),
        ("over check offer:1 start:2", "", "a step of the opening"),
        ("over check offer:1 draw-token:0:1", "", "where none is hidden"),
        ("over check offer:1 result dial", "", "an end without a war"),
        ("over check offer:1", WAR, "a war without an end"),
        ("over check result offer:1", WAR, "at the wrong time"),
        ("over check result pay-war", WAR, "at the wrong time"),
        ("over check dial", "", "a step of war at the wrong time"),
        ("over check after-war charge:1 pay-war:1", f"{WAR}, attack 1, defence 1", "pays twice"),
        ("over check offer:1 result dial", WAR, "no figure there"),
        ("over check offer:1", "realm 0 figures b1", "a region holds three figures"),
        ("over check shield:1", "realm 0 figures b1", "a region holds three figures"),
        ("over select", "shields patrol quest build expand trade", "from a full card"),
        ("over select select", "", "select select"),
        ("over check offer:3", "", "3"),
        ("over check offer draw-token:0:30", "", "30"),
    ],
)
def test_an_agenda_that_does_not_fit_is_refused(agenda: str, items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        with_agenda(agenda, *([items] if items else []))


@pytest.mark.parametrize(
    ("agenda", "why"),
    [
        (f"{OPENING} {DRAWS.removesuffix(' draw-faction')}", "draws twice, or never"),
        (f"{OPENING} {DRAWS.removeprefix('draw-card:2 ')}", "draws twice, or never"),
        (f"{OPENING.replace('start:1 split:1 side:1 ', '')} {DRAWS}", "settles twice, or never"),
        (f"{OPENING.replace('split:2', 'split')} {DRAWS}", "settles before choosing a side"),
    ],
)
def test_everybody_opens_once(agenda: str, why: str) -> None:
    head = f"{GAME.id} {GAME.version} 3 draft=off exploration=off | starter 0 | agenda over next-turn"
    assert GAME.at(f"{head} {OPENING} {DRAWS}").turn() == koruna.CHANCE
    with pytest.raises(koruna.BadPosition, match=why):
        GAME.at(f"{head} {agenda}")


@pytest.mark.parametrize(
    ("agenda", "items", "why"),
    [
        ("over check offer:1", "crown 4", "who is not at the table"),
        ("over check offer:1", "reached_top 8", "who is not at the table"),
        ("over check offer:1 result dial", f"{WAR}, loser 2", "a war of others"),
        ("over check offer:1 after-war:1 judge:1", f"{WAR}, winner 0", "a war of others"),
        ("over check offer:1 after-war:1 fate:1", f"{WAR}, winner 0, loser 1, leaving e1", "off the map"),
        ("over check offer:1 result dial", "war attacker 0, defender 1, region hall", "off the map"),
        ("over check offer:1 arrive", "moved_to e1", "off the map"),
        ("over check after-war charge:1 pay-war", f"{WAR}, attack 1, defence 30", "pays for a war who cannot"),
        ("over check offer:1 after-war:1 fate", f"{WAR}, winner 0, loser 1, leaving b1", "flee that have not lost"),
        ("over check offer:1 after-war:1 fate:1", f"{WAR}, winner 0, loser 1, leaving a2", "or are not there"),
        ("over check offer:1 result dial", f"{WAR}, defence 30", "a number is set that cannot be paid"),
    ],
)
def test_only_players_at_the_table_and_places_on_the_map_are_named(agenda: str, items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        with_agenda(agenda, items)


@pytest.mark.parametrize(("price", "instead"), [(1, ORE), (20, FOOD)])
def test_a_player_is_asked_how_to_pay_only_what_can_be_paid_in_several_ways(price: int, instead: int) -> None:
    stock = "realm 1 stock 9 9 9"
    assert len(with_agenda(f"over check pay:1:{16 + 4 * ORE + FOOD}", stock).moves(1)) == 2
    with pytest.raises(koruna.BadPosition, match="a choice of how to pay that is none"):
        with_agenda(f"over check pay:1:{16 * price + 4 * ORE + instead}", stock)


def test_a_game_that_has_begun_does_not_begin_again() -> None:
    """The steps of the beginning are those of a position that has no agenda."""
    items = [item for item in START.split(" | ") if not item.startswith("agenda ")]
    with pytest.raises(koruna.BadPosition, match="a game that has begun is about to begin"):
        GAME.at(" | ".join(items))


def test_only_a_player_at_the_table_is_active() -> None:
    with pytest.raises(koruna.BadPosition, match="who is not at the table"):
        GAME.at(START.replace("active 0", "active 3"))


SIDES = "map a:plebejsko b:zmatkansko c:rozeklanov d:parohan e:kopcolesi"


@pytest.mark.parametrize(
    ("items", "why"),
    [
        ("unseen 0*3 1 0*5", "than there are"),
        (f"{SIDES} | hidden a1", "before they are hidden"),
        (f"{SIDES} | agenda over next-turn lay*3 | hidden a1 a2 a3 a4", "no room"),
    ],
)
def test_every_token_can_be_laid(items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        GAME.at(f"{GAME.id} {GAME.version} 5 exploration | {items}")
