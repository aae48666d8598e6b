"""The first match of Cultists: one round, one murder, one vote, and it is won.

Seat 2 is the cultist and kills seat 1 in the library before the learner comes there, by way of an
encounter of his own. He checks the dead, and the table votes by who met whom. Not for rules; what the
pages say is in the messages.
"""

from miskatonic.core.lesson import Lesson, Page, Step

LESSON = Lesson(
    options={"seats": 5, "start": 1},
    seed=160,
    steps=(
        Step("character", ("any",)),
        Step(
            "night",
            ("confirm",),
            (
                Page("goal", (), "basics.1"),
                Page("night", (), "night.d2"),
            ),
        ),
        Step(
            "move",
            ("to:gS",),
            (
                Page("met", ("figure:1", "figure:2"), "encounter.3"),
                Page("move", ("place:gS",), "move.2"),
            ),
        ),
        Step("encounter", ("alive:3",), (Page("encounter", ("figure:3",), "encounter.5"),)),
        Step("move", ("to:VIO",), (Page("on", ("place:VIO",), "move.4"),)),
        Step("move", ("stop",), (Page("stop", (), "encounter.3"),)),
        Step(
            "action",
            ("check:1",),
            (
                Page("action", (), "action.1"),
                Page("check", ("figure:1",), "check-state.1"),
            ),
        ),
        Step("check-state", ("confirm",), (Page("dead", ("figure:1",), "check-state.6"),)),
        Step(
            "discussion",
            ("suspect:2",),
            (
                Page("who", ("figure:2",), "secrets.1"),
                Page("talk", ("figure:2",), "talk.1"),
            ),
        ),
        Step("discussion", ()),
        Step("vote", ("figure:2",), (Page("vote", ("figure:2",), "vote.5"),)),
    ),
    others={
        1: (
            *(("any",), ("confirm",), ("to:gS",), ("to:VIO",), ("stop",), ("alive:2",), ("pass",)),
            *((), (), ("figure:2",), ("keep",)),
        ),
        2: (
            *(("any",), ("confirm",), ("to:gS",), ("to:VIO",), ("dead:1",), ("stop",), ("pass",)),
            *(("suspect:0",), (), ("figure:0",)),
        ),
        3: (
            *(("any",), ("confirm",), ("to:gS",), ("stop",), ("alive:0",), ("pass",)),
            *(("suspect:2",), (), ("figure:2",)),
        ),
        4: (
            *(("any",), ("confirm",), ("to:gW",), ("to:PNK",), ("stop",), ("pass",)),
            *(("suspect:2",), (), ("figure:2",)),
        ),
    },
    end=(
        Page("won", (), "end.2"),
        Page("books", (), "shelf.2"),
    ),
)
