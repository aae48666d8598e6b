"""What is asked and told in Horror where ultimatums and boons change a rule. Not for what they change."""

from miskatonic.core.game import Ask, Event, Option, Seat
from miskatonic.core.ids import id_of
from miskatonic.core.text import Who, text
from miskatonic.games.horror.asks import card_option
from miskatonic.games.horror.naming import name, token_name
from miskatonic.games.horror.state import Horror


def athena() -> Ask:
    """boons.2"""
    yes = Option("yes", text("option-athena"), (), "boons.2")
    no = Option("no", text("option-no"), (), "boons.q2")
    return Ask("boon", text("ask-athena"), (yes, no), "boons.2")


def put_back(seat: Seat) -> Event:
    """boons.2"""
    told = text("athena-puts-back", who=Who(seat), token=token_name("auto-fail"))
    return Event(told, "boons.2", (id_of("seat", seat),))


def destiny(g: Horror, seat: Seat) -> Ask:
    """boons.3: one copy of each card in the deck, as its owner may look at them, or none."""
    by_title = {g.print(card).name: card for card in g.pile(id_of("deck", seat)) if not g.print(card).subtype}
    options = tuple([card_option(g, by_title[title], "boons.3") for title in sorted(by_title)])
    return Ask("boon", text("ask-destiny"), options, "boons.3", least=0)


def destined(seat: Seat, count: int) -> Event:
    """boons.3, table-talk.1: which card it is stays hidden."""
    return Event(
        text("took-destined", who=Who(seat), count=count), "boons.3", (id_of("seat", seat),), reveals=True
    )


def spared(seat: Seat) -> Event:
    """boons.6"""
    return Event(text("spared", who=Who(seat)), "boons.6", (id_of("seat", seat),))


def lost_for_good(g: Horror, card: int) -> Event:
    """ultimatums.16"""
    return Event(text("lost-for-good", card=name(g, card)), "ultimatums.16", (id_of("card", card),))
