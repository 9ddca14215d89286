"""Games in the terminal, typed from beginning to end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import koruna
from koruna.engine.bot import Bot
from koruna.engine.limit import USUAL, Limit
from koruna.engine.match import Match
from koruna.engine.state import State
from koruna.locale import words
from koruna.terminal.files import read_match
from tests.terminal import console
from tests.terminal.conftest import Result, recorded

Call = Callable[..., Result]
ONES = "1\n" * 400


def kept(home: Path) -> Path:
    found = list((home / "koruna").glob("*.koruna"))
    assert len(found) == 1
    return found[0]


def test_a_whole_game_against_a_bot(home: Path) -> None:
    """The real command, a person who always takes the first move, and a bot."""
    done = console.koruna(home, "play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1", typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    match = read_match(str(kept(home)))
    assert match.over()
    assert match.record.names == ["Eva", "bot:random"]
    scores, ranks = match.state.scores(), match.state.ranks()
    first = ranks.index(1)
    assert f"1. {['Eva', 'Random'][first]}: {scores[first]} points" in done.stdout
    assert f"2. {['Eva', 'Random'][1 - first]}: {scores[1 - first]} points" in done.stdout
    assert f"koruna replay {kept(home)}" in done.stdout
    assert "Random places domino" in done.stdout
    assert f"{['You win', 'You lose'][first]} by {abs(scores[0] - scores[1])} point" in done.stdout
    assert "\nThe last domino has been played: the game is over.\nThe biggest difference: " in done.stdout


def test_a_lost_game_has_no_first_place(call: Call, home: Path) -> None:
    path = str(home / "lost.koruna")
    arguments = ("--option", "scenario=SC02", "--seed", "1", "--save", path)
    careless = ONES.replace("1\n", "1\ny\n")  # confirms warnings too
    code, out, _ = call("play", "wonderful_kingdom", "--seats", "Eva", *arguments, typed=careless)
    assert (code, read_match(path).over()) == (0, True)
    for shown, lost in ((out, "You lose."), (call("replay", path)[1], "Eva loses.")):
        end = shown.rpartition(f"\n{lost}\n")[2]
        assert end.startswith("Four rounds are over, and not everything that was asked for is there.\n")
        assert "Gate of Hell: 0 of 1 completed." in end
        assert f"\nEva: {read_match(path).state.scores()[0]}".replace("-", "\N{MINUS SIGN}") in end
        assert "1. Eva" not in end


def test_the_same_seed_is_the_same_game(call: Call, home: Path) -> None:
    for name in ("a", "b"):
        call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", "--save", str(home / name), typed=ONES)
    call("play", "kingdomino", "--seats", "Eva,random", "--seed", "6", "--save", str(home / "c"), typed=ONES)
    a, b, c = ((home / name).read_text("utf-8") for name in "abc")
    assert a == b
    assert a != c


def test_one_person_against_the_usual_opponent_is_the_default(call: Call, home: Path) -> None:
    code, out, _ = call("play", "kingdomino", "--seed", "2", typed="1\n")
    assert code == 0
    assert "Player 1" in out
    assert "Eliška" in out
    assert read_match(str(kept(home))).record.names == ["", "bot:eliska"]


def test_moves_as_text_and_as_numbers(call: Call) -> None:
    _, out, _ = call("play", "kingdomino", "--seats", "Eva,Petr", "--seed", "797", typed="\nclaim 6\n\n12\nquit\n")
    assert "claims domino 6." in out
    assert "claims domino 12." in out


def test_what_is_wrong_is_answered_and_asked_again(call: Call) -> None:
    typed = "castle\nclaim 49\n99\nclaim 6\nquit\n"
    code, out, err = call("play", "kingdomino", "--seats", "Eva,Petr", "--seed", "797", typed="\n" + typed)
    assert (code, err) == (0, "")
    assert "“castle” is not a move" in out
    assert "You can claim only a domino that lies in the row" in out
    assert "No move in the list has number 99." in out
    assert "Pass the device to" in out.partition("No move in the list")[2]


def test_why(call: Call) -> None:
    typed = "\nwhy claim 49\nwhy claim 6\nwhy 6\nwhy place e4 n\nwhy castle\nwhy\nquit\n"
    _, out, _ = call("play", "kingdomino", "--seats", "Eva,Petr", "--seed", "797", typed=typed)
    answers = [line.removeprefix("> ") for line in out.partition("help · quit\n")[2].splitlines()]
    assert answers[0] == "You can claim only a domino that lies in the row now on offer."
    assert answers[1] == answers[2] == "“claim 6” is allowed now."
    assert answers[3].startswith("When it is time to claim")
    assert answers[4].startswith("“castle” is not a move")
    assert answers[5] == "Which move? Write it after the word, for example: why claim 6"


def with_enters(typed: str) -> str:
    """For two people: an Enter before each line, which confirms a hand-over or else just shows the table again."""
    return "".join(f"\n{line}\n" for line in typed.splitlines())


def test_log_rules_help(call: Call) -> None:
    _, out, _ = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed="1\nlog\nrules\nhelp\nquit\n")
    assert out.count("A new row is laid out") >= 2
    assert rule("no-match", "en") in out
    assert "  why MOVE   the rule that forbids a move" in out


def rule(name: str, language: str) -> str:
    return words(language, "kingdomino").say(f"rule-{name}")


def test_commands_in_czech_with_and_without_accents(call: Call) -> None:
    typed = "proč claim 49\nproc claim 49\nzpět\nzpet\nkonec\n"
    code, out, _ = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", "--lang", "cs", typed=typed)
    assert code == 0
    assert out.count(rule("not-in-row", "cs")) == 2
    assert out.count("není co vzít zpátky") == 2


def test_a_number_is_no_switch(call: Call) -> None:
    """1 and 0 turn switches on and off; for a numeric option they are numbers."""
    code, _, _ = call("play", "suverenita", "--option", "map_seed=1", typed="quit\n")
    assert code == 0
    code, _, err = call("play", "suverenita", "--option", "map_seed=0", "--lang", "cs")
    assert code == 2
    assert "„0“" in err
    assert "999\N{NO-BREAK SPACE}999" in err


def test_who_names_only_the_game_gets_its_beginners_mode(call: Call, tmp_path: Path) -> None:
    for more, mode in [((), "first_game"), (("--option", "map=generated"), ""), (("--seats", "Eva,random"), "")]:
        path = tmp_path / "game.txt"
        assert call("play", "suverenita", *more, "--save", str(path), typed="quit\n")[0] == 0
        options = koruna.read_record(path.read_text("utf-8")).options
        assert options.get("mode", "") == mode
        path.unlink()


def test_a_question_mark_asks_for_help(call: Call) -> None:
    code, out, _ = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed="?\nquit\n")
    assert code == 0
    assert "  why MOVE   the rule that forbids a move" in out


def test_save_a_copy_and_go_on_later(call: Call, home: Path) -> None:
    copy = home / "copy.koruna"
    call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed=f"1\n1\nsave {copy}\nsave\nquit\n")
    match = read_match(str(copy))
    assert match.record.text() == kept(home).read_text("utf-8")
    code, out, _ = call("play", "--load", str(copy), typed=ONES)
    assert code == 0
    assert "koruna replay" in out
    assert read_match(str(copy)).record.text() == match.record.text()  # the user's file is unchanged
    assert len(list((home / "koruna").glob("*.koruna"))) == 2


def test_a_kept_game_is_kept_on_where_it_was(call: Call, home: Path) -> None:
    call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed="1\nquit\n")
    path = kept(home)
    before = len(path.read_text("utf-8"))
    call("play", "kingdomino", "--load", str(path), typed="1\n1\nquit\n")
    assert kept(home) == path
    assert len(path.read_text("utf-8")) > before


def test_the_end_of_input_keeps_the_game(call: Call, home: Path) -> None:
    code, out, _ = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed="1\n")
    assert code == 0
    assert out.endswith(f"The game is kept. To go on: koruna play --load {kept(home)}\n")


def test_nothing_played_nothing_kept(call: Call, home: Path) -> None:
    _, out, _ = call("play", "kingdomino", "--seats", "Eva,Petr", typed="")
    assert out.endswith("Nothing has been played, so nothing was kept.\n")
    assert not (home / "koruna").exists()


def test_a_game_that_cannot_be_kept_is_printed(call: Call, home: Path) -> None:
    (home / "koruna").write_text("in the way", "utf-8")
    code, out, _ = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed="1\nquit\n")
    assert code == 0
    assert "The game could not be kept." in out
    record = out[out.index("koruna 2\n") :]
    assert koruna.read_record(record.rstrip("\n") + "\n").names == ["Eva", "bot:random"]


def test_a_bug_still_keeps_the_game(call: Call, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []

    class Clumsy(Bot):
        def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
            turns.append(seat)
            if len(turns) > 2:
                raise koruna.Bug("the bot fell off its chair")
            return state.moves(seat)[0]

    monkeypatch.setattr("koruna.terminal.table.bot", lambda *_: Clumsy())
    code, _, err = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed=ONES)
    assert code == 1
    assert f"koruna play --load {kept(home)}" in err
    assert "a fault of Koruna, not yours: Bug: the bot fell off its chair" in err
    assert "Traceback" not in err


def test_hand_over_between_people_only(call: Call) -> None:
    typed = with_enters("1\n" * 8)
    _, out, _ = call("play", "kingdomino", "--seats", "Eva,Petr", "--seed", "1", typed=typed)
    shown = re.findall(r"Pass the device to (\w+)|(Eva|Petr), your turn\.", out)
    holder = ""
    for handed_to, asked in shown:
        assert handed_to != holder
        holder = handed_to or holder
        assert asked in ("", holder)
    assert {handed_to for handed_to, _ in shown} == {"", "Eva", "Petr"}
    _, out, _ = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "1", typed="1\n" * 8)
    assert "Pass the device" not in out


def test_people_who_decide_at_the_same_time(call: Call, home: Path) -> None:
    """Each is asked in turn after a hand-over, and sees no bid of the others before all are in."""
    typed = with_enters("bid 2\nbid 3\n" * 6)
    code, out, _ = call("play", "sealed_bids", "--seats", "Eva,Petr,bot:random", "--seed", "4", typed=typed)
    assert code == 0
    match = read_match(str(kept(home)))
    assert match.over()
    assert next(move for seat, move in match.record.lines if seat == 0) == "bid 2"
    assert out.count("Pass the device to Petr") == 3  # the person at the device is asked first
    assert out.count("Pass the device to Eva") == 4
    petrs = out.split("Pass the device to Petr and press Enter.")[1].split("Pass the device")[0]
    assert "Eva seals a bid." in petrs
    assert "Sealed bid: 2" not in petrs


def test_a_series_shows_the_number_of_the_game_and_the_totals(call: Call, home: Path) -> None:
    arguments = ("play", "kingdomino", "--seats", "Eva,random", "--option", "dynasty", "--seed", "4")
    code, out, _ = call(*arguments, typed=ONES)
    assert code == 0
    assert "Game 1 of 3. Points so far: Eva (0), Random (0)\n" in out
    assert "Game 3 of 3. Points so far: Eva (" in out
    match = read_match(str(kept(home)))
    assert f"Eva: {match.state.scores()[0]} points" in out
    sentence = r"Game (\d) is over: \w+ wins it by (\d+) points?\. Points: Eva \((\d+)\), Random \((\d+)\)\."
    results = [tuple(map(int, numbers)) for numbers in re.findall(sentence, out)]
    assert [number for number, *_ in results] == [1, 2, 3]
    assert all(margin == abs(eva - random) for _, margin, eva, random in results)
    assert out.count("The last domino has been played: the game is over.") == 2  # the series has another reason
    assert out.count("Final result") == 3  # once for each game
    assert out.count("Press Enter for the next game.") == 2


def test_help_explains_how_moves_are_written(call: Call) -> None:
    _, out, _ = call("play", "kingdomino", typed="help\nquit\n")
    assert rule("write-place", "en") in out


def test_save_knows_home_and_refuses_a_dash(call: Call, home: Path) -> None:
    _, out, _ = call("play", "kingdomino", typed="save ~/a.koruna\nsave -\nsave a\0b\nquit\n")
    assert (home / "a.koruna").exists()
    assert "“-” cannot be the name of a file." in out
    assert out.count("cannot be the name of a file.") == 2


def test_a_bot_is_called_by_its_name_alone(call: Call, home: Path) -> None:
    call("play", "kingdomino", "--seats", "Eva,Greedy,bot:Random", "--save", str(home / "a"))
    assert read_match(str(home / "a")).record.names == ["Eva", "bot:greedy", "bot:random"]
    call("play", "kingdomino", "--seats", "me,Libuša z Vyšehradu,svatopluk,bot:PŘEMYSL", "--save", str(home / "b"))
    assert read_match(str(home / "b")).record.names == ["", "bot:libuse", "bot:svatopluk", "bot:premysl"]
    call("play", "kingdomino", "--seats", "Eliška,eliska", "--save", str(home / "c"))
    assert read_match(str(home / "c")).record.names == ["Eliška", "bot:eliska"], "first names are free for people"


def test_two_seats_of_the_same_person_are_refused(call: Call) -> None:
    code, out, err = call("play", "kingdomino", "--seats", "me,já,libuse")
    assert code == 2
    assert "me" in out + err


def test_bots_among_themselves(call: Call) -> None:
    code, out, _ = call("play", "kingdomino", "--seats", "bot:random,bot:random", "--seed", "4")
    assert code == 0
    assert "Random 1 claims domino" in out
    assert "Random 2 claims domino" in out
    assert "\n1. Random" in out


def test_a_finished_game_is_shown_when_loaded(call: Call, record: Path) -> None:
    code, out, _ = call("play", "--load", str(record))
    assert code == 0
    assert "\n1. Random" in out


def test_equal_points_are_explained(call: Call, home: Path) -> None:
    for seed in range(200):
        text = recorded("sealed_bids", ["random", "random"], seed)
        match = Match(koruna.game("sealed_bids"), koruna.read_record(text))
        if len(set(match.state.scores())) == 1:
            (home / "tie").write_text(text, "utf-8")
            _, out, _ = call("replay", str(home / "tie"))
            assert "Equal points: the coins left decide." in out
            return
    pytest.fail("no game with equal points was found")


@pytest.mark.parametrize("typed", ["hint", "H"])
def test_advice_names_a_move_of_the_list_and_changes_nothing(call: Call, home: Path, typed: str) -> None:
    records: list[str] = []
    for first in ("", f"{typed}\n"):
        path = str(home / f"{len(records)}.koruna")
        arguments = ("--seats", "Eva,bot:random", "--seed", "1", "--save", path)
        out = call("play", "kingdomino", *arguments, typed=f"{first}1\n1\nquit\n")[1]
        records.append(read_match(path).record.text())
    found = re.search(r"Eliška of Bohemia advises (\d+): (.+)\n", out)
    assert found
    assert f"{found[1]} {found[2]}" in out
    why = out[found.end() :].splitlines()[0]
    assert why.endswith(".")  # a sentence, as in the browser
    assert records[0] == records[1]


def test_help_lists_the_keys_of_the_browser(call: Call) -> None:
    out = call("play", "sealed_bids", "--seats", "Eva,bot:random", "--seed", "1", "--lang", "cs", typed="?\nquit\n")[1]
    assert "rada" in out
    assert "U zpět, H rada, L deník, G pravidla" in out


def test_the_map_is_printed_into_a_pipe(call: Call) -> None:
    code, out, _ = call("play", "eight_minute_empire", "--seats", "Eva,bot:random", "--seed", "1", typed="map\nmap\n")
    assert code == 0
    assert out.count("Corona") >= 2
    assert "\x1b" not in out


def test_a_game_without_a_map_says_so_and_tells_hidden_cards_once(call: Call) -> None:
    _, out, _ = call("play", "wonderful_kingdom", "--seats", "Eva,bot:greedy", "--seed", "1", typed="m\n")
    assert "This game has no map." in out
    assert out.count("Greedy is dealt cards.") == 1
    assert out.count("Eva is dealt") == 7
