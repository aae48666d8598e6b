"""What the table is told and asked in Ritual: every event and every ask, with its message and its rule.

Built once and kept, because the same few happen again and again. Not for deciding what happens.
"""

from functools import cache

from miskatonic.core.game import Ask, Event, Option, Outcome, Seat
from miskatonic.core.ids import id_of
from miskatonic.core.text import Text, Who, text
from miskatonic.games.ritual.cards import CARDS, Card, name


def holder(number: int, seats: int) -> Text | Who:
    """straw.q2: return how a holder is named, a player or one of the straw players after them"""
    return Who(number) if number < seats else text("straw-name", number=number - seats + 1)


# Rounds and turns


def round_begins(round: int, doom: int) -> Event:
    """round.1; `doom` is what a failure costs on the doom track, 0 without it."""
    return Event(text("round-begins", round=round, doom=doom), "round.1", reveals=True)


@cache
def straw_dealt(number: int, seats: int, card: Card) -> Event:
    """straw.2"""
    return Event(text("straw-dealt", straw=holder(number, seats), card=name(card)), "straw.2", reveals=True)


@cache
def start_player(seat: Seat, cite: str) -> Event:
    """round.4 to round.6"""
    return Event(text("start-player", who=Who(seat)), cite, (id_of("seat", seat),))


@cache
def drew(seat: Seat, card: Card, looker: Seat) -> Event:
    """turn.2; who looked at the top card before knows it as well."""
    return Event(
        text("drew", who=Who(seat), card=name(card)),
        "turn.2",
        ("pile", "travelling"),
        audience=(seat, looker),
        public=text("drew-hidden", who=Who(seat)),
        reveals=True,
    )


@cache
def gave(giver: Seat, to: Seat) -> Event:
    """turn.3"""
    return Event(text("gave", who=Who(giver), to=Who(to)), "turn.3", ("travelling", id_of("seat", to)))


@cache
def passed(seat: Seat, to: Seat) -> Event:
    """follow.6"""
    return Event(text("passed", who=Who(seat), to=Who(to)), "follow.6", ("travelling", id_of("seat", to)))


@cache
def all_passed(seat: Seat, card: Card) -> Event:
    """follow.7, follow.q1"""
    return Event(
        text("all-passed", who=Who(seat), card=name(card)),
        "follow.7",
        ("travelling", "discard"),
        reveals=True,
    )


@cache
def discarded(seat: Seat, card: Card) -> Event:
    """follow.3"""
    return Event(
        text("discarded", who=Who(seat), card=name(card)),
        "follow.3",
        (id_of("hand", seat), "discard"),
        reveals=True,
    )


@cache
def took(seat: Seat, card: Card, seats: int, looker: Seat) -> Event:
    """follow.4; the taker does not see the card, unless he looked at it before."""
    return Event(
        text("took", who=Who(seat), card=name(card)),
        "follow.4",
        ("travelling", id_of("hand", seat)),
        audience=tuple(each for each in range(seats) if each != seat or each == looker),
        public=text("took-hidden", who=Who(seat)),
        reveals=True,
    )


@cache
def next_active(seat: Seat, cite: str) -> Event:
    """turn-end.2, turn-end.3"""
    return Event(text("next-active", who=Who(seat)), cite, (id_of("seat", seat),))


# Events and confession


@cache
def elder_sign(seat: Seat) -> Event:
    """events.2"""
    return Event(text("elder-sign", who=Who(seat)), "events.2")


@cache
def gate_opens(number: int, seats: int, old_one: Card) -> Event:
    """events.3"""
    return Event(text("gate-opens", who=holder(number, seats), card=name(old_one)), "events.3", reveals=True)


@cache
def gate_closed() -> Event:
    """events.3"""
    return Event(text("gate-closed"), "events.3", reveals=True)


@cache
def looked(seat: Seat, card: Card, cite: str) -> Event:
    """events.6, events.7"""
    return Event(
        text("looked", who=Who(seat), card=name(card)),
        cite,
        ("pile",),
        audience=(seat,),
        public=text("looked-hidden", who=Who(seat)),
        reveals=True,
    )


@cache
def nothing_to_look_at(seat: Seat) -> Event:
    """events.q1"""
    return Event(text("nothing-to-look-at", who=Who(seat)), "events.q1")


@cache
def put_back(seat: Seat) -> Event:
    """events.6"""
    return Event(text("put-back", who=Who(seat)), "events.6", ("pile",))


@cache
def removed(seat: Seat, card: Card) -> Event:
    """events.6"""
    return Event(
        text("removed", who=Who(seat), card=name(card)),
        "events.6",
        ("pile", "removed"),
        audience=(seat,),
        public=text("removed-hidden", who=Who(seat)),
    )


@cache
def trapezohedron(seat: Seat, cursed: bool, sanity: int) -> Event:
    """events.7, events.q2"""
    id = "trapezohedron-cursed" if cursed else "trapezohedron-pure"
    return Event(text(id, who=Who(seat), sanity=sanity), "events.7", (id_of("sanity", seat),), reveals=True)


