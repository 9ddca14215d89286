"""Compiles the engine, the bots and the rules of the games; the rest about the package is in pyproject.toml.

Without a C compiler, or with KORUNA_PURE=1, the same files are installed as they are and run interpreted.
KORUNA_OPTIMISE=g compiles in a third of the time and makes the code a quarter slower. Libraries are cached in `build/`
by optimisation level, and compiled again only if their C source or the compiler has changed; mypyc runs only if Python
source or the compiler has.
"""

from __future__ import annotations

import ast
import io
import os
import pickle
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from contextlib import redirect_stderr, redirect_stdout
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

# Folders that are compiled, recursively. Forms only build strings and views; compiling them gains nothing.
ROOMS = ("engine", "bots", "games/*/rules", "games/*/bot")
# Metadata and sdists need no compiling, and an editable install must see edited sources.
COMPILING = {"build", "build_ext", "bdist_wheel", "install"}

PROBE_C = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
PROBE = """
import sys
from setuptools import Extension, setup
flags = sys.argv[1:]
probe = Extension("probe", ["probe.c"], extra_compile_args=flags, extra_link_args=flags)
setup(name="probe", ext_modules=[probe], script_args=["build_ext", "--inplace"])
"""
# A library is one large C file, so that calls between modules are inlined. With LTO gcc partitions it and compiles the
# partitions on all cores.
IN_PARTS = ["-flto=auto"]
# In mypyc's C source: a function or a class, and after its mangled name its documentation, which is only its signature.
SIGNATURE = r'(,[^"]*PyDoc_STR\("(?:[^"\\]|\\.)*--\\n\\n)(?="\))'
DOCUMENTED = re.compile(rf"(?:(?<=\(PyCFunction\)CPyPy_)(\w+)|(?<=tp_methods = )(\w+)_methods){SIGNATURE}")
# One whose default values cannot be written in a signature has no documentation at all.
UNDOCUMENTED = re.compile(r"(?<=\(PyCFunction\)CPyPy_)(\w+)(,[^\"()]*PyDoc_STR\()NULL(?=\))")
# A class that is no native one, such as a named tuple, has a docstring that says nothing; its name comes below.
FILLED = re.compile(
    r"CPyStatics\[\d+\](?=; /\* 'mypyc filler docstring' \*/[\s\S]*?CPyType_(\w+) = \(PyTypeObject \*\))"
)
LEVEL = os.environ.get("KORUNA_OPTIMISE", "3")
BUILT = Path("build", f"O{LEVEL}")
KEPT = Path("build", "extensions.pickle")  # what mypyc made last, and of what
COMPILER = Path("build", "compiler.txt")  # changes with the compiler; all libraries depend on it
COPIED_FROM: dict[str, str] = {}  # by shim: the one whose compiled file holds it, too


def compiler_works(flags: list[str]) -> bool:
    """Whether a C extension can be built here, by trying."""
    with TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE_C)
        command = [sys.executable, "-c", PROBE, *flags]
        return subprocess.run(command, check=False, cwd=folder, capture_output=True).returncode == 0


