"""What the table is told in Cultists: every event, with its message and its rule.

Built once and kept. What is asked is in `asks`. Not for rules.
"""

from functools import cache, lru_cache

from miskatonic.core.game import Event, Outcome, Seat
from miskatonic.core.text import Text, Who, text
from miskatonic.games.cultists.asks import claim_text, on_figure, on_place
from miskatonic.games.cultists.cards import (
    NOBODY,
    SUCCESS,
    Card,
    Figure,
    card_name,
    character_name,
    event_name,
    figure_name,
    place_name,
    role_name,
)
from miskatonic.games.cultists.numbers import BAG
from miskatonic.games.cultists.plan import UNSAFE, is_room
from miskatonic.games.cultists.routes import Route, route_name

_EVENT_CITES = {event: f"event-list.d{number}" for number, event in enumerate(BAG, 2)}

_FALL_CITES = {"reported": "check-state.6", "voted": "vote.9", "attacked": "assassin.2"}


def _names(figures: tuple[Figure, ...], seats: int) -> list[Text | Who]:
    return [figure_name(each, seats) for each in figures]


# Setup and night


@cache
def start_player(seat: Seat) -> Event:
    """setup.1, setup.q1"""
    return Event(text("start-player", who=Who(seat)), "setup.1", on_figure(seat), reveals=True)


@cache
def character_chosen(figure: Figure, character: str, seats: int) -> Event:
    """characters.1, characters.d2"""
    said = text("character-chosen", who=figure_name(figure, seats), character=character_name(character))
    return Event(said, "characters.d2", on_figure(figure), reveals=True)


@cache
def night_falls() -> Event:
    """night.1"""
    return Event(text("night-falls"), "night.1", reveals=True)


@cache
def sheet(seat: Seat, role: str, side: str, route: Route) -> Event:
    """night.d2"""
    said = text("sheet", role=role_name(role), route=route_name(side, route))
    return Event(said, "night.d2", on_figure(seat), audience=(seat,), reveals=True)


@cache
def seer_sees(seat: Seat, cultists: tuple[Seat, ...]) -> Event:
    """night.3"""
    said = text("seer-sees", cultists=[Who(each) for each in cultists], count=len(cultists))
    return Event(said, "night.3", on_figure(*cultists), audience=(seat,), reveals=True)


@cache
def fellow(seat: Seat, other: Seat, firestarter: bool) -> Event:
    """night.2, night.d1"""
    said = text("fellow-firestarter" if firestarter else "fellow", who=Who(other))
    return Event(said, "night.2", on_figure(other), audience=(seat,), reveals=True)


@cache
def dead_from_start(seat: Seat, dead: tuple[Figure, ...], seats: int) -> Event:
    """night.2"""
    said = text("dead-from-start", figures=_names(dead, seats), count=len(dead))
    return Event(said, "night.2", on_figure(*dead), audience=(seat,), reveals=True)


# Round and movement


@cache
def round_begins(round: int, start: Seat) -> Event:
    """round.1, round.4, clean-up.3"""
    return Event(text("round-begins", round=round, who=Who(start)), "round.1", on_figure(start))


@cache
def stepped(figure: Figure, place: str, seats: int) -> Event:
    """move.4"""
    said = text("stepped", who=figure_name(figure, seats), to=text(f"to-{place}"))
    return Event(said, "move.4", (*on_figure(figure), *on_place(place)))


@cache
def stopped(seat: Seat, place: str) -> Event:
    """move.5"""
    said = text("stopped", who=Who(seat), place=text(f"in-{place}"))
    return Event(said, "move.5", (*on_figure(seat), *on_place(place)))


@cache
def teleported(figure: Figure, place: str, seats: int) -> Event:
    """move.8"""
    said = text("teleported", who=figure_name(figure, seats), to=text(f"to-{place}"))
    return Event(said, "move.8", (*on_figure(figure), *on_place(place)))


# Encounters


@lru_cache(4096)
def meeting(place: str, figures: tuple[Figure, ...], seats: int) -> Event:
    """encounter.3, encounter.4"""
    said = text("meeting", place=text(f"in-{place}"), figures=_names(figures, seats))
    return Event(said, "encounter.3", (*on_place(place), *on_figure(*figures)))


