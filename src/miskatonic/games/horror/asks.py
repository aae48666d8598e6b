"""What players are asked in Horror: every ask and every option, with its message and its rule.

Ids of options: "card:<number>" and "seat:<number>" for what is chosen, "use:<ability>", "play:<card>" and
the names of actions for what is done, and plain words. Not for deciding who is asked.
"""

from collections import Counter
from functools import lru_cache
from itertools import takewhile

from miskatonic.core.game import Ask, Option, Seat
from miskatonic.core.ids import id_of, kind_in, number_in, read_id
from miskatonic.core.text import Text, Who, text
from miskatonic.games.horror import zones
from miskatonic.games.horror.abilities import text_named, words_of
from miskatonic.games.horror.lines import effects_said, price_said
from miskatonic.games.horror.naming import card_name, name, names, token_name
from miskatonic.games.horror.numbers import icons, value
from miskatonic.games.horror.sight import as_seen, sees
from miskatonic.games.horror.state import NONE, Context, Happening, Horror, Test
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Ability, Action, Objective, Play
from miskatonic.games.horror.words.costs import Actions, OneOf
from miskatonic.games.horror.words.effects import Effect

PASS = Option("pass", text("option-pass"), cite="timing.q3")
END = Option("end", text("option-end-turn"), cite="investigation.25")
MANY = lru_cache(8192)


@MANY
def _card_option(id: str, message: str, called: tuple[str, str], card: int, cite: str) -> Option:
    said = text(message, card=card_name(called))
    return Option(id, said, (id_of("card", card),), cite)


def card_option(g: Horror, card: int, cite: str, message: str = "option-card", id: str = "") -> Option:
    """Return the option that is a card."""
    return _card_option(id or id_of("card", card), message, names(g, card), card, cite)


@MANY
def seat_option(seat: Seat, cite: str) -> Option:
    """Return the option that is an investigator."""
    return Option(id_of("seat", seat), text("option-seat", who=Who(seat)), (id_of("seat", seat),), cite)


def _cards(g: Horror, cards: tuple[int, ...], cite: str) -> tuple[Option, ...]:
    return tuple([card_option(g, card, cite) for card in cards])


# Turns and windows


def turn(g: Horror, seat: Seat, choices: tuple[str, ...]) -> Ask:
    """investigation.9: what the active investigator does next."""
    options = (*_doing(g, seat, choices), END)
    person = g.people[seat]
    return Ask("turn", _turn_with(person.actions, person.spare), options, "investigation.9")


@MANY
def _turn_with(actions: int, spare: tuple[str, ...]) -> Text:
    """gain.2: what is left, and what there is besides for one kind of action only."""
    said = text("ask-turn", actions=actions)
    for kind in spare:
        said = text("ask-turn-besides", first=said, doing=text(f"doing-{kind}"))
    return said


def window(g: Horror, seat: Seat, name: str, choices: tuple[str, ...]) -> Ask:
    """timing.4: whether somebody uses something in a window."""
    options = (*_doing(g, seat, choices), PASS)
    return Ask("window", text(f"ask-window-{name}"), options, "timing.4")


CITES = {
    "draw": "draw-action.2",
    "resource": "resource-action.2",
    "move": "move-action.2",
    "investigate": "investigate-action.2",
    "engage": "engage-action.2",
    "evade": "evade.2",
    "fight": "fight-action.2",
    "play": "play-action.2",
}


PILES = {"draw": "deck", "resource": "resources"}
"""What the actions without a target are on: somebody's deck, somebody's resources."""


