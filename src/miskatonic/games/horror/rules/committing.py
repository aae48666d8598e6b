"""Committing cards to a skill test: who may, which cards, in which order, at what price (test.5 to .10, .q2).

Not for the other steps of a test (see `testing`).
"""

from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec

from miskatonic.core.game import Ask, Seat
from miskatonic.core.ids import id_of, ids_in, numbers_in
from miskatonic.games.horror import asks, numbers, tested, zones
from miskatonic.games.horror.abilities import abilities_of
from miskatonic.games.horror.during import Awaits
from miskatonic.games.horror.rules import cards, limits, paying, testing, timing, windows
from miskatonic.games.horror.state import Committed, Context, Happening, Horror, Test, step
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.costs import Cost


@step
def st2_commit(g: Horror, done: tuple[Seat, ...], waiting: tuple[tuple[Seat, int], ...] = ()) -> None:
    """test.5, test.6, test.q2: everybody who can may commit, in player order, or wait for the others.

    Who waits is asked again after all who have not been asked yet; `waiting` says of each how many cards the
    others had committed by then.
    """
    testing.come_to(g, 2)
    if testing.is_void(g):
        return
    later = [seat for seat, _ in waiting]
    for seat in (*[seat for seat in zones.playing(g) if seat not in done and seat not in later], *later):
        able = tuple(committable(g, seat))
        if able:
            waits = _may_wait(g, seat, done, waiting)
            most = len(able) + waits if seat == g.tests[-1].seat else 1
            windows.tell_of_hidden(g, seat, list(able))
            ask = asks.commit(g, _as_hard_as_now(g), able, most, waits)
            g.ask(seat, ask, commit, done, tuple([each for each in waiting if each[0] != seat]))
            return
        done = (*done, seat)


def asked_soon(g: Horror, seat: Seat) -> Ask | None:
    """test.5, test.6: what somebody will be asked about the test under way when those before have decided;
    nothing for whoever decides now, has decided, or has nothing to commit.
    """
    waits = [each for each in g.pending if g.steps.during.get(each.then) is Awaits.COMMITMENTS]
    if not waits or seat == waits[0].seat or seat in waits[0].args[0] or g.people[seat].status != "playing":
        return None
    able = tuple(committable(g, seat))
    most = len(able) if seat == g.tests[-1].seat else 1
    return asks.commit(g, _as_hard_as_now(g), able, most) if able else None


def _may_wait(g: Horror, seat: Seat, done: tuple[Seat, ...], waiting: tuple[tuple[Seat, int], ...]) -> bool:
    """test.q2: somebody else may still commit, as far as everybody can tell; but who has waited in vain must
    decide now, so that those who all wait for each other commit in player order.
    """
    if dict(waiting).get(seat) == committed_by_others(g, seat):
        return False
    return any(other != seat and other not in done for other in could_commit(g))


def waits_for_itself(g: Horror, seat: Seat, own: Collection[Seat]) -> bool:
    """test.q2: all for whom a seat could wait are the same person's, who need not wait for himself."""
    [asked] = [each for each in g.pending if each.seat == seat]
    done = asked.args[0]
    return all(other in own or other in done for other in could_commit(g))


def committed_by_others(g: Horror, seat: Seat) -> int:
    """Return how many cards the others have committed to the test under way."""
    return sum([each.seat != seat for each in g.tests[-1].committed])


def could_commit(g: Horror) -> list[Seat]:
    """test.5, test.6, peril.5: who may commit cards to the test under way, as far as everybody can tell; what
    hands allow stays hidden.
    """
    tester = g.tests[-1].seat
    there = g.people[tester].location
    return [
        seat
        for seat in zones.playing(g)
        if (seat == tester or g.people[seat].location == there)
        and not zones.tests_alone(g, tester, seat)
        and g.hand(seat)
    ]


def _as_hard_as_now(g: Horror) -> Test:
    """modifiers.1: the test, for those who are asked to commit cards, with its difficulty as it is now."""
    test = g.tests[-1]
    return msgspec.structs.replace(test, difficulty=testing.difficulty(g, test))


def committable(g: Horror, seat: Seat, *, late: bool = False) -> list[int]:
    """skill-icons.1, test.9, peril.5, limit-max.8, signature.5: the cards in hand one may commit."""
    test = g.tests[-1]
    if g.perils and zones.tests_alone(g, test.seat, seat):
        return []
    own, forbidden = g.people[seat].card, "commit" in g.in_force.forbidding
    near = seat == test.seat or g.people[seat].location == g.people[test.seat].location
    if (late or not near) and not g.box.permits:
        return []
    able = [
        card
        for card in g.hand(seat)
        if (not late or _permitted(g, seat, card, "late"))
        and (near or _permitted(g, seat, card, "elsewhere"))
        and is_eligible(g, card)
        and not (forbidden and numbers.cannot(g, own, "commit", card) is not None)
        and (g.cards[card].owner == seat or not zones.is_anothers_signature(g, card, seat))
        and not unpayable(g, seat, card)
    ]
    return _within_maximum(g, able)


