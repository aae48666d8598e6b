"""Part of building a wheel: no server leaves this folder without its browser client.

A client that is not built yet is built, where npm is there; otherwise the build stops and says what to do. An
editable install, as `make` sets it up, needs no client. Not for building the client while one works on it:
`make web` does that, and knows when it is stale.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/miskatonic/server/client/index.html"
NO_NPM = (
    "The browser client is not built, and without npm it cannot be. Run `make web` first (it brings what it "
    "needs), or install Node 20.19 or newer with npm; then build again."
)
FAILED = (
    "The browser client could not be built: `npm {command}` failed, its reasons stand above. Run `make web` "
    "(it brings the Node it needs); then build again."
)


class NoClient(Exception):
    """There is no client to put into the wheel; says what to do about it."""


class ClientHook(BuildHookInterface[Any]):
    """Sees to the client whenever hatchling builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the client ready before files are collected; stop the build otherwise."""
        if version == "editable":
            return
        try:
            ensure_client(Path(self.root))
        except NoClient as reason:
            self.app.abort(str(reason))


def ensure_client(root: Path) -> None:
    """Build the client in this folder unless it is there; raise NoClient if that cannot be done."""
    if (root / CLIENT).exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise NoClient(NO_NPM)
    if not (root / "web/node_modules/.ready").exists():
        _run(npm, "ci", root)
    _run(npm, "run build", root)


def _run(npm: str, command: str, root: Path) -> None:
    if subprocess.run([npm, "--prefix", "web", *command.split()], cwd=root).returncode:
        raise NoClient(FAILED.format(command=command))
