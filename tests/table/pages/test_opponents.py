"""The opponents wherever a person meets them: setting up, the lobby, the table and its end."""

from __future__ import annotations

import re
from time import monotonic, sleep
from urllib.parse import quote

import pytest

from koruna.bots import LEVELS, strength
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import names
from koruna.table.log_lines import BotPlays, LogLine, Move, Name
from koruna.table.pages.chronicle import chronicle_html
from koruna.table.store.store import Head
from tests.table.browsing import Browser, form, look, set_up, table_of
from tests.table.seats import PEOPLE, Client, Seats

OPTION = re.compile(r'<option value="bot:([^"]*)"')


def test_every_seat_is_offered_the_five_before_the_bots_for_simulations(
    server: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(strength.READ, "kingdomino", {})
    page = server.get("/new/kingdomino").text
    seat = page[page.index('name="who1"') : page.index('name="name1"')]
    people, simulations = seat.split('<optgroup label="For simulations">')
    assert OPTION.findall(people) == list(LEVELS)
    assert OPTION.findall(simulations) == ["greedy", "full-greedy", "random"]
    for level in LEVELS:
        assert page.count(f'href="#k-face-{level}"') == 5, "at each of the four seats, and where their manners are told"
        assert f'<symbol id="k-face-{level}"' in page
    assert "Builds patiently" in page
    assert "Measured" not in page


def test_what_was_measured_is_told_where_one_chooses(server: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = strength.read_strength("[pribina]\nwins = 71\ngames = 400\n")
    monkeypatch.setitem(strength.READ, "kingdomino", figures)
    for path in ("/new/kingdomino", "/rules/kingdomino"):
        assert (
            "Measured against Přemysl the Ploughman: wins 71% of two-player games (400 games)." in server.get(path).text
        )


def test_each_seat_has_a_level_of_its_own_and_two_alike_are_told_apart(server: Browser) -> None:
    company = {"seats": "4", "who1": "bot:libuse", "who2": "bot:pribina", "who3": "bot:libuse"}
    table = table_of(set_up(server, **company))
    assert look(server, table)["bots"] == {"1": "libuse", "2": "pribina", "3": "libuse"}
    assert look(server, table)["names"] == ["Eva", "Libuše 1", "Pribina of Nitra", "Libuše 2"]
    for page in (server.get(f"/t/{table}").text, server.get("/").text):
        for face, arms in (("libuse", 2), ("pribina", 3), ("libuse", 4)):
            assert re.search(rf'p{arms}"[^>]*><use href="#k-face-{face}"/><use href="#k-arms-{arms}"', page)
        assert '<use href="#k-arms-1"/></svg>' in page, "a person has no face"


def test_the_lobby_starts_a_game_against_the_usual_opponent(server: Browser) -> None:
    assert "Play against Eliška of Bohemia now: Kingdomino" in server.get("/").text
    assert "Hned proti Elišce Přemyslovně: Kingdomino" in server.get("/", headers={"Accept-Language": "cs"}).text
    table = table_of(server.post("/new/kingdomino", data={"quick": "1"}, follow_redirects=False))
    assert look(server, table)["bots"] == {"1": "eliska"}


@pytest.mark.parametrize("name", ["eliška přemyslovna", "Libuša z Vyšehradu", "Svatopluk of Moravia 2", "PŘEMYSL ORÁČ"])
def test_nobody_is_called_like_an_opponent_and_the_lobby_says_so_politely(server: Browser, name: str) -> None:
    assert set_up(server, name0=name).status_code == 422
    server.cookies.set("name", quote(name, safe=""))
    refused = server.post("/new/kingdomino", data={"quick": "1"}, follow_redirects=False)
    assert refused.status_code == 422
    assert 'class="refusal"' in refused.text
    assert f'value="{name}"' in refused.text, "in the form, to be changed"


def test_first_names_of_opponents_are_free_for_people(server: Browser) -> None:
    table = table_of(set_up(server, name0="Eliška"))
    assert look(server, table)["names"][0] == "Eliška"


def test_a_seat_is_given_to_the_opponent_one_chooses(client: Client) -> None:
    table = Seats(client, seats=[PEOPLE[0], {"kind": "person"}])
    table.sit(0)
    page = table.get().text
    assert re.findall(r'data-do="seat-bot" data-level="(\w+)"', page) == list(LEVELS)
    client.post(f"/api/tables/{table.id}/seats/1/bot", json={"level": "svatopluk"}).raise_for_status()
    assert table.now()["bots"] == {"1": "svatopluk"}
    client.post(f"/api/tables/{table.id}/seats/0/bot", json={}).raise_for_status()
    assert table.now()["bots"] == {"0": "eliska", "1": "svatopluk"}
    assert "Eliška of Bohemia is playing for you." in table.get().text


KINGDOM = Head("kingdom", "kingdomino", 1, {}, 2)
SEATED: list[LogLine] = [Name(0, "Eva"), BotPlays(1, "libuse")]


def begun() -> list[LogLine]:
    """The log when all have claimed their first dominoes."""
    lines: list[LogLine] = [*SEATED, *Live(KINGDOM, SEATED).deal()]
    for _ in range(4):
        state = Live(KINGDOM, lines).match.state
        lines.append(Move(state.turn(), state.write(state.moves()[0], state.turn())))
        lines += Live(KINGDOM, lines).deal()
    return lines


def chronicle(*more: LogLine) -> str:
    table = Live(KINGDOM, [*begun(), *more])
    return chronicle_html(table, 0, "en", names(table, "en"))


def test_the_chronicle_shows_the_face_of_an_opponent() -> None:
    told = chronicle()
    hers = re.findall(r'<li class="by"[^>]*data-by="1".*?</li>', told)
    assert hers
    assert all("#k-face-libuse" in line for line in hers)
    assert "#k-face" not in "".join(re.findall(r'<li class="by"[^>]*data-by="0".*?</li>', told))


def test_the_chronicle_names_the_bot_that_plays_for_somebody() -> None:
    told = chronicle(BotPlays(0, "pribina"))
    assert "Pribina of Nitra plays for Eva now." in told
    assert "#k-face-pribina" not in told, "it is still Eva's seat"
    assert "Svatopluk of Moravia sits down" in chronicle(BotPlays(1, "svatopluk")), "it plays for nobody but itself"


def test_the_end_shows_the_faces(server: Browser) -> None:
    data = form(who0="bot:premysl", who1="bot:greedy", pace="fast")
    table = table_of(server.post("/new/kingdomino", data=data, follow_redirects=False))
    deadline = monotonic() + 60
    while not look(server, table)["over"]:
        assert monotonic() < deadline
        server.get(f"/t/{table}")
        sleep(0.05)
    places = re.search('<ol class="places">.*?</ol>', server.get(f"/t/{table}").text, re.DOTALL)
    assert places is not None
    assert places.group().count("#k-face-premysl") == 1
    assert places.group().count("#k-face") == 1, "a bot for simulations has none"