def _doing(g: Horror, seat: Seat, choices: tuple[str, ...]) -> list[Option]:
    """Return the options to do such things."""
    found = []
    for choice in choices:
        deed = read_id(choice)
        kind = deed.kind
        if kind == "use":
            key = deed.word
            message = "option-activate" if type(words_of(g, text_named(key))) is Action else "option-use"
            found.append(use_option(g, key, message, choice, "activate-action.2"))
        elif deed.parts:
            found.append(_deed(choice, names(g, deed.number)))
        elif kind == "advance":
            found.append(card_option(g, g.pile("act")[-1], "act.5", "option-advance", "advance"))
        elif kind == "investigate":
            found.append(_plain(choice, CITES[kind], id_of("card", g.people[seat].location)))
        else:
            found.append(_plain(choice, CITES[kind], id_of(PILES.get(kind, kind), seat)))
    return found


@MANY
def _deed(choice: str, called: tuple[str, str]) -> Option:
    """Return the option to do something with the card of that name."""
    deed = read_id(choice)
    return _card_option(choice, f"option-{deed.kind}", called, deed.number, CITES[deed.kind])


_USES: dict[tuple[str, str, str], tuple[Ability, Option]] = {}
"""Options to use abilities, with the ability each was made for: putting card text together takes long."""


def use_option(g: Horror, key: str, message: str, id: str, cite: str) -> Option:
    """Return the option to use an ability, with what it does."""
    named = text_named(key)
    ability, card = words_of(g, named), named.card
    place = (g.cards[card].code, message, id)
    kept = _USES.get(place)
    if kept is None or kept[0] is not ability:
        final = getattr(ability, "designator", "") == "resign"
        said = text(message, card=name(g, card), effect=_bargain(g, card, ability), actions=_actions(ability))
        option = Option(id, said, (id_of("card", card),), cite, confirm=final)
        kept = _USES[place] = (ability, option)
    return kept[1]


def _bargain(g: Horror, card: int, ability: Ability) -> Text:
    """costs.1: what an ability costs besides actions, and what it does."""
    context = Context(0, card, NONE)
    said = effects_said(g, context, getattr(ability, "effects", ()))
    for cost in reversed(getattr(ability, "costs", ())):
        if not isinstance(cost, Actions):
            said = text("option-pay-effect", price=price_said(g, context, cost), effect=said)
    return said


def _actions(ability: Ability) -> int:
    """triggered-ability.14: how many actions an ability takes."""
    return sum(each.count for each in getattr(ability, "costs", ()) if isinstance(each, Actions))


@MANY
def _plain(choice: str, cite: str, on: str) -> Option:
    return Option(choice, text(f"option-{choice}"), (on,), cite)


def _react(g: Horror, key: str) -> Option:
    """act.5: who reacts with an objective advances the deck."""
    if isinstance(words_of(g, text_named(key)), Objective):
        return card_option(g, text_named(key).card, "act.5", "option-advance", key)
    message = "option-react-play" if isinstance(words_of(g, text_named(key)), Play) else "option-react"
    return use_option(g, key, message, key, "triggered-ability.9")


def reaction(
    g: Horror, seat: Seat, happening: Happening, timing: str, keys: tuple[str, ...], may_pass: bool = True
) -> Ask:
    """triggered-ability.9: whether somebody reacts to what happens."""
    options = [_react(g, key) for key in keys]
    secret = happening.who != seat and zones.kept_secret(g, happening.card)
    asked = text("ask-reaction", timing=text(f"timing-{timing}"), what=text(f"happens-{happening.what}"))
    if happening.card != NONE and not secret:
        asked = text("ask-reaction-to", **asked.args, card=name(g, happening.card))
    return Ask("reaction", asked, (*options, PASS) if may_pass else tuple(options), "triggered-ability.9")


def _source(g: Horror, key: str) -> int:
    """Return the card that a forced ability or a delayed effect comes from."""
    if kind_in(key) == "delayed":
        return next(each.source for each in g.delayed if each.id == number_in(key))
    return text_named(key).card


def order_forced(g: Horror, keys: list[str]) -> Ask:
    """simultaneous-priority.4"""
    cite = "simultaneous-priority.4"
    options = tuple([_due_option(g, _source(g, key), cite, key) for key in keys])
    return Ask("order", text("ask-order-forced"), options, cite)


