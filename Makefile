# Antilles: `make help` lists what can be made.

PYTHON ?= python3
VENV ?= .venv
PLAY_VENV ?= .venv-play
BENCH_VENV ?= .venv-bench
PYTEST_ARGS ?= -n 2 -q
BENCH_ARGS ?=

bin := $(VENV)/bin
pytest := $(bin)/python -m pytest $(PYTEST_ARGS)
compile_lock := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" --upgrade
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help build play play-terminal chromium web-data screenshots test test-interpreted test-compiled lint check bench \
	bench-envs bench-server ladders docs picture lock wheel clean

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: $(VENV)/.installed ## Set up the environment, compile the rules, build the web page; then $(VENV)/bin/antilles is the command
	@$(call compile,$(VENV))

play: $(PLAY_VENV)/.installed ## Play: start the server on this machine and open the page in the browser
	@$(call compile,$(PLAY_VENV))
	@$(PLAY_VENV)/bin/antilles

play-terminal: $(PLAY_VENV)/.installed ## Play Santo Domingo in the terminal against three bots
	@$(call compile,$(PLAY_VENV))
	@$(PLAY_VENV)/bin/antilles play santo_domingo --seats 4

test: test-interpreted test-compiled ## Run all tests, interpreted and compiled

test-interpreted: build
	ANTILLES_PURE=1 $(pytest)

test-compiled: build
	@case $$($(bin)/python tools/compile.py --state) in \
	compiled) echo "$(pytest)"; $(pytest) ;; \
	failed) echo "Compiling failed, so the compiled tests could not run."; exit 1 ;; \
	*) echo "No compiled modules here: the tests ran interpreted only." ;; \
	esac

lint: build ## Formatting, lint, types and layers
	$(bin)/ruff format --check .
	$(bin)/ruff check .
	$(bin)/mypy src tests bench tools
	$(bin)/lint-imports
	$(bin)/python tools/web.py --check

check: ## Everything that must be true of a commit: lint, then test
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test

bench: build $(BENCH_VENV)/.environment ## Measure our engine beside OpenSpiel and Catanatron
	$(BENCH_VENV)/bin/python bench/peers.py --antilles $(bin)/antilles $(BENCH_ARGS)

bench-envs: build ## Measure the research environments beside PettingZoo's and OpenSpiel's own
	$(bin)/python bench/envs.py $(BENCH_ARGS)

bench-server: build ## Measure the server beside boardgame.io's, and tables at rest
	$(bin)/python bench/server.py --boardgame-io $(BENCH_ARGS)
	$(bin)/python bench/tables.py

docs: build ## Write docs/rules/<game>.md and docs/envs/<game>.md from the sources
	@$(bin)/python tools/rules_doc.py
	@$(bin)/python tools/envs_doc.py

ladders: build ## Measure the levels of all bots in every game, at two and at the most seats; resumable, takes hours
	$(bin)/python tools/ladders.py

wheel: build ## Build the compiled wheel into dist/
	$(bin)/python tools/compile.py --wheel dist

chromium: ## Install Debian's Chromium, in which the page is tested
	apt-get update --quiet
	apt-get install --yes --no-install-recommends chromium

web-data: build ## Write what the page knows of the games: view types, move tables, test positions
	$(bin)/python tools/web_data.py types
	$(bin)/python tools/web_data.py fixtures

screenshots: build ## Take the pictures of docs/screenshots
	$(bin)/python tools/screenshots.py

picture: build ## Write docs/terminal.svg, the picture of the terminal
	$(bin)/python tools/terminal_picture.py

lock: $(VENV)/.environment ## Refresh the locked versions in requirements/
	$(bin)/$(compile_lock) requirements/bootstrap.in -o requirements/bootstrap.lock
	$(bin)/$(compile_lock) pyproject.toml --all-extras requirements/dev.in -o requirements/dev.lock
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
$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' \
	|| { echo "Antilles needs Python 3.11, 3.12 or 3.13: say which with make PYTHON=python3.13"; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { echo "Antilles needs Python's venv module (on Debian: apt install python3-venv)"; exit 1; }; \
echo "Setting up $(1) …"; \
test -x $(1)/bin/python || $(PYTHON) -m venv $(1); \
$(1)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/bootstrap.lock && \
VIRTUAL_ENV=$(abspath $(1)) $(1)/bin/uv pip sync --quiet --require-hashes $(2) && \
touch $@
endef
