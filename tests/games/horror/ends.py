"""Every end of a campaign, played from its first page: who takes part, what is done between two scenarios,
and how each of them is played. The documents lie in the folder `ends`.

`python -m tests.games.horror.ends` plays them anew, or those that are named; where the answers that are kept
still lead to the same end they are taken, else somebody who knows what will happen finds others, which takes
minutes. Do that only if a change is meant. Not for single matches (see `tests.games.golden`).
"""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from miskatonic.core.bot import look
from miskatonic.core.game import Choice, IllegalAnswer, Seat
from miskatonic.core.record import Answer, Match, Record
from miskatonic.core.rng import Rng
from miskatonic.core.series import Series, add, read, write
from miskatonic.core.trial import random_answer
from miskatonic.games.horror import decks
from miskatonic.games.horror.bot import BOTS
from miskatonic.games.horror.campaign import heroes, plan, shop, story
from miskatonic.games.horror.campaign.document import (
    NOTHING_AGREED,
    Agreed,
    Campaign,
    party,
    put,
)
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.lineup import story_cards
from miskatonic.games.horror.state import Horror
from tests.games.horror.ash.player import RESOLUTIONS, Determined
from tests.games.horror.flames import foresight
from tests.games.horror.flames.player import Purposeful
from tests.games.horror.smoke import foresight as smoke

FOLDER = Path(__file__).parent / "ends"
PLAN = plan.find("brethren_of_ash")
KNOWN = {**story_cards(), **by_code()}
DECKS = {each.investigator: dict(Counter(each.cards)) for each in STARTERS}
DANIELA, JOE, TRISH, DEXTER, ISABELLE = DECKS

Act = Callable[[Campaign], Campaign]
"""Something that is done between two scenarios."""


class Scene(NamedTuple):
    """A scenario of a campaign: its seed, how it is played ("random", "simple": the bot, or the name of an
    end that is played for), and what is done before.
    """

    seed: int
    played: str
    before: tuple[Act, ...] = ()


class Script(NamedTuple):
    """A campaign from its beginning to an end."""

    people: tuple[str, ...]
    scenes: tuple[Scene, ...]
    difficulty: str = "easy"
    agreed: Agreed = NOTHING_AGREED


def buys(who: str, card: str, *instead: str) -> Act:
    """Return the purchase of a card, with what leaves the deck for it."""
    return lambda campaign: shop.buy(campaign, who, card, KNOWN, instead)


def replaces(gone: str, new: str) -> Act:
    """Return the choice of a new investigator for one who is lost."""
    return lambda campaign: heroes.replace_lost(campaign, gone, new, without_weaknesses(new), KNOWN, 0)


def joins(new: str) -> Act:
    """Return the arrival of somebody."""
    return lambda campaign: heroes.join(campaign, (new, new), without_weaknesses(new), KNOWN, 0)


def leaves(who: str) -> Act:
    """Return the departure of somebody."""
    return lambda campaign: heroes.leave(campaign, who, KNOWN)


def without_weaknesses(investigator: str) -> dict[str, int]:
    """Return a starter deck without the weakness that is drawn anyway."""
    deck = DECKS[investigator]
    return {code: count for code, count in deck.items() if not decks.is_basic_weakness(KNOWN[code])}


LUCK = Agreed(boons=("ancients", "athena", "hades", "hermes", "osiris", "thoth"))
"""For ends that hardly anybody reaches otherwise."""
FINALITY = Agreed(ultimatums=("finality",))
LAST_CHANCE = Agreed(ultimatums=("finality", "survival"))
FLAMES, SMOKE = Scene(1, "stay"), Scene(1, "simple")

SCRIPTS = {
    "slain": Script((JOE,), (FLAMES, SMOKE, Scene(6, "slay")), agreed=LUCK),
    "stopped": Script((JOE,), (FLAMES, SMOKE, Scene(2, "stop")), agreed=LUCK),
    "drowned": Script((DANIELA, JOE), (FLAMES, Scene(8, "simple"), Scene(5, "flood"))),
    "escaped": Script((JOE, DANIELA), (FLAMES, Scene(0, "flee"), Scene(3, "escape")), agreed=LUCK),
    "overcome": Script((DEXTER,), (Scene(1, "simple"), Scene(1, "simple"), Scene(1, "random")), "standard"),
    "burned": Script((DANIELA, JOE), (FLAMES, Scene(8, "simple"), Scene(8, "escape"))),
    "fled": Script(
        (TRISH, ISABELLE),
        (
            Scene(0, "simple"),
            Scene(0, "flee", (buys(TRISH, "12055", "12086"), buys(TRISH, "12041", "12086"), joins(JOE))),
            Scene(0, "flee", (leaves(ISABELLE),)),
        ),
    ),
    "replaced": Script(
        (DEXTER, JOE),
        (
            Scene(1, "simple"),
            Scene(0, "flee", (replaces(DEXTER, TRISH), replaces(JOE, DANIELA))),
            Scene(0, "simple"),
        ),
        agreed=FINALITY,
    ),
    "nobody-left": Script((DANIELA, TRISH, DEXTER), (Scene(0, "simple"),), "expert", FINALITY),
    "out": Script((ISABELLE,), (Scene(0, "simple"),), "hard", LAST_CHANCE),
}
"""Each end there is: the queen slain, the rite stopped, the sewers flooded with or without anybody who got
out; everybody overcome, burned with the city, or fled in vain; no investigator left in the box, or nobody who
may go on. Some come and go, buy and are replaced on the way.
"""


