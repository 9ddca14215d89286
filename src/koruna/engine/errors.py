"""Errors, each with a sentence for the person who reads it.

Moves fail in three ways: the text cannot be parsed (`NotAMove`), the move is not legal now
(`IllegalMove`, with the rule), or Koruna itself is wrong (`Bug`). Around a game there are set-ups
that no game allows (`BadSetup`), and records (`BadRecord`), positions (`BadPosition`) and contents (`BadContent`) that
cannot be read.

An error holds a message id and its arguments; `say` formats it in a language.
"""

from __future__ import annotations

from koruna.engine.reason import Reason


class Trouble(Exception):
    """Any error that a person can do something about, unlike `Bug`. Can be pickled.

    >>> try:
    ...     koruna.game("chess")
    ... except koruna.Trouble as trouble:
    ...     print(trouble.message, trouble.facts["game"], trouble.say("cs").partition(".")[0], sep="; ")
    unknown-game; chess; Hru „chess“ Koruna nezná
    """

    message: str  # the id of its sentence
    facts: dict[str, int | str]  # the arguments of the sentence
    game: str  # the game whose messages include it; "" for shared messages

    def __init__(self, message: str, facts: dict[str, int | str], game: str = "") -> None:
        super().__init__(message, facts, game)
        self.message = message
        self.facts = facts
        self.game = game

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return Trouble, (self.message, self.facts, self.game)

    def say(self, language: str) -> str:
        """The sentence in a language: cs, sk or en; any other language gives en."""
        from koruna.locale import words

        return words(language, self.game).say(self.message, self.facts)

    def __str__(self) -> str:
        return self.say("en")


class NotAMove(Trouble):
    """A text that is not a move of this game.

    >>> try:
    ...     koruna.Match.new("kingdomino", 2).play("dance")
    ... except koruna.NotAMove as refusal:
    ...     print(str(refusal)[:22])
    “dance” is not a move.
    """

    def __init__(self, text: str, game: str) -> None:
        super().__init__("not-a-move", {"text": text[:80]}, game)

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return NotAMove, (str(self.facts["text"]), self.game)


class IllegalMove(Trouble):
    """A move that a rule forbids now. `reason` names the rule.

    >>> match = koruna.Match.new("kingdomino", 2, chance=["3", "11", "24", "41"])
    >>> try:
    ...     match.play("claim 5")
    ... except koruna.IllegalMove as refusal:
    ...     print(refusal.text, refusal.reason)
    claim 5 Reason('not-in-row', {'domino': 5})
    """

    text: str  # the move
    reason: Reason  # the rule that forbids it

    def __init__(self, text: str, reason: Reason, game: str) -> None:
        super().__init__("rule-" + reason.rule, reason.facts, game)
        self.text = text
        self.reason = reason

    def say(self, language: str) -> str:
        """The sentence of the rule, or the one that answers this case, in a language."""
        from koruna.locale import words

        return words(language, self.game).refuse(self.reason)

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return IllegalMove, (self.text, self.reason, self.game)


class BadSetup(Trouble):
    """An unknown game, a wrong number of seats, or options that do not go together.

    >>> koruna.Match.new("kingdomino", 3, {"mighty_duel": True})
    Traceback (most recent call last):
        ...
    koruna.engine.errors.BadSetup: The Mighty Duel is for two players only.
    """

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return BadSetup, (self.message, self.facts, self.game)


class BadContent(Trouble):
    """Custom content that cannot be played with: which file, where in it and why.

    >>> try:
    ...     koruna.game("suverenita").content_of({"values.toml": "[win]\\nwin_vp = true\\n"})
    ... except koruna.BadContent as refusal:
    ...     print(refusal.message, refusal.facts["value"])
    content-out-of-bounds win_vp
    """

    def __init__(self, why: str, facts: dict[str, int | str], game: str) -> None:
        super().__init__("content-" + why, facts, game)

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return BadContent, (self.message.removeprefix("content-"), self.facts, self.game)


class BadRecord(Trouble):
    """A record that cannot be read: which line, and what is wrong with it.

    >>> try:
    ...     koruna.Match.read("koruna 1\\ngame kingdomino 1\\nseats 2\\n---\\n* 3\\n* 3\\n")
    ... except koruna.BadRecord as refusal:
    ...     print(refusal.line, str(refusal.cause)[:35])
    6 “3” cannot be drawn at this moment.
    """

    line: int  # its number, from 1
    cause: Trouble | None  # what is wrong with the move in it, if the move is the problem

    def __init__(
        self, line: int, message: str, facts: dict[str, int | str] | None = None, cause: Trouble | None = None
    ) -> None:
        super().__init__(message, {} if facts is None else facts)
        self.line = line
        self.cause = cause

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return BadRecord, (self.line, self.message, self.facts, self.cause)

    def say(self, language: str) -> str:
        """The line and what is wrong with it, as a sentence in a language."""
        from koruna.locale import words

        own = words(language)
        why = "" if self.cause is None else self.cause.say(language)
        if self.message:
            why = own.say(self.message, {**self.facts, "why": why} if why else self.facts)
        return own.say("record-line", {"line": self.line, "why": why})


class BadPosition(Trouble):
    """A position that cannot be read, or that no game can reach.

    >>> koruna.game("kingdomino").at("kingdomino 1 2 | round many")
    Traceback (most recent call last):
        ...
    koruna.engine.errors.BadPosition: “many” cannot be the value of “round” in a position.

    If it breaks the rules, it names the responsible items where possible, and adds the details in English.

    >>> try:
    ...     koruna.game("kingdomino").at("kingdomino 1 2 | hand 1 1")
    ... except koruna.BadPosition as refusal:
    ...     print(refusal.facts["items"], refusal.facts["what"], sep=": ")
    hand: a king is to be drawn, but not in the hand; a king is missing or doubled
    """

    cause: BadSetup | None  # what is wrong with its game, seats, options or content, if that is the problem

    def __init__(
        self, message: str, facts: dict[str, int | str], game: str = "", cause: BadSetup | None = None
    ) -> None:
        super().__init__(message, facts, game)
        self.cause = cause

    def say(self, language: str) -> str:
        """The sentence in a language, and after it the details of a broken rule."""
        sentence = super().say(language)
        if "what" not in self.facts:
            return sentence
        from koruna.locale import words

        details = words(language).say("position-details", {"what": self.facts["what"]})
        return f"{sentence} {details}"

    def __reduce__(self) -> tuple[type[Trouble], tuple[object, ...]]:
        return BadPosition, (self.message, self.facts, self.game, self.cause)


class Bug(Exception):
    """An error in Koruna itself. Says what was found, so that it can be reported."""
