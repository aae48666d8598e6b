"""What tests of the rules of thumb look with: the sight of whoever is asked, and the first seat's scene."""

from miskatonic.core.bot import Sight, look
from miskatonic.core.rng import Rng
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import view
from tests.games.horror.table import Table


def sight(t: Table) -> Sight:
    """Return what a bot would be shown that has to answer."""
    return look(GAME, t.g, t.asked, Rng.seeded(1))


def scene(t: Table) -> Scene:
    """Return the table as the first seat sees it."""
    return Scene(view(t.g, 0))
