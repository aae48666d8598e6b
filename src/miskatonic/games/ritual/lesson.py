"""The first match of Ritual: one round, three decisions, and an Elder Sign that nobody speaks of.

The learner holds the Elder Sign. He gives a cursed card away, passes one on unseen, takes the third, and
so ends the round with a pure Dagger. Not for rules; what the pages say is in the messages.
"""

from miskatonic.core.lesson import Lesson, Page, Step

LESSON = Lesson(
    options={"seats": 5, "start": 0},
    seed=50040,
    steps=(
        Step(
            "give",
            ("seat:2",),
            (
                Page("forehead", ("seat:0",), "round.3"),
                Page("survive", ("seat:1", "seat:2", "seat:3", "seat:4"), "survive.2"),
                Page("give", ("seat:2",), "turn.3"),
            ),
        ),
        Step(
            "take-or-pass",
            ("seat:3",),
            (
                Page("given", ("seat:2", "discard"), "follow.3"),
                Page("pass", ("seat:3",), "follow.2"),
            ),
        ),
        Step(
            "take-or-pass",
            ("take",),
            (
                Page("passed", ("seat:3",), "follow.4"),
                Page("take", ("seat:0", "travelling"), "follow.3"),
            ),
        ),
    ),
    others={
        1: (("seat:0",),),
        2: (("take",), ("seat:0",)),
        3: (("take",),),
    },
    end=(
        Page("sign", ("discard",), "events.2"),
        Page("judged", ("seat:0", "seat:2", "seat:3"), "loss.1"),
        Page("win", (), "end.2"),
    ),
)
