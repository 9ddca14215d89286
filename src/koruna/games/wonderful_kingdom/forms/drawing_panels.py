"""Beside the board: quests, a scenario and its medals, the current points, and the rival's duchy."""

from __future__ import annotations

from html import escape

from koruna.games.wonderful_kingdom.forms.aims import about_scenario, aims
from koruna.games.wonderful_kingdom.forms.drawing_names import (
    MINUS,
    TIMES,
    board_name,
    describe_site,
    duchy_name,
    pieces,
    scenario_name,
    step_name,
)
from koruna.games.wonderful_kingdom.forms.drawing_parts import (
    Sight,
    amounts,
    back_label,
    clickable,
    counted,
    icon,
    shown,
    told_icon,
)
from koruna.games.wonderful_kingdom.forms.drawing_realm import draw_completed, draw_families
from koruna.games.wonderful_kingdom.forms.view import PlayerView, SiteView, StepView

MEDALS = ("bronze", "silver", "gold")


def panel(look: str, title: str, note: str, inside: str) -> str:
    cap = f'<span class="cap">{escape(note)}</span>' if note else ""
    return f'<section class="panel {look}"><header><h2>{escape(title)}</h2>{cap}</header>{inside}</section>'


# --- solo games --------------------------------------------------------------------------------------


def draw_goals(sight: Sight) -> str:
    """Medals, what a scenario requires with the progress, its story and its rules."""
    view, say = sight.view, sight.say
    if not sight.alone:
        return ""
    points = sight.me.points
    medals = ""
    for medal, limit in zip(MEDALS, view.medals, strict=True):
        told = escape(say.say("page-medal", {"medal": say.say("medal", {"medal": medal}), "points": limit}))
        look = f"medal {medal}{' won' if points >= limit else ''}"
        medals += (
            f'<li class="{look}" data-tip="{told}"><b aria-hidden="true">{limit}</b><span class="sr">{told}</span></li>'
        )
    title = say.say("page-medals") if view.scenario is None else scenario_name(view.content, view.scenario, say)
    note = "" if view.scenario is None else say.say("page-scenario")
    about = "".join([f'<p class="about">{escape(say.say(*told))}</p>' for told in about_scenario(view)])
    return panel("goals", title, note, f'{draw_demands(sight)}<ol class="medals">{medals}</ol>{about}')


def draw_demands(sight: Sight) -> str:
    """Every aim with its progress."""
    lines = [(aim.met, sight.say.say(*aim.told)) for aim in aims(sight.view)]
    if not lines:
        return ""
    drawn = "".join(
        [
            f'<li class="{"met" if met else "open"}">{icon("u-check" if met else "u-target")}{escape(text)}</li>'
            for met, text in lines
        ]
    )
    return f'<ul class="demands">{drawn}</ul>'


# --- quests --------------------------------------------------------------------------------------------


def draw_quests(sight: Sight) -> str:
    view = sight.view
    boards = list(dict.fromkeys([step.board for step in view.quests]))
    return "".join([draw_board(sight, board) for board in boards])


def draw_board(sight: Sight, board: str) -> str:
    steps = [step for step in sight.view.quests if step.board == board]
    drawn = "".join([f"<li>{draw_quest(sight, step)}</li>" for step in steps])
    title, note = board_name(sight.view.content, board, sight.say), sight.say.say("page-quest")
    return panel("quests", title, note, f"<ol>{drawn}</ol>")


def draw_quest(sight: Sight, step: StepView) -> str:
    view, say, names = sight.view, sight.say, sight.names
    name = step_name(view.content, view.seats, step, say)
    reward = rewards(step)
    who = "".join(
        [
            told_icon(f"k-arms-{seat + 1}", say.say("page-step-done", {"player": names[seat]}))
            for seat, done in enumerate(step.done)
            if done
        ]
    )
    label = say.say(
        "page-step",
        {
            "name": name,
            "price": pieces(step.cost, say),
            "reward": rewards_told(sight, step),
            "last": "yes" if step.last else "no",
            "first": "yes" if step.first_only else "no",
        },
    )
    inside = (
        f'<span class="no">{step.step}</span><span class="what"><b>{escape(name)}</b><small>{amounts(step.cost, say)}'
        f'{icon("u-chevron", "to")}{reward}</small></span><span class="who">{who}</span>'
    )
    look = "quest" + (" last" if step.last else "") + (" met" if step.done[sight.me.seat] else "")
    if sight.mine:
        asked = f"quest {step.board} {step.step}"
        return clickable(f"quest:{step.board}:{step.step}", label, inside, look, asked, f"board-{step.board}")
    return shown(label, inside, look, f"board-{step.board}")


def rewards(step: StepView) -> str:
    """Rewards as icons; their meaning is in the description of the step."""
    drawn = ""
    for symbol, count in (
        ("k-krystallium", step.krystallium),
        ("k-soldier", step.soldiers),
        ("k-spy", step.spies),
        ("k-vp", step.points),
    ):
        if count:
            drawn += f"{icon(symbol)}<b>{count}</b>"
    if step.calamities:
        drawn += f"{icon('k-calamity')}<b>{MINUS}{step.calamities}</b>"
    return f'<span class="amounts" aria-hidden="true">{drawn}</span>'


