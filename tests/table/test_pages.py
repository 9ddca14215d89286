"""The pages around the table, as a browser asks for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

import koruna
from koruna.locale import LANGUAGES
from koruna.table.again import options_of_rematch
from koruna.table.log import Live
from koruna.table.pictures import picture
from koruna.table.server import make_app
from koruna.table.static_files import static, static_files
from koruna.table.store import Head, Store

Client = TestClient[Any]
BROWSER = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "en", "Sec-Fetch-Site": "same-origin"}


class Browser:
    """Asks as a browser does and keeps its own cookies."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.cookies = httpx.Cookies()

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        self.client.cookies = self.cookies
        sent = {name: value for name, value in {**BROWSER, **(headers or {})}.items() if value}
        answer = self.client.request(method, path, headers=sent, **more)
        self.cookies = httpx.Cookies(self.client.cookies)
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **more)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Browser]:
    app = make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Browser(client)


def another_browser(server: Browser) -> Browser:
    return Browser(server.client)


def form(**changes: str) -> dict[str, str]:
    """What the set-up page sends: me against a bot."""
    return {"seats": "2", "who0": "me", "name0": "Eva", "who1": "bot:greedy", "name1": "", **changes}


def set_up(client: Browser, **changes: str) -> httpx.Response:
    return client.post("/new/kingdomino", data=form(**changes), follow_redirects=False)


def table_of(answer: httpx.Response) -> str:
    assert answer.status_code == 303
    return answer.headers["location"].removesuffix("/invite").removeprefix("/t/")


def look(client: Browser, table: str) -> dict[str, Any]:
    told: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    return told


def seat_links(page: str) -> list[str]:
    return re.findall(r'value="http://[^/"]*(/t/[^"]*/sit/[^"]*)"', page)


# --- every page ------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/new/kingdomino", "/rules/kingdomino", "/keeps", "/nothing"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_in_every_language(server: Browser, path: str, language: str) -> None:
    answer = server.get(path, headers={"Accept-Language": f"{language},xx;q=0.5"})
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}"' in answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?! type=\"module\" src=\"/static/)", answer.text)
    used, there = (set(re.findall(rf'{mark}="#?([\w-]+)"', answer.text)) for mark in ("<use href", "id"))
    assert used <= there, "a symbol is used that the page does not hold"
    assert not re.search(r'(?:src|href)="(?:https?:)?//', answer.text), "something comes from another host"


def test_language_and_theme_are_remembered(server: Browser) -> None:
    answer = server.get("/rules/kingdomino?lang=cs&theme=dark")
    assert '<html lang="cs" data-theme="dark">' in answer.text
    assert '<html lang="cs" data-theme="dark">' in server.get("/").text
    assert '<html lang="sk" data-theme="dark">' in server.get("/?lang=sk").text
    assert '<html lang="sk" data-theme="dark">' in server.get("/?lang=xx&theme=pink").text


def test_links_to_another_language_keep_what_was_asked_for(server: Browser) -> None:
    assert 'href="?again=1&amp;lang=sk"' in server.get("/new/kingdomino?again=1").text


def test_static_files_may_be_kept_for_ever(server: Browser) -> None:
    for name in static_files():
        answer = server.get(static(name))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    assert server.get("/static/old/base.css").headers["cache-control"] == "no-cache"
    assert server.get(static("base.css").replace("base.css", "..%2Fpages.py")).status_code == 404


