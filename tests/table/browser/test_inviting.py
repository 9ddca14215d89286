"""Inviting a friend: links, codes for phones, and a button to share where the browser has one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from .conftest import People

HAS_SHARE = "navigator.share = async (data) => { window.shared = data; };"


def invitation(people: People) -> Page:
    eva = people.open("/new/kingdomino?preset=friends")
    eva.get_by_label("Seat 1: name").fill("Eva")
    eva.get_by_role("button", name="Open the table").click()
    return eva


def from_afar(route: Route) -> None:
    """As if the page had been asked for at an address that others can open too."""
    route.fulfill(response=route.fetch(headers={**route.request.headers, "host": "koruna.example"}))


def test_a_link_is_shared_where_the_browser_can_and_a_friend_can_open_it(people: People) -> None:
    eva = invitation(people)
    link, share = eva.get_by_label("Link to seat 2", exact=True), eva.get_by_role("button", name="Share")
    expect(eva.get_by_text("Only this device can open these links")).to_be_visible()
    assert share.count() == 0

    eva.route("**/invite", from_afar)
    eva.reload()
    expect(link).to_have_value(re.compile("^http://koruna.example/t/.*/sit/"))
    expect(eva.get_by_text("Only this device")).to_have_count(0)
    expect(eva.get_by_role("img", name="QR code: Link to seat 2")).to_be_visible()
    assert share.count() == 0

    eva.add_init_script(HAS_SHARE)
    eva.reload()
    share.first.click()
    assert eva.evaluate("window.shared.url") == link.input_value()
