"""The numbered list of moves."""

from __future__ import annotations

from koruna.terminal.move_list import MoveList, from_to, in_order


def listed(texts: list[str]) -> MoveList:
    return MoveList(texts, texts)


def test_moves_are_numbered_from_one() -> None:
    moves = listed(["discard", "place d5 n", "place e4 s"])
    assert moves.numbers == [1, 2, 3]
    assert moves.find("2") == "place d5 n"
    assert moves.find("0") is None
    assert moves.find("4") is None
    assert moves.find("9" * 40) is None
    assert moves.find("²") is None


def test_a_number_of_its_own_is_the_number_of_a_move() -> None:
    moves = listed(["claim 3", "claim 12", "claim 40"])
    assert moves.numbers == [3, 12, 40]
    assert moves.find("3") == "claim 3"
    assert moves.find("40") == "claim 40"


def test_a_number_no_move_bears_counts_from_the_first() -> None:
    moves = listed(["claim 3", "claim 12", "claim 40"])
    assert moves.find("1") == "claim 3"
    assert moves.find("2") == "claim 12"
    assert moves.find("4") is None


def test_own_numbers_only_when_nothing_else_differs() -> None:
    assert listed(["claim 3", "bid 3"]).numbers == [1, 2]
    assert listed(["pass", "bid 3"]).numbers == [1, 2]


def test_text_is_found_however_it_is_typed() -> None:
    moves = listed(["place d5 n", "place e4 s"])
    assert moves.find("  Place   E4 s ") == "place e4 s"
    assert moves.find("place a1 n") is None


def test_columns_fill_the_width_and_kinds_stay_apart() -> None:
    moves = listed(sorted(["pass", *(f"bid {n} gold" for n in range(1, 13))], key=in_order))
    lines = moves.lines(40)
    assert max(map(len, lines)) <= 40
    assert lines[0] == "   1 bid 1 gold     7 bid 7 gold"
    assert lines[-1] == "  13 pass"
    assert len(lines) == 7  # two columns of six, and a line of the other kind
    assert len(moves.lines(10)) == 13  # a narrow screen still gets every move


def test_numbers_are_sorted_by_value() -> None:
    assert sorted(["bid 10", "bid 9", "bid 1"], key=in_order) == ["bid 1", "bid 9", "bid 10"]


def test_in_a_long_list_moves_that_differ_in_how_many_are_one() -> None:
    texts = [f"mv m{at:02d}>m{at + 1:02d} LI*{many}" for at in range(4) for many in range(1, 12)]
    moves = listed(sorted([*texts, "mv m00>m01 LI.veteran*1", "sell m00 grain *1", "sell m00 grain *4"], key=in_order))
    assert [line.strip() for line in moves.lines(30)] == [
        "1\N{EN DASH}11 mv m00>m01 LI*1\N{EN DASH}11",
        "12 mv m00>m01 LI.veteran*1",
        "13\N{EN DASH}23 mv m01>m02 LI*1\N{EN DASH}11",
        "24\N{EN DASH}34 mv m02>m03 LI*1\N{EN DASH}11",
        "35\N{EN DASH}45 mv m03>m04 LI*1\N{EN DASH}11",
        "46 sell m00 grain *1",
        "47 sell m00 grain *4",
    ]
    assert moves.find("10") == "mv m00>m01 LI*10"
    few = listed(["mv m00>m01 LI*1", "mv m00>m01 LI*2"])
    assert few.lines(80) == ["  1 mv m00>m01 LI*1   2 mv m00>m01 LI*2"]


def test_a_list_shows_labels_and_finds_moves_by_number_or_text() -> None:
    moves = MoveList(["bid 0", "pass"], ["nenabídnout nic", "vzdát se"])
    assert moves.lines(80) == ["  1 nenabídnout nic", "  2 vzdát se"]
    assert moves.find("2") == moves.find("pass") == "pass"


def test_a_run_is_labelled_by_its_first_and_last_move() -> None:
    dash = "\N{EN DASH}"
    assert (
        from_to("m00 → m01: 1 light infantry", "m00 → m01: 11 light infantry") == f"m00 → m01: 1{dash}11 light infantry"
    )
    assert from_to("obilí 1, zlato +½", "obilí 3, zlato +1½") == "obilí 1, zlato +½ … 3, zlato +1½"
    assert from_to("mv 12", "mv 13") == f"mv 12{dash}13"
    assert from_to("hotovo", "hotovo") == "hotovo"
