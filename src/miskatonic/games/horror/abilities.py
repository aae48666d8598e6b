"""Finding abilities: which cards listen to what happens, who may use what, and how an ability sees the game.

An ability in force is named by `Text`: the card that has it, and where its words are printed (on the card
itself,
or on the card that it gains the ability from). Changes nothing.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeVar

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.games.horror import looking, zones
from miskatonic.games.horror.caches import Caches
from miskatonic.games.horror.evaluation import NESTED, evaluating
from miskatonic.games.horror.indexes import Referring, Text
from miskatonic.games.horror.profiles import PLAIN_PLAY, Profile
from miskatonic.games.horror.state import NOBODY, NONE, Context, Delayed, Happening, Horror, kind_of
from miskatonic.games.horror.words.abilities import (
    Ability,
    Action,
    Constant,
    Forced,
    Free,
    Gains,
    Objective,
    Play,
    Reaction,
)
from miskatonic.games.horror.words.triggers import On

A = TypeVar("A")


@lru_cache(8192)
def text_named(key: str) -> Text:
    """Return the ability of that name."""
    return Text(*(int(part) for part in key.split(".")))


def words_of(g: Horror, text: Text) -> Ability:
    """Return what an ability says."""
    if text.index < 0:
        return PLAIN_PLAY[1]
    ability = g.printed[g.cards[text.printed].code].abilities[text.index]
    if text.gain < 0:
        return ability
    assert isinstance(ability, Constant)
    gained = ability.modifiers[text.gain]
    assert isinstance(gained, Gains)
    return gained.ability


def abilities_of(g: Horror, card: int) -> Iterator[tuple[Text, Ability]]:
    """blank.1, gain.4: the abilities a card has now, printed and gained."""
    if not looking.silent(g, card):
        for index, ability in enumerate(g.print(card).abilities):
            yield Text(card, card, index), ability
    for source, index, gain, gained in g.gains:
        if _gains_now(g, source, index, gained, card):
            yield Text(card, source, index, gain), gained.ability


def first_of(g: Horror, card: int, kind: type[A]) -> A | None:
    """Return the first ability of a kind that a card has now, if it has one."""
    own: A | None = g.printed[g.cards[card].code].profile.first.get(kind)
    if own is not None and not looking.silent(g, card):
        return own
    for source, index, _, gained in g.gains:
        if isinstance(gained.ability, kind) and _gains_now(g, source, index, gained, card):
            return gained.ability
    return None


@Caches.gains.worked_out
def _work_out_gains(g: Horror) -> list[tuple[int, int, int, Gains]]:
    """gain.4: the abilities that constant abilities in play give to cards."""
    printed, cards = g.printed, g.cards
    return [
        (card, index, gain, word)
        for card in g.in_play
        for index, gain, word in printed[cards[card].code].profile.gains
    ]


def _gains_now(g: Horror, source: int, index: int, word: Gains, card: int) -> bool:
    """gain.4: whether a card has a gained ability now; one that asks for itself does not count."""
    busy = g.evaluation.gains
    if len(busy) >= NESTED or any(word is other for other in busy):
        return False
    with evaluating(busy, word):
        return _meant_to_gain(g, source, index, word, card)


def _meant_to_gain(g: Horror, source: int, index: int, word: Gains, card: int) -> bool:
    constant = g.print(source).abilities[index]
    context = looking.view_from(g, source)
    condition = getattr(constant, "condition", None)
    return (
        not looking.silent(g, source)
        and (condition is None or looking.holds(g, context, condition))
        and looking.means(g, context, word.whom, card)
    )


# Who listens


NOBODY_REFERS = Referring([], [])


@Caches.listening.worked_out
def _work_out_listening(g: Horror) -> dict[str, dict[str, Referring]]:
    """Return, by what happens and the point in time, every ability that may have to do with it."""
    index: dict[str, dict[str, Referring]] = {}
    for card in _listeners(g):
        profile = g.printed[g.cards[card].code].profile
        refers = profile.refers.get(card)
        if refers is None:
            refers = profile.refers[card] = _refers(profile, card)
        for what, timing, forced, reacts, entry in refers:
            heard = index.get(what)
            if heard is None:
                heard = index[what] = {}
            there = heard.get(timing)
            if there is None:
                there = heard[timing] = Referring([], [])
            if forced:
                there.forced.append(entry)
            if reacts:
                there.reactions.append(entry)
    for source, number, gain, word in g.gains:
        on = getattr(word.ability, "on", None)
        if on is not None:
            heard = index.setdefault(on.what, {})
            heard.setdefault(on.timing, Referring([], [])).gained.append((source, number, gain, word.ability))
    for each in g.delayed:
        index.setdefault(each.on.what, {})
    return index


def _refers(profile: Profile, card: int) -> list[tuple[str, str, bool, bool, tuple[Text, Any]]]:
    """Return what the abilities printed on a card refer to, the point in time, and whether each is forced or
    something that players may use.
    """
    found = []
    for what, number in profile.listens:
        ability: Any = profile.printed.abilities[number]
        entry = Text(card, card, number), ability
        found.append((what, ability.on.timing, _is_forced(ability), _is_offered(ability), entry))
    return found


def _is_forced(ability: Any) -> bool:
    return type(ability) is Forced or type(ability) is Objective


def _is_offered(ability: Any) -> bool:
    kind = type(ability)
    return kind is Reaction or kind is Play or (kind is Objective and ability.may)


def _listeners(g: Horror) -> list[int]:
    """abilities.2: cards in play, committed and Hidden ones, and hands, for fast events."""
    printed, cards = g.printed, g.cards
    there = (*g.in_play, *g.out_of_play)
    found = [card for card in there if printed[cards[card].code].profile.listens]
    for seat in range(len(g.people)):
        for card in g.hand(seat):
            held = printed[cards[card].code]
            if held.profile.listens and held.type in ("event", "asset") and not held.profile.hidden:
                found.append(card)
    if g.box.in_decks:
        found += [card for card in g.work_in_decks if kind_of(cards[card].zone) == "deck"]
    return found


@Caches.work_in_decks.worked_out
def _work_out_work_in_decks(g: Horror) -> list[int]:
    return [card.id for card in g.cards if "deck" in g.print(card.id).profile.zones]


def works_there(g: Horror, card: int, ability: Any) -> bool:
    """abilities.2, hidden.4: in play, unless it says itself that it works in a hand or deck."""
    wanted = getattr(ability, "zone", "play")
    kind = kind_of(g.cards[card].zone)
    if wanted != "play":
        return bool(kind == wanted)
    return kind not in ("hand", "deck") or zones.is_hidden(g, card)


def concerns(g: Horror, on: On, happening: Happening, context: Context) -> bool:
    """trigger-condition.1: whether a triggering condition is met, seen from the ability."""
    if on.what != happening.what:
        return False
    if on.who is not None and (
        happening.who == NOBODY or not looking.matches(g, context, on.who, g.people[happening.who].card)
    ):
        return False
    for wanted, card in ((on.card, happening.card), (on.other, happening.other)):
        if wanted is not None and (card == NONE or not looking.matches(g, context, wanted, card)):
            return False
    if on.first and happening.time != 1:
        return False
    if on.least is not None and happening.amount < looking.amount(g, context, on.least):
        return False
    if on.exactly and happening.amount not in on.exactly:
        return False
    if on.most is not None and happening.amount > looking.amount(g, context, on.most):
        return False
    return on.condition is None or looking.holds(g, context, on.condition)


def seen_from(g: Horror, card: int, seat: Seat, happening: Happening, sequence: int = NONE) -> Context:
    """Return how an ability that reacts sees the game: who "you" is and what it is about."""
    return Context(
        0,
        card,
        seat,
        that=happening.card,
        other=happening.other,
        who=happening.who,
        amount=happening.amount,
        sequence=sequence,
    )


def sufferer(g: Horror, card: int, happening: Happening) -> Seat:
    """you-your.1: who "you" is for a forced ability: controls the card, is beside it, or it happens to."""
    own = g.cards[card].controller
    if own == NOBODY:
        own = zones.seat_in(g.cards[card].zone)
    if own == NOBODY and kind_of(g.cards[card].zone) == "on":
        return sufferer(g, zones.host_of(g, card), happening)
    if own != NOBODY:
        return own
    return happening.who if happening.who != NOBODY else g.lead


def referring(g: Horror, what: str, timing: str) -> Referring:
    """Return the abilities that refer to a point in time of what happens."""
    heard = g.listening.get(what)
    found = heard.get(timing, NOBODY_REFERS) if heard else NOBODY_REFERS
    if not found.gained:
        return found
    everybody = Referring([*found.forced], [*found.reactions])
    for source, number, gain, ability in found.gained:
        entries = [(Text(card, source, number, gain), ability) for card in g.in_play]
        if _is_forced(ability):
            everybody.forced.extend(entries)
        if _is_offered(ability):
            everybody.reactions.extend(entries)
    return everybody


def forced_now(
    g: Horror, happening: Happening, timing: str, sequence: int
) -> list[tuple[Text, Context, Any]]:
    """forced-ability.4: the forced abilities that refer to this point in time."""
    found = []
    for text, ability in referring(g, happening.what, timing).forced:
        if not works_there(g, text.card, ability):
            continue
        if looking.silent(g, text.card) if text.gain < 0 else not _is_gained(g, text):
            continue
        context = seen_from(g, text.card, sufferer(g, text.card, happening), happening, sequence)
        if concerns(g, ability.on, happening, context):
            found.append((text, context, ability))
    return found


def _is_gained(g: Horror, text: Text) -> bool:
    """gain.4: whether a card has an ability right now that another gives to it."""
    ability = g.print(text.printed).abilities[text.index]
    assert isinstance(ability, Constant)
    gained = ability.modifiers[text.gain]
    return isinstance(gained, Gains) and _gains_now(g, text.printed, text.index, gained, text.card)


def delayed_now(g: Horror, happening: Happening, timing: str) -> list[Delayed]:
    """delayed-effects.2: the delayed effects whose moment has come."""
    return [
        each
        for each in g.delayed
        if each.on.timing == timing
        and (each.until not in ("test", "attack") or _is_test(g, each.mark))
        and concerns(g, each.on, happening, seen_from(g, each.source, each.you, happening))
    ]


def _is_test(g: Horror, number: int) -> bool:
    """delayed-effects.1: "during this test" means that very test, not one inside it."""
    return bool(g.tests) and g.tests[-1].number == number


def reactions_now(
    g: Horror, seat: Seat, happening: Happening, timing: str, sequence: int
) -> list[tuple[Text, Context, Any]]:
    """triggered-ability.9, fast.7, act.10: what a player may use or play at this point in time."""
    found = []
    for text, ability in referring(g, happening.what, timing).reactions:
        if not may_use(g, seat, text, ability):
            continue
        context = seen_from(g, text.card, seat, happening, sequence)
        if concerns(g, ability.on, happening, context):
            found.append((text, context, ability))
    return found


# Who may use what


def may_use(g: Horror, seat: Seat, text: Text, ability: Ability) -> bool:
    """activate-action.5 to .7, hidden.6, threat-area.4: whether the card is one this player may use, and has
    the ability now.
    """
    card = g.cards[text.card]
    kind = kind_of(card.zone)
    if type(ability) is Play:
        may = card.zone == id_of("hand", seat)
    elif kind in ("hand", "deck") or getattr(ability, "zone", "play") != "play":
        may = zones.seat_in(card.zone) == seat and works_there(g, text.card, ability)
    elif kind in ("act", "agenda", "beside"):
        may = True
    elif kind == "limbo" or card.controller != NOBODY:
        may = card.controller == seat
    else:
        may = zones.location_of(g, text.card) == g.people[seat].location != NONE
    if not may:
        return False
    return not looking.silent(g, text.card) if text.gain < 0 else _is_gained(g, text)


def usable(g: Horror, seat: Seat, kind: type[Any]) -> list[tuple[Text, Context, Any]]:
    """Return the [action] or [free] abilities a player may use, as far as whose they are goes."""
    there = _held_or_gained(g, seat, kind) if g.gains else g.held[kind]
    return [
        (text, Context(0, text.card, seat), ability)
        for text, ability in there
        if may_use(g, seat, text, ability)
    ]


def _held_or_gained(g: Horror, seat: Seat, kind: type[Any]) -> Iterator[tuple[Text, Any]]:
    """gain.4: where abilities are gained, every card may have one of that kind."""
    for card in (*zones.cards_in_play(g), *g.hand(seat)):
        for text, ability in abilities_of(g, card):
            if type(ability) is kind:
                yield text, ability


@Caches.held.worked_out
def _work_out_held(g: Horror) -> dict[type[Any], list[tuple[Text, Any]]]:
    """Return the abilities that can be used, printed on cards in play and on Hidden ones in hand."""
    printed, cards = g.printed, g.cards
    found: dict[type[Any], list[tuple[Text, Any]]] = {Action: [], Free: []}
    for card in (*g.in_play, *g.out_of_play):
        own = printed[cards[card].code]
        if own.profile.usable:
            for index, ability in enumerate(own.abilities):
                if type(ability) in found:
                    found[type(ability)].append((Text(card, card, index), ability))
    return found
