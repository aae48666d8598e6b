"""A tiny table of Horror: two rooms, a short act and agenda, plain investigators; positions are made by hand.

    t = Table(seats=2)
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.turn(0)
    t.choose(f"fight:{ghoul}")

`do(step, …)` runs one step of the rules by itself, `phase("enemy")` a phase, `turn(seat)` asks for an action.
"""

from typing import Any

from miskatonic.core.flow import Step
from miskatonic.core.game import Ask, Event
from miskatonic.core.ids import ids_in, kind_in, number_in
from miskatonic.games.horror.caches import drop_all
from miskatonic.games.horror.noting import EVERYTHING
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.printed import Printed, Scenario
from miskatonic.games.horror.rules import Deck, new_game, rounds
from miskatonic.games.horror.rules.actions import turn
from miskatonic.games.horror.rules.resolving import carry_out
from miskatonic.games.horror.rules.setup import make
from miskatonic.games.horror.rules.timing import nothing
from miskatonic.games.horror.state import Card, Context, Horror, Person
from miskatonic.games.horror.words.effects import Effect
from tests.games.horror.cards import act, agenda, asset, investigator, location, reference, treachery

HALL = location("Hall", connections=("Cellar", "Garden"))
CELLAR = location("Cellar", connections=("Hall",), clues=2)
GARDEN = location("Garden", connections=("Hall",))
PLAIN = asset("Lantern", cost=1)
PEOPLE = [investigator(name) for name in ("Ada", "Bert", "Cleo", "Dan")]
SEEK, FLEE = act("Seek"), act("Flee", stage=2)
STIR, WAKE = agenda("Stir"), agenda("Wake", stage=2)
OVERVIEW = reference("Overview")
QUIET = treachery("Quiet")
"""It does nothing; with it in the encounter deck, what is discarded stays in the discard pile
(encounter-deck.2)."""
BAG = ("0",)


