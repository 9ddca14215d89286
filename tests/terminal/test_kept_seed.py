"""A solo player finds the same cards after quitting and loading; several people draw anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from koruna.terminal.kept_seed import MARK
from tests.terminal.conftest import Result

Call = Callable[..., Result]

AHEAD = "1\n" * 12


def test_after_undo_quit_and_load_the_same_cards_come(call: Call, home: Path) -> None:
    path, straight = home / "game", home / "straight"
    call("play", "kingdomino", "--seats", "Eva,greedy", "--save", str(path), typed="1\nquit\n")
    call("play", "--load", str(path), "--save", str(straight), typed=f"{AHEAD}quit\n")
    for _ in range(3):
        call("play", "--load", str(path), "--save", str(path), typed="1\n1\nundo\ny\nundo\nquit\n")
        call("play", "--load", str(path), "--save", str(path), typed="quit\n")
    call("play", "--load", str(path), "--save", str(path), typed=f"1\n{AHEAD}quit\n")
    begun = moves(straight)
    assert moves(path)[: len(begun)] == begun
    assert len([line for line in begun if line.startswith("*")]) > 12, "rows were drawn on the way"


def test_two_games_have_different_seeds(call: Call, home: Path) -> None:
    seeds = set()
    for name in ("a", "b"):
        call("play", "kingdomino", "--save", str(home / name), typed="1\nquit\n")
        seeds.add(seed_in(home / name))
    assert len(seeds) == 2
    assert "" not in seeds


def test_a_chosen_seed_is_kept_and_another_can_be_chosen(call: Call, home: Path) -> None:
    path = home / "game"
    call("play", "kingdomino", "--seed", "5", "--save", str(path), typed="1\nquit\n")
    assert seed_in(path) == "5"
    call("play", "--load", str(path), "--save", str(path), typed="1\nquit\n")
    assert seed_in(path) == "5"
    call("play", "--load", str(path), "--seed", "6", "--save", str(path), typed="1\nquit\n")
    assert seed_in(path) == "6"


def test_a_record_without_a_seed_gets_one(call: Call, home: Path) -> None:
    path = home / "game"
    call("play", "kingdomino", "--seed", "5", "--save", str(path), typed="1\nquit\n")
    path.write_text(path.read_text("utf-8").replace(f"# {MARK} 5\n", ""), "utf-8")
    assert seed_in(path) == ""
    call("play", "--load", str(path), "--save", str(path), typed="1\nquit\n")
    assert seed_in(path) not in ("", "5")


def test_the_record_of_several_people_does_not_tell_what_will_come(call: Call, home: Path) -> None:
    path = home / "game"
    call("play", "kingdomino", "--seats", "Eva,Petr", "--seed", "5", "--save", str(path), typed="\n1\nquit\n")
    assert seed_in(path) == ""
    text = path.read_text("utf-8").replace("seats 2\n", f"# {MARK} 5\nseats 2\n")
    rows = set()
    for _ in range(4):
        path.write_text(text, "utf-8")
        call("play", "--load", str(path), "--save", str(path), typed="\n1\n\n1\n\n1\n\n1\nquit\n")
        assert seed_in(path) == "", "one that somebody wrote into it is not used"
        rows.add(tuple(line for line in moves(path) if line.startswith("*")))
    assert len(rows) > 1


def moves(path: Path) -> list[str]:
    return path.read_text("utf-8").partition("---\n")[2].splitlines()


def seed_in(path: Path) -> str:
    found = [line for line in path.read_text("utf-8").splitlines() if line.startswith(f"# {MARK} ")]
    return found[0].rpartition(" ")[2] if found else ""
