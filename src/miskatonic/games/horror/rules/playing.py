"""Playing assets and events from hand (playing, play-action, event-card). Not for paying (see `paying`)."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.games.horror import during, numbers, zones
from miskatonic.games.horror.abilities import text_named, words_of
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import cards, limits, resolving, slots, timing
from miskatonic.games.horror.state import Context, Happening, Horror, kind_of, step
from miskatonic.games.horror.words.abilities import Play


def play_text(g: Horror, card: int) -> tuple[Text, Play]:
    """Return how a card in hand is played: by its play instructions, or just so."""
    index, plays = g.printed[g.cards[card].code].profile.play
    return Text(card, card, index), plays


def why_not(g: Horror, context: Context, card: int) -> Reason | None:
    """playing.1, skill-cards.2, unique.2, slots.q2, limit-max.7, seal.7, signature.4, ultimatums.17: why not
    play it.
    """
    printed = g.printed[g.cards[card].code]
    profile = printed.profile
    if printed.type not in ("asset", "event"):
        return reason("not-playable", "skill-cards.2")
    if printed.cost is None:
        return reason("no-cost", "costs.3")
    if printed.name[0] in g.lost:
        return reason("lost", "ultimatums.17")
    if g.cards[card].owner != context.you and zones.is_anothers_signature(g, card, context.you):
        return reason("anothers-signature", "signature.4")
    if printed.unique and not cards.can_enter_play(g, card):
        return reason("unique", "unique.2")
    if profile.copy_limits and not limits.copies_allow(g, card, context.you):
        return reason("copies", "limit-max.6")
    if printed.type == "asset" and profile.must_be_attached and not cards.hosts(g, card):
        return reason("no-host", "attachments.3")
    if printed.type == "asset" and printed.slots and not slots.can_make_room(g, context.you, card):
        return reason("slots", "slots.q2")
    if "seal" in profile.keyword_names or g.in_force.keywords:
        seal = numbers.keyword(g, card, "seal")
        if seal is not None and not cards.sealable(g, seal.type):
            return reason("no-token", "seal.7")
    return None


def play(g: Horror, context: Context, text: Text) -> None:
    """initiation.12 to .14: the card begins to be played; an event goes to limbo (limbo.2), unless its own
    cost has exiled it or removed it from the game (ignore.8).
    """
    card = text.card
    limits.count_copy(g, card)
    if g.print(card).type == "event":
        if g.cards[card].zone != "removed":
            cards.lay(g, card, "limbo")
        g.change(card, controller=context.you)
        what = Happening("plays", context.you, card)
        timing.happen(g, what, resolve_event, context.id, text.key)
        g.then(event_done, card, context.id)
        return
    timing.happen(g, Happening("plays", context.you, card), play_asset, card, context.you)
    g.then(asset_played, card, context.id)


@step
def resolve_event(g: Horror, number: int, key: str) -> None:
    """event-card.3, .q1, card-type-event.1: its effects, then to the discard pile, before anything that comes
    after playing it.
    """
    text = text_named(key)
    ability = words_of(g, text)
    resolving.carry_out(g, g.contexts[number], getattr(ability, "effects", ()))
    g.then(discard_event, text.card)


@step
def discard_event(g: Horror, card: int) -> None:
    """event-card.4, playing.q1, limbo.6: unless its effect put it somewhere."""
    if g.cards[card].zone == "limbo":
        cards.put_away(g, card, cards.pile_of(g, card))


@step(during=during.playing)
def event_done(g: Horror, card: int, number: int) -> None:
    """event-card.5, initiation.q3: a cancelled event counts as played and is discarded too."""
    discard_event(g, card)
    g.contexts.pop(number, None)


@step
def play_asset(g: Horror, card: int, seat: Seat) -> None:
    """asset.2, card-type-asset.1, playing.6, attachments.1"""
    if cards.must_be_attached(g, card):
        cards.attach_to_some_host(g, card, seat)
        return
    cards.enter_play(g, card, id_of("play", seat), seat)


@step(during=during.playing)
def asset_played(g: Horror, card: int, number: int) -> None:
    """initiation.14, .q3: if playing it was cancelled, it counts as played and is discarded."""
    if kind_of(g.cards[card].zone) == "hand":
        cards.put_away(g, card, cards.pile_of(g, card))
    g.contexts.pop(number, None)
