# `make play` and `make test` are all a newcomer needs. Both start from a fresh clone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := build/stamps
# What is used gets its bytecode when it is first used; most of what is installed never is.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# Each file that pip fetches must have one of the hashes in constraints.txt.
PINNED := --constraint constraints.txt --build-constraint constraints.txt
CLIENT := $(BIN)/python tools/client.py

SETTINGS := pyproject.toml constraints.txt
# Compiled modules, and the modules that their constants may come from.
COMPILED := $(shell find $(addprefix src/irrgarten/,kernel games search bench research) -name '*.py') \
	setup.py tools/constants.py tools/copies.py tools/definitions.py
CHECKED := build/checked
TRAINING := build/training
RESEARCH := build/research

# Arguments of the server and of pytest: make play ARGS='--port 9000', make test ARGS=-x
ARGS ?=
# How long to fuzz, and with what seed; none is another one each time.
MINUTES ?= 10
SEED ?=
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# Tests of browsers and servers also wait: some more at once are a little faster. They come first,
# by their name, so that in the end nobody waits for a long game.
WAITING_JOBS ?= $(shell echo $$((2 * $(JOBS))))

# Every program here starts Python again; without bytecode each start takes seconds.
unexport PYTHONDONTWRITEBYTECODE

# What does not wait for each other is made side by side; several goals come one after the other.
ifeq ($(words $(MAKECMDGOALS)),1)
MAKEFLAGS += --jobs=$(JOBS)
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test ci train-test research-test research-bench unsighted fuzz soak lint format bench mutants reviews build client checked browser servers lock clean
.PHONY: test-all test-client test-fuzz test-laws-checked test-laws-uncompiled test-research lint-form lint-types lint-client packages

help:
	@echo "make play     play in the browser: installs what is needed, starts the server"
	@echo "make test     every test; make lint checks the form of the code"
	@echo "make fuzz     fire at library, command and server; MINUTES=10 SEED=…, both as you like"
	@echo "make soak     games on two servers while everything is killed in turn; KILLS=1000 TABLES=200"
	@echo "make train-test  learning, and training on a cluster of Ray, in an environment of their own"
	@echo "make research-test  environments for learning at every table, in an environment of their own"
	@echo "make research-bench  how fast batches of games are, beside random play"
	@echo "make bench    how fast the rules, the computer players and previews are; ONLY=preview"
	@echo "make mutants  break the code on purpose and see that a test notices: ONLY=games/dog"
	@echo "make build    compile the rules in place; make checked compiles them with every check on"
	@echo "make format   put code into the house's form"
	@echo "make lock     renew constraints.txt after a change in pyproject.toml; UPGRADE=1 takes the newest"
	@echo "make clean    remove everything that was built or installed here"

play: $(STAMPS)/runtime build client
	@$(BIN)/irrgarten --open $(ARGS)

test: test-fuzz test-all test-client test-laws-checked test-laws-uncompiled test-research

# Whoever checks a submission wants both, and no core idle while one of them has but one thing to do.
ci: lint test

PYTEST := $(BIN)/python -m pytest -q
ON_CHECKED := PYTHONPATH=$(CHECKED) IRRGARTEN_BUILD=$(CHECKED)

# Tests that compute and wait for nobody take what the others leave over, and speak when they are done.
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
	$(call aside,The laws with every check on,env $(ON_CHECKED) $(PYTEST) -n $(JOBS) tests/contract)

test-research: build $(STAMPS)/research
	$(call aside,Environments,$(RESEARCH)/bin/python -m pytest -q -n $(JOBS) tests/research)

test-fuzz: checked $(STAMPS)/bytecode
	@echo "Whatever is sent, with every check on:"
	$(ON_CHECKED) $(PYTEST) -n $(JOBS) tests/fuzz

# After the fuzzing, which has clocks of its own.
test-all: build client browser servers $(STAMPS)/bytecode | test-fuzz
	@echo "Everything:"
	$(PYTEST) -n $(WAITING_JOBS) --dist loadfile --no-loadscope-reorder --ignore tests/fuzz $(ARGS)

fuzz: $(STAMPS)/dev checked
	@PYTHONPATH=$(CHECKED) IRRGARTEN_BUILD=$(CHECKED) $(BIN)/python -m tests.fuzz \
		--minutes $(MINUTES) --seed '$(SEED)'

# How often something is killed, and at how many tables somebody plays meanwhile.
KILLS ?= 1000
TABLES ?= 200

soak: build servers
	@$(BIN)/python -m tests.soak --kills $(KILLS) --tables $(TABLES) $(if $(SEED),--seed '$(SEED)') $(ARGS)

# Ray and NumPy are large: they come into an environment of their own, beside all else.
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

# mutmut reads its settings from the folder it runs in. Each ONLY has a folder of its own, where
# verdicts stay until their function changes.
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