def commit_costs(g: Horror, seat: Seat, card: int) -> tuple[Cost, ...]:
    """costs.14: what is paid to commit a card: what it says itself, and what others add."""
    own = g.printed[g.cards[card].code].profile.to_commit
    if mod.CostsMore not in g.in_force.by_kind:
        return own
    return (*own, *paying.additional(g, Context(0, card, seat), "commit", card))


def unpayable(g: Horror, seat: Seat, card: int) -> bool:
    """costs.7: whether a card cannot be committed for want of its costs."""
    costs = commit_costs(g, seat, card)
    return bool(costs) and paying.why_not_payable(g, Context(0, card, seat), costs) is not None


def is_eligible(g: Horror, card: int) -> bool:
    """skill-icons.1: whether a card fits the test under way, wherever it is."""
    printed = g.printed[g.cards[card].code]
    return (
        printed.type in ("asset", "event", "skill")
        and numbers.icons(g, card, g.tests[-1].skill) > 0
        and numbers.cannot(g, card, "commit") is None
        and (not printed.profile.copy_limits or limits.copies_left(g, card, committed=True) > 0)
    )


def _within_maximum(g: Horror, able: list[int]) -> list[int]:
    """limit-max.8: of each title as many copies as can still be committed; all may be at the same moment."""
    if not [card for card in able if limits.copy_limits(g, card)]:
        return able
    offered: Counter[str] = Counter()
    found = []
    for card in able:
        title = g.print(card).name[0]
        if offered[title] < limits.copies_left(g, card, committed=True):
            offered[title] += 1
            found.append(card)
    return found


def _permitted(g: Horror, seat: Seat, card: int, what: str) -> bool:
    """play-restrictions.2: a card's own text permits what the rules forbid."""
    if not g.print(card).profile.permits and not g.gains:
        return False
    for _, ability in abilities_of(g, card):
        for word in getattr(ability, "modifiers", ()):
            if type(word) is mod.CanBeCommitted and getattr(word, what):
                return not word.own or seat == g.tests[-1].seat
    return False


@step(during=Awaits.COMMITMENTS)
def commit(
    g: Horror, seat: Seat, choice: Any, done: tuple[Seat, ...], waiting: tuple[tuple[Seat, int], ...] = ()
) -> None:
    """test.8, test.10, test.q2, limbo.4, limbo.q1: the cards go to limbo, for good; nothing is paid but
    additional costs. Who waits as well may commit more later, if the rules let them.
    """
    cards = tuple([id for id in ids_in(choice) if id != asks.WAIT])
    if len(cards) < len(ids_in(choice)):
        g.tell(tested.waits_to_commit(seat))
        waiting = (*waiting, (seat, committed_by_others(g, seat)))
    else:
        done = (*done, seat)
    contribute(g, seat, numbers_in(cards))
    g.then(st2_commit, done, waiting)


def contribute(g: Horror, seat: Seat, chosen: tuple[int, ...]) -> None:
    """costs.14: pay what committing these cards costs, then commit them."""
    owing = [card for card in chosen if commit_costs(g, seat, card)]
    for card in owing:
        number, costs = g.number(), commit_costs(g, seat, card)
        g.contexts[number] = Context(number, card, seat, bill=costs)
        for place in range(len(costs)):
            g.then(pay_to_commit, number, place)
        g.then(put_in_paid, number)
    put_in(g, seat, tuple([card for card in chosen if card not in owing]))


@step
def pay_to_commit(g: Horror, number: int, place: int) -> None:
    """costs.7, costs.14: one part of what committing a card costs, if it can still be paid."""
    paying.pay_part(g, number, place)


@step
def put_in_paid(g: Horror, number: int) -> None:
    """costs.14: what was paid for is committed, if it is still there."""
    context = g.contexts.pop(number)
    if context.bill and g.cards[context.source].zone in (
        id_of("hand", context.you),
        id_of("discard", context.you),
    ):
        put_in(g, context.you, (context.source,))


def put_in(g: Horror, seat: Seat, chosen: tuple[int, ...]) -> None:
    """limbo.4: commit cards."""
    for card in chosen:
        cards.lay(g, card, "limbo")
        g.change(card, controller=seat)
        limits.count_copy(g, card, committed=True)
        testing.amend(g, committed=(*g.tests[-1].committed, Committed(seat, card)))
        g.tell(tested.committed(g, seat, card))
        timing.mark(g, Happening("commits", seat, card))


@step
def commit_late(g: Horror, asked: tuple[Seat, ...]) -> None:
    """modifiers.q1: cards that may be committed after chaos tokens are revealed."""
    for seat in () if testing.is_void(g) else zones.playing(g):
        able = () if seat in asked else tuple(committable(g, seat, late=True))
        if able:
            windows.tell_of_hidden(g, seat, list(able))
            g.ask(seat, asks.commit(g, _as_hard_as_now(g), able, 1), committed_late, (*asked, seat))
            return


@step
def committed_late(g: Horror, seat: Seat, choice: Any, asked: tuple[Seat, ...]) -> None:
    """modifiers.q1"""
    contribute(g, seat, numbers_in(choice))
    g.then(commit_late, asked)
