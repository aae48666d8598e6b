"""What a reader of Cultists may be told, worked out from the record of a match, apart from the game's views.

`Knowledge` goes through everything a player, a ghost or a spectator received, while the match was played, and
says what is there that may not be: cards, roles, teams and routes that the reader had no way to know. Every
place where one of them may stand is listed here with its reason, so what turns up anywhere else is found.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from miskatonic.core.game import Ask, Seat, asked
from miskatonic.core.record import Match, Record, Redo, Undo
from miskatonic.core.rng import Rng
from miskatonic.games import get
from miskatonic.games.cultists.cards import CULTIST_ROLES, DEAD, FACES, FIRESTARTER, ROLES, SEER, START, team
from miskatonic.games.cultists.facts import Added, Checked, Laid
from miskatonic.games.cultists.plan import UNSAFE, is_room
from miskatonic.games.cultists.routes import ROUTES, route_name
from miskatonic.games.cultists.state import Cultists
from tests.server.knowledge import Leak

GAME = get("cultists")

KINDS = frozenset(
    [
        *("character", "night", "move", "encounter", "fire", "action", "check-state", "help"),
        *("discussion", "vote", "change", "clean-up", "guess"),
    ]
)
"""Which decision it is, everybody may know."""


class Named(NamedTuple):
    """Something that may be hidden and is named somewhere: a "face", a "role", a "team" or a "route"."""

    kind: str
    name: str


CALLS = {
    **{call: Named("face", name) for name in FACES for call in (name, f"card-{name}", f"card:{name}")},
    **{call: Named("role", name) for name in ROLES for call in (name, f"role-{name}")},
    **{name: Named("team", name) for name in ("investigators", "cultists")},
    **{
        route_name(side, number): Named("route", route_name(side, number))
        for side, routes in ROUTES.items()
        for number in range(len(routes))
    },
}
CARD_IDS = re.compile(rf"(?:fill|secure):(?P<card>{'|'.join(FACES)})|(?P<gift>{'|'.join(FACES)}):\d+")
"""How options call cards."""

OPEN_LINES = frozenset(
    [
        *("start-player", "character-chosen", "night-falls", "round-begins", "stepped", "stopped"),
        *("teleported", "meeting", "gave-hidden", "gave-nothing", "burnt", "event-drawn", "power-off"),
        *("swapped", "portal-opens", "portal-stays", "cultist-comes", "fish-man-comes", "fish-man-stays"),
        *("action-phase-begins", "passed", "skipped", "checks-hidden", "checks-camera-hidden", "no-death"),
        *("death-reported", "fell", "added", "added-unsafe", "pile-empty", "filled-hidden"),
        *("secured-hidden", "explored", "explored-symbol", "book-found", "book-lost", "row-scored"),
        *("fought", "chased", "restarted", "attacked", "help-wanted", "helped", "help-refused"),
        *("portal-closed", "portal-lost", "vote-called", "vote-murder", "claimed", "more-time"),
        *("abstained", "voted", "voted-double", "counted", "counted-nobody", "vote-kept", "vote-changed"),
        *("vote-withdrawn", "vote-ends", "vote-ends-nobody", "claimed-threshold", "guess-begins"),
        *("guessed", "guessed-nobody", "undone", "undone-by-consent", "redone", "table-undo-asked"),
        *("table-undo-refused", "table-sat", "table-back", "table-bot-left", "table-bot-crashed"),
    ]
)
"""Lines of the log that all may read, and that name nothing hidden."""
SHOWN_TO_ALL = frozenset({"unsafe-card", "searched", "searched-camera", "revealed"})
"""Lines that show all what was hidden until then."""
ACTORS = frozenset({"gave", "filled", "secured", "checks", "checks-camera"})
"""Lines that show a card, or what lay in a pulse deck, to the one who gave, laid or checked it."""


class Knowledge:
    """The whole truth about a match, against which messages are held."""

    kinds = KINDS

    def __init__(self, record: Record) -> None:
        self.record = record
        self.dice = Rng.seeded(int(record.seed, 16))
        self.states = positions(record)
        """The position after each move, the first one included."""

    def named(self, value: Any) -> list[tuple[tuple[Any, ...], Named]]:
        """Return everything hidden that is named anywhere, and where; the game bears a team's name."""
        return [found for found in named(value) if found != (("game",), Named("team", GAME.name))]

    def check_chair(self, chair: dict[str, Any], number: int, own: Sequence[Seat] = ()) -> None:
        """Hold the game as it was shown after so many moves against what the reader may know."""
        g, seat, view = self.states[number], chair["seat"], chair["view"]
        for path, each in named({"view": view, "ask": chair["ask"] or chair["foregone"]}):
            if path != ("view", "game") and not may_stand(g, seat, path, each):
                raise Leak(f"seat {seat} reads {each} at {path} after move {number}")
        for line in chair["log"]:
            self._check_line(line, seat, number)
        if view["mine"] != (None if seat is None or not g.roles else sheet(g, seat)):
            raise Leak(f"seat {seat} is shown {view['mine']} after move {number}")
        check_board(g, seat, view)
        self._check_answer(chair)
        if g.outcome is None:
            self._check_permuted(g, seat, chair)

    def check_replayed(self, position: dict[str, Any]) -> None:
        """Hold an earlier position, looked at again, against what its reader knew then."""
        chair = position["chair"]
        if chair["ask"] is not None or chair["given"] is not None:
            raise Leak("nobody is asked in a replay")
        asked = self._ask(self.states[position["move"]], chair["seat"])
        self.check_chair({**chair, "ask": msgspec.to_builtins(asked)}, position["move"])

    def _ask(self, g: Cultists, seat: Seat | None) -> Ask | None:
        return None if seat is None or g.outcome is not None else asked(GAME, g).get(seat)

    def _check_answer(self, chair: dict[str, Any]) -> None:
        """Nobody is shown a sealed answer that is not his own."""
        given = chair["given"]
        if given is None:
            return
        if not set(given) <= {option["id"] for option in chair["ask"]["options"]}:
            raise Leak(f"seat {chair['seat']} is shown an answer it cannot have given: {given}")

    def _check_line(self, line: dict[str, Any], seat: Seat | None, number: int) -> None:
        """A line that tells something hidden shows it to all, or to one who has seen it himself."""
        said, move = line["text"], line["move"]
        if move > number:
            raise Leak(f"seat {seat} reads of move {move} after move {number}")
        before, after = self.states[max(0, move - 1)], self.states[move]
        found = [each for _, each in named(said["args"])]
        if said["id"] in OPEN_LINES or said["id"].startswith("ending-"):
            may = not found
        elif said["id"] in SHOWN_TO_ALL:
            may = said["id"] != "revealed" or is_open(after, said["args"]["who"]["seat"], found)
        else:
            may = may_read(before, after, seat, said, found)
        if not may:
            raise Leak(f"seat {seat} reads {said} of move {move}")

    def _check_permuted(self, g: Cultists, seat: Seat | None, chair: dict[str, Any]) -> None:
        """Had what the reader cannot see been something else, he would have been shown and asked the same.

        What a spectator knows every player knows too, so no other game of any player's is another to him. Who
        is answered for reads what is answered instead of the question.
        """
        eyes = self.dice.below(g.seats) if seat is None else seat
        other = GAME.sample(g, eyes, self.dice)
        asked, foregone = self._ask(other, seat), []
        if chair["foregone"] and asked is not None and seat is not None:
            answer = GAME.answers_itself(other, seat)
            foregone = [option.text for option in asked.options if option.id == answer]
            asked = None
        told = (chair["view"], chair["ask"], chair["foregone"])
        for shown, same in zip(told, (GAME.view(other, seat), asked, foregone), strict=True):
            if msgspec.json.encode(shown) != msgspec.json.encode(same):
                raise Leak(f"seat {seat} can tell positions apart: {shown} and {same}")


