"""Chance that does as it is told, for tests of what is left to chance.

A loaded generator always takes the last of what it may choose from and turns every order round, and it notes
what it was given. So a test sees that chance decides (the last is not the first, the order not the old one)
and among what. A test says by `proves_chance` which calls of the generator it proves;
`tests/games/test_chance.py` looks for calls that nobody proves. Not for how likely things are: that is
`core/rng` and its tests.
"""

import ast
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from pathlib import Path
from typing import Any, TypeVar

from miskatonic.core.rng import Rng

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])

GAMES = Path(__file__).parents[1] / "src" / "miskatonic" / "games"
CALLS = ("below", "choice", "shuffle")
SHUFFLES = ("shuffle", "drawing.shuffle", "_shuffle_in")
"""Rules of Horror that put a deck into a random order; whoever calls them leaves something to chance."""


class Loaded(Rng):
    """A generator that always takes the last, turns orders round, and notes among what it chose."""

    drawn: list[Any] = []

    def below(self, n: int) -> int:
        """Take the greatest."""
        self.drawn.append(n)
        return n - 1

    def choice(self, items: Sequence[T]) -> T:
        """Take the last."""
        self.drawn.append(tuple(items))
        return items[-1]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Turn the order round."""
        self.drawn.append(tuple(items))
        items.reverse()

    def copy(self) -> "Loaded":
        """Go on as this one would; what it notes is its own."""
        return Loaded(self.state, list(self.drawn))


def loaded(g: Any) -> Loaded:
    """Give a position a loaded generator, and return it."""
    g.rng = Loaded(0)
    return g.rng  # type: ignore[no-any-return]


def proves_chance(*calls: str) -> Callable[[F], F]:
    """Say which calls of the generator a test proves, each as "module:function"."""

    def unchanged(test: F) -> F:
        return test

    return unchanged


def calls_in(game: str) -> set[str]:
    """Return the calls of a position's generator in the rules of a game, as "module:function"."""
    found: set[str] = set()
    folder = GAMES / game
    for path in sorted(folder.rglob("rules*/*.py")) + sorted(folder.glob("rules.py")):
        for function in _functions(ast.parse(path.read_text("utf-8"))):
            number = sum(_is_chance(node) for node in ast.walk(function))
            name = f"{path.relative_to(folder).with_suffix('').as_posix()}:{function.name}"
            found |= {name if place == 0 else f"{name}#{place + 1}" for place in range(number)}
    return found


def proven(tests: Path) -> set[str]:
    """Return the calls that tests in a folder say they prove."""
    found: set[str] = set()
    for path in tests.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == proves_chance.__name__:
                found |= {ast.literal_eval(each) for each in node.args}
    return found


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef))


def _is_chance(node: ast.AST) -> bool:
    """Say whether a node is a call like g.rng.below(…), or of a rule that shuffles a deck."""
    if not isinstance(node, ast.Call):
        return False
    called = ast.unparse(node.func)
    return called in SHUFFLES or any(called.endswith(f".rng.{each}") for each in CALLS)
