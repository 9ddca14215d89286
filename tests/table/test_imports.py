"""Imports inside the table point one way."""

from __future__ import annotations

from pathlib import Path

from docs.draw_imports import SOURCE, imports

TABLE = SOURCE / "table"
# By folder, and by file beside the folders: what it may import besides itself.
ARROWS = {
    "store": set[str](),
    "schemas.py": set[str](),
    "live": {"store", "schemas.py"},
    "requests": {"live", "schemas.py"},
    "api": {"requests", "live", "schemas.py"},
    "pages": {"requests", "live", "schemas.py"},
    "server.py": {"api", "pages", "requests", "live", "store"},
    "serve.py": {"server.py", "pages", "live", "store"},
    "overview.py": {"serve.py", "live", "store"},
    "__init__.py": set[str](),
}


def against_the_arrows(file: Path) -> list[str]:
    room = file.relative_to(TABLE).parts[0]
    found = {module[1] for module in imports(file, SOURCE) if module[0] == "table" and len(module) > 1}
    rooms = {name if (TABLE / name).is_dir() else f"{name}.py" for name in found}
    return [f"{file.relative_to(TABLE)} imports {to}" for to in sorted(rooms - {room} - ARROWS[room])]


def test_imports_follow_the_arrows() -> None:
    assert [wrong for file in sorted(TABLE.rglob("*.py")) for wrong in against_the_arrows(file)] == []
