"""Decks that people bring: documents of deck sites, lists in two languages, our own files; and nonsense."""

import json
import random
import string
from collections import Counter
from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import LANGUAGES, Speech
from miskatonic.games.horror import catalogue, deckcheck, deckfile, lineup
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.deckfile import BadDeck, read, write
from miskatonic.games.horror.options import DeckChoice
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed
from miskatonic.games.horror.rules import Deck
from miskatonic.games.horror.words.abilities import Constant
from miskatonic.games.horror.words.modifiers import Change, ExtraSlot
from miskatonic.games.horror.words.things import YourTurn
from tests.games.horror.cards import asset, event, investigator, treachery

RULES = DeckRules((DeckOption(("seeker",), neutral=True),), ("flaw",), 4)


def named(printed: Printed, german: str) -> Printed:
    return Printed(
        **{name: getattr(printed, name) for name in printed.__struct_fields__}
        | {"name": (printed.name[0], german)}
    )


BOX = (
    investigator("Ada Marsh", deck=RULES, subtitle=("The Diver", "Die Taucherin"), code="101"),
    investigator("Bert Pike", deck=RULES, code="102"),
    named(asset("Magnifying Glass", classes=("seeker",), level=0, code="103"), "Vergrößerungsglas"),
    named(event("Way Out", classes=("seeker",), level=0, code="104"), "Ausweg"),
    named(event("Way Out", classes=("seeker",), level=2, code="105"), "Ausweg"),
    named(asset("Daisy's “Bag”", level=0, code="106"), "Daisys Tasche"),
    named(treachery("Flaw", subtype="weakness", code="flaw"), "Makel"),
    asset("Logan", level=0, subtitle=("Bounty Hunter", "Kopfgeldjäger"), code="108"),
)
KNOWN = {card.code: card for card in BOX}
DECK = DeckChoice("101", {"103": 2, "104": 2, "flaw": 1})


def deck(source: str) -> DeckChoice:
    """Return the deck in a text that can be read."""
    found = read(source, KNOWN)
    assert isinstance(found, DeckChoice), found
    return found


def bad(source: str) -> BadDeck:
    """Return what is wrong with a text."""
    found = read(source, KNOWN)
    assert isinstance(found, BadDeck), found
    return found


def said(source: str) -> list[tuple[str, int]]:
    """Return the messages of all problems, each with its line."""
    return [(each.text.id, each.line) for each in bad(source).problems]


# Documents of deck sites


def document(**fields: Any) -> str:
    whole = {
        **{"id": 5, "name": "Mine", "investigator_code": "101", "investigator_name": "Ada Marsh"},
        **{"slots": {"103": 2, "104": 2, "flaw": 1, "01000": 1}, "sideSlots": [], "meta": "{}"},
        **{"ignoreDeckLimitSlots": None, "taboo_id": None, "xp": 0, "previous_deck": None, "strange": [1]},
    }
    return json.dumps(whole | fields)


def test_a_deck_sites_document_is_read_and_unknown_keys_are_ignored() -> None:
    assert deck(document()) == DeckChoice("101", DECK.cards, "Mine")


def test_an_empty_list_of_cards_may_arrive_as_a_list() -> None:
    assert deck(document(slots=[])).cards == {}


def test_cards_nobody_knows_are_all_listed_and_the_rest_is_kept() -> None:
    found = bad(document(slots={"99001": 1, "103": 2, "01020": 2}))
    assert [each.card for each in found.problems] == ["99001", "01020"]
    assert found.deck == DeckChoice("101", {"103": 2}, "Mine")


@pytest.mark.parametrize("count", [-1, 1.5, "2", None, True, 10**30, 201])
def test_a_number_of_copies_that_is_none_is_refused(count: Any) -> None:
    assert said(document(slots={"103": count})) == [("deck-bad-count", 0)]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ('{"investigator_code": "101", "slots": ', "deck-no-json"),
        ("[1, 2]", "deck-no-document"),
        ('{"slots": {}}', "deck-no-document"),
        ('{"investigator_code": 101, "slots": {}}', "deck-no-document"),
        ('{"investigator_code": "101", "slots": "x"}', "deck-no-document"),
        ('{"investigator_code": "103", "slots": {}}', "bad-deck-investigator"),
        ("[" * 20_000, "deck-no-json"),
        ("  \n ", "deck-empty"),
        ("x" * 30_001, "deck-too-long"),
    ],
)
def test_what_is_no_document_is_refused_with_a_reason(source: str, message: str) -> None:
    assert said(source) == [(message, 0)]


# Our own files


def test_a_deck_that_was_written_is_read_again() -> None:
    mine = DeckChoice("101", DECK.cards, "Mine „neu“")
    assert deck(write(mine)) == mine


