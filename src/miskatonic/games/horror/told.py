"""What the table is told in Horror: every event, with its message and its rule.

Not for skill tests (see `tested`), nor for what is asked.
"""

import msgspec

from miskatonic.core.game import Event, Seat
from miskatonic.core.ids import id_of
from miskatonic.core.text import Text, Who, text
from miskatonic.games.horror import zones
from miskatonic.games.horror.lines import effects_said
from miskatonic.games.horror.naming import MANY, card_name, name, names, token_name
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror, kind_of
from miskatonic.games.horror.words.abilities import Play
from miskatonic.games.horror.words.effects import Effect


def _about(g: Horror, id: str, card: int, cite: str, **more: object) -> Event:
    """Return an event about a card; what else it says is hashable."""
    return _of_card(id, None if card == NONE else names(g, card), card, cite, **more)


@MANY
def _of_card(id: str, called: tuple[str, str] | None, card: int, cite: str, **more: object) -> Event:
    said = text("no-card") if called is None else card_name(called)
    return Event(text(id, card=said, **more), cite, (id_of("card", card),))


def _about_with(g: Horror, id: str, card: int, cite: str, **more: Text | list[Text] | int) -> Event:
    """Return an event about a card that says other names, too."""
    return Event(text(id, card=name(g, card), **more), cite, (id_of("card", card),))


@MANY
def _seat(id: str, seat: Seat, cite: str, **more: object) -> Event:
    return Event(text(id, who=Who(seat), **more), cite, (id_of("seat", seat),))


# Setup, rounds and turns


def new_lead(seat: Seat) -> Event:
    """setup.4"""
    return _seat("lead-is", seat, "setup.4")


def random_weakness(g: Horror, seat: Seat, card: int) -> Event:
    """random-weakness.3: everybody is told, unless deck lists are hidden."""
    drawn, on = text("random-weakness", who=Who(seat), card=name(g, card)), (id_of("seat", seat),)
    if not g.options.hidden_decks:
        return Event(drawn, "random-weakness.3", on, reveals=True)
    public = text("random-weakness-hidden", who=Who(seat))
    return Event(drawn, "random-weakness.3", on, audience=(seat,), public=public, reveals=True)


def opening_hand(g: Horror, seat: Seat, cards: tuple[int, ...]) -> Event:
    """setup.10"""
    return _private(g, seat, "opening-hand", cards, "setup.10")


def _private(g: Horror, seat: Seat, id: str, cards: tuple[int, ...], cite: str) -> Event:
    """table-talk.1: the owner reads which cards, the others how many; with open hands all read it."""
    called = tuple([g.printed[g.cards[card].code].name for card in sorted(cards)])
    return _told_to(seat, id, called, cite, g.options.open_hands)


@MANY
def _told_to(seat: Seat, id: str, called: tuple[tuple[str, str], ...], cite: str, openly: bool) -> Event:
    told = text(id, who=Who(seat), cards=[card_name(each) for each in called], count=len(called))
    if openly:
        return Event(told, cite, (id_of("seat", seat),), reveals=True)
    public = text(f"{id}-hidden", who=Who(seat), count=len(called))
    return Event(told, cite, (id_of("seat", seat),), audience=(seat,), public=public, reveals=True)


def mulligan(seat: Seat, count: int) -> Event:
    """mulligan.3"""
    return Event(
        text("mulligan", who=Who(seat), count=count), "mulligan.3", (id_of("seat", seat),), reveals=True
    )


def replaced(g: Horror, seat: Seat, cards: tuple[int, ...]) -> Event:
    """mulligan.3: what came instead."""
    return _private(g, seat, "drew", cards, "mulligan.3")


def introduction(g: Horror) -> Event:
    """setup.14"""
    return Event(text("introduction", scenario=card_name(g.scenario.name)), "setup.14")


@MANY
def game_begins() -> Event:
    """setup.24"""
    return Event(text("game-begins"), "setup.24")


@MANY
def round_begins(number: int) -> Event:
    """timing.1"""
    return Event(text("round-begins", number=number), "timing.1")


@MANY
def phase_begins(phase: str) -> Event:
    """timing.6"""
    return Event(
        text(f"phase-{phase}"),
        {"mythos": "mythos.2", "enemy": "enemy.1", "upkeep": "upkeep.1"}.get(phase, "investigation.1"),
    )


