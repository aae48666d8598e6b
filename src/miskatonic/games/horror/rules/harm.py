"""Damage and horror in two steps, healing, defeat (deal-damage-horror, heal, defeated). Not for
elimination.
"""

from typing import Any

import msgspec

from miskatonic.core.flow import Step
from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, looking, numbers, optional, optional_said, told, zones
from miskatonic.games.horror.noting import HARM, PEOPLE, PLACES
from miskatonic.games.horror.rules import cards, discarding, elimination, points, timing
from miskatonic.games.horror.state import (
    NOBODY,
    NONE,
    Context,
    Dealing,
    Happening,
    Horror,
    Sequence,
    Share,
    step,
)
from miskatonic.games.horror.words import modifiers as mod


def deal(
    g: Horror,
    targets: tuple[int, ...],
    damage: int,
    horror: int,
    *,
    source: int = NONE,
    direct: bool = False,
    attack: bool = False,
    by: Seat = NOBODY,
    asset_first: bool = False,
) -> None:
    """deal-damage-horror.2, simultaneous-priority.2: deal the same to every target, applied at one moment."""
    shares = tuple([(card, damage, horror) for card in targets])
    deal_shares(g, shares, source=source, direct=direct, attack=attack, by=by, asset_first=asset_first)


def deal_shares(
    g: Horror,
    shares: tuple[tuple[int, int, int], ...],
    *,
    source: int = NONE,
    direct: bool = False,
    attack: bool = False,
    by: Seat = NOBODY,
    asset_first: bool = False,
) -> None:
    """deal-damage-horror.2, simultaneous-priority.2: deal so much damage and horror to each of these cards,
    applied at one moment.
    """
    wanted = sum([damage + horror for _, damage, horror in shares])
    if not wanted:
        return
    able = tuple(
        [
            (card, damage if not damage or numbers.cannot(g, card, "be-damaged") is None else 0, horror)
            for card, damage, horror in shares
        ]
    )
    if sum([damage + horror for _, damage, horror in able]) < wanted:
        timing.fall_short(g)
    g.then(begin_dealing, able, source, direct, attack, by, asset_first)


@step
def begin_dealing(
    g: Horror,
    shares: tuple[tuple[int, int, int], ...],
    source: int,
    direct: bool,
    attack: bool,
    by: Seat,
    asset_first: bool = False,
) -> None:
    """deal-damage-horror.3, direct-damage-horror.1: step 1 begins; everything lies beside the cards it is
    dealt to, and what is direct stays there.
    """
    total = sum([damage + horror for _, damage, horror in shares])
    beside = tuple([Share(card, damage, horror) for card, damage, horror in shares])
    g.dealings.append(Dealing(beside, source, direct, attack, by, total, asset_first))
    for card, damage, horror in shares:
        seat = zones.investigator(g, card)
        if seat != NOBODY and not direct:
            for kind, points in (("damage", damage), ("horror", horror)):
                if points:
                    g.then(assign, seat, kind, points)
    g.then(assigned)


@step
def assign(g: Horror, seat: Seat, kind: str, left: int) -> None:
    """deal-damage-horror.4 to .8, card-type-asset.4, .q1: the investigator may give points to assets, one
    after another; sometimes must, to own ones.
    """
    if not left:
        return
    able = tuple([card for card in soakers(g, seat, kind) if room(g, card, kind) > 0])
    own = tuple([card for card in able if g.cards[card].controller == seat])
    if g.dealings[-1].asset_first and own:
        if len(own) == 1:
            assign_point(g, seat, id_of("card", own[0]), kind, left)
        else:
            g.ask(seat, asks.assign(g, seat, kind, left, own, must=True), assign_point, kind, left)
    elif able:
        g.ask(seat, asks.assign(g, seat, kind, left, able), assign_point, kind, left)


def soakers(g: Horror, seat: Seat, kind: str) -> list[int]:
    """deal-damage-horror.5, .6, asset.5: the assets this investigator may assign damage or horror to."""
    stat = "health" if kind == "damage" else "sanity"
    able = [card for card in g.pile(id_of("play", seat)) if zones.is_type(g, card, "asset")]
    if mod.MayAssignTo in g.in_force.by_kind:
        able = list(dict.fromkeys([*able, *_others_to_assign_to(g, seat, kind)]))
    return [card for card in able if numbers.has_value(g, card, stat)]


