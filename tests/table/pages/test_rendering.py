"""What all pages have in common, the rules, and error pages."""

from __future__ import annotations

import re
from html import unescape

import pytest

import koruna
from koruna.locale import LANGUAGES
from koruna.table.pages.static_files import static, static_files
from tests.table.browsing import Browser, set_up, table_of

# --- every page ------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/new/kingdomino", "/rules/kingdomino", "/keeps", "/games", "/nothing"])
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
    assert sum(int(part.headers["content-length"]) for part in [answer, *files]) < 52_000


# --- rules and trouble -------------------------------------------------------------------------


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_the_rules_tell_no_refusals(server: Browser, game: koruna.Game) -> None:
    """Answers to a wrong move ("You have no army there") explain nothing to readers of the rules."""
    page = unescape(server.get(f"/rules/{game.id}").text)
    assert game.refusals
    say = koruna.locale.words("en", game.id).say
    assert [name for name in game.refusals if f">{say(f'rule-{name}')}<" in page] == []


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_the_rules_list_all_that_is_in_the_box(server: Browser, game: koruna.Game) -> None:
    """With where each value comes from, where a game tells it."""
    page = unescape(server.get(f"/rules/{game.id}").text)
    lines = game.overview("en")
    assert ('href="#overview"' in page) is bool(lines)
    for line in lines:
        assert f"<p>{line}</p>" in page


@pytest.mark.parametrize(
    "path", ["/nothing", "/t/nothing/invite", "/rules/chess", "/new/chess", "/t/x/sit/y", "/static/a/b"]
)
def test_what_is_not_there_is_a_page_with_a_way_back(server: Browser, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 404
    assert '<a class="btn btn-primary" href="/">' in answer.text
    answer = server.get(path, headers={"Accept": "application/json"})
    assert answer.status_code == 404
    assert answer.json()["error"].endswith(".")


def test_our_own_fault_is_admitted_without_details(
    server: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr("koruna.table.requests.access.own_seats", fail)
    table = table_of(set_up(server, who1="bot:greedy"))
    answer = server.get(f"/t/{table}/sit/a-very-secret-key")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "a secret detail" in caplog.text
    assert "a-very-secret-key" not in "\n".join(
        record.getMessage() for record in caplog.records if record.name != "httpx"
    )
