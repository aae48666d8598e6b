"""What to answer when something else is asked than what to do in a turn: what to commit, whom to hurt,
what to give away, how to choose. Not for turns (see `turns`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.ids import id_of, kind_in, read_id
from miskatonic.games.horror.abilities import text_named
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.thumb import means, turns
from miskatonic.games.horror.thumb import worth as value
from miskatonic.games.horror.thumb.scene import DEFEAT, POINT, Scene, nearness
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Action, Free, Play
from miskatonic.games.horror.words.things import Word

W = TypeVar("W", bound=Word)
Worths = dict[str, float]
"""What options are worth, in actions."""

HIGH_STAKES = 4.0
"""What is at stake in a test of which nothing is known."""
KEEP = 0.5
"""So much of what a card would be good for is lost with it: it need not come to that."""
GOOD = 3.2
"""An asset worth so much is kept for the opening."""
UNSURE = 0.5
"""So much more may be in what somebody may do than is seen at once."""
LEAST = 0.06
"""So much must a committed card add to the chance."""


def commit(scene: Scene, ask: Ask) -> tuple[str, ...]:
    """Commit the card that adds most to what is at stake, as long as it is worth a card; never wait."""
    test = scene.view.test
    if test is None or test.chance is None:
        return ()
    at_stake = stakes(scene) * (1.0 if test.seat == scene.seat else 0.7)
    chosen: list[str] = []
    bonus = 0
    now = test.chance
    cards = [option for option in ask.options if option.what.kind == "card"]
    for option in sorted(cards, key=amount, reverse=True):
        then = scene.chance_with(bonus + amount(option))
        more = then * _if_it_works(scene, card_of(scene, option))
        gain = (then - now) * at_stake + _side_effect(scene, option) + more
        if len(chosen) < ask.most and (then - now >= LEAST or more) and gain > _given_up(scene, option):
            chosen.append(option.id)
            bonus, now = bonus + amount(option), then
    return tuple(chosen)


def stakes(scene: Scene) -> float:
    """Return what it is worth to pass the test under way."""
    test = scene.view.test
    target = scene.cards.get(test.target) if test is not None else None
    if test is None:
        return 0.0
    if test.kind == "investigate" and target is not None:
        return min(1, target.clues) * value.clue(scene) + 0.2
    if test.kind == "fight" and target is not None:
        return value.beating(scene, target, 1.0, 1.5) - value.beating(scene, target, 0.0, 1.5)
    if test.kind == "evade" and target is not None:
        return value.slipping(scene, target, 1.0) - value.slipping(scene, target, 0.0)
    for word in _asking(scene, fx.Test):
        return value.worth(scene, word.success) - value.worth(scene, word.failure)
    return HIGH_STAKES


def amount(of: Option | Ask) -> int:
    """Return how much an option gives or takes, or how much is asked for: icons, damage."""
    return of.amount if isinstance(of.amount, int) else 0


def _given_up(scene: Scene, option: Option) -> float:
    """Return what it costs to commit a card: a card, and what it would have been good for."""
    card = card_of(scene, option)
    use = turns.kept(scene, card) if card is not None else 0.0
    return max(value.spent_card(scene), KEEP * use)


def _if_it_works(scene: Scene, card: CardOnTable | None) -> float:
    """Return what a committed skill adds to the success of the test under way: more damage, more clues."""
    printed = scene.printed(card) if card is not None else None
    if printed is None or printed.type != "skill":
        return 0.0
    more = [
        word for word in words_in(printed.abilities) if isinstance(word, mod.DealsMore | mod.DiscoversMore)
    ]
    return value.in_test(scene, more)


def _side_effect(scene: Scene, option: Option) -> float:
    """Cards that replace themselves, or hit harder, are given more gladly."""
    card = card_of(scene, option)
    return 0.25 if card is not None and card.type == "skill" else 0.0


def window(scene: Scene, ask: Ask) -> str:
    """Use what is worth its price; during a test of mine what makes it likelier."""
    best = turns.Deed("pass", 0.0)
    for option in ask.options:
        if option.id != "pass":
            deed = (
                _in_test(scene, option.id) if scene.view.test is not None else turns.weigh(scene, option.id)
            )
            if deed.worth > best.worth:
                best = deed
    return best.id


def _in_test(scene: Scene, id: str) -> turns.Deed:
    """Return what it is worth to add to a skill in the test under way."""
    test = scene.view.test
    what = read_id(id)
    if what.kind != "use" or test is None or test.seat != scene.seat or test.chance is None:
        return turns.Deed(id, -1)
    named = text_named(what.word)
    card = scene.cards.get(named.card)
    printed = scene.printed(card) if card is not None else None
    ability = printed.abilities[named.index] if printed is not None else None
    if not isinstance(ability, Free):
        return turns.Deed(id, -1)
    bonus = _added(scene, ability)
    if not bonus:
        return turns.Deed(id, -1)
    gain = scene.chance_with(bonus) - test.chance
    return turns.Deed(
        id, gain * stakes(scene) - value.price_of(scene, ability.costs, card) if gain >= LEAST else -1
    )


def _added(scene: Scene, ability: Free) -> int:
    """Return how much an ability adds to the test under way: by itself, or with a skill I gave before."""
    bonus = 0
    for each in words_in(ability.effects):
        if isinstance(each, fx.Lasting):
            bonus = max(bonus, round(means.helped(scene, each.modifiers, means.NO_HELP).bonus))
        elif isinstance(each, chaos.Commit):
            zone = id_of("discard", scene.seat)
            spent = (card for card in scene.view.cards if card.zone == zone and card.type == "skill")
            bonus = max((_fitting(scene, card) for card in spent), default=0)
    return bonus


def _fitting(scene: Scene, card: CardOnTable) -> int:
    """Return how many icons of a card count in the test under way."""
    test, printed = scene.view.test, scene.printed(card)
    return 0 if test is None or printed is None else _matching(printed.icons, test.skill)


def _matching(icons: Mapping[str, int], skill: str) -> int:
    return icons.get(skill, 0) + icons.get("wild", 0)


def reactions(scene: Scene, ask: Ask) -> Worths:
    """What each reaction is worth, its price taken off; passing is worth nothing, if one may."""
    ids = [option.id for option in ask.options]
    deeds = [turns.ability_worth(scene, id, id) for id in ids if id != "pass"]
    return {
        **dict.fromkeys([id for id in ids if id == "pass"], 0.0),
        **{each.id: each.worth for each in deeds},
    }


def assign(scene: Scene, ask: Ask) -> str:
    """Let an asset take a point as long as it stays; let it go rather than come close to defeat."""
    assets = [option for option in ask.options if option.id != "rest"]
    if len(assets) == len(ask.options):  # one of them must take it
        return max(assets, key=amount).id
    rest = ask.options[-1]
    room = sum(amount(each) for each in assets)
    spared = _spared_me(amount(rest), amount(ask), room)
    for option in sorted(assets, key=amount, reverse=True):
        asset = card_of(scene, option)
        printed = scene.printed(asset) if asset is not None else None
        kept = turns.asset_worth(scene, asset, printed.abilities) if asset and printed else 0.0
        if amount(option) > 1 or kept < 1.2 * spared:
            return option.id
    return "rest"


def _spared_me(left: int, due: int, room: int) -> float:
    """Return what it is worth that an asset takes one of the points due, before I fall."""
    fatal = due - left + 1
    if 0 < fatal <= room:
        return DEFEAT / fatal
    return nearness(left - due) - nearness(left - due + 1) + POINT


def choices(scene: Scene, ask: Ask) -> Worths:
    """How much each choice helps, or hurts, as the card that asks says it; nothing if it does not."""
    for word in _asking(scene, fx.Choice):
        places = {option.id: option.what.number for option in ask.options}
        if max(places.values()) < len(word.options):
            return {id: value.worth(scene, word.options[place]) for id, place in places.items()}
    return {}


def may(scene: Scene, ask: Ask) -> Worths:
    """What it is worth to say yes, its price taken off; nothing if no card says what it does."""
    for word in _asking(scene, fx.May):
        cost = value.price_of(scene, (word.cost,)) if word.cost is not None else 0.0
        gain = value.worth(scene, word.effects)
        if not any(isinstance(each, fx.Lasting) for each in word.effects):
            gain += UNSURE
        return {"no": 0.0, "yes": gain - cost}
    return {}


def _asking(scene: Scene, kind: type[W]) -> Iterator[W]:
    """Return words of a kind on the card that is being resolved."""
    for each in reversed(scene.view.resolving):
        card = scene.cards.get(each.card)
        printed = scene.printed(card) if card is not None else None
        if printed is not None:
            turned = each.what in ("advances", "resolves") and printed.reverse
            texts = printed.reverse if turned else printed.abilities
            for word in words_in(texts):
                if isinstance(word, kind):
                    yield word


def words_in(words: Sequence[object]) -> Iterator[Word]:
    """Return all words that stand in others."""
    for each in words:
        if isinstance(each, tuple):
            yield from words_in(each)
        elif isinstance(each, Word):
            yield each
            yield from words_in(tuple(getattr(each, name) for name in each.__struct_fields__))


def discard(scene: Scene, ask: Ask) -> Choice:
    """Give away what is worth least to me."""
    picked = sorted(ask.options, key=lambda option: _kept(scene, option))[: max(ask.least, 1)]
    return picked[0].id if ask.one else tuple(option.id for option in picked)


def search(scene: Scene, ask: Ask) -> Choice:
    """Take what is worth most to me."""
    picked = sorted(ask.options, key=lambda option: -_kept(scene, option))[: max(ask.least, ask.most)]
    return picked[0].id if ask.one else tuple(option.id for option in picked)


def mulligan(scene: Scene, ask: Ask) -> tuple[str, ...]:
    """setup.11: keep what makes me stronger and can be paid for; give the rest back."""
    return tuple(option.id for option in ask.options if not _opens_well(scene, card_of(scene, option)))[
        : ask.most
    ]


def _opens_well(scene: Scene, card: CardOnTable | None) -> bool:
    printed = scene.printed(card) if card is not None else None
    if card is None or printed is None or card.type != "asset":
        return False
    return turns.asset_worth(scene, card, printed.abilities) >= GOOD and scene.number(card, "cost") <= 4


def _kept(scene: Scene, option: Option) -> float:
    """Return what it is worth to have a card."""
    card = card_of(scene, option)
    if card is None:
        return 0.0
    if card.subtype:
        return -1.0
    printed: Printed | None = scene.printed(card)
    if card.type == "asset" and printed is not None:
        in_play = 1.0 if kind_in(card.zone) == "play" else 0.0
        return turns.asset_worth(scene, card, printed.abilities) + in_play
    return max(value.CARD, turns.kept(scene, card))


def target(scene: Scene, ask: Ask) -> Choice:
    """Hurt who must be defeated, then who is nearest to it; heal who is hurt most; go where there is most."""
    rate = _relieved if ask.about == "origin" else _aim
    best = sorted(ask.options, key=lambda option: -rate(scene, option))
    if ask.one:
        return best[0].id
    return tuple(option.id for option in best[: max(ask.least, min(1, ask.most))])


def _aim(scene: Scene, option: Option) -> float:
    card = card_of(scene, option)
    if card is None:
        return 0.0
    if card.type == "enemy":
        return 10.0 + _blow(scene, card) + (10.0 if card.id in scene.goal.foes else 0.0)
    if card.type == "location":
        return _spared(scene, card.id) if scene.spreads else value.place_worth(scene, card.id)
    if card.type == "skill" and scene.view.test is not None:
        return _fitting(scene, card)
    moved = next(_asking(scene, fx.MoveTokens), None)
    if moved is not None:
        return float(card.type == "asset") * max(scene.left(card), scene.left(card, "sanity"))
    if card.type == "investigator":
        return 0.5 * (card.damage + card.horror)
    return -_kept(scene, option)


def _spared(scene: Scene, place: int) -> float:
    """Return how gladly a place is let burn: the less anybody has to do there, the rather."""
    return -max(value.place_worth(Scene(scene.view, person.seat), place) for person in scene.playing)


def _relieved(scene: Scene, option: Option) -> float:
    """Return how good it is that harm is taken off a card: off investigators, who are near defeat."""
    card = card_of(scene, option)
    if card is None or card.type == "enemy":
        return -1.0
    if card.type != "investigator":
        return 0.0
    return sum(value.burden(scene, card, stat) for stat in ("health", "sanity"))


def _blow(scene: Scene, enemy: CardOnTable) -> float:
    """Return what it is worth to hit an enemy with what is being resolved: a weapon, a spell, or by hand."""
    for each in reversed(scene.view.resolving):
        card = scene.cards.get(each.card)
        printed = scene.printed(card) if card is not None else None
        for ability in printed.abilities if printed is not None else ():
            if isinstance(ability, Action | Play) and ability.designator == "fight":
                return value.attack_worth(scene, enemy, means.help_of(scene, ability.effects))
    for deal in _asking(scene, fx.Deal):
        return value.beating(scene, enemy, 1.0, scene.amount(deal.damage))
    return value.attack_worth(scene, enemy)


def skill(scene: Scene, ask: Ask) -> str:
    """test.3: test what I am best at."""
    return max(ask.options, key=lambda option: scene.skill(option.what.word)).id


def token(scene: Scene, ask: Ask) -> str:
    """Take the token that adds most."""
    return ask.options[0].id


def next_turn(scene: Scene, ask: Ask) -> str:
    """Who copes best with enemies goes first: they come to him, and the others have free hands."""
    rate = _escape if scene.goal.gather_at else _facing if scene.goal.foes else _toughness
    return max(ask.options, key=lambda option: rate(scene, option.what.number)).id


def lead(scene: Scene, ask: Ask) -> str:
    """enemy-cards.q1: an enemy that could engage several comes to who copes best with it."""
    if ask.about != "engagement":
        return ask.options[0].id
    return max(ask.options, key=lambda option: _toughness(scene, option.what.number)).id


def _facing(scene: Scene, seat: int) -> float:
    """Return how well somebody stands up to who must be defeated."""
    other = Scene(scene.view, seat)
    foes = [scene.cards[foe] for foe in scene.goal.foes]
    return (
        max(means.evade_chance(other, foe) for foe in foes)
        + 0.3 * max(means.prowess(other, foe) for foe in foes)
        + 0.05 * min(scene.stamina(other.me, "health"), scene.stamina(other.me, "sanity"))
    )


def _toughness(scene: Scene, seat: int) -> float:
    person = scene.view.people[seat]
    stamina = min(scene.stamina(person, "health"), scene.stamina(person, "sanity"))
    return scene.number(scene.cards[person.card], "combat") + 0.7 * stamina


def _escape(scene: Scene, seat: int) -> float:
    """Return how well somebody gets past the worst enemy."""
    person = scene.view.people[seat]
    worst = max(scene.enemies, key=scene.attack, default=None)
    if worst is None:
        return 0.0
    caught = 1 - scene.chance(scene.number(scene.cards[person.card], "agility"), scene.number(worst, "evade"))
    hurt = sum(
        nearness(scene.stamina(person, stat) - scene.number(worst, harm))
        for stat, harm in (("health", "damage"), ("sanity", "horror"))
    )
    return -(0.4 + caught) * hurt - 2.0 * sum(seat in enemy.engaged for enemy in scene.enemies)


def share(scene: Scene, ask: Ask) -> str:
    """drawing-cards.3: the next card is for whoever holds fewest."""
    return min(ask.options, key=lambda option: scene.view.people[option.what.number].hand).id


def look_discard(scene: Scene, ask: Ask) -> Choice:
    """decks.2: an enemy on top of the encounter deck is one that nobody need meet."""
    enemies = {known.card for known in scene.view.known if known.type == "enemy"}
    return tuple(option.id for option in ask.options if option.what.number in enemies)[: ask.most]


def trauma(scene: Scene, ask: Ask) -> str:
    """trauma.3: take what there is less of."""
    return "physical" if scene.me.physical <= scene.me.mental else "mental"


def in_turn(scene: Scene, ask: Ask) -> Worths:
    """action-designator.2: what each thing to do in a turn is worth, or each way to take an action"""
    return turns.worths(scene, ask.options)


def card_of(scene: Scene, option: Option) -> CardOnTable | None:
    """Return the card that an option is about, as far as I see it."""
    about = option.things[0] if option.on else option.what
    return scene.cards.get(about.number) if about.kind == "card" else None


WEIGHED: dict[str, Callable[[Scene, Ask], Worths]] = {
    "turn": in_turn,
    "granted": in_turn,
    "reaction": reactions,
    "choice": choices,
    "may": may,
}
"""Asks in which every option gets a worth in actions; the best is taken, and hints show the same numbers."""
ANSWERS: dict[str, Callable[[Scene, Ask], Choice]] = {
    "commit": commit,
    "window": window,
    "assign": assign,
    "discard": discard,
    "pay": discard,
    "search": search,
    "play": search,
    "mulligan": mulligan,
    "target": target,
    "skill": skill,
    "token": token,
    "trauma": trauma,
    "share": share,
    "look-discard": look_discard,
    "next-turn": next_turn,
    "lead": lead,
}