def _others_to_assign_to(g: Horror, seat: Seat, kind: str) -> list[int]:
    """deal-damage-horror.6: the cards that say themselves that this investigator may assign to them."""
    investigator = g.people[seat].card

    def use(context: Context, word: mod.MayAssignTo) -> int | None:
        may = word.kind == kind and looking.means(g, context, word.whose, investigator)
        return context.source if may else None

    return looking.modifiers_of(g, mod.MayAssignTo, use)


def room(g: Horror, card: int, kind: str) -> int:
    """deal-damage-horror.7, .q1, cannot.1: what is needed to defeat it, less what is already assigned."""
    if kind == "damage" and numbers.cannot(g, card, "be-damaged") is not None:
        return 0
    stat = "health" if kind == "damage" else "sanity"
    pending = sum(getattr(each, kind) for each in g.dealings[-1].shares if each.card == card)
    return numbers.value(g, card, stat) - int(getattr(g.cards[card], kind)) - int(pending)


@step
def assign_point(g: Horror, seat: Seat, choice: str, kind: str, left: int) -> None:
    """deal-damage-horror.4, ultimatums.1, .q1: one point goes to an asset, under Agony as many as it can
    take; or the rest stays with the investigator (.8).
    """
    if choice == "rest":
        return
    card = number_in(choice)
    count = min(left, room(g, card, kind)) if optional.active(g, "agony") else 1
    shift(g, g.people[seat].card, card, kind, count)
    g.then(assign, seat, kind, left - count)


def shift(g: Horror, origin: int, to: int, kind: str, count: int) -> None:
    """deal-damage-horror.4, .9: pending damage or horror goes from one card to another."""
    dealing = g.dealings[-1]
    there = {each.card: each for each in dealing.shares}
    moved = min(count, int(getattr(there[origin], kind))) if origin in there else 0
    for card, by in ((origin, -moved), (to, moved)):
        old = there.get(card, Share(card))
        there[card] = msgspec.structs.replace(old, **{kind: int(getattr(old, kind)) + by})
    g.dealings[-1] = msgspec.structs.replace(dealing, shares=tuple(there.values()))


@step
def assigned(g: Horror) -> None:
    """deal-damage-horror.9, .q2: now it may be prevented, reduced or redistributed; then step 2."""
    dealing = g.dealings[-1]
    for share in dealing.shares:
        if share.damage or share.horror:
            what = Happening(
                "is-dealt",
                zones.investigator(g, share.card),
                share.card,
                dealing.source,
                share.damage + share.horror,
            )
            timing.mark(g, what)
    g.then(apply)


def prevent(g: Horror, card: int, kind: str, count: int) -> None:
    """deal-damage-horror.9: pending damage or horror of a card is prevented."""
    dealing = g.dealings[-1]
    kinds = ("damage", "horror") if kind == "both" else (kind,)
    shares = []
    for share in dealing.shares:
        if share.card == card or card == NONE:
            for each in kinds:
                now = int(getattr(share, each))
                share = msgspec.structs.replace(share, **{each: max(0, now - count)})
        shares.append(share)
    g.dealings[-1] = msgspec.structs.replace(dealing, shares=tuple(shares))


@step
def apply(g: Horror) -> None:
    """deal-damage-horror.10, sanity-and-horror.1: what was not prevented is final; who reacts when horror is
    placed, does so before anybody can be defeated by it.
    """
    if "horror-placed" in g.listening:
        for share in g.dealings[-1].shares:
            if share.horror and zones.in_play(g, share.card):
                horror_placed(g, share.card, share.horror)
    g.then(place)