def _due_option(g: Horror, card: int, cite: str, id: str) -> Option:
    """attachments.1: cards of the same name are told apart by what they are attached to."""
    host = zones.host_of(g, card)
    if host == NONE:
        return card_option(g, card, cite, "option-card", id)
    said = text("option-attached", card=name(g, card), host=name(g, host))
    return Option(id, said, (id_of("card", card),), cite)


# Targets and choices


def targets(
    g: Horror, context: Context, effect: Effect, cards: tuple[int, ...], least: int, most: int
) -> Ask:
    """target.4"""
    asked = text("ask-target", effect=effects_said(g, context, (effect,)), card=name(g, context.source))
    return Ask("target", asked, _cards(g, cards, "target.4"), "target.4", least=least, most=most)


def origin(g: Horror, context: Context, effect: Effect, cards: tuple[int, ...]) -> Ask:
    """move.8, target.4: where tokens come from, once it is known where they go."""
    asked = text("ask-origin", effect=effects_said(g, context, (effect,)), card=name(g, context.source))
    return Ask("target", asked, _cards(g, cards, "target.4"), "target.4", about="origin")


def choice(g: Horror, context: Context, word: fx.Choice, able: tuple[int, ...]) -> Ask:
    """effects.3; for-each.3: with how often the same is asked again."""
    options = [
        Option(
            id_of("choice", place),
            text("option-effect", effect=effects_said(g, context, word.options[place])),
            (),
            "effects.3",
        )
        for place in able
    ]
    more = sum(1 for _ in takewhile(lambda each: each == word, context.todo))
    card = name(g, context.source)
    said = text("ask-choice-again", card=card, more=more) if more else text("ask-choice", card=card)
    return Ask("choice", said, tuple(options), "effects.3")


def may(g: Horror, context: Context, word: fx.May) -> Ask:
    """may.1"""
    does = effects_said(g, context, word.effects)
    said = text("option-effect", effect=does)
    if word.cost is not None:
        said = text("option-pay-effect", price=price_said(g, context, word.cost), effect=does)
    options = (Option("yes", said, (), "may.1"), Option("no", text("option-no"), (), "may.1"))
    return Ask("may", text("ask-may", card=name(g, context.source)), options, "may.1")


def aim(g: Horror, action: str, cards: tuple[int, ...]) -> Ask:
    """action-designator.2"""
    return Ask("target", text(f"ask-{action}"), _cards(g, cards, "target.4"), "action-designator.2")


def granted(g: Horror, context: Context, choices: tuple[str, ...]) -> Ask:
    """action-designator.2: how an action is taken that an effect grants."""
    options = tuple(_doing(g, context.you, choices))
    return Ask("granted", text("ask-granted", card=name(g, context.source)), options, "action-designator.2")


def choose_x(most: int, least: int = 0) -> Ask:
    """letter-x.3"""
    options = tuple(
        [
            Option(id_of("x", x), text("option-number", number=x), (), "letter-x.3")
            for x in range(least, most + 1)
        ]
    )
    return Ask("number", text("ask-x"), options, "letter-x.3")


def contribute(least: int, most: int, needed: int) -> Ask:
    """clues.8"""
    options = [
        Option(id_of("x", x), text("option-number", number=x), (), "clues.8") for x in range(least, most + 1)
    ]
    return Ask("number", text("ask-contribute", count=needed), tuple(options), "clues.8", about="clues")


def pay_with(g: Horror, cards: tuple[int, ...], how: str) -> Ask:
    """costs.9"""
    return Ask("pay", text(f"ask-pay-{how}"), _cards(g, cards, "costs.9"), "costs.9")


def pay_one_of(g: Horror, context: Context, cost: OneOf, able: tuple[int, ...]) -> Ask:
    """costs.7"""
    options = [
        Option(
            id_of("price", place),
            text("option-price", price=price_said(g, context, cost.any[place])),
            (),
            "costs.7",
        )
        for place in able
    ]
    return Ask("pay", text("ask-pay"), tuple(options), "costs.7")


