"""Card texts in the terminal: what the card language understands of them, and their translation."""

from pathlib import Path
from typing import Any

import msgspec

from miskatonic.cli.flags import Language
from miskatonic.cli.screen import Screen
from miskatonic.cli.words import print_json, refuse, speech
from miskatonic.core.text import Speech, text
from miskatonic.games.horror.language.documents import BadDocument, Card, known_traits, read_document
from miskatonic.games.horror.language.findings import CardReading
from miskatonic.games.horror.language.languages import reader
from miskatonic.games.horror.language.telling import problem_text, shown
from miskatonic.games.horror.language.translating import translated_lines

NOT_UNDERSTOOD = 1
_BAD = {
    "no-cards": "read-bad-no-cards", "no-text": "read-bad-no-text", "too-large": "read-bad-too-large",
}  # fmt: skip


def print_readings(
    language: Language, files: list[Path], explain: str, written: Language | None, json: bool
) -> int:
    """Print what the cards of files say, as far as it is understood; return the exit code."""
    words = speech(language, "horror")
    cards = [card for file in files for card in _cards(words, file)]
    read = [(card, _language_of(card, written)) for card in cards]
    readers = {each: reader(each, known_traits(cards, each)) for each in ("en", "de")}
    found = [
        (
            card,
            lang,
            readers[lang].read_card(
                card.texts.get(lang, ""), card.type, card.name(lang), card.backs.get(lang, "")
            ),
        )
        for card, lang in read
    ]
    if json:
        print_json({"cards": [_as_json(words, *each) for each in found]})
    else:
        screen = Screen()
        for card, lang, reading in found:
            if not explain or explain.casefold() in (card.code.casefold(), card.name(lang).casefold()):
                _print(screen, words, card, lang, reading, bool(explain))
        whole = sum(reading.abilities is not None for _, _, reading in found)
        screen.line(words.say(text("read-total", count=whole, cards=len(found))))
    return 0 if all(reading.abilities is not None for _, _, reading in found) else NOT_UNDERSTOOD


def print_translations(language: Language, files: list[Path], written: Language | None) -> int:
    """Print the text of cards in the other language; return the exit code."""
    words = speech(language, "horror")
    cards = [card for file in files for card in _cards(words, file)]
    screen = Screen()
    code = 0
    for card in cards:
        lang = _language_of(card, written)
        reads = reader(lang, known_traits(cards, lang))
        reading = reads.read(card.texts.get(lang, ""), card.type, card.name(lang))
        screen.line(f"{card.code}  {card.name(lang)}", style="bold")
        other = "de" if lang == "en" else "en"
        lines = translated_lines(reading, card.type, other)
        if lines is None:
            code = NOT_UNDERSTOOD
            lines = [words.say(problem_text(each)) for each in reading.problems]
            lines = lines or [words.say(text("read-untranslatable"))]
        for line in lines:
            screen.line(f"  {line}", indent=2)
    return code


def _cards(words: Speech, file: Path) -> list[Card]:
    try:
        return read_document(file.read_bytes())
    except OSError:
        refuse(words, text("read-no-file", file=str(file)))
    except BadDocument as error:
        refuse(words, text(_BAD[str(error)], file=str(file)))


def _language_of(card: Card, written: Language | None) -> str:
    if written is not None and written.value in card.texts:
        return written.value
    return "en" if "en" in card.texts else "de"


def _print(screen: Screen, words: Speech, card: Card, lang: str, reading: CardReading, explain: bool) -> None:
    problems = reading.problems
    understood = len(reading.sentences) - len(problems)
    state = "whole" if reading.abilities is not None else "part" if understood else "not"
    title = text("read-card", state=state, count=understood, sentences=len(reading.sentences))
    screen.line(f"{card.code}  {card.name(lang)}: {words.say(title)}", style="bold")
    if explain:
        written = card.texts.get(lang, "")
        for sentence in reading.sentences[: len(reading.sentences) - len(reading.back)]:
            screen.line(f"  {written[sentence.start : sentence.end].strip()}", indent=2)
            if sentence.problem is None:
                screen.line(f"    {shown(sentence.says)}", indent=4)
        for ability in reading.abilities or ():
            screen.line(f"  → {shown(ability)}", indent=4)
    for problem in problems:
        screen.line(f"  {words.say(problem_text(problem))}", indent=2)


def _as_json(words: Speech, card: Card, lang: str, reading: CardReading) -> dict[str, Any]:
    problems = [
        {
            "start": each.start,
            "at": each.at,
            "end": each.end,
            "reason": each.reason,
            "says": words.say(problem_text(each)),
        }
        for each in reading.problems
    ]
    return {
        "code": card.code,
        "name": card.name(lang),
        "understood": reading.abilities is not None,
        "sentences": len(reading.sentences),
        "understood_sentences": len(reading.sentences) - len(problems),
        "problems": problems,
        "tree": None
        if reading.abilities is None
        else [msgspec.to_builtins(each) for each in reading.abilities],
    }
