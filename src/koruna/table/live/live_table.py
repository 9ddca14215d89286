"""A table that is played at: what every change adds to its log. A change counts once its lines are stored and applied
(see applied_log.py)."""

from __future__ import annotations

from collections.abc import Collection

from koruna.engine.errors import Trouble
from koruna.engine.record import Record
from koruna.engine.taken_back import mark_taken_back
from koruna.table.live.applied_log import AppliedLog
from koruna.table.log_lines import AboutAsking, Agree, Ask, Back, LogLine, PersonPlays, Retract, Undo, line_of_move


class Live(AppliedLog):
    late: Live | None = None  # the table that spectators see, if they see it with a delay (see spectators.py)

    def deal(self) -> list[LogLine]:
        """The lines up to the first decision of a person: chance outcomes and skipped moves."""
        before = len(self.match.record.lines)
        self.match.deal()
        dealt = [line_of_move(by, line) for by, line in self.match.record.lines[before:]]
        return dealt if self.puzzle is not None else dealt + self.skipped.follow(self.people())[0]

    def move(self, text: str, seat: int) -> tuple[list[LogLine], bool]:
        """The lines of a move with the chance outcomes and skipped moves after it; and whether the game is over."""
        if self.lesson is not None and seat not in self.bots:
            self.lesson.check(self.as_written(text, seat))
        if self.puzzle is not None and seat == self.puzzle.seat:
            self.puzzle.check(self.as_written(text, seat))
        if not self.match.game.asks_all:
            return self.skipped.follow(self.people(), text, seat)
        lines, over = self.match.foresee(text, seat)
        return [line_of_move(by, line) for by, line in lines], over

    def as_written(self, text: str, seat: int) -> str:
        """A legal move as the game itself writes it."""
        return self.match.state.write(self.match.checked(text, seat)[1], seat)

    def with_skipped_moves(self, said: AboutAsking | PersonPlays) -> tuple[list[LogLine], bool]:
        """The lines for a change of a person's prompt settings, or for a bot that hands its seat back, with the skipped
        moves after it; and whether the game is over then."""
        people, skipped = self.people(), self.skipped.copy()
        if isinstance(said, PersonPlays):
            people = sorted({*people, said.seat})
        else:
            skipped.change_prompts(said)
        lines, over = skipped.follow(people, decided_by=-1 if isinstance(said, PersonPlays) else said.seat)
        return [said, *lines], over

    def record(self, seat: int) -> Record:
        """The record of the game with its players, as far as a seat or a spectator may know it."""
        record = self.match.record_for(seat)
        for who, name in enumerate(self.names):
            record.names[who] = name or (f"bot:{self.bots[who]}" if who in self.bots else "")
        record.fair_draw = self.gathering.fair_draw(self.match.over())
        if self.chosen_seed and self.match.over():
            record.remark_in_head(f"whoever set the table up chose the seed of all draws: {self.chosen_seed}")
        if self.ended:
            by = "whoever runs the server" if self.closed else "those who stayed"
            record.remark(len(record.lines), f"ended here by {by}")
        mark_taken_back(record, self.taken_back)
        return record

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def deciding(self) -> list[int]:
        """The people who have to decide now, without those whose moves are skipped. Cached until the table changes."""
        if self.deciders is None:
            people = self.people()
            waiting = [seat for seat in self.match.state.waiting() if seat in people and not self.ended]
            self.deciders = [seat for seat in waiting if not self.skipped.holds(seat, people)]
        return self.deciders

    def is_in_time(self, seq: int, seat: int) -> bool:
        """Whether a seat that saw line `seq` still has the same legal moves, though others may have moved since."""
        return self.questions.since.get(seat, self.seq) <= seq <= self.seq

    def undo(self, seat: int, unreachable: Collection[int] = ()) -> list[LogLine]:
        """The lines of an undo: free while nothing new was seen; after that a request to the other people, or for a
        solo player an undo that marks the game. Once a game between people is over all secrets are out, so it is a
        request, too.

        `unreachable` are seats where nobody has sat down yet: they count as agreeing. If that is all the others, it is
        refused.
        """
        for_them = [Agree(other) for other in self.people() if other in unreachable and other != seat]
        if self.undo_request is not None and self.undo_request[0] != seat:
            agreed = self.agreed.union(unreachable, [seat])
            done = [Undo(self.undo_request[1])] if agreed.issuperset(self.people()) else []
            return [Agree(seat), *for_them, *done]
        length = self.last_decision(seat)
        if length is None:
            return []
        revealed = self.is_revealed()
        if not revealed and self.simultaneous.can_take_out(length, seat):
            return [Retract(seat)]
        if not revealed and self.match.nothing_new(length, seat):
            return [Undo(length)]
        if self.is_alone(seat) and not self.match.over():
            return [Back(seat, length)]
        if self.has_to_play_on(seat):
            raise Trouble("at-undo-again", {})
        others = [other for other in self.people() if other != seat]
        if len(for_them) == len(others):
            raise Trouble("at-undo-nobody" if others else "at-undo-seen", {})
        return [Ask(seat, length), *for_them]

    def has_to_play_on(self, seat: int) -> bool:
        """Whether a seat has to decide more often before it asks again: once when it was turned down twice, then twice,
        four times, and so on."""
        kept = [note for note in self.notes if (note.kind, note.seat) == ("kept", seat)]
        times = sum(note.moves for note in kept)
        moves = zip(self.match.record.lines, self.match.events_after, strict=True)
        since = sum(by == seat and after > kept[-1].after for (by, _), after in moves) if kept else 0
        return times > 1 and since < 2 ** (times - 2)

    def is_revealed(self) -> bool:
        """Whether people have played to the end, so that all secrets are known."""
        return self.match.over() and len(self.people()) > 1

    def is_alone(self, seat: int) -> bool:
        """Whether one person plays alone, and the same cards would come back. A bot that stands in for an absent person
        does not count."""
        others = {*range(len(self.names))} - {seat}
        return others <= self.bots.keys() and not others & self.had_people and bool(self.match.seed)

    def could_be_known(self) -> bool:
        """Whether several people play, and their draws come from no value of theirs: then whoever made the table may
        know what will be drawn, or have chosen it."""
        return not self.gathering.is_fair and len({*self.people(), *self.had_people}) > 1

    def asked_to_agree(self) -> list[int]:
        """The people who have not answered an undo request yet."""
        return [] if self.undo_request is None else [seat for seat in self.people() if seat not in self.agreed]