def discard_from_hand(g: Horror, cards: tuple[int, ...], count: int, cite: str) -> Ask:
    """costs.10, upkeep.6"""
    asked = text("ask-discard", count=count)
    return Ask("discard", asked, _cards(g, cards, cite), cite, least=count, most=count)


def icon(g: Horror, skill: str, ways: tuple[str, ...]) -> Ask:
    """skill-icons.7: which icon is used as this one; a wild icon is named by using it so."""
    named = {"card": "option-card", "wild": "option-wild"}
    options = tuple(
        [card_option(g, number_in(way), "skill-icons.7", named[kind_in(way)], way) for way in ways]
    )
    return Ask("pay", text("ask-icon", skill=text(f"skill-{skill}")), options, "skill-icons.7")


def order_discards(g: Horror, cards: tuple[int, ...]) -> Ask:
    """discard-pile.7, discard-pile.8"""
    cite = "discard-pile.7"
    count = len(cards)
    return Ask("order", text("ask-order-discards"), _cards(g, cards, cite), cite, least=count, most=count)


def search(g: Horror, cards: tuple[int, ...], most: int, least: int = 0) -> Ask:
    """effects.x2"""
    return Ask(
        "search",
        text("ask-search-exactly" if least else "ask-search", count=most),
        _cards(g, cards, "effects.x2"),
        "effects.x2",
        least=least,
        most=most,
    )


def put_back(g: Horror, cards: tuple[int, ...]) -> Ask:
    """decks.2"""
    return Ask("order", text("ask-put-back"), _cards(g, cards, "decks.2"), "decks.2")


def place_rest(g: Horror, cards: tuple[int, ...]) -> Ask:
    """decks.2"""
    options = tuple(
        Option(
            id_of("top", card), text("option-deck-top", card=name(g, card)), (id_of("card", card),), "decks.2"
        )
        for card in cards
    ) + tuple(
        Option(
            id_of("bottom", card),
            text("option-deck-bottom", card=name(g, card)),
            (id_of("card", card),),
            "decks.2",
        )
        for card in cards
    )
    return Ask("order", text("ask-place-rest"), options, "decks.2")


def play_by_effect(g: Horror, cards: tuple[int, ...]) -> Ask:
    """play-action.5"""
    return Ask("play", text("ask-play"), _cards(g, cards, "play-action.5"), "play-action.5")


def host(g: Horror, card: int, able: tuple[int, ...]) -> Ask:
    """attachments.1"""
    return Ask(
        "target", text("ask-host", card=name(g, card)), _cards(g, able, "attachments.1"), "attachments.1"
    )


def filled_slots(slots: tuple[str, ...]) -> list[Text]:
    """Return which slots something fills, those of a kind together: "2 hand slots"."""
    return [text("filled-slots", slot=slot, count=count) for slot, count in Counter(slots).items()]


def slots(g: Horror, card: int, ways: tuple[tuple[str, ...], ...]) -> Ask:
    """slots.10"""
    options = [
        Option(str(place), text("option-slots", slots=filled_slots(way)), (), "slots.10")
        for place, way in enumerate(ways)
    ]
    return Ask("slots", text("ask-slots", card=name(g, card)), tuple(options), "slots.10")


def make_room(g: Horror, card: int, choices: tuple[tuple[int, ...], ...]) -> Ask:
    """slots.13"""
    options = [
        Option(
            str(place),
            text("option-discard", cards=[name(g, each) for each in some]),
            tuple(id_of("card", each) for each in some),
            "slots.13",
        )
        for place, some in enumerate(choices)
    ]
    return Ask("discard", text("ask-make-room", card=name(g, card)), tuple(options), "slots.13")


def discard_asset(g: Horror, cards: tuple[int, ...]) -> Ask:
    """slots.q4"""
    return Ask("discard", text("ask-discard-asset"), _cards(g, cards, "slots.q4"), "slots.q4")


