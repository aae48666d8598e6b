"""Random small scenarios of Horror: cards with random abilities, decks of them, a handful of connected rooms.

Not for the words that abilities are made of (see `horror_words`).
"""

import random
from typing import Any

from miskatonic.games.horror.printed import Printed, Scenario, Section, Value
from miskatonic.games.horror.rules import Deck
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Ability,
    Action,
    AttachRule,
    Constant,
    CopyLimit,
    ElderSign,
    Forced,
    Free,
    Gains,
    Haunted,
    Keyword,
    Objective,
    Play,
    Reaction,
    Revelation,
    Symbol,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import (
    SKILLS,
    AllOf,
    At,
    Choose,
    Condition,
    Kind,
    Matcher,
    Most,
    Named,
)
from tests.properties import horror_words as words

ENEMY_KEYWORDS = (
    "hunter",
    "aloof",
    "massive",
    "retaliate",
    "alert",
    "elusive",
    "doomed",
    "patrol",
    "prey",
    "spawn",
)


def forced(dice: random.Random) -> Forced:
    return Forced(words.trigger(dice), words.effects(dice), words.limit(dice))


def reaction(dice: random.Random) -> Reaction:
    return Reaction(words.trigger(dice), words.effects(dice), words.prices(dice), words.limit(dice))


def free(dice: random.Random) -> Free:
    return Free(
        words.effects(dice),
        words.prices(dice),
        words.limit(dice),
        words.draw(Condition | None, dice, 2),
    )


def action(dice: random.Random) -> Action:
    costs = (price.Actions(dice.choice((1, 1, 2))), *words.prices(dice))
    return Action(
        words.effects(dice), costs, dice.choice(("", "", "parley", "fight", "evade", "investigate"))
    )


def constant(dice: random.Random) -> Constant:
    if dice.random() < 0.2:
        whom = words.draw(Matcher, dice, 1)
        return Constant((Gains(whom, dice.choice((forced, reaction, free, action))(dice)),))
    return Constant(words.modifiers(dice), words.draw(Condition | None, dice, 1))


def keyword(name: str, dice: random.Random) -> Keyword:
    """Return a keyword with what stands behind it."""
    if name == "prey":
        what: Any = dice.choice(
            (Most("willpower", Kind("investigator")), Most("combat", Kind("investigator")))
        )
        return Keyword(name, what=what, only=dice.random() < 0.2)
    if name in ("patrol", "spawn"):
        return Keyword(
            name, what=AllOf((Kind("location"), Named(dice.choice(("Attic", "Porch", "Nowhere")))))
        )
    if name == "uses":
        return Keyword(name, dice.randint(1, 3), dice.choice(words.USES))
    if name == "seal":
        return Keyword(name, type=dice.choice(("0", "skull", "any")))
    return Keyword(name, 1 if name == "victory" else 0)


def some(dice: random.Random, *makers: Any) -> tuple[Ability, ...]:
    return tuple(dice.choice(makers)(dice) for _ in range(dice.choice((0, 1, 1, 2))))


def with_keywords(dice: random.Random, names: tuple[str, ...], most: int) -> tuple[Ability, ...]:
    return tuple(keyword(name, dice) for name in dice.sample(names, dice.randint(0, most)))


def names(dice: random.Random, number: int) -> tuple[str, str]:
    name = dice.choice(words.NAMES) if dice.random() < 0.4 else f"Card {number}"
    return name, f"{name} (de)"


def icons(dice: random.Random) -> dict[str, int]:
    return {dice.choice(("willpower", "intellect", "combat", "agility", "wild")): dice.randint(1, 2)}


def player_card(dice: random.Random, number: int) -> Printed:
    """Return a random asset, event or skill, now and then a weakness."""
    type: Any = dice.choice(("asset", "asset", "event", "skill"))
    subtype = "weakness" if dice.random() < 0.06 else ""
    common: dict[str, Any] = {
        "traits": tuple(dice.sample(words.TRAITS, dice.randint(0, 2))),
        "icons": icons(dice),
        "subtype": subtype,
        "unique": dice.random() < 0.1,
        "level": 0,
    }
    code, name = f"p{number}", names(dice, number)
    limits = (CopyLimit(1, dice.choice(("investigator", "round", "game"))),) if dice.random() < 0.1 else ()
    if type == "asset":
        keys = with_keywords(dice, ("uses", "fast", "seal", "starting", "victory"), 1)
        own = (*keys, *limits, *some(dice, forced, reaction, free, action, constant))
        slots = tuple(dice.choice(words.SLOTS) for _ in range(dice.choice((0, 1, 1, 2))))
        health = Value(dice.randint(1, 3)) if dice.random() < 0.4 else None
        sanity = Value(dice.randint(1, 3)) if dice.random() < 0.3 else None
        return Printed(
            code,
            type,
            name,
            abilities=own,
            cost=dice.randint(0, 3),
            slots=slots,
            health=health,
            sanity=sanity,
            **common,
        )
    if type == "event":
        quick = dice.random() < 0.4
        on = words.trigger(dice) if quick and dice.random() < 0.6 else None
        play = Play(
            words.effects(dice),
            on,
            words.draw(Condition | None, dice, 1),
            costs=words.prices(dice),
        )
        fast = (Keyword("fast"),) if quick else ()
        return Printed(
            code, type, name, abilities=(*fast, *limits, play), cost=dice.choice((0, 1, 2, -1)), **common
        )
    return Printed(code, type, name, abilities=some(dice, forced, constant), **common)


