# Needs make and Python 3.11 or newer, nothing else: all that follows is installed into .venv, by hash.
#
#   make play     install what is missing and start the game
#   make check    linters, types, generated files
#   make test     make check, then every test
#   make soak     the property tests with 100 times as many examples
#   make bench    measure the speed of the main parts
#   make kernel   compile the kernel if it is stale; play, test and bench do it too
#   make browser  install a Chromium for the browser tests, where that needs no questions
#   make lock     write the locks again (ARGS=--upgrade takes newer versions)
#   make clean    remove everything that make made
#
# ARGS is passed on: make play ARGS=--help, make test ARGS="-k pile -x"
# SHITHEAD_KERNEL=python make … compiles nothing and runs the kernel in Python.

MAKEFLAGS += --no-print-directory
VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip install --quiet --disable-pip-version-check
INSTALL := $(PIP) --require-hashes
ARGS ?=

.NOTPARALLEL:
.PHONY: play check test soak bench browser lock clean client kernel node

play: client kernel
	@exec $(VENV)/bin/shithead $(ARGS)

check: $(VENV)/.dev node
	@$(PYTHON) -m ruff check --quiet
	@$(PYTHON) -m ruff format --check --quiet
	@$(PYTHON) -m mypy
	@$(PYTHON) -m shithead.protocol.schema --check web/src/protocol.ts
	@$(PYTHON) hatch_build.py npm run --silent check

# The kernel has to do the same in both of its forms, so its tests run a second time in the other one.
test: check browser client kernel
	@$(PYTHON) -m pytest -n auto $(ARGS)
ifeq ($(strip $(ARGS)),)
	@SHITHEAD_KERNEL=python $(PYTHON) -m pytest -n auto tests/kernel
else
	@echo "ARGS chose the tests, so those of the kernel did not run a second time in Python." \
	  "SHITHEAD_KERNEL=python $(PYTHON) -m pytest tests/kernel does that."
endif

soak: $(VENV)/.dev
	@SHITHEAD_SOAK=100 $(PYTHON) -m pytest -m hypothesis -n auto $(ARGS)

bench: $(VENV)/.dev client kernel
	@$(PYTHON) -m tools.bench

browser: $(VENV)/bin/pip
	@$(PYTHON) tools/chromium.py

lock: node
	@$(PYTHON) tools/lock.py $(ARGS)

clean:
	rm -rf $(VENV) web/node_modules src/shithead/server/static dist build test-results
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -f src/*__mypyc.* src/shithead/kernel/*.so src/shithead/kernel/*.pyd src/shithead/kernel/.built-from
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- what the targets above stand on ----------------------------------------------------------------

# A changed web/ is built here; Python needs no build, since the install is editable.
client: $(VENV)/.runtime node
	@$(PYTHON) hatch_build.py

# A changed kernel is compiled here. Without a C compiler it stays Python, and one line says so.
kernel: $(VENV)/.runtime
	@$(PYTHON) hatch_build.py kernel

# Node is the machine's if that is new enough, else a Python wheel. Never is it compiled from source.
node: $(VENV)/.build
	@test "$$SHITHEAD_WEB" = skip || $(PYTHON) hatch_build.py node 2>/dev/null || { \
	  echo "Fetching Node as a Python wheel (60 MB)"; \
	  $(INSTALL) --only-binary :all: -r requirements/node.txt; }

$(VENV)/.dev: requirements/dev.txt $(VENV)/.runtime
	@echo "Installing the tools for development"
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

# Without build isolation, since pip would fetch the build's own packages unchecked; those are in .build.
# The client is left to the target above: linters must run while it does not compile.
$(VENV)/.runtime: requirements/runtime.txt pyproject.toml $(VENV)/.build
	@echo "Installing shithead"
	@$(INSTALL) -r requirements/runtime.txt
	@SHITHEAD_WEB=skip $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.build: requirements/build.txt | $(VENV)/bin/pip
	@$(INSTALL) -r requirements/build.txt
	@touch $@

$(VENV)/bin/pip:
	@for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	  $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  exec $$python tools/environment.py $(VENV); \
	done; \
	echo "shithead needs Python 3.11 or newer, and neither python3 nor python3.11 to python3.14 is one." >&2; \
	exit 1
