"""What the table is told of cards that lie facedown or beneath others: what nobody may know is not named."""

from miskatonic.core.game import Event
from miskatonic.core.ids import id_of
from miskatonic.core.text import text
from miskatonic.games.horror.naming import name
from miskatonic.games.horror.state import Horror


def set_aside() -> Event:
    """in-play.3: nobody looks at it."""
    return Event(text("set-aside-facedown"), "in-play.3", reveals=True)


def put_beneath(g: Horror, card: int, over: int) -> Event:
    """in-play.3"""
    said = text("put-beneath", card=name(g, card), over=name(g, over))
    return Event(said, "in-play.3", (id_of("card", card), id_of("card", over)))


def dealt_beneath(g: Horror, over: tuple[int, ...]) -> Event:
    """in-play.3: beneath which cards, but not what."""
    said = text("dealt-beneath", cards=[name(g, each) for each in over])
    return Event(said, "in-play.3", tuple([id_of("card", each) for each in over]), reveals=True)


def turned_up(g: Horror, card: int) -> Event:
    """in-play.3"""
    return Event(text("laid-open", card=name(g, card)), "in-play.3", (id_of("card", card),), reveals=True)
