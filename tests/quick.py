"""The tests of what has changed: `make quick`, `make quick SINCE=v1.2`, `make quick ROOM=fate`.

Looks at what git calls changed since a commit, and at what is not committed, and runs the tests of those
rooms, but for the long ones, which only `make test` runs. Not for the checks, which `make quick` runs before.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from miskatonic import games

ROOT = Path(__file__).parents[1]
OF_ANY_GAME = ("tests/games/test_messages.py", "tests/games/test_rulebooks.py", "tests/games/test_golden.py")
ROOMS: dict[str, tuple[str, ...]] = {
    **{name: (f"tests/games/{name}", *OF_ANY_GAME) for name in games.NAMES},
    "core": ("tests/core", "tests/test_conformance.py", "tests/games/ritual"),
    "bots": ("tests/bots", "tests/core/test_hints.py"),
    "lab": ("tests/lab", "tests/bench"),
    "bench": ("tests/bench",),
    "server": ("tests/server",),
    "cli": ("tests/cli",),
    "web": ("tests/e2e/test_updates.py", "tests/e2e/test_keyboard.py"),
    "docs": ("tests/docs",),
    "build": ("tests/test_wheel.py", "tests/docs", "tests/release"),
}
"""The rooms of the house, and where their tests are."""
FOLDERS = {
    **{f"src/miskatonic/games/{name}/": name for name in games.NAMES},
    **{f"src/miskatonic/{room}/": room for room in ("core", "bots", "lab", "server", "cli")},
    "src/miskatonic/games/": "core",
    "web/": "web",
    "bench/": "bench",
    "docs/": "docs",
    "README.md": "docs",
    "CONTRIBUTING.md": "docs",
    "Makefile": "docs",
    "pyproject.toml": "build",
    "constraints.txt": "build",
    "requirements.lock": "build",
    "Containerfile": "build",
    ".github/": "build",
    "CHANGELOG.md": "build",
    "NOTICE.md": "build",
    "hatch_build.py": "build",
}


def main() -> int:
    """Run the tests; return how that ended."""
    parser = argparse.ArgumentParser(prog="make quick", description=__doc__)
    parser.add_argument("--since", default="", help="a commit; by default the last one of main")
    parser.add_argument("--room", default="", choices=["", *ROOMS], help="a game or another room instead")
    args = parser.parse_args()
    chosen = ROOMS[args.room] if args.room else chosen_for(changed_since(args.since or "main"))
    if not chosen:
        print("Nothing has changed that a test looks at.")
        return 0
    print("Testing:", *chosen, flush=True)
    marks = ["-m", "not soak and not screenshots and not alone and not long"]
    return subprocess.run([sys.executable, "-m", "pytest", "-n", "2", *marks, *chosen], cwd=ROOT).returncode


def changed_since(commit: str) -> list[str]:
    """Return the files that have changed since a commit, new ones too."""
    listings = (
        ["git", "diff", "--name-only", "--no-renames", commit],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    said = [subprocess.run(each, cwd=ROOT, capture_output=True, text=True, check=False) for each in listings]
    for each in said:
        if each.returncode:
            sys.exit(each.stderr.strip())
    return [path for each in said for path in each.stdout.splitlines()]


def chosen_for(changed: Iterable[str]) -> tuple[str, ...]:
    """Return the tests to run for files that have changed, without those that stand in another's folder."""
    found = {test for path in changed for test in _of(path)}
    there = sorted(test for test in found if (ROOT / test).exists())
    return tuple(test for test in there if not any(test.startswith(f"{each}/") for each in there))


def _of(path: str) -> tuple[str, ...]:
    if path.startswith("tests/"):
        return (_test_or_folder(path),)
    room = next((room for folder, room in FOLDERS.items() if path.startswith(folder)), "")
    return ROOMS[room] if room else ()


def _test_or_folder(path: str) -> str:
    """A changed test is run itself; what tests share concerns all beside it."""
    return path if Path(path).name.startswith("test_") else str(Path(path).parent)


if __name__ == "__main__":
    sys.exit(main())
