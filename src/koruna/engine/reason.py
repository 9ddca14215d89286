"""Why something is refused, as a reference into a game's rule texts."""

from __future__ import annotations


class Reason:
    """A rule by its name, and the facts of this case.

    The sentence itself is in the game's Fluent files (`locale/<language>/rules*.ftl`, message `rule-<name>`). It
    states the rule in general, so that the game's help consists of the same texts. Where the facts make it plainer, a
    message `refused-<name>` answers instead.
    """

    rule: str
    facts: dict[str, int | str]
    near: int  # how near the move came to being allowed; of several that fail, the answer is about the nearest

    def __init__(self, rule: str, facts: dict[str, int | str] | None = None, near: int = 0) -> None:
        self.rule = rule
        self.facts = {} if facts is None else facts
        self.near = near

    def __reduce__(self) -> tuple[type[Reason], tuple[object, ...]]:
        return Reason, (self.rule, self.facts, self.near)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.facts!r})" if self.facts else f"Reason({self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)
