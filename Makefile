# Two commands do everything: `make play` and `make test`. Each sets up what it needs, once.
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=

.PHONY: help play test lint bench setup-play setup-test lock

help:  ## say what can be made
	@echo "make play    play in the terminal    (make play ARGS=\"ecosystem --language cs\")"
	@echo "make test    check and test everything"
	@echo "make lint    only the checks of style, types and architecture"
	@echo "make bench   measure the speed, as ratios"
	@echo "make lock    choose the newest versions of all packages anew"

play: setup-play
	@$(BIN)/ludarium play $(ARGS)

test: lint
	$(BIN)/python -m pytest -n auto

lint: setup-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup-test
	$(BIN)/python bench/random_play.py
	$(BIN)/python bench/first_game.py

lock: setup-test
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --upgrade --no-header --no-annotate --output-file requirements.lock

setup-play:
	@$(PYTHON) tools/set_up.py play

setup-test:
	@$(PYTHON) tools/set_up.py test
