"""Fate's table as lines of text, for a terminal of 80 columns or a screen reader.

Draws a seat's view and nothing else, so it cannot show what the seat may not know. In columns a few signs
stand for what sentences say in words; a line below explains those in use. Not for prompts or log.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from rich.markup import escape

from miskatonic.core.drawing import LONGEST_NAME, WIDTH, all_wrapped, column, left, right, sheet, wrapped
from miskatonic.core.game import Seat
from miskatonic.core.text import Speech, Text, Who, text
from miskatonic.games.fate.cards import FACES
from miskatonic.games.fate.cardtext import card_texts
from miskatonic.games.fate.numbers import CULTISTS_FOR_CONTROL, LAST_SPACE
from miskatonic.games.fate.told import faces_list
from miskatonic.games.fate.view import CardView, FateView, LocationView, PlayerView

_STYLES = {"crimson": "red", "amber": "yellow", "jade": "green", "violet": "magenta"}
_FIGURES = ("marker", "signs", "circle", "lodge", "abyss", "investigators")
"""The columns of figures in a player's row."""
_SIGNS = ">*+!MxX"
"""The signs in the order in which they are explained."""


def draw(view: FateView, speech: Speech, names: Mapping[int, str], plain: bool) -> list[str]:
    """Return the table as lines of rich markup; `plain` uses whole sentences instead of columns and marks."""
    board = _Sentences(view, speech, names) if plain else _Columns(view, speech, names)
    if view.phase in ("gods", "colours"):
        return board.gods_dealt()
    held = board.mine_in_short() if sheet().short else [*board.museum(), *board.mine()]
    return [*board.heading(), *board.altar(), *board.players(), *board.going_on(), *held]


