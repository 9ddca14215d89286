"""How many instructions a random game takes: `python -m bench.instructions kingdomino --against ../other/.venv`.

Unlike time, callgrind's count is the same in every run, also on a busy machine, so that two builds can be compared to a
tenth of a per cent. Every run plays the same games. The start of Python and the first game of every set-up, which fills
caches, are counted alone and subtracted.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import koruna
from bench.setups import Setup, setups_of

# Removes differences between runs, such as hash randomisation.
ENV = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0"}
# Runs in the other installation, so it may import only koruna.
PLAY = """
import json, sys
from random import Random
import koruna
from koruna.engine.playout import play_out

def play(seats, options, games):
    rng = Random(7)
    for _ in range(games):
        state = start(seats, options)
        play_out(state, rng)
        state.scores()

game, every, chosen, games = json.loads(sys.argv[1])
start = koruna.game(game).start
for seats, options in every:
    play(seats, options, 1)
play(*every[chosen], games)
"""


class Build:
    """An installation of Koruna: a virtual environment, or the Python in it."""

    def __init__(self, path: Path) -> None:
        self.python = path / "bin" / "python" if path.is_dir() else path
        if not self.python.exists():
            sys.exit(f"bench: there is no {self.python}.")

    def count(self, game: str, setups: list[Setup], games: int) -> list[int]:
        """The instructions of a game of each set-up, on average."""
        alone = self.run(game, setups, 0, 0)
        return [(self.run(game, setups, chosen, games) - alone) // games for chosen in range(len(setups))]

    def run(self, game: str, setups: list[Setup], chosen: int, games: int) -> int:
        told = msgspec.json.encode([game, [[setup.seats, setup.options] for setup in setups], chosen, games]).decode()
        with TemporaryDirectory() as folder:
            file = Path(folder, "counted")
            command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}", str(self.python.absolute())]
            done = subprocess.run(
                [*command, "-P", "-c", PLAY, told], check=False, cwd="/", env=ENV, capture_output=True, text=True
            )
            if done.returncode:
                sys.exit(done.stderr)
            found = re.search(r"^(?:totals|summary): (\d+)", file.read_text(), re.MULTILINE)
        assert found
        return int(found[1])


def line(name: str, counts: list[int]) -> str:
    """The counts of one build, or of two with their ratio."""
    told = "".join(f"{count:16,}" for count in counts)
    return f"{name:20}{told}" + (f"{counts[0] / counts[1]:8.3f}" if len(counts) > 1 else "")


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.instructions", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", help="those to measure, all if none is given")
    parser.add_argument("--games", type=int, default=20, help="how many of each set-up")
    parser.add_argument("--python", type=Path, default=Path(sys.executable), help="the venv to measure, else this one")
    parser.add_argument("--against", type=Path, metavar="VENV", help="another one to compare it with")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("bench: valgrind is not installed.")
    builds = [Build(path) for path in (given.python, given.against) if path]
    for game in given.game or [game.id for game in koruna.all_games()]:
        setups = setups_of(game)
        print(f"\n{game}: instructions a game, mean of {given.games} random ones")
        counts = [build.count(game, setups, given.games) for build in builds]
        for at, setup in enumerate(setups):
            print(line(setup.name, [own[at] for own in counts]))
        print(line("all", [sum(own) for own in counts]), flush=True)


if __name__ == "__main__":
    main()
