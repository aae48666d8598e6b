"""The rules of Ritual, in the order of the rulebook; every step names the clauses it carries out.

Not for who may see what (`view`) and not for wording (`told`, messages).
"""

from collections.abc import Sequence
from typing import Literal

from miskatonic.core.game import Outcome, Seat
from miskatonic.core.ids import number_in
from miskatonic.core.rng import Rng
from miskatonic.core.text import Who, text
from miskatonic.games.ritual import told
from miskatonic.games.ritual.cards import (
    ALL_CARDS,
    CARDS,
    CTHULHU,
    CULTIST,
    CURSED,
    ELDER_SIGN,
    EVENTS,
    GATES,
    HASTUR,
    INVESTIGATOR,
    MYSTERY,
    NONE,
    NYARLATHOTEP,
    OLD_ONES,
    ORB,
    PROFESSOR,
    PURE,
    STUDENT,
    TRAPEZOHEDRON,
    YOG_SOTHOTH,
    Card,
    deck,
    same_face,
)
from miskatonic.games.ritual.state import (
    DOOM_TRACK,
    FULL_SANITY,
    NOBODY,
    Confessed,
    Removed,
    Ritual,
    RitualOptions,
    RoundEnd,
    Turn,
    step,
)

# Setup and round setup


def new_game(options: RitualOptions, seed: int) -> Ritual:
    """setup.1, setup.2, setup.3"""
    g = Ritual(
        options=options,
        rng=Rng.seeded(seed),
        deck=deck(options.event, options.scholar, options.zealot, options.old_one),
        sanity=[FULL_SANITY] * options.seats,
    )
    g.begin(set_up_round)
    return g


def straw_players(seats: int) -> int:
    """straw.1"""
    return max(0, 5 - seats)


@step
def set_up_round(g: Ritual) -> None:
    """round.1, round.2, straw.2"""
    g.round += 1
    cards = list(g.deck)
    g.rng.shuffle(cards)
    holders = g.seats + straw_players(g.seats)
    g.hands = cards[:holders]
    g.pile = cards[holders:]
    g.discard = []
    g.removed = ()
    g.confessed = ()
    g.past = ()
    g.cause = ""
    g.looker = NOBODY
    g.top_excluded = 0
    g.own_excluded = [0] * g.seats
    g.tell(told.round_begins(g.round, DOOM_TRACK[g.doom] if g.options.doom else 0))
    for number in range(g.seats, holders):
        g.tell(told.straw_dealt(number, g.seats, g.hands[number]))
    g.then(name_start_player)


@step
def name_start_player(g: Ritual) -> None:
    """round.4, round.5, round.6, round.7"""
    if g.round > 1:
        g.active = least_sane(g.sanity, g.active)
        cite = "round.5" if g.sanity.count(min(g.sanity)) == 1 else "round.6"
    else:
        start = g.options.start
        g.active = g.rng.below(g.seats) if start is None else start
        cite = "round.4"
    g.tell(told.start_player(g.active, cite))
    g.then(begin_turn)


def least_sane(sanity: Sequence[int], last_active: Seat) -> Seat:
    """round.5, round.6, round.q1: ties go clockwise from the last active player, who comes last himself."""
    seats = len(sanity)
    clockwise = [(last_active + ahead) % seats for ahead in range(1, seats + 1)]
    return min(clockwise, key=sanity.__getitem__)


# The active player's action


@step
def begin_turn(g: Ritual) -> None:
    """turn.1, turn.2"""
    g.followers = tuple([seat for seat in range(g.seats) if seat != g.active])
    g.path = ()
    g.travelling = g.pile.pop()
    g.travelling_excluded = g.top_excluded
    g.top_excluded = 0
    g.tell(told.drew(g.active, g.travelling, g.looker))
    ask_give(g)


def ask_give(g: Ritual) -> None:
    """turn.3, turn.4"""
    g.ask(g.active, told.give(g.travelling, g.followers, g.options.confession), give)


@step
def give(g: Ritual, seat: Seat, choice: str) -> None:
    """turn.3"""
    if choice == "confess":
        g.then(confess, seat)
        return
    to = number_in(choice)
    g.tell(told.gave(seat, to))
    receive(g, to)


# The followers' actions


def receive(g: Ritual, seat: Seat) -> None:
    """follow.1"""
    g.followers = tuple([each for each in g.followers if each != seat])
    g.path += (seat,)
    ask_take_or_pass(g, seat)


def ask_take_or_pass(g: Ritual, seat: Seat) -> None:
    """follow.2"""
    known = g.travelling if seat == g.looker else NONE
    g.ask(seat, told.take_or_pass(known, g.followers, g.options.confession), decide)


