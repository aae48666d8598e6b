"""Player windows: who may use free abilities and fast cards, and when nobody is asked (timing.4,
timing.q1 to .q3).

Not for actions, which the active investigator takes in the turn (see `actions`).
"""

from collections.abc import Iterable
from functools import lru_cache

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, read_id
from miskatonic.games.horror import asks, group_asks, numbers, told, zones
from miskatonic.games.horror.abilities import text_named, usable, words_of
from miskatonic.games.horror.render import words_in
from miskatonic.games.horror.rules import acts, initiating, playing
from miskatonic.games.horror.state import Context, Horror, kind_of, step
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words.abilities import Ability, Free
from miskatonic.games.horror.words.things import DuringTest, TestAgainst, TestOn


@step
def open(g: Horror, name: str) -> None:
    """timing.q1: a player window opens."""
    offer(g, name)


@step
def offer(g: Horror, name: str) -> None:
    """timing.q3: everybody who can do something says what, or passes; who can do nothing is not asked."""
    if g.ended:
        return
    if ask_all(g, zones.playing(g), name):
        g.then(grant, name)


def ask_all(g: Horror, seats: Iterable[Seat], name: str) -> bool:
    """timing.q3: anyone may act, so all are asked at the same time; return whether anybody was."""
    g.wishes = []
    asked = False
    for seat in seats:
        if asks_here(g, seat, name) and (choices := choices_here(g, seat)):
            tell_of_hidden(g, seat, cards_of(choices))
            g.ask(seat, asks.window(g, seat, name, tuple(choices)), wish)
            asked = True
    return asked


def cards_of(choices: list[str]) -> list[int]:
    """Return the cards that choices are about."""
    found = [read_id(choice) for choice in choices]
    return [text_named(each.word).card if each.kind == "use" else each.number for each in found if each.parts]


def tell_of_hidden(g: Horror, seat: Seat, cards: list[int]) -> None:
    """table-talk.1: whoever is asked only because of cards in hand shows that much; the table is told so."""
    if cards and {kind_of(g.cards[card].zone) for card in cards} == {"hand"}:
        g.tell(told.considers(seat, g.tests[-1].step if g.tests else 0))


@step
def wish(g: Horror, seat: Seat, choice: str) -> None:
    """timing.q3: what somebody would like to do in this window."""
    if choice != "pass":
        g.wishes.append((seat, choice))


@step
def grant(g: Horror, name: str) -> None:
    """timing.q3: all have passed: it closes; else one acts, then everybody may act again."""
    if g.wishes:
        one_acts(g)
        g.then(offer, name)


def one_acts(g: Horror) -> None:
    """timing.q3, grim-rule.2: several want to be first: the lead investigator decides."""
    seats = tuple(seat for seat, _ in g.wishes)
    if len(seats) == 1:
        act_first(g, g.lead, id_of("seat", seats[0]))
    else:
        g.ask(g.lead, group_asks.who_is_first(seats), act_first)


@step
def act_first(g: Horror, lead: Seat, choice: str) -> None:
    """timing.q3: one ability or card at a time, resolved completely; the other wishes are asked anew."""
    seat = number_in(choice)
    wanted = dict(g.wishes)[seat]
    g.wishes = []
    do(g, seat, wanted)


def asks_here(g: Horror, seat: Seat, name: str) -> bool:
    """How eagerly the table wants to be asked: always, where it usually matters, or only in own turns and
    tests.
    """
    eager = g.options.windows
    if eager == "every" or g.active == seat:
        return True
    test = g.tests[-1] if g.tests else None
    if test is not None:
        near = g.people[seat].location == g.people[test.seat].location
        return test.seat == seat or (eager == "useful" and near)
    return eager == "useful" and name == "enemy-attacks" and bool(zones.engaged_enemies(g, seat))


def asks_others(g: Horror) -> bool:
    """timing.q2: whether anybody is asked in somebody else's turn, outside tests."""
    return g.options.windows == "every"


def choices_here(g: Horror, seat: Seat) -> list[str]:
    """timing.4: what a player may do; nothing, if none of it bears on the test under way and the table does
    not want to be asked about everything.
    """
    found = free_choices(g, seat)
    if g.tests and g.options.windows != "every" and not any(_helps_now(g, choice) for choice in found):
        return []
    return found


def _helps_now(g: Horror, choice: str) -> bool:
    """Whether something is meant for tests; all else can be done before the test and after it as well."""
    deed = read_id(choice)
    if deed.kind == "advance":
        return False
    if deed.kind == "play":
        return bears_on_tests(playing.play_text(g, deed.number)[1])
    return bears_on_tests(words_of(g, text_named(deed.word)))


@lru_cache(1024)
def bears_on_tests(ability: Ability) -> bool:
    """Whether an ability needs a test, lasts for one, or is about its chaos tokens or cards."""
    return any(
        isinstance(word, DuringTest | TestOn | TestAgainst)
        or type(word).__module__ == chaos.__name__
        or getattr(word, "until", "") in ("test", "attack")
        for word in words_in(ability)
    )


def free_choices(g: Horror, seat: Seat) -> list[str]:
    """timing.4, .q2, fast.5, fast.8: the names of what a player may do in a window now."""
    found = []
    for text, context, ability in usable(g, seat, Free):
        if initiating.why_not(g, context, text, ability) is None:
            found.append(id_of("use", text.key))
    found += [id_of("play", card) for card in _perhaps_fast(g, seat) if fast_now(g, seat, card)]
    if acts.why_not_advance(g, seat) is None:
        found.append("advance")
    return found


def _perhaps_fast(g: Horror, seat: Seat) -> list[int]:
    """fast.5: the cards in hand with Fast; every card while something in force changes keywords."""
    hand = g.hand(seat)
    if g.in_force.keywords:
        return hand
    printed, cards = g.printed, g.cards
    return [card for card in hand if printed[cards[card].code].profile.fast]


def fast_now(g: Horror, seat: Seat, card: int) -> bool:
    """fast.5, fast.8, fast.q2: whether a card with Fast can be played in this window."""
    printed = g.printed[g.cards[card].code]
    if not printed.profile.playable or not numbers.has_keyword(g, card, "fast"):
        return False
    if printed.type == "asset" and g.active != seat:
        return False
    text, ability = playing.play_text(g, card)
    return initiating.why_not(g, Context(0, card, seat), text, ability) is None


def do(g: Horror, seat: Seat, choice: str) -> None:
    """Use a free ability, play a fast card, or advance the act."""
    deed = read_id(choice)
    if deed.kind == "advance":
        acts.advance_by_clues(g, seat)
    elif deed.kind == "play":
        text, ability = playing.play_text(g, deed.number)
        initiating.initiate(g, Context(0, deed.number, seat), text, ability)
    else:
        text = text_named(deed.word)
        initiating.initiate(g, Context(0, text.card, seat), text, words_of(g, text))
