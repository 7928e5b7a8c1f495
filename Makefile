# Two commands do everything on a fresh machine:
#   make play    set up, open the table in the browser
#   make test    set up, then run all checks and tests
# While you work:
#   make quick   lint, types and the tests that fit what you changed; or of one folder: make quick DIR=tests/engine

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
RL_READY := $(VENV)/.rl-ready
CLUSTER_READY := $(VENV)/.cluster-ready
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# A lock file names everything that is needed: pip is not to look for anything else. Looking, it would stop at the
# first release of a package newer than its pin, wherever another one asks for it with an extra.
LOCKED := --require-hashes --no-deps
# What `make compile` was last seen to compile and load; see docs/releasing.md.
COMPILED_GAMES ?= duchy

# The tests start hundreds of processes: none is to compile all sources anew, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test quick test-rl test-train test-cluster demo-cluster demo-arena test-release-counts lint types unit durations \
	coverage bench bench-load playthroughs test-lowest test-newest test-release sbom site compile plain lock clean

play: $(PLAYABLE)
	@$(BIN)/polnoc serve --open

# Types are checked while the tests run, and told after them. In a fresh clone the tests are collected once before:
# every worker would otherwise compile all of them at the same time.
test: lint
	@failed=; $(BIN)/mypy > $(VENV)/types.txt 2>&1 & types=$$!; \
	test -d tests/__pycache__ || $(BIN)/python -m pytest --collect-only > /dev/null 2>&1; \
	$(PYTEST) || failed="tests"; \
	wait $$types || failed="$$failed types"; \
	cat $(VENV)/types.txt; \
	test -z "$$failed" || { echo "make test: not in order:" $$failed; exit 1; }

$(PLAYABLE): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Północ needs Python 3.11 or newer; set it with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) $(LOCKED) -r requirements.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): $(PLAYABLE) requirements-dev.txt
	$(INSTALL) $(LOCKED) -r requirements-dev.txt
	$(BIN)/python -m pip check
	@touch $@

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache

types: $(READY)
	$(BIN)/mypy

# Tests in browsers and of servers wait half of their time: two more than there are processors keep all busy.
# The tests of a file stay together, because they share servers, browsers and games that take a while to make.
# Workers get the longest files first, by `tests/durations.txt`.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
PYTEST = $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder

unit: $(READY)
	$(PYTEST)

# Write down anew how long each file takes; worth it when long tests have come or gone.
durations: $(READY)
	POLNOC_DURATIONS=1 $(PYTEST)

# Types are checked from mypy's cache, so only what has changed and what depends on it is read again.
quick: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@tests="$(or $(DIR),$$($(BIN)/python -m tools.quick))"; \
	test -z "$$tests" || { echo "tests: $$tests"; $(PYTEST) -m "not measure" $$tests; }

# The environments for researchers and language models, held against their makers' own tests. Their packages are large
# (300 MB) and have wheels for fewer systems, so `make test` does without them; once they are installed, it runs these too.
test-rl: $(RL_READY)
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist loadfile tests/envs src/polnoc/envs docs/research.md

$(RL_READY): $(READY) requirements-rl.txt
	$(INSTALL) $(LOCKED) -r requirements-rl.txt
	$(BIN)/python -m pip check
	@touch $@

# Series on Dask and Ray clusters, with the packages of these (80 MB to fetch, most of it Ray): `make test` does without.
# One worker after the other: each file starts clusters of its own, and Ray gives up where nobody answers for 30 s.
test-cluster: $(CLUSTER_READY)
	$(BIN)/python -m pytest tests/batches

$(CLUSTER_READY): $(READY) requirements-cluster.txt
	$(INSTALL) $(LOCKED) -r requirements-cluster.txt
	$(BIN)/python -m pip check
	@touch $@

# A series on two Dask workers of this machine, which are started for it and end with it. While it runs, another
# terminal can follow it: .venv/bin/polnoc arena --watch build/status.json
demo-arena: $(CLUSTER_READY)
	@mkdir -p build
	$(BIN)/polnoc arena duchy --seats expert,regular --games 2000 --mirror --on dask --jobs 2 --status build/status.json

# The oldest release of every package that pyproject.toml allows, and the newest: each in an environment of its own,
# one for each Python, with the tests of what calls them. ARGS names other tests.
BOUNDS_VENV = .venv-$@-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
BOUNDS_EXTRAS := --extra notify --extra postgres --extra rl --extra mcp
BOUNDS_TESTS := tests/store tests/table tests/terminal tests/words tests/envs tests/test_admin.py
test-lowest: RESOLUTION := lowest-direct
test-lowest: WARNINGS := -W ignore::DeprecationWarning # what old releases call in each other is none of ours
test-newest: RESOLUTION := highest
test-lowest test-newest: $(READY)
	$(INSTALL) uv
	$(PYTHON) -m venv $(BOUNDS_VENV)
	$(BIN)/uv pip compile --quiet --no-header --no-annotate --resolution $(RESOLUTION) $(BOUNDS_EXTRAS) \
		--python $(BOUNDS_VENV)/bin/python pyproject.toml -o $(BOUNDS_VENV)/resolved.txt
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BOUNDS_VENV)/bin/python \
		-r $(BOUNDS_VENV)/resolved.txt --group dev
	$(BIN)/uv pip install --quiet --python $(BOUNDS_VENV)/bin/python --no-deps --editable .
	$(BOUNDS_VENV)/bin/python -m pytest --numprocesses $(WORKERS) --dist loadfile -m "not measure" $(WARNINGS) \
		$(or $(ARGS),$(BOUNDS_TESTS))

