"""Horror's table as lines of text, for a terminal of 80 columns or a screen reader.

Draws a seat's view and nothing else, so it cannot show what the seat may not know: how it ended, act and
agenda, the map with everything on it, the investigators with what they have, what is being resolved, a test
under way, and the own hand. Not for prompts or log.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from miskatonic.core.drawing import all_wrapped, sheet, wrapped
from miskatonic.core.ids import id_of
from miskatonic.core.text import Speech, Who, text
from miskatonic.games.horror import scenarios
from miskatonic.games.horror.cards import PLAYER_CARDS
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import card_text, reverse_text
from miskatonic.games.horror.view import CardOnTable, HorrorView, PersonView
from miskatonic.games.horror.words.things import SKILLS


def draw(view: HorrorView, speech: Speech, names: Mapping[int, str], plain: bool) -> list[str]:
    """Return the table as lines of rich markup; `plain` leaves out what is only for the eye."""
    table = _Table(view, speech, names)
    heading = [line if plain else f"[bold]{line}[/bold]" for line in all_wrapped([table.heading()])]
    now = (table.resolving(), table.test(), table.hand()) if view.ending is None else (table.ending(),)
    parts = (table.story(), table.map(), table.people(), *now)
    return [*heading, *(line for part in parts for line in part)]


@cache
def _box(scenario: str) -> dict[str, Printed]:
    """Return every card that can be met in a scenario."""
    return {card.code: card for card in (*PLAYER_CARDS, *scenarios.find(scenario).box)}


class _Table:
    """A view in sentences."""

    def __init__(self, view: HorrorView, speech: Speech, names: Mapping[int, str]) -> None:
        self.view = view
        self.speech = speech
        self.names = names
        self.place = 1 if speech.language == "de" else 0

    def say(self, id: str, **args: Any) -> str:
        return self.speech.say(text(f"table-{id}", **args), self.names, self.view.seat)

    def name(self, card: CardOnTable) -> str:
        return card.name[self.place]

    def written(self, card: CardOnTable, reverse: bool = False) -> str:
        """Return what stands on a card, or on its other side."""
        box = _box(self.view.options.scenario)
        if card.code not in box:
            return ""
        german = dict(each.name for each in box.values())
        said = (reverse_text if reverse else card_text)(box[card.code], german)
        return " ".join(self.speech.say(line) for line in said)

    def in_zone(self, zone: str) -> list[CardOnTable]:
        return [card for card in self.view.cards if card.zone == zone]

    # The story

    def heading(self) -> str:
        """timing.q4: what happens when the game begins is still part of setup, as people see it."""
        phase = self.say(f"phase-{self.view.phase or 'setup'}")
        return self.say(
            "heading", scenario=self.view.scenario[self.place], round=self.view.round, phase=phase
        )

    def story(self) -> list[str]:
        agendas = [
            self.say(
                "agenda", card=self.name(card), doom=self.view.doom, needed=card.numbers.get("threshold", 0)
            )
            for card in self.in_zone("agenda")
        ]
        acts = [
            self.say(
                "act",
                card=self.name(card),
                needed=card.numbers.get("threshold", 0),
                written="" if sheet().short else self.written(card),
            ).rstrip()
            for card in self.in_zone("act")
        ]
        if sheet().brief:
            return wrapped(" ".join([*agendas, *acts]))
        return all_wrapped([*agendas, *acts, *self.beneath_acts()])

    def beneath_acts(self) -> list[str]:
        """Return what lies beneath the act, openly."""
        piles = [self.in_zone(id_of("beneath", act.id)) for act in self.in_zone("act")]
        return [self.say("beneath-act", cards=", ".join(map(self.name, pile))) for pile in piles if pile]

    # The map

    def map(self) -> list[str]:
        return [line for card in self.in_zone("map") for line in wrapped(self.location(card), 0, 2)]

    def called(self, card: CardOnTable) -> str:
        """Return the name of a location, with its subtitle where several have the same name."""
        printed = _box(self.view.options.scenario).get(card.code)
        subtitle = printed.subtitle[self.place] if printed is not None and card.revealed else ""
        return f"{self.name(card)} ({subtitle})" if subtitle else self.name(card)

    def location(self, card: CardOnTable) -> str:
        leads = [self.called(other) for other in self.view.cards if other.id in card.leads_to]
        here = any(person.location == card.id for person in self.view.people)
        facts = [self.say("leads", places=", ".join(leads))] if leads and (here or not sheet().short) else []
        if card.revealed:
            facts.insert(0, self.say("shroud", shroud=card.numbers.get("shroud", 0), clues=card.clues))
        else:
            facts.insert(0, self.say("unrevealed"))
        people = [person.seat for person in self.view.people if person.location == card.id]
        if people:
            facts.append(self.say("here", people=[Who(seat) for seat in people]))
        if card.beneath:
            facts.append(self.say("facedown", count=card.beneath))
        facts += [self.thing(other) for zone in ("at", "on") for other in self.in_zone(id_of(zone, card.id))]
        return self.say("place", card=self.called(card), facts="; ".join(facts))

    def thing(self, card: CardOnTable) -> str:
        """Return a card in play in a few words: enemies with what they can do, assets with what lies on
        them.
        """
        notes = list(self.notes(card))
        return f"{self.name(card)} ({', '.join(notes)})" if notes else self.name(card)

    def notes(self, card: CardOnTable) -> Iterable[str]:
        if card.type == "enemy" and sheet().brief:
            yield self.say("enemy-left", health=max(0, card.numbers.get("health", 0) - card.damage))
        elif card.type == "enemy":
            yield self.say(
                "enemy",
                fight=card.numbers.get("fight", 0),
                health=max(0, card.numbers.get("health", 0) - card.damage),
                evade=card.numbers.get("evade", 0),
                damage=card.numbers.get("damage", 0),
                horror=card.numbers.get("horror", 0),
            )
        else:
            for kind in ("damage", "horror"):
                if count := getattr(card, kind):
                    yield self.say(kind, count=count)
        if card.doom:
            yield self.say("doom", count=card.doom)
        if card.resources:
            yield self.say("leads-on", count=card.resources)
        if card.uses:
            yield self.speech.say(text(f"uses-{card.uses_type}", count=card.uses))
        elif "uses" in card.keywords:
            yield self.say("no-uses")
        if card.exhausted:
            yield self.say("exhausted")
        yield from [self.thing(other) for other in self.in_zone(id_of("on", card.id))]

    # People

    def people(self) -> list[str]:
        return [line for person in self.view.people for line in wrapped(self.person(person), 0, 2)]

    def person(self, person: PersonView) -> str:
        card = next(each for each in self.view.cards if each.id == person.card)
        if person.status != "playing":
            return self.say(f"out-{person.status}", who=Who(person.seat), card=self.name(card))
        skills = self.say("skills", **{skill: card.numbers.get(skill, 0) for skill in SKILLS})
        in_short = sheet().short and person.seat != self.view.seat
        facts = [
            *([] if in_short or sheet().brief else [skills]),
            self.say("health", left=max(0, card.numbers.get("health", 0) - card.damage)),
            self.say("sanity", left=max(0, card.numbers.get("sanity", 0) - card.horror)),
            *(self.in_brief(card) if in_short and sheet().brief else [self.tokens(card)]),
            *([] if in_short or sheet().brief else [self.say("cards", hand=person.hand, deck=person.deck)]),
        ]
        if self.view.active == person.seat:
            facts.append(self.say("actions", count=person.actions))
        own = [self.thing(each) for each in self.in_zone(id_of("play", person.seat))]
        threat = [self.thing(each) for each in self.in_zone(id_of("threat", person.seat))]
        if own and not in_short:
            facts.append(self.say("assets", cards=", ".join(own)))
        if threat:
            facts.append(self.say("threat", cards=", ".join(threat)))
        return self.say("person", who=Who(person.seat), card=self.name(card), facts="; ".join(facts))

    def tokens(self, card: CardOnTable) -> str:
        return self.say("tokens", resources=card.resources, clues=card.clues)

    def in_brief(self, card: CardOnTable) -> list[str]:
        """Return the clues of somebody who has some: what the others count."""
        return [self.say("clues", count=card.clues)] if card.clues else []

    # How it ended

    def ending(self) -> list[str]:
        """Return whether they have won, and what each of them takes along."""
        how = self.say("won" if self.view.won else "lost", ending=self.view.ending)
        return all_wrapped(["", how, *(self.balance(person) for person in self.view.people)])

    def balance(self, person: PersonView) -> str:
        card = next(each for each in self.view.cards if each.id == person.card)
        gains = [self.say("experience", count=person.experience)]
        gains += [
            self.say(kind, count=count)
            for kind, count in (("physical", person.physical), ("mental", person.mental))
            if count
        ]
        return self.say("balance", card=self.name(card), gains=", ".join(gains))

    # What is going on, and the own hand

    def resolving(self) -> list[str]:
        """Return the encounter card, act or agenda that is being resolved, with what it says."""
        cards = {card.id: card for card in self.view.cards}
        for each in reversed(self.view.resolving):
            if each.what in ("draws-encounter", "advances") and each.card in cards:
                card = cards[each.card]
                said = "" if sheet().brief else self.written(card, reverse=each.what == "advances")
                return wrapped(self.say("resolving", card=self.name(card), written=said).rstrip(), 0, 2)
        return []

    def test(self) -> list[str]:
        test = self.view.test
        if test is None:
            return []
        skill = self.say(f"skill-{test.skill}")
        return wrapped(
            self.say(
                "test",
                who=Who(test.seat),
                skill=skill,
                value=test.value,
                difficulty=test.difficulty,
                icons=test.icons,
                percent=-1 if test.chance is None else round(100 * test.chance),
            )
        )

    def hand(self) -> list[str]:
        """Return the own cards, in the order in which they are asked about."""
        seen = {card.id: card for card in self.view.cards}
        hand = [seen[card] for card in self.view.piles.get(id_of("hand", self.view.seat), ())]
        if self.view.seat is None or not hand:
            return []
        cards = [
            f"{self.name(card)} ({card.numbers['cost']})" if "cost" in card.numbers else self.name(card)
            for card in hand
        ]
        return wrapped(self.say("hand", cards=", ".join(cards)))
