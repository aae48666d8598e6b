"""What effects on tokens do: resources, clues, doom, uses, damage, horror, healing, trauma."""

from typing import Any

from miskatonic.games.horror import looking, numbers, zones
from miskatonic.games.horror.rules import acts, elimination, ending, harm, moving, resolving, tokens
from miskatonic.games.horror.rules.doing import LEADS, does, failed, needs, worth
from miskatonic.games.horror.rules.doing_cards import seats
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror
from miskatonic.games.horror.words import effects as fx


@does(fx.GainResources)
def gain_resources(g: Horror, context: Context, word: fx.GainResources, targets: tuple[int, ...]) -> None:
    """gain.1"""
    for seat in seats(g, targets):
        tokens.gain_resources(g, seat, looking.amount(g, context, word.count))


@does(fx.LoseResources)
def lose_resources(g: Horror, context: Context, word: fx.LoseResources, targets: tuple[int, ...]) -> None:
    """effects.5: as many as there are."""
    for seat in seats(g, targets):
        wanted = looking.amount(g, context, word.count)
        if tokens.lose_resources(g, seat, wanted) < wanted:
            failed(g, context)


@needs(fx.LoseResources)
def has_resources(g: Horror, context: Context, word: Any, card: int) -> bool:
    """target.7"""
    return g.cards[card].resources > 0


@does(fx.DiscoverClues)
def discover(g: Horror, context: Context, word: fx.DiscoverClues, targets: tuple[int, ...]) -> None:
    """clues.3, clues.4"""
    wanted = looking.amount(g, context, word.count)
    for location in resolving.aimed_at(g, context, word.at):
        if moving.discover(g, context.you, location, wanted) < wanted:
            failed(g, context)


def _has_clues(
    g: Horror, context: Context, word: fx.DiscoverClues, seekers: tuple[int, ...], place: int
) -> bool:
    """target.7: a location without clues is no target."""
    return g.cards[place].clues > 0


LEADS[fx.DiscoverClues] = _has_clues


@worth(fx.DiscoverClues)
def clues_there(g: Horror, context: Context, word: fx.DiscoverClues) -> bool:
    """costs.12: without a clue there nothing can be discovered."""
    places = (
        looking.find(g, context, word.at.what)
        if not isinstance(word.at, str)
        else looking.refer(g, context, word.at)
    )
    return any(g.cards[place].clues for place in places)


@does(fx.PlaceClues)
def place_clues(g: Horror, context: Context, word: fx.PlaceClues, targets: tuple[int, ...]) -> None:
    """move.8: clues from the pool, or the investigator's own."""
    count = looking.amount(g, context, word.count)
    for card in targets:
        if not word.yours:
            tokens.place(g, (card,), "clues", count)
        elif tokens.move(g, g.people[context.you].card, card, "clues", count) < count:
            failed(g, context)


@worth(fx.PlaceClues)
def has_clues_to_place(g: Horror, context: Context, word: fx.PlaceClues) -> bool:
    """target.2: your own clues can only be placed if you have some."""
    own = word.yours and context.you != NOBODY
    return not own or g.cards[g.people[context.you].card].clues > 0


@does(fx.PlaceDoom)
def place_doom(g: Horror, context: Context, word: fx.PlaceDoom, targets: tuple[int, ...]) -> None:
    """doom.4, doom.5"""
    for card in targets:
        tokens.put_doom(g, card, looking.amount(g, context, word.count))
    if word.advances:
        g.then(acts.check_doom)


@does(fx.DoomOnAgenda)
def doom_on_agenda(g: Horror, context: Context, word: fx.DoomOnAgenda, targets: tuple[int, ...]) -> None:
    """mythos.9, mythos.q3"""
    acts.doom_on_agenda(g, looking.amount(g, context, word.count))
    if word.advances:
        g.then(acts.check_doom)


