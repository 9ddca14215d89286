"""Imports inside the table point one way."""

from __future__ import annotations

import ast
from pathlib import Path

from docs.draw_imports import SOURCE, imports

TABLE = SOURCE / "table"
# By folder, and by file beside the folders: what it may import besides itself.
ARROWS = {
    "log_lines.py": set[str](),
    "schemas.py": set[str](),
    "config.py": set[str](),
    "store": {"log_lines.py"},
    "peers": {"store"},
    "live": {"peers", "store", "schemas.py", "log_lines.py", "config.py"},
    "requests": {"live", "peers", "store", "schemas.py", "config.py"},
    "api": {"requests", "live", "schemas.py", "log_lines.py"},
    "pages": {"requests", "live", "schemas.py", "log_lines.py", "config.py"},
    "operator": {"pages", "requests", "live", "peers", "store", "config.py"},
    "configured_bots.py": {"config.py"},
    "config_file.py": {"requests", "config.py", "configured_bots.py"},
    "server.py": {"operator", "api", "pages", "requests", "live", "peers", "store", "config.py", "configured_bots.py"},
    "serve.py": {"server.py", "pages", "requests", "live", "store", "config.py"},
    "supervisor.py": {"serve.py", "server.py", "pages", "peers", "store", "config.py"},
    "tables_commands.py": {"serve.py", "store"},
    "upgrade_check.py": {"overview.py", "serve.py", "store"},
    "overview.py": {"serve.py", "live", "store", "log_lines.py"},
    "__init__.py": set[str](),
}


def against_the_arrows(file: Path) -> list[str]:
    room = file.relative_to(TABLE).parts[0]
    found = {module[1] for module in imports(file, SOURCE) if module[0] == "table" and len(module) > 1}
    rooms = {name if (TABLE / name).is_dir() else f"{name}.py" for name in found}
    return [f"{file.relative_to(TABLE)} imports {to}" for to in sorted(rooms - {room} - ARROWS[room])]


def test_imports_follow_the_arrows() -> None:
    assert [wrong for file in sorted(TABLE.rglob("*.py")) for wrong in against_the_arrows(file)] == []


def names_from_log_lines(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    sources = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.name for node in sources if node.module == "koruna.table.log_lines" for name in node.names}


def test_only_the_store_knows_the_text_of_a_log() -> None:
    files = [file.relative_to(TABLE) for file in TABLE.rglob("*.py")]
    knowing = {file.parts[0] for file in files if names_from_log_lines(TABLE / file) & {"encode", "decode"}}
    assert knowing == {"store"}
