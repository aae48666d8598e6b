"""How a campaign goes on: it begins, a scenario is played, a question is decided, it ends (campaign).

Not for who joins or leaves (see `heroes`) nor for what is bought in between (see `shop`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from miskatonic.core.record import Match
from miskatonic.core.text import text
from miskatonic.games.horror import decks, optional
from miskatonic.games.horror.campaign import heroes, shop, variants
from miskatonic.games.horror.campaign.document import (
    MOST,
    NOTHING_AGREED,
    Agreed,
    Campaign,
    Cards,
    Hero,
    Refused,
    Score,
    between,
    hero,
    lost,
    party,
    with_hero,
)
from miskatonic.games.horror.campaign.plan import Part, Plan
from miskatonic.games.horror.campaign.report import Fared, Report, report
from miskatonic.games.horror.notes import LogNote, is_recorded
from miskatonic.games.horror.options import Chapter, DeckChoice, HorrorOptions, Veteran

Who = tuple[str, str, Mapping[str, int]]
"""An investigator's code, the player, and the deck."""


def begin(
    plan: Plan,
    difficulty: str,
    people: Sequence[Who],
    known: Cards,
    seed: int,
    agreed: Agreed = NOTHING_AGREED,
) -> Campaign:
    """campaign.2, deckbuilding.13, setup.7, ultimatums-and-boons.2: everybody has built a deck; the chaos bag
    is filled.
    """
    if difficulty not in plan.bags:
        raise Refused(text("refused-difficulty"), "difficulty-level.1")
    if not 1 <= len(people) <= MOST:
        raise Refused(text("refused-party-size", most=MOST), "setup.1")
    names = [known[code].name[0] for code, _, _ in people if code in known]
    if len(set(names)) < len(names):
        raise Refused(text("refused-same-investigator"), "deckbuilding.2")
    variants.check(agreed)
    bag = optional.bag(agreed.ultimatums, plan.bags[difficulty])
    campaign = Campaign(plan.code, difficulty, tuple(sorted(bag)), agreed=agreed)
    for number, (code, owner, deck) in enumerate(people):
        new = heroes.build(campaign, (code, owner), deck, known, seed + number, plan.experience)
        campaign = replace(campaign, heroes=(*campaign.heroes, new))
    return skip(campaign, plan)


def skip(campaign: Campaign, plan: Plan) -> Campaign:
    """record.2: parts whose condition the log does not meet are left out; behind the last one it is over."""
    place = campaign.part
    while place < len(plan.parts) and not _is_due(campaign, plan.parts[place]):
        place += 1
    if place >= len(plan.parts):
        return replace(campaign, part=place, over=campaign.over or "ended")
    return replace(campaign, part=place)


def _is_due(campaign: Campaign, part: Part) -> bool:
    wanted = part.condition
    return wanted is None or is_recorded(campaign.log, wanted.what, wanted.card)


def next_part(campaign: Campaign, plan: Plan) -> Part | None:
    """Return the part of the plan that is next, or being played; None behind the last one."""
    return plan.parts[campaign.part] if campaign.part < len(plan.parts) and not campaign.over else None


# Between two scenarios


def decide(campaign: Campaign, plan: Plan, way: int = 0) -> Campaign:
    """record.1, .3: a passage has been read; if it asks something, that way was chosen."""
    between(campaign, "campaign.2")
    part = next_part(campaign, plan)
    if part is None or part.scenario:
        raise Refused(text("refused-nothing-to-decide"), "next-scenario.1")
    if part.ways:
        if not 0 <= way < len(part.ways):
            raise Refused(text("refused-no-way"), "campaign.2")
        chosen = part.ways[way]
        log = [_crossed(note, chosen.crosses_out) for note in campaign.log]
        log += [LogNote(what) for what in chosen.notes if LogNote(what) not in log]
        campaign = replace(campaign, log=tuple(log))
    return skip(replace(campaign, part=campaign.part + 1), plan)


def _crossed(note: LogNote, crossed_out: Sequence[str]) -> LogNote:
    return replace(note, crossed_out=True) if note.what in crossed_out else note


# A scenario


def options(campaign: Campaign, plan: Plan, known: Cards) -> dict[str, Any]:
    """next-scenario.1, setup.3, .8, deckbuilding.q1: the options of the next match, as plain data.

    Raise Refused while something is still to be done: a deck is not whole, somebody needs a new investigator,
    a unique card has no bearer.
    """
    part = next_part(campaign, plan)
    if part is None or not part.scenario:
        raise Refused(text("refused-no-scenario"), "next-scenario.1")
    group = party(campaign)
    _check_ready(campaign, group, known)
    chapter = Chapter(
        campaign.plan,
        campaign.log,
        campaign.bag,
        tuple(Veteran(each.physical, each.mental, each.bears, heroes.worth(each, known)) for each in group),
        campaign.rewards,
        campaign.lost_cards,
    )
    ultimatums, boons = variants.in_the_next_game(campaign)
    chosen = HorrorOptions(
        seats=len(group),
        scenario=part.scenario,
        difficulty=campaign.difficulty,
        decks=tuple(DeckChoice(each.investigator, each.deck) for each in group),
        chapter=chapter,
        ultimatums=ultimatums,
        boons=boons,
        refractions=campaign.agreed.refractions,
    )
    found: dict[str, Any] = msgspec.to_builtins(chosen)
    return found


