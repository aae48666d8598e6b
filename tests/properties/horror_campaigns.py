"""Whole campaigns, played at random or by a bot from the first page to the last, with purchases in between.

Not for what may be bought (see `horror_prices`), nor for single scenarios.
"""

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from miskatonic.core.bot import look
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.series import Series, add, read, write
from miskatonic.core.trial import random_answer
from miskatonic.games.horror import decks
from miskatonic.games.horror.bot import BOTS
from miskatonic.games.horror.campaign import heroes, plan, shop, story
from miskatonic.games.horror.campaign.document import (
    Agreed,
    Campaign,
    Refused,
    hero,
    lost,
    of,
    party,
    put,
)
from miskatonic.games.horror.campaign.report import report
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.lineup import story_cards
from miskatonic.games.horror.options import BOONS, DIFFICULTIES, REFRACTIONS, ULTIMATUMS
from miskatonic.games.horror.state import Horror

MOST_ANSWERS = 6000
"""No match of a scenario needs as many."""
KNOWN = {**story_cards(), **by_code()}
STARTING = {each.investigator: dict(Counter(each.cards)) for each in STARTERS}
ASH = plan.find("brethren_of_ash")

Answers = Callable[[Match, Rng], Any]


def at_random(match: Match, rng: Rng) -> None:
    match.answer(*random_answer(match.asks, rng))


def by_bot(match: Match, rng: Rng) -> None:
    seat = next(iter(match.asks))
    match.answer(seat, BOTS["simple"]().choose(look(GAME, match.state, seat, rng)))


class Evening:
    """One campaign and the people who play it."""

    def __init__(self, seed: int, answers: Answers = at_random, **chosen: Any) -> None:
        self.seed, self.dice, self.answers = seed, random.Random(f"campaign {seed}"), answers
        count = chosen.get("seats") or self.dice.randint(1, 4)
        names = self.dice.sample(sorted(STARTING), count)
        difficulty = chosen.get("difficulty") or self.dice.choice(DIFFICULTIES)
        people = [(name, f"player {name}", STARTING[name]) for name in names]
        agreed = self.agree() if chosen.get("agreed") is None else chosen["agreed"]
        self.campaign = story.begin(ASH, difficulty, people, KNOWN, seed, agreed)
        self.series = put(Series("horror"), self.campaign)
        self.ends: list[tuple[str, int]] = []

    def agree(self) -> Agreed:
        """Agree on a few ultimatums and boons, half of the time; starter decks have more than one copy."""
        if self.dice.random() < 0.5:
            return Agreed()
        able = [each for each in ULTIMATUMS if each != "highlander"]
        ultimatums = self.dice.sample(able, self.dice.randint(0, 4))
        boons = self.dice.sample(BOONS, self.dice.randint(0, 3))
        refractions = REFRACTIONS if self.dice.random() < 0.3 else ()
        return Agreed(tuple(sorted(ultimatums)), tuple(boons), refractions)

    def play(self) -> list[tuple[str, int]]:
        """Play to the end; return how each scenario ended."""
        while (part := story.next_part(self.campaign, ASH)) is not None:
            if part.scenario:
                self.prepare()
                self.scenario()
            else:
                way = self.dice.randrange(max(1, len(part.ways)))
                self.campaign = story.decide(self.campaign, ASH, way)
            self.look()
        return self.ends

    def prepare(self) -> None:
        """Do what must be done before a scenario, and some of what may be: buy, replace, choose bearers."""
        for gone in lost(self.campaign):
            free = [code for code in heroes.free(self.campaign, KNOWN) if self.may_begin(code)]
            if not free:
                self.campaign = heroes.leave(self.campaign, gone.investigator, KNOWN)
                continue
            new = self.dice.choice(free)
            deck = STARTING[new]
            regular = {code: n for code, n in deck.items() if not decks.is_basic_weakness(KNOWN[code])}
            self.campaign = heroes.replace_lost(
                self.campaign, gone.investigator, new, regular, KNOWN, self.seed
            )
        for card in self.campaign.ownerless:
            bearer = self.dice.choice(party(self.campaign)).investigator
            self.campaign = heroes.become_bearer(self.campaign, card, bearer)
        for each in party(self.campaign):
            while shop.shortage(hero(self.campaign, each.investigator), KNOWN):
                self.buy(each.investigator, short=True)
            for _ in range(20):
                self.buy(each.investigator, short=False)

    def may_begin(self, code: str) -> bool:
        """Say whether an investigator has a starter deck without cards that are lost (ultimatums.18)."""
        deck = STARTING.get(code)
        return deck is not None and not any(KNOWN[each].name[0] in self.campaign.lost_cards for each in deck)

    def buy(self, who: str, short: bool) -> None:
        buyer = hero(self.campaign, who)
        regular = [code for code in Counter(buyer.deck).elements() if decks.is_regular(KNOWN[code])]
        card = self.dice.choice(sorted(by_code()))
        lower = [code for code in regular if KNOWN[code].name == KNOWN[card].name]
        removes = [] if short else lower[:1] or [self.dice.choice(regular)]
        with suppress(Refused):
            self.campaign = shop.buy(self.campaign, who, card, KNOWN, removes)

    def scenario(self) -> None:
        self.campaign = story.begin_scenario(self.campaign, ASH, KNOWN, self.seed)
        chosen = story.options(self.campaign, ASH, KNOWN)
        match = Match(GAME, GAME.options(**{**chosen, "windows": "few"}), self.seed)
        self.begins_as_it_was_left(match.state)
        rng = Rng.seeded(self.seed)
        for _ in range(MOST_ANSWERS):
            if match.outcome is not None:
                break
            self.answers(match, rng)
        assert match.outcome is not None, f"{chosen['scenario']} did not end"
        before = self.campaign
        self.series = add(self.series, match, [each.owner for each in party(before)])
        self.campaign = story.finish(before, ASH, match, KNOWN)
        self.nothing_is_lost(before, match.state)
        self.ends.append((chosen["scenario"], match.state.resolution))

    def begins_as_it_was_left(self, g: Horror) -> None:
        """Look whether every card and token of the campaign is in the match."""
        for seat, each in enumerate(party(self.campaign)):
            own = Counter(card.code for card in g.cards if card.owner == seat)
            wanted = Counter(each.deck) + Counter(each.bears) + Counter([each.investigator])
            assert own == wanted, (own - wanted, wanted - own)

    def nothing_is_lost(self, before: Campaign, g: Horror) -> None:
        """Look whether cards go nowhere but into exile, and tokens nowhere at all."""
        found = report(g)
        assert Counter(self.campaign.bag) == Counter(found.bag)
        for each in party(before):
            now = hero(self.campaign, each.investigator)
            fared = next(one for one in found.investigators if one.investigator == each.investigator)
            gone = {code for code in each.deck if KNOWN[code].name[0] in self.campaign.lost_cards}
            kept = Counter({code: count for code, count in each.deck.items() if code not in gone})
            exiled = Counter(code for code in fared.exiled if code not in gone)
            assert Counter(now.deck) + exiled == kept
            earned = 0 if "induction" in before.agreed.ultimatums else fared.experience
            assert now.unspent == each.unspent + earned

    def look(self) -> None:
        """Look whether the document is the same when it was written and read."""
        self.series = put(self.series, self.campaign)
        data = write(self.series)
        assert of(read(data)) == self.campaign
        assert write(read(data)) == data
