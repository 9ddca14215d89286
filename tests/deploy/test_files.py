"""The files for operators only use commands and options that exist."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer

from koruna.table.config_file import OF_OPERATOR
from koruna.terminal.commands import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def calls() -> list[tuple[str, list[str]]]:
    """Every call of `koruna` in the files and in the page about them, with its arguments."""
    found = []
    for file in ("koruna.service", "koruna-backup.service"):
        text = re.sub(r"\$\$\(.*?\)", "today", (DEPLOY / file).read_text())
        found += [(file, shlex.split(line.rstrip("'"))) for line in re.findall(r"/bin/koruna (.*)", text)]
    [container] = re.findall(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    [composed] = re.findall(r"command:\s+(\[\"serve\".*?\])", (DEPLOY / "compose.yaml").read_text(), re.DOTALL)
    found += [("Containerfile", json.loads(container)), ("compose.yaml", json.loads(composed))]
    for line in re.findall(
        r"bin/koruna (\w.*)|(?:exec koruna koruna|run --rm koruna) ([^`\n]*)",
        (ROOT / "docs" / "running.md").read_text(),
    ):
        words = shlex.split("".join(line).partition("`")[0])
        found += [("running.md", words)] if "\N{HORIZONTAL ELLIPSIS}" not in words else []
    return found


@pytest.mark.parametrize(("file", "arguments"), calls(), ids=lambda it: it if isinstance(it, str) else "")
def test_commands_are_known(file: str, arguments: list[str]) -> None:
    command = typer.main.get_command(app)
    while hasattr(command, "commands"):
        command = command.commands[arguments.pop(0)]
    command.make_context("koruna", arguments, obj="en")
    assert file


def test_there_are_such_calls() -> None:
    assert {file for file, _ in calls()} == {
        *("koruna.service", "koruna-backup.service", "Containerfile", "compose.yaml", "running.md")
    }


def test_the_page_names_the_variable_of_the_operator() -> None:
    assert OF_OPERATOR in (ROOT / "docs" / "running.md").read_text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_its_units(tmp_path: Path) -> None:
    """With a program in place of the one that is installed to /opt."""
    for unit in DEPLOY.glob("koruna*.*er*"):
        text = unit.read_text().replace("/opt/koruna/bin/koruna", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = sorted(str(unit) for unit in tmp_path.iterdir())
    assert len(units) == 3
    checked = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
