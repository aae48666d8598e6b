"""What to answer when something else is asked than what to do in a turn: what to commit, whom to hurt,
what to give away, how to choose. Not for turns (see `turns`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.hint import Worths as Weighed
from miskatonic.core.hint import as_choice, picks
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
MORE_CARDS = 3
"""So many cards more than can be committed are looked at."""
GLADLY = 1.2
"""How much rather an asset suffers than I."""
DEAR = 4
"""A card that costs more does not open a game."""
ENEMY_FIRST = 10.0
"""How much rather enemies are aimed at than anything else, and those who must be defeated than others."""
MET = 1.0
"""What it costs to meet an enemy."""
LOST = 99.0
"""What a token costs that fails the test."""


def commit(scene: Scene, ask: Ask) -> Weighed:
    """What it is worth to commit the card that adds most to what is at stake, and the next; never wait."""
    test = scene.view.test
    cards = sorted([each for each in ask.options if each.what.kind == "card"], key=amount, reverse=True)
    found: dict[Choice, float] = {(): 0.0}
    if test is None or test.chance is None:
        return found | {(each.id,): -_given_up(scene, each) for each in cards}
    chosen: list[Option] = []
    for option in cards[: ask.most + MORE_CARDS]:
        tried = [*chosen, option]
        bonus = sum(amount(each) for each in chosen)
        before = scene.chance_with(bonus, len(chosen))
        helps = scene.chance_with(bonus + amount(option), len(tried)) - before >= LEAST
        if len(tried) > ask.most or not (helps or _if_it_works(scene, card_of(scene, option))):
            continue
        worth = found[as_choice(ask, [each.id for each in tried])] = _committed(scene, tried, test.chance)
        if worth > found[as_choice(ask, [each.id for each in chosen])]:
            chosen = tried
    if len(found) == 1 and cards:
        found[(cards[0].id,)] = -_given_up(scene, cards[0])
    return found


def _committed(scene: Scene, cards: Sequence[Option], now: float) -> float:
    """Return what it is worth to commit these cards, what they would have been good for taken off."""
    test = scene.view.test
    assert test is not None
    at_stake = stakes(scene) * (1.0 if test.seat == scene.seat else 0.7)
    then = scene.chance_with(sum(amount(each) for each in cards), len(cards))
    more = then * sum(_if_it_works(scene, card_of(scene, each)) for each in cards)
    price = sum(_given_up(scene, each) - _side_effect(scene, each) for each in cards)
    return (then - now) * at_stake + more - price


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


def window(scene: Scene, ask: Ask) -> Worths:
    """What is worth its price; during a test of mine what makes it likelier."""
    weigh = turns.weigh if scene.view.test is None else _in_test
    used = {option.id: weigh(scene, option.id).worth for option in ask.options if option.id != "pass"}
    return {"pass": 0.0, **used}


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


def assign(scene: Scene, ask: Ask) -> Worths:
    """Let an asset take a point as long as it stays; let it go rather than come close to defeat."""
    assets = sorted([each for each in ask.options if each.id != "rest"], key=amount, reverse=True)
    kept = {each.id: _soaker(scene, each) for each in assets}
    if len(assets) == len(ask.options):  # one of them must take it
        return {each.id: -kept[each.id] / max(1, amount(each)) for each in assets}
    room = sum(amount(each) for each in assets)
    spared = GLADLY * _spared_me(amount(ask.options[-1]), amount(ask), room)
    soaked = {each.id: spared - (kept[each.id] if amount(each) <= 1 else 0.0) for each in assets}
    return {**soaked, "rest": 0.0}


def _soaker(scene: Scene, option: Option) -> float:
    """Return what an asset is worth that could take a point."""
    asset = card_of(scene, option)
    printed = scene.printed(asset) if asset is not None else None
    return turns.asset_worth(scene, asset, printed.abilities) if asset and printed else 0.0


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


def discard(scene: Scene, ask: Ask) -> Weighed:
    """Give away what is worth least to me."""
    return picks(ask, {option.id: -_kept(scene, option) for option in ask.options}, at_least=1)


def search(scene: Scene, ask: Ask) -> Weighed:
    """Take what is worth most to me; what nobody sees is worth a card."""
    return picks(ask, {option.id: _kept(scene, option) or value.CARD for option in ask.options})


def mulligan(scene: Scene, ask: Ask) -> Weighed:
    """setup.11: keep what makes me stronger and can be paid for; give the rest back for something as good."""
    return picks(ask, {option.id: GOOD - _opening(scene, card_of(scene, option)) for option in ask.options})


def _opening(scene: Scene, card: CardOnTable | None) -> float:
    """Return what a card is worth in the opening hand."""
    printed = scene.printed(card) if card is not None else None
    if card is None or printed is None or card.type != "asset" or scene.number(card, "cost") > DEAR:
        return 0.0
    return turns.asset_worth(scene, card, printed.abilities)


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


def target(scene: Scene, ask: Ask) -> Weighed:
    """Hurt who must be defeated, then who is nearest to it; heal who is hurt most; go where there is most."""
    rate = _relieved if ask.about == "origin" else _aim
    rates = {option.id: rate(scene, option) for option in ask.options}
    enemies = {option.id for option in ask.options if _is_enemy(scene, option)}
    if ask.about != "origin" and 0 < len(enemies) < len(rates):
        rates = {id: rate + (ENEMY_FIRST if id in enemies else 0.0) for id, rate in rates.items()}
    if not ask.one and not ask.least:  # what is offered is taken once
        lift = max(0.0, LEAST - max(rates.values(), default=0.0))
        best = max(rates, key=rates.__getitem__)
        rates = {id: rate + lift if id == best else min(rate + lift, 0.0) for id, rate in rates.items()}
    return picks(ask, rates)


def _is_enemy(scene: Scene, option: Option) -> bool:
    card = card_of(scene, option)
    return card is not None and card.type == "enemy"


def _aim(scene: Scene, option: Option) -> float:
    card = card_of(scene, option)
    if card is None:
        return 0.0
    if card.type == "enemy":
        return _blow(scene, card) + (ENEMY_FIRST if card.id in scene.goal.foes else 0.0)
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


def skill(scene: Scene, ask: Ask) -> Worths:
    """test.3: test what I am best at."""
    return {option.id: scene.skill(option.what.word) for option in ask.options}


def token(scene: Scene, ask: Ask) -> Worths:
    """ignore.x1: take the token that adds most; which one is sealed is all one."""
    test = scene.view.test
    if test is None or any(option.what.kind != "place" for option in ask.options):
        return dict.fromkeys([option.id for option in ask.options], 0.0)
    drawn = {option.id: test.tokens[option.what.number] for option in ask.options}
    return {id: -LOST if each.token == "auto-fail" else float(each.by) for id, each in drawn.items()}


def next_turn(scene: Scene, ask: Ask) -> Worths:
    """Who copes best with enemies goes first: they come to him, and the others have free hands."""
    rate = _escape if scene.goal.gather_at else _facing if scene.goal.foes else _toughness
    return {option.id: rate(scene, option.what.number) for option in ask.options}


def lead(scene: Scene, ask: Ask) -> Worths:
    """enemy-cards.q1: an enemy that could engage several comes to who copes best with it; else any leads."""
    fights = ask.about == "engagement"
    return {option.id: _toughness(scene, option.what.number) if fights else 0.0 for option in ask.options}


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


def share(scene: Scene, ask: Ask) -> Worths:
    """drawing-cards.3: the next card is for whoever holds fewest."""
    return {option.id: -scene.view.people[option.what.number].hand for option in ask.options}


def look_discard(scene: Scene, ask: Ask) -> Weighed:
    """decks.2: an enemy on top of the encounter deck is one that nobody need meet."""
    enemies = {known.card for known in scene.view.known if known.type == "enemy"}
    met = {option.id: option.what.number in enemies for option in ask.options}
    return picks(ask, {id: MET if enemy else -MET for id, enemy in met.items()})


def trauma(scene: Scene, ask: Ask) -> Worths:
    """trauma.3: take what there is less of."""
    return {"physical": -scene.me.physical, "mental": -scene.me.mental}


def number(scene: Scene, ask: Ask) -> Worths:
    """letter-x.3, clues.8: spend no more than must be."""
    return {option.id: -option.what.number for option in ask.options}


def first(scene: Scene, ask: Ask) -> Weighed:
    """What is not weighed: the first is as good as any other."""
    ids = [option.id for option in ask.options]
    answers: list[Choice] = [*ids] if ask.one else [tuple(ids[: ask.least])]
    return dict.fromkeys(answers, 0.0)


def in_turn(scene: Scene, ask: Ask) -> Worths:
    """action-designator.2: what each thing to do in a turn is worth, or each way to take an action"""
    return turns.worths(scene, ask.options)


def card_of(scene: Scene, option: Option) -> CardOnTable | None:
    """Return the card that an option is about, as far as I see it."""
    about = option.things[0] if option.on else option.what
    return scene.cards.get(about.number) if about.kind == "card" else None


def weighed(scene: Scene, ask: Ask) -> Weighed:
    """Return what the answers are worth; where no rule of thumb says anything, all the same."""
    return WEIGHED.get(ask.kind, first)(scene, ask) or first(scene, ask)


WEIGHED: dict[str, Callable[[Scene, Ask], Weighed]] = {
    "turn": in_turn,
    "granted": in_turn,
    "reaction": reactions,
    "choice": choices,
    "may": may,
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
    "number": number,
}
"""How the answers to each kind of ask are weighed, mostly in actions; the best is taken, and hints show the
same numbers."""