@does(fx.RemoveTokens)
def remove_tokens(g: Horror, context: Context, word: fx.RemoveTokens, targets: tuple[int, ...]) -> None:
    """effects.5, immune.q1"""
    wanted = looking.amount(g, context, word.count)
    for card in targets:
        if tokens.remove(g, card, word.kind, wanted) < wanted:
            failed(g, context)


@needs(fx.RemoveTokens)
def has_tokens(g: Horror, context: Context, word: fx.RemoveTokens, card: int) -> bool:
    """target.7"""
    return int(getattr(g.cards[card], word.kind)) > 0


@does(fx.PlaceTokens)
def place_tokens(g: Horror, context: Context, word: fx.PlaceTokens, targets: tuple[int, ...]) -> None:
    """deal-damage-horror.2: put there, not dealt, so nothing can be assigned or prevented; it may defeat."""
    count = looking.amount(g, context, word.count)
    tokens.place(g, targets, word.kind, count, context.source, context.you)


@does(fx.MoveTokens)
def move_tokens(g: Horror, context: Context, word: fx.MoveTokens, targets: tuple[int, ...]) -> None:
    """move.8, heal.4: neither healing nor damaging."""
    origins = resolving.aimed_at(g, context, word.from_)
    if not origins or not _can_pass(g, context, word, targets, origins[0]):
        failed(g, context)
        return
    wanted = looking.amount(g, context, word.count)
    moved = tokens.move(g, origins[0], targets[0], word.kind, wanted, context.source, context.you)
    if moved < wanted:
        failed(g, context)


def _can_pass(g: Horror, context: Context, word: fx.MoveTokens, to: tuple[int, ...], origin: int) -> bool:
    """move.8, uses.7, target.7: from another card that has some; uses only to a card with uses of the same
    type.
    """
    if origin in to or not getattr(g.cards[origin], word.kind):
        return False
    kind = numbers.uses_type(g, origin)
    return word.kind != "uses" or all(numbers.uses_type(g, card) == kind for card in to)


LEADS[fx.MoveTokens] = _can_pass


@needs(fx.MoveTokens)
def can_be_reached(g: Horror, context: Context, word: fx.MoveTokens, card: int) -> bool:
    """target.7: something can be moved there."""
    if isinstance(word.from_, str):
        return True
    return any(
        _can_pass(g, context, word, (card,), each) for each in looking.find(g, context, word.from_.what)
    )


@does(fx.AddUses)
def add_uses(g: Horror, context: Context, word: fx.AddUses, targets: tuple[int, ...]) -> None:
    """uses.6, uses.q1"""
    for card in targets:
        tokens.place(g, (card,), "uses", looking.amount(g, context, word.count))


@needs(fx.AddUses)
def has_type(g: Horror, context: Context, word: fx.AddUses, card: int) -> bool:
    """uses.7, uses.x2: only uses of the card's own type."""
    return numbers.uses_type(g, card) == word.type


@does(fx.Replenish)
def replenish(g: Horror, context: Context, word: fx.Replenish, targets: tuple[int, ...]) -> None:
    """replenish.1, uses.9: up to the number of its keyword."""
    for card in targets:
        keyword = numbers.keyword(g, card, "uses")
        most = keyword.number if keyword else 0
        count = looking.amount(g, context, word.count)
        tokens.place(g, (card,), "uses", min(count, most - g.cards[card].uses))


@needs(fx.Replenish)
def has_room(g: Horror, context: Context, word: Any, card: int) -> bool:
    """replenish.q1"""
    keyword = numbers.keyword(g, card, "uses")
    return keyword is not None and g.cards[card].uses < keyword.number


# Damage, horror and healing


@does(fx.Deal)
def deal(g: Horror, context: Context, word: fx.Deal, targets: tuple[int, ...]) -> None:
    """deal-damage-horror.2, simultaneous-priority.2; you deal it by what you use, play or control."""
    damage, horror = looking.amount(g, context, word.damage), looking.amount(g, context, word.horror)
    yours = context.used or g.cards[context.source].controller == context.you
    by = context.you if yours else NOBODY
    first = word.asset_first
    harm.deal(g, targets, damage, horror, source=context.source, direct=word.direct, by=by, asset_first=first)


