"""A campaign as plain data outside any match (campaign, campaign-log). Not for how it changes.

It is the tale of a series (`core.series`): `of` takes it out of a document, `put` puts it back.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from miskatonic.core.series import BadSeries, Series, damaged, newer
from miskatonic.core.text import Refusal, Text, text
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.products import Environment

GAME = "horror"
VERSION = 1
MOST = 4
"""setup.1: no more investigators take part in a scenario."""

Cards = Mapping[str, Printed]
"""All cards there are, by code."""
Count = Annotated[int, Meta(ge=0)]
Status = Literal["alive", "killed", "insane", "devoured", "away"]
LOST = ("killed", "insane", "devoured")
"""campaign-trauma.9, .q3: who cannot be used for the rest of the campaign."""


class Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """campaign-log.2 to .5: an investigator in a campaign."""

    investigator: str
    """The code of the card."""
    owner: str
    """Whoever plays this investigator."""
    deck: dict[str, Count]
    """The deck list, with signature cards and weaknesses, without what was gained in scenarios."""
    earned: Count = 0
    """All experience of this campaign, spent or not."""
    unspent: Count = 0
    before: Count = 0
    """epic.4: the experience of earlier campaigns."""
    physical: Count = 0
    mental: Count = 0
    bears: tuple[str, ...] = ()
    """earn.2, .3: story assets and weaknesses gained; they are in the deck, but not in its count."""
    exiled: tuple[str, ...] = ()
    status: Status = "alive"
    replaced: bool = False
    """campaign-trauma.10: a lost investigator whose player has chosen a new one, or has left."""


class Purchase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """campaign-experience.7: a single transaction, with its price and why it is that."""

    investigator: str
    card: str
    price: Count
    clause: str
    """Which clause says what it costs."""
    copies: Annotated[int, Meta(ge=1)] = 1
    removed: tuple[str, ...] = ()


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """standalone.9: how a scenario ended and what each investigator earned there, to be compared."""

    scenario: str
    resolution: int
    won: bool
    experience: dict[str, Count]
    """By the code of the investigator."""


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """optional-rules.1: the optional rules that a group has chosen for its campaign."""

    ultimatums: tuple[str, ...] = ()
    boons: tuple[str, ...] = ()
    refractions: tuple[str, ...] = ()
    environment: Environment = ""
    expansions: tuple[str, ...] = ()
    """environments.6, .7: what a Limited environment has, for the whole group."""


NOTHING_AGREED = Agreed()


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """campaign.1: all that a campaign is between its scenarios."""

    plan: str
    """Which campaign, by its module in `campaigns`."""
    difficulty: str
    bag: tuple[str, ...] = ()
    """setup.7, setup.8: the chaos bag as the next scenario finds it."""
    log: tuple[LogNote, ...] = ()
    heroes: tuple[Hero, ...] = ()
    """Everybody who ever took part, in the order of joining; nobody is erased (join-leave.2)."""
    part: Count = 0
    """Which part of the plan is next, or being played."""
    playing: bool = False
    """Whether that scenario has begun."""
    over: Literal["", "won", "lost", "ended"] = ""
    purchases: tuple[Purchase, ...] = ()
    """What was bought since the last scenario."""
    ownerless: tuple[str, ...] = ()
    """story-rewards.4: unique cards whose bearer has left, and which nobody bears yet."""
    rewards: tuple[str, ...] = ()
    """rewards.3: the reward cards that were unlocked, by their English names."""
    scores: tuple[Score, ...] = ()
    agreed: Agreed = NOTHING_AGREED
    """ultimatums-and-boons.4: it holds for the whole campaign."""
    drawn: str = ""
    """ultimatums.20: what chance has added for the scenario being played."""
    lost_cards: tuple[str, ...] = ()
    """ultimatums.17, .18: the cards that nobody can have any more, by their English names."""
    version: int = VERSION


class Refused(Refusal):
    """A change of the campaign is not allowed; nothing has changed."""

    def __init__(self, reason: Text, clause: str) -> None:
        super().__init__(reason, clause)
        self.reason = reason
        self.clause = clause


def of(series: Series) -> Campaign:
    """Return the campaign that a series tells; raise BadSeries if it is damaged, foreign or newer."""
    if series.game != GAME or not isinstance(series.tale, dict):
        raise BadSeries("tale", text("bad-campaign-foreign"))
    version = series.tale.get("version", VERSION)
    if version != VERSION:
        raise newer("tale", version, VERSION)
    try:
        return msgspec.convert(series.tale, Campaign)
    except (msgspec.ValidationError, RecursionError) as error:
        raise damaged("tale", error) from None


def put(series: Series, campaign: Campaign) -> Series:
    """Return the series with the campaign as it is now."""
    tale: Any = msgspec.to_builtins(campaign)
    return replace(series, tale=tale)


# Looking


def hero(campaign: Campaign, investigator: str) -> Hero:
    """Return an investigator of the campaign; raise Refused if there is none of that code."""
    for each in campaign.heroes:
        if each.investigator == investigator:
            return each
    raise Refused(text("refused-no-hero", code=investigator[:40]), "campaign-log.2")


def party(campaign: Campaign) -> tuple[Hero, ...]:
    """Return who takes part in the next scenario, in the order of seats."""
    return tuple(each for each in campaign.heroes if each.status == "alive")


def lost(campaign: Campaign) -> tuple[Hero, ...]:
    """campaign-trauma.10, ultimatums.19: the lost investigators whose players need new ones."""
    if "survival" in campaign.agreed.ultimatums:
        return ()
    return tuple(each for each in campaign.heroes if each.status in LOST and not each.replaced)


def with_hero(campaign: Campaign, changed: Hero) -> Campaign:
    """Return the campaign with a changed investigator in the same place."""
    heroes = tuple(changed if each.investigator == changed.investigator else each for each in campaign.heroes)
    return replace(campaign, heroes=heroes)


def listed(deck: Mapping[str, int], known: Cards) -> list[Printed]:
    """Return the cards of a deck list, each as often as it is in it."""
    return [known[code] for code, count in deck.items() for _ in range(count)]


def between(campaign: Campaign, clause: str) -> None:
    """join-leave.1, campaign-experience.16: raise Refused unless the campaign is between two scenarios."""
    if campaign.over:
        raise Refused(text("refused-campaign-over"), "campaign.1")
    if campaign.playing:
        raise Refused(text("refused-while-playing"), clause)
