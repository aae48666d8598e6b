"""A simulation as a picture: how long matches were, how they ended, who won, with 95 % intervals.

Needs matplotlib, which the extra `plots` brings; nothing else does. Not for counting (see `simulate`).
"""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from miskatonic.core.text import Text, percent, text
from miskatonic.lab.arena import wilson
from miskatonic.lab.simulate import Simulation, Tally

FORMATS = (".svg", ".png")
_BAR, _POINT, _FAIR = "#1f7a6d", "#5b3a8c", "#b8860b"
_PANEL = (5.2, 2.9)
"""Width and height of one picture, in inches."""

Say = Callable[[Text], str]
Panel = Callable[[Any], None]
"""Draws into one of matplotlib's axes."""


def available() -> bool:
    """Say whether matplotlib is there."""
    return find_spec("matplotlib") is not None


def draw(result: Simulation, say: Say, path: Path) -> None:
    """Write the picture into a file; the same matches give the same file."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "miskatonic", "svg.fonttype": "none", "font.size": 9})
    from matplotlib import pyplot

    panels = _panels(result, say)
    rows = (len(panels) + 1) // 2
    figure, grid = pyplot.subplots(
        rows, 2, figsize=(2 * _PANEL[0], rows * _PANEL[1]), layout="constrained", squeeze=False
    )
    places = list(grid.flat)
    for panel, axes in zip(panels, places, strict=False):
        panel(axes)
    for axes in places[len(panels) :]:
        axes.set_axis_off()
    metadata = {"Date": None, "Creator": None} if path.suffix == ".svg" else {"Software": None}
    figure.savefig(path, metadata=metadata)
    pyplot.close(figure)


def _panels(result: Simulation, say: Say) -> list[Panel]:
    fair = sum(result.wins) / result.games / len(result.wins)
    seats = {
        say(text("plot-seat", seat=seat + 1, bot=result.bots[seat])): Tally(result.games, won)
        for seat, won in enumerate(result.wins)
    }
    return [
        *(_histogram(say(text(f"count-{name}")), numbers) for name, numbers in result.spread.items()),
        *(
            _shares(say, f"count-{name}", {say(Text(mark)): count for mark, count in marks.items()})
            for name, marks in result.marks.items()
        ),
        *(
            _wins(say(text(f"count-{name}")), {say(Text(side)): won for side, won in sides.items()}, fair)
            for name, sides in result.sides.items()
        ),
        _wins(say(text("plot-seats")), seats, fair),
    ]


def _histogram(title: str, numbers: Mapping[int, int]) -> Panel:
    """Return a picture of how many matches had which number."""

    def panel(axes: Any) -> None:
        total = sum(numbers.values())
        axes.bar(list(numbers), [100 * count / total for count in numbers.values()], color=_BAR)
        axes.set_title(title)
        axes.set_ylabel("%")
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.grid(axis="y", alpha=0.3)

    return panel


def _shares(say: Say, title: str, counts: Mapping[str, int]) -> Panel:
    """Return a picture of how many matches were of which kind."""

    def panel(axes: Any) -> None:
        total = sum(counts.values())
        shares = [100 * count / total for count in counts.values()]
        axes.barh(list(counts), shares, color=_BAR)
        for place, share in enumerate(shares):
            axes.text(share + 1, place, say(percent(share / 100)), va="center")
        axes.set_xlim(0, 115)
        _finish(axes, say(text(title)))

    return panel


def _wins(title: str, tallies: Mapping[str, Tally], fair: float) -> Panel:
    """Return a picture of how often each side won, with intervals; a line marks an equal share."""

    def panel(axes: Any) -> None:
        shares = [wilson(tally.won, tally.played) for tally in tallies.values()]
        for place, share in enumerate(shares):
            axes.plot(
                [100 * share.low, 100 * share.high], [place, place], color=_POINT, linewidth=3, alpha=0.5
            )
            axes.plot(100 * share.share, place, "o", color=_POINT)
        axes.axvline(100 * fair, color=_FAIR, linestyle="--", linewidth=1)
        axes.set_yticks(range(len(shares)), list(tallies))
        axes.set_xlim(0, max(50, *(110 * share.high for share in shares)))
        _finish(axes, title)

    return panel


def _finish(axes: Any, title: str) -> None:
    axes.set_title(title)
    axes.set_xlabel("%")
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)
