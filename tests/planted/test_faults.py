"""The list of faults is up to date: every entry still matches the source, and its tests exist."""

from __future__ import annotations

import pytest

from tests.planted.faults import ROOT, Fault, faults

AT_LEAST = 60
PACKAGES = ("engine", "bots", "lab", "locale", "look", "table", "terminal")
GAMES = ("eight_minute_empire", "kingdomino", "suverenita", "tiny_epic_kingdoms", "wonderful_kingdom")


@pytest.mark.parametrize("fault", faults(), ids=str)
def test_a_fault_can_be_planted_and_its_tests_are_there(fault: Fault) -> None:
    source = (ROOT / fault.file).read_text("utf-8")
    assert fault.planted_in(source) != source
    for test in fault.tests:
        file, *names = test.split("::")
        assert (ROOT / file).exists(), test
        assert all(f"def {name}(" in (ROOT / file).read_text("utf-8") for name in names), test


def test_faults_are_planted_everywhere() -> None:
    files = [fault.file for fault in faults()]
    assert len(files) >= AT_LEAST
    for package in PACKAGES:
        assert any(file.startswith(f"src/koruna/{package}/") for file in files), package
    for game in GAMES:
        for part in ("rules", "bot", "forms"):
            assert any(file.startswith(f"src/koruna/games/{game}/{part}/") for file in files), f"{game}/{part}"