def turn_begins(seat: Seat, actions: int) -> Event:
    """investigation.3"""
    return _seat("turn-begins", seat, "investigation.7", actions=actions)


def considers(seat: Seat, step: int) -> Event:
    """timing.q2: somebody is asked because of cards nobody else sees; that much everybody learns.

    `step`: of the skill test, since a test goes on where nobody has anything to consider; 0: no test.
    """
    return _seat("considers", seat, "timing.q2", step=step)


def acts(g: Horror, seat: Seat, action: str, target: int) -> Event:
    """investigation.9"""
    target = g.people[seat].location if action == "investigate" else target
    return _acts(seat, action, target, None if target == NONE else names(g, target))


@MANY
def _acts(seat: Seat, action: str, target: int, called: tuple[str, str] | None) -> Event:
    if called is None:
        said = text(f"acts-{action}", who=Who(seat), card=text("no-card"))
        return Event(said, "investigation.9", (id_of("seat", seat),))
    said = text(f"acts-{action}", who=Who(seat), card=card_name(called))
    return Event(said, "investigation.9", (id_of("seat", seat), id_of("card", target)))


# Cards


def drew(g: Horror, seat: Seat, cards: tuple[int, ...]) -> Event:
    """drawing-cards.1"""
    return _private(g, seat, "drew", cards, "drawing-cards.1")


def looked(g: Horror, seat: Seat, cards: tuple[int, ...]) -> Event:
    """decks.2"""
    return _private(g, seat, "looked", cards, "decks.2")


def turned_up(g: Horror, seat: Seat, cards: tuple[int, ...]) -> Event:
    """decks.2: everybody sees them."""
    told = text("turned-up", who=Who(seat), cards=[name(g, card) for card in cards])
    return Event(told, "decks.2", (id_of("seat", seat),), reveals=True)


def searches(g: Horror, seat: Seat, deck: str, cards: tuple[int, ...]) -> Event:
    """effects.x2: how many cards; which of them fit is asked for."""
    return _seat("searches", seat, "effects.x2", count=len(cards))


def found(g: Horror, seat: Seat, card: int) -> Event:
    """effects.x2"""
    return _about(g, "found", card, "effects.x2", who=Who(seat))


def found_in_secret(g: Horror, seat: Seat, card: int) -> Event:
    """effects.x2, table-talk.1: nobody else learns which card it is."""
    told = text("found", who=Who(seat), card=name(g, card))
    public = text("found-hidden", who=Who(seat))
    return Event(told, "effects.x2", (id_of("seat", seat),), audience=(seat,), public=public, reveals=True)


def to_hand(g: Horror, seat: Seat, card: int) -> Event:
    """hidden.3: nobody else learns which card it is."""
    told = text("to-hand", who=Who(seat), card=name(g, card))
    if not zones.is_hidden(g, card):
        return Event(told, "hidden.2", (id_of("seat", seat),))
    public = text("to-hand-hidden", who=Who(seat))
    return Event(told, "hidden.3", (id_of("seat", seat),), audience=(seat,), public=public, reveals=True)


def reshuffled(seat: Seat) -> Event:
    """drawing-cards.7"""
    return Event(text("reshuffled", who=Who(seat)), "drawing-cards.7", (id_of("seat", seat),), reveals=True)


def no_cards_left(seat: Seat) -> Event:
    """drawing-cards.9"""
    return _seat("no-cards-left", seat, "drawing-cards.9")


@MANY
def encounter_reshuffled() -> Event:
    """encounter-deck.2"""
    return Event(text("encounter-reshuffled"), "encounter-deck.2", reveals=True)


def encounter_empty(seat: Seat) -> Event:
    """encounter-deck.q2"""
    return _seat("encounter-empty", seat, "encounter-deck.q2")


def drew_encounter(g: Horror, seat: Seat, card: int) -> Event:
    """encounter-draw.2; what is Hidden stays hidden (hidden.3)."""
    return _drew_encounter(seat, card, g.print(card).name, zones.kept_secret(g, card))


@MANY
def _drew_encounter(seat: Seat, card: int, called: tuple[str, str], secret: bool) -> Event:
    told = text("drew-encounter", who=Who(seat), card=card_name(called))
    on = (id_of("seat", seat),)
    if secret:
        public = text("drew-encounter-hidden", who=Who(seat))
        return Event(told, "hidden.3", on, audience=(seat,), public=public, reveals=True)
    return Event(told, "encounter-draw.2", (*on, id_of("card", card)), reveals=True)