def _check_ready(campaign: Campaign, group: Sequence[Hero], known: Cards) -> None:
    """campaign-trauma.10, story-rewards.4, exile.4, deckbuilding.q1: nothing is left undone."""
    if not group:
        raise Refused(text("refused-party-size", most=MOST), "setup.1")
    if lost(campaign):
        gone = decks.named(known[lost(campaign)[0].investigator])
        raise Refused(text("refused-must-replace", investigator=gone), "campaign-trauma.10")
    if campaign.ownerless:
        card = decks.named(known[campaign.ownerless[0]])
        raise Refused(text("refused-ownerless", card=card), "story-rewards.4")
    for each in group:
        heroes.check(campaign, each.investigator, each.deck, known, heroes.worth(each, known))


def begin_scenario(campaign: Campaign, plan: Plan, known: Cards, seed: int = 0) -> Campaign:
    """next-scenario.1, campaign-experience.16, ultimatums.20: from now on nothing is bought, and nobody comes
    or goes.
    """
    between(campaign, "next-scenario.1")
    options(campaign, plan, known)
    drawn = variants.draw(campaign, seed)
    return replace(campaign, playing=True, purchases=(), drawn=drawn)


def call_off(campaign: Campaign) -> Campaign:
    """join-leave.1: a scenario that was begun and not finished counts as not begun."""
    return replace(campaign, playing=False, drawn="")


def finish(campaign: Campaign, plan: Plan, match: Match, known: Cards) -> Campaign:
    """campaign-log.2: what a finished match does to the campaign; raise Refused if it is not its match."""
    if not campaign.playing or match.outcome is None:
        raise Refused(text("refused-not-finished"), "campaign-log.2")
    if msgspec.to_builtins(match.options) | SEATING != options(campaign, plan, known) | SEATING:
        raise Refused(text("refused-other-match"), "next-scenario.1")
    return take_over(campaign, plan, report(match.state), known)


SEATING: dict[str, Any] = {"windows": "", "open_hands": False, "hidden_decks": False, "confirm": True}
"""What the table may decide for itself."""


def take_over(campaign: Campaign, plan: Plan, found: Report, known: Cards) -> Campaign:
    """campaign-log.2 to .5, setup.8, rewards.3: log, bag, rewards, and how everybody fared."""
    campaign = replace(
        campaign,
        log=found.log,
        bag=found.bag,
        rewards=tuple(dict.fromkeys((*campaign.rewards, *found.rewards))),
        scores=(*campaign.scores, _score(found)),
        over=found.campaign_over,
        playing=False,
        drawn="",
        lost_cards=tuple(dict.fromkeys((*campaign.lost_cards, *found.lost))),
    )
    for each in found.investigators:
        campaign = _fares(campaign, each, known)
    campaign = variants.without_lost_cards(campaign, known)
    if not campaign.over and heroes.nobody_left(campaign, known):
        return replace(campaign, over="lost")
    return campaign if campaign.over else skip(replace(campaign, part=campaign.part + 1), plan)


def _score(found: Report) -> Score:
    earned = {each.investigator: each.experience for each in found.investigators}
    return Score(found.scenario, found.resolution, found.won, earned)


def _fares(campaign: Campaign, fared: Fared, known: Cards) -> Campaign:
    """campaign-experience.2, .4 to .6, campaign-trauma.8, .9, standalone.12: what somebody takes along."""
    old = hero(campaign, fared.investigator)
    earned = variants.earns(campaign, fared.experience)
    new = replace(
        old,
        deck=fared.deck,
        earned=old.earned + earned,
        unspent=old.unspent + earned,
        physical=fared.physical,
        mental=fared.mental,
        bears=tuple(code for code in fared.bears if code in known),
        exiled=(*old.exiled, *fared.exiled),
        status=fared.fate or "alive",
    )
    campaign = with_hero(campaign, new)
    return heroes.lose(campaign, new.investigator, known) if fared.fate else campaign


def short_decks(campaign: Campaign, known: Cards) -> tuple[str, ...]:
    """exile.4: the investigators whose decks must be filled before the next scenario."""
    return tuple(each.investigator for each in party(campaign) if shop.shortage(each, known))