def positions(record: Record) -> list[Cultists]:
    """Return the position after each move, the first one included."""
    match = Match(GAME, GAME.options(**record.options), int(record.seed, 16))
    found: list[Cultists] = [match.state.copy()]
    for move in record.moves:
        if isinstance(move, Undo):
            match.undo(move.seat, move.agreed)
        elif isinstance(move, Redo):
            match.redo(move.seat)
        else:
            match.answer(move.seat, move.choice)
        found.append(match.state.copy())
    return found


# Who knows what


def is_cultist(g: Cultists, seat: Seat | None) -> bool:
    """secrets.2"""
    return seat is not None and bool(g.roles) and g.roles[seat] in CULTIST_ROLES


def knows_the_cultists(g: Cultists, seat: Seat | None) -> bool:
    """secrets.2: the cultists each other, and the Seer"""
    return is_cultist(g, seat) or (seat is not None and bool(g.roles) and g.roles[seat] == SEER)


def is_out(g: Cultists, seat: Seat) -> bool:
    """secrets.2: his role is known to all: he attacked, was the last cultist to fall, or all is over"""
    cultists = [each for each in range(g.seats) if is_cultist(g, each)]
    caught = is_cultist(g, seat) and g.fallen != () and all(each in g.fallen for each in cultists)
    last = caught and seat == [each for each in g.fallen if each in cultists][-1]
    named = g.phase == "guess" and is_cultist(g, seat)
    return last or named or g.outcome is not None or seat == g.attacker


