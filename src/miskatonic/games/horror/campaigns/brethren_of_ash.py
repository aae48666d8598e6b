"""Brethren of Ash: the campaign of the 2026 core box, in three scenarios. Its story is in the messages."""

from miskatonic.games.horror.campaign.plan import Part, Plan
from miskatonic.games.horror.scenarios import spreading_flames

PLAN = Plan(
    "brethren_of_ash",
    ("Brethren of Ash", "Bruderschaft der Asche"),
    bags=spreading_flames.SCENARIO.bags,
    parts=(
        Part(story="story-ash-prologue"),
        Part("spreading_flames"),
        Part("smoke_and_mirrors"),
        Part("queen_of_ash"),
    ),
)
