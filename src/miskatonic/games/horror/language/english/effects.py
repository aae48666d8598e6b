"""English effects by their verbs: what stands behind "draw" or "draws". Not for sentences (`flow`)."""

from typing import Any

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.pieces import CancelRevelation, LookThen, TokenChosen
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w

VERBS: list[tuple[str, str, Any]] = [
    # Decks and hands
    ("draw", "{count:some} additional? card|cards", lambda count: (fx.Draw(count),)),
    ("draw", "{count:some} encounter card|cards", lambda count: (fx.DrawEncounter(count),)),
    ("draw", "the top card of the encounter deck", lambda: (fx.DrawEncounter(),)),
    ("draw", "{target:ref}", lambda target: (fx.DrawCard(target),)),
    ("draw", "cards equal to {count:amount}", lambda count: (fx.Draw(count),)),
    ("discard", "{target:aim}", b.discard),
    ("choose and discard", "{target:aim}", b.discard),
    (
        "discard",
        "{count:some} card|cards (from your hand)? at random (from your hand)?",
        lambda count: (fx.DiscardCards(count, random=True),),
    ),
    (
        "discard",
        "{count:some} random card|cards from your hand",
        lambda count: (fx.DiscardCards(count, random=True),),
    ),
    (
        "choose and discard",
        "all but {count:n} card|cards from|in your hand",
        lambda count: (fx.DiscardCards(count, all_but=True),),
    ),
    ("discard", "the top {count:n} cards of your deck", lambda count: (fx.DiscardTop(count),)),
    ("discard", "the top card of your deck", lambda: (fx.DiscardTop(1),)),
    (
        "discard",
        "the top {count:n} cards of the encounter deck",
        lambda count: (fx.DiscardTop(count, "encounter"),),
    ),
    ("discard", "the top card of the encounter deck", lambda: (fx.DiscardTop(1, "encounter"),)),
    (
        "shuffle",
        "{target:aim} (back)? into (your / its owner's / the / the encounter) deck (it belongs to)?",
        lambda target: (fx.ShuffleInto(target),),
    ),
    ("shuffle", "your deck", lambda: (fx.ShuffleDeck(),)),
    ("shuffle", "the encounter deck", lambda: (fx.ShuffleDeck("encounter"),)),
    ("shuffle", "the deck", lambda: (fx.ShuffleDeck(),)),
    (
        "return",
        "{target:aim} to (your / its owner's / their owners) hand|hands",
        lambda target: (fx.ReturnToHand(target),),
    ),
    ("add", "{target:aim} to your hand", lambda target: (fx.AddToHand(target),)),
    (
        "place|put",
        "{target:aim} on the bottom of (your / its owner's) deck",
        lambda target: (fx.PutOnDeck(target, bottom=True),),
    ),
    (
        "place|put",
        "{target:aim} on (the)? top of (your / its owner's) deck",
        lambda target: (fx.PutOnDeck(target),),
    ),
    ("reveal", "{target:ref}", b.show),
    ("remove", "{target:aim} from the game", lambda target: (fx.RemoveFromGame(target),)),
    ("exile", "{target:aim}", lambda target: (fx.Exile(target),)),
    ("set", "{target:aim} aside (out of play)?", lambda target: (fx.SetAside(target),)),
    (
        "add|place",
        "{target:aim} (to / in) the victory display",
        lambda target: (fx.ToVictoryDisplay(target),),
    ),
    ("put", "{target:aim} into play in your threat area", lambda target: (fx.PutIntoPlay(target, "threat"),)),
    (
        "put",
        "{target:aim} into play (under your control / in your play area)?",
        lambda target: (fx.PutIntoPlay(target),),
    ),
    ("put", "{target:aim} into play exhausted", lambda target: (fx.PutIntoPlay(target, exhausted=True),)),
    ("attach", "{target:ref} to {to:aim}", lambda target, to: (fx.Attach(to, target),)),
    ("attach", "to {to:aim}", lambda to: (fx.Attach(to),)),
    ("take", "control of {target:aim}", lambda target: (fx.TakeControl(target),)),
    ("play", "a|an {what:played}", lambda what: (fx.PlayCard(what),)),
    (
        "play",
        "a|an {what:played} ,? (reducing its (resource)? cost by {cheaper:n} / at {less:signed} cost / for "
        "{cheaper:n} resource|resources less)",
        lambda what, cheaper=0, less=None: (fx.PlayCard(what, cheaper if less is None else less[1]),),
    ),
    ("play", "a|an {what:played} at no cost", lambda what: (fx.PlayCard(what, free=True),)),
    (
        "play",
        "{target:ref} ,? (reducing its (resource)? cost by {cheaper:n} / for {cheaper:n} "
        "resource|resources less)?",
        lambda target, cheaper=0: (
            (fx.PlayCard(w.AllOf(()), cheaper, found=True),) if target in ("?it", "?card", "drawn") else None
        ),
    ),
    # Searching
    (
        "search",
        "{where:searched} for {wanted:wanted}",
        lambda where, wanted: (s.search(where, wanted),),
    ),
    ("look", "at the top {count:num} cards of your deck", lambda count: (fx.LookAtTop(count),)),
    ("reveal", "the top {count:num} cards of your deck", lambda count: (fx.LookAtTop(count, reveal=True),)),
    (
        "draw",
        "{draw:n} of them and place the rest of those cards on the top and slash or bottom of your deck "
        "in any order",
        lambda draw: (LookThen(draw, bottom=True),),
    ),
    ("draw", "{draw:n} of those cards", lambda draw: (LookThen(draw, partial=True),)),
    (
        "put",
        "each of the others on the top or at the bottom of the deck , in any order",
        lambda: (LookThen(bottom=True),),
    ),
    (
        "put|return",
        "the (others / rest) (back)? on top of (the / your) deck ,? in any order",
        lambda: (LookThen(),),
    ),
    (
        "choose",
        "(1 / one) of those tokens to resolve and ignore the (other / rest)",
        lambda: (TokenChosen(),),
    ),
    ("look", "at the top card of your deck", lambda: (fx.LookAtTop(1),)),
    (
        "look",
        "at the top {count:num} cards of the encounter deck",
        lambda count: (fx.LookAtTop(count, "encounter"),),
    ),
    # Resources, clues, doom and uses
    ("gain", "{count:some} additional? resource|resources", lambda count: (fx.GainResources(count),)),
    ("gain", "resources equal to {count:amount}", lambda count: (fx.GainResources(count),)),
    ("lose", "{count:some} resource|resources", lambda count: (fx.LoseResources(count),)),
    ("lose", "all of? your resources", lambda: (fx.LoseResources(w.TokensOn("resources", "you")),)),
    ("discover", "{count:some} clue|clues {at:at}", b.discover),
    ("discover", "{count:some} {more:more} clue|clues {at:at}", b.discover),
    ("discover", "{count:some} {more:more} clue|clues", b.discover),
    (
        "discover",
        "{count:some} clue|clues {at:at} and {more:some} clue|clues {there:at}",
        lambda count, at, more, there: (fx.DiscoverClues(count, at), fx.DiscoverClues(more, there)),
    ),
    (
        "place",
        "{count:num} of your clues on {target:aim}",
        lambda count, target: (fx.PlaceClues(count, target, True),),
    ),
    (
        "place",
        "{count:some} clue|clues on {target:aim}",
        lambda count, target: (fx.PlaceClues(count, target),),
    ),
    ("place", "{count:some} doom on {target:aim}", lambda count, target: (fx.PlaceDoom(count, target),)),
    ("place", "{count:some} doom on the current agenda", lambda count: (fx.DoomOnAgenda(count),)),
    (
        "place",
        "{count:some} damage on {target:aim}",
        lambda count, target: (fx.PlaceTokens("damage", count, target),),
    ),
    (
        "place",
        "{count:some} horror on {target:aim}",
        lambda count, target: (fx.PlaceTokens("horror", count, target),),
    ),
    ("place|add", "{count:some} {type:uses} (on / to) {target:aim}", b.add_uses),
    (
        "place|add",
        "{count:some} resource|resources (on / to) {target:ref}",
        lambda count, target: (fx.PlaceTokens("resources", count, target),),
    ),
    (
        "replenish",
        "{count:num} {type:uses} (on / to) {target:aim}",
        lambda count, type, target: (fx.Replenish(count, target),),
    ),
    (
        "remove",
        "{count:some} {kind:token_kind} from {target:aim}",
        lambda count, kind, target: (fx.RemoveTokens(kind, count, target),),
    ),
    (
        "remove",
        "{count:some} {type:uses} from {target:ref}",
        lambda count, type, target: (
            (fx.RemoveTokens("uses", count, target),) if type != "resources" else None
        ),
    ),
    (
        "move",
        "{count:some} damage or {again:some} horror from {source:aim} to {target:aim}",
        lambda count, again, source, target: (
            fx.Choice(
                (
                    (fx.MoveTokens("damage", count, source, target),),
                    (fx.MoveTokens("horror", again, source, target),),
                )
            ),
        ),
    ),
    (
        "move",
        "{count:some} {kind:token_kind} from {source:aim} to {target:aim}",
        lambda count, kind, source, target: (fx.MoveTokens(kind, count, source, target),),
    ),
    # Harm
    ("take", "{harm:harm}", b.deal),
    ("deal", "{harm:harm} to {target:aim}", b.deal),
    ("heal", "{harm:harm_kind}", lambda harm: b.heal(*harm)),
    ("heal", "{harm:harm_kind} from {target:aim}", lambda harm, target: b.heal(harm[0], harm[1], target)),
    ("suffer", "{count:n} physical trauma", lambda count: (fx.Trauma("physical", count),)),
    ("suffer", "{count:n} mental trauma", lambda count: (fx.Trauma("mental", count),)),
    ("earn", "{count:n} fewer experience", lambda count: (fx.LoseExperience(count),)),
    ("defeat", "{target:aim}", lambda target: (fx.Defeat(target),)),
    # Moving and fighting
    ("move", "to {to:aim}", lambda to: (fx.Move(to),)),
    ("move", "{target:aim} to {to:aim}", lambda target, to: (fx.MoveEnemy(target, to),)),
    ("disengage", "from {target:aim}", b.disengage),
    ("automatically evade", "{target:aim}", lambda target: (fx.Evade(target),)),
    ("engage", "{target:aim}", lambda target: (fx.Engage(target),)),
    ("exhaust", "{target:aim}", lambda target: (fx.Exhaust(target),)),
    ("ready", "{target:aim}", lambda target: (fx.Ready(target),)),
    ("lose", "{count:some} action|actions", lambda count: (fx.LoseActions(count),)),
    (
        "take",
        "{count:some} additional action|actions (this turn)?",
        lambda count: (fx.GainActions(count),),
    ),
    ("take", "an additional {count:n} actions (this turn)?", lambda count: (fx.GainActions(count),)),
    # Tests
    ("test", "{skills:skills} « {difficulty:num} »", b.take_test),
    ("take", "a test of {skills:skills} « {difficulty:num} »", b.take_test),
    ("attempt", "(this / that) (skill)? test again", lambda: (chaos.TryAgain(),)),
    ("fight", "{on:aim}", lambda on: b.take_action("fight", on)),
    (
        "fight",
        "{on:aim} « using either a basic fight action or a fight ability on a card »",
        lambda on: (fx.TakeAction("fight", on=on, by_ability=True),),
    ),
    ("evade", "{on:aim}", lambda on: b.take_action("evade", on)),
    ("investigate", "{on:aim}", lambda on: b.take_action("investigate", on)),
    (
        "commit",
        "a|an {what:np} to this skill test « only an eligible one »",
        lambda what: (chaos.Commit(w.Choose(what)),),
    ),
    ("attempt", "this skill test again when it has ended", lambda: (chaos.TryAgain(),)),
    ("commit", "an eligible {what:np} to this test", lambda what: (chaos.Commit(w.Choose(what)),)),
    # Chaos tokens
    ("cancel", "that attack", lambda: (fx.Cancel(),)),
    ("cancel", "{of:owner} revelation effect|effects", lambda of: (CancelRevelation(),)),
    ("cancel", "the revelation effect of that card", lambda: (CancelRevelation(),)),
    (
        "cancel",
        "(its effects / that card's effects / this effect / that effect / the effects of the search)",
        lambda: (fx.Cancel(),),
    ),
    (
        "reveal",
        "{count:some} (additional / another)? (chaos)? token|tokens",
        lambda count: (chaos.RevealToken(count),),
    ),
    ("reveal", "another (chaos)? token", lambda: (chaos.RevealToken(),)),
    (
        "reveal",
        "{count:n} chaos tokens , choose 1 of them to resolve and ignore the rest",
        lambda count: (chaos.RevealAndChoose(count),),
    ),
    (
        "return",
        "(that / this) (chaos)? token to the (chaos)? bag and reveal (another / a new one / a new token "
        "/ a new chaos token)",
        lambda: (chaos.RedrawToken(),),
    ),
    (
        "cancel",
        "(that / this) (chaos)? token , return it to the (chaos)? bag , and reveal (another / a new one "
        "/ a new token / a new chaos token)",
        lambda: (chaos.RedrawToken(),),
    ),
    (
        "ignore",
        "(that / this) (chaos)? (token / token's effect / token's modifier)",
        lambda: (chaos.IgnoreToken(),),
    ),
    ("automatically succeed", "(at (this / that) (skill)? test)?", lambda: (chaos.SucceedAutomatically(),)),
    ("succeed", "at (this / that) (skill)? test by {by:n} instead", lambda by: (chaos.SucceedInstead(by),)),
    ("release", "(that / this) (chaos)? token", lambda: (chaos.ReleaseTokens(),)),
    ("release", "all chaos tokens sealed on {target:ref}", lambda target: (chaos.ReleaseTokens(target),)),
    (
        "seal",
        "a random (chaos)? token from the chaos bag on {target:ref}",
        lambda target: (chaos.SealToken("any", target, random=True),),
    ),
    (
        "resolve",
        "the (chaos)? token sealed (here / on #this) as if it (were / had) just (been)? revealed",
        lambda: (chaos.ResolveSealed(),),
    ),
]