def is_open(g: Cultists, seat: Seat, found: list[Named]) -> bool:
    """Say whether everybody may read of this player's role, and reads of it what is true."""
    return is_out(g, seat) and found == [Named("role", g.roles[seat])]


def knows_role(g: Cultists, reader: Seat | None, seat: Seat) -> bool:
    """secrets.2, night.d1"""
    return seat == reader or is_out(g, seat) or (is_cultist(g, reader) and is_cultist(g, seat))


def knows_team(g: Cultists, reader: Seat | None, figure: int) -> bool:
    """secrets.2, secrets.x1, automa.1: or he can conclude it"""
    if figure >= g.seats or knows_the_cultists(g, reader) or knows_role(g, reader, figure):
        return True
    known = [each for each in range(g.seats) if is_cultist(g, each) and knows_role(g, reader, each)]
    sole = g.count.cultists == 1
    return len(known) == g.count.cultists or (sole and figure in g.fallen)


def knows_pulse(g: Cultists, reader: Seat | None, figure: int, place: int) -> bool:
    """secrets.5, secrets.6; whoever saw only Alive cards in a check knows each of them"""
    _, giver, _ = g.pulses[figure][place]
    if g.outcome is not None or giver == g.seats:
        return True
    if reader is None:
        return False
    return (
        giver == reader
        or (giver == START and is_cultist(g, reader))
        or any(place < fact.cards and not dead_among(g, fact) for fact in checks_of(g, reader, figure))
    )


def checks_of(g: Cultists, reader: Seat, figure: int | None = None) -> list[Checked]:
    """Return the checks that the reader has made, of one figure or of all."""
    checks = [fact for fact in g.history if isinstance(fact, Checked) and fact.by == reader]
    return [fact for fact in checks if figure in (None, fact.target)]


def dead_among(g: Cultists, fact: Checked) -> int:
    """Return how many Dead cards were seen in a check."""
    return sum(face == DEAD for face, _, _ in g.pulses[fact.target][: fact.cards])


def added_to(g: Cultists, deck: str) -> list[tuple[int, str]]:
    """Return who put which card into a deck, in order; a first card and those of the pile are nobody's."""
    laid = {(by, round): FACES[face] for by, round, _, face in g.laid}
    found = [] if deck == UNSAFE else [(START, "")]
    for fact in g.history:
        if isinstance(fact, Added) and fact.place == deck:
            found.append((START, ""))
        if isinstance(fact, Laid) and (fact.place if is_room(fact.place) else UNSAFE) == deck:
            found.append((fact.by, laid[fact.by, fact.round]))
    return found


