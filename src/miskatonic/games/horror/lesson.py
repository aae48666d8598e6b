"""The first match of Horror: one round alone, two clues, and the first act is done.

Joe Diamond plays an ally, investigates twice and pays the clues for the act. Not for rules; what the pages
say is in the messages.
"""

from miskatonic.core.lesson import Lesson, Page, Step

LESSON = Lesson(
    options={"seats": 1, "difficulty": "easy", "decks": ["12004"]},
    seed=5,
    steps=(
        Step("mulligan", ("card:7", "card:28", "card:27", "card:25")),
        Step(
            "turn",
            ("play:9",),
            (
                Page("goal", ("card:74",), "act-agenda-deck.2"),
                Page("turn", ("card:0",), "investigation.7"),
                Page("play", ("card:9",), "investigation.13"),
            ),
        ),
        Step("turn", ("investigate",), (Page("investigate", ("card:34",), "investigation.15"),)),
        Step(
            "commit",
            (),
            (
                Page("test", (), "test.1"),
                Page("commit", (), "test.8"),
            ),
        ),
        Step("reaction", ("0.0.0.-1",), (Page("reaction", ("card:0",), "quick-reference.19"),)),
        Step("turn", ("investigate",), (Page("again", ("card:34",), "clues.4"),)),
        Step("commit", ()),
        Step(
            "reaction",
            ("74.74.0.-1",),
            (
                Page("upkeep", (), "upkeep.1"),
                Page("advance", ("card:74",), "clues.8"),
            ),
        ),
    ),
    end=(
        Page("advanced", (), "act-agenda-deck.10"),
        Page("mythos", (), "mythos.2"),
        Page("won", (), "timing.1"),
    ),
)
