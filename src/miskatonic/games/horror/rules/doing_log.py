"""What effects on the campaign do: notes in its log, rewards, its end. Not for what a scenario remembers."""

from miskatonic.games.horror import looking
from miskatonic.games.horror.notes import is_recorded
from miskatonic.games.horror.rules import logbook
from miskatonic.games.horror.rules.doing import does, worth
from miskatonic.games.horror.state import NONE, Context, Horror
from miskatonic.games.horror.words import effects as fx


@does(fx.Record)
def record(g: Horror, context: Context, word: fx.Record, targets: tuple[int, ...]) -> None:
    """record.1, .4, .x1: the phrase exactly as given, with the name and the number as they are now."""
    number = 0 if word.number is None else looking.amount(g, context, word.number)
    for card in targets or (NONE,):
        logbook.record(g, word.what, card, number)


@does(fx.CrossOut)
def cross_out(g: Horror, context: Context, word: fx.CrossOut, targets: tuple[int, ...]) -> None:
    """record.3"""
    logbook.cross_out(g, word.what)


@worth(fx.CrossOut)
def stands_there(g: Horror, context: Context, word: fx.CrossOut) -> bool:
    """record.3: only what is noted can be crossed out."""
    return is_recorded(g.log, word.what)


@does(fx.EarnReward)
def earn_reward(g: Horror, context: Context, word: fx.EarnReward, targets: tuple[int, ...]) -> None:
    """rewards.3, reward.4"""
    logbook.earn_reward(g, word.name)


@does(fx.EndCampaign)
def end_campaign(g: Horror, context: Context, word: fx.EndCampaign, targets: tuple[int, ...]) -> None:
    """winning-and-losing.7: a campaign goes on, unless something says otherwise."""
    logbook.end_campaign(g, word.won)
