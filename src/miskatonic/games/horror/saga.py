"""Horror's campaigns as the house keeps them: what everybody sees, what may be changed, and by whom.

Not for how a campaign goes on (see `campaign`), nor for keeping it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from miskatonic.core import saga
from miskatonic.core.record import Match
from miskatonic.core.saga import Right
from miskatonic.core.series import BadSeries, Series
from miskatonic.core.text import Text, text
from miskatonic.games.horror import decks, scenarios
from miskatonic.games.horror.campaign import document, epic, heroes, plan, shop, story
from miskatonic.games.horror.campaign.document import (
    NOTHING_AGREED,
    Agreed,
    Campaign,
    Hero,
    Refused,
    listed,
)
from miskatonic.games.horror.campaign.heroes import leave as leave_campaign
from miskatonic.games.horror.campaign.plan import Part, Plan
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.notes import is_recorded, phrase
from miskatonic.games.horror.options import SCENARIOS
from miskatonic.games.horror.printed import Names, Printed

MOST_COPIES, MOST_CARDS = 20, 200
"""More copies of a card, or different cards, nobody's deck has."""
PLENTY = 999
"""More experience than anybody has: so prices are told of what somebody cannot pay yet."""


Code = Annotated[str, Meta(max_length=40)]
DeckList = Annotated[dict[Code, Annotated[int, Meta(ge=1, le=MOST_COPIES)]], Meta(max_length=MOST_CARDS)]
"""How many copies of which cards; from somebody who may send anything."""


class CampaignPlan(msgspec.Struct, frozen=True):
    """A campaign that can be begun."""

    code: str
    name: Names
    """In English and in German."""
    bags: dict[str, tuple[str, ...]]
    """By difficulty."""
    experience: int


class NewHero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An investigator who is to take part."""

    investigator: str
    deck: DeckList
    bot: bool = False
    """Played by a bot; otherwise by whoever begins."""


class CampaignWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wishes who begins a campaign."""

    plan: str
    difficulty: str
    heroes: Annotated[tuple[NewHero, ...], Meta(max_length=document.MOST)]
    agreed: Agreed = NOTHING_AGREED


class CampaignAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """epic.1: what somebody wishes who carries survivors over into another campaign."""

    plan: str
    difficulty: str
    who: Annotated[tuple[Code, ...], Meta(max_length=document.MOST)] = ()
    """Which of them; without any, all."""


# What may be changed between two scenarios


class CampaignChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A change of a campaign."""


class BuyCard(CampaignChange, frozen=True, tag="buy"):
    """campaign-experience.7: one purchase."""

    investigator: Code
    card: Code
    removes: Annotated[tuple[Code, ...], Meta(max_length=10)] = ()
    copies: int = 1


class UndoPurchase(CampaignChange, frozen=True, tag="undo-buy"):
    """campaign-experience.16: the last purchase of an investigator is taken back."""

    investigator: str


class JoinCampaign(CampaignChange, frozen=True, tag="join"):
    """join-leave.1: an investigator joins; without an owner a bot plays."""

    investigator: str
    deck: DeckList
    owner: Code = ""


class LeaveCampaign(CampaignChange, frozen=True, tag="leave"):
    """join-leave.2"""

    investigator: str


class ComeBack(CampaignChange, frozen=True, tag="come-back"):
    """join-leave.2"""

    investigator: str


class ReplaceLost(CampaignChange, frozen=True, tag="replace"):
    """campaign-trauma.10: a new investigator takes the place of a lost one."""

    gone: Code
    investigator: Code
    deck: DeckList


class BecomeBearer(CampaignChange, frozen=True, tag="bearer"):
    """story-rewards.4"""

    card: str
    investigator: str


class DecideStory(CampaignChange, frozen=True, tag="decide"):
    """record.1: a passage was read, and one of its ways chosen if it has any."""

    part: int
    """Which one, so that nobody decides what he has not read."""
    way: int = 0


AnyChange = (
    BuyCard
    | UndoPurchase
    | JoinCampaign
    | LeaveCampaign
    | ComeBack
    | ReplaceLost
    | BecomeBearer
    | DecideStory
)


# What everybody sees


class CardOffer(msgspec.Struct, frozen=True):
    """A card that can be bought."""

    price: int
    clause: str
    """Which clause says what it costs."""
    instead: str = ""
    """The code of the lower version that it takes the place of, or ""."""
    room: bool = False
    """Whether another card has to make room."""


class BoughtCard(msgspec.Struct, frozen=True):
    """What was bought since the last scenario."""

    card: str
    price: int
    clause: str
    copies: int
    removed: tuple[str, ...]


class HeroView(msgspec.Struct, frozen=True):
    """An investigator of the campaign."""

    investigator: str
    owner: str
    """"": a bot plays."""
    deck: dict[str, int]
    status: document.Status
    replaced: bool
    earned: int
    unspent: int
    score: int
    """epic.2: all experience ever earned."""
    physical: int
    mental: int
    bears: tuple[str, ...]
    exiled: tuple[str, ...]
    short: int
    """How many cards the deck lacks."""
    offers: dict[str, CardOffer]
    """What can be bought now, by the code of the card; nothing while a scenario is played."""
    may_go: tuple[str, ...]
    """The codes of the cards that can make room for others."""
    bought: tuple[BoughtCard, ...]


class NoteView(msgspec.Struct, frozen=True):
    """A note of the campaign log."""

    text: Text
    crossed_out: bool


class StoryPage(msgspec.Struct, frozen=True):
    """A page of the story so far: a passage that was read, or how a scenario ended."""

    text: Text | None
    scenario: str = ""
    ending: Names = ("", "")
    """What the ending is called, in English and in German."""
    won: bool = False


class NextPart(msgspec.Struct, frozen=True):
    """What comes next: a scenario, or a passage with its question."""

    number: int
    kind: Literal["scenario", "passage"]
    scenario: str = ""
    text: Text | None = None
    ways: tuple[Text, ...] = ()
    obstacle: Text | None = None
    """Why the scenario cannot begin yet."""
    clause: str = ""


class CampaignView(msgspec.Struct, frozen=True):
    """A campaign, as everybody sees it; it has no secrets."""

    plan: str
    name: Names
    difficulty: str
    agreed: Agreed
    bag: tuple[str, ...]
    log: tuple[NoteView, ...]
    heroes: tuple[HeroView, ...]
    pages: tuple[StoryPage, ...]
    next: NextPart | None
    over: Literal["", "won", "lost", "ended"]
    playing: bool
    ownerless: tuple[str, ...]
    rewards: tuple[str, ...]
    free: tuple[str, ...]
    """The codes of the investigators that may still join."""


class HorrorSaga(saga.Saga):
    """The campaigns of Horror."""

    plan_type = CampaignPlan
    wish_type = CampaignWish
    view_type = CampaignView
    change_type = AnyChange
    again_type = CampaignAgain

    def plans(self) -> Sequence[CampaignPlan]:
        """Return the campaigns that can be begun."""
        found = [plan.find(name) for name in plan.NAMES]
        return [CampaignPlan(each.code, each.name, each.bags, each.experience) for each in found]

    def begin(self, wish: CampaignWish, person: str, seed: int) -> Any:
        """campaign.2: begin with the investigators that somebody wishes."""
        if wish.plan not in plan.NAMES:
            raise saga.Refused(text("refused-no-campaign"), "campaign.1")
        people = [(each.investigator, "" if each.bot else person, each.deck) for each in wish.heroes]
        guide = plan.find(wish.plan)
        return _try(lambda: story.begin(guide, wish.difficulty, people, known(), seed, wish.agreed))

    def again(self, tale: Any, wish: CampaignAgain, seed: int) -> Any:
        """epic.1, epic.3: survivors begin another campaign, by the rules that were agreed on."""
        if wish.plan not in plan.NAMES:
            raise saga.Refused(text("refused-no-campaign"), "campaign.1")
        old, guide = _of(tale), plan.find(wish.plan)
        return _try(lambda: epic.carry_over(old, guide, wish.difficulty, {}, known(), wish.who, old.agreed))

    def read(self, series: Series) -> None:
        """Raise BadSeries unless the campaign can be understood here, and everything it names is known."""
        campaign = document.of(series)
        if campaign.plan not in plan.NAMES:
            raise BadSeries("tale.plan", text("refused-no-campaign"))
        codes = [code for each in campaign.heroes for code in (each.investigator, *each.deck, *each.bears)]
        counts = [count for each in campaign.heroes for count in each.deck.values()]
        strange = next((code for code in (*codes, *campaign.ownerless) if code not in known()), None)
        if strange is not None:
            raise BadSeries("tale.heroes", text("deck-unknown-code", code=strange[:40]))
        if any(not 0 < count <= MOST_COPIES for count in counts) or len(codes) > MOST_CARDS * MOST_COPIES:
            raise BadSeries("tale.heroes", text("bad-campaign-decks"))

    def view(self, series: Series) -> CampaignView:
        """Return what everybody sees."""
        return view(document.of(series))

    def people(self, tale: Any) -> tuple[str, ...]:
        """Return whoever plays or played an investigator."""
        return tuple(dict.fromkeys(each.owner for each in _of(tale).heroes if each.owner))

    def right(self, tale: Any, change: AnyChange, person: str) -> Right:
        """Return whose business a change is."""
        return right(_of(tale), change, person)

    def change(self, tale: Any, change: AnyChange, person: str, seed: int) -> Any:
        """Return the campaign after a change."""
        campaign = _of(tale)
        return _try(lambda: _CHANGES[type(change)](campaign, change, seed))

    def options(self, tale: Any) -> dict[str, Any]:
        """next-scenario.1: the options of the match that has begun."""
        campaign = _of(tale)
        return story.options(campaign, plan.find(campaign.plan), known())

    def seats(self, tale: Any) -> tuple[str, ...]:
        """Return who plays each investigator of the party."""
        return tuple(each.owner for each in document.party(_of(tale)))

    def begin_match(self, tale: Any, seed: int) -> Any:
        """next-scenario.1"""
        campaign = _of(tale)
        return _try(lambda: story.begin_scenario(campaign, plan.find(campaign.plan), known(), seed))

    def call_off(self, tale: Any) -> Any:
        """join-leave.1"""
        return msgspec.to_builtins(story.call_off(_of(tale)))

    def finish(self, tale: Any, match: Match) -> Any:
        """campaign-log.2"""
        campaign = _of(tale)
        return _try(lambda: story.finish(campaign, plan.find(campaign.plan), match, known()))


SAGA = HorrorSaga()


def _of(tale: Any) -> Campaign:
    return msgspec.convert(tale, Campaign)


def _try(how: Callable[[], Campaign]) -> Any:
    """Return the campaign that comes of it as plain data; raise what the house understands."""
    try:
        return msgspec.to_builtins(how())
    except Refused as refused:
        raise saga.Refused(refused.reason, refused.clause) from None


@cache
def known() -> Mapping[str, Printed]:
    """Return all cards by code that a campaign may name: of decks, and of the scenarios it is played in."""
    parts = [part.scenario for name in plan.NAMES for part in plan.find(name).parts]
    boxes = [scenarios.find(each).box for each in parts if each in SCENARIOS]
    return {card.code: card for box in boxes for card in box} | by_code()


# Whose business it is


def right(campaign: Campaign, change: AnyChange, person: str) -> Right:
    """Own investigators are their owner's business, those of bots the group's; so is the story.

    Whoever was invited brings an investigator until the first scenario has been played; after that joining is
    for the group to decide.
    """
    match change:
        case JoinCampaign(owner=owner):
            return "own" if owner == person and not campaign.scores else "group"
        case DecideStory() | BecomeBearer():
            return "group"
        case LeaveCampaign(investigator=code) | ComeBack(investigator=code):
            return "own" if _owner(campaign, code) == person else "group"
        case ReplaceLost(gone=code) | BuyCard(investigator=code) | UndoPurchase(investigator=code):
            owner = _owner(campaign, code)
            return "own" if owner == person else "nobody" if owner else "group"


def _owner(campaign: Campaign, code: str) -> str:
    return next((each.owner for each in campaign.heroes if each.investigator == code), "")


# Changing


def _decide(campaign: Campaign, change: DecideStory, seed: int) -> Campaign:
    if change.part != campaign.part:
        raise Refused(text("refused-nothing-to-decide"), "next-scenario.1")
    return story.decide(campaign, plan.find(campaign.plan), change.way)


_CHANGES: dict[type, Callable[[Campaign, Any, int], Campaign]] = {
    BuyCard: lambda campaign, change, _: shop.buy(
        campaign, change.investigator, change.card, known(), change.removes, change.copies
    ),
    UndoPurchase: lambda campaign, change, _: shop.undo(campaign, change.investigator),
    JoinCampaign: lambda campaign, change, seed: heroes.join(
        campaign, (change.investigator, change.owner), change.deck, known(), seed
    ),
    LeaveCampaign: lambda campaign, change, _: leave_campaign(campaign, change.investigator, known()),
    ComeBack: lambda campaign, change, _: heroes.come_back(campaign, change.investigator),
    ReplaceLost: lambda campaign, change, seed: heroes.replace_lost(
        campaign, change.gone, change.investigator, change.deck, known(), seed
    ),
    BecomeBearer: lambda campaign, change, _: heroes.become_bearer(
        campaign, change.card, change.investigator
    ),
    DecideStory: _decide,
}


# Looking


def view(campaign: Campaign) -> CampaignView:
    """Return a campaign as everybody sees it."""
    guide = plan.find(campaign.plan)
    return CampaignView(
        plan=guide.code,
        name=guide.name,
        difficulty=campaign.difficulty,
        agreed=campaign.agreed,
        bag=campaign.bag,
        log=tuple(NoteView(phrase(note), note.crossed_out) for note in campaign.log),
        heroes=tuple(_hero_view(campaign, each) for each in campaign.heroes),
        pages=tuple(_pages(campaign, guide)),
        next=_next(campaign, guide),
        over=campaign.over,
        playing=campaign.playing,
        ownerless=campaign.ownerless,
        rewards=campaign.rewards,
        free=tuple(code for code in heroes.free(campaign, known()) if known()[code].deck),
    )


def _hero_view(campaign: Campaign, of: Hero) -> HeroView:
    shopping = of.status == "alive" and not (campaign.playing or campaign.over)
    may_go = [code for code in of.deck if shop.may_go(known()[code], known()[of.investigator])]
    mine = [each for each in campaign.purchases if each.investigator == of.investigator]
    return HeroView(
        investigator=of.investigator,
        owner=of.owner,
        deck=of.deck,
        status=of.status,
        replaced=of.replaced,
        earned=of.earned,
        unspent=of.unspent,
        score=epic.total_score(of),
        physical=of.physical,
        mental=of.mental,
        bears=of.bears,
        exiled=of.exiled,
        short=shop.shortage(of, known()) if of.status == "alive" else 0,
        offers=dict(_offers(campaign, of, may_go)) if shopping else {},
        may_go=tuple(may_go),
        bought=tuple(
            BoughtCard(each.card, each.price, each.clause, each.copies, each.removed) for each in mine
        ),
    )


def _offers(campaign: Campaign, buyer: Hero, may_go: Sequence[str]) -> Iterator[tuple[str, CardOffer]]:
    """campaign-experience.7 to .14: what each card would cost, with a card that makes room where one has to.

    Which card that is does not change the price, unless it is the lower version.
    """
    rich = replace(buyer, unspent=PLENTY, earned=PLENTY)
    cards = listed(dict.fromkeys(may_go, 1), known())
    for code, card in known().items():
        if not decks.is_regular(card):
            continue
        lower = max(
            (each for each in cards if decks.is_lower(each, card)), key=decks.level_cost, default=None
        )
        others = [each.code for each in cards if decks.size([each]) and each.code != code]
        needs_room = lower is None and bool(decks.size([card])) and not shop.shortage(buyer, known())
        removes = [lower.code] if lower else others[:1] if needs_room else []
        try:
            found = shop.offer(rich, code, known(), campaign.log, campaign.rewards, removes)
        except Refused:
            continue
        yield code, CardOffer(found.price, found.clause, lower.code if lower else "", needs_room)


def _pages(campaign: Campaign, guide: Plan) -> Iterator[StoryPage]:
    """The story so far, in the order in which it was told."""
    scores = list(campaign.scores)
    played = Counter(each.scenario for each in scores)
    for number, part in enumerate(guide.parts):
        if part.scenario and played[part.scenario]:
            score = next(each for each in scores if each.scenario == part.scenario)
            yield _ending(score)
        elif number < campaign.part and not part.scenario and _was_told(campaign, part):
            yield StoryPage(text(part.story))


def _was_told(campaign: Campaign, part: Part) -> bool:
    wanted = part.condition
    return wanted is None or is_recorded(campaign.log, wanted.what, wanted.card)


def _ending(score: document.Score) -> StoryPage:
    scenario = scenarios.find(score.scenario).scenario
    ending = scenario.endings.get(score.resolution)
    told = text(ending.story) if ending and ending.story else None
    return StoryPage(told, score.scenario, scenario.resolutions.get(score.resolution, ("", "")), score.won)


def _next(campaign: Campaign, guide: Plan) -> NextPart | None:
    part = story.next_part(campaign, guide)
    if part is None:
        return None
    if not part.scenario:
        ways = tuple(text(way.text) for way in part.ways)
        return NextPart(campaign.part, "passage", text=text(part.story), ways=ways)
    reason, clause = _obstacle(campaign, guide, part)
    return NextPart(campaign.part, "scenario", part.scenario, obstacle=reason, clause=clause)


def _obstacle(campaign: Campaign, guide: Plan, part: Part) -> tuple[Text | None, str]:
    if part.scenario not in SCENARIOS:
        return text("refused-scenario-missing"), "next-scenario.1"
    try:
        story.options(campaign, guide, known())
    except Refused as refused:
        return refused.reason, refused.clause
    return None, ""
