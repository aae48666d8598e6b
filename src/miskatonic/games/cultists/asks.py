"""What players are asked in Cultists: every ask and every option, with its message and its rule.

Ids of options: "to:<place>", "<face>:<figure>" for a gift, "figure:<number>" for a vote or a guess, the
actions of `rules.action`, the claims of `rules.votes`, and plain words. Where several players are asked at
once, all asks are of one kind. Built once and kept. Not for deciding who is asked.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from miskatonic.core.game import Ask, Option, Seat
from miskatonic.core.ids import id_of, kind_in, number_in, read_id, word_in
from miskatonic.core.text import Text, Who, text
from miskatonic.games.cultists.cards import (
    CARD,
    FACES,
    NOBODY,
    Card,
    Figure,
    card_name,
    character_name,
    figure_name,
    place_name,
    role_name,
)
from miskatonic.games.cultists.numbers import CLAIMS_AT_ONCE
from miskatonic.games.cultists.plan import is_room
from miskatonic.games.cultists.state import CultistsOptions, special_roles


class Time(NamedTuple):
    """vote.d1, seer-guess.d2: how long a decision may take"""

    seconds: int | None
    agreed: bool | UnsetType = UNSET
    """The players set it: it holds at a table without a clock too."""


def allowed(seconds: int, chosen: str) -> Time:
    """vote.d1, seer-guess.d2: so many seconds, none if there are 0, by what was chosen before the game"""
    return Time(seconds or None, UNSET if chosen == "default" else True)


MANY = lru_cache(8192)
"""Keeps asks that many different hands or places lead to."""


def on_place(place: str) -> tuple[str, ...]:
    """Return a place as a thing on the board."""
    return (id_of("place", place),)


def on_figure(*figures: Figure) -> tuple[str, ...]:
    """Return figures as things on the board."""
    return tuple([id_of("figure", figure) for figure in figures])


# Setup and night


@MANY
def character(free: tuple[str, ...]) -> Ask:
    """characters.d2"""
    options = [
        Option(id_of("character", each), character_name(each), (id_of("character", each),), "characters.d1")
        for each in free
    ]
    options.append(Option("any", text("option-any"), (), "characters.d2"))
    return Ask("character", text("ask-character"), tuple(options), "characters.d2")


@cache
def confirm(cite: str) -> Option:
    """decisions.12"""
    return Option("confirm", text("option-confirm"), (), cite)


@cache
def night(role: str) -> Ask:
    """night.d2"""
    question = text("ask-night", role=role_name(role))
    return Ask("night", question, (confirm("night.d2"),), "night.d2", sealed=True)


# Moving and meeting


@cache
def _step(place: str) -> Option:
    return Option(id_of("to", place), text("option-step", place=place_name(place)), on_place(place), "move.4")


@cache
def _teleport(place: str) -> Option:
    said = text("option-teleport", place=place_name(place))
    return Option(id_of("to", place), said, on_place(place), "move.8")


_STOP = Option("stop", text("option-stop"), (), "move.5")


@cache
def walk(doors: tuple[str, ...], stop: bool, points: int) -> Ask:
    """move.4, move.5"""
    options = tuple([_step(place) for place in doors])
    return Ask("move", text("ask-move", points=points), options + (_STOP,) * stop, "move.4")


@cache
def teleport(places: tuple[str, ...], origin: str) -> Ask:
    """move.8"""
    options = tuple([_teleport(place) for place in places if place != origin])
    return Ask("move", text("ask-teleport"), options, "move.8")


@cache
def _gift(card: Card, receiver: Figure, seats: int) -> Option:
    said = text("option-give", card=card_name(card), to=figure_name(receiver, seats))
    return Option(id_of(FACES[card], receiver), said, on_figure(receiver), "encounter.5")


@MANY
def gift(hand: tuple[Card, ...], others: tuple[Figure, ...], seats: int) -> Ask:
    """encounter.6, encounter.8, encounter.q2: the left card first, receivers in turn order"""
    options = tuple([_gift(card, other, seats) for card in dict.fromkeys(hand) for other in others])
    names = [figure_name(other, seats) for other in others]
    return Ask("encounter", text("ask-encounter", others=names), options, "encounter.6", sealed=True)


# The fire and the clean-up


@MANY
def fire(rooms: tuple[str, ...]) -> Ask:
    """firestarter.d2"""
    burn = [
        Option(
            id_of("burn", room),
            text("option-burn", place=place_name(room)),
            on_place(room),
            "firestarter.d1",
            True,
        )
        for room in rooms
    ]
    question = text("ask-fire-rooms" if rooms else "ask-fire")
    return Ask("fire", question, (confirm("firestarter.d2"), *burn), "firestarter.d2", sealed=True)


@cache
def clean_up(cultist: bool) -> Ask:
    """claim.1, claim.d1"""
    claim = Option("claim", text("option-claim"), (), "claim.1", confirm=True)
    options = (confirm("claim.d1"), claim) if cultist else (confirm("claim.d1"),)
    question = text("ask-clean-up-cultist" if cultist else "ask-clean-up")
    return Ask("clean-up", question, options, "claim.d1", sealed=True)


# Actions

_CITES = {
    "check": "check-state.1",
    "attack": "assassin.1",
    "secure": "secure.1",
    "fill": "fill.1",
    "search": "check-room.1",
    "vote": "vote.1",
    "camera-room": "camera.2",
    "camera": "camera.2",
    "restart": "power.3",
    "fight": "fight.1",
    "chase": "fish-man.3",
    "close": "portal.2",
    "pass": "action.1",
}


@cache
def _action(id: str, seats: int) -> Option:
    kind, detail = kind_in(id), word_in(id)
    cite = _CITES[kind]
    if kind in ("check", "camera", "attack", "close"):
        who = number_in(id)
        said = text(f"option-{kind}", who=figure_name(who, seats))
        return Option(id, said, on_figure(who), cite, confirm=kind == "attack")
    if kind in ("secure", "fill"):
        return Option(
            id, text(f"option-{kind}", card=card_name(CARD[detail])), (id_of("card", detail),), cite
        )
    if kind == "camera-room":
        return Option(id, text("option-camera-room", place=place_name(detail)), on_place(detail), cite)
    return Option(id, text(f"option-{kind}"), (), cite)


_DONE = Option("pass", text("option-done"), (), "event-list.d10")


@MANY
def action(ids: tuple[str, ...], main: bool, seats: int) -> Ask:
    """action.5, event-list.d10; not `main`: only free actions are left"""
    if main:
        return Ask("action", text("ask-action"), tuple([_action(id, seats) for id in ids]), "action.1")
    options = (*[_action(id, seats) for id in ids[:-1]], _DONE)
    return Ask("action", text("ask-free-action"), options, "event-list.d10")


@MANY
def result(target: Figure, alive: int, dead: int, choice: bool, seats: int) -> Ask:
    """check-state.5, check-state.q2; `choice`: he may keep silent"""
    question = text("ask-result", who=figure_name(target, seats), alive=alive, dead=dead)
    options: tuple[Option, ...]
    if choice:
        options = (
            Option("silent", text("option-silent"), (), "check-state.5"),
            Option("report", text("option-report"), on_figure(target), "check-state.6"),
        )
    elif dead:
        options = (Option("confirm", text("option-must-report"), on_figure(target), "check-state.6"),)
    else:
        options = (Option("confirm", text("option-nothing-to-report"), (), "check-state.4"),)
    return Ask("check-state", question, options, "check-state.q2")


@cache
def helper(asker: Seat, free: bool) -> Ask:
    """portal.q1, event-list.d10"""
    question = text("ask-help-free" if free else "ask-help", who=Who(asker))
    options = (
        Option("agree", text("option-agree"), on_figure(asker), "portal.q1"),
        Option("refuse", text("option-refuse"), (), "portal.q1"),
    )
    return Ask("help", question, options, "portal.q1")


# Votes

_MORE = Option("more", text("option-more-time"), (), "vote.d1")


@cache
def role_claims(options: CultistsOptions) -> tuple[str, ...]:
    """talk.1, talk.2: the roles that one may claim to have"""
    seer, assassin, _ = special_roles(options)
    return ("investigator", *(["seer"] * seer), *(["assassin"] * assassin))


def claim_text(kind: str, figure: Figure, place: str, seats: int) -> Text:
    """talk.6: a claim in its speaker's own words"""
    if figure != NOBODY:
        return text(f"claim-{kind}", who=figure_name(figure, seats))
    if place:
        return text(f"claim-{kind if is_room(place) else 'secured'}", place=place_name(place))
    return text(f"claim-{kind}")


