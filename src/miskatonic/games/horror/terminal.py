"""Horror's table as lines of text, for a terminal of 80 columns or a screen reader.

Draws a seat's view and nothing else, so it cannot show what the seat may not know: act and agenda, the
map with
everything on it, the investigators with what they have, a test under way, and the own hand. Not for
prompts or log.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from miskatonic.core.drawing import all_wrapped, wrapped
from miskatonic.core.text import Speech, Who, text
from miskatonic.games.horror.view import CardOnTable, HorrorView, PersonView
from miskatonic.games.horror.words.things import SKILLS


def draw(view: HorrorView, speech: Speech, names: Mapping[int, str], plain: bool) -> list[str]:
    """Return the table as lines of rich markup; `plain` leaves out what is only for the eye."""
    table = _Table(view, speech, names)
    heading = [line if plain else f"[bold]{line}[/bold]" for line in all_wrapped([table.heading()])]
    parts = (table.story(), table.map(), table.people(), table.test(), table.hand())
    return [*heading, *(line for part in parts for line in part)]


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

    def in_zone(self, zone: str) -> list[CardOnTable]:
        return [card for card in self.view.cards if card.zone == zone]

    # The story

    def heading(self) -> str:
        phase = self.say(f"phase-{self.view.phase}")
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
            self.say("act", card=self.name(card), needed=card.numbers.get("threshold", 0))
            for card in self.in_zone("act")
        ]
        return all_wrapped([*agendas, *acts])

    # The map

    def map(self) -> list[str]:
        return [line for card in self.in_zone("map") for line in wrapped(self.location(card), 0, 2)]

    def location(self, card: CardOnTable) -> str:
        leads = [self.name(other) for other in self.view.cards if other.id in card.leads_to]
        facts = [self.say("leads", places=", ".join(leads))] if leads else []
        if card.revealed:
            facts.insert(0, self.say("shroud", shroud=card.numbers.get("shroud", 0), clues=card.clues))
        else:
            facts.insert(0, self.say("unrevealed"))
        people = [person.seat for person in self.view.people if person.location == card.id]
        if people:
            facts.append(self.say("here", people=[Who(seat) for seat in people]))
        facts += [self.thing(other) for other in self.in_zone(f"at:{card.id}")]
        return self.say("place", card=self.name(card), facts="; ".join(facts))

    def thing(self, card: CardOnTable) -> str:
        """Return a card in play in a few words: enemies with what they can do, assets with what lies on
        them.
        """
        notes = list(self.notes(card))
        return f"{self.name(card)} ({', '.join(notes)})" if notes else self.name(card)

    def notes(self, card: CardOnTable) -> Iterable[str]:
        if card.type == "enemy":
            yield self.say(
                "enemy",
                fight=card.numbers.get("fight", 0),
                health=card.numbers.get("health", 0) - card.damage,
                evade=card.numbers.get("evade", 0),
            )
        else:
            for kind in ("damage", "horror"):
                if count := getattr(card, kind):
                    yield self.say(kind, count=count)
        for kind in ("doom", "uses"):
            if count := getattr(card, kind):
                yield self.say(kind, count=count)
        if card.exhausted:
            yield self.say("exhausted")

    # People

    def people(self) -> list[str]:
        return [line for person in self.view.people for line in wrapped(self.person(person), 0, 2)]

    def person(self, person: PersonView) -> str:
        card = next(each for each in self.view.cards if each.id == person.card)
        if person.status != "playing":
            return self.say(f"out-{person.status}", who=Who(person.seat), card=self.name(card))
        facts = [
            self.say("skills", **{skill: card.numbers.get(skill, 0) for skill in SKILLS}),
            self.say("health", left=card.numbers.get("health", 0) - card.damage),
            self.say("sanity", left=card.numbers.get("sanity", 0) - card.horror),
            self.say("tokens", resources=card.resources, clues=card.clues),
            self.say("cards", hand=person.hand, deck=person.deck),
        ]
        if self.view.active == person.seat:
            facts.append(self.say("actions", count=person.actions))
        own = [self.thing(each) for each in self.in_zone(f"play:{person.seat}")]
        threat = [self.thing(each) for each in self.in_zone(f"threat:{person.seat}")]
        if own:
            facts.append(self.say("assets", cards=", ".join(own)))
        if threat:
            facts.append(self.say("threat", cards=", ".join(threat)))
        return self.say("person", who=Who(person.seat), card=self.name(card), facts="; ".join(facts))

    # What is going on, and the own hand

    def test(self) -> list[str]:
        test = self.view.test
        if test is None:
            return []
        skill = self.say(f"skill-{test.skill}")
        return wrapped(
            self.say("test", who=Who(test.seat), skill=skill, difficulty=test.difficulty, icons=test.icons)
        )

    def hand(self) -> list[str]:
        hand = self.in_zone(f"hand:{self.view.seat}")
        if self.view.seat is None or not hand:
            return []
        cards = [
            f"{self.name(card)} ({card.numbers['cost']})" if "cost" in card.numbers else self.name(card)
            for card in hand
        ]
        return wrapped(self.say("hand", cards=", ".join(cards)))
