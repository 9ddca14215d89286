"""Fights as scenes: who met with what, the dice, who fell, and how it ended; as HTML and as lines of text."""

from __future__ import annotations

from html import escape
from typing import Any

from koruna.engine.event import Event
from koruna.engine.option import Options
from koruna.engine.scene import Beat, Scene
from koruna.games.suverenita.forms.battle_reports import END, FLEE, LOSSES, MEET, ROLL, BattleReport, Step, reports
from koruna.games.suverenita.forms.dice_shown import Die, dice_shown
from koruna.games.suverenita.forms.drawing_map import UNITS
from koruna.games.suverenita.forms.tell_event import tell_event
from koruna.games.suverenita.rules.board.options import values_of
from koruna.locale import Words, words
from koruna.look import icon

KINDS = {"assault": "siege", "ambush": "ambush"}
ROUNDS = {"charge-rolled": "charge", "assault-rolled": "wall", "ambush-rolled": "fort"}
MOST_RENDERED = 500
OF = ("", "other-")  # the prefix of each side's facts


def scenes(
    happened: list[Event], first: int, options: Options, language: str, names: list[str], codes: bool
) -> list[Scene]:
    teller = SceneTeller(options, words(language, "suverenita", codes=codes), names)
    return [teller.scene_of(report) for report in reports(happened, first)]


rendered: dict[tuple[object, ...], tuple[list[object], Scene]] = {}  # the last fights that were rendered


