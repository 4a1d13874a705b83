# Antilles: `make help` lists what can be made.

PYTHON ?= python3
VENV ?= .venv
PLAY_VENV ?= .venv-play
BENCH_VENV ?= .venv-bench
# Three for two cores: many tests wait for a browser, a server or a clock, and a core must not wait with them.
PYTEST_ARGS ?= -n 3 --dist worksteal -q --durations 20 --durations-min 5
BENCH_ARGS ?=
ANTILLES_COMPLETE ?=
export ANTILLES_COMPLETE

bin := $(VENV)/bin
pytest := $(bin)/python -m pytest $(PYTEST_ARGS)
rule_tests := tests/games tests/kernel tests/toy tests/bots tests/test_conformance.py
compile_lock := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" --upgrade
extras := $(addprefix --extra ,envs onnx parquet ray server)
export UV_PYTHON_DOWNLOADS := never
# Whoever sets this has every process of the tests compile its libraries again: three times the work of starting one.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help audit build play play-environment play-terminal sbom chromium web-data screenshots test test-interpreted test-compiled lint check check-all bench \
	bench-against bench-envs bench-server calibrate ladders docs picture lock wheel clean

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: $(VENV)/.installed ## Set up the environment, compile the rules, build the web page; then $(VENV)/bin/antilles is the command
	@$(call compile,$(VENV))

play: $(PLAY_VENV)/.installed ## Play: start the server on this machine and open the page in the browser
	@$(call compile,$(PLAY_VENV))
	@$(PLAY_VENV)/bin/antilles

play-environment: $(PLAY_VENV)/.installed ## Set up what a table at home or a server needs, without starting it
	@$(call compile,$(PLAY_VENV))

play-terminal: $(PLAY_VENV)/.installed ## Play Santo Domingo in the terminal against three bots
	@$(call compile,$(PLAY_VENV))
	@$(PLAY_VENV)/bin/antilles play santo_domingo --seats 4

test: test-interpreted test-compiled ## Run the tests: all of them compiled, those of the rules interpreted too

# Needs no compiled modules, so it may run beside the compiler.
test-interpreted: $(if $(ANTILLES_COMPLETE),build,$(VENV)/.installed)
	ANTILLES_PURE=1 $(pytest) $(if $(ANTILLES_COMPLETE),,$(rule_tests))

test-compiled: build
	@$(bin)/python tools/web.py --trial
	@case $$($(bin)/python tools/compile.py --state) in \
	compiled) echo "$(pytest)"; $(pytest) ;; \
	failed) echo "Compiling failed, so the compiled tests could not run."; exit 1 ;; \
	*) echo "No compiled modules here: the tests ran interpreted only." ;; \
	esac

lint: $(VENV)/.installed ## Formatting, lint, types and layers
	$(bin)/ruff format --check .
	$(bin)/ruff check .
	$(bin)/mypy src tests bench tools
	$(bin)/lint-imports
	$(bin)/python tools/web.py --check

check: ## Everything that must be true of a commit: lint and the interpreted tests beside the compiler, then the other tests
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=line lint test-interpreted test-compiled

check-all: ## The same with every check on every set-up in both modes, and thousands of games against their digests: before a release
	@$(MAKE) --no-print-directory ANTILLES_COMPLETE=1 check
	$(bin)/python -m antilles.testing.behaviour
	ANTILLES_PURE=1 $(bin)/python -m antilles.testing.behaviour

bench: build $(BENCH_VENV)/.environment ## Measure our engine beside OpenSpiel and Catanatron
	$(BENCH_VENV)/bin/python bench/peers.py --antilles $(bin)/antilles $(BENCH_ARGS)

bench-against: build ## Measure this tree beside another commit of it: make bench-against COMMIT=…
	$(bin)/python bench/against.py $(COMMIT) $(BENCH_ARGS)

bench-envs: build $(BENCH_VENV)/.environment ## Measure the research environments beside PettingZoo, OpenSpiel, RLCard and Pgx
	$(bin)/python bench/envs.py --rivals $(BENCH_VENV)/bin/python $(BENCH_ARGS)

bench-server: build ## Measure the server beside boardgame.io's, and tables at rest
	$(bin)/python bench/server.py --boardgame-io $(BENCH_ARGS)
	$(bin)/python bench/tables.py

