"""Acts and agendas: doom, clues spent, objectives, advancing (act-agenda-deck, act, doom). Not for
endings.
"""

from miskatonic.core.game import Seat
from miskatonic.games.horror import during, looking, numbers, told, zones
from miskatonic.games.horror.abilities import first_of
from miskatonic.games.horror.caches import Caches
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import cards, encounter, ending, harm, paying, resolving, timing, tokens
from miskatonic.games.horror.state import NOBODY, NONE, Context, Happening, Horror, step
from miskatonic.games.horror.words.abilities import Objective

DECKS = ("act", "agenda")


def current(g: Horror, deck: str) -> int:
    """act-agenda-deck.9, card-type-act.1, card-type-agenda.1, agenda-card.1, .2: the current one."""
    return zones.current(g, deck)


def objective(g: Horror, card: int) -> Objective | None:
    """act-agenda-deck.5"""
    return first_of(g, card, Objective)


# Doom


def doom_on_agenda(g: Horror, count: int) -> None:
    """mythos.3: doom goes from the pool to the current agenda."""
    tokens.put_doom(g, current(g, "agenda"), count)


def doom_in_play(g: Horror) -> int:
    """mythos.4, doom.5: on the agenda and on every other card in play."""
    return sum([g.cards[card].doom for card in zones.cards_in_play(g)])


@step
def check_doom(g: Horror) -> None:
    """mythos.4, .5, .q2, doom.2, .q2, .q3: enough doom in play advances the agenda, unless an objective
    replaces that.
    """
    agenda = current(g, "agenda")
    if agenda == NONE or not numbers.has_value(g, agenda, "threshold"):
        return
    wanted = objective(g, agenda)
    if wanted is not None and (not wanted.adds or not _met(g, agenda, wanted)):
        return
    if (
        doom_in_play(g) >= numbers.value(g, agenda, "threshold")
        and numbers.cannot(g, agenda, "advance") is None
    ):
        advance(g, "agenda")


def _met(g: Horror, card: int, wanted: Objective) -> bool:
    return wanted.condition is None or looking.holds(g, Context(0, card, g.lead), wanted.condition)


# Clues


def why_not_advance(g: Horror, seat: Seat) -> Reason | None:
    """clues.5, clues.q1, act.5, .11, act-agenda-deck.q1: why the group cannot advance the act now."""
    act = current(g, "act")
    if act == NONE or g.active == NOBODY or (g.perils and zones.kept_out(g, seat)):
        return reason("no-turn", "clues.q1")
    profile = g.printed[g.cards[act].code].profile
    wanted = objective(g, act) if Objective in profile.first or g.gains else None
    if wanted is not None and wanted.may and not wanted.adds and wanted.on is None:
        return None if _met(g, act, wanted) else reason("objective", "act.9")
    if wanted is not None and (not wanted.adds or wanted.on is not None or not _met(g, act, wanted)):
        return reason("objective", "act.9")
    if "threshold" not in profile.numbers:
        return reason("objective", "act.9")
    if g.in_force.forbidding and numbers.cannot(g, act, "advance") is not None:
        return reason("cannot-be", "cannot.1")
    needed = numbers.value(g, act, "threshold")
    if paying.clues_for(g, seat, True) < needed:
        return reason("clues", "act.5", count=needed)
    return None


def advance_by_clues(g: Horror, seat: Seat) -> None:
    """act-agenda-deck.1, .4, .q7: exactly as many clues as needed, from whoever contributes."""
    act = current(g, "act")
    wanted = objective(g, act)
    if wanted is None or wanted.adds:
        needed = numbers.value(g, act, "threshold")
        paying.spend_clues(g, seat, needed, True)
        timing.mark(g, Happening("spends-clues", seat, act, NONE, needed))
    advance(g, "act")


def fulfil(g: Horror, card: int, seat: Seat = NOBODY) -> None:
    """act.9, act.10, act.q1, resolution.1: an objective was fulfilled, so its deck advances, or what else it
    says happens; what it adds to clues, they are spent.
    """
    deck = "act" if g.print(card).type == "act" else "agenda"
    if current(g, deck) != card:
        return
    wanted = objective(g, card)
    if wanted is not None and wanted.effects:
        resolving.carry_out(g, Context(0, card, g.lead, mandatory=True), wanted.effects)
        return
    if deck == "act" and wanted is not None and wanted.adds:
        needed = numbers.value(g, card, "threshold")
        g.then(paying.contribute, contributors(g, card, wanted, seat), needed)
        timing.mark(g, Happening("spends-clues", seat, card, NONE, needed))
    advance(g, deck)


def contributors(g: Horror, act: int, wanted: Objective, seat: Seat) -> tuple[Seat, ...]:
    """clues.8, act.9: whose clues can be spent, beginning with whoever wants to advance."""
    context = Context(0, act, seat)
    able = [
        each
        for each in zones.playing(g)
        if wanted.who is None or looking.matches(g, context, wanted.who, g.people[each].card)
    ]
    return (seat, *[each for each in able if each != seat]) if seat in able else ()


