"""Bots as somebody else might write them: a fair one, and those that go wrong in every way."""

import gc
import os
import time
from typing import Any

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice
from miskatonic.core.rng import Rng


class Fair:
    """Imagines a position, prints something, and answers by chance."""

    def choose(self, sight: Sight) -> Choice:
        imagined: Any = sight.sample(sight.rng)
        print("I imagine", len(sight.game.asks(imagined)))
        return sight.rng.choice(sight.ask.options).id


class Crashes:
    def choose(self, sight: Sight) -> Choice:
        raise RuntimeError("out of luck")


class Dies:
    def choose(self, sight: Sight) -> Choice:
        os._exit(3)


class Lies:
    def choose(self, sight: Sight) -> Choice:
        return "win"


class Hangs:
    def choose(self, sight: Sight) -> Choice:
        time.sleep(600)
        return ""


class Babbles:
    def choose(self, sight: Sight) -> Choice:
        return {"not": "a choice"}  # type: ignore[return-value]


class Spies:
    """Looks for the real position in its own process, and answers only if it finds none."""

    def choose(self, sight: Sight) -> Choice:
        found = [each for each in gc.get_objects() if isinstance(each, sight.game.state_type)]
        assert not found
        sight.sample(Rng.seeded(1))
        return sight.ask.options[0].id


class Speechless:
    """Has no method `choose`."""


NUMBER = 3