def drew_discarded(g: Horror, seat: Seat, card: int) -> Event:
    """discard-pile.5: everybody sees what is drawn from the encounter discard pile."""
    on = (id_of("seat", seat), id_of("card", card))
    return Event(text("drew-discarded", who=Who(seat), card=name(g, card)), "discard-pile.5", on)


def surges(seat: Seat) -> Event:
    """surge.1: why another card is drawn."""
    return _seat("surges", seat, "surge.1")


def set_aside(g: Horror, card: int) -> Event:
    """in-play.3"""
    return _about(g, "set-aside", card, "in-play.3")


def removed(g: Horror, card: int) -> Event:
    """removed-from-game.1"""
    return _about(g, "removed", card, "removed-from-game.1")


def alone_with_peril(seat: Seat) -> Event:
    """encounter-draw.4: the card is not named, for it may be hidden (hidden.3)."""
    return _seat("alone-with-peril", seat, "encounter-draw.4")


def entered(g: Horror, card: int, seat: Seat) -> Event:
    """enter-play.1, threat-area.1, spawn.1: where it lies, if that is not plain."""
    kind, number = zones.parts(g.cards[card].zone)
    enemy = zones.is_type(g, card, "enemy")
    if kind == "threat" and not zones.is_type(g, card, "asset"):
        id = "spawned-engaged" if enemy else "entered-threat"
        return _about(g, id, card, "enter-play.1", who=Who(number))
    if kind == "at":
        id = "spawned-at" if enemy else "entered-at"
        return _about_with(g, id, card, "enter-play.1", place=name(g, number))
    if kind == "on":
        return _about_with(g, "entered-on", card, "attachments.1", host=name(g, number))
    if kind == "map":
        return _about(g, "entered-map", card, "enter-play.1")
    return _about(g, "entered", card, "enter-play.1")


def cannot_enter(g: Horror, card: int) -> Event:
    """unique.q1"""
    return _about(g, "cannot-enter", card, "unique.q1")


def cannot_leave(g: Horror, card: int) -> Event:
    """permanent.5, cannot.1"""
    return _about(g, "cannot-leave", card, "cannot.1")


def discarded(g: Horror, card: int) -> Event:
    """discard-pile.1; from a deck it comes to light."""
    zone = kind_of(g.cards[card].zone)
    said = _about(g, "to-discard" if zone == "aside" else "discarded", card, "discard-pile.1")
    return msgspec.structs.replace(said, reveals=True) if zone in ("deck", "encounter") else said


def hidden_discarded(g: Horror, card: int) -> Event:
    """elimination.6, .q3: a Hidden card from the hand of somebody who is out of the game comes to light."""
    return Event(
        text("discarded", card=name(g, card)), "elimination.q3", (id_of("card", card),), reveals=True
    )


def returned(g: Horror, card: int) -> Event:
    """ownership-control.7"""
    return _about(g, "returned", card, "ownership-control.7")


def shuffled_in(g: Horror, card: int) -> Event:
    """ownership-control.7"""
    return _about(g, "shuffled-in", card, "ownership-control.7")


def exiled(g: Horror, card: int) -> Event:
    """exile.2"""
    return _about(g, "exiled", card, "exile.2")


def to_victory(g: Horror, card: int) -> Event:
    """victory.2"""
    return _about(g, "to-victory", card, "victory.2")


def attached(g: Horror, card: int, host: int) -> Event:
    """attachments.1"""
    return _about_with(g, "attached", card, "attachments.1", to=name(g, host))


def took_control(g: Horror, card: int, seat: Seat) -> Event:
    """ownership-control.6"""
    return _about(g, "took-control", card, "ownership-control.6", who=Who(seat))


def sealed(g: Horror, card: int, token: str) -> Event:
    """seal.3"""
    return _about_with(g, "sealed", card, "seal.3", token=token_name(token))


def released(g: Horror, card: int, tokens: tuple[str, ...]) -> Event:
    """seal.10"""
    return _about_with(g, "released", card, "seal.10", tokens=[token_name(each) for each in tokens])


def shown(g: Horror, seat: Seat, card: int) -> Event:
    """costs.10"""
    return Event(
        text("shown", who=Who(seat), card=name(g, card)), "costs.10", (id_of("seat", seat),), reveals=True
    )