def rewards_told(sight: Sight, step: StepView) -> str:
    say = sight.say
    told = []
    for resource, count in (("krystallium", step.krystallium), ("soldier", step.soldiers)):
        if count:
            told.append(say.say("amount", {"resource": resource, "count": count}))
    if step.spies:
        told.append(say.say("reward-spy", {"count": step.spies}))
    if step.calamities:
        told.append(say.say("reward-calamities", {"count": step.calamities}))
    if step.points:
        told.append(say.say("points", {"points": step.points}))
    return ", ".join(told)


# --- points ------------------------------------------------------------------------------------------------


def draw_points(sight: Sight) -> str:
    """The score if the game ended now, part by part."""
    view, say = sight.view, sight.say
    order = [sight.me.seat, *[seat for seat in range(view.seats) if seat != sight.me.seat]]
    players = [view.players[seat] for seat in order]
    rows = ""
    parts = ("fixed", "families", "extra", "calamities", "threats", "penalty")
    for part in parts:
        values = [getattr(player, f"points_{part}") for player in players]
        if any(values) or part == "fixed":
            cells = "".join([f"<td>{minus(value)}</td>" for value in values])
            rows += f'<tr><th scope="row">{escape(say.say("page-points-part", {"part": part}))}</th>{cells}</tr>'
    heads = "".join(
        [
            f'<th scope="col">{told_icon(f"k-arms-{player.seat + 1}", sight.names[player.seat])}</th>'
            for player in players
        ]
    )
    total = "".join([f"<td>{minus(player.points)}</td>" for player in players])
    name = escape(say.say("page-points-total"))
    table = (
        f'<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody><tfoot><tr><th scope="row">{name}</th>'
        f"{total}</tr></tfoot></table>"
    )
    note = say.say("page-points-now") if view.step != "over" else ""
    return panel("worth", say.say("page-points"), note, table)


def minus(value: int) -> str:
    return f"{MINUS}{-value}" if value < 0 else str(value)


# --- the rival ---------------------------------------------------------------------------------------------


def draw_rival(sight: Sight) -> str:
    rival = sight.rival()
    if rival is None:
        return ""
    view, say = sight.view, sight.say
    stores = (
        counted(
            "k-lab",
            f"{sum(rival.laboratory.values())}/5",
            say.say("page-laboratory", {"cubes": sum(rival.laboratory.values())}),
        )
        + counted(
            "k-krystallium",
            rival.krystallium,
            say.say("amount", {"resource": "krystallium", "count": rival.krystallium}),
        )
        + counted("k-soldier", rival.soldiers, say.say("amount", {"resource": "soldier", "count": rival.soldiers}))
        + counted(
            "k-flag", 1 if rival.trained else 0, say.say("page-training", {"trained": "yes" if rival.trained else "no"})
        )
    )
    lists = (
        draw_threats(sight, rival) + draw_advisors(sight, rival) + draw_picks(sight, rival) + draw_sites(sight, rival)
    )
    name = duchy_name(view.content, rival.duchy, view.side, say)
    inside = (
        f'<div class="stores">{stores}</div>{draw_families(rival, say)}'
        f'{lists}<div class="duchy">{draw_completed(sight, rival)}</div>'
    )
    return panel(f"rival p{rival.seat + 1}", name, sight.names[rival.seat], inside)


def group(title: str, lines: list[str], opened: bool = False) -> str:
    """A collapsible list."""
    if not lines:
        return ""
    shown = " open" if opened else ""
    items = "".join([f"<li>{line}</li>" for line in lines])
    return (
        f"<details{shown}><summary>{escape(title)}<b>{len(lines)}</b>{icon('u-chevron', 'more')}</summary>"
        f"<ul>{items}</ul></details>"
    )


def draw_picks(sight: Sight, rival: PlayerView) -> str:
    lines = [escape(sight.name(card.card) if card.card else back_label(sight, card)) for card in rival.picks]
    return group(sight.say.say("page-picks-of"), lines)


def draw_sites(sight: Sight, rival: PlayerView) -> str:
    return group(sight.say.say("page-sites"), [draw_site(sight, site) for site in rival.sites])


def draw_site(sight: Sight, site: SiteView) -> str:
    name = escape(sight.name(site.card))
    label = escape(describe_site(sight.view.content, site, sight.say))
    left = amounts(site.open, sight.say) if site.open else ""
    ice = icon("k-threat-giant") if site.frozen else ""
    filled, spaces = sum(site.cost.values()) - sum(site.open.values()), sum(site.cost.values())
    return f'<span data-tip="{label}">{name} <b>{filled}/{spaces}</b>{ice}</span>{left}'


def draw_threats(sight: Sight, rival: PlayerView) -> str:
    lines = [f"{escape(sight.name(id))} <b>{TIMES}{count}</b>" for id, count in rival.threats.items()]
    return group(sight.say.say("page-threats"), lines)


def draw_advisors(sight: Sight, rival: PlayerView) -> str:
    lines = [escape(sight.name(card)) for card in rival.advisors]
    return group(sight.say.say("page-advisors"), lines)
