"""What an investigator sees on the table, by the questions a player asks: how likely, how dangerous, how far.

Everything is read from the view of the seat and from printed cards, which everybody knows. Not for deciding.
"""

import math
from functools import cached_property

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, read_id
from miskatonic.games.horror import draws, lineup, scenarios
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.thumb.goals import NO_GOAL, Goal, entry, names_in, read_goal
from miskatonic.games.horror.thumb.leads import Inquiry, inquire
from miskatonic.games.horror.view import CardOnTable, HorrorView, PersonView
from miskatonic.games.horror.words.abilities import Constant, ElderSign, Forced, Symbol
from miskatonic.games.horror.words.costs import SpendClues
from miskatonic.games.horror.words.effects import Discard
from miskatonic.games.horror.words.modifiers import Cannot, NoOpportunity
from miskatonic.games.horror.words.things import (
    NUMBERED,
    AtMost,
    FailedBy,
    Given,
    Number,
    PerInvestigator,
    Plus,
    Stage,
    StatOf,
    Times,
    TokensOn,
)

DEFEAT = 24
"""How bad it is to be defeated."""
DANGER = 16
"""How bad it is to be close to it: with nothing left, were that not defeat."""
POINT = 0.45
"""How bad a point of damage or horror is to somebody who can take many."""
BREATH = 3.0
"""So many points left make defeat about a third as near."""
AVOIDABLE = 1.6
"""How much worse an attack is that need not have happened."""
ROBBED = 1.2
"""How bad it is to lose an asset besides."""
ACTIONS = 3
"""So many actions a turn usually has."""
USUAL_MARGIN = 2
"""By so many points a test that fails usually fails."""
USUAL_SYMBOL = -2
"""What a symbol is taken to add where nothing better is known."""


def nearness(left: float) -> float:
    """Return how bad it is to have so much left, by how near defeat is."""
    return DEFEAT if left <= 0 else DANGER * math.exp(-left / BREATH)


