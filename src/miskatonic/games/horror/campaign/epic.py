"""Investigators who go on into another campaign (epic). Not for what happens inside one."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from miskatonic.core.text import text
from miskatonic.games.horror import decks, optional
from miskatonic.games.horror.campaign import heroes, variants
from miskatonic.games.horror.campaign.document import (
    MOST,
    NOTHING_AGREED,
    Agreed,
    Campaign,
    Cards,
    Hero,
    Refused,
    hero,
    listed,
)
from miskatonic.games.horror.campaign.plan import Plan
from miskatonic.games.horror.campaign.story import skip
from miskatonic.games.horror.notes import LogNote

Decks = Mapping[str, Mapping[str, int]]


def total_score(of: Hero) -> int:
    """epic.2, .5, .q3: all experience an investigator ever earned, spent or not, over all campaigns."""
    return of.before + of.earned


def carry_over(
    old: Campaign,
    plan: Plan,
    difficulty: str,
    rebuilt: Decks,
    known: Cards,
    who: Sequence[str] = (),
    agreed: Agreed = NOTHING_AGREED,
) -> Campaign:
    """epic.1, .3 to .13: survivors begin another campaign; without `who` all of them.

    `rebuilt`: by the code of the investigator the regular cards of a new deck (epic.7); without one the deck
    keeps its level 0 cards, and has to be filled before the first scenario.
    """
    if not old.over:
        raise Refused(text("refused-campaign-goes-on"), "epic.1")
    if difficulty not in plan.bags:
        raise Refused(text("refused-difficulty"), "epic.12")
    survivors = [each.investigator for each in old.heroes if each.status in ("alive", "away")]
    chosen = [hero(old, code) for code in (who or survivors)]
    if any(each.investigator not in survivors for each in chosen):
        raise Refused(text("refused-not-survived"), "epic.1")
    if not 1 <= len(chosen) <= MOST:
        raise Refused(text("refused-party-size", most=MOST), "setup.1")
    variants.check(agreed)
    bag = tuple(sorted(optional.bag(agreed.ultimatums, plan.bags[difficulty])))
    new = Campaign(plan.code, difficulty, bag, rewards=old.rewards, agreed=agreed)
    again = [_again(new, each, plan, rebuilt.get(each.investigator), known) for each in chosen]
    log = [LogNote("total-experience", known[each.investigator].name, each.before) for each in again]
    return skip(replace(new, log=tuple(log), heroes=tuple(again)), plan)


def _again(new: Campaign, old: Hero, plan: Plan, rebuilt: Mapping[str, int] | None, known: Cards) -> Hero:
    """epic.3, .6 to .9, .13, .q2: trauma, what is borne and the weaknesses stay; experience begins anew."""
    investigator = known[old.investigator]
    kept = {code: count for code, count in old.deck.items() if not decks.is_regular(known[code])}
    if rebuilt is None:
        simple = {
            code: n for code, n in old.deck.items() if decks.is_regular(known[code]) and not known[code].level
        }
    else:
        strange = [code for code in rebuilt if code not in known]
        if strange:
            raise Refused(text("deck-unknown-code", code=strange[0][:40]), "epic.7")
        simple = {code: n for code, n in rebuilt.items() if decks.is_regular(known[code])}
    deck = dict(sorted({**kept, **simple}.items()))
    bonus = variants.experience(new, investigator, plan.experience)
    if rebuilt is not None:
        heroes.check(new, old.investigator, deck, known, bonus)
    spent = decks.experience_in(listed(deck, known))
    return replace(
        old,
        deck=deck,
        earned=bonus,
        unspent=bonus - spent,
        before=total_score(old),
        exiled=(),
        status="alive",
    )
