"""What effects on the scenario do: acts and agendas, resolutions, codex and story, locations, what is
remembered.
"""

from collections.abc import Callable

from miskatonic.games.horror import looking, told, zones
from miskatonic.games.horror.rules import acts, cards, ending, resolving
from miskatonic.games.horror.rules.doing import does, failed, needs, worth
from miskatonic.games.horror.rules.doing_cards import seats
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.words import effects as fx

HATCHES: dict[str, Callable[[Horror, Context], None]] = {}
"""The functions that cards use instead of words, by name."""


@does(fx.AdvanceAct)
def advance_act(g: Horror, context: Context, word: fx.AdvanceAct, targets: tuple[int, ...]) -> None:
    """act-agenda-deck.10"""
    acts.advance(g, "act")


@does(fx.AdvanceAgenda)
def advance_agenda(g: Horror, context: Context, word: fx.AdvanceAgenda, targets: tuple[int, ...]) -> None:
    """mythos.9"""
    acts.advance(g, "agenda")


@does(fx.Resolution)
def resolution(g: Horror, context: Context, word: fx.Resolution, targets: tuple[int, ...]) -> None:
    """resolution.1, resolution.2"""
    g.then(ending.resolve, word.number)


@does(fx.Remember)
def remember(g: Horror, context: Context, word: fx.Remember, targets: tuple[int, ...]) -> None:
    """remember.1, remember.3"""
    ending.remember(g, word.what)


@does(fx.ReadCodex)
def read_codex(g: Horror, context: Context, word: fx.ReadCodex, targets: tuple[int, ...]) -> None:
    """codex.3 to .10, .q1: the first section whose conditions are met, once in a scenario unless it says
    otherwise.
    """
    if word.entry in g.codex_read or word.entry not in g.scenario.codex:
        failed(g, context)
        return
    for section in g.scenario.codex[word.entry]:
        if section.condition is None or looking.holds(g, context, section.condition):
            if not section.again:
                g.codex_read.append(word.entry)
            g.tell(told.codex(word.entry))
            if section.story:
                g.tell(told.passage(section.story, "codex.3"))
            resolving.do_first(g, context, section.effects, mandatory=True)
            return
    failed(g, context)


@worth(fx.ReadCodex)
def can_read(g: Horror, context: Context, word: fx.ReadCodex) -> bool:
    """codex.4, codex.10"""
    return word.entry in g.scenario.codex and word.entry not in g.codex_read


@does(fx.ReadPassage)
def read_passage(g: Horror, context: Context, word: fx.ReadPassage, targets: tuple[int, ...]) -> None:
    """codex.3: the guide goes on."""
    g.tell(told.passage(word.story, "codex.3"))


@does(fx.ReadStory)
def read_story(g: Horror, context: Context, word: fx.ReadStory, targets: tuple[int, ...]) -> None:
    """story-cards.2 to .5, .q1, card-type-story.1: the story side is resolved; the front stays active and
    nothing on it changes.
    """
    reading = [each.source for each in g.contexts.values() if each.designator == "story"]
    for card in targets:
        if card in reading:
            failed(g, context)
            continue
        g.tell(told.story(g, card))
        inner = Context(0, card, context.you if context.you >= 0 else g.lead, designator="story")
        resolving.carry_out(g, inner, g.print(card).reverse)


@does(fx.BecomeCurrent)
def become_current(g: Horror, context: Context, word: fx.BecomeCurrent, targets: tuple[int, ...]) -> None:
    """act-agenda-deck.16: the named card instead of the next one."""
    for card in (*g.pile(f"{word.deck}s"), *g.pile("aside")):
        if g.print(card).type == word.deck and g.print(card).stage == word.number:
            for old in list(g.pile(word.deck)):
                cards.leave(g, old, "removed")
            for skipped in list(g.pile(f"{word.deck}s")):
                if g.print(skipped).stage < word.number:
                    cards.lay(g, skipped, "removed")
            acts.become_current(g, word.deck, card)
            return
    failed(g, context)


@does(fx.PlaceLocation)
def place_location(g: Horror, context: Context, word: fx.PlaceLocation, targets: tuple[int, ...]) -> None:
    """locations.3: it enters play unrevealed."""
    for card in targets:
        cards.enter_play(g, card, "map")


@needs(fx.PlaceLocation)
def is_aside(g: Horror, context: Context, word: object, card: int) -> bool:
    """target.7"""
    return not zones.in_play(g, card) and g.print(card).type == "location"


@does(fx.Run)
def run(g: Horror, context: Context, word: fx.Run, targets: tuple[int, ...]) -> None:
    """The escape hatch."""
    HATCHES[word.name](g, context)


@does(fx.LoseExperience)
def lose_experience(g: Horror, context: Context, word: fx.LoseExperience, targets: tuple[int, ...]) -> None:
    """victory.7: what is earned at the end will be less, but never less than nothing."""
    count = looking.amount(g, context, word.count)
    for seat in seats(g, targets):
        g.alter(seat, forfeits=g.people[seat].forfeits + count)
        g.tell(told.forfeits(seat, count))
