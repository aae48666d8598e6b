"""Cultists as numbers, for programs that learn.

Left out are options of the match but the number of seats, the plan of the building, which never changes, the
history, and what is shown after the end.
"""

from typing import get_args

from miskatonic.core.encoding import Encoding, flag, how_many, number, numbers, part, several, word, words
from miskatonic.games.cultists.cards import CHARACTERS, FACES, ROLES
from miskatonic.games.cultists.facts import ClaimKind, PortalState
from miskatonic.games.cultists.plan import PLACE_ORDER
from miskatonic.games.cultists.routes import ROUTES
from miskatonic.games.cultists.state import Phase, Stage

SEATS = 8
ROUNDS = 20
TEAMS = ("investigators", "cultists")
EVENTS = ("calm", "courage", "cultist", "fish-man", "fog", "lightning", "locked", "portal", "secret-doors")
ROUTE_NAMES = tuple(f"{side}{place}" for side in ROUTES for place in range(1, 20))
ADDED = (
    number("by", SEATS),
    word("face", FACES, "-1 where the viewer does not know it"),
    number("round", ROUNDS),
    word("source", ("start", "hand", "pile")),
)

ENCODING = Encoding(
    fields=(
        number("seat", SEATS, "whose view it is"),
        part("options", number("seats", SEATS), about="how many play"),
        word("side", ("A", "B")),
        how_many("special_roles", ROLES, 1),
        number("cultist_count", SEATS),
        number("threshold", 20),
        word("phase", get_args(Phase)),
        number("round", ROUNDS),
        number("start", SEATS),
        number("active", SEATS),
        numbers("order", SEATS + 1, SEATS),
        several(
            "figures",
            SEATS + 1,
            word("character", CHARACTERS),
            word("place", PLACE_ORDER),
            flag("ghost"),
            word("fell", ("attacked", "reported", "voted")),
            word("role", ROLES, "-1 where the viewer does not know it"),
            word("team", TEAMS),
            several("pulse", 24, number("giver", SEATS), number("round", ROUNDS), word("face", FACES)),
            flag("open_dead"),
            number("hand", 20),
            number("supply", 20),
            number("room_cards", 20),
            flag("had_turn"),
            flag("automa"),
            part("route", word("name", ROUTE_NAMES)),
            about="in the order of seats, then the automa",
        ),
        several(
            "rooms",
            8,
            word("name", PLACE_ORDER),
            number("deck", 30),
            several("added", 12, *ADDED),
            flag("explored"),
            flag("symbol"),
            flag("done"),
            number("books", 9),
            number("all_books", 9),
            number("row_points", 9),
            flag("cultist_marker"),
            flag("burnt"),
        ),
        number("unsafe", 40),
        several("unsafe_added", 24, *ADDED),
        number("pile", 40),
        number("markers", 9),
        word("event", EVENTS),
        how_many("clock", EVENTS, 9),
        how_many("bag", EVENTS, 9),
        flag("power"),
        word("fish_man", PLACE_ORDER),
        word("lair", PLACE_ORDER),
        part(
            "portal", word("state", get_args(PortalState)), number("opened", ROUNDS), number("last", ROUNDS)
        ),
        flag("vote_marker"),
        number("score", 60),
        number("target", 60),
        part("move", number("figure", SEATS), words("path", 6, PLACE_ORDER), number("points", 9)),
        part("check", number("by", SEATS), number("target", SEATS), flag("camera"), number("dead_cards", 30)),
        part(
            "poll",
            word("cause", ("called", "murder")),
            number("by", SEATS),
            number("number", 99),
            word("stage", get_args(Stage)),
            number("turn", 9),
            numbers("votes", SEATS, SEATS),
        ),
        several(
            "claims",
            48,
            word("kind", get_args(ClaimKind)),
            number("speaker", SEATS),
            number("figure", SEATS),
            word("place", ("", *PLACE_ORDER)),
            number("poll", 99),
            about="the last that were made; nothing of it need be true",
        ),
        part(
            "mine",
            word("role", ROLES),
            word("team", TEAMS),
            part("route", word("name", ROUTE_NAMES)),
            words("hand", 4, FACES),
            how_many("supply", FACES[:2], 20),
            words("room_hand", 6, FACES),
            numbers("cultists", SEATS, SEATS, "for those who know them"),
            number("firestarter", SEATS),
            numbers("dead_from_start", SEATS, SEATS),
            several(
                "checks",
                10,
                number("round", ROUNDS),
                number("target", SEATS),
                number("alive", 30),
                number("dead", 30),
            ),
            several("laid", 12, number("round", ROUNDS), word("place", PLACE_ORDER), word("face", FACES)),
            about="what only the viewer knows",
        ),
    ),
    options=96,
    kinds=(
        *(
            "character",
            "any",
            "confirm",
            "to",
            "stop",
            "alive",
            "dead",
            "camera",
            "pass",
            "check",
            "secure",
            "fill",
        ),
        *(
            "claim",
            "investigator",
            "suspect",
            "trust",
            "cultist",
            "gave-alive",
            "route",
            "more",
            "put-success",
        ),
        *(
            "checked-alive",
            "checked-dead",
            "figure",
            "abstain",
            "keep",
            "attack",
            "fight",
            "restart",
            "vote",
            "seer",
        ),
        *(
            "assassin",
            "close",
            "silent",
            "report",
            "search",
            "camera-room",
            "chase",
            "nobody",
            "burn",
            "card",
            "place",
        ),
    ),
    things=(*PLACE_ORDER, *CHARACTERS, *FACES),
)
