"""The page of a table, without a browser: its content for each viewer, and its size."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from koruna.table.live.live_table import Live
from koruna.table.log_lines import Back, BotPlays, Chance, LogLine, Move, Name, Secret
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_diff import ClientParts
from koruna.table.pages.page_parts import PARTS, actions
from koruna.table.pages.static_files import static_files
from koruna.table.pages.table_stream import update
from koruna.table.store.store import Head
from tests.table.seats import FOUR, PEOPLE, Client, Seats, update_in

MINUS = "\N{MINUS SIGN}"

# --- the page -------------------------------------------------------------------------------


def test_whoever_has_the_seat_gets_its_moves_and_others_get_none(client: Client) -> None:
    table = Seats(client)
    turn = table.play_until_placing()
    table.sit(turn)
    mine = update_in(table.get().text)
    assert [move["text"] for move in mine["moves"]] == [move["text"] for move in table.now(turn)["moves"]]
    assert mine["mine"]
    assert mine["seat"] == turn
    table.sit(1 - turn)
    assert update_in(table.get().text)["moves"] == []
    table.sit()
    watching = update_in(table.get().text)
    assert watching["moves"] == []
    assert watching["seat"] < 0


def test_every_target_of_a_move_stands_on_the_page(client: Client) -> None:
    table = Seats(client)
    for _ in range(30):
        turn = table.now()["turn"]
        table.sit(turn)
        html = table.get().text
        for move in update_in(html)["moves"]:
            for target in move["targets"]:
                assert f'data-target="{target}"' in html
        table.play()


def test_a_gain_is_told_before_the_move_and_comes_true(client: Client) -> None:
    table = Seats(client)
    for _ in range(20):
        turn = table.play_until_placing()
        table.sit(turn)
        best = max(update_in(table.get().text)["moves"], key=lambda move: move.get("gain") or 0)
        before = table.now()["scores"][turn]
        wish = {"seq": table.now()["seq"], "move": best["text"]}
        client.post(f"/api/tables/{table.id}/moves", json=wish).raise_for_status()
        assert table.now()["scores"][turn] - before == best["gain"]
        table.play()


def test_a_page_has_no_style_and_no_script_within_it(client: Client) -> None:
    table = Seats(client)
    table.play_until_placing()
    for seats in ((), (0,)):
        table.sit(*seats)
        for path in ("", "/replay/3"):
            html = table.get(path).text
            assert not re.search(r"<style|<script(?! type=\"module\" src=)|\sstyle=|\son\w+=", html)


def test_every_symbol_of_the_page_is_there(client: Client) -> None:
    table = Seats(client, seats=FOUR)
    table.play(20)
    table.sit(0)
    html = table.get().text
    used = set(re.findall(r'href="#([\w-]+)"', html)) - {"main"}
    assert used
    assert used <= set(re.findall(r'id="([\w-]+)"', html))


def imported(file: str) -> list[str]:
    """The scripts that a script needs."""
    if not file.endswith(".js"):
        return []
    found: list[str] = re.findall(r'(?:from|import) "\./([\w.-]+)"', static_files()[file].decode())
    return found


def first_load(page: str) -> list[bytes]:
    """A page with all the files that it and its scripts ask for."""
    own = set(re.findall(r'"/static/\w+/([\w.-]+)"', page))
    while missing := {name for file in own for name in imported(file)} - own:
        own |= missing
    assert {"table.js", "tips.js", "preferences.js"} <= own
    return [page.encode(), *[static_files()[name] for name in own]]


def weight(*parts: bytes) -> int:
    return sum(len(gzip.compress(part, 5)) for part in parts)


def test_the_page_and_its_updates_are_light(client: Client) -> None:
    table = Seats(client, seats=FOUR)
    table.play(60)
    table.sit(0)
    page = table.get().text
    assert "game-kingdomino.css" in page
    assert weight(*first_load(page)) < 150_000
    assert weight(table.get("/now").content) < 15_000


def test_five_territories_are_light_as_well(client: Client) -> None:
    """The land is sent once, and again only to a page that cannot apply an update."""
    table = Seats(client, "tiny_epic_kingdoms", [*FOUR, {"kind": "person", "name": "Hugo"}], exploration=True)
    table.play(120)
    table.sit(0)
    assert weight(*first_load(table.get().text)) < 150_000
    changed: dict[str, str] = {}
    while "board" not in changed:
        had = table.get("/now").json()["parts"]
        table.play(1)
        now = table.get("/now")
        changed = {name: html for name, html in now.json()["parts"].items() if html != had[name] and name != "lines"}
    assert weight(now.content) < 20_000
    assert "beside" not in changed
    assert weight(json.dumps(changed).encode()) < 10_000


@pytest.mark.parametrize(("language", "word"), [("cs", "Kronika"), ("sk", "Kronika"), ("en", "Chronicle")])
def test_the_page_speaks_three_languages(client: Client, language: str, word: str) -> None:
    table = Seats(client)
    table.play(5)
    html = table.get(f"?lang={language}").text
    assert f'<html lang="{language}"' in html
    assert word in html


def test_a_name_is_no_markup(client: Client) -> None:
    table = Seats(client, seats=[{"kind": "person", "name": "<b>&\"'"}, PEOPLE[1]])
    table.play(6)
    table.sit(0)
    assert "<b>&\"'" not in table.get().text
    assert "<b>&\"'" not in "".join(table.get("/now").json()["parts"].values())


def test_a_series_tells_which_game_it_is(client: Client) -> None:
    table = Seats(client, dynasty=True)
    assert "Game 1 of 3" in table.get().text


def test_unknown_tables_are_not_found(client: Client) -> None:
    for path in ("", "/stream", "/now", "/record", "/replay/0"):
        assert client.get(f"/t/nosuchtable{path}").status_code == 404


# --- one device for several people ---------------------------------------------------------------


def test_where_nothing_is_secret_the_seat_that_decides_is_shown(client: Client) -> None:
    table = Seats(client)
    table.sit(0, 1)
    for _ in range(8):
        assert update_in(table.get().text)["seat"] == table.now()["turn"]
        table.play()


def test_secrets_are_shown_only_after_a_hand_over(client: Client) -> None:
    table = Seats(client, game="sealed_bids")
    table.sit(0, 1)
    html = table.get().text
    assert "data-update" not in html
    assert "I am Eva" in html
    assert table.get("/now").json()["hand_over"]
    assert table.get("/now").json()["parts"] == {}
    client.post(f"/t/{table.id}/hand-over/0")
    seen = update_in(table.get().text)
    assert seen["seat"] == 0
    assert seen["moves"]
    assert not any(move.get("gain") for move in seen["moves"])  # nothing comes of it before the others have bid
    wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
    client.post(f"/api/tables/{table.id}/moves?seat=0", json=wish).raise_for_status()
    assert "I am Petr" in table.get().text
    assert table.get("/now").json()["hand_over"]


def test_nobody_takes_the_device_for_a_seat_of_another(client: Client) -> None:
    table = Seats(client, game="sealed_bids")
    table.sit(0)
    assert client.post(f"/t/{table.id}/hand-over/1").status_code == 403


# --- changes as they happen --------------------------------------------------------------------------


def test_only_parts_that_changed_are_told() -> None:
    table = Live(Head("table", "kingdomino", 1, {}, 2), [Name(0, "Eva"), Name(1, "Petr")])
    table.match.deal()
    context = PageContext(table, 0, [0], "en")
    sent = ClientParts()
    assert set(update(context, sent).parts) == set(PARTS)
    assert update(context, sent).parts == {}
    state = table.match.state
    table.read(table.move(state.write(state.moves()[0]), state.turn())[0])
    changed = update(context, sent).parts
    assert "beside" in changed
    assert "board" not in changed, "a claim changes no kingdom"
    assert "menu" not in changed
    assert "steps" not in changed


def test_a_page_that_lost_its_way_gets_every_part(client: Client) -> None:
    table = Seats(client)
    table.play(3)
    assert set(table.get("/now").json()["parts"]) == set(PARTS)


# --- figures, notes, seats where nobody is -----------------------------------------------------------------


def test_who_has_decided_nothing_yet_has_missed_nothing(client: Client) -> None:
    table = Seats(client, "wonderful_kingdom")
    seat = table.now()["waiting"][0]
    table.sit(seat)
    assert "data-decided" not in table.get().text, "cards were dealt, but nobody did that"
    table.play()
    assert "data-decided" in table.get().text


def test_points_below_nothing_have_a_minus(client: Client) -> None:
    table = Seats(client, "wonderful_kingdom", seats=[{"kind": "person", "name": "Eva"}], side="A")
    assert f"{MINUS}15<" in table.get().text


def test_the_cards_of_players_show_what_the_game_counts(client: Client) -> None:
    table = Seats(client)
    table.play(20)
    view = table.now()["view"]
    seats = table.get("/now").json()["parts"]["seats"]
    for kingdom in view["kingdoms"]:
        assert f"Crowns: {kingdom['crowns']}" in seats
        assert "Largest area: " in seats


def test_a_seat_where_nobody_is_can_be_given_to_a_bot_and_taken_by_its_link(client: Client) -> None:
    table = Seats(client, seats=[PEOPLE[0], {"kind": "person"}])
    table.sit(0)
    assert 'data-do="give-bot" data-seat="1"' in table.get().text
    table.sit()
    assert "give-bot" not in table.get().text, "who only watches gives nothing away"
    table.sit(0)
    client.post(f"/api/tables/{table.id}/seats/1/bot", json={}).raise_for_status()
    assert "A bot plays for" not in table.get().text, "it played from the beginning"
    table.sit()
    link = table.links[1]
    assert 'name="name"' in client.get(link).text
    client.post(link, data={"name": "Jan"})
    assert table.now()["names"] == ["Eva", "Jan"]
    assert table.now()["bots"] == {}


# --- taking back ------------------------------------------------------------------------------


def undo_button(context: PageContext) -> str:
    found = re.search(r'<button[^>]* data-do="undo"[^>]*>', update(context, ClientParts({})).parts["actions"])
    assert found is not None
    return found.group(0)


@pytest.mark.parametrize(
    ("before", "own", "vacant", "why"),
    [
        ([BotPlays(1, "random")], [0], (), "Something new has been seen since your last move, so it can no longer"),
        ([], [0], (1,), "nobody else has sat down whom one could ask"),
    ],
)
def test_the_button_says_why_what_was_seen_stands(
    before: list[LogLine], own: list[int], vacant: tuple[int, ...], why: str
) -> None:
    """Against a bot at a table without a seed, and where nobody has come yet. A king was drawn."""
    head = Head("abc", "kingdomino", 1, {}, 2)
    table = Live(head, [*before, *map(Chance, ["5", "9", "13", "48", "king 0"]), Move(0, "claim 48")])
    assert actions(PageContext(table, 0, own, "en", vacant=vacant))["undo"] == "undo", "nothing was drawn yet"
    table.read([Chance("king 1")])
    refused = undo_button(PageContext(table, 0, own, "en", vacant=vacant))
    assert 'aria-disabled="true"' in refused
    assert why in refused


def test_the_button_of_who_is_alone_says_that_an_undo_will_be_told() -> None:
    head = Head("abc", "kingdomino", 1, {}, 2)
    seen = [Move(0, "claim 48"), Chance("king 1")]
    table = Live(head, [Secret("3f2a"), BotPlays(1, "random"), *map(Chance, ["5", "9", "13", "48", "king 0"]), *seen])
    button = undo_button(PageContext(table, 0, [0], "en"))
    assert 'aria-label="Undo (on record)"' in button
    assert "The chronicle, record and result will say" in button
    assert "data-marks" in button, "it asks first"
    table.read([Back(0, 5), *seen])
    assert "data-marks" not in undo_button(PageContext(table, 0, [0], "en")), "the game is marked already"


def test_the_button_asks_whoever_sits_at_another_device() -> None:
    head = Head("abc", "kingdomino", 1, {}, 2)
    table = Live(
        head, [Name(1, "Petr"), *map(Chance, ["5", "9", "13", "48", "king 0"]), Move(0, "claim 48"), Chance("king 1")]
    )
    for vacant in ((), (1,)):
        button = undo_button(PageContext(table, 0, [0], "en", vacant=vacant))
        assert 'aria-label="Ask to undo"' in button, "whoever is away may come back"
        assert "aria-disabled" not in button