class SceneTeller:
    """Renders fights in one language."""

    def __init__(self, options: Options, say: Words, names: list[str]) -> None:
        self.options = options
        self.values = values_of(options)
        self.say = say
        self.names = names

    def scene_of(self, report: BattleReport) -> Scene:
        """The same fights are shown after every move, until there are others."""
        key = (self.say.language, self.say.codes, *self.names, report.kind, report.field, *report.steps[0].numbers)
        of: list[object] = [self.options, *[(step.kind, step.numbers, facts_of(step)) for step in report.steps]]
        known = rendered.get(key)
        if known is None or known[0] != of:
            if len(rendered) >= MOST_RENDERED:
                del rendered[next(iter(rendered))]
            known = rendered[key] = (of, self.scene(report))
        return known[1]

    def scene(self, report: BattleReport) -> Scene:
        begun = report.steps[0].events[0]
        kind = KINDS.get(report.kind, "sea" if "sea" in begun.facts else "battle")
        facts = self.facts(begun) | {"kind": kind, "player": self.names[report.sides[0]]}
        beats = [Beat(step.numbers, *self.step(report, step)) for step in report.steps]
        beats[0].text = self.say.say("scene-of", facts) + " " + beats[0].text
        ends = [self.sentence(event) for step in report.steps if step.kind == END for event in step.events]
        return Scene(self.say.say("scene-title", facts), " ".join(ends), beats)

    def facts(self, event: Event) -> dict[str, Any]:
        return tell_event(event.kind, dict(event.facts), self.options, self.names)[1]

    def sentence(self, event: Event) -> str:
        name, facts = tell_event(event.kind, dict(event.facts), self.options, self.names)
        return self.say.say(name, {**facts, "player": self.names[event.seat]})

    def step(self, report: BattleReport, step: Step) -> tuple[str, str]:
        """A step as HTML and as text."""
        if step.kind == MEET:
            return self.meet(report, step.events[0])
        if step.kind == ROLL:
            return self.roll(report, step.events[0])
        if step.kind == LOSSES:
            return self.losses(report, step.events)
        sentences = [self.sentence(event) for event in step.events]
        html = "".join([f"<p>{escape(sentence)}</p>" for sentence in sentences])
        won = step.events[0]
        if won.kind == "battle-won":
            facts = {"player": self.names[won.seat], "other": self.facts(won)["other"], "vp": won.facts["vp"]}
            sentences.append(self.say.say("scene-points", facts))
            html += f'<p class="chip gold">{icon("k-vp")}<span>{escape(sentences[-1])}</span></p>'
        look = f"outcome p{won.seat + 1}" if step.kind == END else "flight" if step.kind == FLEE else "told"
        return f'<li class="beat {look}">{html}</li>', " ".join(sentences)

    # --- who meets ----------------------------------------------------------------------

    def meet(self, report: BattleReport, event: Event) -> tuple[str, str]:
        drawn, sentences = "", []
        for side, seat in enumerate(report.sides):
            units = read_forces(str(event.facts.get(OF[side] + "forces", "")))
            things = [
                self.say.say("scene-units", {"count": count, "type": type, "level": level})
                for count, type, level in units
            ]
            icons = "".join([draw_units(count, type) for count, type, _ in units])
            if side and "wall" in event.facts:
                things.append(self.say.say("scene-wall", {"count": event.facts["wall"]}))
                icons += f'<span class="n">{icon("k-shield")}<b>{event.facts["wall"]}</b></span>'
            elif not units:
                things.append(self.say.say("scene-fort"))
                icons += icon("k-b-fort")
            sentence = self.say.say("scene-side", {"player": self.names[seat], "things": things})
            sentences.append(sentence)
            drawn += (
                f'<div class="side p{seat + 1}">{icon(f"k-arms-{seat + 1}", "arms")}<b>{escape(self.names[seat])}</b>'
                f'<span class="units" role="img" aria-label="{escape(sentence)}">{icons}</span></div>'
            )
        return f'<li class="beat meet">{drawn}</li>', " ".join(sentences)

    # --- dice ---------------------------------------------------------------------------

    def roll(self, report: BattleReport, event: Event) -> tuple[str, str]:
        facts = event.facts
        kind = ROUNDS.get(event.kind, "round")
        title = self.say.say("scene-roll", {"kind": kind, "round": facts["round"]})
        drawn, sentences = "", []
        for side, seat in enumerate(report.sides):
            written = str(facts.get(OF[side] + "dice", ""))
            if not written and not facts[OF[side] + "swords"]:
                continue  # the unit does not roll
            seed = f"{report.steps[0].numbers[0]} {facts['round']} {kind} {side}"
            rolled = whole(facts[OF[side] + "rolled"])
            dice = dice_shown(self.values, written, rolled, seed) if written else ()
            swords = whole(facts[OF[side] + "swords"])
            bonus = rolled - sum(die.swords for die in dice)
            extra = [("blanks", bonus), *[(name, whole(facts[OF[side] + name])) for name in ("rival", "saved")]]
            more = [self.say.say(f"scene-{name}", {"count": count}) for name, count in extra if count]
            shields = whole(facts[OF[1 - side] + "shields"])
            against = "wall" if kind == "wall" and not side else "shields"
            if shields:
                more.append(self.say.say(f"scene-against-{against}", {"count": shields}))
            total = self.say.say("scene-swords", {"count": swords})
            faces = " ".join([str(die.swords) for die in dice])
            arguments = {"player": self.names[seat], "dice": faces, "swords": total, "more": more}
            sentence = self.say.say("scene-throw" if more else "scene-throw-plain", arguments)
            sentences.append(sentence)
            notes = "".join([f"<span>{escape(each)}</span>" for each in more])
            drawn += (
                f'<div class="side p{seat + 1}">{icon(f"k-arms-{seat + 1}", "arms")}'
                f'<span class="dice" role="img" aria-label="{escape(sentence)}">{"".join(map(draw_die, dice))}</span>'
                f'<strong class="n">{swords}{icon("k-sword")}</strong><small>{notes}</small></div>'
            )
        return f'<li class="beat roll"><h4>{escape(title)}</h4>{drawn}</li>', f"{title}: {' '.join(sentences)}"

    # --- who falls ----------------------------------------------------------------------

    def losses(self, report: BattleReport, events: list[Event]) -> tuple[str, str]:
        drawn, sentences = "", []
        for seat in report.sides:
            counts: dict[str, int] = {}
            for event in events:
                if event.seat == seat:
                    type = str(event.facts["type"])
                    counts[type] = counts.get(type, 0) + whole(event.facts["count"])
            if not counts:
                continue
            things = [self.say.say("plan-put", {"count": count, "type": type}) for type, count in counts.items()]
            sentence = self.say.say("scene-loses", {"player": self.names[seat], "things": things})
            sentences.append(sentence)
            icons = "".join([draw_units(count, type, "fallen") for type, count in counts.items()])
            drawn += (
                f'<div class="side p{seat + 1}">{icon(f"k-arms-{seat + 1}", "arms")}'
                f'<span class="units" aria-hidden="true">{icons}</span>'
                f'<span class="who">{escape(sentence)}</span></div>'
            )
        return f'<li class="beat losses">{drawn}</li>', " ".join(sentences)


def facts_of(step: Step) -> list[object]:
    return [(event.kind, event.seat, event.facts) for event in step.events]


def whole(fact: Any) -> int:
    assert isinstance(fact, int)
    return fact


def read_forces(written: str) -> list[tuple[int, str, str]]:
    """Count, type and level of each unit."""
    parts = written.split()
    found = []
    for count, name in zip(parts[::2], parts[1::2], strict=True):
        type, _, level = name.partition(".")
        found.append((int(count), type, level or "standard"))
    return found


def draw_units(count: int, type: str, look: str = "") -> str:
    return f'<span class="n{" " + look if look else ""}">{icon(UNITS[type])}<b>{count}</b></span>'


def draw_die(die: Die) -> str:
    """A die with two swords has a number in its corner; dice that hit are highlighted."""
    symbol = "k-die-sword" if die.swords else "k-die-blank"
    twice = '<circle cx="38" cy="38" r="10"/><text x="38" y="43.5">2</text>' if die.swords > 1 else ""
    look = f"die {die.colour}{' hit' if die.swords else ''}"
    return f'<svg class="{look}" viewBox="0 0 48 48" aria-hidden="true"><use href="#{symbol}"/>{twice}</svg>'
