"""Setting up a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import koruna
from koruna.table.log_lines import Pace
from koruna.table.pages.setup_presets import RULES, offered, rules_of
from koruna.table.store.store import Store
from tests.table.browsing import Browser, form, look, set_up, table_of


def test_setting_up_a_table(server: Browser) -> None:
    three = {"seats": "3", "who1": "here", "name1": "Petr", "who2": "bot:random", "option-harmony": "on"}
    answer = set_up(server, **three)
    seen = look(server, table_of(answer))
    assert seen["names"] == ["Eva", "Petr", "Random"]
    assert seen["options"] == {"harmony": True}
    [cookie] = [line for line in answer.headers.get_list("set-cookie") if line.startswith("session=")]
    name, _, rest = cookie.partition("; ")
    assert re.fullmatch(r"session=[0-9a-f]{32}", name)
    assert re.fullmatch(r"HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", rest)


def test_what_does_not_go_together_is_refused_and_the_form_stays(server: Browser) -> None:
    answer = set_up(server, seats="3", name0="Bořek", **{"option-mighty_duel": "on", "who2": "bot:greedy"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "The Mighty Duel is for two players only." in answer.text
    assert 'value="Bořek"' in answer.text
    assert re.search(r'name="option-mighty_duel" value="on" checked', answer.text)


def test_the_script_is_told_what_does_not_go_together(server: Browser) -> None:
    page = server.get("/new/kingdomino").text
    assert 'data-option="mighty_duel" data-not-seats="3 4"' in page
    assert 'id="why-mighty_duel" hidden>The Mighty Duel is for two players only.' in page


WRONG = [
    {"seats": "5"},
    {"seats": "x"},
    {"who1": "bot:genius"},
    {"who1": "nobody"},
    {"name0": "x" * 61},
    {"seats": "²"},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_form_is_refused_with_a_sentence(server: Browser, wrong: dict[str, str]) -> None:
    answer = set_up(server, **wrong)
    assert answer.status_code == 422
    assert re.search(r'role="alert">.*\.</span>', answer.text)


def test_names_are_escaped(server: Browser) -> None:
    table = table_of(set_up(server, name0="<script>alert(1)</script>", who1="link"))
    for path in ("/", f"/t/{table}/invite", "/new/kingdomino"):
        page = server.get(path).text
        assert "<script>alert" not in page
    assert look(server, table)["names"][0] == "<script>alert(1)</script>"


@pytest.mark.parametrize("name", ["5", "true", '["a"]', "Žofie Ω 王", 'a"b;c=d', "50 % & více"])
def test_a_name_comes_back_as_it_was_written(server: Browser, name: str) -> None:
    table = table_of(set_up(server, name0=name))
    assert look(server, table)["names"][0] == name
    shown = re.search(r'name="name0"[^>]* value="([^"]*)"', server.get("/new/kingdomino").text)
    assert shown
    assert shown.group(1) == name.replace("&", "&amp;").replace('"', "&#34;")


def test_as_last_time(server: Browser) -> None:
    assert "As last time" not in server.get("/new/kingdomino").text
    set_up(server, seats="4", who1="here", name1="Petr", who2="link", who3="bot:random", pace="fast", listed="on")
    page = server.get("/new/kingdomino?again=1").text
    assert "As last time" in page
    assert re.search(r'name="seats" value="4" checked', page)
    assert 'value="Petr"' in page
    assert re.search(r'value="fast" checked', page)
    assert re.search(r'name="listed" value="on" checked', page)


def test_a_broken_last_time_is_forgotten(server: Browser) -> None:
    for broken in ("", "x", "e30", "bm9uc2Vuc2U", "%"):
        server.cookies.set("last_kingdomino", broken)
        assert server.get("/new/kingdomino?again=1").status_code == 200


def test_a_table_has_its_own_pace(server: Browser, tmp_path: Path) -> None:
    table = table_of(set_up(server, pace="fast"))
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    assert store.log(table)[0] == Pace(0.15)
    store.close()


PRESETS = [("solo", "me", "bot:eliska"), ("friends", "me", "link"), ("device", "me", "here")]
PRESETS += [("watch", "bot:eliska", "bot:eliska")]


@pytest.mark.parametrize(("preset", "first", "second"), PRESETS)
def test_presets(server: Browser, preset: str, first: str, second: str) -> None:
    page = server.get(f"/new/kingdomino?preset={preset}").text
    assert re.findall(r'<option value="([^"]*)" selected>', page)[:2] == [first, second]


def test_how_long_a_game_takes_is_told(server: Browser) -> None:
    assert "10 min" in server.get("/new/kingdomino").text
    assert "20 min" in server.get("/").text


def test_watching_bots_needs_no_seat(server: Browser) -> None:
    table = table_of(set_up(server, who0="bot:greedy", who1="bot:random"))
    assert look(server, table)["seat"] is None
    assert server.get(f"/t/{table}").status_code == 200


def test_the_same_seed_brings_the_same_draws(server: Browser) -> None:
    def first_row(seed: str) -> Any:
        return look(server, table_of(set_up(server, who1="here", seed=seed)))["view"]["to_claim"]

    assert first_row("blue moon") == first_row(" blue  moon ") != first_row("red moon")
    assert 'name="seed" maxlength="40" autocomplete="off" value=""' in server.get("/new/kingdomino?again=1").text


def three(**changes: str) -> dict[str, str]:
    return form(seats="3", who2="bot:greedy", who3="link", who4="link", **changes)


def test_values_of_options_have_names(server: Browser) -> None:
    page = server.get("/new/eight_minute_empire", headers={"Accept-Language": "cs"}).text
    choices = re.findall(r'name="option-bid_tie" value="(\w+)"[^>]*> ([^<]+)<', page)
    assert sorted(value for value, _ in choices) == ["random", "youngest"]
    assert all(name not in ("youngest", "random") for _, name in choices)


def test_a_value_of_an_option_is_chosen(server: Browser) -> None:
    made = server.post("/new/eight_minute_empire", data=three(**{"option-bid_tie": "random"}), follow_redirects=False)
    assert look(server, table_of(made))["options"] == {"bid_tie": "random"}


def test_an_order_of_the_seats_is_chosen_seat_by_seat(server: Browser) -> None:
    places = {"option-ages-0": "2", "option-ages-1": "3", "option-ages-2": "1", "option-ages-3": "4"}
    made = server.post("/new/eight_minute_empire", data=three(**places), follow_redirects=False)
    assert look(server, table_of(made))["options"] == {"ages": "3-1-2"}
    page = server.get("/new/eight_minute_empire?again=1").text
    chosen = re.findall(r'name="option-ages-(\d)".*?value="(\d)" selected', page, re.S)
    assert chosen[:3] == [("0", "2"), ("1", "3"), ("2", "1")]


@pytest.mark.parametrize("places", [("1", "1", "2"), ("1", "", ""), ("1", "2", "4"), ("x", "y", "z")])
def test_what_is_no_order_is_refused_and_stays_in_the_form(server: Browser, places: tuple[str, ...]) -> None:
    said = {f"option-ages-{seat}": place for seat, place in enumerate(places)}
    answer = server.post("/new/eight_minute_empire", data=three(**said))
    assert answer.status_code == 422
    assert "is not an order yet: give every player a different place, from 1 to 3" in answer.text


def chosen_rules(page: str) -> set[str]:
    """The options that differ from the plain rules, as a form with this page would send them."""
    return set(re.findall(r'name="option-([^"]*)" value="on" checked(?! data-default)', page))


def test_rules_are_chosen_with_one_click(server: Browser) -> None:
    assert chosen_rules(server.get("/new/kingdomino?rules=first").text) == set()
    everything = server.get("/new/kingdomino?rules=all").text
    switches = {"dynasty", "middle_kingdom", "harmony", "mighty_duel", "wider_selection", "snake_order"}
    assert chosen_rules(everything) == switches
    assert 'rules=all&amp;preset=solo" aria-current="true"' in everything
    assert "All that goes together: Dynasty, " in everything
    first = server.get("/new/suverenita?rules=first").text
    assert 'name="option-mode" value="first_game" checked' in first
    assert "Meant for getting to know the game: only gold to count" in first
    assert 'name="option-mode" value="advanced" checked' in server.get("/new/suverenita?rules=all").text


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: str(game.id))
def test_the_rules_of_every_preset_go_together(server: Browser, game: koruna.Game) -> None:
    for seats in game.seats:
        for preset in RULES:
            rules = rules_of(game, preset, seats)
            assert game.check(seats, rules) == rules
        switches = [option for option in game.options if option.values == [False, True] and option.fits(seats)]
        everything = rules_of(game, "all", seats)
        for option in switches:
            if not everything[option.id]:
                with pytest.raises(koruna.BadSetup):
                    game.check(seats, {**everything, option.id: True})
    for language in ("en", "cs", "sk"):
        page = server.get(f"/new/{game.id}?rules=all&lang={language}")
        assert page.status_code == 200
        presets = re.findall(r'class="rule-set of-(\w+)" href="[^"]*"( aria-current)?', page.text)
        assert [id for id, _ in presets] == offered(game, 2 if 2 in game.seats else game.seats[0])
        assert ("all", " aria-current") in presets
    first_look = server.get(f"/new/{game.id}").text
    assert re.search(r'class="rule-set of-\w+" href="[^"]*" aria-current', first_look)  # what is chosen has a card


def test_as_last_time_tells_what_it_was(server: Browser) -> None:
    set_up(server, seats="4", who2="bot:random", who3="bot:random", **{"option-harmony": "on"})
    page = server.get("/new/kingdomino").text
    assert "<small>4 players: Harmony.</small>" in page
    assert len(re.findall(r'of-last" href="[^"]*" aria-current', page)) == 0  # two players are set now, without Harmony
    again = server.get("/new/kingdomino?again=1").text
    assert re.findall(r'class="rule-set of-(\w+)" href="[^"]*" aria-current', again) == ["last"]
    assert "4 hráči: Harmonie." in server.get("/new/kingdomino?lang=cs").text


def test_how_long_it_takes_depends_on_what_is_chosen(server: Browser) -> None:
    page = server.get("/new/kingdomino?rules=all").text
    shown = re.findall(r'data-seats="(\d)" data-chosen="([^"]*)">.*?</svg> ([^<]*)<', page)
    assert shown == [("2", "dynasty=on", "3 \u00d7 10 min")]
    hidden = re.findall(r'data-seats="(\d)" data-chosen="([^"]*)" hidden>.*?</svg> ([^<]*)<', page)
    assert ("4", "dynasty=", "20 min") in hidden
    assert len(hidden) == 5
    suverenita = server.get("/new/suverenita").text
    assert re.search(r'data-seats="12" data-chosen="mode=basic" hidden>.*?</svg> 5\u20139 h<', suverenita)
    assert "1\u20132 h" in server.get("/new/suverenita?rules=first").text