@step
def decide(g: Ritual, seat: Seat, choice: str) -> None:
    """follow.2, follow.6"""
    if choice == "take":
        g.then(take, seat)
    elif choice == "pass":
        g.then(discard_unwanted, seat)
    elif choice == "confess":
        g.then(confess, seat)
    else:
        to = number_in(choice)
        g.tell(told.passed(seat, to))
        receive(g, to)


@step
def take(g: Ritual, seat: Seat) -> None:
    """follow.3, follow.4, follow.5"""
    old, new = g.hands[seat], g.travelling
    g.discard.append(old)
    g.tell(told.discarded(seat, old))
    g.hands[seat] = new
    g.tell(told.took(seat, new, g.seats, g.looker))
    g.own_excluded[seat] = ALL_CARDS ^ same_face(new) if seat == g.looker else g.travelling_excluded
    finish_travel(g, seat, old)
    if old in EVENTS:
        g.then(EFFECTS[old], seat)
    g.then(end_turn)


@step
def discard_unwanted(g: Ritual, seat: Seat) -> None:
    """follow.7, follow.q1"""
    card = g.travelling
    g.discard.append(card)
    g.tell(told.all_passed(seat, card))
    g.cause = "all-passed"
    finish_travel(g, NOBODY, card)
    g.then(end_turn)


def finish_travel(g: Ritual, taker: Seat, discarded: Card) -> None:
    """Note the turn as everybody saw it; nobody holds a travelling card any more."""
    g.past += (Turn(g.active, g.path, taker, g.travelling, discarded),)
    g.travelling = NONE
    g.travelling_excluded = 0
    g.looker = NOBODY


# End of a turn


@step
def end_turn(g: Ritual) -> None:
    """turn-end.1, turn-end.4"""
    if not g.cause and not g.pile:
        g.cause = "pile"
    if g.cause:
        g.then(end_round)
        return
    g.active, cite = follower_up(g)
    g.tell(told.next_active(g.active, cite))
    g.then(begin_turn)


def follower_up(g: Ritual) -> tuple[Seat, str]:
    """turn-end.2, turn-end.3: return the new active player and the clause that names him."""
    for ahead in range(1, g.seats):
        seat = (g.active + ahead) % g.seats
        if seat in g.followers:
            return seat, "turn-end.2"
    return (g.active + 1) % g.seats, "turn-end.3"


# Event cards


@step
def elder_sign(g: Ritual, seat: Seat) -> None:
    """events.2"""
    g.tell(told.elder_sign(seat))
    g.cause = "elder-sign"


@step
def gate(g: Ritual, seat: Seat) -> None:
    """events.3, events.4; if nothing happens, everybody knows that he holds no Great Old One"""
    old_one = g.deck[-1]
    if old_one in g.hands:
        g.tell(told.gate_opens(g.hands.index(old_one), g.seats, old_one))
        g.cause = "old-one"
        return
    g.tell(told.gate_closed())
    g.own_excluded = [excluded | 1 << old_one for excluded in g.own_excluded]


@step
def magical_orb(g: Ritual, seat: Seat) -> None:
    """events.6, events.q1"""
    if not g.pile:
        g.tell(told.nothing_to_look_at(seat))
        return
    g.looker = seat
    g.tell(told.looked(seat, g.pile[-1], "events.6"))
    g.ask(seat, told.keep_or_remove(g.pile[-1]), keep_or_remove)


@step
def keep_or_remove(g: Ritual, seat: Seat, choice: str) -> None:
    """events.6"""
    if choice == "put-back":
        g.tell(told.put_back(seat))
        return
    card = g.pile.pop()
    g.removed += (Removed(card, seat, len(g.confessed)),)
    g.looker = NOBODY
    g.tell(told.removed(seat, card))


@step
def shining_trapezohedron(g: Ritual, seat: Seat) -> None:
    """events.7, events.8, events.q1, events.q2"""
    if not g.pile:
        g.tell(told.nothing_to_look_at(seat))
        return
    g.looker = seat
    top = g.pile[-1]
    cursed = CARDS[top].cursed
    g.tell(told.looked(seat, top, "events.7"))
    g.top_excluded = PURE if cursed else CURSED
    g.sanity[seat] = min(FULL_SANITY, max(0, g.sanity[seat] + (-1 if cursed else 1)))
    g.tell(told.trapezohedron(seat, cursed, g.sanity[seat]))
    if g.sanity[seat] == 0:
        end_game(g, "events.8")


EFFECTS = {
    ELDER_SIGN: elder_sign,
    **dict.fromkeys(GATES, gate),
    ORB: magical_orb,
    TRAPEZOHEDRON: shining_trapezohedron,
}
"""events.1"""


# Who survives


Failure = Literal["student", "shared", "pure", "cursed", "no-artefact"]
"""Why somebody fails: so much the table is told, and shown."""