# What people install: sources and wheel, the wheel in an environment with nothing else, a game of each kind over HTTP.
test-release: $(READY)
	rm -rf dist build/lib
	$(BIN)/python -m build --outdir dist
	$(PYTHON) -m tools.try_release dist/polnoc-*-py3-none-any.whl

# The documentation as a site, in build/site: python3 -m http.server -d build/site. No page may fetch anything from elsewhere.
site: .venv-site/.ready
	NO_MKDOCS_2_WARNING=1 .venv-site/bin/mkdocs build --strict --quiet
	! grep -rE '(src=|<link rel="(stylesheet|preconnect)" href=)"https?:' build/site --include='*.html'

.venv-site/.ready: requirements-site.txt
	$(PYTHON) -m venv .venv-site
	.venv-site/bin/python -m pip install --quiet --disable-pip-version-check $(LOCKED) -r requirements-site.txt
	@touch $@

# A list of all that a server is made of, for whoever has to know.
sbom: $(PLAYABLE)
	@mkdir -p dist
	$(BIN)/python -m tools.sbom dist/polnoc-$$($(BIN)/python -c 'import polnoc; print(polnoc.__version__)').cdx.json

# What trains nets, with numpy and torch: large packages that neither playing nor `make test` needs.
test-train: $(READY)
	$(INSTALL) --no-build-isolation --editable '.[train]'
	$(BIN)/python -m pytest tests/learning src/polnoc/learning

# The same checks with the counts of a release: an evening instead of minutes. ARGS names some folders.
test-release-counts: $(READY)
	env $$(grep '^POLNOC_' tests/release-counts.env) $(PYTEST) $(ARGS)

# Coverage doubles the time of a test: it is taken where the rules and what shows them are tested, and not in
# every run of the tests.
COVERED := src tests/bots tests/drawing tests/engine tests/games tests/lessons tests/miniatures tests/words

coverage: $(READY)
	$(PYTEST) -m "not measure" --cov --cov-report=term --cov-fail-under=95 $(COVERED)

playthroughs: $(READY)
	$(BIN)/python -m tests.conformance.playthroughs --write

# PostgreSQL, two table servers and a proxy before them, all on this machine, with the page that operators see.
# Ctrl-C stops all of it.
demo-cluster: $(READY)
	$(BIN)/python -m tests.cluster.demo $(ARGS)

# Measurements beside peers; the peers get a virtual environment of their own.
bench: .venv-bench/.ready
	.venv-bench/bin/python -m bench $(ARGS)

.venv-bench/.ready: bench/requirements.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check $(LOCKED) -r bench/requirements.txt
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# The table under load beside boardgame.io's server (needs node and npm; ARGS=--skip-peer without),
# then from a click to pixels in Chromium. Both run what players run, so they need no other environment.
bench-load: $(READY)
	$(BIN)/python -m bench.load $(ARGS)
	$(BIN)/python -m bench.load.painted

# Optional: the engine, and rules and bots of games, as C extensions beside their sources. Needs a C compiler.
compile: $(READY)
	rm -rf build/compiled && mkdir -p build && cp -r src build/compiled
	PYTHONPATH=src $(BIN)/python -m tools.mypyc_sources build/compiled
	cd build/compiled && PYTHONPATH=../.. ../../$(BIN)/python -m tools.compile_native $(COMPILED_GAMES)
	cd build/compiled && find . -name '*.so' -exec cp --parents {} ../../src ';'

plain:
	find src -name '*.so' -delete
	rm -rf src/build

# Pin what pyproject.toml allows: versions and hashes, no addresses.
PIN := uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11
lock: $(READY)
	$(INSTALL) uv
	$(BIN)/$(PIN) --group build pyproject.toml -o requirements.txt
	$(BIN)/$(PIN) --extra notify --extra postgres pyproject.toml -c requirements.txt -o requirements-server.txt
	$(BIN)/$(PIN) --extra notify --extra postgres --group dev pyproject.toml -c requirements-server.txt \
		-o requirements-dev.txt
	$(BIN)/$(PIN) --extra rl --extra mcp pyproject.toml -c requirements-dev.txt -o requirements-rl.txt
	$(BIN)/$(PIN) --extra dask --extra ray pyproject.toml -c requirements-dev.txt -o requirements-cluster.txt
	$(BIN)/$(PIN) --group site -o requirements-site.txt
	$(BIN)/$(PIN) bench/requirements.in -o bench/requirements.txt

clean: plain
	rm -rf $(VENV) .venv-bench .venv-site .venv-test-* build dist .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