# Where it may stand


def may_stand(g: Cultists, seat: Seat | None, path: tuple[Any, ...], what: Named) -> bool:
    """Say whether this may be named at this place of a chair."""
    over = g.outcome is not None
    match path:
        case ("ask", *_):
            return seat is not None and may_be_asked(g, seat, what)
        case ("view", "figures", int(figure), *rest):
            return may_stand_at_figure(g, seat, figure, rest, what)
        case ("view", "rooms", int(room), "added", int(place), "face"):
            return knows_added(g, seat, g.plan.rooms[room], place, what)
        case ("view", "unsafe_added", int(place), "face"):
            return knows_added(g, seat, UNSAFE, place, what)
        case ("view", "rooms", _, "cards", *_) | ("view", "reveal", *_):
            return over
        case ("view", "mine", *_):
            return seat is not None  # held against the whole truth, see `sheet`
        case ("view", "guesses", _, "cultist"):
            return g.phase == "guess" or over
        case ("view", "ending"):
            return what.name == g.ending
        case ("view", *rest):
            return may_stand_openly(g, rest, what)
    return False


def may_stand_openly(g: Cultists, path: list[Any], what: Named) -> bool:
    """secrets.1, talk.6: event markers, special roles, open cards, and claims, which may be lies"""
    match path:
        case ("options", _) | ("special_roles", _):
            return what.name in ("seer", "assassin", "firestarter")
        case ("event",):
            return what.name == g.event
        case ("clock", int(number)):
            return what.name == g.clock[number]
        case ("bag", name):
            return name in g.bag
        case ("claims", int(number), "kind"):
            return what.name == g.claims[number].kind
        case ("history", int(number), "event" | "face" as field):
            return bool(what.name == getattr(g.history[number], field))
    return False


def may_stand_at_figure(g: Cultists, seat: Seat | None, figure: int, path: list[Any], what: Named) -> bool:
    """secrets.2, secrets.3, secrets.6"""
    match path:
        case ("role",):
            return what.name == g.roles[figure] and knows_role(g, seat, figure)
        case ("team",):
            is_in = team(g.roles[figure]) if figure < g.seats else "investigators"
            return what.name == is_in and knows_team(g, seat, figure)
        case ("route", "name"):
            mine = figure in (seat, g.seats) or g.outcome is not None
            return mine and what.name == route_name(g.count.side, g.routes[figure])
        case ("pulse", int(place), "face"):
            return what.name == FACES[g.pulses[figure][place][0]] and knows_pulse(g, seat, figure, place)
    return False


def knows_added(g: Cultists, seat: Seat | None, deck: str, place: int, what: Named) -> bool:
    """secrets.7"""
    by, face = added_to(g, deck)[place]
    return what.name == face and by in (seat, g.seats)


def may_be_asked(g: Cultists, seat: Seat, what: Named) -> bool:
    """A question names what its reader holds, what he is, what he sees in a check, and what one may claim."""
    kind = asked(GAME, g)[seat].kind
    match what.kind:
        case "face":
            held = {FACES[card] for card in (*g.hands[seat], *g.room_hands[seat])}
            return what.name in held or (kind == "check-state" and g.check is not None and g.check.by == seat)
        case "role":
            return kind == "discussion" or (kind == "night" and what.name == g.roles[seat])
    return False