class _Board:
    """A view with the words to tell it."""

    def __init__(self, view: FateView, speech: Speech, names: Mapping[int, str]) -> None:
        self.view = view
        self.speech = speech
        self.names = names
        self.seats = range(len(view.players))

    def say(self, id: str, **args: Any) -> str:
        return self.told(text(id, **args))

    def told(self, said: Text) -> str:
        return self.speech.say(said, self.names, self.view.seat)

    # Cards

    def card(self, card: CardView) -> str:
        """Return a card by its name if the viewer knows it, else by its back."""
        if card.spell is None:
            return self.back(card.back)
        return self.say("card", spell=text(f"spell-{card.spell}"), back=text(f"symbol-{card.back}"))

    def back(self, back: str) -> str:
        return self.say("card-gate") if back == "gate" else self.say(f"symbol-{back}")

    def cost(self, card: CardView) -> str:
        return " + ".join(map(self.back, card.cost))

    def readied_card(self, card: CardView) -> str:
        if card.spell is not None:
            return self.card(card)
        return self.say("board-readied-card", back=self.back(card.back), cost=self.cost(card))

    def cards(self, cards: Iterable[CardView]) -> str:
        """Return cards as a list, equal ones counted."""
        counts = Counter(map(self.card, cards))
        named = [card if count == 1 else self.several(card, count) for card, count in counts.items()]
        return ", ".join(named) or self.say("board-empty")

    def column(self, location: LocationView) -> str:
        """Return the backs in an astral column, which are what counts there."""
        return self.cards(CardView(each.back) for each in location.column)

    def several(self, card: str, count: int) -> str:
        return self.say("board-several", card=card, count=count)

    def text_on(self, card: str) -> str:
        """Return the text on a card, by the id of its name."""
        return _text_on(self.speech, card)

    # Players and places

    def name(self, seat: Seat) -> str:
        return self.say("board-name", who=Who(seat))

    def god(self, player: PlayerView) -> str:
        return self.say(f"god-{player.god}")

    def place(self, location: LocationView) -> str:
        symbol = self.say(f"symbol-{location.symbol}" if location.symbol else "board-joker")
        return self.say("board-place", place=text(f"location-{location.name}"), symbol=symbol)

    def squall(self, location: LocationView) -> list[str]:
        if location.squall is None:
            return []
        if location.squall == "hidden":
            return [self.say("board-squall-hidden")]
        return [self.say("board-squall", squall=text(f"squall-{location.squall}"))]

    def controller(self, location: LocationView) -> Seat | None:
        """control.1, control.q1: return who would have control, were it that player's turn here."""
        most = max(location.cultists)
        if most < CULTISTS_FOR_CONTROL or location.cultists.count(most) > 1:
            return None
        return location.cultists.index(most)

    def lures(self, location: LocationView) -> bool:
        """control.1, placement.1: say whether it takes only the cultist placed on arrival to have control."""
        ahead = self.view.phase in ("preparation", "movement") and self.view.window != "moved"
        return ahead and location.controls and self.controller(location) != self.view.active

    @property
    def is_over(self) -> bool:
        return self.view.outcome is not None

    def belongings(self, seat: Seat) -> list[str]:
        """Return what lies before a player; the viewer's own cards stand below with their texts."""
        player = self.view.players[seat]
        facts = [] if seat == self.view.seat else self.cards_of(player)
        captives = [self.count(owner, count) for owner, count in enumerate(player.captives) if count]
        if captives:
            facts.append(self.say("board-captives", counts=", ".join(captives)))
        if player.curses:
            facts.append(self.say("board-curses", count=len(player.curses), who=Who(player.watcher)))
        return facts

    def cards_of(self, player: PlayerView) -> list[str]:
        gate = (CardView("gate"),) if player.gate else ()
        facts = [self.say("board-hand", cards=self.cards((*player.hand, *gate)))]
        if player.readied:
            facts.append(self.say("board-readied", cards=", ".join(map(self.readied_card, player.readied))))
        if player.artefacts:
            artefacts = ", ".join(self.artefact(each.name, each.ready) for each in player.artefacts)
            facts.append(self.say("board-artefacts", artefacts=artefacts))
        return facts

    def artefact(self, name: str, ready: bool) -> str:
        artefact = text(f"artefact-{name}")
        return self.told(artefact) if ready else self.say("board-exhausted", artefact=artefact)

    def count(self, seat: Seat, count: int) -> str:
        return self.say("board-count", who=Who(seat), count=count)

    # What is the same in columns and in sentences

    def gods_dealt(self) -> list[str]:
        """setup.2: tell what the gods give between whom the viewer chooses."""
        if self.view.phase == "colours":
            return []
        return all_wrapped(
            self.say("board-god", god=text(f"god-{god}"), text=self.text_on(f"god-{god}"))
            for god in self.view.dealt
        )

    def course(self) -> list[str]:
        """Return where the game stands: round, turn, phase."""
        view = self.view
        facts = [self.say("board-round", round=view.round)]
        if not self.is_over and view.active is not None:
            facts.append(self.say("board-turn", who=Who(view.active)))
        return [*facts, self.say(f"board-phase-{view.phase}")]

    def supply(self) -> str:
        view = self.view
        top = self.say("board-deck-top", symbol=text(f"symbol-{view.deck_top}")) if view.deck_top else ""
        return self.say(
            "board-supply",
            investigators=view.supply,
            gates=view.gates,
            deck=view.deck,
            top=top,
            discard=view.discard,
        )

    def going_on(self) -> list[str]:
        """Tell of control, dice, spells being cast, and of what lasts until the turn ends."""
        view, sentences = self.view, []
        if sheet().brief:  # the question says what is going on, and a sign who controls
            return []
        if view.control and not self.is_over:
            here = text(f"location-{view.fate}")
            sentences.append(self.say(f"controls-{view.control}", who=Who(view.active or 0), location=here))
        if view.road:
            sentences.append(self.say("board-road"))
        if view.roll is not None and not sheet().short:
            faces = faces_list(tuple(map(FACES.index, view.roll.faces)))
            roll = text(f"rolled-{view.roll.kind}", who=Who(view.roll.seat), faces=faces)
            sentences.append(self.say("board-roll", roll=roll))
        for cast in view.casting:
            shown = {"card": self.card(cast.card), "text": self.text_on(f"spell-{cast.card.spell}")}
            sentences.append(self.say("board-casting", who=Who(cast.seat), **shown))
            if cast.cancelled:
                sentences.append(self.say("cancelled", card=shown["card"]))
        if view.order and not self.is_over and not sheet().short:
            sentences.append(self.say(f"board-order-{view.order}"))
        if view.ranking:
            sentences.append(self.say("board-ranking", places=", ".join(self.places())))
        return all_wrapped(sentences)

    def places(self) -> Iterable[str]:
        """ranking.1: name the players by place; who shares a place has the same number."""
        place = 1
        for sharing in self.view.ranking:
            for seat in sharing:
                yield self.say("board-rank", place=place, who=Who(seat))
            place += len(sharing)

    def museum(self) -> list[str]:
        """Tell which artefacts lie face up, and in the Museum also what they do."""
        view = self.view
        lines = wrapped(
            self.say(
                "board-museum",
                artefacts=", ".join(self.say(f"artefact-{each}") for each in view.shown)
                or self.say("board-empty"),
                deck=view.artefact_deck,
                discard=len(view.artefact_discard),
            )
        )
        if view.fate == "museum" and not self.is_over:
            for each in view.shown:
                lines += self.listed(self.say(f"artefact-{each}"), self.text_on(f"artefact-{each}"))
        return lines

    def mine(self) -> list[str]:
        """Tell what the viewer holds, with the text on every card."""
        seat = self.view.seat
        if seat is None or self.is_over:
            return []
        me = self.view.players[seat]
        gift = self.say("board-my-gift", god=self.god(me), text=self.text_on(f"god-{me.god}"))
        return [
            *self.held("board-my-hand", self.my_hand(me)),
            *self.held("board-my-readied", {self.card(each): f"spell-{each.spell}" for each in me.readied}),
            *self.held(
                "board-my-artefacts",
                {self.artefact(each.name, each.ready): f"artefact-{each.name}" for each in me.artefacts},
            ),
            *wrapped(gift),
            *self.watched(seat),
        ]

    def mine_in_short(self) -> list[str]:
        """Tell what the viewer holds, without the texts, which the whole table shows."""
        seat = self.view.seat
        if seat is None or self.is_over:
            return []
        me = self.view.players[seat]
        gate = [self.say("card-gate")] if me.gate else []
        held = {
            "board-my-hand": [*map(self.card, me.hand), *gate],
            "board-my-readied": [self.card(each) for each in me.readied],
            "board-my-artefacts": [self.artefact(each.name, each.ready) for each in me.artefacts],
        }
        if sheet().brief:  # what is ready is cast by its name alone
            held["board-my-hand"] = ["; ".join([*self.by_symbol(me.hand), *gate])] if me.hand or gate else []
            held["board-my-readied"] = [self.say(f"spell-{each.spell}") for each in me.readied]
        told = [f"{self.say(heading)} {', '.join(cards)}" for heading, cards in held.items() if cards]
        return all_wrapped([". ".join(told)] if told and sheet().brief else told)

    def by_symbol(self, cards: Iterable[CardView]) -> list[str]:
        """Return cards that the viewer knows; those with the same symbol share its name."""
        spells: dict[str, list[str]] = {}
        for card in cards:
            spells.setdefault(card.back, []).append(self.say(f"spell-{card.spell}"))
        return [
            self.say("card", spell=", ".join(names), back=text(f"symbol-{back}"))
            for back, names in spells.items()
        ]

    def my_hand(self, me: PlayerView) -> dict[str, str]:
        """Return the cards in hand with their costs, and the id of each one's text; a Gate has none."""
        gate = {self.say("card-gate"): ""} if me.gate else {}
        return {self.priced(each): f"spell-{each.spell}" for each in me.hand} | gate

    def priced(self, card: CardView) -> str:
        return self.say("board-cost", card=self.card(card), cost=self.cost(card))

    def held(self, heading: str, cards: Mapping[str, str]) -> list[str]:
        """Return cards by their names, with the text of each, below a heading if there are any."""
        lines = wrapped(self.say(heading)) if cards else []
        for name, card in cards.items():
            lines += self.listed(name, self.text_on(card) if card else self.say("board-gate"))
        return lines

    def watched(self, seat: Seat) -> list[str]:
        """hidden.6: tell which curses the viewer watches over, and what they do."""
        lines = []
        for victim, player in enumerate(self.view.players):
            if player.watcher == seat:
                for curse in player.curses:
                    lines += wrapped(
                        self.say(
                            "board-watched",
                            who=Who(victim),
                            curse=text(f"curse-{curse}"),
                            text=self.text_on(f"curse-{curse}"),
                        )
                    )
        return lines

    def listed(self, name: str, said: str) -> list[str]:
        """Return a card with its text, below a heading."""
        return wrapped(self.say("board-card", card=name, text=said), 2, 4)