docs: build ## Write docs/rules/<game>.md, docs/envs/<game>.md and docs/words.md from the sources
	@$(bin)/python tools/rules_doc.py
	@ANTILLES_BOX= $(bin)/python tools/box_doc.py
	@$(bin)/python tools/envs_doc.py
	@$(bin)/python tools/words_doc.py

calibrate: build ## Fit the appraiser of analyses to games of bots, and measure it; resumable, takes an hour
	$(bin)/python tools/calibrate.py

ladders: build ## Measure the levels of all bots in every game, at two and at the most seats; resumable, takes hours
	$(bin)/python tools/ladders.py

sbom: $(VENV)/.environment ## Write build/sbom.cdx.json: what Antilles is made of, from the locks (CycloneDX)
	$(bin)/python tools/supply_chain.py sbom build/sbom.cdx.json

audit: $(VENV)/.environment ## Look for known faults: make audit ADVISORIES="pypi.zip npm.zip" (OSV's files; works offline)
	$(bin)/python tools/supply_chain.py audit $(ADVISORIES)

wheel: build ## Put what is compiled into a wheel in dist/, tagged for every Linux that can run it, and the sources beside it
	$(bin)/python tools/compile.py --wheel dist
	$(bin)/python -m hatchling build --target sdist --directory dist

chromium: ## Install Debian's Chromium, in which the page is tested
	apt-get update --quiet
	apt-get install --yes --no-install-recommends chromium chromium-headless-shell || \
		apt-get install --yes --no-install-recommends chromium

web-data: build ## Write what the page knows of the games: view types, move tables, test positions
	$(bin)/python tools/web_data.py types
	$(bin)/python tools/web_data.py fixtures

screenshots: build ## Take the pictures of docs/screenshots
	$(bin)/python tools/screenshots.py
	$(bin)/python tools/contact_sheet.py

picture: build ## Write docs/terminal.svg, the picture of the terminal
	$(bin)/python tools/terminal_picture.py

lock: $(VENV)/.environment ## Refresh the locked versions in requirements/
	$(bin)/$(compile_lock) requirements/bootstrap.in -o requirements/bootstrap.lock
	$(bin)/$(compile_lock) pyproject.toml $(extras) requirements/dev.in -o requirements/dev.lock
	$(bin)/$(compile_lock) pyproject.toml --extra server requirements/play.in -c requirements/dev.lock -o requirements/play.lock
	$(bin)/$(compile_lock) requirements/bench.in -o requirements/bench.lock

clean: ## Remove environments, compiled modules and caches
	rm -rf $(VENV) $(PLAY_VENV) $(BENCH_VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
	rm -rf src/antilles/web web/node_modules
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment holds exactly what its lock names; uv is locked too and comes first.
$(VENV)/.environment: requirements/bootstrap.lock requirements/dev.lock
	@$(call environment,$(VENV),requirements/dev.lock)

$(BENCH_VENV)/.environment: requirements/bootstrap.lock requirements/bench.lock
	@$(call environment,$(BENCH_VENV),requirements/bench.lock)

# A table at home needs a third of what developing needs.
$(PLAY_VENV)/.environment: requirements/bootstrap.lock requirements/play.lock
	@$(call environment,$(PLAY_VENV),requirements/play.lock)

$(VENV)/.installed $(PLAY_VENV)/.installed: %/.installed: %/.environment pyproject.toml
	@VIRTUAL_ENV=$(abspath $*) $*/bin/uv pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

define compile
$(1)/bin/python tools/compile.py && $(1)/bin/python tools/web.py
endef

define environment
$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' \
	|| { echo "Antilles needs Python 3.11 to 3.14: say which with make PYTHON=python3.14"; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { echo "Antilles needs Python's venv module (on Debian: apt install python3-venv)"; exit 1; }; \
echo "Setting up $(1) …"; \
test -x $(1)/bin/python || $(PYTHON) -m venv $(1); \
$(1)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/bootstrap.lock && \
VIRTUAL_ENV=$(abspath $(1)) $(1)/bin/uv pip sync --quiet --require-hashes $(2) && \
touch $@
endef