@cache
def gave(giver: Figure, receiver: Figure, card: Card, seats: int) -> Event:
    """encounter.7, automa.d4"""
    names = {"who": figure_name(giver, seats), "to": figure_name(receiver, seats)}
    said = text("gave", **names, card=card_name(card))
    on = on_figure(giver, receiver)
    if giver >= seats:
        return Event(said, "automa.d4", on, reveals=True)
    hidden = text("gave-hidden", **names)
    return Event(said, "encounter.7", on, audience=(giver,), public=hidden, reveals=True)


@cache
def gave_nothing(figure: Figure, seats: int) -> Event:
    """hands.q2"""
    said = text("gave-nothing", who=figure_name(figure, seats))
    return Event(said, "hands.q2", on_figure(figure), reveals=True)


@cache
def drew_pulse(seat: Seat, card: Card) -> Event:
    """hands.d3"""
    return Event(text("drew-pulse", card=card_name(card)), "hands.d3", audience=(seat,), reveals=True)


# The event phase


@cache
def burnt(room: str) -> Event:
    """firestarter.d2"""
    said = text("burnt", place=text(f"in-{room}"))
    return Event(said, "firestarter.d2", on_place(room), reveals=True)


@cache
def event_drawn(event: str) -> Event:
    """event.1"""
    said = text("event-drawn", event=event_name(event), effect=text(f"effect-{event}"))
    return Event(said, _EVENT_CITES[event], reveals=True)


@cache
def power_off() -> Event:
    """event-list.d3, power.2"""
    return Event(text("power-off"), "power.2", ("power",))


@cache
def swapped(figure: Figure, place: str, seats: int) -> Event:
    """event-list.d4"""
    said = text("swapped", who=figure_name(figure, seats), to=text(f"to-{place}"))
    return Event(said, "event-list.d4", (*on_figure(figure), *on_place(place)))


@cache
def portal_opens(last: int) -> Event:
    """portal.1, portal.q2"""
    return Event(text("portal-opens", last=last), "portal.1", ("portal",))


@cache
def portal_stays() -> Event:
    """event-list.d5"""
    return Event(text("portal-stays"), "event-list.d5", ("portal",))


@cache
def cultist_comes(room: str, cite: str) -> Event:
    """unsafe.6, event-list.d7"""
    said = text("cultist-comes", place=text(f"in-{room}"))
    return Event(said, cite, on_place(room), reveals=True)


@cache
def fish_man_comes(lair: str, cite: str) -> Event:
    """unsafe.7, event-list.d6"""
    return Event(text("fish-man-comes", to=text(f"to-{lair}")), cite, on_place(lair))


@cache
def fish_man_stays(lair: str, cite: str) -> Event:
    """unsafe.7"""
    return Event(text("fish-man-stays", place=text(f"in-{lair}")), cite, on_place(lair))


# Actions


@cache
def action_phase_begins(round: int) -> Event:
    """round.3, round.7"""
    return Event(text("action-phase-begins", round=round), "round.7")


@cache
def passed(figure: Figure, seats: int) -> Event:
    """action.1"""
    return Event(text("passed", who=figure_name(figure, seats)), "action.1", on_figure(figure))


@cache
def skipped(figure: Figure, seats: int) -> Event:
    """action.7"""
    return Event(text("skipped", who=figure_name(figure, seats)), "action.7", on_figure(figure))


@lru_cache(4096)
def checks(by: Seat, target: Figure, camera: bool, alive: int, dead: int, seats: int) -> Event:
    """check-state.3, camera.2"""
    whom = figure_name(target, seats)
    return Event(
        text("checks-camera" if camera else "checks", who=Who(by), whom=whom, alive=alive, dead=dead),
        "camera.2" if camera else "check-state.3",
        on_figure(by, target),
        audience=(by,),
        public=text("checks-camera-hidden" if camera else "checks-hidden", who=Who(by), whom=whom),
        reveals=True,
    )


@cache
def no_death(by: Seat, target: Figure, seats: int) -> Event:
    """check-state.4, check-state.5"""
    said = text("no-death", who=Who(by), whom=figure_name(target, seats))
    return Event(said, "check-state.4", on_figure(by, target))


@cache
def death_reported(by: Seat, target: Figure, seats: int) -> Event:
    """check-state.6"""
    said = text("death-reported", who=Who(by), whom=figure_name(target, seats))
    return Event(said, "check-state.6", on_figure(by, target), reveals=True)


