"""The lobby: the games, one's own tables, and those that can be joined."""

from __future__ import annotations

import re

import pytest

import koruna
from koruna.locale import LANGUAGES, words
from koruna.table.pages.pictures import picture
from koruna.table.pages.table_terms import time_limit, variants
from tests.table.browsing import Browser, another_browser, look, set_up, table_of


def test_the_lobby_shows_every_game_there_is(server: Browser) -> None:
    page = server.get("/").text
    for game in koruna.all_games():
        assert f'action="/new/{game.id}"' in page
        assert picture(game.id, "en") in page


def test_what_is_easy_to_learn_comes_first(server: Browser) -> None:
    page = server.get("/").text
    shown = re.findall(r'action="/new/(\w+)"', page)
    assert [koruna.game(id).difficulty for id in shown] == sorted(game.difficulty for game in koruna.all_games())
    assert "Difficulty: 1 of 5" in page


def test_one_player_is_not_told_as_several() -> None:
    said = [words(language).say("lobby-players", {"seats": "1"}) for language in LANGUAGES]
    assert said == ["Počet hráčů: 1", "Počet hráčov: 1", "Number of players: 1"]


def test_a_game_without_a_scene_shows_its_table() -> None:
    drawing = picture("sealed_bids", "cs")
    assert drawing.startswith('<svg class="koruna scene" viewBox="')
    assert "<style" not in drawing


def test_one_click_and_one_plays_a_bot(server: Browser) -> None:
    table = table_of(server.post("/new/kingdomino", data={"quick": "1"}, follow_redirects=False))
    seen = look(server, table)
    assert seen["seat"] == 0
    assert list(seen["bots"]) == ["1"]
    assert f'href="/t/{table}"' in server.get("/").text


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_who_plays_a_bot_at_once_gets_what_the_game_means_for_beginners(server: Browser, game: koruna.Game) -> None:
    seen = look(server, table_of(server.post(f"/new/{game.id}", data={"quick": "1"}, follow_redirects=False)))
    wanted = game.check(2, game.at_once)
    assert {option.id: seen["options"].get(option.id, option.default) for option in game.options} == wanted
    assert game.id != "suverenita" or wanted["mode"] == "first_game"


def test_the_lobby_tells_whose_turn_it_is(server: Browser) -> None:
    table = table_of(set_up(server, who1="here", name1="Petr"))
    page = server.get("/").text
    assert "Your turn" in page
    assert "1 is waiting for you" in page
    assert f'href="/t/{table}"' not in another_browser(server).get("/").text, "a private table is not shown"


def test_the_order_of_tables_does_not_tell_who_has_decided(server: Browser) -> None:
    """Somebody could have told by it that a decision was made in secret, and count them."""
    first, second = [table_of(set_up(server, who1="here", name1="Petr", listed="on")) for _ in range(2)]
    stranger = another_browser(server)

    def listed() -> list[str]:
        found = re.findall(r'href="/t/(\w+)"', stranger.get("/").text)
        return [table for table in found if table in (first, second)]

    assert listed() == [second, first], "the newest comes first"
    now = look(server, first)
    move = {"seq": now["seq"], "move": now["moves"][0]["text"]}
    assert server.post(f"/api/tables/{first}/moves", json=move).status_code == 200
    assert listed() == [second, first]


def test_cookies_of_tables_that_are_gone_are_cleared_away(server: Browser) -> None:
    server.cookies.set("seats_nothing", "abc")
    answer = server.get("/")
    assert re.search(r'seats_nothing="?"?; .*Max-Age=0', answer.headers["set-cookie"])


def test_joining_an_open_table(server: Browser) -> None:
    chosen = {"clock": "five", "option-harmony": "on"}
    table = table_of(set_up(server, who1="link", listed="on", **chosen))
    friend = another_browser(server)
    offered, _, form = friend.get("/").text.partition(f'action="/t/{table}/join"')
    assert offered.rpartition("<small>")[2].startswith("5 minutes for a decision · Harmony</small>")
    assert "data-random" in form.partition("</form>")[0], "whoever joins adds to the draw"
    asked = friend.post(f"/t/{table}/join", data={"name": ""})
    assert asked.status_code == 422
    joined = friend.post(f"/t/{table}/join", data={"name": "Petr"}, follow_redirects=False)
    assert joined.headers["location"] == f"/t/{table}"
    assert look(friend, table)["seat"] == 1
    assert look(friend, table)["names"] == ["Eva", "Petr"]
    late = another_browser(server).post(f"/t/{table}/join", data={"name": "Jan"})
    assert late.status_code == 409
    assert "Somebody was faster" in late.text


def test_a_time_limit_is_told_in_the_largest_unit_that_fits() -> None:
    told = [time_limit(seconds, "cs") for seconds in (90, 120, 3600, 5 * 86_400)]
    assert told == [f"{each} na rozhodnutí" for each in ("90 sekund", "2 minuty", "1 hodina", "5 dní")]


def test_variants_are_told_with_the_values_that_are_not_usual() -> None:
    options = {"board": "B", "ages": "2-1"}
    assert variants("eight_minute_empire", options, "en") == ["Side of the Board: side B"]


def test_what_is_usual_and_switched_off_is_told_as_such() -> None:
    """Its name alone would say the contrary."""
    options = {"rivers_are_water": False, "draft": True}
    say = words("en", "tiny_epic_kingdoms").say
    assert variants("tiny_epic_kingdoms", options, "en") == [
        say("option-draft"),
        f"{say('option-rivers_are_water')}: off",
    ]


def test_joining_asks_for_a_name_that_is_not_known(server: Browser) -> None:
    table = table_of(set_up(server, who1="link", listed="on"))
    friend = another_browser(server)
    for asked in (friend.post(f"/t/{table}/join", data={"other": "1"}), friend.get(f"/t/{table}/join?lang=cs")):
        assert asked.status_code == 200
        assert 'name="name"' in asked.text


def test_a_private_table_cannot_be_joined(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    assert another_browser(server).post(f"/t/{table}/join", data={"name": "Petr"}).status_code == 403
    assert look(server, table)["names"][1] != "Petr"
