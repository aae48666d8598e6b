"""Why the rules of thumb say what they say, in words for the player: chances, threats, costs, time.

Not for deciding (see `turns` and `answers`).
"""

from collections.abc import Callable

from miskatonic.core.bot import best_rated
from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.ids import ids_in, numbers_in
from miskatonic.core.text import Text, Who, text
from miskatonic.games.horror.naming import card_name
from miskatonic.games.horror.thumb import answers, turns
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import CardOnTable

Reason = Callable[[Scene, Ask, Choice], tuple[Text, ...]]
PRESSING = 6
"""With so few rounds left, time is worth a word."""
ALIKE = text("hint-alike")
"""What can be said where the first is as good as any other."""


def reasons(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Return why this choice is made: what it and the best others are worth, and what decides."""
    return (*_rated(scene, ask), *REASONS.get(ask.kind, _alike)(scene, ask, choice))


def _rated(scene: Scene, ask: Ask) -> tuple[Text, ...]:
    """The numbers that were weighed, unless life and death or the whole scenario hang on it."""
    worths = answers.WEIGHED[ask.kind](scene, ask) if ask.kind in answers.WEIGHED else {}
    if not worths or max(map(abs, worths.values())) >= turns.RUSH:
        return ()
    return best_rated(ask, dict(worths.items()), _actions).reasons


def _actions(option: Text | list[Text], worth: float) -> Text:
    return text("hint-actions", option=option, actions=round(worth, 1))


def _alike(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Nothing was weighed."""
    return (ALIKE,)


def _deed(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """What an action brings and risks, what the act lacks, how much time is left."""
    (id,) = ids_in(choice)
    if id == "pass":
        return (text("hint-pass"),)
    deed = turns.ability_worth(scene, id, id) if ask.kind == "reaction" else turns.weigh(scene, id)
    why = deed.why or tuple(
        text("hint-use", card=card_name(each.name)) for each in _cards(scene, ask, choice)
    )
    return (*_under_test(scene, ask), *why, *_time(scene))


def _under_test(scene: Scene, ask: Ask) -> tuple[Text, ...]:
    """In a window during my own test: how it stands without what I use."""
    test = scene.view.test
    if ask.kind != "window" or test is None or test.chance is None or test.seat != scene.seat:
        return ()
    return (text("hint-chance-so-far", percent=round(100 * test.chance)),)


def _time(scene: Scene) -> tuple[Text, ...]:
    return (text("hint-doom", rounds=scene.rounds_left),) if scene.rounds_left <= PRESSING else ()


def _commit(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """How likely the test succeeds without and with what is committed."""
    test = scene.view.test
    if test is None or test.chance is None:
        return (text("hint-no-chance"),)
    before = round(100 * test.chance)
    if not choice:
        return (text("hint-chance", percent=before), text("hint-no-commit"))
    icons = sum(answers.amount(option) for option in _picked(ask, choice))
    after = round(100 * scene.chance_with(icons))
    return (text("hint-commit", before=before, after=after),)


def _assign(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Who takes a point: I, or an asset."""
    if choice == "rest":
        return (text("hint-take"),)
    return tuple(text("hint-soak", card=card_name(card.name)) for card in _cards(scene, ask, choice))


def _given_up(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """What helps least; prices are not weighed against each other."""
    least = tuple(text("hint-least", card=card_name(card.name)) for card in _cards(scene, ask, choice))
    return least or (ALIKE,)


def _taken(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Of what is taken gladly; encounter cards are not."""
    glad = [card for card in _cards(scene, ask, choice) if card.type not in ("treachery", "enemy")]
    return tuple(text("hint-most", card=card_name(card.name)) for card in glad) or (ALIKE,)


def _aimed(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Why this target: it must be defeated, threatens, promises most or least, is hurt, or can be spared."""
    return tuple(_target(scene, card) for card in _cards(scene, ask, choice))


def _target(scene: Scene, card: CardOnTable) -> Text:
    named = card_name(card.name)
    if card.id in scene.goal.foes:
        return text("hint-foe", card=named, left=scene.left(card))
    if card.type == "enemy":
        return turns.threat(scene, card)
    if card.type == "location" and scene.spreads:
        return text("hint-let-burn", card=named)
    if card.type == "location":
        place = text("hint-place", card=named, clues=card.clues)
        return place if card.revealed else text("hint-unknown", card=named)
    if card.type == "investigator":
        return text("hint-hurt", card=named, damage=card.damage, horror=card.horror)
    return text("hint-spare", card=named)


def _mulligan(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    back = len(_picked(ask, choice))
    return (text("hint-mulligan", kept=len(ask.options) - back, back=back),)


def _skill(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    (picked,) = _picked(ask, choice)
    skill = picked.what.word
    return (text("hint-skill", skill=text(f"skill-{skill}"), value=scene.skill(skill)),)


def _next_turn(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    return (text("hint-first", who=Who(_number_in(choice))),)


def _weighed(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """What is left of me decides what hurts least."""
    health, sanity = scene.left(scene.self), scene.left(scene.self, "sanity")
    return (text("hint-condition", health=health, sanity=sanity), *_time(scene))


def _trauma(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    return (text("hint-trauma", physical=scene.me.physical, mental=scene.me.mental),)


def _lead(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Who leads, or with whom an enemy engages: then what that investigator can still take."""
    seat = _number_in(choice)
    if ask.about != "engagement":
        return (text("hint-lead", who=Who(seat)),)
    person = scene.view.people[seat]
    health, sanity = (scene.stamina(person, stat) for stat in ("health", "sanity"))
    return (text("hint-stamina", who=Who(seat), health=health, sanity=sanity),)


def _order(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """All of it happens; of enemies it is worth knowing what each does."""
    foes = [turns.threat(scene, card) for card in _cards(scene, ask, choice) if card.type == "enemy"]
    return (text("hint-order"), *foes)


def _number(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """The least that is possible; of clues the others have the rest."""
    number = _number_in(choice)
    given = ask.about == "clues"
    return (text("hint-contribute", number=number) if given else text("hint-x", number=number),)


def _place(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """How far from me an enemy comes."""
    far = [
        text("hint-far", card=card_name(card.name), far=scene.ways[card.id][0])
        for card in _cards(scene, ask, choice)
        if card.id in scene.ways
    ]
    return (ALIKE, *far)


def _number_in(choice: Choice) -> int:
    (number,) = numbers_in(choice)
    return number


def _picked(ask: Ask, choice: Choice) -> list[Option]:
    ids = ids_in(choice)
    return [option for option in ask.options if option.id in ids]


def _cards(scene: Scene, ask: Ask, choice: Choice) -> list[CardOnTable]:
    """Return the cards that are chosen, as far as I see them."""
    found = [answers.card_of(scene, option) for option in _picked(ask, choice)]
    return [card for card in found if card is not None]


REASONS: dict[str, Reason] = {
    "turn": _deed,
    "granted": _deed,
    "window": _deed,
    "reaction": _deed,
    "commit": _commit,
    "assign": _assign,
    "discard": _given_up,
    "pay": _given_up,
    "search": _taken,
    "play": _taken,
    "target": _aimed,
    "mulligan": _mulligan,
    "skill": _skill,
    "next-turn": _next_turn,
    "choice": _weighed,
    "may": _weighed,
    "trauma": _trauma,
    "lead": _lead,
    "order": _order,
    "number": _number,
    "place": _place,
}