# How scenarios are played


def answers(match: Match, played: str, rng: Rng) -> tuple[Seat, Choice]:
    """Return who answers next, and what."""
    g: Horror = match.state
    if played == "random":
        return random_answer(match.asks, rng)
    seat = next(iter(match.asks))
    if played == "simple":
        return seat, BOTS["simple"]().choose(look(GAME, g, seat, rng))
    if played in ("flee", "escape") and (seat > 0 or played == "flee"):
        return seat, _fleeing(g, seat, rng)
    if g.scenario.code == "smoke_and_mirrors":
        return seat, smoke.choose(g, seat, played, rng)
    end = "flood" if played == "escape" else played
    aim: foresight.Plan = Determined(end) if end in RESOLUTIONS else Purposeful(end)
    return seat, foresight.choose(g, seat, aim, rng)


def _fleeing(g: Horror, seat: Seat, rng: Rng) -> Choice:
    """Return what leads out, as soon as something does."""
    ask = g.asks()[seat]
    for option in ask.options if ask.kind == "turn" else ():
        if option.confirm and option.what.kind == "use":
            return option.id
    return BOTS["simple"]().choose(look(GAME, g, seat, rng))


def play(match: Match, played: str) -> Match:
    """Play a scenario to its end."""
    rng = Rng.seeded(match.seed)
    while match.outcome is None:
        match.answer(*answers(match, played, rng))
    return match


def replay(match: Match, kept: Record | None) -> Match | None:
    """Give the answers that were kept; None: they no longer lead to an end."""
    try:
        for move in kept.moves if kept else ():
            assert isinstance(move, Answer)
            one = match.asks[move.seat].one
            match.answer(move.seat, move.choice[0] if one else move.choice)
    except (IllegalAnswer, KeyError):
        return None
    return match if match.outcome is not None else None


# A campaign


def begin(script: Script) -> Campaign:
    """Begin a campaign and read its first page."""
    people = [(code, code, DECKS[code]) for code in script.people]
    campaign = story.begin(PLAN, script.difficulty, people, KNOWN, 0, script.agreed)
    return story.decide(campaign, PLAN)


def enter(campaign: Campaign, scene: Scene) -> tuple[Campaign, Match]:
    """Do what is done before a scenario, and begin it."""
    for act in scene.before:
        campaign = act(campaign)
    campaign = story.begin_scenario(campaign, PLAN, KNOWN, scene.seed)
    options = GAME.options(**{**story.options(campaign, PLAN, KNOWN), "windows": "few"})
    return campaign, Match(GAME, options, scene.seed)


def again(script: Script, kept: Series) -> Series:
    """Play a campaign to its end with the answers that are kept, and no others."""
    return tell(script, kept, _nothing_else)


def _nothing_else(match: Match, played: str) -> Match:
    raise AssertionError(f"the answers kept for {match.options} lead nowhere")


def tell(script: Script, kept: Series | None, find: Callable[[Match, str], Match] = play) -> Series:
    """Play a campaign to its end, with the answers that are kept as far as they still lead there."""
    campaign = begin(script)
    series = put(Series("horror"), campaign)
    for number, scene in enumerate(script.scenes):
        campaign, match = enter(campaign, scene)
        record = kept.matches[number].record if kept and number < len(kept.matches) else None
        match = replay(match, record) or find(Match(GAME, match.options, match.seed), scene.played)
        series = add(series, match, [each.owner for each in party(campaign)])
        campaign = story.finish(campaign, PLAN, match, KNOWN)
        series = put(series, campaign)
    return series


def file(name: str) -> Path:
    """Return where a campaign is kept."""
    return FOLDER / f"{name}.json"


def kept(name: str) -> Series | None:
    """Return a campaign that is kept."""
    return read(file(name).read_bytes()) if file(name).exists() else None


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in sys.argv[1:] or SCRIPTS:
        file(each).write_bytes(write(tell(SCRIPTS[each], kept(each))))
