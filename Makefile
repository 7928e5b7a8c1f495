# Two commands do everything on a fresh machine:
#   make play    set up, then play
#   make test    set up, then run all checks and tests

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
#: Modules that hold msgspec records read their annotations at run time and stay plain.
COMPILED = $(shell find src/polnoc/engine src/polnoc/games -name '*.py' \
	! -name '__init__.py' ! -name options.py ! -name cards.py ! -name packs.py ! -name wording.py)

.PHONY: play test lint types unit bench playthroughs compile plain lock clean

play: $(READY)
	@$(BIN)/polnoc play

test: lint types unit

$(READY): requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Północ needs Python 3.11 or newer; set it with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache

types: $(READY)
	$(BIN)/mypy

unit: $(READY)
	$(BIN)/python -m pytest -m "not measure" --numprocesses auto --cov --cov-report=term --cov-fail-under=95
	$(BIN)/python -m pytest -m measure --numprocesses auto

playthroughs: $(READY)
	$(BIN)/python -m tests.conformance.playthroughs --write

# Measurements beside peers; the peers get a virtual environment of their own.
bench: .venv-bench/.ready
	.venv-bench/bin/python -m bench $(ARGS)

.venv-bench/.ready: bench/requirements.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Optional: engine and rules as C extensions beside their sources. Needs a C compiler.
compile: $(READY)
	cd src && ../$(BIN)/mypyc $(COMPILED:src/%=%)

plain:
	find src -name '*.so' -delete
	rm -rf src/build

# Pin what pyproject.toml allows: versions and hashes, no addresses.
lock: $(READY)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--group dev pyproject.toml -o requirements-dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		bench/requirements.in -o bench/requirements.txt

clean: plain
	rm -rf $(VENV) .venv-bench build .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