@cache
def fell(figure: Figure, cause: str, seats: int) -> Event:
    """ghost.1, check-state.6, vote.9, assassin.2"""
    said = text("fell", who=figure_name(figure, seats))
    return Event(said, _FALL_CITES[cause], on_figure(figure))


@cache
def added(place: str) -> Event:
    """check-state.7, camera.3"""
    if place == UNSAFE:
        return Event(text("added-unsafe"), "camera.3", ("pile", "unsafe"))
    return Event(text("added", place=text(f"in-{place}")), "check-state.7", ("pile", *on_place(place)))


@cache
def pile_empty() -> Event:
    """pile.q1"""
    return Event(text("pile-empty"), "pile.q1", ("pile",))


@cache
def laid(figure: Figure, place: str, card: Card, seats: int) -> Event:
    """fill.2, secure.2"""
    who = figure_name(figure, seats)
    if is_room(place):
        said = text("filled", who=who, place=place_name(place), card=card_name(card))
        hidden, cite = text("filled-hidden", who=who, place=place_name(place)), "fill.2"
    else:
        said = text("secured", who=who, place=place_name(place), card=card_name(card))
        hidden, cite = text("secured-hidden", who=who, place=place_name(place)), "secure.2"
    on = (*on_figure(figure), *on_place(place))
    if figure >= seats:
        return Event(said, cite, on)
    return Event(said, cite, on, audience=(figure,), public=hidden)


@cache
def explored(room: str, symbol: bool) -> Event:
    """room-decks.2, room-decks.4"""
    said = text("explored-symbol" if symbol else "explored", place=place_name(room))
    return Event(said, "room-decks.4" if symbol else "room-decks.2", on_place(room), reveals=True)


@cache
def unsafe_card(card: Card) -> Event:
    """unsafe.4"""
    cite = f"unsafe.{5 + card - SUCCESS}"
    return Event(text("unsafe-card", card=card_name(card)), cite, ("unsafe",), reveals=True)


@cache
def searched(figure: Figure, room: str, card: Card, camera: bool, seats: int) -> Event:
    """check-room.2, camera.2"""
    who, where = figure_name(figure, seats), place_name(room)
    said = text("searched-camera" if camera else "searched", who=who, place=where, card=card_name(card))
    cite = f"check-room.{3 + card - SUCCESS}"
    return Event(said, cite, (*on_figure(figure), *on_place(room)), reveals=True)


@cache
def book_found(room: str, books: int, all_books: int) -> Event:
    """check-room.3"""
    said = text("book-found", place=place_name(room), books=books, all=all_books)
    return Event(said, "check-room.3", (*on_place(room), "shelf"))


@cache
def book_lost(room: str, books: int, all_books: int) -> Event:
    """check-room.5"""
    said = text("book-lost", place=place_name(room), books=books, all=all_books)
    return Event(said, "check-room.5", (*on_place(room), "shelf"))


@cache
def row_scored(room: str, points: int, score: int, target: int) -> Event:
    """shelf.2, shelf.4"""
    said = text("row-scored", place=place_name(room), points=points, score=score, target=target)
    return Event(said, "shelf.2", (*on_place(room), "shelf"))


@cache
def fought(figure: Figure, room: str, seats: int) -> Event:
    """fight.1"""
    said = text("fought", who=figure_name(figure, seats), place=text(f"in-{room}"))
    return Event(said, "fight.1", (*on_figure(figure), *on_place(room)))


@cache
def chased(figure: Figure) -> Event:
    """fish-man.3"""
    return Event(text("chased", who=Who(figure)), "fish-man.3", on_figure(figure))


@cache
def restarted(figure: Figure, seats: int) -> Event:
    """power.3"""
    said = text("restarted", who=figure_name(figure, seats))
    return Event(said, "power.3", (*on_figure(figure), "power"))


@cache
def attacked(by: Seat, target: Seat) -> Event:
    """assassin.2"""
    said = text("attacked", who=Who(by), whom=Who(target))
    return Event(said, "assassin.2", on_figure(by, target), reveals=True)


# The portal


@cache
def help_wanted(by: Seat, helper: Seat) -> Event:
    """portal.q1"""
    return Event(text("help-wanted", who=Who(by), whom=Who(helper)), "portal.q1", on_figure(by, helper))


@cache
def helped(by: Seat, helper: Seat, agreed: bool) -> Event:
    """portal.q1"""
    said = text("helped" if agreed else "help-refused", who=Who(helper), whom=Who(by))
    return Event(said, "portal.q1", on_figure(helper, by))


