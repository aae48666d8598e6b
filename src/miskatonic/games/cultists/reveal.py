"""What the terminal tells once nothing is hidden any more: every card, with its face and where it came from.

Cards with one face stand together, each with whoever gave or laid it and the round. Not for what is told
while the game goes on (`board`).
"""

from collections.abc import Iterable
from itertools import chain

from miskatonic.games.cultists.board import Board, bold
from miskatonic.games.cultists.cards import FACES, Figure
from miskatonic.games.cultists.view import PulseCardView, RevealView, RoomCardView


class Reveal(Board):
    """A view of the end with the words to tell it."""

    def reveal(self) -> list[str]:
        """end.d1: tell all that was hidden; roles stand beside the figures, symbols beside the rooms"""
        shown = self.view.reveal
        if shown is None:
            return []
        return [
            bold(self.say("board-revealed")),
            *self.indented(self.course_of_the_murders(shown)),
            bold(self.say("board-all-pulse")),
            *self.indented(map(self.pulse, self.figures)),
            bold(self.say("board-all-rooms")),
            *self.indented(self.decks(shown)),
            bold(self.say("board-all-left")),
            *self.indented(self.left(shown)),
        ]

    def course_of_the_murders(self, shown: RevealView) -> Iterable[str]:
        """Tell how it ended, how many were dead when, and which ways everybody had to go."""
        yield self.say(f"ending-{self.view.ending}")
        yield self.say("board-dead", count=shown.dead, notes=", ".join(map(str, shown.notes)))
        yield self.say("board-routes", routes=", ".join(self.routes()))

    def routes(self) -> Iterable[str]:
        """Return everybody's route card."""
        for figure in self.figures:
            route = self.view.figures[figure].route
            if route is not None:
                yield self.say("board-route-of", who=self.who(figure), route=route.name)

    def pulse(self, figure: Figure) -> str:
        """Tell what a pulse deck was made of, and who gave what when."""
        deck = self.view.figures[figure].pulse
        cards = self.by_face((card.face or "", self.giver(card)) for card in deck)
        return self.say("board-pulse-of", who=self.who(figure), cards=cards)

    def decks(self, shown: RevealView) -> Iterable[str]:
        """Tell of the cards of every room deck, of those that have left it, and of the unsafe-paths deck."""
        for room in self.view.rooms:
            gone = [each.card for each in shown.gone if each.room == room.name]
            yield self.say("board-deck-of", deck=self.place(room.name), cards=self.laid_cards(room.cards))
            if gone:
                yield self.say("board-gone-from", deck=self.place(room.name), cards=self.laid_cards(gone))
        unsafe = self.laid_cards(shown.unsafe)
        yield self.say("board-deck-of", deck=self.say("board-unsafe-deck"), cards=unsafe)

    def laid_cards(self, cards: Iterable[RoomCardView]) -> str:
        """Return the cards of a deck, with who laid them when."""
        return self.by_face((card.face or "", self.origin(card)) for card in cards)

    def left(self, shown: RevealView) -> Iterable[str]:
        """Tell what nobody played, and what was never turned up."""
        for figure in self.figures:
            pulse = self.faces(chain(shown.hands[figure], shown.supplies[figure]))
            rooms = self.faces(shown.room_hands[figure])
            yield self.say("board-left-of", who=self.who(figure), pulse=pulse, rooms=rooms)
        yield self.say("board-left-pile", cards=self.faces(shown.pile))
        if shown.markers:
            yield self.say("board-left-markers", places=self.places(shown.markers))

    # Cards and where they came from

    def by_face(self, cards: Iterable[tuple[str, str]]) -> str:
        """Return cards by their faces, each with where it came from."""
        origins: dict[str, list[str]] = {}
        for face, origin in cards:
            origins.setdefault(face, []).append(origin)
        named = {self.say(f"card-{face}"): origins[face] for face in FACES if face in origins}
        told = [f"{self.counted({card: len(each)})} ({', '.join(each)})" for card, each in named.items()]
        return ", ".join(told) or self.say("board-none")

    def giver(self, card: PulseCardView) -> str:
        """Return who gave a pulse card, and in which round."""
        if card.giver is None:
            return self.say("board-from-start")
        return self.say("board-from-hand", who=self.who(card.giver), round=card.round)

    def origin(self, card: RoomCardView) -> str:
        """Return who laid a room card, or whence it came, and in which round."""
        if card.by is not None:
            return self.say("board-from-hand", who=self.who(card.by), round=card.round)
        if card.source == "pile":
            return self.say("board-from-pile", round=card.round)
        return self.say("board-from-start")
