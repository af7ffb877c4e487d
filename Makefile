# Newcomers need only `make play` and `make test`. Both work in a fresh clone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := build/stamps
# Skip compiling .pyc files at install.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# Every file that pip downloads must match a hash in constraints.txt.
PINNED := --constraint constraints.txt --build-constraint constraints.txt
CLIENT := $(BIN)/python tools/client.py

SETTINGS := pyproject.toml constraints.txt
# Compiled modules, and modules from which they may import constants.
COMPILED := $(shell find $(addprefix src/irrgarten/,kernel games search bench research) -name '*.py') \
	setup.py tools/constants.py tools/copies.py tools/definitions.py
CHECKED := build/checked
TRAINING := build/training
RESEARCH := build/research

# Arguments for the server and for pytest: make play ARGS='--port 9000', make test ARGS=-x
ARGS ?=
# Duration and seed of fuzzing; without a seed, each run uses a new one.
MINUTES ?= 10
SEED ?=
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# Browser and server tests spend time waiting, so more workers than cores are a little faster.
# Their names sort first, so that no long game is left for the end.
WAITING_JOBS ?= $(shell echo $$((2 * $(JOBS))))

# Many recipes start Python; without bytecode each start takes seconds.
unexport PYTHONDONTWRITEBYTECODE

# A single goal is built in parallel; several goals run one after the other.
ifeq ($(words $(MAKECMDGOALS)),1)
MAKEFLAGS += --jobs=$(JOBS)
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test ci train-test research-test research-bench unsighted fuzz soak lint format bench mutants reviews build client checked browser servers lock clean
.PHONY: test-all test-client test-fuzz test-laws-checked test-laws-uncompiled test-research lint-form lint-types lint-client packages

help:
	@echo "make play     install dependencies, start the server and open the browser"
	@echo "make test     run all tests; make lint runs linters and type checks"
	@echo "make fuzz     fuzz library, command and server; optional MINUTES=10 SEED=…"
	@echo "make soak     play on two servers while processes are killed; KILLS=1000 TABLES=200"
	@echo "make train-test  test training, also on a Ray cluster, in a separate environment"
	@echo "make research-test  test the learning environments at every table, in a separate environment"
	@echo "make research-bench  measure batches of games against random play"
	@echo "make bench    measure the speed of rules, bots and server; ONLY=preview"
	@echo "make mutants  run mutation tests on a part of the sources: ONLY=games/dog"
	@echo "make build    compile the rules in place; make checked adds overflow and bounds checks"
	@echo "make format   format the code"
	@echo "make lock     update constraints.txt after a change in pyproject.toml; UPGRADE=1 takes the newest"
	@echo "make clean    remove everything that was built or installed in this folder"

play: $(STAMPS)/runtime build client
	@$(BIN)/irrgarten --open $(ARGS)

test: test-fuzz test-all test-client test-laws-checked test-laws-uncompiled test-research

# Linters and tests in one run, so that no core is idle.
ci: lint test

PYTEST := $(BIN)/python -m pytest -q
ON_CHECKED := PYTHONPATH=$(CHECKED) IRRGARTEN_BUILD=$(CHECKED)

# Run tests that only compute at low priority, and print their output at the end.
define aside
	@echo "$(1) …"
	@said=$$(mktemp) && { nice $(2) >$$said 2>&1; failed=$$?; }; \
		echo "$(1):"; cat $$said; rm $$said; exit $$failed
endef

test-client: packages
	$(call aside,The client,$(CLIENT) run test)

test-laws-uncompiled: build $(STAMPS)/bytecode
	$(call aside,The laws uncompiled,env IRRGARTEN_PURE=1 $(PYTEST) -n $(JOBS) tests/contract)

test-laws-checked: checked $(STAMPS)/bytecode
	$(call aside,The laws with overflow and bounds checks,env $(ON_CHECKED) $(PYTEST) -n $(JOBS) tests/contract)

test-research: build $(STAMPS)/research
	$(call aside,Environments,$(RESEARCH)/bin/python -m pytest -q -n $(JOBS) tests/research)

test-fuzz: checked $(STAMPS)/bytecode
	@echo "Fuzzing, with overflow and bounds checks:"
	$(ON_CHECKED) $(PYTEST) -n $(JOBS) tests/fuzz

# Runs after the fuzzing, which has time limits.
test-all: build client browser servers $(STAMPS)/bytecode | test-fuzz
	@echo "All other tests:"
	$(PYTEST) -n $(WAITING_JOBS) --dist loadfile --no-loadscope-reorder --ignore tests/fuzz $(ARGS)