@cache
def _claim(id: str, seats: int) -> Option:
    claim = read_id(id)
    if claim.has_number:
        who = claim.number
        return Option(id, claim_text(claim.kind, who, "", seats), on_figure(who), "talk.6")
    on = on_place(claim.word) if claim.word else ()
    return Option(id, claim_text(claim.kind, NOBODY, claim.word, seats), on, "talk.6")


@MANY
def discussion(ids: tuple[str, ...], time: Time, seats: int) -> Ask:
    """vote.3, vote.d1: no claim is the answer "ready" """
    options = (*[_claim(id, seats) for id in ids], _MORE)
    question = text("ask-discussion", most=CLAIMS_AT_ONCE)
    return Ask(
        "discussion",
        question,
        options,
        "vote.3",
        0,
        CLAIMS_AT_ONCE,
        sealed=True,
        limit=time.seconds,
        agreed=time.agreed,
    )


@cache
def _candidate(figure: Figure) -> Option:
    return Option(
        id_of("figure", figure), text("option-vote-for", who=Who(figure)), on_figure(figure), "vote.5"
    )


_ABSTAIN = Option("abstain", text("option-abstain"), (), "vote.5")


@cache
def vote(candidates: tuple[Figure, ...], time: Time) -> Ask:
    """vote.5, vote.q1"""
    options = (*[_candidate(each) for each in candidates], _ABSTAIN)
    return Ask(
        "vote", text("ask-vote"), options, "vote.5", sealed=True, limit=time.seconds, agreed=time.agreed
    )


@cache
def change(candidates: tuple[Figure, ...], vote: Figure, time: Time) -> Ask:
    """vote.8"""
    abstain = () if vote == NOBODY else (_ABSTAIN,)
    keep = Option("keep", text("option-keep"), (), "vote.8")
    options = (keep, *[_candidate(each) for each in candidates], *abstain)
    return Ask("change", text("ask-change"), options, "vote.8", limit=time.seconds, agreed=time.agreed)


# The Seer


@cache
def guess(others: tuple[Seat, ...], time: Time) -> Ask:
    """seer-guess.d2"""
    options = [
        Option(
            id_of("figure", each), text("option-name-seer", who=Who(each)), on_figure(each), "seer-guess.d2"
        )
        for each in others
    ]
    options.append(Option("nobody", text("option-name-nobody"), (), "seer-guess.d2"))
    return Ask(
        "guess",
        text("ask-guess"),
        tuple(options),
        "seer-guess.1",
        sealed=True,
        limit=time.seconds,
        agreed=time.agreed,
    )
