"""The alphabetical index of a rulebook: its terms, where they stand, and what else to look at.

The title of every section is a term; a game adds others in `index.<language>.md`, a list of lines like
"- Clue tokens → clues, tokens-running-out". What else to look at follows from the clauses that a section
refers to. Not for the clauses themselves (see `rulebook`).
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from miskatonic.core.rulebook import BadRulebook, Clause, load

SEE_ALSO = 6
"""No entry names more sections besides its own."""
_TERM = re.compile(r"^- (?P<term>[^→]+) → (?P<sections>[a-z0-9, -]+)$")
_REFERENCE = re.compile(r"`([a-z0-9-]+)\.[a-z]?\d+`")
_AT_THE_FRONT = "“„‘‚…().!?* –-"


class Entry(msgspec.Struct, frozen=True):
    """A term, the sections it stands in, and those to look at as well."""

    term: str
    sections: tuple[str, ...]
    see: tuple[str, ...] = ()

    @property
    def letter(self) -> str:
        """Return the letter it stands under; all numbers and signs stand under one."""
        first = sort_key(self.term)[:1].upper()
        return first if first.isalpha() else "#"


def sort_key(term: str) -> str:
    """Return what a term is sorted by: ä like a, quotation marks at the front left out."""
    plain = unicodedata.normalize("NFKD", term.lstrip(_AT_THE_FRONT)).casefold()
    return "".join(each for each in plain if not unicodedata.combining(each))


@cache
def index(package: str, language: str) -> tuple[Entry, ...]:
    """Return the index of a game's rulebook in the order of the alphabet."""
    clauses = load(package, language).values()
    terms: list[tuple[str, tuple[str, ...]]] = [(title, (each,)) for each, title in _titles(clauses).items()]
    terms += _others(package, language, _titles(clauses))
    merged: dict[str, tuple[str, ...]] = {}
    for term, sections in terms:
        merged[term] = tuple(dict.fromkeys((*merged.get(term, ()), *sections)))
    related = see_also(clauses)
    found = [Entry(term, sections, _besides(sections, related)) for term, sections in merged.items()]
    return tuple(sorted(found, key=lambda entry: (sort_key(entry.term), entry.term)))


def _titles(clauses: Iterable[Clause]) -> dict[str, str]:
    return {clause.section: clause.title for clause in clauses}


def _others(package: str, language: str, titles: dict[str, str]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the terms that a game adds; raise BadRulebook for a line or section that is none."""
    source = files(package).joinpath(f"index.{language}.md")
    if not source.is_file():
        return []
    found = []
    for number, line in enumerate(source.read_text("utf-8").splitlines(), 1):
        if not line.startswith("- "):
            continue
        read = _TERM.match(line)
        sections = tuple(read["sections"].split(", ")) if read else ()
        if read is None or not all(each in titles for each in sections):
            raise BadRulebook(f"index.{language}.md, line {number}: {line[:60]}")
        found.append((read["term"], sections))
    return found


def see_also(clauses: Iterable[Clause]) -> dict[str, tuple[str, ...]]:
    """Return, for every section, the others that its clauses refer to, most often first."""
    counts: dict[str, Counter[str]] = {}
    for clause in clauses:
        cited = [each for each in _REFERENCE.findall(clause.text) if each != clause.section]
        counts.setdefault(clause.section, Counter()).update(cited)
    there = set(counts)
    return {
        section: tuple(each for each, _ in counted.most_common() if each in there)
        for section, counted in counts.items()
    }


def _besides(sections: tuple[str, ...], related: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    found = dict.fromkeys(each for section in sections for each in related.get(section, ()))
    return tuple(each for each in found if each not in sections)[:SEE_ALSO]
