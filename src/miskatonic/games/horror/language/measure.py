"""How much of a set of cards the language understands, in both languages: `make language`.

The cards are read from the folder that MISKATONIC_HORROR_DATA names, and from nowhere else; nothing of them
is kept. Not for tests.
"""

import os
import sys
from collections import Counter
from pathlib import Path

from miskatonic.games.horror.cards import PLAYER_CARDS
from miskatonic.games.horror.language.documents import Card, known_traits, read_document
from miskatonic.games.horror.language.findings import CardReading, Problem
from miskatonic.games.horror.language.languages import reader
from miskatonic.games.horror.language.normal import normal_abilities
from miskatonic.games.horror.language.reader import Reader
from miskatonic.games.horror.language.telling import shown
from miskatonic.games.horror.words.abilities import DeckOnly, Keyword

_OURS = {card.code: card for card in PLAYER_CARDS}
VARIABLE = "MISKATONIC_HORROR_DATA"
LANGUAGES = ("en", "de")
TOP = 20


def read_cards(cards: list[Card], language: str) -> dict[str, CardReading]:
    """Return what the texts of cards say, by their codes."""
    reads = reader(language, known_traits(cards, language))
    return {each.code: _read(reads, each, language) for each in cards}


def _read(reads: Reader, card: Card, language: str) -> CardReading:
    return reads.read_card(
        card.texts.get(language, ""), card.type, card.name(language), card.backs.get(language, "")
    )


def same(first: CardReading, second: CardReading) -> bool:
    """Say whether two texts say the same; names of people may be spelt differently."""
    return _comparable(first) == _comparable(second)


def _comparable(reading: CardReading) -> tuple[object, ...]:
    abilities = reading.abilities or ()
    plain = [
        Keyword(each.name, only=each.only) if isinstance(each, Keyword) and each.name == "prey" else each
        for each in abilities
        if not isinstance(each, DeckOnly)
    ]
    return normal_abilities(tuple(plain))


def reason(problem: Problem) -> str:
    """Return why a sentence is not understood, so that the like fall together."""
    if problem.reason == "unknown-words":
        before = problem.understood.split()[-1:] or ["(start)"]
        return f"unknown words: {before[0]} ▸ {problem.word or '(end)'}"
    return f"{problem.reason}: {problem.detail}" if problem.detail else problem.reason


def _product(code: str) -> str:
    return f"{code[:2]}…"


def _print_language(cards: list[Card], readings: dict[str, CardReading], language: str) -> None:
    sentences = [each for reading in readings.values() for each in reading.sentences]
    understood = sum(1 for each in sentences if each.problem is None)
    whole = sum(1 for each in readings.values() if each.abilities is not None)
    print(f"{language}: cards {whole} of {len(cards)} ({whole / len(cards):.1%}),", end=" ")
    print(f"sentences {understood} of {len(sentences)} ({understood / max(1, len(sentences)):.1%})")
    by_product: Counter[str] = Counter(_product(each.code) for each in cards)
    wholly = Counter(_product(each.code) for each in cards if readings[each.code].abilities is not None)
    print("  product  cards  understood")
    for product, count in sorted(by_product.items()):
        print(f"  {product:7}  {count:5}  {wholly[product]:10} ({wholly[product] / count:.0%})")
    kinds = Counter(problem.reason for each in readings.values() for problem in each.problems)
    print("  by kind: " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    reasons = Counter(reason(problem) for each in readings.values() for problem in each.problems)
    print(f"  top {TOP} reasons:")
    for why, count in reasons.most_common(TOP):
        print(f"  {count:5}  {why}")


def _print_both(cards: list[Card], readings: dict[str, dict[str, CardReading]]) -> None:
    both = [
        each for each in cards if all(readings[one][each.code].abilities is not None for one in LANGUAGES)
    ]
    different = [each for each in both if not same(*(readings[one][each.code] for one in LANGUAGES))]
    alike = len(both) - len(different)
    print(f"both: {len(both)} cards understood, {alike} alike ({alike / max(1, len(both)):.1%})")
    for card in different:
        english, german = (_comparable(readings[one][card.code]) for one in LANGUAGES)
        print(f"  {card.code}:")
        for language, mine, other in (("en", english, german), ("de", german, english)):
            for each in mine:
                if each not in other:
                    print(f"    {language}: {shown(each)}")


JUDGED = {
    "12011": "the German print has a misspelt verb",
    "12013": "the print does not say “then”; our tree does, which makes no difference",
    "12050": "“this location” is read as the one investigated, which is yours",
    "12051": "the print does not say “then”; without an enemy there is no health either way",
    "12061": "a reminder says that damage needs health and horror sanity; the rules say so anyway",
    "12064": "the print says “then” behind “instead”; our tree replaces all of it",
    "12075": "the German print has a full stop before its colon",
}
"""Differences between printed texts and our trees, and why they are right."""


def _print_core(folder: Path) -> None:
    """Compare the printed texts of the core box with the trees of the project."""
    for language, name in (("en", "core_2026.json"), ("de", "core_2026_de.json")):
        path = folder / name
        if not path.is_file():
            print(f"core {language}: there is no {name}")
            continue
        cards = [each for each in read_document(path.read_bytes()) if each.code in _OURS]
        reads = reader(language)
        different = []
        for card in cards:
            ours = _OURS[card.code]
            reading = reads.read(card.texts["en"], ours.type, card.names["en"])
            wanted = CardReading((), normal_abilities(ours.abilities))
            if reading.abilities is None or not same(reading, wanted):
                different.append(f"{card.code} ({JUDGED.get(card.code, 'not judged')})")
        print(f"core {language}: {len(cards) - len(different)} of {len(cards)} as in the project")
        for each in different:
            print(f"  {each}")


def main() -> int:
    """Print shares, reasons and differences; return the exit code."""
    folder = os.environ.get(VARIABLE)
    path = Path(folder or "") / "texts_dev.json"
    if not folder or not path.is_file():
        print(f"Nothing is measured: {VARIABLE} names no folder with texts_dev.json in it.", file=sys.stderr)
        return 1
    _print_core(Path(folder))
    cards = read_document(path.read_bytes())
    readings = {language: read_cards(cards, language) for language in LANGUAGES}
    for language in LANGUAGES:
        _print_language(cards, readings[language], language)
    _print_both(cards, readings)
    return 0


if __name__ == "__main__":
    sys.exit(main())
