"""Why the rules of thumb say what they say, in words for the player: chances, threats, costs, time.

Not for deciding (see `turns` and `answers`).
"""

from collections.abc import Callable

from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.text import Text, Who, text
from miskatonic.games.horror.thumb import turns
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.told import card_name
from miskatonic.games.horror.view import CardOnTable

Reason = Callable[[Scene, Ask, Choice], tuple[Text, ...]]
PRESSING = 6
"""With so few rounds left, time is worth a word."""


def reasons(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Return why this choice is made; nothing if there is no more to say than that rules of thumb say so."""
    reason = REASONS.get(ask.kind)
    return reason(scene, ask, choice) if reason is not None else ()


def _deed(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """What an action brings and risks, what the act lacks, how much time is left."""
    assert isinstance(choice, str)
    if choice == "pass":
        return (text("hint-pass"),)
    if ask.kind == "reaction":
        deed = turns.ability_worth(scene, choice, choice)
    else:
        deed = turns.weigh(scene, choice)
    return (*deed.why, *_time(scene))


def _time(scene: Scene) -> tuple[Text, ...]:
    return (text("hint-doom", rounds=scene.rounds_left),) if scene.rounds_left <= PRESSING else ()


def _commit(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """How likely the test succeeds without and with what is committed."""
    test = scene.view.test
    if test is None or test.chance is None:
        return ()
    before = round(100 * test.chance)
    if not choice:
        return (text("hint-chance", percent=before), text("hint-no-commit"))
    icons = sum(int(str(option.text.args.get("icons", 0))) for option in _picked(ask, choice))
    after = round(100 * scene.chance(test.value + icons, test.difficulty))
    return (text("hint-commit", before=before, after=after),)


def _assign(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Who takes a point, and how many more he could take."""
    stat = "sanity" if "horror" in ask.text.id else "health"
    if choice == "rest":
        return (text("hint-take", left=scene.left(scene.self, stat)),)
    return tuple(
        text("hint-soak", card=card_name(card.name), left=scene.left(card, stat))
        for card in _cards(scene, ask, choice)
    )


def _given_up(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    return tuple(text("hint-least", card=card_name(card.name)) for card in _cards(scene, ask, choice))


def _taken(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Of what is taken gladly; encounter cards are not."""
    glad = [card for card in _cards(scene, ask, choice) if card.type not in ("treachery", "enemy")]
    return tuple(text("hint-most", card=card_name(card.name)) for card in glad)


def _aimed(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """Why this target: it must be defeated, it threatens, there is most to do, it needs it."""
    found: list[Text] = []
    for card in _cards(scene, ask, choice):
        named = card_name(card.name)
        if card.id in scene.goal.foes:
            found.append(text("hint-foe", card=named, left=scene.left(card)))
        elif card.type == "enemy":
            found.append(turns.threat(scene, card))
        elif card.type == "location" and card.revealed:
            found.append(text("hint-place", card=named, clues=card.clues))
        else:
            found.append(text("hint-most", card=named))
    return tuple(found)


def _mulligan(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    back = len(_picked(ask, choice))
    return (text("hint-mulligan", kept=len(ask.options) - back, back=back),)


def _skill(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    skill = str(choice).partition(":")[2]
    return (text("hint-skill", skill=text(f"skill-{skill}"), value=scene.skill(skill)),)


def _next_turn(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    return (text("hint-first", who=Who(int(str(choice).partition(":")[2]))),)


def _weighed(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """What is left of me decides what hurts least."""
    health, sanity = scene.left(scene.self), scene.left(scene.self, "sanity")
    why = text("hint-no") if choice == "no" else text("hint-best-for-you")
    return (why, text("hint-condition", health=health, sanity=sanity), *_time(scene))


def _trauma(scene: Scene, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    return (text("hint-trauma", physical=scene.me.physical, mental=scene.me.mental),)


def _picked(ask: Ask, choice: Choice) -> list[Option]:
    ids = (choice,) if isinstance(choice, str) else choice
    return [option for option in ask.options if option.id in ids]


def _cards(scene: Scene, ask: Ask, choice: Choice) -> list[CardOnTable]:
    """Return the cards that are chosen, as far as I see them."""
    found = []
    for option in _picked(ask, choice):
        kind, _, number = (option.on[0] if option.on else option.id).partition(":")
        card = scene.cards.get(int(number)) if kind == "card" else None
        if card is not None:
            found.append(card)
    return found


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
}