@step
def place(g: Horror) -> None:
    """deal-damage-horror.10 to .12, then.4: all that was not prevented is placed at the same moment; whoever
    has too much is defeated before anybody can react (see `standing`).
    """
    dealing = g.dealings.pop()
    hit = [each for each in dealing.shares if (each.damage or each.horror) and zones.in_play(g, each.card)]
    if sum([share.damage + share.horror for share in hit]) < dealing.total:
        timing.fall_short(g)
    for share in hit:
        card = g.cards[share.card]
        g.change(share.card, damage=card.damage + share.damage, horror=card.horror + share.horror)
        g.blame.append((share.card, dealing.source, dealing.by))
        g.tell(told.harmed(g, share.card, share.damage, share.horror))
    for share in hit:
        for what in _told_of(g, share, dealing):
            timing.mark(g, what)


def _told_of(g: Horror, share: Share, dealing: Dealing) -> list[Happening]:
    """deal-damage-horror.11: what has happened to a card, and who has done it."""
    seat, card, source = zones.investigator(g, share.card), share.card, dealing.source
    found = [Happening("takes", seat, card, source, share.damage + share.horror)]
    if share.damage:
        found.append(Happening("takes-damage", seat, card, source, share.damage))
    if share.horror:
        found.append(Happening("takes-horror", seat, card, source, share.horror))
    if share.damage and dealing.by != NOBODY:
        found.append(Happening("deals-damage", dealing.by, card, source, share.damage))
    return found


def horror_placed(g: Horror, card: int, count: int) -> None:
    """sanity-and-horror.1, move.8: horror is put on a card, by whatever means."""
    timing.mark(g, Happening("horror-placed", zones.investigator(g, card), card, amount=count))


# Defeat


def is_defeated(g: Horror, card: int) -> bool:
    """deal-damage-horror.12, .14, .16, .q4, cannot.1: as much damage as health, or horror as sanity; enemies
    by damage only. What cannot leave play is not defeated.
    """
    if not _is_worn_out(g, card):
        return False
    return numbers.cannot(g, card, "leave-play") is None or zones.investigator(g, card) != NOBODY


def _is_worn_out(g: Horror, card: int) -> bool:
    tokens, printed = g.cards[card], g.printed[g.cards[card].code].profile.numbers
    if "health" in printed and tokens.damage >= numbers.value(g, card, "health"):
        return True
    if "sanity" not in printed or zones.is_type(g, card, "enemy"):
        return False
    return tokens.horror >= numbers.value(g, card, "sanity")


Fall = tuple[int, int, Seat]
"""A card that is defeated, by which card, and by whom."""


def fall(g: Horror, falls: list[Fall], *, by_ability: bool = False) -> None:
    """simultaneous-priority.2, victory.8, elimination.12: cards are defeated at one moment. Enemies and
    assets leave play before investigators leave the game, the lead investigator last; what comes "after"
    waits for all of them.
    """
    gone = tuple([card for card, _, _ in falls])
    g.falling += gone
    if len(falls) > 1:
        g.then(timing.open_frame, True)
    people = [each for each in falls if zones.investigator(g, each[0]) != NOBODY]
    others = [each for each in falls if each not in people]
    for source, by in dict.fromkeys([each[1:] for each in others]):
        some = tuple([card for card, *cause in others if cause == [source, by]])
        discarding.in_order(g, some, defeat, source, by, by_ability)
    order = {g.people[seat].card: place for place, seat in enumerate((*zones.playing(g)[1:], g.lead))}
    for card, source, by in sorted(people, key=lambda each: order.get(each[0], 0)):
        g.then(defeat, card, source, by, by_ability)
    g.then(fallen, gone)
    if len(falls) > 1:
        g.then(timing.close_frame)


@step
def fallen(g: Horror, gone: tuple[int, ...]) -> None:
    """simultaneous-priority.2: all have fallen; now enemies may engage who is left, and a lead is chosen."""
    for card in gone:
        g.falling.remove(card)
    g.unsettled |= PLACES | PEOPLE | HARM