def investigator(dice: random.Random, number: int) -> Printed:
    skills = {skill: dice.randint(1, 5) for skill in ("willpower", "intellect", "combat", "agility")}
    sign = ElderSign(dice.randint(0, 2), words.effects(dice, 1) if dice.random() < 0.5 else ())
    return Printed(
        f"i{number}",
        "investigator",
        (f"Person {number}", f"Person {number} (de)"),
        unique=True,
        skills=skills,
        health=Value(dice.randint(5, 9)),
        sanity=Value(dice.randint(5, 9)),
        abilities=(*some(dice, reaction, free), sign),
    )


def enemy(dice: random.Random, number: int) -> Printed:
    more = (Revelation(words.effects(dice, 1)),) if dice.random() < 0.2 else ()
    return Printed(
        f"e{number}",
        "enemy",
        names(dice, number),
        traits=tuple(dice.sample(words.TRAITS, 1)),
        fight=Value(dice.randint(1, 4)),
        evade=Value(dice.randint(1, 4)),
        health=Value(dice.randint(1, 3), dice.random() < 0.2),
        damage=dice.randint(0, 2),
        horror=dice.randint(0, 2),
        unique=dice.random() < 0.1,
        abilities=(
            *with_keywords(dice, (*ENEMY_KEYWORDS, "peril", "victory"), 3),
            *more,
            *some(dice, forced, constant, action),
        ),
    )


def treachery(dice: random.Random, number: int) -> Printed:
    keys = with_keywords(dice, ("peril", "victory"), 1)
    shape = dice.random()
    if shape < 0.2:
        burden = Constant((Change("you", dice.choice(SKILLS), -1),))
        own: tuple[Ability, ...] = (
            Keyword("hidden"),
            Revelation((fx.AddToHand("this"),)),
            burden,
            *some(dice, forced, action),
        )
    elif shape < 0.4:
        own = (
            AttachRule(Kind("location")),
            Revelation((fx.Attach(Choose(AllOf((Kind("location"), At())))),)),
            *some(dice, forced, constant),
        )
    elif shape < 0.6:
        own = (Revelation((fx.PutIntoPlay("this", "threat"),)), *some(dice, forced, constant, action))
    else:
        own = (Revelation(words.effects(dice)),)
    surge = (Keyword("surge"),) if number == 0 else ()
    return Printed(f"t{number}", "treachery", names(dice, number + 50), abilities=(*keys, *surge, *own))


ROOMS = ("Porch", "Attic", "Shed", "Well")


def location(dice: random.Random, number: int) -> Printed:
    links = tuple(dice.sample([room for room in ROOMS if room != ROOMS[number]], dice.randint(1, 2)))
    own = some(dice, forced, constant, action)
    haunted = (Haunted(words.effects(dice, 1)),) if dice.random() < 0.3 else ()
    victory = (Keyword("victory", 1),) if dice.random() < 0.3 else ()
    return Printed(
        f"l{number}",
        "location",
        (ROOMS[number], f"{ROOMS[number]} (de)"),
        symbol=ROOMS[number],
        connections=links,
        shroud=Value(dice.randint(0, 4)),
        clues=Value(dice.randint(0, 2), dice.random() < 0.5),
        abilities=(*victory, *haunted, *own),
        starts_revealed=dice.random() < 0.3,
    )


def deck_card(dice: random.Random, deck: Any, stage: int, last: bool) -> Printed:
    """Return an act or agenda; the last one ends the scenario."""
    reverse = (fx.Resolution(1 if deck == "act" else 2),) if last else words.effects(dice)
    own = some(dice, forced, constant)
    if deck == "act" and dice.random() < 0.2:
        own = (*own, Objective(words.trigger(dice), adds=dice.random() < 0.5, may=dice.random() < 0.3))
    return Printed(
        f"{deck}{stage}",
        deck,
        (f"{deck} {stage}", f"{deck} {stage} (de)"),
        stage=stage,
        abilities=own,
        reverse=reverse,
        threshold=Value(dice.randint(1, 2), True) if deck == "act" else Value(dice.randint(3, 5)),
    )


def reference(dice: random.Random) -> Printed:
    symbols = [
        Symbol(token, -dice.randint(0, 3), words.effects(dice, 1) if dice.random() < 0.3 else (), hard=hard)
        for token in ("skull", "cultist", "tablet", "elder-thing")
        for hard in (False, True)
    ]
    return Printed("ref", "reference", ("Overview", "Übersicht"), abilities=tuple(symbols))


def chest(seed: int) -> Chest:
    """Return a random scenario with a box of cards and four decks."""
    dice = random.Random(seed)
    pool = [player_card(dice, number) for number in range(24)]
    people = [investigator(dice, number) for number in range(4)]
    foes = [enemy(dice, number) for number in range(6)]
    perils = [treachery(dice, number) for number in range(6)]
    rooms = [location(dice, number) for number in range(len(ROOMS))]
    acts = [deck_card(dice, "act", stage, stage == 2) for stage in (1, 2)]
    agendas = [deck_card(dice, "agenda", stage, stage == 2) for stage in (1, 2)]
    overview = reference(dice)
    bag = (*words.TOKENS, "0", "-1")
    scenario = Scenario(
        "random",
        ("Random", "Zufall"),
        tuple(each.code for each in acts),
        tuple(each.code for each in agendas),
        "ref",
        tuple(room.code for room in rooms),
        "l0",
        {each.code: dice.randint(1, 2) for each in (*foes, *perils)},
        dict.fromkeys(("easy", "standard", "hard", "expert"), bag),
        codex={
            1: (Section(words.effects(dice, 1)),),
            2: (Section(words.effects(dice, 1), words.draw(Condition, dice, 1)),),
        },
        lost=(2,),
    )
    decks = tuple(Deck(each.code, tuple(card.code for card in dice.choices(pool, k=14))) for each in people)
    return Chest(scenario, (*pool, *people, *foes, *perils, *rooms, *acts, *agendas, overview), decks)