fuzz: $(STAMPS)/dev checked
	@PYTHONPATH=$(CHECKED) IRRGARTEN_BUILD=$(CHECKED) $(BIN)/python -m tests.fuzz \
		--minutes $(MINUTES) --seed '$(SEED)'

# Number of kills, and of tables that are played at meanwhile.
KILLS ?= 1000
TABLES ?= 200

soak: build servers
	@$(BIN)/python -m tests.soak --kills $(KILLS) --tables $(TABLES) $(if $(SEED),--seed '$(SEED)') $(ARGS)

# Ray and NumPy are large, so they have an environment of their own.
train-test: build $(STAMPS)/train
	$(TRAINING)/bin/python -m pytest -q -n 0 tests/training

research-test: build $(STAMPS)/research
	IRRGARTEN_THOROUGH=1 $(RESEARCH)/bin/python -m pytest -q -n $(JOBS) tests/research

research-bench: build $(STAMPS)/research
	@$(RESEARCH)/bin/python -m tests.bench.batch

unsighted: build client browser
	IRRGARTEN_UNSIGHTED=1 $(BIN)/python -m pytest -q -n 1 tests/browser/test_unsighted.py

lint: lint-form lint-types lint-client

lint-form: $(STAMPS)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

lint-types: $(STAMPS)/dev
	$(BIN)/mypy

lint-client: packages
	$(CLIENT) run check

format: $(STAMPS)/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(STAMPS)/bench build
ifeq ($(ONLY),)
	@$(BIN)/python -m irrgarten.bench $(ARGS)
else
	@$(BIN)/python -m tests.bench.$(ONLY) $(ARGS)
endif

ONLY ?=

# mutmut reads its settings from the working directory. Each ONLY has its own folder, where
# a result is kept until its function changes.
MUTANTS := build/mutants/$(subst /,.,$(ONLY))
TESTS ?= $(firstword $(wildcard tests/$(ONLY) tests/$(dir $(ONLY))) tests)

mutants: $(STAMPS)/dev
	@test -n '$(ONLY)' || { echo "ONLY= names a part of src/irrgarten: make mutants ONLY=games/dog"; exit 2; }
	@mkdir -p $(MUTANTS)
	@ln -sfn $(foreach one,src tests locales lessons docs tools,$(CURDIR)/$(one)) $(MUTANTS)
	@sed 's|@ONLY@|$(ONLY)|; s|@TESTS@|$(foreach one,$(TESTS),"$(one)",)|' tools/mutmut.toml \
		| cat pyproject.toml - >$(MUTANTS)/pyproject.toml
	@cd $(MUTANTS) && export IRRGARTEN_PURE=1 && nice $(CURDIR)/$(BIN)/mutmut run --max-children $(JOBS) $(ARGS)
	@cd $(MUTANTS) && $(CURDIR)/$(BIN)/mutmut results

# Review games of every kind and search them for acts made at random.
GAMES ?= 20

reviews: $(STAMPS)/dev build
	@$(BIN)/python -m tests.search.reviewed --games $(GAMES) $(ARGS)

build: $(STAMPS)/compiled

client: packages
	@$(CLIENT) build

checked: $(STAMPS)/checked

# -- build steps -------------------------------------------------------------------------

# Node.js packages to install if the system has no recent Node.js.
NODE_PACKAGES := $(shell $(PYTHON) tools/client.py requirements 2>/dev/null)

$(BIN)/python:
	@echo "Creating $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "irrgarten needs Python 3.11 or newer; set PYTHON=…")'
	@$(PYTHON) -m venv $(VENV)

# Install the compilers here, so that the constraints apply to them too.
$(STAMPS)/tools: $(SETTINGS) | $(BIN)/python
	@echo "Installing the tools that compile the rules …"
	@$(BIN)/python tools/needs.py --pinned pip | $(PIP) --requirement /dev/stdin
	@$(PIP) $(PINNED) setuptools wheel cython
	@mkdir -p $(@D) && touch $@

# Install dependencies while the rules compile, but never run two installs at once: they conflict.
$(STAMPS)/needs: $(SETTINGS) | $(STAMPS)/tools
	@echo "Installing the dependencies of the server …"
	@$(BIN)/python tools/needs.py | $(PIP) $(PINNED) --requirement /dev/stdin
	@mkdir -p $(@D) && touch $@

