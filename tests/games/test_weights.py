"""Every event weighs what it should: quiet unless its game declares more, and the same in both languages."""

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from miskatonic import games
from miskatonic.core.text import LANGUAGES, Speech, Text, source

QUIET, SHOWN, STAGED, DRAWN = "quiet", "shown", "staged", "drawn"
"""What declares nothing is quiet; what is drawn is staged by a picture of the board's own, or a page.

The browser says what each means (web/src/lib/weights.ts)."""

ON_STAGE = {
    "ritual": {
        "the round ends, card by card": "revealed survived failed-shared failed-cursed failed-no-artefact",
        "a Gate": "gate-opens",
        "a Great Old One": "rises-cthulhu rises-nyarlathotep rises-yog-sothoth rises-hastur mystery-shown",
        "doom": "doom-moves",
        "the end": "game-over",
    },
    "fate": {
        "dice": "rolled-control rolled-other-worlds rolled-raid rolled-gift",
        "a spell": "cast cancelled",
        "raid": "raided supply-empty",
        "control": "controls-full controls-temporary",
        "a sign": "sign-taken",
        "the end": "game-won game-lost",
    },
    "cultists": {
        "night": "night-falls",
        "an event": "event-drawn burnt",
        "power off": "power-off",
        "cards cross face down": "gave gave-hidden",
        "a body found": "death-reported",
        "votes opened one by one": "vote-called vote-murder voted voted-double abstained vote-ends",
        "a ghost": "fell",
        "portal": "portal-opens portal-closed portal-lost",
        "fish-man": "fish-man-comes",
        "who was who": "revealed",
    },
    "horror": {
        "pages": "introduction becomes-current advances resolution",
        "each mythos card": "drew-encounter",
        "the token and the result": "revealed-token test-passed test-failed",
        "a defeat": "investigator-defeated fate-killed fate-insane fate-devoured",
        "a new location": "entered-map",
    },
}
"""What fills the middle of the board, and the messages that tell it."""

WHERE_IT_HAPPENS = {
    "ritual": {
        "every pass of the travelling card": "gave passed all-passed",
        "discards": "discarded",
        "looks": "looked looked-hidden",
    },
    "fate": {
        "the fate piece": "moved-spell moved-spell-hidden moved-pair moved-gate moved-road moved-key drifted",
        "cultists that come and go": "cultist-placed cultists-moved cultists-rise last-cultist-rises swapped",
        "markers": "summoned fell-back",
    },
    "cultists": {
        "steps": "stepped stopped teleported",
        "doors": "swapped explored",
        "checks": "checks checks-hidden checks-camera checks-camera-hidden searched searched-camera",
        "cards into decks": "added added-unsafe filled filled-hidden secured secured-hidden",
    },
    "horror": {
        "moves": "acts-move moved enemy-moved",
        "attacks with who and why": "attacks opportunity retaliates",
        "clues": "discovered clues-placed spent-clues",
        "doom": "doom-placed tokens-placed tokens-moved tokens-removed",
        "damage on whom": "took-damage took-horror took-both card-took-damage card-took-both",
    },
}
"""What is seen where it happens."""


@cache
def declared(game: str, language: str) -> dict[str, str]:
    """Return the weight of every message of a game that declares one."""
    package = games.package(game)
    speech = Speech(language, [package])
    return {
        entry.id.name: speech.say(Text(f"{entry.id.name}.weight"))
        for entry in FluentParser().parse(source(package, language)).body
        if isinstance(entry, ftl.Message)
        if any(attribute.id.name == "weight" for attribute in entry.attributes)
    }


def in_table(rows: dict[str, dict[str, str]]) -> list[tuple[str, str, str]]:
    return [(game, what, id) for game, row in rows.items() for what, ids in row.items() for id in ids.split()]


@pytest.mark.parametrize("game", games.NAMES)
def test_a_message_weighs_the_same_in_both_languages(game: str) -> None:
    english, german = (declared(game, language) for language in LANGUAGES)
    assert english == german
    assert set(english.values()) <= {SHOWN, STAGED, DRAWN}


@pytest.mark.parametrize(("game", "what", "id"), in_table(ON_STAGE))
def test_what_everybody_should_see_is_staged(game: str, what: str, id: str) -> None:
    assert declared(game, "en").get(id, QUIET) in (STAGED, DRAWN), what


@pytest.mark.parametrize(("game", "what", "id"), in_table(WHERE_IT_HAPPENS))
def test_what_moves_or_turns_is_shown(game: str, what: str, id: str) -> None:
    assert declared(game, "en").get(id, QUIET) == SHOWN, what


@pytest.mark.parametrize("game", games.NAMES)
def test_what_is_seen_is_seen_by_those_as_well_who_learn_only_a_part_of_it(game: str) -> None:
    weights = {id: declared(game, "en").get(id, QUIET) for id in ids_of(game)}
    differ = [
        id for id in weights if (weights[id] == QUIET) != (weights.get(f"{id}-hidden", weights[id]) == QUIET)
    ]
    assert differ == []


@cache
def ids_of(game: str) -> set[str]:
    parsed = FluentParser().parse(source(games.package(game), "en"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}