class Scene:
    """A view, and what follows from it at once."""

    def __init__(self, view: HorrorView, seat: Seat | None = None) -> None:
        """Look once at everything, with the eyes of somebody else if `seat` says so."""
        assert view.seat is not None
        self.view = view
        self.seat = view.seat if seat is None else seat
        self.box = lineup.cards(view.options.scenario)
        self.cards = {card.id: card for card in view.cards}
        self.me = view.people[self.seat]
        self.self = self.cards[self.me.card]
        self.here = self.cards.get(self.me.location)

    def printed(self, card: CardOnTable) -> Printed | None:
        """Return what is printed on a card."""
        return self.box.get(card.code)

    def number(self, card: CardOnTable, name: str) -> int:
        """Return a number of a card."""
        return card.numbers.get(name, 0)

    @cached_property
    def playing(self) -> list[PersonView]:
        """Return who is still in the game."""
        return [person for person in self.view.people if person.status == "playing"]

    @cached_property
    def places(self) -> list[CardOnTable]:
        """Return the locations in play."""
        return [card for card in self.view.cards if card.zone == "map"]

    @cached_property
    def act(self) -> CardOnTable | None:
        """Return the current act; an agenda may be that, too."""
        for card in self.view.cards:
            printed = self.printed(card) if card.zone == "agenda" else None
            if card.zone == "act" or (printed is not None and printed.both):
                return card
        return None

    @cached_property
    def stage(self) -> int:
        """Return the number of the current act."""
        printed = self.printed(self.act) if self.act is not None else None
        return printed.stage if printed is not None else 1

    @cached_property
    def rounds_left(self) -> int:
        """Return about how many rounds the agendas leave, if nothing but time adds doom."""
        agendas = scenarios.find(self.view.options.scenario).scenario.agendas
        limits = [self.box[code].threshold for code in agendas[-1 - self.view.agendas :]]
        return sum(each.number for each in limits if each is not None) - self.view.doom

    @cached_property
    def goal(self) -> Goal:
        """Return what the act asks for."""
        if self.act is None:
            return NO_GOAL
        return read_goal(self.act, self.box, self.view.cards, self.clues, len(self.view.people))

    @cached_property
    def clues(self) -> int:
        """Return how many clues all of us have."""
        return sum(self.cards[person.card].clues for person in self.playing)

    @cached_property
    def inquiry(self) -> Inquiry:
        """Return whom the act wants to be dealt with, and who hides yet."""
        return inquire(self)

    @property
    def clues_serve_later(self) -> bool:
        """Say whether clues are spent in the next act, and it need not come yet: not with the last agenda."""
        acts = scenarios.find(self.view.options.scenario).scenario.acts
        coming = self.box[acts[-self.view.acts]] if self.view.acts and self.view.agendas else None
        return coming is not None and any(
            isinstance(cost, SpendClues) for each in coming.abilities for cost in getattr(each, "costs", ())
        )

    # Numbers

    def amount(self, number: Number) -> float:
        """Return about how much a number is."""
        match number:
            case int():
                return number
            case PerInvestigator():
                return number.count * len(self.view.people)
            case Stage():
                return self.stage
            case Times():
                return number.factor * self.amount(number.number)
            case Plus():
                return self.amount(number.first) + self.amount(number.second)
            case AtMost():
                return min(number.most, self.amount(number.number))
            case Given():
                return self.amount(number.number)
            case FailedBy():
                return USUAL_MARGIN
            case StatOf() if number.of == "you":
                return self.number(self.self, number.stat)
            case TokensOn() if number.on == "you" and number.kind == "clues":
                return self.self.clues
            case TokensOn() if number.on == "location" and number.kind == "clues":
                return self.here.clues if self.here is not None else 0
        return 1

    # Chances

    @cached_property
    def sums(self) -> draws.Sums:
        """Return what the tokens of a test may add up to for me, and how likely each sum is."""
        return draws.sums(self.view.bag, self._meaning)

    def _meaning(self, token: str) -> draws.Token:
        """chaos-tokens.2 to .5: what a token does to a test of mine, as far as its symbol is known."""
        if token == "auto-fail":
            return draws.Token(draws.FAILS)
        if token[0] in NUMBERED:
            return draws.Token(int(token))
        symbol = self._elder_sign if token == "elder-sign" else self._symbols.get(token)
        if symbol is None:
            return draws.Token(1 if token == "elder-sign" else USUAL_SYMBOL)
        return draws.token(round(self.amount(symbol.modifier)), symbol.effects)

    @property
    def _elder_sign(self) -> ElderSign | None:
        own = self.printed(self.self)
        signs = [each for each in own.abilities if isinstance(each, ElderSign)] if own else []
        return signs[0] if signs else None

    @cached_property
    def _symbols(self) -> dict[str, Symbol]:
        """difficulty-level.5: what the scenario reference says of its symbols."""
        hard = self.view.options.difficulty in ("hard", "expert")
        found = {}
        for card in self.view.cards:
            printed = self.printed(card) if card.type == "reference" else None
            for each in printed.abilities if printed is not None else ():
                if isinstance(each, Symbol) and each.hard == hard:
                    found[each.token] = each
        return found

    def chance(self, value: int, difficulty: int) -> float:
        """Return about how likely a test with that skill value succeeds, in whatever position."""
        return float(draws.chance(self.sums, value, difficulty)) if self.view.bag else 1.0

    def chance_with(self, icons: int, cards: int = 0) -> float:
        """Return how likely the test under way succeeds with so many icons on so many cards more; before a
        token is drawn.
        """
        test = self.view.test
        assert test is not None
        icons += test.eased[min(cards, len(test.eased) - 1)]
        return (
            test.chances[icons]
            if icons < len(test.chances)
            else self.chance(test.value + icons, test.difficulty)
        )

    def skill(self, name: str) -> int:
        """Return a skill of mine."""
        return self.number(self.self, name)

    def backing(self, skill: str) -> list[int]:
        """Return how much each card in my hand would add to a test, the most first."""
        zone = id_of("hand", self.seat)
        icons = (
            card.icons.get(skill, 0) + card.icons.get("wild", 0)
            for card in self.view.cards
            if card.zone == zone
        )
        return sorted((each for each in icons if each), reverse=True)

    # Dangers

    @cached_property
    def enemies(self) -> list[CardOnTable]:
        """Return the enemies in play."""
        return [card for card in self.view.cards if card.type == "enemy" and self.place_of(card) >= 0]

    def place_of(self, card: CardOnTable) -> int:
        """Return where an enemy or an attachment is; -1: nowhere."""
        zone = read_id(card.zone)
        if zone.kind == "at":
            return zone.number
        if zone.kind == "threat":
            return self.view.people[zone.number].location
        return -1

    @cached_property
    def engaged(self) -> list[CardOnTable]:
        """Return the ready enemies engaged with me."""
        return [enemy for enemy in self.enemies if self.seat in enemy.engaged and not enemy.exhausted]

    @cached_property
    def near(self) -> list[CardOnTable]:
        """Return the enemies at my location."""
        return [enemy for enemy in self.enemies if self.place_of(enemy) == self.me.location]

    def left(self, card: CardOnTable, stat: str = "health") -> int:
        """Return how much a card can still take."""
        return self.number(card, stat) - (card.damage if stat == "health" else card.horror)

    def pain(self, damage: float, horror: float, direct: bool = False) -> float:
        """Return how bad it is for me to take this much; the closer to the end, the less."""
        return self._care * (self._hurts(damage, "health", direct) + self._hurts(horror, "sanity", direct))

    @cached_property
    def _care(self) -> float:
        """Who has nearly beaten the last enemy need not spare himself."""
        foes = [self.cards[foe] for foe in self.goal.foes]
        if self.view.acts or not foes:
            return 1.0
        return 0.3 + 0.7 * min(1.0, sum(map(self.left, foes)) / (5 * len(self.view.people)))

    def relief(self, damage: float, horror: float) -> float:
        """Return how good it is for me to be healed this much."""
        damage = min(damage, self.self.damage)
        horror = min(horror, self.self.horror)
        return -self._hurts(-damage, "health", True) - self._hurts(-horror, "sanity", True)

    def _hurts(self, amount: float, stat: str, direct: bool) -> float:
        """Every point hurts, the more the nearer it brings defeat; direct ones no asset takes for me."""
        if not amount:
            return 0.0
        left = self.left(self.self, stat) if direct else self.stamina(self.me, stat)
        return POINT * amount + nearness(left - amount) - nearness(left)

    def stamina(self, person: PersonView, stat: str) -> int:
        """Return how much somebody can still take, with the assets that take it instead."""
        return self.left(self.cards[person.card], stat) + self._soak(person.seat, stat)

    def _soak(self, seat: Seat, stat: str) -> int:
        zone = id_of("play", seat)
        return sum(
            max(0, self.left(card, stat))
            for card in self.view.cards
            if card.zone == zone and stat in card.numbers
        )

    def attack(self, enemy: CardOnTable) -> float:
        """Return how bad an attack of an enemy is for me."""
        harm = self.pain(self.number(enemy, "damage"), self.number(enemy, "horror"))
        return harm + (ROBBED if self._robs(enemy) else 0.0)

    def awaits(self, place: int) -> float:
        """massive.2: how bad it is to end my turn where somebody strikes at all who are there, and does not
        follow.
        """
        return sum(
            self.attack(enemy)
            for enemy in self.enemies
            if self.place_of(enemy) == place and self.stays(enemy) and not enemy.exhausted
        )

    def stays(self, enemy: CardOnTable) -> bool:
        """Say whether an enemy strikes at all who are with it, but at nobody who has gone."""
        return "massive" in enemy.keywords and "hunter" not in enemy.keywords

    def _robs(self, enemy: CardOnTable) -> bool:
        """Say whether an attack of an enemy costs me an asset."""
        printed = self.printed(enemy)
        return any(
            isinstance(each, Forced)
            and each.on.what == "attacks"
            and any(isinstance(effect, Discard) for effect in each.effects)
            for each in (printed.abilities if printed is not None else ())
        ) and any(card.type == "asset" and card.zone == id_of("play", self.seat) for card in self.view.cards)

    @cached_property
    def opportunity(self) -> float:
        """attack-of-opportunity.1: how bad it is to do something else while enemies are engaged with me."""
        able = [enemy for enemy in self.engaged if not self._lets_pass(enemy)]
        if not able or self.unprovoking:
            return 0.0
        damage = sum(self.number(enemy, "damage") for enemy in able)
        horror = sum(self.number(enemy, "horror") for enemy in able)
        return AVOIDABLE * self.pain(damage, horror)

    def _lets_pass(self, enemy: CardOnTable) -> bool:
        """cannot.1: say whether an enemy makes no attacks of opportunity."""
        printed = self.printed(enemy)
        return any(
            isinstance(word, Cannot) and word.whom == "this" and word.doing == "attack-of-opportunity"
            for each in (printed.abilities if printed is not None else ())
            if isinstance(each, Constant)
            for word in each.modifiers
        )

    @property
    def unprovoking(self) -> bool:
        """Say whether a card of mine lets my next action, if it is the first, provoke nobody."""
        if self.me.actions < ACTIONS:
            return False
        mine = (self.printed(card) for card in self.view.cards if card.zone == id_of("play", self.seat))
        return any(
            isinstance(word, NoOpportunity) and word.whom == "you"
            for printed in mine
            if printed is not None
            for each in printed.abilities
            if isinstance(each, Constant)
            for word in each.modifiers
        )

    def forbids(self, card: CardOnTable, doing: str) -> bool:
        """cannot.1: say whether a card in my threat area keeps me from playing or triggering assets."""
        printed = self.printed(card) if card.zone == id_of("threat", self.seat) else None
        return any(
            isinstance(word, Cannot) and word.whom == "you" and word.doing == doing
            for each in (printed.abilities if printed is not None else ())
            if isinstance(each, Constant)
            for word in each.modifiers
        )

    def barred(self, doing: str) -> bool:
        """Say whether anything keeps me from playing or triggering assets."""
        return any(self.forbids(card, doing) for card in self.view.cards)

    @cached_property
    def _shields(self) -> set[str]:
        """cannot.1: the names of what, attached to a place, keeps enemies there from harm."""
        found: set[str] = set()
        for card in self.view.cards:
            printed = self.printed(card) if card.zone in ("act", "agenda") else None
            for each in printed.abilities if printed is not None else ():
                for word in each.modifiers if isinstance(each, Constant) else ():
                    if (
                        isinstance(word, Cannot)
                        and word.doing == "be-damaged"
                        and not isinstance(word.whom, str)
                    ):
                        found |= names_in(word.whom)
        return found

    def shielded(self, enemy: CardOnTable) -> bool:
        """Say whether what lies on its location keeps an enemy from harm."""
        there = id_of("on", self.place_of(enemy))
        return any(card.zone == there and card.name[0] in self._shields for card in self.view.cards)

    def burns(self, place: int) -> bool:
        """Say whether something that hurts everybody there is attached to a location."""
        return any(card.zone == id_of("on", place) and "Hazard" in card.traits for card in self.view.cards)

    @property
    def spreads(self) -> bool:
        """Say whether what is being resolved is a hazard, so that a location asked for will burn."""
        now = self.cards.get(self.view.resolving[-1].card) if self.view.resolving else None
        return now is not None and "Hazard" in now.traits

    # Ways

    @cached_property
    def ways(self) -> dict[int, tuple[int, int]]:
        """Return for each location how far it is, and the first step toward it."""
        found = {self.me.location: (0, self.me.location)}
        edge = [self.me.location]
        for place in edge:
            far, first = found[place]
            for to in self.cards[place].leads_to if place in self.cards else ():
                price = self._entry(to)
                if to not in found and price <= self.clues:
                    found[to] = (far + 1, to if far == 0 else first)
                    edge += [] if price else [to]
        return found

    def _entry(self, place: int) -> int:
        """costs.14: how many clues of all of us it costs to enter a place."""
        card = self.cards.get(place)
        return entry(card, self.box, len(self.view.people)) if card is not None else 0