@step
def defeat(g: Horror, card: int, source: int, by: Seat, by_ability: bool = False) -> None:
    """defeated.1, .4: a card is defeated, by whose doing."""
    seat = zones.investigator(g, card)
    if seat == NOBODY:
        if zones.in_play(g, card) and numbers.cannot(g, card, "leave-play") is None:
            who = by if by != NOBODY else g.cards[card].controller
            _let_fall(g, Happening("is-defeated", who, card, source), put_defeated_away, card)
    elif elimination.is_spared(g, seat):
        g.then(elimination.be_spared, seat, by_ability)
    elif by_ability:
        elimination.defeat_by_ability(g, seat)
    elif g.people[seat].status == "playing":
        _let_fall(g, Happening("is-defeated", seat, card, source), elimination.be_defeated, seat)


def _let_fall(g: Horror, what: Happening, impact: Step, *args: Any) -> None:
    """health-damage.2, instead.1: what came in place of a defeat was not enough, so it takes place."""
    if [each for each in g.sequences if _is_defeat_of(each, what.card)]:
        timing.take_place(g, what, impact, *args)
    else:
        timing.happen(g, what, impact, *args)


def _is_defeat_of(sequence: Sequence, card: int) -> bool:
    return sequence.happening.what == "is-defeated" and sequence.happening.card == card


def in_place_of_defeat(g: Horror, card: int) -> Happening | None:
    """instead.1: the defeat of a card that something else has just been done in place of."""
    if not g.sequences or timing.next_step(g) != timing.after_impact.__name__:
        return None
    last = g.sequences[-1]
    return last.happening if last.replaced and _is_defeat_of(last, card) else None


@step
def put_defeated_away(g: Horror, card: int) -> None:
    """defeated.9 to .13, defeated.q1, doomed.2, victory.8, victory.10"""
    if not zones.in_play(g, card):
        return
    g.tell(told.defeated(g, card))
    points.reach(g, "defeated", card)
    g.then(leave_defeated, card)


@step
def leave_defeated(g: Horror, card: int) -> None:
    """defeated.9, .10, .13, victory.q3, cannot.1: to the victory display, or to the owner's discard pile."""
    if not zones.in_play(g, card) or numbers.cannot(g, card, "leave-play") is not None:
        return
    if numbers.value(g, card, "victory"):
        cards.put_away(g, card, "victory")
        g.tell(told.to_victory(g, card))
    elif _screams(g, card):
        g.lost.append(g.print(card).name[0])
        cards.put_away(g, card, "removed")
        g.tell(optional_said.lost_for_good(g, card))
    else:
        cards.put_away(g, card, cards.pile_of(g, card))


def _screams(g: Horror, card: int) -> bool:
    """ultimatums.16, .q5: whether under the Scream a card is gone for the rest of the campaign: a unique Ally
    asset somebody controls, neither a story asset nor a weakness.
    """
    printed = g.print(card)
    ally = printed.type == "asset" and printed.unique and "Ally" in printed.traits
    common = not printed.subtype and not printed.set
    under = optional.active(g, "scream") and g.campaign and g.cards[card].controller != NOBODY
    return under and ally and common


def sweep_away(g: Horror, gone: tuple[int, ...]) -> None:
    """defeated.9, .10, resolution.1: enemies are defeated as the scenario ends, too late for anything to come
    of it but victory.
    """
    for card in gone:
        if zones.in_play(g, card) and zones.is_type(g, card, "enemy"):
            g.tell(told.defeated(g, card))
            leave_defeated(g, card)


# Healing


def heal(g: Horror, card: int, kind: str, count: int) -> int:
    """heal.1 to .3: remove damage or horror as far as there is some; return how much."""
    healed = min(int(getattr(g.cards[card], kind)), count)
    if not healed or numbers.cannot(g, card, "heal") is not None:
        return 0
    what = Happening("heals", zones.investigator(g, card), card, NONE, healed)
    timing.happen(g, what, recover, card, kind, healed)
    return healed


@step
def recover(g: Horror, card: int, kind: str, count: int) -> None:
    """heal.1"""
    now = int(getattr(g.cards[card], kind))
    healed = min(now, count)
    if not healed or not zones.in_play(g, card):
        return
    if kind == "damage":
        g.change(card, damage=now - healed)
    else:
        g.change(card, horror=now - healed)
    g.tell(told.healed(g, card, kind, healed))
