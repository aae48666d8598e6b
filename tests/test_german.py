"""German as its editors want it: words and sentences that were wrong once stand nowhere, the right ones do.

Not for grammar of single card texts (tests/games/horror/test_render*.py).
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import miskatonic
from miskatonic.core import rulebook
from miskatonic.games.horror.catalogue import CATALOGUE, CardInfo

SOURCE = Path(miskatonic.__file__).parent
ROOT = Path(__file__).parent.parent
ROOMS = {
    "cultists": ("games/cultists", "boards/cultists"),
    "ritual": ("games/ritual", "boards/ritual"),
    "horror": ("games/horror", "boards/horror", "parts/horror"),
}
"""Where a game's German stands, below the source and below the client's."""


def german_files() -> Iterator[Path]:
    """Yield every file of German messages and rules, the client's sources among them, and the README."""
    for folder in (SOURCE, ROOT / "web" / "src"):
        for pattern in ("**/*.de.ftl", "**/*.de.md", "**/messages.de/*.ftl", "**/rulebook.de/*.md"):
            yield from folder.glob(pattern)
    yield ROOT / "README.md"


@cache
def written() -> dict[str, str]:
    """Return all German that is written down, by file."""
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in sorted(german_files())}


def sides(card: CardInfo) -> str:
    """Return everything that a card says in German."""
    said = [card.name, card.subtitle, *card.traits, *card.text, *card.reverse]
    return "\n".join(each.de for each in said)


@cache
def cards() -> dict[str, CardInfo]:
    return {card.code: card for card in CATALOGUE.cards()}


@cache
def spoken() -> dict[str, str]:
    """Return all German there is: what is written down, and every card as it is put together."""
    return {**written(), **{f"card {code}": sides(card) for code, card in cards().items()}}


def of_room(room: str) -> str:
    """Return the German of one game."""
    found = [said for path, said in spoken().items() if any(f"/{part}/" in path for part in ROOMS[room])]
    return "\n".join([*found, *(spoken()[f"card {code}"] for code in cards() if room == "horror")])


def places(wrong: str, said: dict[str, str]) -> list[str]:
    """Return where something stands."""
    return [path for path, text in said.items() if re.search(wrong, text)]


# Words of the German editions

WORDS_OF_HORROR = [
    *(
        "Um sich greifende Flammen",
        "Aschepilger",
        "Schaulustig",
        "Kosmische Übel",
        "Wahnsinnige Wissenschaft",
    ),
    *("Einserstudentin", "Zauberkünstler", "Mit Rache geladen", "Hochnäsig", "Antlitz der Leere"),
    *("Immer auf dem Weg der Besserung", "heimgesuchte Musiker", "Zimmer eures Freundes"),
]

REFUSED_IN_RITUAL = "(Portal, Tor, Kelchkarte,"
"""talk.3: the chat refuses the Portal by its other name, too."""


@pytest.mark.parametrize("word", WORDS_OF_HORROR)
def test_horror_no_longer_says(word: str) -> None:
    assert not places(word, spoken())


@pytest.mark.parametrize("word", [r"\bTor(e|en|s|es)?\b", "Leuchtende(s|n)? Trapezoeder", "Studentin"])
def test_ritual_no_longer_says(word: str) -> None:
    assert not re.search(word, of_room("ritual").replace(REFUSED_IN_RITUAL, "", 1))


def test_ritual_still_names_the_old_word_as_one_that_the_chat_refuses() -> None:
    talk = next(each for each in of_room("ritual").splitlines() if each.startswith("- `talk.3`"))
    assert REFUSED_IN_RITUAL in talk


@pytest.mark.parametrize("word", ["portal", "schimmerndes trapezoeder", "misstrauischer student"])
def test_the_rulebook_of_ritual_is_searched_by_the_words_of_the_edition(word: str) -> None:
    assert rulebook.search(rulebook.load("miskatonic.games.ritual", "de"), word)


@pytest.mark.parametrize(
    ("trait", "german"),
    [
        *(("insight", "Erkenntnis"), ("spirit", "Geist"), ("practiced", "Trainiert")),
        *(("firearm", "Feuerwaffe"), ("tome", "Buch"), ("fortune", "Glücksfall"), ("gambit", "Schachzug")),
        *(("criminal", "Krimineller"), ("performer", "Performer"), ("socialite", "Salonlöwe")),
        *(("coterie", "Coterie"), ("hardship", "Notlage"), ("warden", "Wärter"), ("apparel", "Garderobe")),
        *(("supply", "Vorrat"), ("hex", "Verwünschung")),
    ],
)
def test_a_trait_is_called_as_the_edition_calls_it(trait: str, german: str) -> None:
    assert f"\ntrait-{trait} = {german}\n" in of_room("horror")


