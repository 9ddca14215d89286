"""The commands. Their help texts are in `terminal.ftl`: `terminal-help-<command>` for a command,
`terminal-help-<command>-<parameter>` for a parameter, `terminal-help-tables-<command>` for one of `koruna tables` (see
help_page.py).

Every command imports what it needs only when it runs, so that `koruna --help` is fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from koruna.engine.errors import Trouble
from koruna.engine.library import game_ids
from koruna.terminal import interrupts
from koruna.terminal.help_page import Command, Commands

app = typer.Typer(name="koruna", cls=Commands, invoke_without_command=True, rich_markup_mode=None)


@contextmanager
def table_libraries() -> Iterator[None]:
    """The web server is an optional extra of the package: explain what to install if it is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "koruna").startswith("koruna"):
            raise  # our own bug
        raise Trouble("terminal-no-table", {"library": str(error.name)}) from None


# Parsed by main.py before everything else; declared here for the help and for completion.
Lang = Annotated[str, typer.Option("--lang", metavar="cs|sk|en")]
GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=game_ids)]
ChosenOptions = Annotated[list[str] | None, typer.Option("--option", metavar="OPTION")]
Seed = Annotated[str, typer.Option("--seed", metavar="N")]
Seats = Annotated[str, typer.Option("--seats", metavar="A,B,…")]
Data = Annotated[str, typer.Option("--data", metavar="URL")]
TableName = Annotated[str, typer.Argument(metavar="TABLE")]
TableNames = Annotated[list[str] | None, typer.Argument(metavar="TABLE")]
BackupFile = Annotated[str, typer.Argument(metavar="FILE")]
Folders = Annotated[list[str] | None, typer.Option("--content", metavar="FOLDER")]

tables = typer.Typer(name="tables", cls=Commands, invoke_without_command=True)


@app.callback()
def koruna(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = "") -> None:
    if version:
        from koruna.terminal.about import print_version

        print_version(ctx.obj)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command(cls=Command)
def games(ctx: typer.Context, lang: Lang = "") -> None:
    from koruna.terminal.about import print_games

    print_games(ctx.obj)


@app.command(cls=Command)
def bots(ctx: typer.Context, game: GameName = "", lang: Lang = "") -> None:
    from koruna.terminal.bots import print_bots

    print_bots(game, ctx.obj)


@app.command(cls=Command)
def play(
    ctx: typer.Context,
    game: GameName = "",
    seats: Seats = "",
    option: ChosenOptions = None,
    seed: Seed = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE")] = "",
    load: Annotated[str, typer.Option("--load", metavar="FILE")] = "",
    content: Folders = None,
    lang: Lang = "",
) -> int:
    from koruna.terminal.arguments import read_contents
    from koruna.terminal.start import continue_game, new_game

    contents = read_contents(content)
    if load:
        return continue_game(load, game, seats, option or [], seed, save, contents, ctx.obj)
    return new_game(game, seats, option or [], seed, save, contents, ctx.obj)


@app.command(cls=Command)
def learn(
    ctx: typer.Context,
    game: GameName = "",
    lesson: Annotated[str, typer.Argument(metavar="N")] = "",
    lang: Lang = "",
) -> int:
    from koruna.terminal.learn import learn

    return learn(game, lesson, ctx.obj)


@app.command(cls=Command)
def simulate(
    ctx: typer.Context,
    game: GameName = "",
    seats: Seats = "",
    games: Annotated[str, typer.Option("--games", metavar="N")] = "1000",
    option: ChosenOptions = None,
    seed: Seed = "",
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    workers: Annotated[str, typer.Option("--workers", metavar="N")] = "",
    json: Annotated[bool, typer.Option("--json")] = False,
    records: Annotated[str, typer.Option("--records", metavar="FOLDER")] = "",
    events: Annotated[bool, typer.Option("--events")] = False,
    content: Folders = None,
    lang: Lang = "",
) -> int:
    from koruna.terminal.arguments import read_contents
    from koruna.terminal.simulate import Arguments, simulate

    contents = read_contents(content)
    arguments = Arguments(game, seats, games, option or [], seed, rotate, workers, json, records, events, contents)
    return simulate(arguments, ctx.obj)


@app.command(cls=Command)
def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")] = "",
    move: Annotated[str, typer.Option("--move", metavar="N")] = "",
    svg: Annotated[str, typer.Option("--svg", metavar="FILE")] = "",
    html: Annotated[str, typer.Option("--html", metavar="FILE")] = "",
    position: Annotated[bool, typer.Option("--position")] = False,
    content: Folders = None,
    lang: Lang = "",
) -> None:
    from koruna.terminal.arguments import read_contents
    from koruna.terminal.replay import replay

    replay(file, move, svg, html, position, read_contents(content), ctx.obj)