def initiates(g: Horror, seat: Seat, ability: object, words: object) -> Event:
    """initiation.7: a card that is used is about to do something, which is told as well; one that is played
    is about to enter play or to be discarded, which is plain.
    """
    card = getattr(ability, "card", NONE)
    if isinstance(words, Play):
        return _about(g, "plays", card, "initiation.7", who=Who(seat))
    if card == g.people[seat].card:
        return _seat("uses-own", seat, "initiation.7")
    return Event(text("uses", who=Who(seat), card=name(g, card)), "initiation.7", (id_of("seat", seat),))


def cannot_pay(g: Horror, seat: Seat, card: int) -> Event:
    """initiation.10"""
    return _about(g, "cannot-pay", card, "initiation.10", who=Who(seat))


def forced(g: Horror, ability: object) -> Event:
    """forced-ability.4"""
    return _about(g, "forced", getattr(ability, "card", NONE), "forced-ability.4")


def haunted(g: Horror, location: int) -> Event:
    """haunted.1"""
    return _about(g, "haunted", location, "haunted.1")


# Tokens


def paid(seat: Seat, count: int) -> Event:
    """costs.4"""
    return _seat("paid", seat, "costs.4", count=count)


def spent_uses(g: Horror, card: int, count: int, kind: str) -> Event:
    """uses.5"""
    spent = text(f"uses-{kind}", count=count)
    return _about_with(g, "spent-uses", card, "uses.5", spent=spent, left=g.cards[card].uses)


def spent_clues(seat: Seat, count: int) -> Event:
    """clues.8"""
    return _seat("spent-clues", seat, "clues.8", count=count)


def gained(seat: Seat, count: int) -> Event:
    """gain.1"""
    return _seat("gained", seat, "gain.1", count=count)


def lost_resources(seat: Seat, count: int) -> Event:
    """effects.5"""
    return _seat("lost-resources", seat, "effects.5", count=count)


def clues_placed(g: Horror, card: int, count: int) -> Event:
    """move.8"""
    return _about(g, "clues-placed", card, "move.8", count=count)


def tokens_placed(g: Horror, card: int, kind: str, count: int) -> Event:
    """move.8"""
    return _about(g, "tokens-placed", card, "move.8", kind=kind, count=count)


def tokens_removed(g: Horror, card: int, kind: str, count: int) -> Event:
    """effects.5"""
    return _about(g, "tokens-removed", card, "effects.5", kind=kind, count=count)


def tokens_moved(g: Horror, card: int, to: int, kind: str, count: int) -> Event:
    """move.8"""
    said = text("tokens-moved", card=name(g, card), to=name(g, to), kind=kind, count=count)
    return Event(said, "move.8", (id_of("card", card), id_of("card", to)))


def doom(g: Horror, card: int, count: int) -> Event:
    """doom.1"""
    return _about(g, "doom-placed", card, "doom.1", count=count)


def harmed(g: Horror, card: int, damage: int, horror: int) -> Event:
    """deal-damage-horror.10"""
    how = "both" if damage and horror else "damage" if damage else "horror"
    seat = zones.investigator(g, card)
    if seat != NOBODY:
        return _seat(f"took-{how}", seat, "deal-damage-horror.10", damage=damage, horror=horror)
    return _about(g, f"card-took-{how}", card, "deal-damage-horror.10", damage=damage, horror=horror)


def healed(g: Horror, card: int, kind: str, count: int) -> Event:
    """heal.1"""
    seat = zones.investigator(g, card)
    if seat != NOBODY:
        return _seat(f"recovered-{kind}", seat, "heal.1", count=count)
    return _about(g, f"healed-{kind}", card, "heal.1", count=count)


def defeated(g: Horror, card: int) -> Event:
    """defeated.1"""
    return _about(g, "defeated", card, "defeated.1")


def investigator_defeated(seat: Seat) -> Event:
    """defeated.5"""
    return _seat("investigator-defeated", seat, "defeated.5")


def forfeits(seat: Seat, count: int) -> Event:
    """victory.7"""
    return _seat("forfeits", seat, "victory.7", count=count)


def trauma(seat: Seat, kind: str, count: int) -> Event:
    """trauma.1"""
    return _seat(f"suffered-{kind}", seat, "trauma.1" if kind == "physical" else "trauma.2", count=count)


def fate(seat: Seat, how: str) -> Event:
    """killed-insane-devoured.5"""
    return _seat(f"fate-{how}", seat, "killed-insane-devoured.5")


def resigned(seat: Seat) -> Event:
    """resign.2"""
    return _seat("resigned", seat, "resign.2")


