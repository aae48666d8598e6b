"""How a scenario ends: resolutions, the victory display, no resolution (resolution, victory, winning-and-
losing).
"""

from miskatonic.core.game import Outcome, Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.core.text import text
from miskatonic.games.horror import group_asks, looking, numbers, told
from miskatonic.games.horror.noting import SOMETHING
from miskatonic.games.horror.rules import cards, elimination, resolving, testing, timing
from miskatonic.games.horror.state import Context, Happening, Horror, step


@step
def resolve(g: Horror, number: int) -> None:
    """resolution.1, act-agenda-deck.18: a resolution is reached, the scenario is over."""
    if g.ended:
        return
    g.resolution = number
    timing.happen(g, Happening("game-ends"), collect_victory)
    g.then(read_ending, number)
    g.then(conclude)


@step
def no_resolution(g: Horror) -> None:
    """resolution.3, elimination.13: nobody is left."""
    g.then(resolve, 0)


@step
def collect_victory(g: Horror) -> None:
    """victory.5, .6, clues.10, clues.q2: locations in play, revealed and without clues, with Victory X."""
    for location in list(g.pile("map")):
        card = g.cards[location]
        if card.revealed and not card.clues and numbers.value(g, location, "victory"):
            cards.put_away(g, location, "victory")
            g.tell(told.to_victory(g, location))


# What the ending tells and brings


@step
def read_ending(g: Horror, number: int) -> None:
    """resolution.1, resolution.2: its entry in the guide is read and carried out, in the guide's order."""
    g.resolution = number
    g.tell(told.resolution(g))
    read_entry(g, number)


@step
def read_also(g: Horror, number: int, after: int) -> None:
    """resolution.2: another entry is read, if its condition holds now."""
    condition = g.scenario.endings[after].follows[number]
    if looking.holds(g, Context(0, g.people[g.lead].card, g.lead), condition):
        read_entry(g, number)


def read_entry(g: Horror, number: int) -> None:
    """resolution.1, resolution.2: what an entry tells and brings."""
    ending = g.scenario.endings.get(number)
    if ending is None:
        return
    if ending.story:
        g.tell(told.passage(ending.story, "resolution.2"))
    if ending.effects:
        context = Context(0, g.people[g.lead].card, g.lead, mandatory=True)
        resolving.carry_out(g, context, ending.effects)
    if ending.bearer:
        g.then(offer_bearer, ending.bearer)
    g.then(share_out, number)
    for other in ending.follows:
        g.then(read_also, other, number)
    if ending.choices:
        g.then(offer_endings, number)


def remember(g: Horror, what: str) -> None:
    """remember.1, .2: the group remembers something until the scenario is over."""
    if what not in g.remembered:
        g.remembered.append(what)
        g.unsettled |= SOMETHING
        g.tell(told.remembers(what))


@step
def offer_bearer(g: Horror, code: str) -> None:
    """asset.9, lead-investigator.3: whoever can play on may become the bearer; the lead investigator says
    who. Without the card they go on without it (standalone.12).
    """
    if not any(card.code == code for card in g.cards):
        return
    able = tuple(person.seat for person in g.people if not person.fate)
    if len(able) == 1:
        bear(g, g.lead, id_of("seat", able[0]), code)
    elif able:
        g.ask(g.lead, group_asks.bearer(g, code, able), bear, code)


@step
def bear(g: Horror, lead: Seat, choice: str, code: str) -> None:
    """asset.9"""
    card = next(card.id for card in g.cards if card.code == code)
    become_bearer(g, card, number_in(choice))


def become_bearer(g: Horror, card: int, seat: Seat) -> None:
    """asset.9, ownership-control.q2: the card is part of that deck from now on, beyond its size."""
    g.change(card, owner=seat, gained=True)
    g.tell(told.becomes_bearer(g, card, seat))


@step
def share_out(g: Horror, number: int) -> None:
    """victory.7, trauma.1, trauma.2: what each investigator earns and suffers, defeated or not."""
    ending = g.scenario.endings[number]
    for person in list(g.people):
        if ending.whose == "resigned" and person.status != "resigned":
            continue
        if ending.experience is not None:
            bonus = looking.amount(g, Context(0, person.card, person.seat), ending.experience)
            due = bonus + (experience(g) if ending.victory else 0)
            earned = max(0, due - person.forfeits)
            forfeits = person.forfeits - (due - earned)
            g.alter(person.seat, experience=person.experience + earned, forfeits=forfeits)
            g.tell(told.earned(person.seat, earned))
        if ending.physical:
            elimination.suffer_trauma(g, person.seat, "physical", ending.physical)
        if ending.mental:
            elimination.suffer_trauma(g, person.seat, "mental", ending.mental)


@step
def offer_endings(g: Horror, number: int) -> None:
    """lead-investigator.3: the group chooses how it goes on; the lead investigator says so for all."""
    g.ask(g.lead, group_asks.endings(g.scenario.endings[number].choices), ending_chosen)


@step
def ending_chosen(g: Horror, lead: Seat, choice: str) -> None:
    """resolution.1"""
    g.then(read_ending, number_in(choice))


def is_won(g: Horror) -> bool:
    """winning-and-losing.2, .8, .9: whether the resolution that was reached is a victory."""
    return g.resolution > 0 and g.resolution not in g.scenario.lost


def outcome(g: Horror) -> Outcome | None:
    """winning-and-losing.8, .9, resolution.3: how it ended; "none": no resolution was reached."""
    if g.outcome is None:
        return None
    return g.outcome.by("won" if is_won(g) else "lost" if g.resolution > 0 else "none")


@step
def conclude(g: Horror) -> None:
    """winning-and-losing.2, .8, .9: who has won; resigned investigators have survived (resign.q1)."""
    won = is_won(g)
    seats = tuple(
        seat for seat, person in enumerate(g.people) if person.status != "defeated" and not person.fate
    )
    g.ended = True
    fill_bag(g)
    g.outcome = Outcome(
        seats if won else (),
        text("outcome-won" if won else "outcome-lost", ending=told.ending_name(g)),
        "winning-and-losing.8" if won else "winning-and-losing.9",
    )
    g.pending.clear()
    g.stop()


def fill_bag(g: Horror) -> None:
    """setup.8, test.33, seal.3: what is sealed or revealed goes back into the chaos bag, as the next scenario
    finds it.
    """
    while g.tests:
        g.bag += testing.not_lent(g.end_test())
    for card in g.cards:
        if card.sealed:
            cards.release(g, card.id)


@step
def defeated_by_agenda(g: Horror, seat: Seat) -> None:
    """resolution.4, .q1: the investigator chooses which trauma, where it matters."""
    elimination.suffer_either(g, seat)


def borne(g: Horror, seat: Seat) -> tuple[str, ...]:
    """weakness.7, weakness.8: what an investigator bears beside the deck, now and in later scenarios."""
    return tuple(card.code for card in g.cards if card.owner == seat and card.gained)


def experience(g: Horror) -> int:
    """victory.7: what the victory display is worth to each investigator."""
    return sum(numbers.value(g, card, "victory") for card in g.pile("victory"))
