"""The cards of Horror in the terminal: a list to search, and how far the cards of the core box are."""

from collections.abc import Iterator, Sequence

import typer

from miskatonic.cli.flags import Language
from miskatonic.cli.rulepage import tests_folder
from miskatonic.cli.screen import Screen
from miskatonic.cli.words import print_json, refuse, speech
from miskatonic.core.rulebook import marked_ids
from miskatonic.core.text import Speech, Text, percent, text
from miskatonic.games.horror import coverage
from miskatonic.games.horror.asks import filled_slots
from miskatonic.games.horror.catalogue import CATALOGUE, CardInfo, Figure, InBoth

NOTHING_FOUND = 1
SOMETHING_MISSING = 1


def print_cards(language: Language, query: str, json: bool) -> int:
    """Print the cards in which all words of the query occur, or all of them; return the exit code."""
    words = speech(language, "horror")
    found = [card for card in CATALOGUE.cards() if fits(card, query)]
    if json:
        print_json(found)
        return 0 if found else NOTHING_FOUND
    if not found:
        refuse(words, text("cards-none", query=query[:40]), NOTHING_FOUND)
    screen = Screen()
    for card in found:
        print_card(screen, words, card)
    return 0


def print_card(screen: Screen, words: Speech, card: CardInfo) -> None:
    """Print a card with everything that stands on it."""
    language = Language(words.language)
    screen.line(f"{card.code}  {_title(card, language)}", style="bold")
    screen.line("  " + ", ".join(words.say(each) for each in _facts(card)), indent=2)
    traits = ". ".join(_in(each, language) for each in card.traits)
    for line in ([f"{traits}."] if traits else []) + [_in(each, language) for each in card.text]:
        screen.line(f"  {line}", indent=2)


def called(name: str) -> list[CardInfo]:
    """Return the cards whose name has these words in it, in either language, the exact name before others."""
    wanted = name.casefold()
    cards = [card for card in CATALOGUE.cards() if wanted in f"{card.name.en}\n{card.name.de}".casefold()]
    exact = [card for card in cards if wanted in (card.name.en.casefold(), card.name.de.casefold())]
    return exact or cards


def fits(card: CardInfo, query: str) -> bool:
    """Say whether all words of a query occur on a card, in either language."""
    both = (card.name, card.subtitle, *card.traits, *card.text)
    written = [card.code, card.type, card.subtype, *card.classes, card.set]
    written += [each for words in both for each in (words.en, words.de)]
    printed = " ".join(written).casefold()
    return all(word in printed for word in query.casefold().split())


def _in(words: InBoth, language: Language) -> str:
    return words.de if language is Language.DE else words.en


def _title(card: CardInfo, language: Language) -> str:
    subtitle = _in(card.subtitle, language)
    return _in(card.name, language) + (f" – {subtitle}" if subtitle else "")


def _facts(card: CardInfo) -> Iterator[Text]:
    """Yield what stands round the text box."""
    yield text("card-kind", kind=card.subtype or card.type)
    for each in card.classes or (("neutral",) if card.player and not card.subtype else ()):
        yield text("card-class", name=each)
    if card.level is not None:
        yield text("card-level", level=card.level)
    if card.cost is not None:
        yield text("card-cost", cost="X" if card.cost < 0 else str(card.cost))
    for name, count in (card.skills or card.icons).items():
        yield text("card-icon", name=name, count=count)
    yield from filled_slots(card.slots)
    for name in ("health", "sanity", "fight", "evade", "shroud", "clues", "threshold"):
        figure: Figure | None = getattr(card, name)
        if figure is not None:
            yield text("card-number", name=name, number=figure.number, each="yes" if figure.each else "no")
    if card.type == "enemy":
        yield text("card-attack", damage=card.damage, horror=card.horror)


def print_coverage(language: Language, json: bool) -> int:
    """Print what the cards of the core box still lack, and totals; return 1 if anything does."""
    words = speech(language, "horror")
    tests = tests_folder("horror")
    if tests is None:
        refuse(words, text("cards-need-tests", folder="tests/games/horror"))
    found = coverage.cover(coverage.core_cards(), marked_ids(tests, "matters"), marked_ids(tests, "refused"))
    if json:
        print_json(found)
    else:
        for line in report(found, words):
            typer.echo(line)
    return 0 if found.complete else SOMETHING_MISSING


def report(found: coverage.Coverage, words: Speech) -> Sequence[str]:
    """Return what is missing, card by card, and the totals."""
    lines = []
    for card in found.cards:
        lacks = [text("covered", mark=mark) for mark in card.missing if card.defined or mark == "defined"]
        if lacks:
            named = f"{card.code} {card.name}".strip()
            lines.append(words.say(text("cards-lack", card=named, what=lacks)))
        if card.hatches:
            runs = ", ".join(card.hatches)
            lines.append(words.say(text("cards-hatch", card=f"{card.code} {card.name}", functions=runs)))
    whole = found.totals["cards"]
    for mark in (*coverage.MARKS, "hatches"):
        count = found.totals[mark]
        share = percent(count / whole)
        lines.append(words.say(text("cards-total", mark=mark, count=count, cards=whole, share=share)))
    return lines