@cache
def portal_closed(by: Seat, helper: Figure, target: int, seats: int) -> Event:
    """portal.4"""
    said = text("portal-closed", figures=_names((by, helper), seats), target=target)
    return Event(said, "portal.4", ("portal", *on_figure(by, helper)))


@cache
def portal_lost(target: int) -> Event:
    """portal.5"""
    return Event(text("portal-lost", target=target), "portal.5", ("portal",))


# Votes


@cache
def vote_begins(cause: str, by: Figure, seats: int) -> Event:
    """vote.1, vote.2, vote.3"""
    called = cause == "called"
    said = text("vote-called" if called else "vote-murder", who=figure_name(by, seats))
    return Event(said, "vote.1" if called else "vote.2", on_figure(by))


@lru_cache(4096)
def claimed(seat: Seat, kind: str, figure: Figure, place: str, seats: int) -> Event:
    """talk.6"""
    said = text("claimed", who=Who(seat), claim=claim_text(kind, figure, place, seats))
    on = () if figure == NOBODY else on_figure(figure)
    return Event(said, "talk.6", (*on_figure(seat), *on, *(on_place(place) if place else ())))


@cache
def more_time(seat: Seat) -> Event:
    """vote.d1"""
    return Event(text("more-time", who=Who(seat)), "vote.d1", on_figure(seat))


@cache
def voted(seat: Seat, figure: Figure, double: bool) -> Event:
    """vote.5, vote.7"""
    if figure == NOBODY:
        return Event(text("abstained", who=Who(seat)), "vote.5", on_figure(seat), reveals=True)
    said = text("voted-double" if double else "voted", who=Who(seat), whom=Who(figure))
    return Event(said, "vote.7" if double else "vote.5", on_figure(seat, figure), reveals=True)


@cache
def counted(eliminated: Figure) -> Event:
    """vote.6, vote.8"""
    if eliminated == NOBODY:
        return Event(text("counted-nobody"), "vote.6")
    return Event(text("counted", who=Who(eliminated)), "vote.6", on_figure(eliminated))


@cache
def vote_kept(seat: Seat) -> Event:
    """vote.8"""
    return Event(text("vote-kept", who=Who(seat)), "vote.8", on_figure(seat))


@cache
def vote_changed(seat: Seat, figure: Figure) -> Event:
    """vote.8"""
    if figure == NOBODY:
        return Event(text("vote-withdrawn", who=Who(seat)), "vote.8", on_figure(seat))
    said = text("vote-changed", who=Who(seat), whom=Who(figure))
    return Event(said, "vote.8", on_figure(seat, figure))


@cache
def vote_ends(eliminated: Figure, called: bool) -> Event:
    """vote.6, vote.9, vote.11"""
    cite = "vote.11" if called else "vote.6"
    if eliminated == NOBODY:
        return Event(text("vote-ends-nobody"), cite)
    return Event(text("vote-ends", who=Who(eliminated)), cite, on_figure(eliminated))


# The end


@cache
def claimed_threshold(seat: Seat, threshold: int) -> Event:
    """claim.1"""
    said = text("claimed-threshold", who=Who(seat), threshold=threshold)
    return Event(said, "claim.1", on_figure(seat), reveals=True)


@cache
def revealed(seat: Seat, role: str) -> Event:
    """secrets.2, end.d1"""
    said = text("revealed", who=Who(seat), role=role_name(role))
    return Event(said, "secrets.2", on_figure(seat), reveals=True)


@cache
def guess_begins(ending: str, cite: str) -> Event:
    """seer-guess.1"""
    said = text("guess-begins", cause=text(f"won-{ending}"))
    return Event(said, cite, reveals=True)


@cache
def guessed(seat: Seat, named: Seat) -> Event:
    """seer-guess.d1"""
    said = text("guessed", who=Who(seat), whom=Who(named))
    return Event(said, "seer-guess.d1", on_figure(seat, named), reveals=True)


@cache
def guessed_nobody(seat: Seat) -> Event:
    """seer-guess.d2"""
    return Event(text("guessed-nobody", who=Who(seat)), "seer-guess.d2", on_figure(seat), reveals=True)


def game_over(outcome: Outcome) -> Event:
    """end.1"""
    return Event(outcome.text, outcome.cite, reveals=True)
