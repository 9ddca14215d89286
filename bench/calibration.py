"""How good the chances of winning are: `python -m bench.calibration kingdomino`.

Games between bots are watched at some moments, and the chances predicted then compared with who won. For every set-up
it prints the calibration error (the mean difference between chance and share of wins in ten bins, in percentage points)
and the log loss beside that of an uninformed guess; `--draw` plots the bins for docs/values.md. `--fit` first refits
the weights of the game, to other games, and writes them to its `bot/weights.toml`.
"""

from __future__ import annotations

import tomllib
from argparse import ArgumentParser
from collections.abc import Iterable
from math import log
from pathlib import Path
from typing import Any

from msgspec import Struct, convert, structs

import koruna
from bench.calibration_plot import plot
from bench.fitting import fit, fit_series, log_loss
from bench.watching import Moment, Table, moments
from koruna.engine.chances import Weights

ROOT = Path(__file__).parent.parent
BINS = 10
CHECKED = 100  # games for seat counts without fitted weights


class Bin(Struct):
    """Moments with similar chances."""

    count: int = 0
    predicted: float = 0.0  # sum of chances
    happened: float = 0.0  # sum of shares of wins

    def error(self) -> float:
        return abs(self.predicted - self.happened)


def weights_file(game: koruna.Game) -> Path:
    """The file in this source tree, even if an installed package is measured."""
    found = ROOT / "src" / "koruna" / "games" / game.id / "bot" / "weights.toml"
    return found if found.exists() else ROOT / "tests" / "template" / game.id / "bot" / "weights.toml"


def fitted_on(game: koruna.Game) -> dict[str, list[Table]]:
    """The tables that weights are fitted on, by the name of the weights."""
    found: dict[str, Any] = tomllib.loads(weights_file(game).read_text("utf-8"))
    return {name: convert(weights["tables"], list[Table]) for name, weights in found.items()}


def tables_of(game: koruna.Game) -> list[Table]:
    """Every seat count, and the variants that weights are fitted on."""
    chosen = [table for tables in fitted_on(game).values() for table in tables]
    plain = {table.seats: table for table in chosen if not table.options}
    every = [plain.get(seats, Table(seats, CHECKED)) for seats in game.seats]
    return every + [table for table in chosen if table.options]


def bins_of(seen: Iterable[Moment]) -> list[Bin]:
    bins = [Bin() for _ in range(BINS)]
    for moment in seen:
        for chance, share in zip(moment.chances(), moment.shares, strict=False):
            at = bins[min(int(chance * BINS), BINS - 1)]
            at.count += 1
            at.predicted += chance
            at.happened += share
    return bins


def calibration_error(bins: list[Bin]) -> float:
    """The mean difference between what was predicted and what happened, every moment and seat counted once."""
    return sum(at.error() for at in bins) / sum(at.count for at in bins)


def knowing_nothing(seen: list[Moment]) -> float:
    """The baseline log loss: a constant guess, which knows only how often nobody wins."""
    lost = sum(moment.shares[-1] for moment in seen if moment.signs.nobody) / len(seen)
    seats = len(seen[0].signs.rows)
    somebody = log(seats) * (1.0 - lost)
    return somebody - sum(share * log(share) for share in (lost, 1.0 - lost) if share > 0)


def refit(game: koruna.Game) -> None:
    """Fit all weights of a game to the tables named in their file, and write them to it."""
    written = weights_file(game).read_text("utf-8").split("\n\n")[0] + "\n"
    for name, tables in fitted_on(game).items():
        single = [table for table in tables if not is_series(game, table)]
        seen = [moment for table in single for moment in moments(game, table, "fit")]
        weights = seen[0].signs.weights
        assert weights.name == name, f"{tables[0].name()} has the weights {weights.name}, not {name}"
        weights.by_sign = fit(seen)
        in_series = [m for table in tables if is_series(game, table) for m in moments(game, table, "fit")]
        for moment in in_series:
            moment.signs.weights = weights
        series = fit_series(in_series) if in_series else None
        written += f"\n{as_text(weights, tables, series)}"
        print(f"{game.id}, {name}: fitted to {len(seen)} moments", flush=True)
    weights_file(game).write_text(written, "utf-8")


def is_series(game: koruna.Game, table: Table) -> bool:
    return bool(game.series) and table.options.get(game.series) is True


def as_text(weights: Weights, tables: list[Table], series: tuple[float, float] | None) -> str:
    lines = [f"[{weights.name}]", "tables = ["]
    for table in tables:
        options = ", ".join(f"{id} = {value_as_text(value)}" for id, value in table.options.items())
        chosen = f", options = {{ {options} }}" if options else ""
        lines.append(f"  {{ seats = {table.seats}, games = {table.games}{chosen} }},")
    lines.append("]")
    if series is not None:
        lines.append(f"series = {{ game = {series[0]:.3g}, ending = {series[1]:.3g} }}")
    lines.append(f"\n[{weights.name}.signs]")
    for sign, numbers in zip(weights.names, weights.by_sign, strict=True):
        lines.append(f"{sign} = [{', '.join(f'{number:.4g}' if number else '0.0' for number in numbers)}]")
    return "\n".join(lines) + "\n"


def value_as_text(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


def measure(game: koruna.Game, share: float, only: str, draw: bool) -> None:
    """Print a row for every set-up whose name contains these words."""
    drawn: list[tuple[str, list[Bin]]] = []
    for table in [table for table in tables_of(game) if only in table.name()]:
        fewer = structs.replace(table, games=max(1, round(table.games * share)))
        seen = list(moments(game, fewer, "check"))
        bins = bins_of(seen)
        error = 100 * calibration_error(bins)
        print(
            f"| {table.name()} | {fewer.games} | {error:.1f} | {log_loss(seen):.3f} | {knowing_nothing(seen):.3f} |",
            flush=True,
        )
        drawn.append((table.name(), bins))
    if draw:
        points = [
            (name, [(at.predicted / at.count, at.happened / at.count, at.count) for at in bins if at.count])
            for name, bins in drawn
        ]
        (ROOT / "docs" / "pictures" / f"values-{game.id}.svg").write_text(plot(game.id, points), "utf-8")


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.calibration", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", default=[game.id for game in koruna.all_games()])
    parser.add_argument("--fit", action="store_true", help="fit the weights anew first")
    parser.add_argument("--draw", action="store_true", help="draw the plots of docs/values.md")
    parser.add_argument("--only", default="", help="set-ups with this in their name, such as '3 players'")
    parser.add_argument("--share", type=float, default=1.0, help="of the number of games")
    given = parser.parse_args()
    for id in given.games:
        game = koruna.game(id)
        if given.fit:
            refit(game)
        print(f"\n{id}\n\n| set-up | games | error | log loss | knowing nothing |\n|---|---|---|---|---|")
        measure(game, given.share, given.only, given.draw)


if __name__ == "__main__":
    main()