# Tests


def skill(g: Horror, test: Test) -> Ask:
    """test.3"""
    options = tuple(
        [Option(id_of("skill", each), text(f"skill-{each}"), (), "test.3") for each in test.skills]
    )
    asked = text("ask-skill", card=name(g, test.source), difficulty=test.difficulty)
    return Ask("skill", asked, options, "test.3")


WAIT = "wait"
"""test.q2: to let others commit first, and be asked again."""


def commit(g: Horror, test: Test, cards: tuple[int, ...], most: int, waits: bool = False) -> Ask:
    """test.5, test.6, test.q2"""
    options = [_commit_option(card, g.print(card).name, icons(g, card, test.skill)) for card in cards]
    if waits:
        options.append(Option(WAIT, text("option-wait"), (), "test.q2"))
    asked = _for_test(test.seat, test.skill, test.difficulty)
    return Ask("commit", asked, tuple(options), "test.5", least=0, most=most)


@MANY
def _for_test(seat: Seat, skill: str, difficulty: int) -> Text:
    return text("ask-commit", who=Who(seat), skill=text(f"skill-{skill}"), difficulty=difficulty)


@MANY
def _commit_option(card: int, called: tuple[str, str], icons: int) -> Option:
    said = text("option-commit", card=card_name(called), icons=icons)
    id = id_of("card", card)
    return Option(id, said, (id,), "test.8", amount=icons)


def order_results(g: Horror, due: tuple[str, ...]) -> Ask:
    """test.30"""
    options = []
    for each in due:
        kind = kind_in(each)
        if kind == "token":
            said = text("option-result-token", token=token_name(g.tests[-1].tokens[number_in(each)]))
        elif kind in ("action", "ability"):
            said = text(f"option-result-{kind}")
        else:
            said = text("option-card", card=name(g, _source(g, each)))
        options.append(Option(each, said, (), "test.30"))
    return Ask("order", text("ask-order-results"), tuple(options), "test.30")


def _haunting(g: Horror, key: str) -> Text:
    ability = text_named(key)
    effects: tuple[Effect, ...] = getattr(words_of(g, ability), "effects", ())
    return effects_said(g, Context(0, ability.card, NONE), effects)


def order_haunted(g: Horror, keys: tuple[str, ...]) -> Ask:
    """haunted.q1"""
    options = [
        Option(
            key,
            text("option-effect", effect=_haunting(g, key)),
            (),
            "haunted.q1",
        )
        for key in keys
    ]
    return Ask("order", text("ask-order-haunted"), tuple(options), "haunted.q1")


def seal(g: Horror, tokens: tuple[str, ...]) -> Ask:
    """seal.5"""
    options = tuple(
        [
            Option(id_of("token", each), text("option-token", token=token_name(each)), (), "seal.5")
            for each in tokens
        ]
    )
    return Ask("token", text("ask-seal"), options, "seal.5")


def resolve_one(g: Horror, places: tuple[int, ...]) -> Ask:
    """ignore.x1"""
    tokens = g.tests[-1].tokens
    options = tuple(
        [
            Option(
                id_of("place", each), text("option-token", token=token_name(tokens[each])), (), "ignore.x1"
            )
            for each in places
        ]
    )
    return Ask("token", text("ask-resolve-one"), options, "ignore.x1")


# Damage, enemies


def assign(g: Horror, seat: Seat, kind: str, left: int, cards: tuple[int, ...], *, must: bool = False) -> Ask:
    """deal-damage-horror.4; `must`: nothing stays with the investigator."""
    own = g.people[seat].card
    bears = _bears(g, seat, own, kind)
    mine = text("option-rest", count=left, kind=kind, left=bears)
    rest = Option("rest", mine, (id_of("seat", seat),), "deal-damage-horror.8", amount=bears)
    options = (*(_soak_option(g, seat, card, kind) for card in cards), *(() if must else (rest,)))
    source = g.dealings[-1].source
    if source == NONE or not sees(g, seat, source):
        asked = text(f"ask-assign-{kind}", count=left)
    else:
        asked = text(f"ask-assign-{kind}-by", count=left, card=name(g, source))
    return Ask("assign", asked, options, "deal-damage-horror.4", amount=left)


