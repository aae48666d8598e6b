"""Rules of thumb for an investigator: what to do in a turn, what to commit, whom to hurt and to heal.

Everything is read from the view of the seat and from what it is asked. Not for looking ahead.
"""

from collections.abc import Sequence

from miskatonic.core.bot import Sight
from miskatonic.core.game import Ask, Choice, Option
from miskatonic.games.horror.view import CardOnTable, HorrorView

SYMBOLS = {"skull": -2, "cultist": -2, "tablet": -2, "elder-thing": -3, "elder-sign": 1}
"""What a symbol is taken to add."""
GOOD_ENOUGH = 0.65
"""With such a chance nobody commits more cards."""
HOPELESS = 0.25


class Scene:
    """What the seat sees, by the questions a player asks."""

    def __init__(self, view: HorrorView) -> None:
        """Look once at everything."""
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.cards = {card.id: card for card in view.cards}
        self.me = view.people[view.seat]
        self.self = self.cards[self.me.card]

    def number(self, card: CardOnTable, name: str) -> int:
        """Return a number of a card."""
        return card.numbers.get(name, 0)

    def chance(self, skill: str, difficulty: int, more: int = 0) -> float:
        """Return about how likely a test succeeds."""
        value = self.number(self.self, skill) + more
        bag = self.view.bag
        if not bag:
            return 1.0
        good = sum(
            token != "auto-fail" and max(0, value + SYMBOLS.get(token, 0) + _plain(token)) >= difficulty
            for token in bag
        )
        return good / len(bag)

    def engaged(self) -> list[CardOnTable]:
        """Return the ready enemies engaged with me."""
        return [card for card in self.view.cards if self.seat in card.engaged and not card.exhausted]

    def here(self) -> CardOnTable | None:
        """Return the location I am at."""
        return self.cards.get(self.me.location)

    def left(self, card: CardOnTable, stat: str = "health") -> int:
        """Return how much a card can still take."""
        return self.number(card, stat) - (card.damage if stat == "health" else card.horror)

    def way_to(self, goals: set[int]) -> int | None:
        """Return the first step toward the nearest of some locations."""
        seen = {self.me.location: -1}
        edge = [self.me.location]
        for place in edge:
            if place in goals and place != self.me.location:
                while seen[place] != self.me.location:
                    place = seen[place]
                return place
            for to in self.cards[place].leads_to if place in self.cards else ():
                if to not in seen:
                    seen[to] = place
                    edge.append(to)
        return None


def _plain(token: str) -> int:
    return int(token) if token[0] in "+-0123456789" else 0


def decide(sight: Sight) -> Choice:
    """Return what the rules of thumb say."""
    scene = Scene(sight.view)
    ids = [option.id for option in sight.ask.options]
    kind = sight.ask.kind
    if kind == "turn":
        return turn(scene, ids)
    if kind == "commit":
        return commit(scene, sight.ask)
    if kind in ("window", "reaction"):
        return react(scene, kind, ids)
    if kind == "assign":
        return assign(scene, ids)
    if kind in ("mulligan", "search") and sight.ask.least == 0:
        return tuple(ids[: sight.ask.most]) if kind == "search" else ()
    if kind == "discard":
        return discard(scene, sight.ask)
    if kind == "target":
        return aim(scene, sight.ask)
    if kind == "trauma":
        return "physical" if scene.me.physical <= scene.me.mental else "mental"
    if kind == "may":
        return "yes"
    if sight.ask.one:
        return ids[0]
    return tuple(ids[: sight.ask.least])


# A turn


def turn(scene: Scene, ids: Sequence[str]) -> str:
    """Advance, deal with enemies, get ready, look for clues, go where they are; else gather strength."""
    if "advance" in ids:
        return "advance"
    if scene.me.actions == 0 and not scene.me.spare:
        return "end"
    for rule in (_enemies, _prepare, _clues, _hunt, _go):
        choice = rule(scene, ids)
        if choice is not None:
            return choice
    return "draw" if "draw" in ids and scene.me.hand < 5 else "resource" if "resource" in ids else "end"


def _enemies(scene: Scene, ids: Sequence[str]) -> str | None:
    """Fight what is engaged with me if I can, or use a weapon; slip away from what I cannot beat."""
    for enemy in sorted(scene.engaged(), key=scene.left):
        fight = scene.chance("combat", scene.number(enemy, "fight"))
        evade = scene.chance("agility", scene.number(enemy, "evade"))
        weapon = _weapon(scene, ids)
        if weapon is not None and fight >= HOPELESS:
            return weapon
        if f"fight:{enemy.id}" in ids and fight >= evade:
            return f"fight:{enemy.id}"
        if f"evade:{enemy.id}" in ids:
            return f"evade:{enemy.id}"
        if f"fight:{enemy.id}" in ids:
            return f"fight:{enemy.id}"
    return None