# Places and enemies


def moved(g: Horror, seat: Seat, to: int) -> Event:
    """move.1"""
    return _about(g, "moved", to, "move.1", who=Who(seat))


def revealed(g: Horror, location: int, clues: int) -> Event:
    """locations.7"""
    told = text("revealed", card=name(g, location), clues=clues)
    return Event(told, "locations.7", (id_of("card", location),), reveals=True)


def discovered(g: Horror, seat: Seat, location: int, count: int) -> Event:
    """clues.4"""
    return _about(g, "discovered", location, "clues.4", who=Who(seat), count=count)


def no_place_to_spawn(g: Horror, enemy: int) -> Event:
    """spawn.4"""
    return _about(g, "no-place-to-spawn", enemy, "spawn.4")


def engaged(g: Horror, enemy: int, seat: Seat) -> Event:
    """engage-action.2"""
    return _about(g, "engaged", enemy, "enemy-cards.3", who=Who(seat))


def enemy_moved(g: Horror, enemy: int, to: int) -> Event:
    """move.1"""
    return _about_with(g, "enemy-moved", enemy, "move.1", place=name(g, to))


def attacks(g: Horror, enemy: int, seat: Seat) -> Event:
    """enemy.5"""
    return _about(g, "attacks", enemy, "enemy.5", who=Who(seat))


def opportunity(g: Horror, enemy: int, seat: Seat) -> Event:
    """attack-of-opportunity.1"""
    return _about(g, "opportunity", enemy, "attack-of-opportunity.1", who=Who(seat))


def retaliates(g: Horror, enemy: int) -> Event:
    """retaliate.2"""
    return _about(g, "retaliates", enemy, "retaliate.2")


def evaded(g: Horror, seat: Seat, enemy: int) -> Event:
    """evade.5"""
    return _about(g, "evaded", enemy, "evade.5", who=Who(seat))


def decided(g: Horror, context: Context, seat: Seat, effects: tuple[Effect, ...]) -> Event:
    """simultaneous-priority.1: what one of several has decided, before any of it is carried out."""
    if not effects:
        return _seat("decided-not", seat, "simultaneous-priority.1")
    said = text("decided", who=Who(seat), effect=effects_said(g, context, effects))
    return Event(said, "simultaneous-priority.1", (id_of("seat", seat),))


def named_type(seat: Seat, type: str) -> Event:
    """card-types.2"""
    return _seat("named-type", seat, "card-types.2", type=type)


def hit_friend(seat: Seat, other: Seat) -> Event:
    """fight-action.6"""
    return Event(
        text("hit-friend", who=Who(seat), other=Who(other)), "fight-action.6", (id_of("seat", other),)
    )


# The scenario


def advances(g: Horror, card: int) -> Event:
    """act-agenda-deck.10"""
    return _about(g, "advances", card, "act-agenda-deck.10", kind=g.print(card).type)


def becomes_current(g: Horror, card: int) -> Event:
    """act-agenda-deck.16"""
    return _about(g, "becomes-current", card, "act-agenda-deck.16", kind=g.print(card).type)


@MANY
def codex(entry: int) -> Event:
    """codex.3"""
    return Event(text("codex-read", entry=entry), "codex.3")


def story(g: Horror, card: int) -> Event:
    """story-cards.2"""
    return _about(g, "story-read", card, "story-cards.2")


def ending_name(g: Horror) -> Text:
    """Return what the ending is called."""
    called = g.scenario.resolutions.get(g.resolution)
    if called is None:
        return text("ending-none") if g.resolution <= 0 else text("ending-number", number=g.resolution)
    return card_name(called)


def resolution(g: Horror) -> Event:
    """resolution.1"""
    return Event(text("resolution", ending=ending_name(g)), "resolution.1")


def passage(story: str, cite: str) -> Event:
    """Return a passage of the story, by the message that tells it."""
    return Event(Text(story), cite)


def remembers(what: str) -> Event:
    """remember.1"""
    return Event(text("remembers", what=text(f"remembered-{what.replace(' ', '-')}")), "remember.1")


def becomes_bearer(g: Horror, card: int, seat: Seat) -> Event:
    """asset.9"""
    return _about(g, "becomes-bearer", card, "asset.9", who=Who(seat))


def earned(seat: Seat, count: int) -> Event:
    """victory.7"""
    return _seat("earned", seat, "victory.7", count=count)
