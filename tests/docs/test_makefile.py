"""Every target that `make` names can be made in a fresh clone: what it needs is there, or has a rule."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.documents import ROOT

TARGETS = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.M)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what the Makefile names and git keeps, and nothing that was built."""
    folder = tmp_path_factory.mktemp("fresh")
    for path in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / path, folder)
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "src" / "miskatonic").mkdir(parents=True)
    return folder


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run make as from a shell, whoever runs the tests."""
    shell = {"PATH": os.environ["PATH"]}
    return subprocess.run(["make", "-C", folder, *arguments], capture_output=True, text=True, env=shell)


def test_make_alone_lists_the_targets(fresh: Path) -> None:
    assert re.findall(r"^  make ([a-z-]+)", make(fresh).stdout, re.M) == TARGETS
    assert {"play", "test", "balance-fate", "balance-cultists"} <= set(TARGETS)


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_has_a_rule_for_all_it_needs(fresh: Path, target: str) -> None:
    """Nothing is carried out (-n), but make looks for everything that it would need."""
    tried = make(fresh, "-n", target)
    assert (tried.returncode, tried.stderr) == (0, "")
