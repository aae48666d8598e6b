"""What ultimatums and boons change about a campaign between its scenarios (ultimatums, boons).

Not for what they change in a match: that stands where the rule stands that is changed.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from miskatonic.games.horror import decks, optional, optional_decks, products
from miskatonic.games.horror.campaign.document import (
    LOST,
    Agreed,
    Campaign,
    Cards,
    Refused,
    listed,
    with_hero,
)
from miskatonic.games.horror.options import BOONS, REFRACTIONS, ULTIMATUMS
from miskatonic.games.horror.printed import Printed

ANCIENTS = 5
"""boons.1"""


def check(agreed: Agreed) -> None:
    """ultimatums-and-boons.2: raise Refused for what is no ultimatum, boon or refraction."""
    for chosen, known in (
        (agreed.ultimatums, ULTIMATUMS),
        (agreed.boons, BOONS),
        (agreed.refractions, REFRACTIONS),
    ):
        strange = [name for name in chosen if name not in known]
        if strange:
            raise Refused(text("refused-no-such-rule", name=strange[0][:40]), "ultimatums-and-boons.2")
    if agreed.expansions and not products.is_limited_choice(products.PRODUCTS, agreed.expansions):
        raise Refused(text("refused-expansions", count=products.CHOSEN), "environments.6")


# Decks and experience


def experience(campaign: Campaign, investigator: Printed, plan: int) -> int:
    """deckbuilding.12, boons.1, ultimatums.14, ultimatums-and-boons.q1: what somebody has to begin with."""
    if "induction" in campaign.agreed.ultimatums:
        return 0
    own = investigator.deck.experience if investigator.deck else 0
    return plan + own + (ANCIENTS if "ancients" in campaign.agreed.boons else 0)


def earns(campaign: Campaign, earned: int) -> int:
    """ultimatums.14: under Induction nobody earns experience."""
    return 0 if "induction" in campaign.agreed.ultimatums else earned


def starting_deck(
    campaign: Campaign, investigator: Printed, deck: Mapping[str, int], known: Cards, seed: int
) -> Mapping[str, int]:
    """ultimatums.4: under Chaos a new deck consists of random cards."""
    if "chaos" not in campaign.agreed.ultimatums or investigator.deck is None:
        return deck
    there = {code: count for code, count in deck.items() if code in known}
    allowed = {code: card for code, card in known.items() if card.name[0] not in campaign.lost_cards}
    codes = optional_decks.at_random(
        investigator,
        listed(there, known),
        allowed,
        campaign.agreed.ultimatums,
        Rng.seeded(seed),
        campaign=True,
    )
    return Counter(codes)


def more_weaknesses(campaign: Campaign) -> int:
    """ultimatums.5: under Disaster a starting deck has one basic weakness more."""
    return int("disaster" in campaign.agreed.ultimatums)


def wrong(campaign: Campaign, deck: Sequence[Printed]) -> Iterator[decks.DeckProblem]:
    """ultimatums.12, .13, .18, environments.1, reprints.2: what is wrong with a deck by what was agreed."""
    agreed = campaign.agreed
    yield from products.outside(agreed.environment, deck, products.PRODUCTS, agreed.expansions)
    yield from products.mixed_versions(deck)
    yield from optional_decks.wrong(campaign.agreed.ultimatums, deck, campaign=True)
    for card in {card.name[0]: card for card in deck if card.name[0] in campaign.lost_cards}.values():
        yield decks.problem("deck-lost-card", "ultimatums.18", card)


def check_purchase(campaign: Campaign, price: int, deck: Sequence[Printed]) -> None:
    """ultimatums.14, .18, .q5: raise Refused where experience cannot be spent, or a card is gone for good."""
    if price and "induction" in campaign.agreed.ultimatums:
        raise Refused(text("refused-induction"), "ultimatums.14")
    for problem in wrong(campaign, deck):
        raise Refused(problem.text, problem.clause)


def without_lost_cards(campaign: Campaign, known: Cards) -> Campaign:
    """ultimatums.18: every copy of a lost card leaves all decks."""
    for each in campaign.heroes if campaign.lost_cards else ():
        deck = {code: n for code, n in each.deck.items() if known[code].name[0] not in campaign.lost_cards}
        campaign = with_hero(campaign, replace(each, deck=deck))
    return campaign


# Who goes on, and with what


def refuse_the_lost(campaign: Campaign, owner: str) -> None:
    """ultimatums.19, .q8: under Survival whose investigator is lost is out of the campaign."""
    out = [each for each in campaign.heroes if each.owner == owner and each.status in LOST]
    if out and "survival" in campaign.agreed.ultimatums:
        raise Refused(text("refused-survival"), "ultimatums.19")


def draw(campaign: Campaign, seed: int) -> str:
    """ultimatums.20, .21, .q6: an ultimatum or boon for the next game, if the group wanted it so."""
    if "ultimatums" not in campaign.agreed.ultimatums:
        return ""
    active = (*campaign.agreed.ultimatums, *campaign.agreed.boons)
    return Rng.seeded(seed).choice(optional.to_be_drawn(active))


def in_the_next_game(campaign: Campaign) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """ultimatums-and-boons.4, ultimatums.20: the ultimatums and boons of the next game."""
    drawn = {campaign.drawn}
    ultimatums = {*campaign.agreed.ultimatums, *drawn.intersection(ULTIMATUMS)}
    boons = {*campaign.agreed.boons, *drawn.intersection(BOONS)}
    return tuple(each for each in ULTIMATUMS if each in ultimatums), tuple(
        each for each in BOONS if each in boons
    )