def _soak_option(g: Horror, seat: Seat, card: int, kind: str) -> Option:
    bears, id = _bears(g, seat, card, kind), id_of("card", card)
    said = text("option-soak", card=name(g, card), left=bears)
    return Option(id, said, (id,), "deal-damage-horror.4", amount=bears)


def _bears(g: Horror, seat: Seat, card: int, kind: str) -> int:
    """deal-damage-horror.7: how much a card can still take, as its controller can work it out."""
    stat = "health" if kind == "damage" else "sanity"
    pending = sum(getattr(each, kind) for each in g.dealings[-1].shares if each.card == card)
    own = card == g.people[seat].card  # what lies beside an investigator is what is being assigned
    bears = value(as_seen(g, seat), card, stat) - int(getattr(g.cards[card], kind))
    return bears if own else bears - int(pending)


@MANY
def trauma(seat: Seat) -> Ask:
    """trauma.3"""
    options = tuple([Option(kind, text(f"trauma-{kind}"), (), "trauma.3") for kind in ("physical", "mental")])
    return Ask("trauma", text("ask-trauma"), options, "trauma.3")


def order_attacks(g: Horror, enemies: tuple[int, ...], cite: str) -> Ask:
    """enemy.8, attack-of-opportunity.2"""
    return Ask("order", text("ask-order-attacks"), _cards(g, enemies, cite), cite)


def massive_order(g: Horror, enemy: int, seats: tuple[Seat, ...]) -> Ask:
    """massive.5"""
    options = tuple([seat_option(seat, "massive.5") for seat in seats])
    return Ask("order", text("ask-massive", card=name(g, enemy)), options, "massive.5")


def engages(g: Horror, enemy: int, seats: tuple[Seat, ...]) -> Ask:
    """enemy-cards.q1"""
    options = tuple([seat_option(seat, "enemy-cards.q1") for seat in seats])
    asked = text("ask-engages", card=name(g, enemy))
    return Ask("lead", asked, options, "enemy-cards.q1", about="engagement")


def spawn_at(g: Horror, enemy: int, places: tuple[int, ...]) -> Ask:
    """spawn.5"""
    return Ask("place", text("ask-spawn", card=name(g, enemy)), _cards(g, places, "spawn.5"), "spawn.5")


def enemy_moves(g: Horror, enemy: int, places: tuple[int, ...]) -> Ask:
    """hunter.5"""
    return Ask(
        "place", text("ask-enemy-moves", card=name(g, enemy)), _cards(g, places, "hunter.5"), "hunter.5"
    )


def destination(g: Horror, enemy: int, places: tuple[int, ...]) -> Ask:
    """patrol.2"""
    asked = text("ask-destination", card=name(g, enemy))
    return Ask("place", asked, _cards(g, places, "patrol.2"), "patrol.2")


def order_moves(g: Horror, enemies: tuple[int, ...]) -> Ask:
    """enemy.q2"""
    return Ask("order", text("ask-order-moves"), _cards(g, enemies, "enemy.q2"), "enemy.q2")


# Cards that are followed, or given back


def follow(g: Horror, cards: tuple[int, ...]) -> Ask:
    """silver-rule.2"""
    return Ask("follow", text("ask-follow"), _cards(g, cards, "silver-rule.2"), "silver-rule.2")


def mulligan(g: Horror, cards: tuple[int, ...]) -> Ask:
    """mulligan.2"""
    options = _cards(g, cards, "mulligan.2")
    return Ask("mulligan", text("ask-mulligan"), options, "mulligan.2", least=0, most=len(cards))