@needs(fx.Deal)
def can_be_hurt(g: Horror, context: Context, word: fx.Deal, card: int) -> bool:
    """target.7, elimination.2"""
    seat = zones.investigator(g, card)
    if seat != NOBODY:
        return g.people[seat].status == "playing"
    stat = "health" if word.damage else "sanity"
    return zones.in_play(g, card) and (numbers.has_value(g, card, stat) or zones.is_type(g, card, "enemy"))


@does(fx.Heal)
def heal(g: Horror, context: Context, word: fx.Heal, targets: tuple[int, ...]) -> None:
    """heal.1 to .3: what is left over is excess."""
    wanted = looking.amount(g, context, word.count)
    excess = sum(wanted - harm.heal(g, card, word.kind, wanted) for card in targets)
    g.amend(context.id, excess=excess)
    if excess:
        failed(g, context)


@needs(fx.Heal)
def can_be_healed(g: Horror, context: Context, word: fx.Heal, card: int) -> bool:
    """target.7"""
    return int(getattr(g.cards[card], word.kind)) > 0 and numbers.cannot(g, card, "heal") is None


@does(fx.Prevent)
def prevent(g: Horror, context: Context, word: fx.Prevent, targets: tuple[int, ...]) -> None:
    """deal-damage-horror.9"""
    if g.dealings:
        harm.prevent(g, context.that, word.kind, looking.amount(g, context, word.count))


@worth(fx.Prevent)
def something_pending(g: Horror, context: Context, word: fx.Prevent) -> bool:
    """target.2"""
    kinds = ("damage", "horror") if word.kind == "both" else (word.kind,)
    shares = g.dealings[-1].shares if g.dealings else ()
    return any(
        getattr(share, kind) for share in shares for kind in kinds if context.that in (NONE, share.card)
    )


@does(fx.Redirect)
def redirect(g: Horror, context: Context, word: fx.Redirect, targets: tuple[int, ...]) -> None:
    """deal-damage-horror.7, .9, cannot.1: pending damage or horror goes to another card instead; an asset
    takes no more than is needed to defeat it.
    """
    if not g.dealings:
        return
    wanted = most = looking.amount(g, context, word.count)
    if zones.is_type(g, targets[0], "asset"):
        most = harm.room(g, targets[0], word.kind)
    elif word.kind == "damage" and numbers.cannot(g, targets[0], "be-damaged") is not None:
        most = 0
    if most < wanted:
        failed(g, context)
    harm.shift(g, context.that, targets[0], word.kind, max(0, min(wanted, most)))


@does(fx.Defeat)
def defeat(g: Horror, context: Context, word: fx.Defeat, targets: tuple[int, ...]) -> None:
    """defeat-by-ability.1, simultaneous-priority.2: all at one moment."""
    if word.final:
        harm.sweep_away(g, targets)
        return
    harm.fall(g, [(card, context.source, context.you) for card in targets], by_ability=True)


@does(fx.Trauma)
def trauma(g: Horror, context: Context, word: fx.Trauma, targets: tuple[int, ...]) -> None:
    """trauma.1, trauma.2"""
    for seat in seats(g, targets):
        if word.kind == "choice":
            g.then(ending.defeated_by_agenda, seat)
        else:
            elimination.suffer_trauma(g, seat, word.kind, word.count)


@does(fx.Kill)
def kill(g: Horror, context: Context, word: fx.Kill, targets: tuple[int, ...]) -> None:
    """killed-insane-devoured.5, .6, .q1, simultaneous-priority.2: all at one moment."""
    them = seats(g, targets)
    for seat in them:
        elimination.tell_fate(g, seat, word.how)
    harm.fall(g, [(g.people[seat].card, context.source, context.you) for seat in them], by_ability=True)
