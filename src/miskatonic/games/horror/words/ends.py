"""Words for how it ends: one card as act and agenda, the fate of everybody. Not for endings."""

from miskatonic.games.horror.words.things import Word


class BecomeBoth(Word, frozen=True):
    """act-agenda-deck.9, .16: the agenda of that number is the current act and the current agenda from now
    on; all others leave the game.
    """

    number: int


class KillAll(Word, frozen=True):
    """killed-insane-devoured.5: every investigator is killed, in the game or not; `resigned`: those who have
    resigned, too.
    """

    resigned: bool = True