def test_pages_are_compressed(server: Browser) -> None:
    answer = server.get("/", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    files = [server.get(path) for path in re.findall(r'"(/static/[^"]*)"', answer.text)]
    assert sum(int(part.headers["content-length"]) for part in [answer, *files]) < 50_000


# --- the lobby -------------------------------------------------------------------------------


def test_the_lobby_shows_every_game_there_is(server: Browser) -> None:
    page = server.get("/").text
    for game in koruna.games():
        assert f'action="/new/{game.id}"' in page
        assert picture(game.id, "en") in page


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


def test_the_lobby_tells_whose_turn_it_is(server: Browser) -> None:
    table = table_of(set_up(server, who1="here", name1="Petr"))
    page = server.get("/").text
    assert "Your turn" in page
    assert "1 waits for you" in page
    assert f'href="/t/{table}"' not in another_browser(server).get("/").text, "a private table is not shown"


def test_cookies_of_tables_that_are_gone_are_cleared_away(server: Browser) -> None:
    server.cookies.set("seats_nothing", "abc")
    answer = server.get("/")
    assert re.search(r'seats_nothing="?"?; .*Max-Age=0', answer.headers["set-cookie"])


def test_joining_an_open_table(server: Browser) -> None:
    table = table_of(set_up(server, who1="link", listed="on"))
    friend = another_browser(server)
    assert f'action="/t/{table}/join"' in friend.get("/").text
    asked = friend.post(f"/t/{table}/join", data={"name": ""})
    assert asked.status_code == 422
    joined = friend.post(f"/t/{table}/join", data={"name": "Petr"}, follow_redirects=False)
    assert joined.headers["location"] == f"/t/{table}"
    assert look(friend, table)["seat"] == 1
    assert look(friend, table)["names"] == ["Eva", "Petr"]
    late = another_browser(server).post(f"/t/{table}/join", data={"name": "Jan"})
    assert late.status_code == 409
    assert "Somebody was faster" in late.text


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


# --- setting up ------------------------------------------------------------------------------


def test_setting_up_a_table(server: Browser) -> None:
    three = {"seats": "3", "who1": "here", "name1": "Petr", "who2": "bot:random", "option-harmony": "on"}
    answer = set_up(server, **three)
    seen = look(server, table_of(answer))
    assert seen["names"] == ["Eva", "Petr", "Random"]
    assert seen["options"] == {"harmony": True}
    [cookie] = [line for line in answer.headers.get_list("set-cookie") if line.startswith("seats_")]
    name, _, rest = cookie.partition("; ")
    assert re.fullmatch(r"seats_[0-9a-f]{16}=[0-9a-f]{32}\.[0-9a-f]{32}", name)
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
    assert store.log(table)[0] == "pace 0.15"
    store.close()


PRESETS = [("solo", "me", "bot:greedy"), ("friends", "me", "link"), ("device", "me", "here")]
PRESETS += [("watch", "bot:greedy", "bot:greedy")]


@pytest.mark.parametrize(("preset", "first", "second"), PRESETS)
def test_presets(server: Browser, preset: str, first: str, second: str) -> None:
    page = server.get(f"/new/kingdomino?preset={preset}").text
    assert re.findall(r'<option value="([^"]*)" selected>', page)[:2] == [first, second]


def test_how_long_a_game_takes_is_told(server: Browser) -> None:
    assert "about 10 minutes" in server.get("/new/kingdomino").text
    assert "about 20 minutes" in server.get("/").text


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
    assert "is no order yet: give every player a different place, from 1 to 3" in answer.text


def test_an_order_goes_along_to_the_rematch(server: Browser) -> None:
    head = Head("old", "eight_minute_empire", 1, {"ages": "3-1-2", "board": "B"}, ["a", "b", "c"])
    assert options_of_rematch(Live(head, [])) == {"ages": "2-3-1", "board": "B"}


# --- seats by link ---------------------------------------------------------------------------


def test_a_friend_sits_down_by_a_link(server: Browser) -> None:
    answer = set_up(server, who1="link")
    table = table_of(answer)
    assert answer.headers["location"] == f"/t/{table}/invite"
    [link] = seat_links(server.get(f"/t/{table}/invite").text)
    friend = another_browser(server)
    assert 'name="name"' in friend.get(link).text
    assert friend.post(link, data={"name": "   "}).status_code == 422
    assert friend.post(link, data={"name": "x" * 61}).status_code == 422
    sat = friend.post(link, data={"name": "Petr"}, follow_redirects=False)
    assert sat.headers["location"] == f"/t/{table}"
    assert look(friend, table)["seat"] == 1
    assert look(server, table)["names"] == ["Eva", "Petr"]
    assert seat_links(server.get(f"/t/{table}/invite").text) == [], "a seat that is taken is offered no more"
    again = another_browser(server).get(link, follow_redirects=False)
    assert again.headers["location"] == f"/t/{table}", "the link still opens the seat, on another device"


def test_a_second_key_joins_the_first(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    [link] = seat_links(server.get(f"/t/{table}/invite").text)
    server.post(link, data={"name": "Petr"}, follow_redirects=False)
    assert server.get(f"/api/tables/{table}?seat=0").status_code == 200
    assert server.get(f"/api/tables/{table}?seat=1").status_code == 200


def test_links_are_only_for_those_at_the_table(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    stranger = another_browser(server).get(f"/t/{table}/invite")
    assert stranger.status_code == 403
    assert seat_links(stranger.text) == []


def test_whoever_only_prepares_a_table_sees_the_links_once(server: Browser) -> None:
    answer = set_up(server, who0="link", who1="link")
    assert answer.status_code == 200
    assert len(seat_links(answer.text)) == 2
    assert "shown only now" in answer.text


def test_a_wrong_link_opens_nothing(server: Browser) -> None:
    table = table_of(set_up(server, who1="link"))
    answer = another_browser(server).get(f"/t/{table}/sit/wrong")
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


# --- rules and trouble -------------------------------------------------------------------------


def test_every_rule_has_its_place(server: Browser) -> None:
    page = server.get("/rules/kingdomino").text
    for _, rules in koruna.game("kingdomino").chapters:
        for rule in rules:
            assert f'id="rule-{rule}"' in page


@pytest.mark.parametrize(
    "path", ["/nothing", "/t/nothing/invite", "/rules/chess", "/new/chess", "/t/x/sit/y", "/static/a/b"]
)
def test_what_is_not_there_is_a_page_with_a_way_back(server: Browser, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 404
    assert '<a class="btn btn-primary" href="/">' in answer.text
    told = server.get(path, headers={"Accept": "application/json"})
    assert told.status_code == 404
    assert told.json()["error"].endswith(".")


def test_our_own_fault_is_admitted_without_details(
    server: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr("koruna.table.sitting.seats_of", fail)
    table = table_of(set_up(server, who1="bot:greedy"))
    answer = server.get(f"/t/{table}/sit/a-very-secret-key")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "a secret detail" in caplog.text
    assert "a-very-secret-key" not in "\n".join(
        record.getMessage() for record in caplog.records if record.name != "httpx"
    )


# --- other sites, and too much -------------------------------------------------------------------


FOREIGN = [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]
FOREIGN += [{"Sec-Fetch-Site": "", "Origin": origin} for origin in ("https://evil.example", "null")]


@pytest.mark.parametrize("headers", FOREIGN)
def test_another_site_cannot_act_by_means_of_a_cookie(server: Browser, headers: dict[str, str]) -> None:
    table = table_of(set_up(server, who1="here", name1="Petr"))
    before = look(server, table)["seq"]
    for path in ("/new/kingdomino", f"/t/{table}/join"):
        assert server.post(path, data=form(), headers=headers).status_code == 403
    move = {"seq": before, "move": look(server, table)["moves"][0]["text"]}
    assert server.post(f"/api/tables/{table}/moves", json=move, headers=headers).status_code == 403
    assert look(server, table)["seq"] == before


def test_our_own_pages_and_programs_may_act(server: Browser) -> None:
    for origin in ("http://testserver.local", ""):
        headers = {"Sec-Fetch-Site": "", "Origin": origin}
        answer = server.post("/new/kingdomino", data=form(), headers=headers, follow_redirects=False)
        assert answer.status_code == 303


def test_whoever_asks_too_often_is_told_so(server: Browser) -> None:
    answers = [set_up(server, who1="bot:nobody").status_code for _ in range(61)]
    assert answers[:60] == [422] * 60
    assert answers[60] == 429
    assert server.get("/").status_code == 200, "only making tables is limited so soon"


def test_a_request_that_is_too_large_is_refused(server: Browser) -> None:
    assert set_up(server, name0="x" * 100_000).status_code == 413