def failing(hands: Sequence[Card]) -> list[tuple[Failure | Literal[""], str]]:
    """survive.2 to survive.5, cultist.1 to cultist.3, characters.3, characters.5, straw.5

    Return for every holder why he fails (the reason's name and its clause), or two empty strings.
    """
    kinds = [CARDS[card].artefact for card in hands]
    reversed_colours = CULTIST in hands
    professor_held = PROFESSOR in hands
    reasons: list[tuple[Failure | Literal[""], str]] = []
    reason: tuple[Failure | Literal[""], str]
    for card, kind in zip(hands, kinds, strict=True):
        if card == STUDENT:
            reason = ("student", "characters.3")
        elif kind and kinds.count(kind) > 1:
            reason = ("shared", "cultist.3" if reversed_colours else "survive.4")
        elif CARDS[card].cursed != reversed_colours:
            reason = ("pure", "cultist.2") if reversed_colours else ("cursed", "survive.3")
        elif professor_held and not kind:
            reason = ("no-artefact", "characters.5")
        else:
            reason = ("", "")
        reasons.append(reason)
    return reasons


def survival_clause(hands: Sequence[Card], number: int) -> str:
    """Return the clause by which a holder survives who does not fail."""
    if CULTIST in hands:
        return "cultist.1"
    return "survive.2" if CARDS[hands[number]].artefact else "survive.5"


ROUND_END_CLAUSES = {
    "all-passed": "follow.7",
    "elder-sign": "events.2",
    "old-one": "old-ones.1",
    "pile": "turn-end.1",
}


@step
def end_round(g: Ritual) -> None:
    """survive.1, characters.1, old-ones.1, doom.4"""
    g.tell(told.round_ends(g.cause, ROUND_END_CLAUSES[g.cause]))
    for number, card in enumerate(g.hands):
        g.tell(told.revealed(number, g.seats, card))
    before = tuple(g.sanity)
    if g.cause == "old-one":
        old_one, failed = carry_out_old_one(g)
    else:
        old_one, failed = NONE, judge(g)
    hands, discard, after = tuple(g.hands), tuple(g.discard), tuple(g.sanity)
    g.last_round = RoundEnd(g.round, g.cause, hands, discard, tuple(failed), before, after, old_one)
    if g.options.doom:
        advance_doom(g)
    g.then(check_end)


def judge(g: Ritual) -> list[int]:
    """survive.2 to survive.5, loss.1, characters.2, characters.3; return the holders who failed"""
    if CULTIST in g.hands:
        g.tell(told.colours_reversed(g.hands.index(CULTIST), g.seats))
    if PROFESSOR in g.hands:
        g.tell(told.professor(g.hands.index(PROFESSOR), g.seats))
    failed = []
    for number, (reason, cite) in enumerate(failing(g.hands)):
        if reason:
            failed.append(number)
            g.tell(told.failed(number, g.seats, reason, cite))
        else:
            g.tell(told.survived(number, g.seats, survival_clause(g.hands, number)))
    amount, cite = normal_loss(g, len(failed))
    for number in failed:
        if g.hands[number] == STUDENT:
            lose(g, number, 1, "characters.3")
        else:
            lose(g, number, amount, cite)
    if INVESTIGATOR in g.hands:
        investigator = g.hands.index(INVESTIGATOR)
        if investigator not in failed:
            regain(g, investigator, 1, "characters.2")
    return failed


# Losing sanity


def normal_loss(g: Ritual, failures: int) -> tuple[int, str]:
    """loss.1, doom.1, doom.2, doom.q1: return what each failure costs, and the clause."""
    return (DOOM_TRACK[g.doom], "doom.2") if g.options.doom else (failures, "loss.1")


def lose(g: Ritual, number: int, amount: int, cite: str) -> int:
    """loss.2, straw.4: return what was really lost"""
    if number >= g.seats:
        return 0
    lost = min(amount, g.sanity[number])
    g.sanity[number] -= lost
    g.tell(told.lost(number, lost, g.sanity[number], cite))
    return lost


def regain(g: Ritual, number: int, amount: int, cite: str) -> None:
    """loss.3, straw.q1"""
    if number >= g.seats:
        return
    regained = min(amount, FULL_SANITY - g.sanity[number])
    g.sanity[number] += regained
    g.tell(told.regained(number, regained, g.sanity[number], cite))


# Great Old Ones


def carry_out_old_one(g: Ritual) -> tuple[Card, list[int]]:
    """old-ones.1, old-ones.8, straw.q1: return the Great Old One and the holders who failed"""
    old_one = g.deck[-1]
    master = g.hands.index(old_one)
    if old_one == MYSTERY:
        old_one = g.rng.choice(OLD_ONES[:4])
        g.tell(told.mystery_shown(old_one))
    effect, cite = OLD_ONE_EFFECTS[old_one]
    g.tell(told.old_one_rises(old_one, cite))
    return old_one, effect(g, master)