def test_a_file_of_another_version_is_refused() -> None:
    newer = json.loads(write(DECK)) | {"version": 2}
    assert said(json.dumps(newer)) == [("deck-file-version", 0)]


# Lists


@pytest.mark.parametrize(
    "source",
    [
        "Ada Marsh\n2x Magnifying Glass\n2x Way Out\n1x Flaw",
        "Investigator: Ada Marsh\nMagnifying Glass x2\nWay Out ×2\nFlaw",
        "Ermittlerin: Ada Marsh\n2 x Vergrößerungsglas\n2× Ausweg\nMakel x1",
        "ermittler: ada marsh\n2 vergrosserungsglas\n- 2x AUSWEG (0)\n• 1x makel",
        "1x Ada Marsh: The Diver\n2x magnifying   glass\n2x Way Out [0]\nFlaw (Weakness)\n1x "
        "Random Basic Weakness",
        "Ada Marsh (Die Taucherin)\n1x Magnifying Glass\n1x Magnifying Glass\n2x Way Out (Core Set)\n"
        "Flaw\nZufällige Grundschwäche",
    ],
)
def test_a_list_may_be_written_in_many_ways(source: str) -> None:
    assert deck(source) == DECK


def test_headings_and_remarks_are_ignored() -> None:
    lines = """
    # from my notes
    Ada Marsh
    Assets (2)
    Hand:
    2x Magnifying Glass
    Ereignisse (2 Karten)
    // not sure
    2x Way Out
    Schwächen
    1x Flaw
    Packs: everything I own
    """
    assert deck(lines) == DECK


def test_the_first_line_may_be_the_name_of_the_deck() -> None:
    assert deck("My clever deck\nAda Marsh\n2x Way Out").name == "My clever deck"


@pytest.mark.parametrize(
    "written", ["Way Out (2)", "Way Out [2]", "Ausweg (Stufe 2)", "Way Out (Level 2)", "Way Out (••)"]
)
def test_a_level_stands_in_brackets(written: str) -> None:
    assert deck(f"Ada Marsh\n1x {written}").cards == {"105": 1}


def test_a_level_that_the_card_does_not_have_is_refused() -> None:
    assert said("Ada Marsh\n1x Way Out (3)") == [("deck-no-level", 2)]


def test_quotes_accents_and_subtitles_do_not_matter() -> None:
    assert deck('Ada Marsh\n1x Daisys "Bag"\n1x Logan: Bounty Hunter').cards == {"106": 1, "108": 1}


def test_a_near_miss_is_answered_with_what_may_be_meant() -> None:
    found = bad("Ada Marsh\n2x Magnifing Glas\n1x Vergroesserungsglas\n1x Whatever it is")
    assert [each.text.id for each in found.problems] == [
        "deck-unknown-near",
        "deck-unknown-near",
        "deck-unknown",
    ]
    assert "Magnifying Glass" in str(found.problems[0].text)


def test_every_line_that_is_not_understood_is_named() -> None:
    assert said("Ada Marsh\n2x Nothing\n2x Way Out\nGibberish here\n0x Flaw") == [
        ("deck-unknown", 2),
        ("deck-unknown", 4),
        ("deck-count", 5),
    ]


@pytest.mark.parametrize(
    ("who", "message"), [("", "deck-no-investigator"), ("Ada Marsh\nBert Pike\n", "deck-two-investigators")]
)
def test_a_list_names_exactly_one_investigator(who: str, message: str) -> None:
    assert bad(f"{who}2x Way Out").problems[0].text.id == message


def test_a_deck_that_can_be_read_is_checked_by_the_rules() -> None:
    found = deckcheck.check("Ada Marsh\n2x Way Out\n1x Magnifying Glass", KNOWN)
    assert found.deck == DeckChoice("101", {"104": 2, "103": 1})
    assert [each.clause for each in found.problems] == ["deckbuilding.3", "signature.3"]
    assert deck(found.file) == found.deck


# The cards of the box


@pytest.mark.parametrize("starter", STARTERS, ids=lambda deck: deck.investigator)
def test_the_starter_decks_are_read_from_all_kinds_of_sources(starter: Deck) -> None:
    mine = DeckChoice(starter.investigator, dict(Counter(starter.cards)))
    site = json.dumps({"investigator_code": mine.investigator, "slots": mine.cards, "sideSlots": []})
    lists = [listed(mine, language) for language in (0, 1)]
    for source in (site, write(mine), *lists):
        found = catalogue.CATALOGUE.check(source)
        assert found.problems == ()
        assert found.deck == mine


def listed(deck: DeckChoice, language: int) -> str:
    """Return a deck as a list in English (0) or German (1)."""
    cards = by_code()
    lines = [f"{count}x {cards[code].name[language]}" for code, count in deck.cards.items()]
    return "\n".join([cards[deck.investigator].name[language], *lines])


