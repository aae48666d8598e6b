"""Part of building wheel and sdist: no server leaves this folder without its browser client.

A client that is missing, or older than what it is built from, is built where npm is there; otherwise the
build stops and says what to do. An editable install, as `make` sets it up, needs no client. Not for building
the client while one works on it: `make web` does that.
"""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/miskatonic/server/client/index.html"
SOURCES = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "web/package.json",
    "web/package-lock.json",
    "src/miskatonic",
)
"""What a client is built from, as in the Makefile; of the package whatever is not Python, like its words."""
NO_NPM = (
    "The browser client is {state}, and without npm it cannot be built. Run `make web` first (it brings "
    "what it needs), or install Node 20.19 or newer with npm; then build again."
)
FAILED = (
    "The browser client could not be built: `npm {command}` failed, its reasons stand above. Run `make web` "
    "(it brings the Node it needs); then build again."
)


class NoClient(Exception):
    """There is no client to put into the wheel; says what to do about it."""


class ClientHook(BuildHookInterface[Any]):
    """Sees to the client whenever hatchling builds a wheel or an sdist."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the client ready before files are collected; stop the build otherwise."""
        if version == "editable":
            return
        try:
            ensure_client(Path(self.root))
        except NoClient as reason:
            self.app.abort(str(reason))


def ensure_client(root: Path) -> None:
    """Build the client in this folder unless it is there and fresh; raise NoClient if that cannot be done."""
    client = root / CLIENT
    if client.exists() and not is_stale(root):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise NoClient(NO_NPM.format(state="older than its sources" if client.exists() else "not built"))
    if not (root / "web/node_modules/.ready").exists():
        _run(npm, "ci", root)
    _run(npm, "run build", root)


def is_stale(root: Path) -> bool:
    """Say whether anything that the client is built from is newer; in an sdist all is of the same time."""
    built = (root / CLIENT).stat().st_mtime
    return any(path.stat().st_mtime > built for path in _sources(root))


def _sources(root: Path) -> Iterator[Path]:
    client = (root / CLIENT).parent
    for name in SOURCES:
        for path in (root / name, *(root / name).rglob("*")):
            of_python = path.suffix == ".py" or "__pycache__" in path.parts
            if path.is_file() and not of_python and client not in path.parents:
                yield path


def _run(npm: str, command: str, root: Path) -> None:
    if subprocess.run([npm, "--prefix", "web", *command.split()], cwd=root).returncode:
        raise NoClient(FAILED.format(command=command))
