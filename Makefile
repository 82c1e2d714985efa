PYTHON ?= python3
PYTEST_FLAGS ?=
MUTATE ?= gaslamp.games.*
MINUTES ?= 20
FIT ?=
PYTHONS ?=
BENCH ?=

PY := .venv/bin/python
UV := .venv/bin/uv
UNCOMPILED := PYTHONPATH=src $(PY)
PYTEST := -m pytest -n 2 $(PYTEST_FLAGS)
LOCK := $(UV) pip compile --upgrade --generate-hashes --no-emit-index-url --no-header --quiet \
	--python-version 3.11
PNPM := PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npx --yes pnpm@10.34.9 --dir web
CLIENT := src/gaslamp/server/client
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -name '*.pyc' -not -path '$(CLIENT)/*')
WEB := $(shell find web src/gaslamp/words -type f -not -path 'web/node_modules/*')

# A path set outside would hide what a target means to test.
unexport PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help play test check bench ladder mutants docs site release scenes fit browsers lock clean lint types imports web pure compiled system

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

play: .venv/gaslamp ## install what it takes to play, then open the house to browsers
	.venv/bin/gaslamp serve

test: system lint types imports web pure site compiled ## everything, as in CI

check: lint types imports web .venv/test $(CLIENT)/index.html ## the quick one: no slow tests, no browser, nothing compiled
	$(UNCOMPILED) $(PYTEST) -m "not slow" --ignore tests/browser --ignore tests/browsers

bench: .venv/gaslamp .venv/test .venv/research .venv/bench ## speed, side by side with others; BENCH=research for one part
	@rm -rf .venv/lib/python3*/site-packages/tests # Pgx installs its own, which would be taken for ours
	$(PY) -m bench $(BENCH)

ladder: .venv/gaslamp .venv/arena .bench_cache/ladder.jsonl ## every rank of every game against the others, for MINUTES; goes on where it was left
	.venv/bin/gaslamp arena run bench/ladder.toml --results .bench_cache/ladder.jsonl --minutes $(MINUTES)
	.venv/bin/gaslamp arena page .bench_cache/ladder.jsonl --into docs/figures

mutants: .venv/test .venv/mutants ## break the rules on purpose and list what no test notices
	.venv/bin/mutmut run "$(MUTATE)"
	.venv/bin/mutmut results
	.venv/bin/mutmut export-cicd-stats && cat mutants/mutmut-cicd-stats.json

docs: .venv/test web/node_modules/.installed ## regenerate the generated files
	$(UNCOMPILED) scripts/docs.py
	$(PNPM) types

site: .venv/test .venv/research .venv/site web/node_modules/.installed ## the documentation site, into build/site
	rm -rf build/site
	$(PY) -m sphinx --jobs 2 --quiet --fail-on-warning --keep-going --conf-dir docs/site --doctree-dir build/doctrees . build/site

release: .venv/release $(CLIENT)/index.html ## sdist and wheels into dist/release: checked, installed, played from, with notes
	$(PY) scripts/release.py $(PYTHONS)

scenes: .venv/test $(CLIENT)/index.html ## a picture of every scene into docs/pictures/scenes.html
	PYTHONPATH=src:. $(PY) scripts/scenes.py

fit: .venv/test $(CLIENT)/index.html ## every table at every size: what does not fit; FIT="sleuth 390x844" limits it
	PYTHONPATH=src:. $(PY) scripts/fit.py $(FIT)

browsers: system .venv/test $(CLIENT)/index.html ## whole games, set-up, invitation and replay in Firefox and WebKit
	GASLAMP_BROWSERS=all $(UNCOMPILED) -m pytest tests/browsers

lock: .venv/uv ## refresh requirements/*.txt
	$(LOCK) --group bootstrap -o requirements/bootstrap.txt
	$(LOCK) --group build -o requirements/build.txt
	$(LOCK) --group client -o requirements/client.txt
	$(LOCK) pyproject.toml --extra culprit -o requirements/runtime.txt
	$(LOCK) --group test -c requirements/runtime.txt -c requirements/build.txt -o requirements/test.txt
	$(LOCK) --group arena -c requirements/test.txt -o requirements/arena.txt
	$(LOCK) --group research -c requirements/test.txt -o requirements/research.txt
	$(LOCK) --group bench -c requirements/test.txt -c requirements/research.txt -o requirements/bench.txt
	$(LOCK) --group mutants -c requirements/test.txt -o requirements/mutants.txt
	$(LOCK) --group release -c requirements/test.txt -o requirements/release.txt
	$(LOCK) --group site -c requirements/test.txt -c requirements/research.txt -o requirements/site.txt

clean: ## remove all that can be made again
	rm -rf .venv build dist mutants .*_cache .hypothesis web/node_modules $(CLIENT)
	find . -name __pycache__ -prune -exec rm -rf {} +

.bench_cache/ladder.jsonl: | .venv/uv
	mkdir -p .bench_cache
	$(PY) -c "import lzma; open('$@', 'wb').write(lzma.open('bench/ladder.jsonl.xz').read())"

# --- the steps of `make test`

system:
	PYTHON=$(PYTHON) scripts/system-packages

lint: .venv/test
	.venv/bin/ruff check
	.venv/bin/ruff format --check

types: .venv/test
	.venv/bin/mypy

imports: .venv/test
	PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo

web: web/node_modules/.installed
	$(PNPM) lint
	$(PNPM) check
	$(PNPM) test

pure: .venv/test $(CLIENT)/index.html
	$(UNCOMPILED) $(PYTEST) -m "not slow" --ignore tests/packaging --ignore tests/browser --ignore tests/browsers

compiled: .venv/test .venv/arena .venv/research .venv/gaslamp
	$(PY) $(PYTEST)

# --- the environment: an empty file in .venv says that a step is done

.venv/uv: requirements/bootstrap.txt
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --require-hashes -r $<
	@touch $@

.venv/runtime .venv/client .venv/test .venv/arena .venv/research .venv/bench .venv/mutants .venv/release .venv/site: .venv/%: requirements/%.txt | .venv/uv
	$(UV) pip install --quiet --python $(PY) --require-hashes -r $<
	@touch $@

.venv/test: .venv/runtime .venv/client

web/node_modules/.installed: web/package.json web/pnpm-lock.yaml web/pnpm-workspace.yaml .venv/client
	$(PNPM) install --frozen-lockfile
	@touch $@

$(CLIENT)/index.html: $(WEB) web/node_modules/.installed
	$(PNPM) build
	@touch $@

dist/wheel: $(SOURCES) $(CLIENT)/index.html requirements/build.txt | .venv/uv
	rm -rf dist
	$(UV) build --wheel --python $(PY) --build-constraints requirements/build.txt --require-hashes \
		>.venv/build.log 2>&1 || { cat .venv/build.log; exit 1; }
	@touch $@

.venv/gaslamp: dist/wheel .venv/runtime
	$(UV) pip install --quiet --python $(PY) --no-deps --reinstall dist/*.whl
	@touch $@
