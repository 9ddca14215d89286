"""Local search for the best plan for the rest of a round.

First the cards with the best ratio of value to price are slated, one more from plan to plan; then the best plan is
changed in one respect at a time: the policies for krystallium and quests, a card more or less, another site first.
"""

from __future__ import annotations

from typing import Final

from koruna.games.wonderful_kingdom.bot.foresight import ALL_STEPS, FINISH, HURRY, KEEP, LAST_STEP, NO_STEP, RestOfRound
from koruna.games.wonderful_kingdom.bot.outlook import demand
from koruna.games.wonderful_kingdom.bot.worth import build_value, price_of
from koruna.games.wonderful_kingdom.rules.numbers import CARD, CUBES, DEVELOPMENT

DEMANDED: Final = 2.5  # factor on a scenario's bonus for a card, for the initial order
PATIENCE: Final = 3  # plans without improvement after which no more cards are added
CHANGES: Final = 20  # changes after which an improved plan is not searched again
BETTER: Final = 0.001


class Plans:
    rest: RestOfRound
    # Sites and picked cards in the order of the plan:
    order: list[int]  # the site, or the one that the card would become
    gives: list[int]  # the cube for which a picked card is exchanged; -1 for a site
    chosen: list[bool]  # whether it is in the plan; a picked card that is not gets exchanged
    ratios: list[float]  # for the initial order: value per price
    given: list[int]  # cubes of treasures
    saving: int
    errand: int
    best: float

    def __init__(self, rest: RestOfRound, cards: list[int]) -> None:
        self.rest = rest
        self.order, self.gives, self.ratios = [], [], []
        self.given = [0] * CUBES
        self.saving = FINISH
        self.errand = LAST_STEP if rest.state.setup.boards else NO_STEP
        content = rest.state.setup.content
        for packed in rest.realm.sites:
            self.add(packed, -1)
        for card in cards:
            if content.kind[card] == DEVELOPMENT:
                self.add(content.new_site[card], content.gives[card][0])
            else:
                for resource in content.gives[card]:
                    self.given[resource] += 1
        self.chosen = [gives < 0 for gives in self.gives]
        self.best = self.value(self.saving, self.errand)

    def add(self, packed: int, gives: int) -> None:
        """The highest ratio comes first."""
        rest = self.rest
        setup, realm, card = rest.state.setup, rest.realm, packed & CARD
        worth = build_value(setup, realm, card, float(rest.left)) + DEMANDED * demand(setup, realm, card)
        ratio = worth / (price_of(packed) + 0.3)
        at = len(self.ratios)
        while at > 0 and self.ratios[at - 1] < ratio:
            at -= 1
        self.ratios.insert(at, ratio)
        self.order.insert(at, packed)
        self.gives.insert(at, gives)

    def value(self, saving: int, errand: int) -> float:
        """The value of the current plan."""
        sites: list[int] = []
        cubes = self.given.copy()
        doubled = self.rest.realm.doubled
        for at in range(len(self.order)):
            if self.chosen[at]:
                sites.append(self.order[at])
            else:
                cubes[self.gives[at]] += 2 if doubled else 1
                doubled = max(0, doubled - 1)
        return self.rest.play(sites, cubes, saving, errand)

    def worth(self, changes: int) -> float:
        """The value of the best plan found with this many changes."""
        self.slate_the_best()
        if self.rest.realm.krystallium:
            self.try_ways(HURRY, self.errand)
            self.try_ways(KEEP, self.errand)
        if self.rest.state.setup.boards:
            self.try_ways(self.saving, NO_STEP)
            self.try_ways(self.saving, ALL_STEPS)
        before = self.best - 1.0
        while changes > 0 and self.best > before:
            before = self.best
            changes -= self.change_cards() + self.change_order()
        return self.best

    def slate_the_best(self) -> None:
        """Slate one card, two, three..., then go back to the best number."""
        added: list[int] = []
        useful = 0
        for at in range(len(self.order)):
            if self.chosen[at]:
                continue
            self.chosen[at] = True
            added.append(at)
            if self.is_better(self.value(self.saving, self.errand)):
                useful = len(added)
            elif len(added) - useful == PATIENCE:
                break
        for at in added[useful:]:
            self.chosen[at] = False

    def try_ways(self, saving: int, errand: int) -> None:
        if self.is_better(self.value(saving, errand)):
            self.saving, self.errand = saving, errand

    def is_better(self, value: float) -> bool:
        if value <= self.best + BETTER:
            return False
        self.best = value
        return True

    def change_cards(self) -> int:
        """Try adding or removing each picked card. Returns the number of tries."""
        tries = 0
        for at in range(len(self.order)):
            if self.gives[at] >= 0:
                tries += 1
                self.chosen[at] = not self.chosen[at]
                if not self.is_better(self.value(self.saving, self.errand)):
                    self.chosen[at] = not self.chosen[at]
        return tries

    def change_order(self) -> int:
        """Try moving each site to the front. Returns the number of tries."""
        tries = 0
        for at in range(1, len(self.order)):
            if self.chosen[at]:
                tries += 1
                self.move(at, 0)
                if not self.is_better(self.value(self.saving, self.errand)):
                    self.move(0, at)
        return tries

    def move(self, at: int, to: int) -> None:
        self.order.insert(to, self.order.pop(at))
        self.gives.insert(to, self.gives.pop(at))
        self.chosen.insert(to, self.chosen.pop(at))