def cthulhu(g: Ritual, master: int) -> list[int]:
    """old-ones.3, doom.5, straw.6"""
    others = [number for number in range(g.seats) if number != master]
    for seat in others:
        lose(g, seat, len(g.hands) - 1, "old-ones.3")
    return others


def nyarlathotep(g: Ritual, master: int) -> list[int]:
    """old-ones.4, old-ones.q2"""
    others = [seat for seat in range(g.seats) if seat != master]
    most = max(g.sanity[seat] for seat in others)
    failed = [seat for seat in others if g.sanity[seat] == most]
    amount, _ = normal_loss(g, len(failed))
    regain(g, master, sum(lose(g, seat, amount, "old-ones.4") for seat in failed), "old-ones.4")
    return failed


def yog_sothoth(g: Ritual, master: int) -> list[int]:
    """old-ones.5, old-ones.6, old-ones.q1"""
    least = min(g.sanity)
    others = [seat for seat in range(g.seats) if seat != master]
    if g.sanity.count(least) > 1:
        g.tell(told.yog_sothoth_tie())
        if master < g.seats:
            lose(g, master, g.sanity[master] - 1, "old-ones.6")
        for seat in others:
            lose(g, seat, 1, "old-ones.6")
        return list(range(g.seats))
    spared = g.sanity.index(least)
    failed = [seat for seat in others if seat != spared]
    for seat in failed:
        lose(g, seat, FULL_SANITY, "old-ones.5")
    return failed


def hastur(g: Ritual, master: int) -> list[int]:
    """old-ones.7, straw.6"""
    failed = [number for number, card in enumerate(g.hands) if CARDS[card].artefact]
    amount, _ = normal_loss(g, len(failed))
    amount += sum(CARDS[card].cursed for card in g.hands)
    for number in failed:
        lose(g, number, amount, "old-ones.7")
    return failed


OLD_ONE_EFFECTS = {
    CTHULHU: (cthulhu, "old-ones.3"),
    NYARLATHOTEP: (nyarlathotep, "old-ones.4"),
    YOG_SOTHOTH: (yog_sothoth, "old-ones.5"),
    HASTUR: (hastur, "old-ones.7"),
}


# I saw my card


@step
def confess(g: Ritual, seat: Seat) -> None:
    """faq.1; then the player decides what he was asked"""
    card = g.hands[seat]
    g.pile.append(card)
    g.rng.shuffle(g.pile)
    g.hands[seat] = g.pile.pop()
    g.sanity[seat] -= 1
    g.confessed += (Confessed(card, seat, len(g.past)),)
    g.own_excluded[seat] = 0 if g.pile else ALL_CARDS ^ same_face(card)
    g.tell(told.confessed(seat, card, g.hands[seat], g.sanity[seat], g.seats))
    g.tell(told.confessed_card(seat, card))
    if g.sanity[seat] == 0:
        end_game(g, "end.2")
    elif seat == g.active:
        ask_give(g)
    else:
        ask_take_or_pass(g, seat)


# Doom track, and the end of the game


def advance_doom(g: Ritual) -> None:
    """doom.3, doom.4"""
    if g.doom + 1 == len(DOOM_TRACK):
        g.tell(told.doom_stays(DOOM_TRACK[g.doom]))
        return
    g.doom += 1
    g.tell(told.doom_moves(g.doom + 1, DOOM_TRACK[g.doom]))


@step
def check_end(g: Ritual) -> None:
    """end.1, end.2"""
    if min(g.sanity) > 0:
        g.then(set_up_round)
    else:
        end_game(g, "end.2")


def outcome(g: Ritual) -> Outcome | None:
    """end.2, end.3, end.q1: who has won, and by what"""
    if g.outcome is None:
        return None
    survived = "sanest" if g.options.variant == "competitive" else "sane"
    return g.outcome.by(survived if g.outcome.winners else "nobody")


def end_game(g: Ritual, cite: str) -> None:
    """end.2, end.3, end.q1, events.8"""
    most = max(g.sanity)
    if g.options.variant == "competitive":
        winners = [seat for seat, sanity in enumerate(g.sanity) if sanity == most > 0]
        cite = "end.3" if winners else "end.q1"
    else:
        winners = [seat for seat, sanity in enumerate(g.sanity) if sanity > 0]
        cite = cite if winners else "end.q1"
    ended = text("game-over", winners=[Who(seat) for seat in winners])
    g.outcome = Outcome(tuple(winners), ended, cite)
    g.tell(told.game_over(g.outcome))
    g.stop()