@app.command(cls=Command)
def review(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")] = "",
    level: Annotated[str, typer.Option("--level", metavar="NAME")] = "",
    seconds: Annotated[str, typer.Option("--seconds", metavar="N")] = "",
    every: Annotated[bool, typer.Option("--all")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    svg: Annotated[str, typer.Option("--svg", metavar="FILE")] = "",
    content: Folders = None,
    lang: Lang = "",
) -> None:
    from koruna.terminal.arguments import read_contents
    from koruna.terminal.review import review

    review(file, level, seconds, every, json, svg, read_contents(content), ctx.obj)


@app.command(cls=Command)
def verify(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")] = "",
    content: Folders = None,
    lang: Lang = "",
) -> None:
    from koruna.terminal.arguments import read_contents
    from koruna.terminal.verify import verify

    verify(file, read_contents(content), ctx.obj)


@app.command(cls=Command)
def show(
    ctx: typer.Context,
    position: Annotated[str, typer.Argument(metavar="POSITION")] = "",
    seat: Annotated[str, typer.Option("--seat", metavar="N")] = "",
    svg: Annotated[str, typer.Option("--svg", metavar="FILE")] = "",
    content: Folders = None,
    lang: Lang = "",
) -> None:
    from koruna.terminal.arguments import read_contents
    from koruna.terminal.show import show

    show(position, seat, svg, read_contents(content), ctx.obj)


@app.command(cls=Command)
def rules(ctx: typer.Context, game: GameName = "", lang: Lang = "") -> None:
    from koruna.terminal.about import print_rules

    print_rules(game, ctx.obj)


@app.command(cls=Command)
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N")] = "8000",
    data: Data = "",
    open: Annotated[bool, typer.Option("--open")] = False,
    public: Annotated[bool, typer.Option("--public")] = False,
    config: Annotated[str, typer.Option("--config", metavar="FILE")] = "",
    workers: Annotated[str, typer.Option("--workers", metavar="N")] = "",
    content: Folders = None,
    lang: Lang = "",
) -> int:
    with table_libraries():
        from koruna.table.config_file import read_config
        from koruna.table.serve import serve
        from koruna.table.supervisor import serve_by_many
    from koruna.terminal.arguments import read_contents, whole_number

    interrupts.raise_interrupts()
    count = whole_number(workers, "--workers", 1, 3) if workers else None
    settings = read_config(config, public, count)
    begin = serve_by_many if settings.workers > 1 else serve
    return begin(host, port, data, open, read_contents(content), ctx.obj, settings)


@app.command(cls=Command)
def upgrade(
    ctx: typer.Context,
    check: Annotated[bool, typer.Option("--check")] = False,
    data: Data = "",
    lang: Lang = "",
) -> int:
    with table_libraries():
        from koruna.table.upgrade_check import upgrade

    interrupts.raise_interrupts()
    return upgrade(check, data, ctx.obj)


@tables.callback()
def all_tables(ctx: typer.Context, data: Data = "", lang: Lang = "") -> None:
    if ctx.invoked_subcommand is None:
        with table_libraries():
            from koruna.table.overview import print_tables

        print_tables(data, ctx.obj)


@tables.command("list", cls=Command)
def list_tables(
    ctx: typer.Context,
    search: Annotated[str, typer.Option("--search", metavar="TEXT")] = "",
    data: Data = "",
    lang: Lang = "",
) -> None:
    with table_libraries():
        from koruna.table.overview import list_tables

    list_tables(search, data, ctx.obj)


@tables.command("show", cls=Command)
def show_table(ctx: typer.Context, table: TableName = "", data: Data = "", lang: Lang = "") -> None:
    with table_libraries():
        from koruna.table.overview import show_table

    show_table(table, data, ctx.obj)


@tables.command(cls=Command)
def remove(ctx: typer.Context, table: TableNames = None, data: Data = "", lang: Lang = "") -> None:
    with table_libraries():
        from koruna.table.tables_commands import remove

    remove(table or [], data, ctx.obj)


@tables.command(cls=Command)
def unlist(ctx: typer.Context, table: TableNames = None, data: Data = "", lang: Lang = "") -> None:
    with table_libraries():
        from koruna.table.tables_commands import unlist

    unlist(table or [], data, ctx.obj)


@tables.command(cls=Command)
def prune(
    ctx: typer.Context,
    older_than: Annotated[str, typer.Option("--older-than", metavar="AGE")] = "",
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    data: Data = "",
    lang: Lang = "",
) -> None:
    with table_libraries():
        from koruna.table.tables_commands import prune

    interrupts.raise_interrupts()
    prune(older_than, unfinished, data, ctx.obj)


@tables.command(cls=Command)
def backup(ctx: typer.Context, file: BackupFile = "", data: Data = "", lang: Lang = "") -> None:
    with table_libraries():
        from koruna.table.tables_commands import backup

    interrupts.raise_interrupts()
    backup(file, data, ctx.obj)


@tables.command(cls=Command)
def restore(
    ctx: typer.Context,
    file: BackupFile = "",
    replace: Annotated[bool, typer.Option("--replace")] = False,
    data: Data = "",
    lang: Lang = "",
) -> None:
    with table_libraries():
        from koruna.table.tables_commands import restore

    interrupts.raise_interrupts()
    restore(file, replace, data, ctx.obj)


app.add_typer(tables)