class _Sentences(_Board):
    """The table for a screen reader: nothing is drawn, and the order of lines is the order of reading."""

    def heading(self) -> list[str]:
        return all_wrapped([", ".join(self.course()) + ".", self.supply()])

    def altar(self) -> list[str]:
        return all_wrapped(
            self.say("board-facts", name=self.place(each), facts="; ".join(self.facts(each)))
            for each in self.view.locations
        )

    def facts(self, location: LocationView) -> Iterable[str]:
        if location.name == self.view.fate:
            yield self.say("board-fate-here")
        counts = [self.count(seat, count) for seat, count in enumerate(location.cultists) if count]
        yield self.say("board-cultists", counts=", ".join(counts) or self.say("nobody"))
        controller = self.controller(location)
        if controller is not None:
            yield self.say("board-controls", who=Who(controller))
        if self.lures(location):
            yield self.say("board-would-control", who=Who(self.view.active or 0))
        yield self.say("board-investigators", count=location.investigators)
        if location.follow:
            yield self.say("board-follow")
        yield self.say("board-column", cards=self.column(location))
        yield from self.squall(location)

    def players(self) -> list[str]:
        return all_wrapped(
            self.say("board-facts", name=self.introduced(seat), facts="; ".join(self.facts_of(seat)))
            for seat in self.seats
        )

    def introduced(self, seat: Seat) -> str:
        player = self.view.players[seat]
        colour = text(f"colour-{player.colour}")
        return self.say("board-player", who=self.name(seat), colour=colour, god=self.god(player))

    def facts_of(self, seat: Seat) -> list[str]:
        player = self.view.players[seat]
        figures = self.say(
            "board-figures",
            marker=player.summon,
            signs=player.signs,
            lodge=player.lodge,
            abyss=player.abyss,
            investigators=player.investigators,
        )
        return [figures, *self.belongings(seat)]