$(STAMPS)/dev-needs: $(SETTINGS) | $(STAMPS)/needs $(if $(NODE_PACKAGES),$(STAMPS)/node)
	@echo "Installing the dependencies of the tests …"
	@$(BIN)/python tools/needs.py dev | $(PIP) $(PINNED) --requirement /dev/stdin
	@mkdir -p $(@D) && touch $@

$(STAMPS)/runtime: $(SETTINGS) | $(STAMPS)/needs $(STAMPS)/compiled
	@$(PIP) --no-build-isolation --no-deps --editable .
	@mkdir -p $(@D) && touch $@

$(STAMPS)/dev: $(SETTINGS) | $(STAMPS)/dev-needs $(STAMPS)/runtime $(STAMPS)/node
	@mkdir -p $(@D) && touch $@

# Many processes start the tests at once; write the bytecode before, so that all of them find it.
$(STAMPS)/bytecode: $(SETTINGS) | $(STAMPS)/dev
	@$(BIN)/python -m pytest --quiet --collect-only >$@ || true

$(STAMPS)/bench: $(SETTINGS) | $(STAMPS)/dev
	@echo "Installing the dependencies of the benchmarks …"
	@$(BIN)/python tools/needs.py bench | $(PIP) $(PINNED) --requirement /dev/stdin
	@mkdir -p $(@D) && touch $@

# Install an extra into a separate environment that can also import everything in $(VENV).
define beside
	@echo "Installing the dependencies of $(3) …"
	@$(PYTHON) -m venv $(1)
	@$(BIN)/python tools/needs.py --pinned pip | $(1)/bin/python -m pip install --quiet \
		--disable-pip-version-check --requirement /dev/stdin
	@$(BIN)/python tools/needs.py $(2) | $(1)/bin/python -m pip install --quiet \
		--disable-pip-version-check $(PINNED) --requirement /dev/stdin
	@$(BIN)/python -c 'import site; print(f"import site; site.addsitedir({site.getsitepackages()[0]!r})")' \
		>$$($(1)/bin/python -c 'import site; print(site.getsitepackages()[0])')/beside.pth
	@mkdir -p $(@D) && touch $@
endef

$(STAMPS)/train: $(SETTINGS) | $(STAMPS)/dev
	$(call beside,$(TRAINING),train,training)

$(STAMPS)/research: $(SETTINGS) | $(STAMPS)/dev
	$(call beside,$(RESEARCH),research,the learning environments)

# If Node.js has to be installed, install it after the dependencies of the server.
$(STAMPS)/node: web/package.json | $(if $(NODE_PACKAGES),$(STAMPS)/runtime,$(BIN)/python)
ifneq ($(NODE_PACKAGES),)
	@echo "Installing Node.js into $(VENV) …"
	@$(PIP) $(PINNED) $(NODE_PACKAGES)
endif
	@mkdir -p $(@D) && touch $@

# npm packages, before every target that needs them: two installs at once conflict.
packages: $(STAMPS)/node
	@$(CLIENT) install

$(STAMPS)/compiled: $(COMPILED) | $(STAMPS)/tools
	@echo "Compiling the rules …"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@mkdir -p $(@D) && touch $@

$(STAMPS)/checked: $(COMPILED) tools/checked.h $(shell find src locales -name '*.py' -o -name '*.ftl') \
		| $(STAMPS)/compiled
	@echo "Compiling the rules with overflow and bounds checks …"
	@$(BIN)/python setup.py --quiet build --build-base build/checked-base --build-lib $(CHECKED) \
		build_ext --checked
	@mkdir -p $(@D) && touch $@

# A browser for the tests: IRRGARTEN_CHROMIUM, one on the path, or Debian's.
browser: $(STAMPS)/dev
	@tools/chromium

# PostgreSQL, Redis, nginx and Caddy for the tests. Runs after the browser: two installs at once conflict.
servers: browser
	@tools/servers

# Update pins and hashes after a change in pyproject.toml; UPGRADE=1 takes the newest versions.
lock: $(STAMPS)/tools
	@$(PIP) $(PINNED) uv
	@$(BIN)/python tools/needs.py --all | $(BIN)/uv pip compile --quiet --universal --no-annotate \
		--python-version 3.11 --generate-hashes --custom-compile-command 'make lock' \
		--output-file constraints.txt $(if $(UPGRADE),--upgrade) - >/dev/null

clean:
	rm -rf $(VENV) build dist artefacts web/node_modules web/dist *.egg-info src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .schemathesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
