# From a bare machine with Python 3.11+, make and a network, every target sets up what it needs.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test check soak bench

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: .venv/.ready ## play Ritual in the terminal; options go into ARGS="..."
	@$(BIN)/miskatonic play ritual $(ARGS)

test: check ## check, then run all tests
	@HYPOTHESIS_PROFILE=ci $(BIN)/pytest -n 2

check: .venv/.ready ## lint, format, types, imports, and a proof for every rule
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Run: $(BIN)/ruff format" >&2; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/miskatonic rules ritual --coverage

soak: .venv/.ready ## long random play, new seeds every time
	@HYPOTHESIS_PROFILE=soak $(BIN)/pytest -n 2 -vv -m soak

bench: .venv/.bench ## measure speed, as ratios to well-known programs
	@$(BIN)/python -m bench $(ARGS)

.venv/.ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Miskatonic needs Python 3.11 or newer with venv; name one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up .venv (once, about a minute) ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) -e '.[dev]'
	@touch $@

.venv/.bench: .venv/.ready
	@echo "Adding what the measurements need ..."
	@$(PIP) -e '.[bench]'
	@touch $@
