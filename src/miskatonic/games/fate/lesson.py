"""The first match of Fate: two turns, from a god to the third space of the summoning circle.

The learner gathers cultists, sends one ahead, moves with a pair to Other Worlds, rolls three successes and
readies a spell. Not for rules; what the pages say is in the messages.
"""

from miskatonic.core.lesson import Lesson, Page, Step

LESSON = Lesson(
    options={"seats": 2},
    seed=9966,
    steps=(
        Step(
            "god",
            ("god:5",),
            (
                Page("goal", (), "win.1"),
                Page("god", ("god:shub-niggurath",), "setup.2"),
            ),
        ),
        Step("colour", ("any",)),
        Step(
            "move",
            ("spell:49",),
            (
                Page("altar", ("location:other-worlds",), "movement.1"),
                Page("move", ("card:49",), "movement.2"),
            ),
        ),
        Step("control", ("none",), (Page("control", (), "control.1"),)),
        Step(
            "roam",
            ("move:1:0",),
            (Page("roam", ("location:library", "location:other-worlds"), "gathering.2"),),
        ),
        Step("ready", ("none",)),
        Step(
            "move",
            ("pair:45:46",),
            (
                Page("rival", ("location:ceremony",), "placement.3"),
                Page("pair", ("card:45", "card:46"), "movement.3"),
            ),
        ),
        Step("move", ("to:0",), (Page("worlds", ("location:other-worlds",), "other-worlds.1"),)),
        Step(
            "ready",
            ("ready:32",),
            (
                Page("rolled", ("circle:0",), "other-worlds.2"),
                Page("ready", ("card:32",), "ready.1"),
            ),
        ),
    ),
    others={1: (("god:4",), ("any",), ("spell:31",), ("roll",), ("none",))},
    end=(
        Page("readied", ("readied:0",), "windows.4"),
        Page("signs", ("lodge:0",), "end-raid.1"),
        Page("won", ("circle:0",), "win.1"),
    ),
)