OTHERS = [
    Rule("more", "additional", b.const(True)),
    Rule("played", "{what:np}", b.from_hand),
    Rule("searched", "your deck", b.const(("yours", 0))),
    Rule("searched", "the encounter deck", b.const(("encounter", 0))),
    Rule("searched", "your discard pile", b.const(("discard", 0))),
    Rule(
        "searched",
        "the encounter deck and (the encounter)? discard pile",
        b.const(("encounter-and-discard", 0)),
    ),
    Rule("searched", "the top {count:num} cards of your deck", lambda count: ("yours", count)),
    Rule("searched", "the top {count:num} cards of the encounter deck", lambda count: ("encounter", count)),
    Rule(
        "searched",
        "the top {count:n} cards « or {more:n} cards instead if {condition:cond} » of your deck",
        lambda count, more, condition: ("yours", w.Given(condition, more, count)),
    ),
    Rule("wanted", "a|an|1 {what:np}", lambda what: (what, 1, False)),
    Rule("wanted", "{count:many} {what:np}", lambda what, count: (what, count, False)),
    Rule("wanted", "up to {count:n} {what:np}", lambda what, count: (what, count, True)),
]


def _third(verb: str) -> str:
    """Return what somebody else does: "draws", "automatically evades", "chooses and discards"."""
    if " and " in verb:
        return " and ".join(_third(each) for each in verb.split(" and "))
    adverb, _, last = verb.rpartition(" ")
    forms = [_third_word(each) for each in last.split("|")]
    return f"{adverb} {'|'.join(forms)}".strip()


def _third_word(word: str) -> str:
    if word.endswith("y") and word[-2] not in "aeo":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "sh", "ch", "x")) else f"{word}s"


EFFECTS = [
    *(Rule("do", f"{verb} {rest}", build) for verb, rest, build in VERBS),
    *(Rule("does", f"{_third(verb)} {rest}", build) for verb, rest, build in VERBS),
    *OTHERS,
]