def sheet(g: Cultists, seat: Seat) -> dict[str, Any]:
    """night.d2, hands.d4: return what the seat alone is shown, and no more"""
    cultists = [each for each in range(g.seats) if is_cultist(g, each)]
    side, route = g.count.side, g.routes[seat]
    dead = [figure for figure, deck in enumerate(g.pulses) if deck[0][0] == DEAD]
    return {
        "role": g.roles[seat],
        "team": team(g.roles[seat]),
        "route": {"name": route_name(side, route), "rounds": [list(rooms) for rooms in ROUTES[side][route]]},
        "hand": [FACES[card] for card in g.hands[seat]],
        "supply": {name: g.supplies[seat].count(card) for card, name in enumerate(FACES[:2])},
        "room_hand": [FACES[card] for card in g.room_hands[seat]],
        "cultists": cultists if knows_the_cultists(g, seat) else [],
        "firestarter": next((each for each in cultists if g.roles[each] == FIRESTARTER), None)
        if is_cultist(g, seat)
        else None,
        "dead_from_start": dead if is_cultist(g, seat) else [],
        "checks": [
            {
                "round": fact.round,
                "target": fact.target,
                "alive": fact.cards - dead_among(g, fact),
                "dead": dead_among(g, fact),
            }
            for fact in checks_of(g, seat)
        ],
        "laid": [
            {"round": round, "place": place, "face": FACES[face]}
            for by, round, place, face in g.laid
            if by == seat
        ],
    }


def check_board(g: Cultists, seat: Seat | None, view: dict[str, Any]) -> None:
    """secrets.8, secrets.9, vote.5, check-state.3: what has no name: symbols, votes, and how many are dead"""
    over = g.outcome is not None
    for room in view["rooms"]:
        if room["symbol"] is not None and room["name"] not in g.explored and not over:
            raise Leak(f"the symbol of {room['name']} is shown")
        if room["cards"] and not over:
            raise Leak(f"the deck of {room['name']} is shown")
    if view["reveal"] is not None and not over:
        raise Leak("all is revealed before the end")
    if view["check"] is not None and g.check is not None:
        seen = [face for face, _, _ in g.pulses[g.check.target]].count(DEAD) if g.check.by == seat else None
        if view["check"]["dead_cards"] != seen:
            raise Leak(f"seat {seat} is shown {view['check']}")
    if view["poll"] is not None and view["poll"]["votes"] and view["poll"]["stage"] != "change":
        raise Leak("votes are shown before all are in")


# The log


def may_read(before: Cultists, after: Cultists, seat: Seat | None, said: Any, found: list[Named]) -> bool:
    """Say whether a line that is not for all was for this reader."""
    args = said["args"]
    if said["id"] in ACTORS:
        automa = args["who"].get("id") == "automa"
        return automa or (seat is not None and args["who"].get("seat") == seat)
    if seat is None:
        return False
    match said["id"]:
        case "sheet":
            own = [Named("role", after.roles[seat]), CALLS[route_name(after.count.side, after.routes[seat])]]
            return sorted(found) == sorted(own)
        case "seer-sees":
            return after.roles[seat] == SEER
        case "fellow" | "fellow-firestarter" | "dead-from-start":
            return is_cultist(after, seat)
        case "drew-pulse":
            drawn = before.supplies[seat][len(after.supplies[seat]) :]
            return [Named("face", FACES[card]) for card in drawn] == found
    return False


# Looking through messages


def named(value: Any) -> list[tuple[tuple[Any, ...], Named]]:
    """Return everything hidden that is named anywhere, keys included, and where."""
    found: list[tuple[tuple[Any, ...], Named]] = []
    _find(value, (), found)
    return found


def _find(value: Any, path: tuple[Any, ...], found: list[tuple[tuple[Any, ...], Named]]) -> None:
    if type(value) is str:
        if (each := _named_by(value)) is not None:
            found.append((path, each))
    elif type(value) is dict:
        for key, item in value.items():
            if (each := _named_by(key)) is not None:
                found.append(((*path, key), each))
            _find(item, (*path, key), found)
    elif type(value) is list:
        for number, item in enumerate(value):
            _find(item, (*path, number), found)


@cache
def _named_by(string: str) -> Named | None:
    if string in CALLS:
        return CALLS[string]
    if ids := CARD_IDS.fullmatch(string):
        return Named("face", ids["card"] or ids["gift"])
    return None
