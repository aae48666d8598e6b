"""Who takes part in a campaign: building decks, joining, leaving, replacing (join-leave, campaign-trauma).

Not for what a scenario does to an investigator (see `story`).
"""

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from miskatonic.games.horror import decks
from miskatonic.games.horror.campaign import variants
from miskatonic.games.horror.campaign.document import (
    MOST,
    Campaign,
    Cards,
    Hero,
    Refused,
    between,
    hero,
    listed,
    lost,
    party,
    with_hero,
)
from miskatonic.games.horror.collection import weakness_pool

Deck = Mapping[str, int]


def build(
    campaign: Campaign, who: tuple[str, str], deck: Deck, known: Cards, seed: int, experience: int = 0
) -> Hero:
    """deckbuilding.8, .9, .11, .12, .13, random-weakness.5: a new deck, and last of all its basic weakness.

    `who`: the investigator's code and the player.
    """
    code, owner = who
    investigator = known.get(code)
    if investigator is None or investigator.type != "investigator":
        raise Refused(text("bad-deck-investigator", code=code[:40]), "deckbuilding.1")
    bonus = variants.experience(campaign, investigator, experience)
    if any(code in known and decks.has_keyword(known[code], "researched") for code in deck):
        raise Refused(text("refused-researched-new"), "researched.3")
    deck = variants.starting_deck(campaign, investigator, deck, known, seed)
    check(campaign, investigator.code, deck, known, bonus)
    cards = listed(deck, known)
    count = decks.weaknesses_to_draw(investigator, cards) + variants.more_weaknesses(campaign)
    drawn = draw_weaknesses(count, known, [*in_use(campaign, known), *deck], seed)
    whole = dict(sorted((Counter(deck) + Counter(drawn)).items()))
    left = bonus - decks.experience_in(cards)
    return Hero(code, owner, whole, earned=bonus, unspent=left)


def check(campaign: Campaign, code: str, deck: Deck, known: Cards, earned: int) -> None:
    """deckbuilding.3 to .12: raise Refused with the first thing that is wrong with a deck."""
    strange = [each for each in deck if each not in known]
    if strange:
        raise Refused(text("deck-unknown-code", code=strange[0][:40]), "deckbuilding.6")
    cards = listed(deck, known)
    wrong = (
        *decks.wrong(
            known[code],
            cards,
            known,
            experience=earned,
            unlocked=campaign.rewards,
            more_weaknesses=variants.more_weaknesses(campaign),
        ),
        *variants.wrong(campaign, cards),
    )
    if wrong:
        who = decks.named(known[code])
        raise Refused(
            text("bad-deck", investigator=who, problems=len(wrong), first=wrong[0].text), wrong[0].clause
        )


def worth(of: Hero, known: Cards) -> int:
    """deckbuilding.11, myriad.3: what the deck of somebody under way may cost: what was earned, or more where
    copies came free.
    """
    return max(of.earned, decks.experience_in(listed(of.deck, known)))


def draw_weaknesses(count: int, known: Cards, used: Collection[str], seed: int) -> list[str]:
    """random-weakness.3, .5, .q1: at random, of those that nobody uses."""
    pool = list(weakness_pool(known, used))
    Rng.seeded(seed).shuffle(pool)
    return pool[:count]


def in_use(campaign: Campaign, known: Cards) -> list[str]:
    """random-weakness.q1, collection.2: the basic weaknesses that somebody has who plays or may come back."""
    theirs = [each for each in campaign.heroes if each.status in ("alive", "away")]
    there = [code for each in theirs for code in (*Counter(each.deck).elements(), *each.bears)]
    return [code for code in there if code in known and decks.is_basic_weakness(known[code])]


# Joining and leaving


def join(campaign: Campaign, who: tuple[str, str], deck: Deck, known: Cards, seed: int) -> Campaign:
    """join-leave.1, .3, .4: somebody joins between two scenarios, with an investigator nobody has used."""
    between(campaign, "join-leave.1")
    names = {known[each.investigator].name[0] for each in campaign.heroes}
    if who[0] in known and known[who[0]].name[0] in names:
        raise Refused(text("refused-used-before"), "join-leave.3")
    variants.refuse_the_lost(campaign, who[1])
    return _take_in(campaign, who, deck, known, seed)


