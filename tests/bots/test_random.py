"""The random bot: every answer it may give, and no other."""

from collections import Counter

import msgspec

from miskatonic import bots
from miskatonic.core.bot import look
from miskatonic.core.game import Ask, Option
from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from tests.builders import RITUAL, deal, give


def test_every_option_comes_up_equally_often() -> None:
    g = deal(start=0)
    dice = Rng.seeded(1)
    counted = Counter(bots.get("ritual", "random").choose(look(RITUAL, g, 0, dice)) for _ in range(4000))
    assert set(counted) == {"seat:1", "seat:2", "seat:3", "seat:4"}
    assert all(900 < count < 1100 for count in counted.values())


def test_it_never_confesses_what_it_has_not_seen() -> None:
    g = deal(start=0, confession=True)
    give(g, 1)
    dice = Rng.seeded(1)
    chosen = {bots.get("ritual", "random").choose(look(RITUAL, g, 1, dice)) for _ in range(200)}
    assert chosen == {"take", "seat:2", "seat:3", "seat:4"}


def test_it_picks_as_many_as_an_ask_allows() -> None:
    options = tuple(Option(id, text("option-take")) for id in "abc")
    ask = Ask("several", text("ask-take-or-pass"), options, least=1, most=2)
    sight = msgspec.structs.replace(look(RITUAL, deal(start=0), 0, Rng.seeded(1)), ask=ask)
    chosen = {frozenset(bots.get("ritual", "random").choose(sight)) for _ in range(200)}
    assert chosen == {frozenset(each) for each in ("a", "b", "c", "ab", "ac", "bc")}
