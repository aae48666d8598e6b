"""Play the golden matches anew."""

from tests.games.ritual.golden import regenerate

regenerate()
