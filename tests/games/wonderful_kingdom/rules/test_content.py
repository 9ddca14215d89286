"""The content: what the rulebook fixes, and the errors for a folder with mistakes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import koruna
from koruna.engine.errors import BadContent, BadSetup
from koruna.engine.option import HOUSE
from koruna.games.wonderful_kingdom.rules import reading
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.contents import HOUSE_EDITION
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, DEVELOPMENT, FAMILIES, RESOURCES, TREASURE

GAME = koruna.game("wonderful_kingdom")
DATA = Path(reading.__file__).parents[1] / "data"


@pytest.fixture
def house() -> Edition:
    return HOUSE_EDITION


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def complaint(folder: Path) -> tuple[str, str, str, str]:
    with pytest.raises(BadContent) as bad:
        GAME.content(folder)
    facts = bad.value.facts
    return bad.value.message, str(facts["file"]), str(facts.get("card", "")), str(facts.get("field", ""))


# --- what the rulebook fixes ---------------------------------------------------------------


def test_I1_the_deck_has_eighty_cards(house: Edition) -> None:
    assert sum(house.copies[card] for card in house.cards(DEVELOPMENT)) == 70
    assert len(house.cards(TREASURE)) == 10
    assert len(house.cards(ADVISOR)) == 14
    assert sum(house.for_two) == 3  # I8: eleven can be used alone
    assert house.calamities == 8
    assert sum(house.threat_copies) == 26
    assert 2 + 70 + 10 + 8 + 26 + 14 == 130


def test_the_ten_treasures_are_the_ten_pairs(house: Edition) -> None:
    assert len({tuple(sorted(house.gives[card])) for card in house.cards(TREASURE)}) == 10


def test_cards_that_the_rulebook_describes(house: Edition) -> None:
    def card(name: str) -> int:
        return [names[0] for names in house.names].index(name)

    for name, points in {
        "Čarovná výheň": 2,
        "Velkolepá aréna": 6,
        "Vrak Leonartu": 4,
        "Portál": 1,
        "Ženisté": 2,
    }.items():
        assert house.points[card(name)] == points
    for name, family in {"Statek": "structure", "Královská jízda": "company", "Čarovná výheň": "masterwork"}.items():
        assert FAMILIES[house.family[card(name)]] == family
    assert house.cost[card("Kasárna")] == [3, 0, 0, 0, 0, 0]
    assert house.income[card("Kasárna")] == [0, 1, 0, 0]
    assert house.copies[card("Statek")] >= 4
    society = card("Tajný spolek")
    assert (FAMILIES[house.points_family[society]], house.points_each[society]) == ("masterwork", 4)
    covered = sum(house.income[card("Mlýn")]) + sum(house.income[card("Cechovní dům")])
    assert covered == house.values["theft.tokens"]
    expedition = house.income_each[card("Expedice")] - 4
    assert FAMILIES[expedition % 4] == "company"


def test_H10_what_threats_cost(house: Edition) -> None:
    assert house.threat_points == [-4, -2, -5, -4, -4]  # rat, vermin, giant, shadow, thief
    assert house.calamity_points == -4


def test_H4_threats_strike_in_the_order_of_the_table(house: Edition) -> None:
    order = [house.ids[house.threat(kind)] for kind in house.threat_order]
    assert order == ["giant_rat", "shadow", "thief", "frost_giant"]


def test_the_usurper_has_the_numbers_of_the_rulebook(house: Edition) -> None:
    steps = house.quests[house.boards.index("usurper")][0]
    assert [sum(step.cost) for step in steps] == [4, 5, 5, 15]
    assert [step.soldiers + step.krystallium for step in steps] == [2, 0, 4, 2]
    assert steps[1].calamities == 2
    assert [step.first_only for step in steps] == [False, False, False, True]


def test_medals_of_the_scenarios(house: Edition) -> None:
    assert [scenario.medals for scenario in house.scenarios] == [
        [70, 90, 110],
        [60, 80, 100],
        [60, 85, 110],
        [80, 95, 125],
        [80, 95, 120],
        [60, 85, 100],
    ]


def test_every_advisor_has_its_price_and_place(house: Edition) -> None:
    pirate = house.ids.index("pirate_of_five_seas")
    assert (house.price[pirate], RESOURCES[house.first[pirate]], house.second[pirate]) == (4, "gold", 4)  # A6


# --- a folder of one's own -----------------------------------------------------------------


def test_a_copy_of_the_folder_can_be_played_and_has_a_name_of_its_own(folder: Path) -> None:
    content = GAME.content(folder)
    assert len(content) == 12
    assert content.read.ids == HOUSE_EDITION.ids
    change(folder, "developments.csv", "materials:2,materials", "materials:1,materials")
    assert GAME.content(folder) != content


def test_spaces_and_line_ends_do_not_change_the_name(folder: Path) -> None:
    name = GAME.content(folder)
    text = (folder / "values.csv").read_text("utf-8")
    (folder / "values.csv").write_bytes(text.replace("\n", "\r\n").encode())
    assert GAME.content(folder) == name


def test_a_game_names_its_content_and_is_refused_without_it(folder: Path) -> None:
    change(folder, "developments.csv", "farmstead,structure,5,materials:2", "farmstead,structure,5,materials:3")
    content = GAME.content(folder)
    with pytest.raises(BadSetup, match=content) as refusal:
        GAME.start(1, {"content": content.digest()})
    assert refusal.value.message == "needs-content"
    assert GAME.start(1, content=content).view().content == content
    assert GAME.start(1).view().content == HOUSE


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("developments.csv", "mill,structure,4", "mill,castle,4", "unknown:mill:family"),
        ("developments.csv", "mill,structure,4", "mill,structure,x", "number:mill:copies"),
        ("developments.csv", "mill,structure,4", "mill,structure,5", "count::"),
        ("developments.csv", "quarry,structure,2,materials", "quarry,structure,2,stone", "unknown:quarry:cost"),
        ("developments.csv", "mill,structure,4,materials:3", "mill,structure,4,", "empty:mill:cost"),
        ("developments.csv", "mill,structure", "quarry,structure", "id:quarry:id"),
        ("developments.csv", "name_cs=rulebook family", "name_cs=guess family", "provenance:farmstead:provenance"),
        ("treasures.csv", "materials+materials", "materials", "two-cubes:masons_hoard:gives"),
        ("advisors.csv", "resource=gold amount=4", "resource=gold", "params:pirate_of_five_seas:params"),
        ("advisors.csv", "no,choice,1,reveal", "no,planning,1,reveal", "phase:enlightened_prophet:phase"),
        ("threats.csv", "discard_picks", "breed", "threat-effects::effect"),
        ("quests.csv", "usurper,two_player,2", "usurper,two_player,3", "steps:usurper:step"),
        ("duchies.csv", "teressie,B", "teressie,A", "sides:teressie:side"),
        ("duchies.csv", "2*masterwork", "2 masterwork", "unknown:teressie:points"),
        ("scenarios.csv", "giant_rat:4", "giant_rat:3", "four-alike:SC01:hazard"),
        ("scenarios.csv", "farmstead:4,yes", "farmstead:6,yes", "copies:SC01:sites"),
        ("scenarios.csv", "70/90/110", "70/110/90", "medals:SC01:medals"),
        ("scenarios.csv", "giant_rat:4", "mill:4", "unknown:SC01:hazard"),
        ("scenarios.csv", "giant_rat:4", "vermin:4", "unknown:SC01:hazard"),
        ("scenarios.csv", "SC01,threats", "SC01,quests", "modules:SC01:hazard"),
        ("scenarios.csv", "SC02,advisors", "SC02,threats", "modules:SC02:advisors_in_deck"),
        ("scenarios.csv", "SC06,quests", "SC06,threats", "modules:SC06:boards"),
        ("scenarios.csv", "thief:4", "mill:4", "unknown:SC05:threats"),
        ("scenarios.csv", "thief:4,mill:1", "thief:4,quarry:1", "number:SC05:stolen"),
        ("scenarios.csv", "enlightened_prophet+", "royal_herald+", "unknown:SC02:advisors"),
        ("scenarios.csv", "enlightened_prophet+", "grey_eminence+", "twice:SC02:advisors"),
        ("scenarios.csv", "usurper+lord_of_ruin", "usurper+usurper", "twice:SC06:boards"),
        ("scenarios.csv", "0,1/1", "0,2/1", "spies:SC01:spies"),
        ("scenarios.csv", "threat_left:thief", "threat_left:mill", "unknown:SC05:lose"),
        ("threats.csv", "frost_giant,4", "frost_giant,3", "number:frost_giant:copies"),
        ("advisors.csv", "extra_face_down,cards=2", "extra_face_down,cards=1", "params:master_of_snares:params"),
        ("advisors.csv", "reveal,cards=2", "reveal,cards=0", "number:enlightened_prophet:params"),
        ("values.csv", "rounds,4", "rounds,5", "fixed-value::rounds"),
        ("values.csv", "traps,2", "snares,2", "no-value::traps"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_by_file_card_and_field(folder: Path, file: str, old: str, new: str, expected: str) -> None:
    change(folder, file, old, new)
    message, where, card, field = complaint(folder)
    assert f"{message.removeprefix('content-')}:{card}:{field}" == expected
    assert where == file


def test_a_comma_too_many_is_told(folder: Path) -> None:
    change(folder, "quests.csv", "Hire sellswords", "Hire, sellswords")
    assert complaint(folder)[:2] == ("content-cells", "quests.csv")


def test_a_missing_file_is_told(folder: Path) -> None:
    (folder / "quests.csv").unlink()
    assert complaint(folder)[:2] == ("content-no-file", "quests.csv")


def test_an_empty_file_is_told(folder: Path) -> None:
    (folder / "boards.csv").write_text("id,name_cs\n", "utf-8")
    assert complaint(folder)[:2] == ("content-no-rows", "boards.csv")
