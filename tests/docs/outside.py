"""Omen as somebody else would bring it: a project of its own, installed with pip beside the house."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def install(folder: Path) -> Path:
    """Build the project of docs/your-own-game.md in a folder and install it; return where it is installed."""
    project, target = folder / "my-omen", folder / "installed"
    shutil.copytree(HERE / "omen_outside", project)
    shutil.copytree(HERE / "omen", project / "omen", ignore=shutil.ignore_patterns("__pycache__"))
    for module in (project / "omen").glob("*.py"):
        module.write_text(module.read_text("utf-8").replace("tests.docs.omen", "omen"), "utf-8")
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet")
    command = (sys.executable, "-m", "pip", "install", *alone, "--target", target, project)
    subprocess.run(command, check=True, capture_output=True)
    return target


def miskatonic(installed: Path, *words: str, typed: str = "", **environment: str) -> str:
    """Run the command where Omen is installed; return what it prints, errors too."""
    given = {**os.environ, "PYTHONPATH": str(installed), "COLUMNS": "80", **environment}
    command = (sys.executable, "-m", "miskatonic", *words)
    done = subprocess.run(command, input=typed, env=given, capture_output=True, text=True, cwd=installed)
    return f"{done.stdout}{done.stderr}"
