"""What can be chosen before a game, and what follows from it."""

from __future__ import annotations

from typing import Final

from koruna.engine.option import HOUSE, OPTION, Option, Options
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import BOARDS, SCENARIOS, Quest, Scenario
from koruna.games.wonderful_kingdom.rules.contents import edition_of
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, DEVELOPMENT, GIANT, NONE, RAT, SHADOW, THIEF, TREASURE

DECKS: Final = {"frost_giants": GIANT, "giant_rats": RAT, "shadows": SHADOW, "thieves": THIEF}

OPTIONS: Final = [
    Option("module", default="threats", choices=["threats", "advisors", "quests", "basic"]),
    Option(
        "scenario", default="none", choices=["none", *SCENARIOS], seats=[1], against=["module"], why="scenario-alone"
    ),
    Option("side", default="A", choices=["A", "B"]),
    Option("duchy", default="random", choices=["random", "first", "second"]),
    Option("threat", default="frost_giants", choices=list(DECKS)),
    Option("rival_threat", default="giant_rats", choices=list(DECKS), seats=[2], why="rival-threat-for-two"),
    Option("quest", default="usurper", choices=BOARDS.copy()),
    Option("first_player", default="random", choices=["random", "fixed"], seats=[2], why="first-player-for-two"),
    Option(
        "solo_search", default="once_per_round", choices=["once_per_round", "every_pick"], seats=[1], why="search-alone"
    ),
    Option("rats_breed_every_round"),
    Option("quest_forced_transmute"),
    Option(OPTION, default=HOUSE, choices=[HOUSE]),
]


class Setup:
    seats: int
    options: Options  # all of them
    content: Edition
    side: int  # 0 for A, 1 for B
    duchy: int  # of the first seat; NONE when chance decides
    draws_starter: bool
    has_combat: bool
    has_advisors: bool
    keeps_advisor: bool  # everybody draws two advisors and keeps one
    boards: list[int]
    quests: list[list[Quest]]  # by board in play: four steps
    changes_at_five: bool  # five cubes in the laboratory become krystallium automatically
    search_every_pick: bool
    rats_breed_every_round: bool
    scenario: Scenario | None
    specials: list[int]  # by seat: the calamity or threat dealt to it every round; solo: the one in the hazard deck
    deck: list[int]  # by card: how many are in the deck, advisors to draw included
    deck_size: int
    soldiers: int  # at the start
    spies_ready: int
    spies_used: int
    threats: list[int]  # the kinds that can be picked in this game, in the order in which they strike (H4)
    medals: list[int]

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        content = edition_of(options[OPTION])
        self.content = content
        self.side = "AB".index(str(options["side"]))
        self.duchy = {"random": NONE, "first": 0, "second": 1}[str(options["duchy"])]
        self.draws_starter = seats == 2 and options["first_player"] == "random"
        self.search_every_pick = options["solo_search"] == "every_pick"
        self.rats_breed_every_round = options["rats_breed_every_round"] is True
        number = SCENARIOS.index(str(options["scenario"])) if options["scenario"] != "none" else NONE
        self.scenario = content.scenarios[number] if number >= 0 else None
        module = str(options["module"])
        decks = [DECKS[str(options["threat"])], DECKS[str(options["rival_threat"])]]
        if self.scenario is not None:
            self.follow(self.scenario)
        else:
            self.has_combat = module == "threats"
            self.has_advisors = self.keeps_advisor = module == "advisors"
            self.boards = [content.boards.index(str(options["quest"]))] if module == "quests" else []
            threats = [content.threat(deck) for deck in decks[:seats]]
            self.specials = threats if module == "threats" else [content.calamity] * seats
            self.soldiers = self.first_soldiers() if module == "advisors" else 0
            self.spies_ready = content.values["solo.spies.ready"] if seats == 1 else 0
            self.spies_used = content.values["solo.spies.used"] if seats == 1 else 0
            self.medals = content.threat_medals[decks[0]] if module == "threats" else content.medals[module]
        self.threats = [kind for kind in content.threat_order if content.threat(kind) in self.specials]
        self.quests = [content.quests[board][0 if seats == 2 else 1] for board in self.boards]
        self.changes_at_five = not self.boards or options["quest_forced_transmute"] is True
        self.deck = self.make_deck()
        self.deck_size = sum(self.deck)

    def first_soldiers(self) -> int:
        return self.content.values["advisor.start.two_player" if self.seats == 2 else "advisor.start.solo"]

    def follow(self, scenario: Scenario) -> None:
        """Set up a scenario, which brings its own modules."""
        self.has_combat = 0 in scenario.modules
        self.has_advisors = 1 in scenario.modules
        self.keeps_advisor = False
        self.boards = scenario.boards
        self.specials = [scenario.special]
        self.soldiers = scenario.soldiers
        self.spies_ready, self.spies_used = scenario.spies_ready, scenario.spies_used
        self.medals = scenario.medals

    def make_deck(self) -> list[int]:
        """Developments, and treasures or advisors (I1, A1); the cards that a scenario lays out are not in it."""
        content, scenario = self.content, self.scenario
        deck = [0] * len(content.ids)
        for card in range(len(content.ids)):
            kind = content.kind[card]
            if kind == DEVELOPMENT or (kind == TREASURE and not self.has_advisors):
                deck[card] = content.copies[card]
            elif kind == ADVISOR and self.has_advisors and (self.seats == 2 or not content.for_two[card]):
                deck[card] = 1
        if scenario is not None:
            for card in scenario.sites + scenario.completed + scenario.advisors:
                deck[card] -= 1
        return deck


def setup_of(seats: int, options: Options) -> Setup:
    """Cached: equal choices give equal set-ups, and a set-up never changes."""
    made = edition_of(options[OPTION]).known_setups
    key = (seats, tuple(options.values()))
    if key not in made:
        made[key] = Setup(seats, options)
    setup: Setup = made[key]
    return setup


def why_not_together(option: str, seats: int, chosen: Options) -> str:
    """The rule that forbids a non-default option together with the others; "" if none does."""
    module = str(chosen["module"])
    number = SCENARIOS.index(str(chosen["scenario"])) if chosen["scenario"] != "none" else NONE
    scenario = edition_of(chosen[OPTION]).scenarios[number] if number >= 0 else None
    has_threats = module == "threats" and scenario is None
    if option in ("threat", "rival_threat"):
        if not has_threats:
            return "threat-decks"
        return "threats-differ" if seats == 2 and chosen["threat"] == chosen["rival_threat"] else ""
    if option == "quest" and (module != "quests" or scenario is not None):
        return "quest-board"
    if option == "quest_forced_transmute" and not (scenario.boards if scenario is not None else module == "quests"):
        return "transmute-quests"
    if option == "rats_breed_every_round":
        rats = [chosen["threat"], chosen["rival_threat"]] if seats == 2 else [chosen["threat"]]
        if scenario is not None:
            breeding = scenario.special == edition_of(chosen[OPTION]).threat(RAT)
        else:
            breeding = has_threats and "giant_rats" in rats
        return "" if breeding else "rats-breed"
    return ""
