"""Requests from other sites, and too large ones."""

from __future__ import annotations

import pytest

from tests.table.browsing import Browser, form, look, set_up, table_of

FOREIGN = [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]
FOREIGN += [{"Sec-Fetch-Site": "", "Origin": origin} for origin in ("https://evil.example", "null")]
# A form sent to http://user:password@our.server makes a browser add this, and so does a proxy that asks for a password.
FOREIGN += [{**FOREIGN[1], "Authorization": sent} for sent in ("Basic eDp5", "Bearer", "Bearer  ")]


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


def test_a_request_that_is_too_large_is_refused(server: Browser) -> None:
    assert set_up(server, name0="x" * 100_000).status_code == 413