def test_no_two_traits_share_a_german_name() -> None:
    names = re.findall(r"^trait-[a-z-]+ = (\w.*)$", of_room("horror"), re.MULTILINE)
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("encounter_set", "german"),
    [
        ("spreading_flames", "Auflodernde Flammen"),
        ("ashen_pilgrims", "Pilger der Asche"),
        ("bystanders", "Unbeteiligte"),
        ("cosmic_evils", "Kosmisches Böses"),
        ("mad_science", "Verrückte Wissenschaft"),
        ("fire", "Feuer!"),
        ("smoke_and_mirrors", "Rauchschleier"),
        ("arcane_lock", "Arkanes Schloss"),
        ("bad_weather", "Schlechtes Wetter"),
        ("dead_ends", "Sackgassen"),
        ("flying_terrors", "Fliegende Schrecken"),
        ("gangs_of_arkham", "Gangs von Arkham"),
        ("people_of_arkham", "Menschen aus Arkham"),
        ("whippoorwills_ch2", "Ziegenmelker"),
        ("queen_of_ash", "Königin der Asche"),
        ("arkham_sewers", "Kanalisation"),
        ("cultists_ch2", "Kultisten"),
        ("reeking_decay", "Stinkender Verfall"),
        ("torment", "Qual"),
    ],
)
def test_an_encounter_set_is_called_as_the_edition_calls_it(encounter_set: str, german: str) -> None:
    assert f"\nset-{encounter_set} = {german}\n" in of_room("horror")


@pytest.mark.parametrize(
    ("code", "german"),
    [
        ("12008", "In den Schatten"),
        ("12010", "Der Magier"),
        ("12014", "Mit Vergeltung geladen"),
        ("12030", "Vorzeigestudentin"),
        ("12046", "Hochmütiger „Kunstsammler“"),
        ("12060", "Heimgesuchter Musiker"),
        ("12068", "Gesicht der Leere"),
        ("12072", "Auf dem Weg der Besserung"),
    ],
)
def test_a_card_has_the_subtitle_of_the_edition(code: str, german: str) -> None:
    assert cards()[code].subtitle.de == german


# Sentences

SENTENCES = [
    *(
        "Es gewinnt: ",
        "in einem Auschecken",
        "setze Bots",
        "Chat verweigert",
        "Alle geistige Gesundheit geht",
    ),
    *("Eine Revanche ist für", r"oder „\? tor“", "rules ritual tor"),
    *(
        "deckt auf, Assassine",
        "die Kamera ist tot",
        r"ein Tor in der Portalkammer|flackert ein Tor",
        "Ein Portal gibt es nicht",
    ),
    *("Kein Ereignis ist in Kraft", r"SeherIn ist erkannt(?<!Die SeherIn ist erkannt)", "wer SeherIn ist"),
    *(
        r"den Zustand von \{ \$whom-is",
        r": Zeichen von \{",
        "Älteres Zeichen ab von",
        "Halten wir zusammen",
    ),
    *(r"= .*Summon \+\{", "(Kultist|Wurf) von dir"),
]
CARD_SENTENCES = [
    *(
        r"in deinem Ablagestapel auf die Hand",
        r"\ban „(?!Black)",
        "Du bestehst",
        "anders heißend",
        "Das Gezogene",
    ),
    *(
        "das Gefundene",
        "ein spielbereiter Gegner ohne",
        r"Falls [^.]*: Falls",
        r"Du erhältst [+−]",
        r"\bLege \d+ Ver",
    ),
    *(
        r"\bzu (einem|deinem|jenem) [^.]*Ort\b",
        "Story-Vorteil",
        "beigetragen pro",
        r"Nur 1 pro (Runde|Zug|Spiel)",
    ),
    *(r"\] Kämpfe\.", r"\] Ermittle\.", r"\] Gib auf\.", r"Versuche zu entkommen\."),
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_nothing_says_any_more(sentence: str) -> None:
    assert not places(sentence, {path: said for path, said in written().items() if "kept.ftl" not in path})


def test_rooms_of_cultists_have_one_name() -> None:
    """The board in the browser names rooms by the messages of the game, as buttons and the log do."""
    rooms = of_room("cultists")
    assert not re.search("Zentralkorridor|Überwachungsraum", rooms)
    for name in ("Zentralgang", "Heizungskeller", "Kameraraum", "Portalkammer"):
        assert len(re.findall(rf"^[\w-]*place-\w+ = {name}$", rooms, re.MULTILINE)) == 1
    assert len(re.findall(r"^[\w-]*place-(?!now)\w+ = ", rooms, re.MULTILINE)) == 13


@pytest.mark.parametrize("sentence", CARD_SENTENCES)
def test_no_card_says_any_more(sentence: str) -> None:
    assert not places(sentence, {code: sides(card) for code, card in cards().items()})
