"""Ritual as numbers, for programs that learn. Options of the match but the number of seats are left out."""

from typing import get_args

from miskatonic.core.encoding import Encoding, flag, how_many, number, numbers, part, several, word
from miskatonic.games.ritual.cards import FACES
from miskatonic.games.ritual.state import Cause

SEATS = 7
HOLDERS = 8
"""Players and straw players."""
COLOURS = ("pure", "cursed")

ENCODING = Encoding(
    fields=(
        number("seat", SEATS, "whose view it is"),
        part("options", number("seats", SEATS), about="how many play"),
        number("round", 99),
        several(
            "holders",
            HOLDERS,
            number("sanity", 9, "-1 for a straw player"),
            word("card", FACES, "-1 where the viewer may not see it"),
            flag("hand_on_table"),
            about="players in the order of seats, then straw players",
        ),
        number("active", SEATS),
        numbers("path", SEATS, SEATS, "who received the travelling card in this turn"),
        word("travelling", FACES, "the travelling card, if the viewer has seen it"),
        word("travelling_colour", COLOURS),
        flag("is_travelling"),
        number("pile", 29, "cards in the draw pile"),
        word("top", FACES, "the top card of the draw pile, if the viewer looked at it"),
        word("top_colour", COLOURS),
        how_many("discard", FACES, 2),
        number("removed", 9),
        how_many("removed_by_me", FACES, 2),
        how_many("confessed", FACES, 9),
        several(
            "past",
            22,
            number("giver", SEATS),
            number("taker", SEATS),
            word("card", FACES),
            word("discarded", FACES),
            numbers("path", SEATS, SEATS),
            about="finished turns of this round",
        ),
        how_many(
            "mine", FACES, 2, "which faces the viewer's own card may have: how many such cards are unseen"
        ),
        number("doom", 9),
        number("doom_space", 9),
        part(
            "last_round",
            word("cause", get_args(Cause)),
            numbers("failed", HOLDERS, HOLDERS),
            numbers("sanity_before", SEATS, 9),
            numbers("sanity_after", SEATS, 9),
            about="how the last round ended",
        ),
    ),
    options=10,
    kinds=("seat", "take", "pass", "confess", "put-back", "remove"),
)
