"""Why something is refused, as a reference into a game's rule texts."""

from __future__ import annotations


class Reason:
    """A rule by its name, and the facts of this case.

    The sentence itself is in the game's Fluent files (`locale/<language>/rules*.ftl`, message `rule-<name>`). It
    states the rule in general, so that the game's help consists of the same texts.
    """

    rule: str
    facts: dict[str, int | str]

    def __init__(self, rule: str, facts: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.facts = {} if facts is None else facts

    def __reduce__(self) -> tuple[type[Reason], tuple[object, ...]]:
        return Reason, (self.rule, self.facts)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.facts!r})" if self.facts else f"Reason({self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)
