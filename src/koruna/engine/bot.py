"""The interface of a bot."""

from __future__ import annotations

from abc import abstractmethod
from importlib import import_module
from typing import Any, Final

from mypy_extensions import mypyc_attr

from koruna.engine.analysis import Analysis, Considered
from koruna.engine.errors import IllegalMove, Trouble
from koruna.engine.limit import USUAL, Budget, Limit, Progress
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER, State

LINES: Final = 3  # number of best moves whose expected line is computed
AHEAD: Final = 3  # decisions after the move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. `Match` hands it what its seat can know (`imagine`), never the true state.

    Deterministic: the same state, seat, limit and seed give the same move, and anything a bot caches between calls only
    saves time. (The random bot is the exception: every call is another draw from its stream.) So a bot created for each
    move, as at the table, plays like one that plays the whole game.
    """

    @abstractmethod
    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        """One of `state.moves(seat)`, for a seat that decides now. The state is left as it was."""
        raise NotImplementedError

    def __repr__(self) -> str:
        only = self.only_game()
        return f"<{type(self).__name__} of {only}>" if only else f"<{type(self).__name__}>"

    def only_game(self) -> str:
        """The id of the only game it plays, or "" if it plays any; by default the game it was made for, or in whose
        folder it is."""
        made_for: Any = getattr(self, "game", None)
        if made_for is not None:
            return str(made_for.id)
        words = type(self).__module__.split(".")
        return words[2] if words[:2] == ["koruna", "games"] else ""

    def analyse(self, state: State, seat: int, limit: Limit = USUAL, progress: Progress | None = None) -> Analysis:
        """Its judgement of every legal move: its choice first, then the others by their chances.

        Search bots override it; this version evaluates the state after each move once, and the expected course after
        the best few.
        """
        game: Any = import_module(state.package()).GAME
        moves = moves_of(state, seat)
        chosen = self.choose(state, seat, limit)
        if chosen not in moves:
            raise IllegalMove(str(chosen), Reason("no-such-move"), game.id)
        moves.remove(chosen)
        moves.insert(0, chosen)
        before = game.before_others(state, seat)
        unknown: float = game.values(before)[seat]
        found = [Considered(move, state.write(move, seat), 0, unknown, []) for move in moves]
        found = [considered._replace(line=[f"{seat} {considered.text}"]) for considered in found]
        budget = Budget(limit, progress)
        done = 0
        while done < len(found) and budget.allows(done):
            after = before.copy()
            after.play(found[done].move, seat)
            found[done] = found[done]._replace(visits=1, chance=game.values(after)[seat])
            done += 1
            if progress is not None:
                progress.report(Analysis(found.copy()))
        others = sorted(found[1:], key=lambda considered: (-considered.visits, -considered.chance))
        found = [found[0], *others]
        for at in range(min(LINES, len(found))):
            if found[at].visits and budget.allows(0):
                line = [*found[at].line, *self.course(before, found[at].move, seat, limit)]
                found[at] = found[at]._replace(line=line)
        return Analysis(found)

    def course(self, state: State, move: int, seat: int, limit: Limit) -> list[str]:
        """What follows a move if everybody decides like this bot, up to the next chance outcome."""
        state = state.copy()
        state.play(move, seat)
        line: list[str] = []
        while len(line) < AHEAD and state.turn() not in (CHANCE, OVER):
            who = state.turn()
            answer = self.choose(state.copy(), who, limit)
            line.append(f"{who} {state.write(answer, who)}")
            state.play(answer, who)
        return line


def moves_of(state: State, seat: int) -> list[int]:
    """The moves a bot chooses from; raises `Trouble` for a seat that does not decide now."""
    moves = state.moves(seat)
    if not moves:
        raise Trouble("nothing-to-choose", {"seat": str(seat)})
    return moves


def must_play(bot: Bot, game: str) -> None:
    """Raise `Trouble` if the bot only plays another game."""
    only = bot.only_game()
    if only not in ("", game):
        raise Trouble("not-its-game", {"game": game, "other": only})
