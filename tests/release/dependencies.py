"""What a package needs, and what that needs in turn, as the metadata of installed packages tell."""

from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def needed(*wishes: str) -> dict[str, Distribution]:
    """Return all that `pip install` of these brings on this machine by name, with the wishes themselves.

    What belongs to other systems or older Pythons is left out.
    """
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [Requirement(wish) for wish in wishes]
    while waiting:
        wish = waiting.pop()
        name = canonicalize_name(wish.name)
        for extra in ("", *wish.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                found[name] = distribution(name)
                waiting += _for_extra(found[name].requires or (), extra)
    return found


def _for_extra(requires: Iterable[str], extra: str) -> Iterator[Requirement]:
    """Yield what a package needs anyway, or only for an extra of it."""
    for requirement in map(Requirement, requires):
        marker = requirement.marker
        always = marker is None or marker.evaluate({"extra": ""})
        if always != bool(extra) and (marker is None or marker.evaluate({"extra": extra})):
            yield requirement


def installed(name: str) -> Distribution | None:
    """Return a package if it is installed."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None
