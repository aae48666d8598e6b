"""What runs elsewhere calls what there is here: targets of make, pinned actions, the Pythons we promise."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.docs.documents import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def jobs(workflow: Path) -> dict[str, Any]:
    described: dict[str, Any] = msgspec.yaml.decode(workflow.read_text("utf-8"))
    return dict(described["jobs"])


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(workflow).values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_target_it_calls_exists(workflow: Path) -> None:
    run = "\n".join(step.get("run", "") for step in steps(workflow))
    called = re.findall(r"\bmake ([a-z-]+)", run)
    assert called
    assert set(called) <= TARGETS


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_to_a_commit_and_says_which_version_that_is(workflow: Path) -> None:
    used = re.findall(r"uses: (.*)$", workflow.read_text("utf-8"), re.M)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_it_may_only_read_and_does_not_run_for_ever(workflow: Path) -> None:
    described = msgspec.yaml.decode(workflow.read_text("utf-8"))
    assert described["permissions"] == {"contents": "read"}
    assert all("timeout-minutes" in job for job in jobs(workflow).values())


def test_the_tests_run_on_every_python_that_is_promised() -> None:
    test = jobs(ROOT / ".github/workflows/test.yml")["test"]
    assert test["strategy"]["matrix"]["python"] == PYTHONS
    assert "make test PYTHON=python${{ matrix.python }}" in [step.get("run") for step in test["steps"]]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"
    assert {f"Programming Language :: Python :: {each}" for each in PYTHONS} <= set(project["classifiers"])
    page = (ROOT / "docs/versions.md").read_text("utf-8")
    assert f"Python {PYTHONS[0]} to {PYTHONS[-1]} are tested" in page.replace("\n", " ")


def test_a_container_runs_a_python_that_is_tested() -> None:
    used = re.findall(r"library/python:(\d+\.\d+)-", (ROOT / "Containerfile").read_text("utf-8"))
    assert set(used) <= set(PYTHONS)
    assert len(set(used)) == 1
