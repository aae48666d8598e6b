"""What players are asked in Fate: every ask and every option, with its message and its rule.

Ids of options: "cast:<card>" and "use:<artefact>", what is named for them ("rival:<seat>", "die:<number>" …),
"to:<location>", "move:<from>:<to>", and plain words. Built once and kept. Not for deciding who is asked.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from miskatonic.core.game import Ask, Option, Seat
from miskatonic.core.ids import id_of, read_id
from miskatonic.core.text import Text, Who, text
from miskatonic.games.fate.cards import (
    ARTEFACTS,
    BACK,
    COLOURS,
    ELDER_LAMP,
    FACES,
    GODS,
    LOCATIONS,
    NECRONOMICON,
    SILVER_KEY,
    Card,
    Face,
    Location,
    artefact_name,
    card_name,
    god_name,
    location_name,
    squall_name,
    symbol_name,
)
from miskatonic.games.fate.state import Order, Roll
from miskatonic.games.fate.told import clause, faces_list

PASS = Option("pass", text("option-pass"), cite="windows.2")
IDLE_PASS = Option("pass", text("option-pass-idle"), cite="windows.8")
"""Passing where nothing else is possible."""
PASSES: dict[str, Order] = {"pass": "", "pass-turn": "turn", "pass-own": "own", "pass-raid": "raid"}
"""windows.9: how one may pass, with the standing order that this leaves. Orders last until the turn ends,
until the own turn begins, and until one is raided or the own turn begins."""
ORDERS = (
    Option("pass-turn", text("option-pass-turn"), cite="windows.9"),
    Option("pass-own", text("option-pass-own"), cite="windows.9"),
    Option("pass-raid", text("option-pass-raid"), cite="windows.9"),
)
MANY = lru_cache(8192)
"""Keeps asks that many different hands or lodges lead to."""


def location_things(*locations: Location) -> tuple[str, ...]:
    """Return locations as things on the board."""
    return tuple(id_of("location", LOCATIONS[location]) for location in locations)


# Setup


@cache
def god(dealt: tuple[int, ...]) -> Ask:
    """setup.2"""
    options = [
        Option(
            id_of("god", god),
            text("option-god", god=god_name(god)),
            (id_of("god", GODS[god].name),),
            "setup.2",
        )
        for god in dealt
    ]
    return Ask("god", text("ask-god"), tuple(options), "setup.2", sealed=True)


@cache
def colour(free: tuple[int, ...]) -> Ask:
    """setup.3, setup.d2"""
    options = [
        Option(
            id_of("colour", each),
            text(f"colour-{COLOURS[each]}"),
            (id_of("colour", COLOURS[each]),),
            "setup.3",
        )
        for each in free
    ]
    options.append(Option("any", text("option-any-colour"), (), "setup.d2"))
    return Ask("colour", text("ask-colour"), tuple(options), "setup.3")


# Windows, reactions, and what is named


@cache
def cast_option(card: Card) -> Option:
    """casting.1"""
    said = text("option-cast", card=card_name(card))
    return Option(id_of("cast", card), said, (id_of("card", card),), clause(id_of("cast", card)))


@cache
def use_option(artefact: int) -> Option:
    """windows.2"""
    said = text("option-use", artefact=artefact_name(artefact))
    return Option(id_of("use", artefact), said, (artefact_thing(artefact),), clause(id_of("use", artefact)))


def artefact_thing(artefact: int) -> str:
    """Return an artefact as a thing on the board."""
    return id_of("artefact", ARTEFACTS[artefact].name)


def _or_pass(
    question: Text, uses: Iterable[Option], more: tuple[Option, ...] = ()
) -> tuple[Text, tuple[Option, ...]]:
    """windows.8: who can do nothing but pass is asked too, and told so; `more` are other ways to pass"""
    offered = tuple(uses)
    if offered:
        return question, (*offered, PASS, *more)
    return text("ask-idle", question=question), (IDLE_PASS, *more)


@MANY
def window(window: str, casts: tuple[Card, ...], artefacts: tuple[int, ...]) -> Ask:
    """windows.2, choices.2"""
    uses = (*map(cast_option, sorted(casts)), *map(use_option, artefacts))
    return Ask("window", *_or_pass(text(f"ask-window-{window}"), uses, ORDERS), "windows.2")


@MANY
def react_to_roll(roll: Roll, frenzies: tuple[Card, ...], lamp: bool) -> Ask:
    """windows.7, choices.12"""
    lamps = (use_option(ELDER_LAMP),) if lamp else ()
    question = text(f"ask-roll-{roll.kind}", who=Who(roll.seat), faces=faces_list(roll.faces))
    uses = (*map(cast_option, sorted(frenzies)), *lamps)
    return Ask("roll", *_or_pass(question, uses, ORDERS), "windows.7")


@MANY
def answer_cast(caster: Seat, card: Card, banishments: tuple[Card, ...]) -> Ask:
    """casting.3, choices.12"""
    question = text("ask-cast", who=Who(caster), card=card_name(card))
    return Ask("cast", *_or_pass(question, map(cast_option, sorted(banishments)), ORDERS), "casting.3")


@MANY
def ward(faces: tuple[Face, ...], circles: tuple[Card, ...]) -> Ask:
    """raid.3"""
    question = text("ask-ward", faces=faces_list(faces))
    return Ask("ward", *_or_pass(question, map(cast_option, sorted(circles))), "raid.3")


@MANY
def name_target(use: str, found: tuple[str, ...], kind: str) -> Ask:
    """casting.1; of the same kind as the ask before, because nobody has seen yet that it was answered"""
    options = tuple(_target_option(each, clause(use)) for each in found)
    return Ask(kind, text("ask-name", thing=thing_name(use)), options, clause(use), about=use)


def thing_name(use: str) -> Text:
    """Return the name of the spell or artefact that an option is about."""
    used = read_id(use)
    return card_name(used.number) if used.kind == "cast" else artefact_name(used.number)


@cache
def _target_option(id: str, cite: str) -> Option:
    kind, numbers = read_id(id).kind, read_id(id).numbers
    first, last = numbers[0], numbers[-1]
    if kind == "own":
        return Option(
            id, text("option-own-cultist", location=location_name(first)), location_things(first), cite
        )
    if kind == "other":
        said = text("option-other-cultist", rival=Who(first), location=location_name(last))
        return Option(id, said, (*location_things(last), id_of("seat", first)), cite)
    if kind == "theft":
        said = text("option-theft", rival=Who(first), symbol=symbol_name(last))
        return Option(id, said, (id_of("hand", first), id_of("seat", first)), cite)
    if len(numbers) == 2:
        said = text("option-rival-number", rival=Who(first), number=last)
        return Option(id, said, (id_of("seat", first),), cite)
    return Option(id, text("option-rival", rival=Who(first)), (id_of("seat", first),), cite)


@MANY
def name_dice(use: str, faces: tuple[Face, ...], several: bool, kind: str) -> Ask:
    """spells.d6, artefact-list.d4"""
    options = [
        Option(
            id_of("die", place),
            text("option-die", number=place + 1, face=text(f"face-{FACES[face]}")),
            (id_of("die", place),),
            clause(use),
        )
        for place, face in enumerate(faces)
    ]
    question = text("ask-dice" if several else "ask-die", thing=thing_name(use))
    most = len(faces) if several else 1
    return Ask(kind, question, tuple(options), clause(use), most=most, about=use)


@cache
def amulet(investigators: int) -> Ask:
    """raid.2"""
    options = (_choice("destroy", "option-amulet", "artefact-list.d2", "artefact:amulet"), PASS)
    return Ask("amulet", text("ask-amulet", count=investigators), options, "raid.2")


@cache
def dagger(count: int) -> Ask:
    """artefact-list.d6"""
    options = (
        Option("plain", text("option-sacrifice", count=count), cite="sacrifice.1"),
        Option("dagger", text("option-dagger", count=count - 1), ("artefact:dagger",), "artefact-list.d6"),
    )
    return Ask("dagger", text("ask-dagger", count=count), options, "artefact-list.d6")


@cache
def _choice(id: str, message: str, cite: str, *on: str) -> Option:
    return Option(id, text(message), on, cite)


# Movement


@cache
def _spell_way(card: Card) -> Option:
    to = BACK[card] + 1
    said = text("option-move-spell", card=card_name(card), to=text(f"to-{LOCATIONS[to]}"))
    return Option(id_of("spell", card), said, (id_of("card", card), *location_things(to)), "movement.2")


@cache
def _pair_way(first: Card, second: Card) -> Option:
    said = text("option-move-pair", card=card_name(first), second=card_name(second))
    return Option(
        id_of("pair", first, second), said, (id_of("card", first), id_of("card", second)), "movement.3"
    )


@cache
def _free_way(way: str, card: Card) -> Option:
    said = text(f"option-move-{way}", card=card_name(card))
    on = (id_of("card", card),) if way == "road" else (id_of("card", card), artefact_thing(SILVER_KEY))
    return Option(id_of(way, card), said, on, "movement.5")


_GATE_WAY = Option("gate", text("option-move-gate"), ("gate",), "movement.4")


def move(hand: tuple[Card, ...], here: Location, gate: bool, road: bool, key: bool) -> Ask:
    """movement.1 to movement.5"""
    options = [_spell_way(card) for card in hand if BACK[card] + 1 != here]
    for place, first in enumerate(hand):
        for second in hand[place + 1 :]:
            if BACK[first] != BACK[second]:
                break
            options.append(_pair_way(first, second))
    if gate:
        options.append(_GATE_WAY)
    if road:
        options += [_free_way("road", card) for card in hand]
    if key:
        options += [_free_way("key", card) for card in hand]
    return Ask("move", _ASK_MOVE, tuple(options), "movement.1")


_ASK_MOVE = text("ask-move")


@cache
def _to(location: Location, cite: str) -> Option:
    return Option(id_of("to", location), location_name(location), location_things(location), cite)


@cache
def destination(here: Location, way: str) -> Ask:
    """movement.3, movement.4, movement.5; of the same kind as the ask before, like `name_target`"""
    options = tuple(_to(each, "movement.1") for each in range(len(LOCATIONS)) if each != here)
    return Ask("move", text("ask-destination"), options, "movement.1")


@MANY
def gust(hand: tuple[Card, ...]) -> Ask:
    """squalls.d3"""
    options = tuple(_card_choice("discard", card, "squalls.d3") for card in hand)
    return Ask("gust", text("ask-gust"), options, "squalls.d3")


@cache
def _card_choice(id: str, card: Card, cite: str) -> Option:
    return Option(id_of(id, card), text(f"option-{id}", card=card_name(card)), (id_of("card", card),), cite)


# Activation


@cache
def control(idol: bool) -> Ask:
    """control.d2, choices.5"""
    options = [_choice("idol", "option-idol", "artefact-list.d5", "artefact:idol")] if idol else []
    options.append(_choice("roll", "option-roll", "control.2", "dice"))
    options.append(_choice("none", "option-no-control", "control.q3"))
    return Ask("control", text("ask-control"), tuple(options), "control.2")


@MANY
def free_ready(hand: tuple[Card, ...]) -> Ask:
    """library.4"""
    options = [_card_choice("ready", card, "library.4") for card in hand]
    options.append(_choice("none", "option-ready-none", "library.4"))
    return Ask("free-ready", text("ask-free-ready"), tuple(options), "library.4")


@cache
def return_from_abyss(count: int) -> Ask:
    """other-worlds.3"""
    options = (
        Option("return", text("option-return", count=count), cite="other-worlds.3"),
        _choice("none", "option-no-return", "activation.3"),
    )
    return Ask("return", text("ask-return", count=count), options, "other-worlds.3")


@cache
def send(rivals: tuple[Seat, ...], lodge: bool, supply: bool, enough: bool) -> Ask:
    """streets.1, streets.2"""
    options = [
        Option(
            id_of(origin, rival),
            text(f"option-send-{origin}", rival=Who(rival)),
            (id_of("seat", rival), id_of("lodge", rival)),
            "streets.1",
        )
        for rival in rivals
        for origin, there in (("lodge", lodge), ("supply", supply))
        if there
    ]
    if enough:
        options.append(_choice("enough", "option-enough", "streets.1"))
    return Ask("send", text("ask-send-more" if enough else "ask-send"), tuple(options), "streets.1")


@cache
def sacrifice(where: str, count: int, plain: bool, dagger: bool) -> Ask:
    """streets.4, ceremony.3"""
    cite = {"streets": "streets.4", "ceremony": "ceremony.3"}[where]
    options = []
    if plain:
        options.append(Option("plain", text("option-sacrifice", count=count), cite=cite))
    if dagger:
        said = text("option-dagger", count=count - 1)
        options.append(Option("dagger", said, ("artefact:dagger",), "artefact-list.d6"))
    options.append(_choice("none", "option-no-sacrifice", cite))
    return Ask("sacrifice", text(f"ask-sacrifice-{where}"), tuple(options), cite)


@cache
def turn_over(shown: tuple[int, ...]) -> Ask:
    """museum.1"""
    options = (
        _choice("turn-over", "option-turn-over", "museum.1", "museum"),
        _choice("none", "option-keep-shown", "museum.1", "museum"),
    )
    return Ask("turn-over", text("ask-turn-over", artefacts=_artefacts(shown)), options, "museum.1")


def _artefacts(artefacts: tuple[int, ...]) -> list[Text]:
    return [artefact_name(each) for each in artefacts]


@cache
def destroy_sign(marked: tuple[Seat, ...], plain: bool, dagger: bool) -> Ask:
    """museum.2"""
    options = []
    for id, possible in (("plain", plain), ("dagger", dagger)):
        cite = "museum.2" if id == "plain" else "artefact-list.d6"
        options += [
            Option(id_of(id, seat), text(f"option-sign-{id}", who=Who(seat)), (id_of("circle", seat),), cite)
            for seat in marked
            if possible
        ]
    options.append(_choice("none", "option-no-sign", "museum.2"))
    return Ask("destroy-sign", text("ask-destroy-sign"), tuple(options), "museum.2")


@MANY
def artefact(shown: tuple[int, ...], top: bool) -> Ask:
    """museum.3, museum.q1"""
    options = [_artefact_choice("take", each, "museum.3") for each in shown]
    if top:
        options.append(_choice("top", "option-take-top", "museum.3", "museum"))
    return Ask("artefact", text("ask-artefact"), tuple(options), "museum.3")


@cache
def _artefact_choice(id: str, artefact: int, cite: str) -> Option:
    said = text(f"option-{id}-artefact", artefact=artefact_name(artefact))
    return Option(id_of(id, artefact), said, (artefact_thing(artefact),), cite)


@MANY
def give_up(held: tuple[int, ...]) -> Ask:
    """museum.4"""
    options = tuple(_artefact_choice("give-up", each, "museum.4") for each in held)
    return Ask("give-up", text("ask-give-up"), options, "museum.4")


@cache
def roam(origins: tuple[Location, ...], cite: str) -> Ask:
    """gathering.2, gathering.3, gods.d7"""
    options = [_move_option(origin, to, cite) for origin in origins for to in range(6) if to != origin]
    options.append(_choice("none", "option-no-move", cite))
    return Ask("roam", text("ask-roam"), tuple(options), cite)


@cache
def _move_option(origin: Location, to: Location, cite: str) -> Option:
    said = text("option-roam", origin=text(f"from-{LOCATIONS[origin]}"), to=text(f"to-{LOCATIONS[to]}"))
    return Option(id_of("move", origin, to), said, location_things(origin, to), cite)


# Dark Gifts


@MANY
def gift(god: int, choices: tuple[str, ...]) -> Ask:
    """ceremony.2, ceremony.q1"""
    cite = f"gods.d{god + 1}"
    options = tuple(_gift_option(each, cite) for each in choices)
    return Ask("gift", text("ask-gift", god=god_name(god)), options, cite)


@cache
def _gift_option(id: str, cite: str) -> Option:
    way = read_id(id)
    if way.kind == "to":
        return _to(way.number, cite)
    if way.kind == "drop":
        return _card_choice("drop", way.number, cite)
    if way.kind == "cultist":
        rival, location = way.numbers
        said = text("option-other-cultist", rival=Who(rival), location=location_name(location))
        return Option(id, said, (*location_things(location), id_of("seat", rival)), cite)
    return Option(id, text("option-remove-signs"), (), cite)


@cache
def place() -> Ask:
    """gods.d6"""
    options = (*(_to(each, "gods.d6") for each in range(6)), _choice("none", "option-no-move", "gods.d6"))
    return Ask("place", text("ask-place"), options, "gods.d6")


@cache
def release(captives: tuple[int, ...]) -> Ask:
    """gods.d3"""
    owners = [seat for seat, count in enumerate(captives) if count]
    pairs = [
        (one, two) for one in owners for two in owners if one < two or (one == two and captives[one] > 1)
    ]
    options = [
        Option(id_of("release", one, two), text("option-release", owners=_owners(one, two)), (), "gods.d3")
        for one, two in pairs
    ]
    options.append(_choice("none", "option-no-release", "gods.d3"))
    return Ask("release", text("ask-release"), tuple(options), "gods.d3")


def _owners(one: Seat, two: Seat) -> list[Who]:
    return [Who(one), Who(two)]


@cache
def lay_tile(tile: int, free: tuple[Location, ...]) -> Ask:
    """gods.d4"""
    options = tuple(_to(each, "gods.d4") for each in free)
    return Ask("lay-tile", text("ask-lay-tile", squall=squall_name(tile)), options, "gods.d4")


# Conclusion


@MANY
def ready(plain: tuple[Card, ...], with_book: tuple[Card, ...]) -> Ask:
    """ready.1, choices.10"""
    options = [_card_choice("ready", card, "ready.2") for card in plain]
    options += [_ready_with_book(card) for card in with_book]
    if not options:
        nothing = _choice("none", "option-ready-none", "ready.2")
        return Ask("ready", text("ask-ready-nothing"), (nothing,), "ready.1")
    options.append(_choice("none", "option-ready-none", "ready.1"))
    return Ask("ready", text("ask-ready"), tuple(options), "ready.1")


@cache
def _ready_with_book(card: Card) -> Option:
    said = text("option-ready-with-book", card=card_name(card))
    return Option(
        id_of("ready", card), said, (id_of("card", card), artefact_thing(NECRONOMICON)), "artefact-list.d1"
    )


@MANY
def fourth(new: Card, old: tuple[Card, ...], castable: bool) -> Ask:
    """ready.8, ready.q2"""
    casts = (cast_option(new),) if castable else ()
    options = (*casts, *(_card_choice("drop", card, "ready.8") for card in old))
    return Ask("fourth", text("ask-fourth", card=card_name(new)), options, "ready.8")