def _weapon(scene: Scene, ids: Sequence[str]) -> str | None:
    """Return the use of a weapon of mine."""
    for id in ids:
        kind, _, what = id.partition(":")
        if kind == "use":
            card = scene.cards.get(int(what.partition(".")[0]))
            if card is not None and "Weapon" in card.traits:
                return id
    return None


def _prepare(scene: Scene, ids: Sequence[str]) -> str | None:
    """Play an asset while nothing is engaged with me and it leaves me something."""
    if scene.engaged():
        return None
    plays = [scene.cards[int(id[5:])] for id in ids if id.startswith("play:")]
    assets = [card for card in plays if card.type == "asset"]
    best = max(assets, key=lambda card: scene.number(card, "cost"), default=None)
    return None if best is None else f"play:{best.id}"


def _clues(scene: Scene, ids: Sequence[str]) -> str | None:
    """Investigate where there is a clue and a fair chance."""
    place = scene.here()
    if place is None or not place.clues or "investigate" not in ids:
        return None
    return "investigate" if scene.chance("intellect", scene.number(place, "shroud")) >= HOPELESS else None


def _hunt(scene: Scene, ids: Sequence[str]) -> str | None:
    """Fight what stands here, unengaged, if it can be beaten."""
    for id in ids:
        if id.startswith("fight:"):
            enemy = scene.cards[int(id[6:])]
            if scene.chance("combat", scene.number(enemy, "fight")) >= 0.5:
                return id
    return None


def _go(scene: Scene, ids: Sequence[str]) -> str | None:
    """Go toward the nearest clues, then to what is unknown, then to enemies that must be beaten."""
    places = [card for card in scene.view.cards if card.zone == "map"]
    for wanted in (
        {card.id for card in places if card.clues},
        {card.id for card in places if not card.revealed},
        {
            int(card.zone[3:])
            for card in scene.view.cards
            if card.type == "enemy" and card.zone.startswith("at:")
        },
    ):
        step = scene.way_to(wanted)
        if step is not None and f"move:{step}" in ids:
            return f"move:{step}"
    return None


# Other decisions


def commit(scene: Scene, ask: Ask) -> tuple[str, ...]:
    """Commit the fewest cards that make success likely; nothing to what is hopeless or likely anyway."""
    test = scene.view.test
    if test is None:
        return ()
    mine = test.seat == scene.seat
    performer = scene.cards[scene.view.people[test.seat].card]
    base = scene.number(performer, test.skill) - scene.number(scene.self, test.skill) + test.icons
    chosen: list[Option] = []
    for option in sorted(ask.options, key=_icons, reverse=True):
        now = scene.chance(test.skill, test.difficulty, base + sum(map(_icons, chosen)))
        if now >= GOOD_ENOUGH or len(chosen) >= ask.most or (not mine and now < HOPELESS):
            break
        chosen.append(option)
    after = scene.chance(test.skill, test.difficulty, base + sum(map(_icons, chosen)))
    return tuple(option.id for option in chosen) if after > HOPELESS else ()


def _icons(option: Option) -> int:
    found = option.text.args.get("icons", 0)
    return found if isinstance(found, int) else 0


def react(scene: Scene, kind: str, ids: Sequence[str]) -> str:
    """Reactions are used when they come; in windows only tests and the act are worth it."""
    if "advance" in ids:
        return "advance"
    worth = [id for id in ids if id != "pass"]
    if kind == "reaction" or (scene.view.test is not None and scene.view.test.seat == scene.seat):
        return worth[0] if worth else "pass"
    return "pass" if "pass" in ids else ids[0]


def assign(scene: Scene, ids: Sequence[str]) -> str:
    """Let an ally take a point as long as it survives; in need let it fall rather than me."""
    allies = [scene.cards[int(id[5:])] for id in ids if id.startswith("card:")]
    weak = min(scene.left(scene.self), scene.left(scene.self, "sanity")) <= 2
    for ally in allies:
        spare = min(scene.left(ally, stat) for stat in ("health", "sanity") if stat in ally.numbers)
        if spare > 1 or weak:
            return f"card:{ally.id}"
    return "rest"


def discard(scene: Scene, ask: Ask) -> Choice:
    """Give away what costs most: it will be played last."""

    def price(option: Option) -> int:
        card = scene.cards.get(int(option.id.partition(":")[2])) if option.id.startswith("card:") else None
        return scene.number(card, "cost") if card is not None else 0

    picked = sorted(ask.options, key=price, reverse=True)[: max(ask.least, 1)]
    return picked[0].id if ask.one else tuple(option.id for option in picked)


def aim(scene: Scene, ask: Ask) -> Choice:
    """Hurt what is nearest to defeat; otherwise take what comes first."""

    def rank(option: Option) -> tuple[int, int]:
        card = scene.cards.get(int(option.id.partition(":")[2])) if option.id.startswith("card:") else None
        if card is None:
            return (1, 0)
        return (0, scene.left(card)) if card.type == "enemy" else (1, -card.damage - card.horror)

    best = sorted(ask.options, key=rank)
    if ask.one:
        return best[0].id
    return tuple(option.id for option in best[: max(ask.least, min(1, ask.most))])
