"""Whatever people do between scenarios, decks stay legal, experience is never negative, prices are right."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest
from msgspec.structs import replace

from miskatonic.core.series import Series, read, write
from miskatonic.games.horror.campaign import epic, heroes, shop, story
from miskatonic.games.horror.campaign.document import (
    Campaign,
    Cards,
    Hero,
    Refused,
    hero,
    lost,
    of,
    party,
    put,
)
from miskatonic.games.horror.campaign.plan import Part, Plan
from miskatonic.games.horror.campaign.report import Fared, Report
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.lineup import story_cards
from miskatonic.games.horror.notes import LogNote
from tests.games.horror.campaigns import KNOWN, card, deck
from tests.properties import horror_prices as judge

LENGTH = 60
ODD = 0.15
"""How often something is tried that is hardly allowed."""
MORE = (card("Lamp", 3), card("Bolt", 2, keywords="myriad"))
"""Upgrades that would cost less than nothing, and two lower versions at once."""
PLAN = Plan("tiny", ("Tiny", "Winzig"), {"easy": ("0",)}, tuple(Part("first") for _ in range(5)))
Decks = dict[str, dict[str, int]]


@cache
def boxes() -> dict[str, tuple[Cards, Decks]]:
    """Return two collections with a first deck for each investigator: tiny cards, and the core box."""
    tiny = {name: deck(name) for name in ("ada", "bert", "cleo", "dan", "eva")}
    core: Decks = {
        each.investigator: {
            code: n for code, n in Counter(each.cards).items() if by_code()[code].subtype != "basic-weakness"
        }
        for each in STARTERS
    }
    return {
        "tiny": ({**KNOWN, **{each.code: each for each in MORE}}, tiny),
        "core": ({**by_code(), **story_cards()}, core),
    }


class Group:
    """A campaign whose people do something at random, again and again."""

    def __init__(self, box: str, seed: int) -> None:
        self.dice = random.Random(f"{box} {seed}")
        self.known, self.decks = boxes()[box]
        names = self.dice.sample(sorted(self.decks), self.dice.randint(1, 4))
        people = [(name, f"player {name}", self.decks[name]) for name in names]
        self.campaign = story.begin(PLAN, "easy", people, self.known, seed)
        self.done: Counter[str] = Counter()

    def step(self) -> None:
        """Do something, or try to."""
        acts = {self.buy: 20, self.undo: 2, self.join: 1, self.leave: 1, self.back: 1, self.bear: 3,
                self.replace: 2, self.play: 4, self.go_on: 1}  # fmt: skip
        act = self.dice.choices(list(acts), list(acts.values()))[0]
        if self.campaign.over:
            act = self.go_on
        with suppress(Refused):
            act()
            self.done[act.__name__] += 1

    def anybody(self) -> Hero:
        return self.dice.choice(self.campaign.heroes)

    def buy(self) -> None:
        """Try to buy something; the judge says beforehand whether that is allowed, and what it costs."""
        who = self.anybody()
        deal = self.wanted(who)
        fair = self.fair_price(who, deal)
        try:
            bought = shop.buy(
                self.campaign, who.investigator, deal.card, self.known, deal.removes, deal.copies
            )
        except Refused:
            if fair is None:
                raise
            bought = None
        assert bought is not None, f"{deal} is allowed for {who}"
        assert fair is not None, (who, deal, list(self.objections(who, deal)))
        paid = who.unspent - hero(bought, who.investigator).unspent
        assert (paid, bought.purchases[-1].price) == (fair, fair)
        assert shop.undo(bought, who.investigator) == self.campaign
        self.campaign = bought

    def wanted(self, who: Hero) -> judge.Deal:
        """Return what may well be allowed, with room for it or in the place of a lower version."""
        card = self.known[self.dice.choice(self.for_sale(who))]
        plain = [code for code in Counter(who.deck).elements() if judge.is_plain(self.known[code])]
        lower = [code for code in plain if self.known[code].name == card.name]
        copies = self.dice.choice((1, 1, 1, 2, 3, 4)) if judge.says(card, "myriad") else 1
        room = self.dice.choice((0, copies, copies, copies, copies + 1))
        removes = self.dice.sample(plain, min(room, len(plain)))
        if lower and self.dice.random() < 0.6:
            removes = [*self.dice.sample(lower, min(len(lower), copies)), *removes][:copies]
        return self.oddly(who, judge.Deal(card.code, removes, copies))

    def oddly(self, who: Hero, deal: judge.Deal) -> judge.Deal:
        """Return the deal, or one that differs where it must not."""
        if self.dice.random() >= ODD:
            return deal
        return self.dice.choice(
            (
                deal._replace(copies=self.dice.randint(0, 3)),
                deal._replace(removes=[*deal.removes[1:], self.dice.choice(sorted(who.deck))]),
                deal._replace(removes=[*deal.removes[1:], self.dice.choice(sorted(self.known))]),
            )
        )

    def fair_price(self, who: Hero, deal: judge.Deal) -> int | None:
        """Return what the judge thinks a deal costs; None: nobody may make it."""
        rules = self.known[who.investigator].deck
        assert rules is not None
        if any(self.objections(who, deal)):
            return None
        gone = [self.known[each] for each in deal.removes]
        return judge.price(self.known[deal.card], gone, Counter(who.deck), rules.size, self.known)

    def objections(self, who: Hero, deal: judge.Deal) -> Iterator[str]:
        if self.campaign.over or who.status != "alive":
            yield "not here"
        noted = [note.what for note in self.campaign.log]
        yield from judge.objections(
            self.known[who.investigator],
            Counter(who.deck),
            who.unspent,
            deal,
            self.known,
            noted,
            self.campaign.rewards,
        )

    def for_sale(self, who: Hero) -> list[str]:
        """Return cards: now and then any at all, else regular ones of the investigator's classes, often those
        of which there is another version in the deck.
        """
        if self.dice.random() < 0.1:
            return sorted(self.known)
        rules = self.known[who.investigator].deck
        assert rules is not None
        classes = {each for option in rules.options for each in option.classes}
        regular = [code for code, card in self.known.items() if judge.is_plain(card)]
        found = sorted(code for code in regular if {*self.known[code].classes} <= classes)
        names = {self.known[code].name for code in who.deck}
        others = [code for code in found if self.known[code].name in names and code not in who.deck]
        return others if others and self.dice.random() < 0.4 else found

    def undo(self) -> None:
        self.campaign = shop.undo(self.campaign, self.anybody().investigator)

    def join(self) -> None:
        name = self.dice.choice(sorted(self.decks))
        seed = self.dice.randrange(1000)
        self.campaign = heroes.join(self.campaign, (name, "newcomer"), self.decks[name], self.known, seed)

    def leave(self) -> None:
        self.campaign = heroes.leave(self.campaign, self.anybody().investigator, self.known)

    def back(self) -> None:
        self.campaign = heroes.come_back(self.campaign, self.anybody().investigator)

    def bear(self) -> None:
        card = self.dice.choice([*self.campaign.ownerless, "nothing"])
        self.campaign = heroes.become_bearer(self.campaign, card, self.anybody().investigator)

    def replace(self) -> None:
        name = self.dice.choice(sorted(self.decks))
        gone = self.dice.choice(lost(self.campaign) or self.campaign.heroes).investigator
        seed = self.dice.randrange(1000)
        self.campaign = heroes.replace_lost(self.campaign, gone, name, self.decks[name], self.known, seed)

    def play(self) -> None:
        """Play a scenario: everybody earns something, some are hurt, exile cards or are lost."""
        begun = story.begin_scenario(self.campaign, PLAN, self.known)
        fared = tuple(self.fares(each) for each in party(begun))
        log = (*begun.log, LogNote("the-book")) if self.dice.random() < 0.3 else begun.log
        rewards = ("Prize",) if self.dice.random() < 0.3 else ()
        found = Report("first", 1, True, fared, log, ("0",), rewards=rewards)
        self.campaign = story.take_over(begun, PLAN, found, self.known)

    def fares(self, who: Hero) -> Fared:
        regular = [code for code in Counter(who.deck).elements() if judge.is_plain(self.known[code])]
        exiled = self.dice.sample(regular, min(len(regular), self.dice.choice((0, 0, 1, 3))))
        assets = [code for code, card in self.known.items() if card.set and card.type == "asset"]
        borne = (self.dice.choice(assets),) if self.dice.random() < 0.3 else ()
        return Fared(
            who.investigator,
            fate=self.dice.choice((*[""] * 16, "killed", "insane")),
            physical=who.physical + self.dice.choice((0, 1)),
            experience=self.dice.randint(0, 8),
            bears=(*who.bears, *borne),
            deck=dict(sorted((Counter(who.deck) - Counter(exiled)).items())),
            exiled=tuple(exiled),
        )

    def go_on(self) -> None:
        """Carry everybody who survived over into another campaign."""
        rebuilt = self.decks if self.dice.random() < 0.5 else {}
        over = replace(self.campaign, over=self.campaign.over or ("won" if self.dice.random() < 0.1 else ""))
        self.campaign = epic.carry_over(over, PLAN, "easy", rebuilt, self.known)

    def look(self) -> None:
        """Look at everything that must always hold."""
        for each in self.campaign.heroes:
            assert 0 <= each.unspent <= each.earned
            assert judge.faults(self.known[each.investigator], Counter(each.deck), self.known) == []
        assert len(party(self.campaign)) <= 4
        data = document(self.campaign)
        assert document(of(read(data))) == data


def document(campaign: Campaign) -> bytes:
    return write(put(Series("horror"), campaign))


def everything_stays_legal(box: str, count: int, first: int) -> Counter[str]:
    done: Counter[str] = Counter()
    for seed in range(first, first + count):
        group = Group(box, seed)
        for _ in range(LENGTH):
            group.step()
            group.look()
        done += group.done
    return done


@pytest.mark.parametrize("box", ["tiny", "core"])
def test_decks_stay_legal_and_prices_are_right(box: str) -> None:
    done = everything_stays_legal(box, {"tiny": 100, "core": 20}[box], 0)
    assert set(done) >= {"buy", "undo", "join", "leave", "back", "replace", "play"}
    assert done["buy"] > 50


@pytest.mark.soak
@pytest.mark.parametrize("box", ["tiny", "core"])
def test_decks_stay_legal_for_long(box: str) -> None:
    everything_stays_legal(box, 2000, 1000)
