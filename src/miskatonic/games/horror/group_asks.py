"""What the group decides, or somebody for it: who leads, who is next, who draws, who bears a card, how it
ends, which type of cards is meant.

Not for what somebody is asked about own cards and deeds (see `asks`).
"""

from miskatonic.core.game import Ask, Option, Seat
from miskatonic.core.ids import id_of
from miskatonic.core.text import text
from miskatonic.games.horror.asks import MANY, card_option, seat_option
from miskatonic.games.horror.state import Horror


@MANY
def lead(seats: tuple[Seat, ...]) -> Ask:
    """lead-investigator.1, .2"""
    chance = Option("seat:random", text("option-random-lead"), (), "lead-investigator.2")
    options = (*(seat_option(seat, "lead-investigator.1") for seat in seats), chance)
    return Ask("lead", text("ask-lead"), options, "lead-investigator.1", common=True)


@MANY
def next_turn(seats: tuple[Seat, ...]) -> Ask:
    """investigation.2"""
    options = tuple([seat_option(seat, "investigation.2") for seat in seats])
    return Ask("next-turn", text("ask-next-turn"), options, "investigation.2")


@MANY
def who_is_first(seats: tuple[Seat, ...]) -> Ask:
    """timing.q3"""
    options = tuple([seat_option(seat, "timing.q3") for seat in seats])
    return Ask("first", text("ask-who-first"), options, "timing.q3")


def bearer(g: Horror, code: str, seats: tuple[Seat, ...]) -> Ask:
    """asset.9"""
    named = text("card-name", en=g.printed[code].name[0], de=g.printed[code].name[1])
    options = tuple([seat_option(seat, "asset.9") for seat in seats])
    return Ask("bearer", text("ask-bearer", card=named), options, "asset.9")


def endings(choices: dict[int, str]) -> Ask:
    """lead-investigator.3, resolution.1"""
    options = tuple(
        [Option(id_of("ending", number), text(id), (), "resolution.1") for number, id in choices.items()]
    )
    return Ask("ending", text("ask-ending"), options, "lead-investigator.3")


@MANY
def name_type() -> Ask:
    """card-types.2: it concerns cards that others may hold, so every type can be named."""
    options = tuple(
        [
            Option(id_of("type", each), text(f"type-{each}"), (), "card-types.2")
            for each in ("asset", "event", "skill")
        ]
    )
    return Ask("type", text("ask-type"), options, "card-types.2")


@MANY
def who_draws(seats: tuple[Seat, ...], left: int) -> Ask:
    """drawing-cards.3"""
    options = tuple([seat_option(seat, "drawing-cards.3") for seat in seats])
    return Ask("share", text("ask-who-draws", count=left), options, "drawing-cards.3")


def discard_looked(g: Horror, cards: tuple[int, ...], most: int) -> Ask:
    """decks.2: what is to be done with cards that somebody has looked at."""
    options = tuple([card_option(g, card, "decks.2") for card in cards])
    asked = text("ask-discard-looked", count=min(most, len(cards)))
    return Ask("look-discard", asked, options, "decks.2", least=0, most=min(most, len(cards)))
