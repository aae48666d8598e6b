"""What the terminal tells of a view of Cultists in words, in columns and in sentences alike.

Claims stand apart from facts, and what only the viewer knows stands by itself. Not for how places and
figures are laid out (`terminal`) nor for what the end reveals (`reveal`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.markup import escape

from miskatonic.core.drawing import all_wrapped, wrapped
from miskatonic.core.text import Speech, Text, Who, text
from miskatonic.games.cultists.asks import claim_text
from miskatonic.games.cultists.cards import (
    CULTIST,
    CULTISTS,
    FACES,
    INVESTIGATOR,
    Figure,
    event_name,
    figure_name,
    place_name,
)
from miskatonic.games.cultists.facts import Claim
from miskatonic.games.cultists.numbers import ROUNDS
from miskatonic.games.cultists.plan import PORTAL_CHAMBER, is_room
from miskatonic.games.cultists.view import (
    CultistsView,
    FigureView,
    PollView,
    RoomView,
    RouteView,
    SheetView,
)

_LASTING = ("secret-doors", "locked", "fog", "courage")
"""The events that change something as long as they are in force (event.q1)."""


class Board:
    """A view with the words to tell it."""

    def __init__(self, view: CultistsView, speech: Speech, names: Mapping[int, str]) -> None:
        self.view = view
        self.speech = speech
        self.names = names
        self.figures = range(len(view.figures))
        self.rooms = {room.name: room for room in view.rooms}

    def say(self, id: str, **args: Any) -> str:
        """Return a message as the viewer reads it."""
        return self.told(text(id, **args))

    def told(self, said: Text) -> str:
        """Return a text as the viewer reads it."""
        return self.speech.say(said, self.names, self.view.seat)

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.view.outcome is not None

    # Words for figures, places and cards

    def who(self, figure: Figure) -> Text | Who:
        """Return a figure as an argument of a message."""
        return figure_name(figure, self.view.options.seats)

    def whos(self, figures: Iterable[Figure]) -> list[Text | Who]:
        """Return figures as a list in a message."""
        return [self.who(each) for each in figures]

    def name(self, figure: Figure) -> str:
        """Return a figure as it is called at the start of a line."""
        return self.say("board-name", who=self.who(figure))

    def place(self, place: str) -> str:
        """Return the name of a place."""
        return self.told(place_name(place))

    def places(self, places: Iterable[str]) -> str:
        """Return the names of places."""
        return ", ".join(map(self.place, places))

    def counted(self, things: Mapping[str, int]) -> str:
        """Return things by their names, several equal ones with their number."""
        named = [
            thing if count == 1 else self.say("board-several", thing=thing, count=count)
            for thing, count in things.items()
            if count
        ]
        return ", ".join(named) or self.say("board-none")

    def faces(self, faces: Iterable[str] | Mapping[str, int]) -> str:
        """Return cards, equal ones counted, in the order of `FACES`."""
        counts = Counter(faces)
        return self.counted({self.say(f"card-{face}"): counts[face] for face in FACES})

    def character(self, figure: FigureView) -> str:
        """Return the character that a figure is."""
        return self.say(f"character-{figure.character}")

    def is_on_my_route(self, room: str) -> bool:
        """routes.2: say whether the viewer's route card names the room in this round."""
        mine = self.view.mine
        if mine is None or self.view.round == 0 or self.is_over:
            return False
        return room in self.on_route(mine.route)

    # How things stand

    def course(self) -> list[str]:
        """Return where the game stands: round, phase, points."""
        view = self.view
        round = [self.say("board-round", round=view.round, all=ROUNDS)] if view.round else []
        points = self.say("board-points", score=view.score, target=view.target)
        return [*round, self.say(f"board-phase-{view.phase}"), points]

    def circumstances(self) -> list[str]:
        """Return what holds for the whole building, and how much of what is left."""
        view = self.view
        around = [self.power(), self.portal(), self.fish_man()]
        time = self.clock() if self.is_over else [self.event(), *self.clock()]
        decks = [self.say("board-decks", unsafe=view.unsafe, pile=view.pile, markers=view.markers)]
        if self.is_over:
            return all_wrapped(map(" ".join, (around, time, decks)))
        vote = self.say("board-vote-yes" if view.vote_marker else "board-vote-no")
        order = self.say("board-order", figures=", ".join(map(self.called, view.order)))
        return all_wrapped(map(" ".join, (around, time, decks, [*self.sides(), vote], [order])))

    def now(self) -> list[str]:
        """Return what is unusual in the building just now."""
        view = self.view
        unusual = [] if view.power else [self.power()]
        unusual += [self.portal()] if view.portal is not None else []
        unusual += [self.fish_man()] if view.fish_man is not None else []
        unusual += [self.event()] if view.event is not None else []
        return all_wrapped([" ".join(unusual)]) if unusual else []

    def sides(self) -> list[str]:
        """roles.5, counts.4"""
        view = self.view
        told = [self.say("board-cultists", count=view.cultist_count, threshold=view.threshold)]
        if view.special_roles:
            roles: list[Text] = [text(f"role-{role}") for role in view.special_roles]
            told.append(self.say("board-special-roles", roles=roles))
        return told

    def called(self, figure: Figure) -> str:
        """Return a figure as it is called within a sentence."""
        return self.say("you") if figure == self.view.seat else self.name(figure)

    def power(self) -> str:
        """power.2"""
        return self.say("board-power-on" if self.view.power else "board-power-off")

    def portal(self) -> str:
        """portal.q2"""
        portal = self.view.portal
        if portal is None:
            return self.say("board-portal-none")
        if portal.state == "open":
            return self.say("board-portal-open", last=min(portal.last, ROUNDS))
        return self.say("board-portal-closed" if portal.state == "closed" else "board-portal-lost")

    def fish_man(self) -> str:
        """fish-man.1, fish-man.2"""
        place = self.view.fish_man
        if place is None:
            return self.say("board-fish-man-lake")
        return self.say("board-fish-man-here", place=text(f"in-{place}"))

    def event(self) -> str:
        """event.2"""
        event = self.view.event
        if event is None:
            return self.say("board-event-none")
        if event in _LASTING:
            effect = text(f"board-lasts-{event}")
            return self.say("board-event-lasting", event=event_name(event), effect=effect)
        return self.say("board-event", event=event_name(event))

    def clock(self) -> list[str]:
        """event.1, event-list.d1: tell which markers lie on the clock and which are left."""
        hours = [
            self.say("board-hour", round=round, event=event_name(event))
            for round, event in enumerate(self.view.clock, 1)
        ]
        clock = [self.say("board-clock", events=", ".join(hours))] if hours else []
        left_over = {self.told(event_name(event)): count for event, count in self.view.bag.items()}
        return [*clock, self.say("board-bag", events=self.counted(left_over))]

    # Places

    def present(self, place: str) -> list[Figure]:
        """Return who stands in a place."""
        return [each for each in self.figures if self.view.figures[each].place == place]

    def notes(self, place: str) -> list[str]:
        """Return what else is to be seen in a place."""
        room = self.rooms.get(place)
        notes = []
        if place == self.view.fish_man:
            notes.append(self.say("board-fish-man"))
        if place == PORTAL_CHAMBER and self.view.portal and self.view.portal.state != "closed":
            notes.append(self.say("board-portal"))
        if room is not None and room.cultist_marker:
            notes.append(self.say("board-marker"))
        if room is not None and room.burnt:
            notes.append(self.say("board-burnt"))
        return notes

    def state(self, room: RoomView) -> str:
        """Return what a room has come to, in one word; nothing as long as it is unexplored."""
        if room.done:
            return self.say("board-state-done")
        return self.say("board-state-explored") if room.explored else ""

    # Figures

    def marks(self, number: Figure) -> list[str]:
        """Return what is to be said of a figure beside its numbers; roles only as far as the viewer knows."""
        figure, marks = self.view.figures[number], []
        if not self.is_over and number == self.view.active:
            marks.append(self.say("board-active"))
        elif self.view.phase == "action" and figure.had_turn:
            marks.append(self.say("board-acted"))
        return [*self.knife(number), *marks, *self.lasting_marks(number)]

    def knife(self, number: Figure) -> list[str]:
        """Return whether a figure has the knife."""
        return [self.say("board-knife")] if number == self.view.start else []

    def lasting_marks(self, number: Figure) -> list[str]:
        """Return what is to be said of a figure beyond this turn."""
        figure, marks = self.view.figures[number], []
        if figure.ghost:
            marks.append(self.say(f"board-ghost-{figure.fell}" if figure.fell else "board-ghost"))
        if figure.open_dead:
            marks.append(self.say("board-open-dead"))
        if self.is_over or number != self.view.seat:
            marks += self.side(figure)
        if figure.automa and figure.route is not None and self.view.round > 0 and not self.is_over:
            marks.append(self.say("board-route", rooms=self.places(self.on_route(figure.route))))
        return marks

    def side(self, figure: FigureView) -> list[str]:
        """secrets.2, secrets.x1: tell a figure's role, or at least its team, if the viewer is certain of it.

        Who knows all cultists needs not be told that the others are none.
        """
        if figure.role is not None:
            return [self.say(f"role-{figure.role}")]
        knows_all = self.view.mine is not None and bool(self.view.mine.cultists)
        if figure.team is None or figure.automa or (knows_all and figure.team != CULTISTS):
            return []
        return [self.say(f"board-surely-{figure.team}")]

    def on_route(self, route: RouteView, later: int = 0) -> tuple[str, ...]:
        """Return the rooms that a route card names in this round, or so many rounds later."""
        return route.rounds[self.view.round - 1 + later]

    # What is going on

    def going_on(self) -> list[str]:
        """Tell of the move, the check or the vote that is under way."""
        view, sentences = self.view, []
        if view.move is not None:
            move = {"path": self.places(view.move.path), "points": view.move.points}
            sentences.append(self.say("board-moving", who=self.who(view.move.figure), **move))
        if view.check is not None:
            pair = {"who": self.who(view.check.by), "whom": self.who(view.check.target)}
            sentences.append(
                self.say("board-checking-camera", **pair)
                if view.check.camera
                else self.say("board-checking", **pair)
            )
        return all_wrapped([*sentences, *self.voting()])

    def voting(self) -> list[str]:
        """Tell of the vote that is under way."""
        return self.poll(self.view.poll) if self.view.poll is not None and not self.is_over else []

    def poll(self, poll: PollView) -> list[str]:
        """Tell of a vote: why, how far, and the votes once they are open."""
        if poll.stage == "discussion":
            stage = text("board-stage-discussion", turn=poll.turn)
        else:
            stage = text(f"board-stage-{poll.stage}")
        said = self.say(f"board-poll-{poll.cause}", number=poll.number, who=self.who(poll.by), stage=stage)
        votes = [self.vote(seat, named) for seat, named in enumerate(poll.votes)]
        return [said, *([self.say("board-votes", votes=", ".join(votes))] if votes else [])]

    def vote(self, voter: Figure, named: Figure | None) -> str:
        """vote.5"""
        if named is None:
            return self.say("board-vote-abstained", who=self.who(voter))
        return self.say("board-vote-against", who=self.who(voter), whom=self.who(named))

    # Claims

    def claims(self) -> list[str]:
        """talk.6: tell what was claimed in this round, by speaker and apart from all facts"""
        if self.is_over:
            return []
        by_speaker: dict[Figure, dict[str, None]] = {}
        for claim in self.view.claims:
            if claim.round == self.view.round:
                by_speaker.setdefault(claim.speaker, {})[self.claim(claim)] = None
        lines = wrapped(self.say("board-claims")) if by_speaker else []
        lines += self.indented(
            self.say("board-claim", who=self.who(speaker), claims=" ".join(said))
            for speaker, said in by_speaker.items()
        )
        earlier = sum(claim.round < self.view.round for claim in self.view.claims)
        return [*lines, *(wrapped(self.say("board-claims-before", count=earlier)) if earlier else [])]

    def claim(self, claim: Claim) -> str:
        """Return a claim in its speaker's own words."""
        return self.told(claim_text(claim.kind, claim.figure, claim.place, self.view.options.seats))

    # The viewer's own sheet

    def mine(self) -> list[str]:
        """night.d2, secrets.2 to secrets.7: tell what only the viewer knows"""
        sheet = self.view.mine
        if sheet is None or self.is_over:
            return []
        told = [
            self.my_role(sheet),
            self.my_route(sheet),
            self.my_hand(sheet),
            *self.my_checks(sheet),
            *self.my_gifts(),
            *self.my_cards(sheet),
        ]
        return [bold(self.say("board-mine")), *self.indented(told)]

    def mine_in_short(self) -> list[str]:
        """Tell role, route and hand alone."""
        sheet = self.view.mine
        if sheet is None or self.is_over:
            return []
        return all_wrapped([self.my_role(sheet), self.my_route(sheet), self.my_hand(sheet)])

    def mine_in_brief(self) -> list[str]:
        """Tell the role alone: the route is marked before its rooms, and questions name the cards."""
        sheet = self.view.mine
        if sheet is None or self.is_over:
            return []
        return [self.my_role(sheet)]

    def indented(self, sentences: Iterable[str]) -> list[str]:
        """Return sentences below a heading."""
        return [line for sentence in sentences for line in wrapped(sentence, 2, 4)]

    def my_role(self, sheet: SheetView) -> str:
        """night.2, night.3, night.d1"""
        role = text(f"role-{sheet.role}")
        if sheet.role in (INVESTIGATOR, CULTIST):
            told = [self.say("board-my-role", role=role)]
        else:
            told = [self.say("board-my-special-role", role=role, team=text(f"team-{sheet.team}"))]
        if sheet.cultists not in ((), (self.view.seat,)):
            told.append(self.say("board-my-cultists", figures=self.whos(sheet.cultists)))
        if sheet.firestarter is not None:
            told.append(self.say("board-my-firestarter", figures=self.whos((sheet.firestarter,))))
        if sheet.team == CULTISTS:
            told.append(self.say("board-my-dead", figures=self.whos(sheet.dead_from_start)))
        return " ".join(told)

    def my_route(self, sheet: SheetView) -> str:
        """routes.1, routes.3"""
        if self.view.round == 0:
            told = self.say("board-my-first-route", next=self.places(self.on_route(sheet.route, 1)))
        elif self.view.round == ROUNDS:
            told = self.say("board-my-last-route", now=self.places(self.on_route(sheet.route)))
        else:
            now, later = (self.places(self.on_route(sheet.route, each)) for each in (0, 1))
            told = self.say("board-my-route", now=now, next=later)
        return told if sheet.team != CULTISTS else told + " " + self.say("board-my-freedom")

    def my_hand(self, sheet: SheetView) -> str:
        """hands.d4"""
        hand = ", ".join(self.say(f"card-{face}") for face in sheet.hand) or self.say("board-none")
        pulse = self.say("board-my-pulse", hand=hand, supply=self.faces(sheet.supply))
        return pulse + " " + self.say("board-my-rooms", cards=self.faces(sheet.room_hand))

    def my_checks(self, sheet: SheetView) -> list[str]:
        """check-state.3"""
        checks = [
            self.say(
                "board-my-check",
                whom=self.who(seen.target),
                round=seen.round,
                alive=seen.alive,
                dead=seen.dead,
            )
            for seen in sheet.checks
        ]
        return [self.say("board-my-checks", checks=", ".join(checks))] if checks else []

    def my_gifts(self) -> list[str]:
        """secrets.6: tell whom the viewer gave which cards, equal ones together"""
        given: dict[tuple[Figure, str], list[int]] = {}
        for figure in self.figures:
            for card in self.view.figures[figure].pulse:
                if card.giver is not None and card.giver == self.view.seat and card.face is not None:
                    given.setdefault((figure, card.face), []).append(card.round)
        gifts = [
            self.say(
                "board-my-gift", whom=self.who(to), cards=self.faces([face] * len(rounds)), **_once(rounds)
            )
            for (to, face), rounds in given.items()
        ]
        return [self.say("board-my-gifts", gifts="; ".join(gifts))] if gifts else []

    def my_cards(self, sheet: SheetView) -> list[str]:
        """secrets.7"""
        cards = [self.laid(laid.place, laid.face, laid.round) for laid in sheet.laid]
        return [self.say("board-my-laid", cards=", ".join(cards))] if cards else []

    def laid(self, place: str, face: str, round: int) -> str:
        """Return a card with the deck that it was put into."""
        card = text(f"card-{face}")
        if not is_room(place):
            return self.say("board-my-secured", card=card, round=round)
        return self.say("board-my-card", card=card, to=text(f"to-{place}"), round=round)


def _once(rounds: list[int]) -> dict[str, Any]:
    """Return rounds for a message, each named once."""
    different = sorted(set(rounds))
    return {"rounds": ", ".join(map(str, different)), "count": len(different)}


def bold(words: str) -> str:
    """Return words as a heading."""
    return f"[bold]{escape(words)}[/bold]"