class Table:
    """A position with a few hands to build it and to play it."""

    def __init__(
        self,
        seats: int = 1,
        *,
        box: tuple[Printed, ...] = (),
        people: tuple[Printed, ...] = (),
        deck: tuple[Printed, ...] = (PLAIN,) * 12,
        reference: Printed = OVERVIEW,
        acts: tuple[Printed, ...] = (SEEK, FLEE),
        agendas: tuple[Printed, ...] = (STIR, WAKE),
        locations: tuple[Printed, ...] = (HALL, CELLAR, GARDEN),
        encounter: tuple[Printed, ...] = (QUIET, QUIET),
        bag: tuple[str, ...] = BAG,
        seed: int = 1,
        scenario: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """Lay out and stop at the first turn: round 1, everybody in the Hall."""
        who = people or tuple(PEOPLE[:seats])
        all_cards = (*box, *who, *deck, reference, *acts, *agendas, *locations, *encounter)
        counts = {each.code: encounter.count(each) for each in encounter}
        plan = Scenario(
            "tiny", ("Tiny", "Winzig"), tuple(a.code for a in acts), tuple(a.code for a in agendas),
            reference.code, tuple(each.code for each in locations), locations[0].code, counts,
            dict.fromkeys(("easy", "standard", "hard", "expert"), bag), **(scenario or {}),
        )  # fmt: skip
        decks = [Deck(each.code, tuple(card.code for card in deck)) for each in who]
        chosen = HorrorOptions(seats=len(who), windows=options.pop("windows", "every"), **options)
        self.told: list[Event] = []
        self.g: Horror = new_game(chosen, plan, decks, all_cards, seed)
        while self.kind in ("lead", "mulligan", "search"):
            self.choose("seat:0" if self.kind == "lead" else ())

    # Looking

    @property
    def ask(self) -> Ask:
        """Return what is asked first."""
        return next(iter(self.g.asks().values()))

    @property
    def asked(self) -> int:
        """Return who is asked."""
        return next(iter(self.g.asks()))

    @property
    def kind(self) -> str:
        """Return the kind of decision that waits; nothing: nobody is asked."""
        return next((ask.kind for ask in self.g.asks().values()), "")

    @property
    def options(self) -> list[str]:
        """Return the ids that may be answered."""
        return [option.id for option in self.ask.options]

    @property
    def heard(self) -> list[str]:
        """Return the ids of all messages told so far."""
        return [event.text.id for event in self.told]

    @property
    def triggered(self) -> list[str]:
        """Return the names of the cards whose forced abilities have triggered, in order."""
        forced = [event.on[0] for event in self.told if event.text.id == "forced"]
        return [self.g.print(number_in(on)).name[0] for on in forced]

    def card(self, card: int) -> Card:
        """Return a card as it is now."""
        return self.g.cards[card]

    def person(self, seat: int = 0) -> Person:
        """Return an investigator as they are now."""
        return self.g.people[seat]

    def own(self, seat: int = 0) -> Card:
        """Return an investigator's card as it is now."""
        return self.g.cards[self.g.people[seat].card]

    def named(self, name: str) -> int:
        """Return the first card of that English name."""
        return next(card.id for card in self.g.cards if self.g.print(card.id).name[0] == name)

    def zone(self, zone: str) -> list[int]:
        """Return the cards of a zone."""
        return list(self.g.pile(zone))

    # Building

    def put(self, printed: Printed, zone: str, **what: Any) -> int:
        """Bring a card into the game, wherever; what is in a play area is controlled by that seat, but not
        the enemies and treacheries of a threat area (ownership-control.4).
        """
        self.g.printed.setdefault(printed.code, printed)
        kind = kind_in(zone)
        player = printed.type in ("asset", "event", "skill") or bool(printed.subtype)
        owner = number_in(zone) if player and kind in ("play", "hand", "deck", "discard", "threat") else -1
        card = make(self.g, printed.code, owner, zone)
        keyword = next((k for k in printed.abilities if getattr(k, "name", "") == "uses"), None)
        if keyword is not None and kind == "play":
            what.setdefault("uses", getattr(keyword, "number", 0))
        if kind == "play":
            what.setdefault("slots", printed.slots)
        held = owner if printed.type not in ("enemy", "treachery") or kind != "threat" else -1
        self.g.change(card, **{"controller": held, **what})
        drop_all(self.g)
        return card

    def set(self, card: int, **what: Any) -> None:
        """Change tokens or state of a card."""
        self.g.change(card, **what)
        drop_all(self.g)

    def alter(self, seat: int = 0, **what: Any) -> None:
        """Change an investigator."""
        self.g.alter(seat, **what)
        drop_all(self.g)

    def bag(self, *tokens: str) -> None:
        """Fill the chaos bag."""
        self.g.bag = list(tokens)

    # Playing

    def do(self, step: Step, *args: Any) -> "Table":
        """Run one step of the rules and all that follows, up to the next ask; nothing else was waiting."""
        self.g.pending.clear()
        self.g.stack.clear()
        self.g.then(step, *args)
        return self.run()

    def settle(self) -> "Table":
        """Let the rules that always hold be looked at, all of them."""
        self.g.unsettled = EVERYTHING
        return self.do(nothing)

    def call(self, function: Any, *args: Any, **named: Any) -> Any:
        """Call a rule that is not a step itself, and run what follows from it."""
        self.g.pending.clear()
        self.g.stack.clear()
        found = function(self.g, *args, **named)
        self.run()
        return found

    def resolve(self, *effects: Effect, you: int = 0, source: int | None = None) -> "Table":
        """Let an investigator (or a card) have effects carried out by themselves."""
        card = self.g.people[you].card if source is None else source
        self.call(carry_out, Context(0, card, you), effects)
        return self

    def run(self) -> "Table":
        """Run on to the next ask."""
        self.told += self.g.run()
        return self

    def phase(self, name: str) -> "Table":
        """Run a phase from its beginning; after it nothing waits."""
        self.g.active = -1
        return self.do(getattr(rounds, {"enemy": "enemy_phase"}.get(name, name)))

    def turn(self, seat: int = 0, actions: int = 3) -> "Table":
        """Ask an investigator for an action, with so many left; when the turn is over nothing waits."""
        self.g.phase, self.g.active = "investigation", seat
        self.alter(seat, actions=actions)
        return self.do(turn, seat)

    def choose(self, *choice: Any, seat: int | None = None) -> "Table":
        """Answer what is asked."""
        picked = choice[0] if len(choice) == 1 else choice
        if ids_in(picked) != (picked,) and self.ask.one:
            raise AssertionError(f"one of {self.options} is to be chosen")
        who = self.asked if seat is None else seat
        self.told += self.g.answer(who, picked if self.ask.one else ids_in(picked))
        return self

    def can_use(self, card: int) -> bool:
        """Say whether an ability of the card, an [action], [free] or [reaction] one, is offered now."""
        return any(_is_of(option, card) for option in (self.options if self.kind else ()))

    def use(self, card: int) -> "Table":
        """Choose the ability of a card that is offered now."""
        return self.choose(next(option for option in self.options if _is_of(option, card)))

    def skip(self, *kinds: str) -> "Table":
        """Pass windows and reactions, commit nothing, until something else is asked (or nothing)."""
        wanted = kinds or ("window", "reaction", "commit")
        while self.kind in wanted:
            self.choose("pass" if "pass" in self.options else ())
        return self

    def end(self) -> "Table":
        """Pass and skip, then end the turn."""
        return self.skip().choose("end")


def _is_of(option: str, card: int) -> bool:
    return option.removeprefix("use:").startswith(f"{card}.")
