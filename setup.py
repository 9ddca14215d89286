"""Compiles the engine, the bots and the rules of the games; the rest about the package is in pyproject.toml.

Without a C compiler, or with KORUNA_PURE=1, the same files are installed as they are and run interpreted.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup

ROOMS = ("engine", "bots")
GAMES = "games/*/game.py"  # a folder without one is not a game yet
# The forms build strings and views; compiling them gains nothing.
FORMS = ("__init__.py", "view.py", "*_view.py", "drawing*.py", "text_board.py", "page.py")
# Metadata and sdists need no compiling, and an editable install follows the sources as they are edited.
COMPILING = {"build", "build_ext", "bdist_wheel", "install"}

PROBE_C = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
PROBE = """
import sys
from setuptools import Extension, setup
flags = sys.argv[1:]
probe = Extension("probe", ["probe.c"], extra_compile_args=flags, extra_link_args=flags)
setup(name="probe", ext_modules=[probe], script_args=["build_ext", "--inplace"])
"""
# The rules are two large files in C, in which calls between modules are inlined. gcc first decides what goes where and
# then works on parts of it, on all cores at once.
IN_PARTS = ["-flto=auto"]


def compiler_works(flags: list[str]) -> bool:
    """Whether a C extension can be built here, found out by building one."""
    with TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE_C)
        command = [sys.executable, "-c", PROBE, *flags]
        return subprocess.run(command, check=False, cwd=folder, capture_output=True).returncode == 0


def sources() -> list[str]:
    koruna = Path("src/koruna")
    rooms = [koruna / room for room in ROOMS] + [game.parent for game in koruna.glob(GAMES)]
    files = [file for room in rooms for file in room.glob("*.py")]
    return sorted(file.as_posix() for file in files if not any(file.match(form) for form in FORMS))


def libraries() -> list[tuple[list[str], str]]:
    """The files of each library of compiled code, and its name.

    The largest game is about as long as all the rest, so both are compiled at the same time.
    """
    games: dict[str, list[str]] = {}
    for file in sources():
        if "/games/" in file:
            games.setdefault(str(Path(file).parent), []).append(file)
    largest = max(games.values(), key=lambda files: sum(Path(file).stat().st_size for file in files))
    return [([file for file in sources() if file not in largest], "koruna"), (largest, "koruna_largest")]


def compiled() -> list[Extension]:
    from mypyc.build import mypycify

    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            extensions: list[Extension] = mypycify(
                ["--follow-imports=silent", *sources()], separate=libraries(), opt_level="3", debug_level="0"
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    in_parts = IN_PARTS if sys.platform == "linux" and compiler_works(IN_PARTS) else []
    for extension in extensions:
        # A compiler newer than mypyc may warn of something; that is no reason not to install.
        flags = [flag for flag in extension.extra_compile_args if flag not in ("-Werror", "/WX")]
        if sys.platform != "win32":
            flags.append("-fvisibility=hidden")  # what nobody outside can call is inlined: a tenth faster
        if extension.name.endswith("__mypyc"):  # the others only open these
            flags += in_parts
            extension.extra_link_args = in_parts
        extension.extra_compile_args = flags
    return extensions


def extensions() -> list[Extension]:
    if not COMPILING & set(sys.argv):
        return []
    if os.environ.get("KORUNA_PURE", "0") not in ("", "0"):
        print("koruna: KORUNA_PURE is set, so the engine stays interpreted.", file=sys.stderr)
        return []
    if not compiler_works([]):
        print(
            "koruna: no working C compiler was found, so the engine stays interpreted, about fifteen times slower.",
            file=sys.stderr,
        )
        return []
    return compiled()


setup(ext_modules=extensions(), options={"build_ext": {"parallel": True}})