def _take_in(campaign: Campaign, who: tuple[str, str], deck: Deck, known: Cards, seed: int) -> Campaign:
    """join-leave.4, setup.1: as if it were the first scenario for them."""
    if len(party(campaign)) >= MOST:
        raise Refused(text("refused-party-full", most=MOST), "setup.1")
    new = build(campaign, who, deck, known, seed)
    return replace(campaign, heroes=(*campaign.heroes, new))


def leave(campaign: Campaign, investigator: str, known: Cards) -> Campaign:
    """join-leave.1, .2, story-rewards.4, .q1: nothing is erased; unique cards of the campaign stay here.

    Whoever has lost an investigator and leaves needs no new one.
    """
    between(campaign, "join-leave.1")
    gone = hero(campaign, investigator)
    if gone in lost(campaign):
        return with_hero(campaign, replace(gone, replaced=True))
    if gone.status != "alive":
        raise Refused(text("refused-not-here"), "join-leave.2")
    return _leaves_behind(with_hero(campaign, replace(gone, status="away")), investigator, known)


def _leaves_behind(campaign: Campaign, investigator: str, known: Cards) -> Campaign:
    gone = hero(campaign, investigator)
    unique = tuple(code for code in gone.bears if known[code].unique and not known[code].subtype)
    kept = tuple(code for code in gone.bears if code not in unique)
    campaign = with_hero(campaign, replace(gone, bears=kept))
    return replace(campaign, ownerless=(*campaign.ownerless, *unique))


def lose(campaign: Campaign, investigator: str, known: Cards) -> Campaign:
    """campaign-trauma.9, story-rewards.4: an investigator is lost for the rest of the campaign."""
    return _leaves_behind(campaign, investigator, known)


def come_back(campaign: Campaign, investigator: str) -> Campaign:
    """join-leave.2: whoever left may join again, as they were."""
    between(campaign, "join-leave.1")
    back = hero(campaign, investigator)
    if back.status != "away":
        raise Refused(text("refused-not-away"), "join-leave.2")
    if len(party(campaign)) >= MOST:
        raise Refused(text("refused-party-full", most=MOST), "setup.1")
    return with_hero(campaign, replace(back, status="alive"))


def become_bearer(campaign: Campaign, card: str, investigator: str) -> Campaign:
    """story-rewards.4, bearer.2: the others choose who bears a unique card from now on."""
    between(campaign, "story-rewards.4")
    new = hero(campaign, investigator)
    if card not in campaign.ownerless or new.status != "alive":
        raise Refused(text("refused-no-bearer"), "story-rewards.4")
    left = list(campaign.ownerless)
    left.remove(card)
    campaign = with_hero(campaign, replace(new, bears=(*new.bears, card)))
    return replace(campaign, ownerless=tuple(left))


def replace_lost(
    campaign: Campaign, gone: str, investigator: str, deck: Deck, known: Cards, seed: int
) -> Campaign:
    """campaign-trauma.10, .q2: a new investigator with a new level 0 deck, no experience, no trauma."""
    between(campaign, "campaign-trauma.10")
    old = hero(campaign, gone)
    variants.refuse_the_lost(campaign, old.owner)
    if old not in lost(campaign):
        raise Refused(text("refused-not-lost"), "campaign-trauma.10")
    if investigator not in free(campaign, known):
        raise Refused(text("refused-not-free"), "campaign-trauma.q2")
    campaign = with_hero(campaign, replace(old, replaced=True))
    return _take_in(campaign, (investigator, old.owner), deck, known, seed)


def free(campaign: Campaign, known: Cards) -> tuple[str, ...]:
    """campaign-trauma.9, .11, .q2: the investigators that nobody uses and that are not lost."""
    taken = {known[each.investigator].name[0] for each in campaign.heroes}
    return tuple(
        code for code, card in known.items() if card.type == "investigator" and card.name[0] not in taken
    )


def nobody_left(campaign: Campaign, known: Cards) -> bool:
    """campaign-trauma.11, ultimatums.19: whether a player needs a new investigator, and there is none; or
    whether nobody is left who may go on.
    """
    return len(lost(campaign)) > len(free(campaign, known)) or not (party(campaign) or lost(campaign))
