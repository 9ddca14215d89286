"""Decisions beside the map: a war, prices, exchanges and every move that is a button."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from koruna.engine.sentence import called_by_name
from koruna.games.tiny_epic_kingdoms.forms import sentences
from koruna.games.tiny_epic_kingdoms.forms.drawing_realm import held
from koruna.games.tiny_epic_kingdoms.forms.region_names import region_name_in
from koruna.games.tiny_epic_kingdoms.forms.view import HarvestView, TinyEpicKingdomsView, WarView
from koruna.games.tiny_epic_kingdoms.rules.values import KINDS, SUGGESTED
from koruna.locale import Words
from koruna.look import icon

# Targets drawn elsewhere: on the map, on the action card, among the factions and the sides to choose from.
ELSEWHERE = ("region:", "hall", "figure:", "choose:", "shield:", "faction:", "side:")
USUAL = "collect pass done decline"  # instead of acting; they are on the primary button
SYMBOLS = {
    "build": "k-act-castle",
    "research": "k-book",
    "raze": "k-ex-dragon",
    "lose": "k-figure-lying",
    "stand": "k-figure",
    "standing": "k-figure",
    "lying": "k-figure-lying",
    "swap": "k-act-trade",
    "shelter": "k-ex-church",
    "patrol": "k-act-patrol",
    "quest": "k-act-quest",
    "expand": "k-act-expand",
}


def pick(target: str, inside: str, look: str = "", label: str = "", ask: str = "") -> str:
    # Not a <button>: arrow keys move between targets, but not out of buttons. The page gives active targets that role.
    data_label = f' data-label="{escape(label)}"' if label else ""
    data_ask = f' data-ask="{ask}"' if ask else ""
    return f'<span class="btn pick {look}" data-target="{target}"{data_ask}{data_label}>{inside}</span>'


def draw_desk(view: TinyEpicKingdomsView, seat: int, say: Words, names: list[str]) -> str:
    parts = [] if view.war is None else [draw_war(view, view.war, seat, say, names)]
    if seat >= 0 and view.turn == seat and view.step != "dial":
        parts += draw_choices(view, say, names)
    drawn = "".join(parts)
    look = "panel desk big" if len(parts) > 1 or view.war or view.step not in ("offer", "patrol") else "panel desk"
    return f'<section class="{look}" aria-label="{escape(say.say("page-desk"))}">{drawn}</section>' if drawn else ""


# --- possible moves --------------------------------------------------------------------------------


def draw_choices(view: TinyEpicKingdomsView, say: Words, names: list[str]) -> list[str]:
    """Prices and exchanges, then all other moves that start with a button."""
    found: list[str] = []
    texts = view.choices
    amounts = [text for text in texts if text.startswith(("pay", "split"))]
    trades = [text for text in texts if text.startswith("trade ")]
    if amounts:
        found.append(draw_amounts(view, amounts, say))
    if trades:
        found.append(draw_trade(view, trades, say))
    buttons: dict[str, str] = {}
    robs: dict[str, str] = {}
    for text in texts:
        if text in amounts or text in trades or text in USUAL.split():
            continue
        targets = sentences.targets(view, text)
        if targets[0] not in buttons and not targets[0].startswith(ELSEWHERE):
            same = robs if text.startswith("take ") else buttons
            same[targets[0]] = draw_button(view, text, targets, say, names)
    if robs:
        found.append(f'<h2>{escape(say.say("page-rob"))}</h2><div class="amounts">{"".join(robs.values())}</div>')
    if buttons:
        found.append(f'<div class="picks">{"".join(buttons.values())}</div>')
    if "collect" in texts and view.harvest is not None:
        found.append(draw_collect(view.harvest, say))
    return found


def draw_button(view: TinyEpicKingdomsView, text: str, targets: list[str], say: Words, names: list[str]) -> str:
    word, *details = targets[0].split(":")
    if word == "take":
        kind, seat = details[0], int(details[1]) - 1
        label = say.say("page-take", {"player": names[seat], "kind": kind, "amount": held(view.players[seat], kind)})
        return pick(targets[0], f"{icon(f'k-arms-{seat + 1}')}{icon(f'k-{kind}')}", "amount rob", label)
    symbol = f"k-{details[0]}" if word in ("gain", "raise") else SYMBOLS[word]
    if len(targets) == 1:
        label = say.say(*called_by_name(sentences.label(view, text), names))
        return pick(targets[0], f"{icon(symbol)}<span>{escape(label)}</span>{draw_price(view, word)}")
    label = say.say(f"page-begin-{word}")
    return pick(targets[0], f"{icon(symbol)}<span>{escape(label)}</span>", "", label)


def draw_price(view: TinyEpicKingdomsView, word: str) -> str:
    player = view.players[view.turn or 0]
    price, kind = {"build": (player.build_price, "ore"), "research": (player.research_price, "mana")}.get(word, (0, ""))
    return f'<span class="brings"><span>&minus;{price}{icon(f"k-{kind}")}</span></span>' if price else ""


@lru_cache(maxsize=1024)
def draw_collect(harvest: HarvestView, say: Words) -> str:
    """What collecting brings; it is done by the primary button."""
    amount = (harvest.food, harvest.ore, harvest.mana)
    label = say.say("page-collect", dict(zip((*KINDS, "picks"), (*amount, harvest.picks), strict=True)))
    brings = draw_amount(amount, False) if any(amount) or not harvest.picks else ""
    picks = f"<span>{harvest.picks}{icon('k-wild')}</span>" if harvest.picks else ""
    text = escape(say.say("page-collecting"))
    return (
        f'<p class="collecting" role="img" aria-label="{escape(label)}">{icon("k-treasure")}<span>{text}</span>'
        f'<span class="brings">{brings}{picks}</span></p>'
    )


def counted(text: str) -> list[int]:
    """The amounts in `pay 2 ore 1 mana`, by kind."""
    parts = text.split(" for ")[0].split()[1:]
    found = dict(zip(parts[1::2], parts[::2], strict=True))
    return [int(found.get(kind, 0)) for kind in KINDS]


@lru_cache(maxsize=1024)
def draw_amount(amount: tuple[int, ...], all_kinds: bool) -> str:
    shown = [
        f"<span>{number}{icon(f'k-{kind}')}</span>"
        for kind, number in zip(KINDS, amount, strict=True)
        if number or all_kinds
    ]
    return "".join(shown) or "0"


def draw_amounts(view: TinyEpicKingdomsView, texts: list[str], say: Words) -> str:
    """How much of what to pay, or the initial resources: a stepper for each kind."""
    is_split = view.step == "split"
    begin = joined(SUGGESTED if is_split else counted(texts[0]))
    title = say.say("page-split" if is_split else "page-pay")
    note = f'<p class="cap">{escape(say.say("page-suggested"))}</p>' if is_split else ""
    return f"<h2>{escape(title)}</h2>{note}{draw_steppers(begin, say)}"


def joined(amount: Sequence[int]) -> str:
    return "-".join(map(str, amount))


@lru_cache(maxsize=256)
def draw_steppers(begin: str, say: Words) -> str:
    """For the numbers of targets such as `amounts:2-0-1`."""
    steps = [
        f'<span data-step data-label="{name}">{icon(f"k-{kind}")}<b aria-hidden="true">{name}</b></span>'
        for kind in KINDS
        for name in [escape(say.say("kind", {"kind": kind}))]
    ]
    return f'<div class="steppers" data-steps="amounts" data-begin="{begin}">{"".join(steps)}</div>'


def draw_trade(view: TinyEpicKingdomsView, texts: list[str], say: Words) -> str:
    """What is given, what is received: two clicks. Options that do not fit earlier clicks are hidden. Then how much."""
    gives: dict[str, str] = {}
    receives: dict[str, str] = {}
    for text in texts:
        give, receive, _ = sentences.targets(view, text)
        kinds = give.partition(":")[2].split("+")
        kind = receive.partition(":")[2]
        if give not in gives:
            label = say.say("page-give", {"kinds": " + ".join(say.say("kind", {"kind": each}) for each in kinds)})
            gives[give] = pick(give, "".join([icon(f"k-{each}") for each in kinds]), "", label)
        if receive not in receives:
            label = say.say("page-receive", {"kind": kind})
            receives[receive] = pick(receive, icon(f"k-{kind}"), "", label)
    rows = [
        ("page-you-give", f'<div class="picks">{"".join(gives.values())}</div>'),
        ("page-you-get", f'<div class="picks">{"".join(receives.values())}</div>'),
        ("page-how-many", draw_steppers("", say)),
    ]
    drawn = [f'<div class="part-of-trade"><b>{escape(say.say(name))}</b>{part}</div>' for name, part in rows]
    return f"<h2>{escape(say.say('action', {'action': 'trade'}))}</h2>{''.join(drawn)}"


# --- a war -----------------------------------------------------------------------------------------


def draw_war(view: TinyEpicKingdomsView, war: WarView, seat: int, say: Words, names: list[str]) -> str:
    title = say.say("page-war", {"region": region_name_in(view, war.region)})
    attacker = draw_side_of_war(war, war.attacker, True, say, names)
    defender = draw_side_of_war(war, war.defender, False, say, names)
    drawn = (
        f"<header><h2>{icon('k-sword')}{escape(title)}</h2></header>"
        f'<div class="wars">{attacker}<span class="vs">{escape(say.say("page-against"))}</span>{defender}</div>'
    )
    if view.step == "dial" and seat in view.waiting:
        drawn += draw_dial(say)
    if view.step == "dial":
        means = say.say("page-war-of-two" if view.seats == 2 else "page-war-means")
        drawn += f'<p class="note">{escape(means)}</p>'
    return drawn


def draw_side_of_war(war: WarView, seat: int | None, attacks: bool, say: Words, names: list[str]) -> str:
    """A player and the number set: hidden until both are set, except the viewer's own."""
    name = say.say("page-neutral") if seat is None else names[seat]
    number = war.attack if attacks else war.defence
    raised = war.attack_raise if attacks else war.defence_raise
    is_set = war.attack_set if attacks else war.defence_set
    most = war.most_attack if attacks else war.most_defence
    if number == 0:
        die, about_die = icon("k-flag", "die"), say.say("board-flag")
    elif number is not None:
        die, about_die = f'<b class="die">{number + raised}</b>', ""
    else:
        die, about_die = icon("k-die12", "die set" if is_set else "die"), say.say("page-die-set") if is_set else ""
    lines = [about_die, say.say("page-most", {"most": most}) if most else ""]
    look = "won" if seat is not None and war.winner == seat else ""
    badge = icon(f"k-arms-{seat + 1}", "arms") if seat is not None else icon("k-figure", "arms p0")
    more = "".join([f"<span>{escape(line)}</span>" for line in lines if line])
    return f'<div class="{look}"><span class="sign">{badge}{die}</span><b>{escape(name)}</b>{more}</div>'


def draw_dial(say: Words) -> str:
    """The flag, or a number; one that cannot be afforded explains why."""
    flag = pick("flag", f"{icon('k-flag')}<span>{escape(say.say('move-flag'))}</span>", "", say.say("page-flag"))
    name = escape(say.say("page-die"))
    step = f'<span data-step data-label="{name}" data-ask-more="war {{n}}">{icon("k-die12")}</span>'
    return f'<div class="dial"><div class="steppers" data-steps="war" data-begin="1">{step}</div>{flag}</div>'
