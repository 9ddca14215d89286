"""No source file is too long to be read at one sitting."""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
KINDS = ("py", "js", "css", "ftl")
MOST_LINES = 350


def test_no_file_is_too_long() -> None:
    files = [file for kind in KINDS for file in SOURCE.rglob(f"*.{kind}")]
    lengths = {str(file.relative_to(SOURCE)): len(file.read_text("utf-8").splitlines()) for file in files}
    assert {file: length for file, length in lengths.items() if length > MOST_LINES} == {}
    assert {Path(file).suffix for file in lengths} == {f".{kind}" for kind in KINDS}