@cache
def confessed(seat: Seat, card: Card, new: Card, sanity: int, seats: int) -> Event:
    """faq.1"""
    return Event(
        text("confessed", who=Who(seat), card=name(card), new=name(new), sanity=sanity),
        "faq.1",
        (id_of("hand", seat), "pile", id_of("sanity", seat)),
        audience=tuple(each for each in range(seats) if each != seat),
        public=text("confessed-hidden", who=Who(seat), sanity=sanity),
        reveals=True,
    )


@cache
def confessed_card(seat: Seat, card: Card) -> Event:
    """faq.1: he has seen the card, so he may read which one it was."""
    return Event(text("confessed-card", card=name(card)), "faq.1", audience=(seat,), reveals=True)


# The end of a round


@cache
def round_ends(cause: str, cite: str) -> Event:
    """turn-end.1"""
    return Event(text(f"round-ends-{cause}"), cite)


@cache
def revealed(number: int, seats: int, card: Card) -> Event:
    """survive.1"""
    return Event(
        text("revealed", who=holder(number, seats), card=name(card)),
        "survive.1",
        (id_of("hand", number),),
        reveals=True,
    )


@cache
def colours_reversed(number: int, seats: int) -> Event:
    """cultist.1"""
    return Event(text("colours-reversed", who=holder(number, seats)), "cultist.1")


@cache
def professor(number: int, seats: int) -> Event:
    """characters.5"""
    return Event(text("professor", who=holder(number, seats)), "characters.5")


@cache
def survived(number: int, seats: int, cite: str) -> Event:
    """survive.2, survive.5, cultist.1"""
    return Event(text("survived", who=holder(number, seats)), cite, (id_of("hand", number),))


@cache
def failed(number: int, seats: int, reason: str, cite: str) -> Event:
    """survive.3, survive.4 and their like; `reason` names the message."""
    return Event(text(f"failed-{reason}", who=holder(number, seats)), cite, (id_of("hand", number),))


@cache
def lost(seat: Seat, amount: int, sanity: int, cite: str) -> Event:
    """loss.1 and everything else that costs sanity"""
    return Event(text("lost", who=Who(seat), amount=amount, sanity=sanity), cite, (id_of("sanity", seat),))


@cache
def regained(seat: Seat, amount: int, sanity: int, cite: str) -> Event:
    """characters.2, old-ones.4"""
    return Event(
        text("regained", who=Who(seat), amount=amount, sanity=sanity), cite, (id_of("sanity", seat),)
    )


@cache
def old_one_rises(card: Card, cite: str) -> Event:
    """old-ones.1"""
    return Event(text(f"rises-{CARDS[card].face}"), cite)


@cache
def mystery_shown(card: Card) -> Event:
    """old-ones.8"""
    return Event(text("mystery-shown", card=name(card)), "old-ones.8", reveals=True)


@cache
def yog_sothoth_tie() -> Event:
    """old-ones.6"""
    return Event(text("yog-sothoth-tie"), "old-ones.6")


@cache
def doom_moves(space: int, loss: int) -> Event:
    """doom.3"""
    return Event(text("doom-moves", space=space, loss=loss), "doom.3", ("doom",))


@cache
def doom_stays(loss: int) -> Event:
    """doom.4"""
    return Event(text("doom-stays", loss=loss), "doom.4", ("doom",))


def game_over(outcome: Outcome) -> Event:
    """end.2, end.3"""
    return Event(outcome.text, outcome.cite, reveals=True)


# What is asked


_TAKE = Option("take", text("option-take"), ("travelling",), "follow.2")
_LAST_PASS = Option("pass", text("option-last-pass"), ("discard",), "follow.7")
_CONFESS = Option("confess", text("option-confess"), (), "faq.1", confirm=True)


@cache
def give(card: Card, followers: tuple[Seat, ...], confession: bool) -> Ask:
    """turn.3, turn.4"""
    options = [
        Option(id_of("seat", to), text("option-give", to=Who(to)), (id_of("seat", to),), "turn.3")
        for to in followers
    ]
    if confession:
        options.append(_CONFESS)
    return Ask("give", text("ask-give", card=name(card)), tuple(options), "turn.3")


@cache
def take_or_pass(known: Card, followers: tuple[Seat, ...], confession: bool) -> Ask:
    """follow.2, follow.6, follow.7; `known` is the travelling card if the follower has seen it, else NONE."""
    options = [_TAKE]
    options += [
        Option(id_of("seat", to), text("option-pass", to=Who(to)), (id_of("seat", to),), "follow.6")
        for to in followers
    ]
    if not followers:
        options.append(_LAST_PASS)
    if confession:
        options.append(_CONFESS)
    question = text("ask-take-or-pass-known", card=name(known)) if known >= 0 else text("ask-take-or-pass")
    return Ask("take-or-pass", question, tuple(options), "follow.2")


@cache
def keep_or_remove(card: Card) -> Ask:
    """events.6"""
    return Ask(
        "orb",
        text("ask-orb", card=name(card)),
        (
            Option("put-back", text("option-put-back"), ("pile",), "events.6"),
            Option("remove", text("option-remove"), ("removed",), "events.6"),
        ),
        "events.6",
    )