def compiler_version() -> str:
    """Of the C compiler that setuptools uses; "" where it is not told, on Windows."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command:
        return ""
    return subprocess.run([*shlex.split(command), "--version"], check=False, capture_output=True, text=True).stdout


def sources() -> list[str]:
    files = [file for room in ROOMS for file in Path("src/koruna").glob(f"{room}/**/*.py")]
    return sorted(file.as_posix() for file in files if file.name != "__init__.py")


def libraries() -> list[tuple[list[str], str]]:
    """Source files and name of each compiled library: one per game, and one for the code they share.

    So that editing one game recompiles only that game.
    """
    found: dict[str, list[str]] = {}
    for file in sources():
        room = Path(file).relative_to("src/koruna").parts
        found.setdefault(f"koruna_{room[1]}" if room[0] == "games" else "koruna", []).append(file)
    return [(files, name) for name, files in found.items()]


def compiled() -> list[Extension]:
    """What mypyc makes of the sources. Editing a style sheet or a translation must not take its ten seconds."""
    made_of = digest()
    if KEPT.exists():
        kept_of, extensions, copied = pickle.loads(KEPT.read_bytes())
        if kept_of == made_of:
            COPIED_FROM.update(copied)
            return list(extensions)
        KEPT.unlink()
    extensions = translated()
    KEPT.write_bytes(pickle.dumps((made_of, extensions, COPIED_FROM)))
    return extensions


def digest() -> str:
    """Of all Python source, also of what is not compiled: types come from there, too; and of what compiles it."""
    parts = [sys.version, version("mypy"), compiler_version(), LEVEL, Path("setup.py").read_text("utf-8")]
    for file in sorted(Path("src/koruna").rglob("*.py")):
        parts += [file.as_posix(), file.read_text("utf-8")]
    return sha256("\0".join(parts).encode()).hexdigest()


def translated() -> list[Extension]:
    from mypyc.build import mypycify

    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            # mypyc fails on some classes that it finds in a cache, its own or that of an ordinary mypy run.
            shutil.rmtree("build/mypy", ignore_errors=True)
            options = ["--follow-imports=silent", "--cache-dir=build/mypy"]
            extensions: list[Extension] = mypycify(
                [*options, *sources()], separate=libraries(), opt_level=LEVEL, debug_level="0"
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    in_parts = IN_PARTS if LEVEL == "3" and sys.platform == "linux" and compiler_works(IN_PARTS) else []
    for extension in extensions:
        # A compiler newer than mypyc may emit warnings; they must not fail the installation.
        flags = [flag for flag in extension.extra_compile_args if flag not in ("-Werror", "/WX")]
        if sys.platform != "win32":
            flags.append("-Wno-all")  # looking for what to warn about in generated code takes two fifths of the time
            flags.append("-fvisibility=hidden")  # lets the compiler inline more: a tenth faster
        if is_library(extension):
            keep_docstrings(extension)
            flags += in_parts
            extension.extra_link_args = in_parts
        extension.extra_compile_args = flags
    if sys.platform != "win32":  # where the linker wants every entry point named
        bundle([extension for extension in extensions if not is_library(extension)])
    write_if_changed(COMPILER, compiler_version())
    for extension in extensions:
        extension.depends = [*extension.depends, COMPILER.as_posix()]
    return sorted(extensions, key=size, reverse=True)  # slowest first, for the best use of all cores


def keep_docstrings(library: Extension) -> None:
    """Compile the C source of a library with the docstrings in it, for `help()`; mypyc drops them."""
    docs = docstrings()
    for at, source in enumerate(library.sources):
        plain = Path(source).read_text("utf-8")
        text = with_docstrings(plain, docs)
        if text == plain:
            continue
        file = Path(source).with_name(f"documented{Path(source).name}")
        write_if_changed(file, text)
        library.sources[at] = file.as_posix()


def write_if_changed(file: Path, text: str) -> None:
    """What is made of a file is made again if the file is newer."""
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")


def docstrings() -> dict[str, str]:
    """The docstrings by the names that mypyc gives their owners."""
    found: dict[str, str] = {}
    for file in sources():
        module = "___".join(Path(file).relative_to("src").with_suffix("").parts)
        nodes = [(module, node) for node in ast.parse(Path(file).read_text("utf-8")).body]
        for owner, node in nodes:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                name = f"{owner}___{node.name}"
                found[name] = ast.get_docstring(node) or ""
                if owner != module:  # of a class that is no native one, a method is an object of a class of its own
                    found[f"{module}___{node.name}_{owner.removeprefix(f'{module}___')}_obj"] = found[name]
                if isinstance(node, ast.ClassDef):
                    nodes += [(name, inner) for inner in node.body]
    return found


def with_docstrings(source: str, docs: dict[str, str]) -> str:
    source = FILLED.sub(lambda found: f'PyUnicode_FromString("{in_c(docs.get(found[1], ""))}")', source)
    text = DOCUMENTED.sub(lambda found: found[0] + in_c(docs.get(found[1] or found[2], "")), source)
    return UNDOCUMENTED.sub(lambda found: f'{found[1]}{found[2]}"{in_c(docs.get(found[1], ""))}"', text)


def in_c(text: str) -> str:
    """A text as it stands between quotes in C."""
    plain = set(range(32, 127)) - set(b'"?\\')
    return "".join([chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode()])


def bundle(shims: list[Extension]) -> None:
    """Compile the shims of up to 24 modules as one file, to be copied under the name of each.

    A shim is a page of C around Python.h; compiling two hundred of them takes as long as a whole game.
    """
    bundles: list[dict[str, Extension]] = []
    for shim in shims:
        module = shim.name.rpartition(".")[2]  # names the entry point, so it may be in a bundle once
        fitting = next((found for found in bundles if module not in found and len(found) < 24), None)
        if fitting is None:
            bundles.append(fitting := {})
        fitting[module] = shim
    for number, members in enumerate(bundles):
        first, *others = members.values()
        first.depends = [source for shim in members.values() for source in shim.sources]
        # Each of mypyc's shims has a second entry point, of the same name in all.
        included = [
            f'#define PyInit___init__ PyInit___init__{at}\n#include "{Path(source).resolve().as_posix()}"\n'
            "#undef PyInit___init__\n"
            for at, source in enumerate(first.depends)
        ]
        file = Path("build", f"shims_{number}.c")
        write_if_changed(file, "".join(included))
        first.sources = [file.as_posix()]
        for shim in others:
            COPIED_FROM[shim.name] = first.name


def size(extension: Extension) -> int:
    return sum(Path(file).stat().st_size for file in extension.sources)


class Compile(build_ext):  # type: ignore[misc]
    """Prints which library is being compiled, because it takes a while, and copies bundled shims."""

    def build_extensions(self) -> None:
        every = self.extensions
        self.extensions = [extension for extension in every if extension.name not in COPIED_FROM]
        super().build_extensions()
        self.extensions = every
        for name, source in COPIED_FROM.items():
            copy = self.get_ext_fullpath(name)
            self.mkpath(str(Path(copy).parent))
            self.copy_file(self.get_ext_fullpath(source), copy)

    def build_extension(self, extension: Extension) -> None:
        built = self.get_ext_fullpath(extension.name)
        if is_library(extension) and newer_group([*extension.sources, *extension.depends], built, "newer"):
            libraries = [other.name for other in self.extensions if is_library(other)]
            number = libraries.index(extension.name) + 1
            print(f"Compiling {number} of {len(libraries)}: {extension.name.removesuffix('__mypyc')}", flush=True)
        super().build_extension(extension)


def is_library(extension: Extension) -> bool:
    """Whether it has the code; the others are one shim per module."""
    return extension.name.endswith("__mypyc")


def forget_what_is_gone() -> None:
    """Remove build products of deleted sources, which would be installed otherwise."""
    for copy in BUILT.glob("lib*/koruna/**/*.*"):
        name = copy.name.split(".")[0] + ".py" if copy.suffix in (".so", ".pyd") else copy.name
        if not Path("src", *copy.relative_to(BUILT).parts[1:-1], name).exists():
            copy.unlink()


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


forget_what_is_gone()
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": Compile},
    options={"build": {"build_base": str(BUILT)}, "build_ext": {"parallel": True}},
)