class _Columns(_Board):
    """The table in columns; a player's column is headed by the first letter of the colour."""

    def __init__(self, view: FateView, speech: Speech, names: Mapping[int, str]) -> None:
        super().__init__(view, speech, names)
        self.marks: dict[str, str] = {}
        """The signs in use, with what they mean."""

    def heading(self) -> list[str]:
        supply = [] if sheet().short else wrapped(self.supply())
        return [f"[bold]{escape(' · '.join(self.course()))}[/bold]", *supply]

    def mark(self, sign: str, id: str, **args: Any) -> str:
        """Return a sign, and remember to explain it."""
        self.marks[sign] = self.say(id, **args)
        return sign

    # The altar

    def altar(self) -> list[str]:
        width = column(self.place(each) for each in self.view.locations)
        letters = "".join(f"  {self.letter(seat)} " for seat in self.seats)
        investigators, cards = self.say("board-head-investigators"), self.say("board-head-column")
        lines = [" " * (2 + width) + letters + right(investigators, 5) + " " + cards]
        for location in self.view.locations:
            lines += self.location(location, width)
        return lines

    def location(self, location: LocationView, width: int) -> list[str]:
        """Return a location's row; a long column of cards goes on below itself."""
        here = self.mark(">", "board-sign-fate") if location.name == self.view.fate else " "
        cultists = "".join(self.cultists(location, seat) for seat in self.seats)
        follow = self.mark("!", "board-sign-follow") if location.follow else " "
        start = f"{here} {left(self.place(location), width)}{cultists}{location.investigators:>4}{follow} "
        at = len(start)
        first, *more = wrapped("; ".join([self.column(location), *self.squall(location)]), at, at)
        if more and sheet().brief:
            first, more = left(first, sheet().width - 2).rstrip(" ,;") + " …", []
        row = escape(start) + first[at:]
        return [f"[bold]{row}[/bold]" if location.name == self.view.fate else row, *more]

    def cultists(self, location: LocationView, seat: Seat) -> str:
        sign = " "
        if self.controller(location) == seat:
            sign = self.mark("*", "board-sign-control")
        elif seat == self.view.active and self.lures(location):
            sign = self.mark("+", "board-sign-lure", who=Who(seat))
        return f"{location.cultists[seat]:>3}{sign}"

    def letter(self, seat: Seat) -> str:
        colour = self.view.players[seat].colour
        return f"[{_STYLES[colour or '']}]{self.say(f'colour-{colour}')[0]}[/]"

    # The players

    def players(self) -> list[str]:
        gods = column(map(self.god, self.view.players)) if sheet().width == WIDTH else 0
        heads = [self.say(f"board-head-{each}") for each in _FIGURES]
        rows = [heads, *map(self.figures, self.view.players)]
        widths = [column(words) for words in zip(*rows, strict=True)]
        room = sheet().width - 4 - gods - sum(widths) - len(widths) + 1
        names = column(map(self.name, self.seats), min(LONGEST_NAME, room))
        lines = [" " * (4 + names + gods) + _aligned(heads, widths)]
        for seat in self.seats:
            lines.append(self.row(seat, names, gods, widths))
            rest = "" if sheet().short else "; ".join(self.belongings(seat))
            lines += wrapped(rest, 4, 4) if rest else []
        if sheet().short:
            return lines
        signs = " ".join(f"{sign} {self.marks[sign]}." for sign in _SIGNS if sign in self.marks)
        return [*lines, *wrapped(signs)]

    def row(self, seat: Seat, names: int, gods: int, widths: list[int]) -> str:
        player = self.view.players[seat]
        name = escape(left(self.name(seat), names))
        if seat == self.view.seat:
            name = f"[bold]{name}[/bold]"
        figures = _aligned(self.figures(player), widths)
        return f"{self.letter(seat)} {name} {left(self.god(player), gods)} {figures}"

    def figures(self, player: PlayerView) -> list[str]:
        """Return the columns of figures in a player's row, in the order of `_FIGURES`."""
        lodge = (player.lodge, player.abyss, player.investigators)
        return [str(player.summon), str(player.signs), self.circle(player), *map(str, lodge)]

    def circle(self, player: PlayerView) -> str:
        """signs.d1: draw the spaces 0 to 9; signs lie from 9 downward."""
        spaces = ["."] * (LAST_SPACE + 1)
        for space in range(len(spaces) - player.signs, len(spaces)):
            spaces[space] = self.mark("x", "board-sign-sign")
        both = spaces[player.summon] == "x"
        spaces[player.summon] = (
            self.mark("X", "board-sign-both") if both else self.mark("M", "board-sign-marker")
        )
        return "".join(spaces)


@cache
def _text_on(speech: Speech, card: str) -> str:
    """Kept, because putting it together takes longer than all the rest."""
    return speech.say(card_texts()[card])


def _aligned(words: list[str], widths: list[int]) -> str:
    return " ".join(right(each, width) for each, width in zip(words, widths, strict=True))
