"""What effects near the end of a scenario do: one card as act and agenda, the fate of everybody."""

from miskatonic.games.horror import zones
from miskatonic.games.horror.rules import acts, elimination, harm
from miskatonic.games.horror.rules.doing import does, failed
from miskatonic.games.horror.state import NONE, Context, Horror
from miskatonic.games.horror.words import effects as fx


@does(fx.BecomeBoth)
def become_both(g: Horror, context: Context, word: fx.BecomeBoth, targets: tuple[int, ...]) -> None:
    """act-agenda-deck.9, .16: it takes the place of the current act and the current agenda."""
    there = [*g.pile("agendas"), *g.pile("aside")]
    found = [card for card in there if g.print(card).both and g.print(card).stage == word.number]
    if not found:
        failed(g, context)
        return
    acts.become_both(g, found[0])


@does(fx.KillAll)
def kill_all(g: Horror, context: Context, word: fx.KillAll, targets: tuple[int, ...]) -> None:
    """killed-insane-devoured.5, .6, simultaneous-priority.2: who is still in the game is defeated by it, all
    at one moment, unless that is over.
    """
    falls = []
    for person in list(g.people):
        if person.killed or (person.status == "resigned" and not word.resigned):
            continue
        elimination.tell_fate(g, person.seat, "killed")
        if g.resolution == NONE and person.seat in zones.playing(g):
            falls.append((person.card, context.source, context.you))
    harm.fall(g, falls, by_ability=True)