# Nonsense

PIECES = (
    *(
        "2x ",
        "3",
        " x2",
        "(",
        ")",
        "[2]",
        "(0)",
        "\n",
        "\n\n",
        ":",
        "{",
        "}",
        '"slots"',
        '"investigator_code"',
    ),
    *(
        "Ada Marsh",
        "Bert Pike",
        "Way Out",
        "Ausweg",
        "Flaw",
        "Investigator:",
        "null",
        "[]",
        "1e999",
        "\\u0000",
    ),
    *(
        "\x00",
        "\ud800",
        "ﬀ",
        "٣x",
        "²x",
        "x²",
        "İ",
        "ß",
        "•",
        "🂡",
        "\u202e",
        "'",
        '"',
        ",",
        "-" * 50,
        "#",
        "//",
    ),
    *('"format": "miskatonic-deck"', '"version": 1', '"cards"', "1" * 400),
)


def nonsense(dice: random.Random) -> str:
    """Return a text that is almost a deck, or nothing like one."""
    if dice.random() < 0.2:
        return "".join(dice.choice(string.printable) for _ in range(dice.randrange(200)))
    if dice.random() < 0.2:
        whole = document()
        place = dice.randrange(len(whole))
        return whole[:place] + dice.choice(PIECES) + whole[place + dice.randrange(3) :]
    return "".join(dice.choice(PIECES) for _ in range(dice.randrange(40)))


def test_two_thousand_texts_of_nonsense_are_decks_or_say_what_is_wrong() -> None:
    speeches = [Speech(each, ["miskatonic.core", "miskatonic.games.horror"]) for each in LANGUAGES]
    for seed in range(2000):
        source = nonsense(random.Random(seed))
        found = deckcheck.check(source, KNOWN)
        assert found.deck is not None or found.problems, source
        for each in found.problems:
            assert all(speech.say(each.text) for speech in speeches), source


def test_reading_the_longest_nonsense_takes_no_ages() -> None:
    found = bad("Ada Marsh\n" + "1x almost Magnifying Glas\n" * 1_000)
    assert len(found.problems) == 1_000
    assert sum(each.text.id == "deck-unknown-near" for each in found.problems) == deckfile.SUGGESTED


def test_the_random_weakness_of_deck_sites_is_not_part_of_the_deck() -> None:
    assert lineup.RANDOM_WEAKNESS not in deck(document()).cards


# What a deck went through


def test_a_document_carries_experience_exile_and_upgrades() -> None:
    deck, past = joe_in_a_campaign()
    written = deckfile.document(deck, past, by_code())
    assert deckfile.read(written, by_code()) == deck
    assert deckfile.past(written) == past
    assert '"previous_deck": "41"' in written


def joe_in_a_campaign() -> tuple[DeckChoice, deckfile.Past]:
    return DeckChoice("12004", {"12030": 2}, "Joe"), deckfile.Past(9, 4, ("12036", "12036"), "41")


@pytest.mark.parametrize(
    "source",
    [
        "",
        "2x Deduction",
        "[]",
        "{}",
        '{"xp": null, "xp_spent": "x", "exile_string": null, "previous_deck": null}',
        '{"xp": -3, "xp_spent": 1.5, "exile_string": 7, "previous_deck": []}',
    ],
)
def test_what_a_document_does_not_tell_is_nothing(source: str) -> None:
    assert deckfile.past(source) == deckfile.Past()


def test_deck_sites_write_exile_as_one_text_and_decks_as_numbers() -> None:
    found = deckfile.past('{"xp": 5, "xp_spent": 2, "exile_string": "12036, 12036", "previous_deck": 4711}')
    assert found == deckfile.Past(5, 2, ("12036", "12036"), "4711")


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("12030", 1),
        ("deduction", 1),
        ("Through the Cracks", 2),
        ("Through the Cracks (2)", 1),
        ("nothing", 0),
    ],
)
def test_a_card_is_found_by_code_or_name_with_or_without_a_level(name: str, codes: int) -> None:
    assert len(deckfile.meant(name, by_code())) == codes


@rule("permanent.3", "deckbuilding.3")
def test_only_what_enlarges_an_opening_hand_counts_for_it() -> None:
    gifts = (Change("you", "opening-hand", 1), Change("you", "willpower", 5), ExtraSlot("you", "hand"))
    now_and_then = Constant((Change("you", "opening-hand", 9),), YourTurn())
    gift = asset("Gift", Constant(gifts), now_and_then, keywords="permanent")
    pouch = asset("Pouch", Constant((Change("you", "opening-hand", 3),)))
    found = deckcheck.figures(investigator("Ada"), [gift, pouch], standalone=True)
    assert (found.opening_hand, found.in_play, found.size) == (6, ("gift",), 1)
