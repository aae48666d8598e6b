"""Errata and taboos: corrections to cards that come from outside, as plain data (errata, ultimatums).

Version 1.0 of the rules has no errata (errata.3), and no taboo list comes with it (ultimatums.q4), so without
a list nothing changes. Not for what a deck may be made of (see `decks`).
"""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from miskatonic.core.game import BadOptions
from miskatonic.core.text import text
from miskatonic.games.horror.options import Corrections, Erratum, Taboo
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.words.abilities import Keyword

Cards = Mapping[str, Printed]


def check(given: Any, known: Cards) -> Corrections | None:
    """errata.1, ultimatums.q4: a list of corrections; raise BadOptions if it is none."""
    try:
        found = msgspec.convert(given, Corrections | None)
    except (msgspec.ValidationError, RecursionError):
        raise BadOptions("corrections", text("bad-corrections"), "errata.1") from None
    strange = [code for code in ({*found.errata, *found.taboos} if found else ()) if code not in known]
    if strange:
        raise BadOptions("corrections", text("deck-unknown-code", code=sorted(strange)[0][:40]), "errata.1")
    return found


def corrected(known: Cards, corrections: Corrections | None, ultimatums: Collection[str] = ()) -> Cards:
    """errata.1, .2, ultimatums.15: the cards as they are to be read; what is not listed stays as printed."""
    if corrections is None:
        return known
    found = dict(known)
    for code, erratum in corrections.errata.items():
        found[code] = _corrected(found[code], erratum)
    if "orthodoxy" in ultimatums:
        for code, taboo in corrections.taboos.items():
            found[code] = _chained(found[code], taboo)
    return found


def _corrected(card: Printed, erratum: Erratum) -> Printed:
    """errata.1: what an erratum says overrides what is printed."""
    numbers = {name: getattr(erratum, name) for name in ("cost", "damage", "horror")}
    values = {name: getattr(erratum, name) for name in ("health", "sanity", "fight", "evade")}
    changed: dict[str, Any] = {name: number for name, number in numbers.items() if number is not None}
    for name, number in values.items():
        old = getattr(card, name)
        if number is not None:
            changed[name] = Value(number, each=old.each if old is not None else False)
    if erratum.traits is not None:
        changed["traits"] = erratum.traits
    return replace(card, **changed)


def _chained(card: Printed, taboo: Taboo) -> Printed:
    """ultimatums.15: a card on the taboo list costs more or less, is Exceptional, or cannot be used."""
    abilities = card.abilities
    if taboo.exceptional:
        abilities = (*abilities, Keyword("exceptional"))
    return replace(card, abilities=abilities, surcharge=taboo.experience, forbidden=taboo.forbidden)
