"""Words for what outlasts a scenario: notes in the campaign log, rewards, the end of a campaign.

Not for what is remembered only until the scenario ends.
"""

from miskatonic.games.horror.words.things import Number, Target, Word


class Record(Word, frozen=True):
    """record.1, record.4: a note goes into the campaign log, with the name of a card and a number if it has
    them.
    """

    what: str
    """Its phrase is the message `note-<what>`."""
    target: Target | None = None
    """The card whose name stands in it."""
    number: Number | None = None


class CrossOut(Word, frozen=True):
    """record.3: a note of the campaign log is crossed out."""

    what: str


class EarnReward(Word, frozen=True):
    """rewards.3: a reward card, by its English name, comes to the cards that decks may be built from."""

    name: str


class EndCampaign(Word, frozen=True):
    """The campaign is over, won or lost."""

    won: bool


LogEffect = Record | CrossOut | EarnReward | EndCampaign
