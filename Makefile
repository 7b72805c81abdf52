# Needs python3.11+ and make; everything else is installed into .venv from the hashed lock files.
#
#   make setup   the bot in .venv (script: .venv/bin/sainome)     make test       the quick tests (ARGS="-k name")
#   make demo    the bot in a local page, without Discord         make test-slow  all other tests
#   make run     the bot; DISCORD_TOKEN in .env or environment    make check      style, types, import contracts
#   make setup-postgres  what a database on a server needs        make test-postgres  the tests of tables on one
#   make setup-dev  what tests and checks need
#   make lock    new lock files; says which packages moved        make bench      measurements as one JSON object
#   make soak    a cluster whose processes are killed             make pictures, clean
#   make test-game GAME=octa  the quick tests of one game         ARGS="..." goes to the command
#   make test-feature F=notes  those that hold one feature        make mutants   judges the tests

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
STAMPS := $(VENV)/.stamps

# The Dockerfile's settings of the allocator, for the many threads and large images of a bot that runs for months.
ALLOCATOR := $(shell sed -n 's/^ENV \(MALLOC_.*\)/\1/p' Dockerfile)

# A stamp carries the checksum of what it was made from: nothing is done again while that has not changed.
sum = $(firstword $(shell cksum < $(1)))
RUN := $(STAMPS)/run-$(call sum,requirements/run.lock)
POSTGRES := $(STAMPS)/postgres-$(call sum,requirements/postgres.lock)
DEMO := $(STAMPS)/demo-$(call sum,requirements/demo.lock)
DEV := $(STAMPS)/dev-$(call sum,requirements/dev.lock)
PROJECT := $(STAMPS)/project-$(call sum,pyproject.toml)-$(call sum,requirements/build.lock)

# Compiled tests are kept where the environment says otherwise too (PYTHONDONTWRITEBYTECODE): rewriting all assertions
# takes each process longer than everything else before its first test.
# One process more than there are cores: each waits now and then, for a database, a drawer or a signal.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
PYTEST := env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

.PHONY: setup setup-postgres setup-dev demo run test test-game test-feature test-slow test-postgres mutants check bench soak \
	pictures lock clean

setup: $(RUN) $(PROJECT)
	@echo "$(BIN)/sainome is ready"

setup-postgres: setup $(POSTGRES)

setup-dev: $(DEV) $(PROJECT)

demo: $(DEMO) $(PROJECT)
	@$(BIN)/sainome demo $(ARGS)

run: $(RUN) $(PROJECT)
	@$(ALLOCATOR) $(BIN)/sainome run $(ARGS)

test: $(DEV) $(PROJECT)
	$(PYTEST) -m "not slow" $(ARGS)

# Of texts all are tested: those of a new game may be in the way of others.
test-game: $(DEV) $(PROJECT)
	$(if $(GAME),,$(error GAME is missing: make test-game GAME=octa))
	$(PYTEST) -m "not slow" -k "$(GAME) or locales" tests/games tests/examples tests/contract tests/render \
		tests/locales $(ARGS)

test-feature: $(DEV) $(PROJECT)
	$(if $(F),,$(error F is missing: make test-feature F=notes))
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m tests.feature "$(F)" -n $(WORKERS) --dist worksteal $(ARGS)

test-slow: $(DEV) $(PROJECT)
	$(PYTEST) -m slow $(ARGS)

# What is marked: a table looks the same to Discord whatever keeps it. Tests about the server alone are in all lanes.
test-postgres: $(DEV) $(PROJECT)
	$(PYTEST) -m "database and not slow" --database=postgres tests/sessions tests/bot $(ARGS)

mutants: $(DEV) $(PROJECT)
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m scripts.mutants $(ARGS)

check: $(DEV) $(PROJECT)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -p engines -p render -p bot -p data
	$(BIN)/lint-imports

bench: $(DEV) $(PROJECT)
	@$(BIN)/python -m bench $(ARGS)

soak: $(DEV) $(PROJECT)
	@$(BIN)/python -m tests.soak $(ARGS)

pictures: $(RUN) $(PROJECT)
	@scripts/pictures

lock:
	@scripts/lock $(ARGS)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@python=$$(scripts/find-python) && echo "making $(VENV) with $$($$python --version)" && \
		"$$python" -m venv --clear $(VENV)

# dev holds demo and postgres, and these hold run, so a larger lock stamps the smaller ones as well.
$(RUN): | $(BIN)/python
	@echo "installing what the bot needs"
	@$(PIP) install --require-hashes -r requirements/run.lock
	@mkdir -p $(STAMPS) && touch $@

$(DEMO): | $(BIN)/python
	@echo "installing what the bot and the demo page need"
	@$(PIP) install --require-hashes -r requirements/demo.lock
	@mkdir -p $(STAMPS) && touch $@ $(RUN)

$(POSTGRES): | $(BIN)/python
	@echo "installing what a database on a PostgreSQL server needs"
	@$(PIP) install --require-hashes -r requirements/postgres.lock
	@mkdir -p $(STAMPS) && touch $@ $(RUN)

$(DEV): | $(BIN)/python
	@echo "installing what the tests and checks need"
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@mkdir -p $(STAMPS) && touch $@ $(DEMO) $(POSTGRES) $(RUN)

$(PROJECT): | $(BIN)/python
	@$(PIP) install --require-hashes -r requirements/build.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@mkdir -p $(STAMPS) && touch $@