def why_not_spend(g: Horror, context: Context, wanted: Objective) -> Reason | None:
    """act.9, clues.8: why the clues that an Objective asks for at its own moment cannot be spent."""
    if not wanted.adds:
        return None
    if numbers.cannot(g, context.source, "advance") is not None:
        return reason("cannot-be", "cannot.1")
    needed = numbers.value(g, context.source, "threshold")
    giving = contributors(g, context.source, wanted, context.you)
    if not giving or sum([g.cards[g.people[each].card].clues for each in giving]) < needed:
        return reason("clues", "act.5", count=needed)
    return None


@Caches.at_once.worked_out
def _work_out_at_once(g: Horror) -> list[int]:
    return [card for deck in DECKS for card in g.pile(deck)[-1:] if g.print(card).profile.at_once]


def _wanted_at_once(g: Horror, deck: str) -> Objective | None:
    """act.q1: the Objective of the current card, if it is to be met at any time."""
    pile = g.piles.get(deck)
    if not pile or not g.cards[pile[-1]].revealed:
        return None
    return g.print(pile[-1]).profile.at_once


def met_at_once(g: Horror) -> list[int]:
    """act.10, act.q1: the current cards whose requirements are met, and which advance at once."""
    found = []
    for deck in DECKS:
        wanted, card = _wanted_at_once(g, deck), current(g, deck)
        if wanted is not None and wanted.condition is not None and _met(g, card, wanted):
            found.append(card)
    return found


# Advancing


def advance(g: Horror, deck: str) -> None:
    """act-agenda-deck.10, .13: a card that advances already, or is turned over, does not advance anew."""
    card = current(g, deck)
    deck = deck if card == NONE else g.cards[card].zone
    under_way = f"{deck}-advances" in [each.happening.what for each in g.sequences] or (
        (next_card.__name__, (deck, card)) in g.stack
    )
    if card != NONE and g.cards[card].revealed and not under_way:
        timing.happen(g, Happening(f"{deck}-advances", NOBODY, card), turn_card_over, deck, card)


@step
def turn_card_over(g: Horror, deck: str, card: int) -> None:
    """act-agenda-deck.11 to .15, mythos.6, .7: tokens off, all doom off for agendas, then side "b"."""
    if current(g, deck) != card:
        return
    g.tell(told.advances(g, card))
    if story := g.print(card).reverse_story:
        g.tell(told.passage(story, "act-agenda-deck.13"))
    tokens.advance_without(g, card, all_doom=deck == "agenda")
    g.change(card, revealed=False)
    resolving.carry_out(g, Context(0, card, g.lead, mandatory=True), g.print(card).reverse)
    g.then(encounter_reverse, card)
    g.then(next_card, deck, card)


@step
def encounter_reverse(g: Horror, card: int) -> None:
    """act-agenda-deck.15, .q5, .q6: an encounter card on the reverse is drawn by the lead investigator."""
    code = g.print(card).reverse_card
    if not code:
        return
    zones.move_to(g, card, "limbo")
    g.change(card, code=code, revealed=True)
    encounter.resolve(g, g.lead, card)


@step(during=lambda g, deck, card: during.Doing("advances", NOBODY, card))
def next_card(g: Horror, deck: str, card: int) -> None:
    """act-agenda-deck.16, .17, .q6, mythos.8: the next card becomes the current one, the old one leaves the
    game.
    """
    if g.ended:
        return
    if g.cards[card].zone == deck:
        cards.leave(g, card, "removed")
    elif not zones.in_play(g, card) and g.cards[card].zone != "victory":
        cards.lay(g, card, "removed")
    rest = g.pile(f"{deck}s")
    if not g.pile(deck) and rest:
        become_current(g, deck, rest[0])
    if not g.pile(deck) and deck == "agenda":
        last_agenda(g)


def become_current(g: Horror, deck: str, card: int) -> None:
    """act-agenda-deck.16"""
    zones.move_to(g, card, deck)
    tell_current(g, card)


def become_both(g: Horror, card: int) -> None:
    """act-agenda-deck.9, .16: an agenda takes the place of all others, and of all acts."""
    for deck in DECKS:
        for old in list(g.pile(deck)):
            cards.leave(g, old, "removed")
        for left in list(g.pile(f"{deck}s")):
            if left != card:
                cards.lay(g, left, "removed")
    become_current(g, "agenda", card)


def tell_current(g: Horror, card: int) -> None:
    """act-agenda-deck.9: which act or agenda it is now, with its story."""
    g.tell(told.becomes_current(g, card))
    if story := g.print(card).story:
        g.tell(told.passage(story, "act-agenda-deck.9"))


def last_agenda(g: Horror) -> None:
    """resolution.4, .q1, act-agenda-deck.q8: no agenda and no resolution: everybody left is defeated, with
    1 trauma.
    """
    for seat in zones.playing(g):
        g.then(ending.defeated_by_agenda, seat)
    harm.fall(g, [(g.people[seat].card, NONE, NOBODY) for seat in zones.playing(g)], by_ability=True)
