"""Why the rules of thumb say what they say, in words for the player: chances, threats, costs, time.

Not for deciding (see `turns` and `answers`).
"""

from collections.abc import Callable

from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.hint import Measure
from miskatonic.core.ids import ids_in, numbers_in
from miskatonic.core.text import Text, Who, text
from miskatonic.games.horror.naming import card_name
from miskatonic.games.horror.thumb import answers, turns
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import CardOnTable

Reason = Callable[[Scene, Ask, Choice], Text]
ALIKE = text("hint-alike")
"""What can be said where the first is as good as any other."""


# Measures


def measure(ask: Ask) -> Measure:
    """Return how worths of a decision are told; mostly in actions."""
    return MEASURES.get(ask.kind, _actions)


def _actions(worth: float) -> Text:
    """Life and death, or the whole scenario, are not told as so many actions."""
    size = "most" if worth >= turns.RUSH else "least" if worth <= -turns.RUSH else "some"
    return text("hint-actions", size=size, actions=round(worth, 1))


MEASURES: dict[str, Measure] = {
    "skill": lambda worth: text("hint-skill-value", number=round(worth)),
    "token": lambda worth: text("hint-adds", number=round(worth)),
    "trauma": lambda worth: text("hint-trauma-so-far", number=round(-worth)),
    "share": lambda worth: text("hint-holds", number=round(-worth)),
    "next-turn": lambda worth: text("hint-readiness", number=round(worth, 1)),
    "lead": lambda worth: text("hint-readiness", number=round(worth, 1)),
    "number": lambda worth: text("hint-spends", number=round(-worth)),
}


# Reasons


def reason(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """Return the one thing that decides for this choice."""
    return REASONS.get(ask.kind, alike)(scene, ask, choice)


def alike(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """Return what is worth knowing where nothing was weighed, or all is worth the same."""
    found = {"lead": _lead, "order": _order, "place": _place}.get(ask.kind)
    return found(scene, ask, choice) if found is not None else ALIKE


def _deed(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """What an action brings and risks, what the act lacks."""
    (id,) = ids_in(choice)
    if id == "pass":
        return text("hint-pass")
    if under_test := _under_test(scene, ask):
        return under_test
    deed = turns.ability_worth(scene, id, id) if ask.kind == "reaction" else turns.weigh(scene, id)
    used = [text("hint-use", card=card_name(each.name)) for each in _cards(scene, ask, choice)]
    return deed.why or next(iter(used), text("hint-worth-it"))


def _under_test(scene: Scene, ask: Ask) -> Text | None:
    """In a window during my own test: how it stands without what I use."""
    test = scene.view.test
    if ask.kind != "window" or test is None or test.chance is None or test.seat != scene.seat:
        return None
    return text("hint-chance-so-far", percent=round(100 * test.chance))


def _commit(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """How likely the test succeeds without and with what is committed."""
    test = scene.view.test
    if test is None or test.chance is None:
        return text("hint-no-chance")
    before = round(100 * test.chance)
    if not choice:
        return text("hint-no-commit", percent=before)
    icons = sum(answers.amount(option) for option in _picked(ask, choice))
    return text("hint-commit", before=before, after=round(100 * scene.chance_with(icons, len(choice))))


def _assign(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """Who takes a point: I, or an asset."""
    soaking = _cards(scene, ask, choice)
    if choice == "rest" or not soaking:
        return text("hint-take", left=_own_left(scene, ask))
    return text("hint-soak", card=card_name(soaking[0].name))


def _own_left(scene: Scene, ask: Ask) -> int:
    """How much I could take."""
    return answers.amount(ask.options[-1])


def _given_up(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """What helps least; prices are not weighed against each other."""
    cards = [card_name(card.name) for card in _cards(scene, ask, choice)]
    return text("hint-least", cards=cards) if cards else ALIKE


def _taken(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """Of what is taken gladly; encounter cards are not."""
    glad = [card for card in _cards(scene, ask, choice) if card.type not in ("treachery", "enemy")]
    return text("hint-most", cards=[card_name(card.name) for card in glad]) if glad else ALIKE


def _aimed(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """Why this target: it must be defeated, threatens, promises most or least, is hurt, or can be spared."""
    aimed = [_target(scene, card) for card in _cards(scene, ask, choice)]
    return next(iter(aimed), ALIKE)


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


def _mulligan(scene: Scene, ask: Ask, choice: Choice) -> Text:
    back = len(_picked(ask, choice))
    return text("hint-mulligan", kept=len(ask.options) - back, back=back)


def _skill(scene: Scene, ask: Ask, choice: Choice) -> Text:
    (picked,) = _picked(ask, choice)
    skill = picked.what.word
    return text("hint-skill", skill=text(f"skill-{skill}"), value=scene.skill(skill))


def _next_turn(scene: Scene, ask: Ask, choice: Choice) -> Text:
    return text("hint-first", who=Who(_number_in(choice)))


def _weighed(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """What is left of me decides what hurts least."""
    health, sanity = scene.left(scene.self), scene.left(scene.self, "sanity")
    return text("hint-condition", health=health, sanity=sanity)


def _trauma(scene: Scene, ask: Ask, choice: Choice) -> Text:
    return text("hint-trauma", physical=scene.me.physical, mental=scene.me.mental)


def _lead(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """Who leads, or with whom an enemy engages: then what that investigator can still take."""
    seat = _number_in(choice)
    if ask.about != "engagement":
        return text("hint-lead", who=Who(seat))
    person = scene.view.people[seat]
    health, sanity = (scene.stamina(person, stat) for stat in ("health", "sanity"))
    return text("hint-stamina", who=Who(seat), health=health, sanity=sanity)


def _order(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """All of it happens; of enemies it is worth knowing what each does."""
    foes = [turns.threat(scene, card) for card in _cards(scene, ask, choice) if card.type == "enemy"]
    return text("hint-order-attacks", threat=foes[0]) if foes else text("hint-order")


def _number(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """The least that is possible; of clues the others have the rest."""
    number = _number_in(choice)
    return text("hint-contribute" if ask.about == "clues" else "hint-x", number=number)


def _place(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """How far from me an enemy comes."""
    far = [
        text("hint-far", card=card_name(card.name), far=scene.ways[card.id][0])
        for card in _cards(scene, ask, choice)
        if card.id in scene.ways
    ]
    return next(iter(far), ALIKE)


def _share(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """drawing-cards.3"""
    seat = _number_in(choice)
    return text("hint-fewest", who=Who(seat), cards=scene.view.people[seat].hand)


def _token(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """ignore.x1"""
    test = scene.view.test
    drawn = () if test is None else test.tokens
    return text("hint-token", adds=drawn[_number_in(choice)].by) if drawn else ALIKE


def _look(scene: Scene, ask: Ask, choice: Choice) -> Text:
    """decks.2"""
    return text("hint-look-discard", count=len(ids_in(choice)))


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
    "share": _share,
    "token": _token,
    "look-discard": _look,
}
