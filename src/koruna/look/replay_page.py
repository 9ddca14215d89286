"""A recorded game as a self-contained web page to step through, for any game."""

from __future__ import annotations

import json
from functools import partial
from html import escape
from importlib.resources import files
from typing import NamedTuple

from koruna.engine.event import Event
from koruna.engine.forms import event_by_name
from koruna.engine.library import game as game_of
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.engine.taken_back import taken_back
from koruna.locale import Words, words
from koruna.look.colours import tokens
from koruna.look.ending_text import EndingText, shown_ending
from koruna.look.faces import crest
from koruna.look.faults import drawn, shown
from koruna.look.kit import symbols_for, without_kit
from koruna.look.names import bot_labelled, names_of_labels, players_named
from koruna.look.symbols import icon


class Frame(NamedTuple):
    """The table after a move and the chance that followed it, and what happened in between."""

    drawing: str
    events: list[Event]
    ending: EndingText | None = None  # once the game is over


def replay_page(record: Record, language: str, names: list[str] | None = None, at_end: bool = False) -> str:
    """The page. `names` are the players' names, by default those in the record; `at_end` opens it at the last move."""
    own = words(language, record.game)
    players = players_named(len(names), names, own) if names else names_of_labels(record.names, own)
    frames = frames_of(record, language, players)
    title = own.say("replay-title", {"game": own.say("name"), "players": ", ".join(players)})
    drawings = [frame.drawing for frame in frames]
    top, bottom = header(own, players, record), controls(own, len(drawings) - 1)
    return (
        f'<!doctype html>\n<html lang="{language}"{" data-at-end" if at_end else ""}>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{tokens()}\n{resource('replay.css')}</style>\n"
        f"{symbols_for([*drawings, top, bottom])}\n{top}\n{outcome(frames[-1].ending)}"
        f'<main aria-label="{escape(own.say("replay-table"))}">\n{drawings[0]}\n</main>\n'
        f"{log(own, players, frames, record)}\n{bottom}\n"
        f'<script type="application/json" id="film">{film(drawings, own)}</script>\n'
        f'<script type="module">\n{resource("replay.js")}</script>\n</html>\n'
    )


def frames_of(record: Record, language: str, players: list[str]) -> list[Frame]:
    """Replay the game, with a spectator's view before every move and at the end."""
    game = game_of(record.game)
    Match(game, record, deal=False)  # raises `BadRecord`, with line and reason, if it cannot be replayed
    match = Match(game, record.first(0), deal=False)
    frames: list[Frame] = []
    shown_events = 0

    def add_frame() -> None:
        nonlocal shown_events
        events, view = match.events(), match.state.view()
        ending = None
        if match.over():
            back = taken_back(record)
            ending = shown_ending(game, view, match.state.winners(), players, language, taken_back=back)
        table = drawn("table", language, lambda: without_kit(game.svg(view, language, players)))
        frames.append(Frame(table, events[shown_events:], ending))
        shown_events = len(events)

    for seat, text in record.lines:
        if seat == CHANCE:
            match.happen(text)
        else:
            add_frame()
            match.play_one(text, seat)
    add_frame()
    return frames


def film(drawings: list[str], own: Words) -> str:
    """The drawings as JSON. They share most lines, so each distinct line is stored once."""
    numbers: dict[str, int] = {}
    frames = [[numbers.setdefault(line, len(numbers)) for line in drawing.split("\n")] for drawing in drawings]
    last = len(drawings) - 1
    steps = [own.say("replay-step", {"step": step, "last": last}) for step in range(last + 1)]
    data = {"lines": list(numbers), "frames": frames, "steps": steps}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")  # so that no `</script>` in it ends the script


def header(own: Words, players: list[str], record: Record) -> str:
    seats = "".join(
        [f"<li>{crest_of(seat, record)}<span>{escape(name)}</span></li>" for seat, name in enumerate(players)]
    )
    theme = button(own.say("replay-theme"), "u-theme", ' class="quiet" id="theme"')
    return f'<header>{icon("k-logo")}<h1>{escape(own.say("name"))}</h1><ul class="players">{seats}</ul>{theme}</header>'


def outcome(ending: EndingText | None) -> str:
    """Shown with the last frame of a game that is over."""
    if ending is None:
        return ""
    more = " ".join([ending.why, *ending.details])
    return f'<section class="ending" hidden><h2>{escape(ending.outcome)}</h2><p>{escape(more)}</p></section>\n'


def log(own: Words, players: list[str], frames: list[Frame], record: Record) -> str:
    """All events, each sentence a link to its move."""
    sentences = [
        f'<li data-step="{step}"><a href="#{step}">{event_html(event, own, players, record)}</a></li>'
        for step, frame in enumerate(frames)
        for event in frame.events
    ]
    return "\n".join(
        [
            f'<section class="log"><h2 id="log">{escape(own.say("replay-log"))}</h2><ol aria-labelledby="log">',
            *sentences,
            '</ol><p class="sr" id="spoken" role="status"></p></section>',
        ]
    )


def controls(own: Words, last: int) -> str:
    slider = escape(own.say("replay-slider"))
    return (
        "<nav>"
        + button(own.say("replay-first"), "u-first")
        + button(own.say("replay-back"), "u-back")
        + f'<input type="range" min="0" max="{last}" value="0" aria-label="{slider}">'
        + button(own.say("replay-next"), "u-chevron")
        + button(own.say("replay-last"), "u-last")
        + "<output></output></nav>"
    )


def button(label: str, symbol: str, more: str = "") -> str:
    name = escape(label)
    return f'<button type="button"{more} aria-label="{name}" title="{name}">{icon(symbol)}</button>'


def event_html(event: Event, own: Words, players: list[str], record: Record) -> str:
    """An event as a sentence, after the coat of arms or the face of the player who did it."""
    message = partial(event_by_name, game_of(record.game), event, event.seen_by(SPECTATOR), record.options, players)
    sentence = shown(lambda: own.must_say(*message()), lambda: own.say("at-event-untold"))
    return f"{crest_of(event.seat, record) if event.seat >= 0 else ''}<span>{escape(sentence)}</span>"


def crest_of(seat: int, record: Record) -> str:
    return crest(seat, bot_labelled(record.names[seat]) if seat < record.seats else "")


def resource(name: str) -> str:
    return files("koruna.look").joinpath(name).read_text("utf-8")
