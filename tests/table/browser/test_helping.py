"""What helps at the table: why something is not allowed, hints, the preview, what happened meanwhile."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from .conftest import People
from .people import BOT, Tables, caught_up, chronicle, listening, my_turn, newest, one_move, until

# How many legal targets the tip lies over.
COVERED = """() => {
  const tip = document.querySelector("[role=tooltip]").getBoundingClientRect();
  return [...document.querySelectorAll(".legal[data-target] .ring, .legal[data-target]:not(svg *)")]
    .map((lit) => lit.getBoundingClientRect())
    .filter((lit) => lit.left < tip.right && lit.right > tip.left && lit.top < tip.bottom && lit.bottom > tip.top)
    .length;
}"""


def test_why_a_square_is_not_allowed_and_the_rule_behind_it(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 1)
    page = people.open(links[1])
    page.locator("svg.kingdom [data-ask]:not([data-target])").first.click()
    refusal = page.locator("[data-refused]")
    expect(refusal).to_be_visible()
    expect(refusal.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/kingdomino#rule-occupied")
    page.locator('[data-ask^="claim"]').first.click()
    expect(refusal.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/kingdomino#rule-place-first")


def test_a_placement_is_shown_before_it_is_made(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    confirm = page.get_by_role("toolbar").get_by_role("button").last
    expect(confirm).to_be_disabled()
    begins = Counter(move["targets"][0] for move in tables.look(table, links[0])["moves"])
    page.locator(f'[data-target="{begins.most_common(1)[0][0]}"]').click()
    expect(confirm).to_be_enabled()
    expect(confirm).to_have_text("Place here")
    expect(page.locator(".preview .ghost")).to_have_count(2)
    first = page.locator(".chosen").evaluate_all("all => all.map(each => each.dataset.target)")
    page.get_by_role("button", name="Rotate").click()
    turned = page.locator(".chosen").evaluate_all("all => all.map(each => each.dataset.target)")
    assert turned != first
    page.keyboard.press("Escape")
    expect(page.locator(".preview")).to_have_count(0)
    expect(confirm).to_be_disabled()
    assert tables.look(table)["turn"] == 0


def test_every_move_is_in_the_list(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    moves = [move["text"] for move in tables.look(table, links[0])["moves"]]
    page.get_by_label("All moves").click()
    assert page.locator("[data-moves] button").evaluate_all("all => all.map(each => each.dataset.move)") == moves
    page.locator("[data-moves] button").last.click()
    page.get_by_role("button", name="Place here").click()
    expect(newest(page)).to_contain_text("Eva places domino")
    assert tables.look(table)["turn"] == 0  # and now claims


def test_a_move_can_be_typed_in_words_or_notation(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 0)
    page = people.open(links[0])
    moves = [move["text"] for move in tables.look(table, links[0])["moves"]]
    assert len(moves) > 1
    page.keyboard.press("m")
    page.keyboard.press("Shift+Tab")
    field = page.get_by_role("searchbox", name="Type a move")
    expect(field).to_be_focused()
    shown = "[...document.querySelectorAll('[data-moves] button')].filter((each) => each.checkVisibility()).length"
    page.keyboard.type("nothing like this")
    assert page.evaluate(shown) == 0
    field.fill("DOMINO")
    assert page.evaluate(shown) == len(moves)
    field.fill(moves[-1])
    with one_move(page):
        page.keyboard.press("Enter")
    number = moves[-1].split()[1]
    expect(chronicle(page)).to_contain_text(f"Eva claims domino {number}.")


def test_a_hint_shows_a_move_plays_nothing_and_is_told_to_all(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page, other = people.open(links[0]), people.open(links[1])
    before = tables.look(table)["view"]
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".preview .ghost")).to_have_count(2)
    assert tables.look(table)["view"] == before
    for each in (page, other):
        expect(each.get_by_role("region", name="Chronicle")).to_contain_text("Eva asks for a hint.")
    page.get_by_role("button", name="Place here").click()
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text("Eva places domino")


def test_a_hint_stays_until_the_game_goes_on(people: People, tables: Tables) -> None:
    """Its own update may come after the answer, and the move with that update only; the coach makes room for it."""
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], 390, 844, coached=True)
    listening(page)
    seq = int(page.evaluate("document.querySelector('main').dataset.seq"))
    coach, box = page.get_by_role("complementary", name="The coach"), page.locator("[data-why]")
    page.locator('[data-do="hush"]').first.click()  # what was missed has the place of the coach
    expect(coach).to_be_visible()
    page.route("**/hint?*", lambda route: route.fulfill(json={"seq": seq + 1, "move": "later", "why": "Because."}))
    page.locator('[data-do="hint"]').click()
    expect(box).to_have_text("Hint: Because.")
    expect(coach).to_have_count(0)
    headers = {"Authorization": f"Bearer {links[0].rpartition('/')[2]}"}
    tables.client.post(f"/t/{table}/hint?seat=0", headers=headers).raise_for_status()
    caught_up(page, seq + 1)
    expect(box).to_have_text("Hint: Because.")
    tables.play(table, links[0])
    caught_up(page, seq + 2)
    expect(box).to_be_hidden()


def test_a_link_that_cannot_be_copied_is_shown(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    page = people.open(links[0])
    page.evaluate(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); document.execCommand = () => false"
    )
    page.evaluate("document.querySelector('[data-do=\"copy-watch\"]').click()")
    expect(page.locator("[data-refused]")).to_contain_text(f"/t/{table}")


def test_news_are_read_aloud_and_targets_have_names(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 1)
    page = people.open(links[0])
    turn = tables.look(table)["turn"]
    tables.play(table, links[turn])
    expect(page.locator("[data-news]")).to_contain_text("Petr claims domino")
    tables.play_until(table, links, "place", 0)
    assert my_turn(page)
    expect(page.locator("[data-news]")).to_contain_text("Your turn. Place domino")
    expect(page.get_by_role("button", name="Square").first).to_be_visible()


def test_pieces_travel_and_the_page_keeps_up(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], still=False)
    for _ in range(9):
        tables.play(table, links[tables.look(table)["turn"]])
    last = tables.look(table)
    caught_up(page, last["seq"])
    expect(page.locator(".seat .score").first).to_contain_text(str(last["scores"][0]))
    until(page, "document.querySelector('.travelling') === null")
    moved = last["view"]["kingdoms"][0]["last"]
    assert page.locator(f'svg.kingdom [data-piece="domino-{moved}"]').count() == 1


def test_a_tip_tells_what_something_is(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    tip = page.get_by_role("tooltip")
    page.get_by_role("list", name="Players").get_by_text("Crowns: ").first.locator("..").hover()
    expect(tip).to_contain_text("Crowns:")
    for _ in range(30):  # exploring by keyboard reaches everything, also what cannot be chosen
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Shift+ArrowDown")
        if "castle" in page.evaluate("document.querySelector('[role=tooltip]:not([hidden])')?.textContent ?? ''"):
            break
    else:
        page.keyboard.press("Shift+ArrowUp")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    lit = page.locator(".legal[data-target]")
    for at in range(min(lit.count(), 3)):
        lit.nth(at).hover()
        expect(tip).to_be_visible()
        assert page.evaluate(COVERED) == 0
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(500)  # longer than a pointer has to rest for a tip
    expect(tip).to_be_hidden()  # what lies under a pointer that clicked was not asked for, until it moves
    box = page.locator(".draft .dom").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(tip).to_be_visible()


def test_a_pointer_that_only_brushes_something_opens_no_tip(people: People, tables: Tables) -> None:
    _, links = tables.make("Eva", "Petr")
    page = people.open(links[0])
    crowns = page.get_by_role("list", name="Players").get_by_text("Crowns: ").first.locator("..")
    crowns.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    page.locator("body").dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    page.wait_for_timeout(500)  # longer than a pointer has to rest for a tip
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_a_long_press_asks_and_chooses_nothing(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 0)
    page = people.open(links[0], 360, 780)
    seq = tables.look(table)["seq"]
    offer = page.locator('[data-target^="offer:"][role="button"]').first
    offer.scroll_into_view_if_needed()
    # Scrolling cancels a long press, and its event comes a frame later.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    offer.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("tooltip")).to_contain_text("Domino")
    offer.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    offer.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    offer.dispatch_event("click", {"bubbles": True})
    page.wait_for_timeout(300)
    assert tables.look(table)["seq"] == seq
    offer.click()
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text("Eva claims domino")


def test_why_nothing_can_be_taken_back(people: People, tables: Tables) -> None:
    _, links = tables.make("Eva", "Petr")
    page = people.open(links[0])
    page.get_by_role("button", name="Undo").click(force=True)
    expect(page.get_by_text("There is nothing to take back.").first).to_be_visible()


def test_the_chronicle_can_be_filtered_and_shows_places(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    tables.play(table, links[0])
    page = people.open(links[0])
    log = page.get_by_role("region", name="Chronicle")
    log.get_by_label("Show in the chronicle").select_option("Petr")
    expect(log.get_by_role("listitem").filter(has_text="Eva places")).to_have_count(0)
    expect(log.get_by_role("listitem").filter(has_text="Petr claims").first).to_be_visible()
    tables.play(table, links[0])
    caught_up(page, tables.look(table)["seq"])
    expect(log.get_by_label("Show in the chronicle")).to_have_value("1")  # the choice stays
    log.get_by_label("Show in the chronicle").select_option("All")
    log.get_by_text("Eva places domino").hover()
    laid = tables.look(table)["view"]["kingdoms"][0]["last"]
    expect(page.locator(f'svg.kingdom [data-piece="domino-{laid}"]')).to_have_class("mentioned")
    page.mouse.move(5, 5)
    expect(page.locator(".mentioned")).to_have_count(0)


def test_the_keys_are_listed_and_the_rules_open_beside_the_table(people: People, tables: Tables) -> None:
    _, links = tables.make("Eva", "Petr")
    page = people.open(links[0])
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("go from target to target")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Rules").click()
    rules = page.get_by_role("dialog")
    rules.get_by_label("Search the rules").fill("KINGS drawn")
    expect(rules.get_by_text("Kings are drawn one at a time.")).to_be_visible()
    expect(rules.get_by_text("There are six terrains")).to_be_hidden()
    rules.get_by_label("Search the rules").fill("helicopter")
    expect(rules.get_by_text("Nothing about this in the rules.")).to_be_visible()


def test_a_report_of_a_fault_holds_the_record_and_no_key(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", harmony=True)
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0], locale="cs")
    page.get_by_label("Stůl").click()
    page.get_by_role("button", name="Nahlásit chybu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Uložit soubor").click()
    text = saved.value.path().read_text("utf-8")
    seq = tables.look(table)["seq"]
    for part in (f"table: {table}", f"seq: {seq}", "language: cs", '{"harmony":', "option harmony", "0 claim "):
        assert part in text.replace('{"harmony": ', '{"harmony":')
    assert "Chrome" in text
    for link in links:
        assert link.rpartition("/")[2] not in text
    page.get_by_role("button", name="Zavřít").click()
    page.context.set_offline(True)
    page.get_by_label("Stůl").click()
    page.get_by_role("button", name="Nahlásit chybu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Není spojení")
    people.expected = ("ERR_INTERNET_DISCONNECTED",)


# Keeps every audio context that a page makes, and counts when it begins to sound.
AUDIO = """
window.sounds = [];
window.rung = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.sounds.push(this);
    this.addEventListener("statechange", () => { if (this.state === "running") window.rung += 1; });
  }
};
"""


def test_no_silence_is_computed_before_and_after_the_sound_of_a_turn(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 1)
    page = people.open(links[0])
    page.add_init_script(AUDIO)
    with page.expect_response("**/sounds.js"):  # not with the page itself
        page.reload()
        page.keyboard.press("m")
    until(page, "window.sounds[0]?.state === 'suspended'")
    page.evaluate("window.rung = 0")
    while tables.look(table)["turn"] == 1:
        tables.play(table, links[1])
    until(page, "window.rung > 0")
    until(page, "window.sounds[0].state === 'suspended'")
    page.keyboard.press("q")
    expect(page.locator("[data-refused]")).to_contain_text("Sound is off")
    page.evaluate("window.rung = 0")
    while tables.look(table)["turn"] == 0:
        tables.play(table, links[0])
    until(page, "!document.querySelector('.seat.now small')?.textContent.includes('you')")
    assert page.evaluate("[window.rung, window.sounds[0].state]") == [0, "suspended"]


BADGE = """
window.badge = false;
window.away = true;
Object.defineProperty(document, "hidden", { get: () => window.away });
navigator.setAppBadge = async () => { window.badge = true; };
navigator.clearAppBadge = async () => { window.badge = false; };
"""


def test_the_installed_app_has_a_badge_while_it_is_my_turn_and_i_am_away(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "claim", 1)
    page = people.open(links[0])
    page.add_init_script(BADGE)
    page.reload()
    listening(page)
    assert not page.evaluate("window.badge")
    while tables.look(table)["turn"] == 1:
        tables.play(table, links[1])
    until(page, "window.badge")
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
    assert not page.evaluate("window.badge")


def test_settings_are_kept(people: People, tables: Tables) -> None:
    _, links = tables.make("Eva", "Petr")
    page = people.open(links[0], still=False)
    usual = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    page.get_by_label("Table", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="very large").check(force=True)
    dialog.get_by_role("radio", name="none").check(force=True)
    page.reload()
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > usual * 1.3
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--m-move')") == "0ms"


def test_the_coach_is_there_in_the_first_games_and_moves_nothing(people: People, tables: Tables) -> None:
    """Switched off, or in the fourth game, it speaks only to who asks by C."""
    link = tables.make("Eva", BOT, game="wonderful_kingdom")[1][0]
    page = people.open(link, coached=True)
    coach, board = page.get_by_role("complementary", name="The coach"), page.locator(".board")
    expect(coach).to_contain_text("your rival may take")
    before = board.bounding_box()
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    assert board.bounding_box() == before
    page.keyboard.press("c")
    expect(coach).to_contain_text("your rival may take")
    page.evaluate(
        "localStorage.removeItem('coached.wonderful_kingdom');"
        "localStorage.setItem('coached-tables.wonderful_kingdom', JSON.stringify(['a', 'b', 'c']))"
    )
    page.reload()
    page.locator("main[data-seq]").wait_for()
    expect(coach).to_have_count(0)
    page.keyboard.press("c")
    expect(coach).to_be_visible()


def test_the_coach_explains_the_step_first_and_then_what_happened(people: People, tables: Tables) -> None:
    """Each once: what was explained does not come again, not even after a reload."""
    link = tables.make("Eva", BOT, game="tiny_epic_kingdoms")[1][0]
    page = people.open(link, coached=True)
    coach = page.get_by_role("complementary", name="The coach")
    said = []
    for _ in range(2):
        expect(coach).to_be_visible()
        said.append(coach.text_content() or "")
        coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    assert "This land is your home" in said[0]
    assert "third land" in said[1], "with two players, the Lost Kingdom"
    page.reload()
    page.locator("main[data-seq]").wait_for()
    expect(coach).to_have_count(0)
