"""Moves that a table makes for people who have nothing to decide, and people's settings of when to be asked."""

from __future__ import annotations

from koruna.engine.automatic_moves import AskSettings, next_unasked, prompt_settings_of, unasked
from koruna.engine.match import Match
from koruna.table.log_lines import AboutAsking, LogLine, Rest, Stop, line_of_move


class SkippedMoves:
    match: Match
    said: dict[int, AskSettings]  # by seat
    made: set[int]  # the lines of the record that are skipped moves
    rested_at: dict[int, int]  # by seat: the length of the record when it said "nothing more"

    def __init__(self, match: Match, seats: int) -> None:
        self.match = match
        self.said = {seat: AskSettings() for seat in range(seats)}
        self.made = set()
        self.rested_at = {}

    def copy(self) -> SkippedMoves:
        twin = SkippedMoves(self.match, 0)
        twin.said = {seat: said.copy() for seat, said in self.said.items()}
        return twin

    def change_prompts(self, line: AboutAsking) -> None:
        """A seat wants to be asked about something, no longer wants to, or passes for this season."""
        said = self.said[line.seat]
        if isinstance(line, Rest):
            season = self.match.game.season(self.match.state.view(line.seat))
            said.rest(season, len(self.match.events()))
            self.rested_at[line.seat] = len(self.match.record.lines)
            return
        said.opened = [other for other in said.opened if other != line.stop]
        if isinstance(line, Stop):
            said.opened.append(line.stop)

    # --- lines that come and go -----------------------------------------------------------

    def forget_since(self, at: int) -> None:
        """The record was cut to that many lines; a "nothing more" said after them is void."""
        self.made = {line for line in self.made if line < at}
        for seat, line in [*self.rested_at.items()]:
            if line >= at:
                self.wake(seat)

    def forget(self, seat: int, at: int, lines: list[tuple[int, str]]) -> None:
        """One of these lines was removed, and with it the later skipped moves of its seat."""
        gone = [line for line in range(at, len(lines)) if line == at or lines[line][0] == seat]
        self.made = {line - sum(out < line for out in gone) for line in self.made if line not in gone}
        self.wake(seat)

    def wake(self, seat: int) -> None:
        self.said[seat].rest(0, 0)
        self.rested_at.pop(seat, None)

    # --- what follows ---------------------------------------------------------------------

    def follow(
        self, people: list[int], text: str = "", seat: int = -1, decided_by: int = -1
    ) -> tuple[list[LogLine], bool]:
        """The lines of a move, if one is given, and of the skipped moves after it; and whether the game is over then.
        The match itself does not change.

        The first skipped move of `decided_by`, who has just said not to be asked, counts as a decision.
        """
        now = self.match
        ahead = Match(now.game, now.record.first(0), now.rng, chance=now.script, seed=now.seed, deal=False)
        ahead.take_up(now, len(now.record.lines), now.state)
        if text:
            ahead.play(text, seat)
        made = set()
        said = {person: self.said[person] for person in people}
        while (found := next_unasked(ahead.game, ahead.state, said, ahead.events())) is not None:
            if found[0] == decided_by:
                decided_by = -1
            else:
                made.add(len(ahead.record.lines))
            ahead.play(found[1], found[0])
        first = len(now.record.lines)
        lines = [line_of_move(by, line, at in made) for at, (by, line) in enumerate(ahead.record.lines[first:], first)]
        return lines, ahead.over()

    def holds(self, seat: int, people: list[int]) -> bool:
        """Whether a seat only waits for secret decisions of others, since its own move will be skipped."""
        state = self.match.state
        waiting = state.waiting()
        if self.match.game.asks_all or seat not in waiting or len(waiting) == 1 or state.shows_choices():
            return False
        if not self.is_unasked(seat):
            return False
        return any(other not in people or not self.is_unasked(other) for other in waiting if other != seat)

    def is_unasked(self, seat: int) -> bool:
        """Whether the move of a waiting seat would be skipped."""
        return bool(unasked(self.match.game, self.match.state, seat, self.said[seat], self.match.events()))

    def rests(self, seat: int) -> bool:
        """Whether a seat has said "nothing more this season", and it still holds."""
        if not self.said[seat].season:
            return False
        view = self.match.state.view(seat)
        return prompt_settings_of(self.match.game, view, seat, self.said[seat], self.match.events()).rests
