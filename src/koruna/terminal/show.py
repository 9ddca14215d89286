"""`koruna show`: a position as the table looks, and what can happen next."""

from __future__ import annotations

import sys

from koruna.engine.content import Content, content_named
from koruna.engine.errors import Trouble
from koruna.engine.library import game as game_by_id
from koruna.engine.option import OPTION
from koruna.engine.position import parse
from koruna.engine.state import CHANCE, OVER, SPECTATOR, State
from koruna.locale import Words, words
from koruna.terminal.arguments import whole_number
from koruna.terminal.files import write_text
from koruna.terminal.move_list import in_columns
from koruna.terminal.players import names_of
from koruna.terminal.screen import Screen
from koruna.terminal.sentences import standings


def show(text: str, seat: str, svg: str, contents: list[Content], language: str) -> None:
    if text == "-":
        text = sys.stdin.read()
    if not text.strip():
        raise Trouble("terminal-which-position", {})
    parsed = parse(text)
    game = game_by_id(parsed.game)
    state = game.at(text, content=content_named(contents, parsed.options.get(OPTION)))
    viewer = max(parsed.viewer, SPECTATOR)
    if seat:
        viewer = whole_number(seat, "--seat", 0)
        if viewer >= parsed.seats:
            raise Trouble("no-such-seat", {"seat": seat, "last": parsed.seats - 1})
    names = names_of([""] * parsed.seats, game, language)
    if svg:
        write_text(svg, game.svg(state.view(viewer), language, names))
        return
    screen = Screen()
    own, view = words(language, game.id), state.view(viewer)
    screen.draw(standings(view, names, own) + game.text(view, language, names, screen.colour, screen.width()))
    screen.say()
    for line in what_is_next(state, names, own, screen.width()):
        screen.say(line)


def what_is_next(state: State, names: list[str], own: Words, width: int) -> list[str]:
    """Everything that can happen now, as texts."""
    if state.turn() == OVER:
        return [own.say("terminal-show-over")]
    if state.turn() == CHANCE:
        outcomes = [state.write(outcome) for outcome, _ in state.odds()]
        return [own.say("terminal-show-chance"), *in_columns(outcomes, width)]
    lines: list[str] = []
    for seat in state.waiting():
        lines.append(own.say("terminal-show-moves", {"player": names[seat]}))
        lines += in_columns([state.write(move, seat) for move in state.moves(seat)], width)
    return lines