# Finished games of every kind are reviewed, and the acts made at random in them are looked for.
GAMES ?= 20

reviews: $(STAMPS)/dev build
	@$(BIN)/python -m tests.search.reviewed --games $(GAMES) $(ARGS)

build: $(STAMPS)/compiled

client: packages
	@$(CLIENT) build

checked: $(STAMPS)/checked

# -- how it comes about -------------------------------------------------------------------------

# A Node.js to install, where the system has none that is new enough.
NODE_PACKAGES := $(shell $(PYTHON) tools/client.py requirements 2>/dev/null)

$(BIN)/python:
	@echo "Creating $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "irrgarten needs Python 3.11 or newer; set PYTHON=…")'
	@$(PYTHON) -m venv $(VENV)

# The rules are built by what is installed here, so that the constraints hold for that too.
$(STAMPS)/tools: $(SETTINGS) | $(BIN)/python
	@echo "Installing what compiles the rules …"
	@$(BIN)/python tools/needs.py --pinned pip | $(PIP) --requirement /dev/stdin
	@$(PIP) $(PINNED) setuptools wheel cython
	@mkdir -p $(@D) && touch $@

# What is needed is fetched while the rules are compiled; never two that install at once, for they
# would be in each other's way.
$(STAMPS)/needs: $(SETTINGS) | $(STAMPS)/tools
	@echo "Installing what the server needs …"
	@$(BIN)/python tools/needs.py | $(PIP) $(PINNED) --requirement /dev/stdin
	@mkdir -p $(@D) && touch $@

$(STAMPS)/dev-needs: $(SETTINGS) | $(STAMPS)/needs $(if $(NODE_PACKAGES),$(STAMPS)/node)
	@echo "Installing what the tests need …"
	@$(BIN)/python tools/needs.py dev | $(PIP) $(PINNED) --requirement /dev/stdin
	@mkdir -p $(@D) && touch $@

$(STAMPS)/runtime: $(SETTINGS) | $(STAMPS)/needs $(STAMPS)/compiled
	@$(PIP) --no-build-isolation --no-deps --editable .
	@mkdir -p $(@D) && touch $@

$(STAMPS)/dev: $(SETTINGS) | $(STAMPS)/dev-needs $(STAMPS)/runtime $(STAMPS)/node
	@mkdir -p $(@D) && touch $@

# The tests are started by many processes at once: what one of them has made, the others find.
$(STAMPS)/bytecode: $(SETTINGS) | $(STAMPS)/dev
	@$(BIN)/python -m pytest --quiet --collect-only >$@ || true

$(STAMPS)/bench: $(SETTINGS) | $(STAMPS)/dev
	@echo "Installing what the rules are measured against …"
	@$(BIN)/python tools/needs.py bench | $(PIP) $(PINNED) --requirement /dev/stdin
	@mkdir -p $(@D) && touch $@

# Install an extra into an environment of its own, where all that is installed here is found too.
define beside
	@echo "Installing what $(3) …"
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
	$(call beside,$(TRAINING),train,champions learn with)

$(STAMPS)/research: $(SETTINGS) | $(STAMPS)/dev
	$(call beside,$(RESEARCH),research,environments for learning need)

# A Node.js that has to be installed comes after what the server needs. Where the system has one,
# nobody waits.
$(STAMPS)/node: web/package.json | $(if $(NODE_PACKAGES),$(STAMPS)/runtime,$(BIN)/python)
ifneq ($(NODE_PACKAGES),)
	@echo "Installing Node.js into $(VENV) …"
	@$(PIP) $(PINNED) $(NODE_PACKAGES)
endif
	@mkdir -p $(@D) && touch $@

# Before all that needs them: two that install at once would be in each other's way.
packages: $(STAMPS)/node
	@$(CLIENT) install

$(STAMPS)/compiled: $(COMPILED) | $(STAMPS)/tools
	@echo "Compiling the rules …"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@mkdir -p $(@D) && touch $@

$(STAMPS)/checked: $(COMPILED) tools/checked.h $(shell find src locales -name '*.py' -o -name '*.ftl') \
		| $(STAMPS)/compiled
	@echo "Compiling the rules with every check on …"
	@$(BIN)/python setup.py --quiet build --build-base build/checked-base --build-lib $(CHECKED) \
		build_ext --checked
	@mkdir -p $(@D) && touch $@

# A browser for the tests: IRRGARTEN_CHROMIUM, or one on the path, or Debian's.
browser: $(STAMPS)/dev
	@tools/chromium

# PostgreSQL, Redis, nginx and Caddy for the tests. After the browser: two that install at once
# would be in each other's way.
servers: browser
	@tools/servers

# New pins and hashes after a change in pyproject.toml; UPGRADE=1 takes the newest of everything.
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
