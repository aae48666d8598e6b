"""What effects on tests and the chaos bag do."""

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import number_in, word_in
from miskatonic.games.horror import asks, looking, numbers, zones
from miskatonic.games.horror.rules import cards, committing, lasting, resolving, testing
from miskatonic.games.horror.rules.doing import does, failed, needs, worth
from miskatonic.games.horror.rules.doing_cards import seats
from miskatonic.games.horror.rules.doing_flow import affected
from miskatonic.games.horror.state import Context, Horror, TestKind, step
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx

OUTCOME_KNOWN, TEST_ENDS = 6, 8
"""test.21, test.31: the steps of a test from which on it is too late for something."""


@does(fx.Test)
def test(g: Horror, context: Context, word: fx.Test, targets: tuple[int, ...]) -> None:
    """skill-tests.2, test-difficulty.5: each in turn takes the test."""
    kind = "parley" if context.designator == "parley" else ""
    for seat in seats(g, targets):
        hard = looking.amount(g, context, word.difficulty)
        g.then(begin_test, context.id, seat, hard, kind)


@step
def begin_test(g: Horror, number: int, seat: Seat, hard: int, kind: TestKind) -> None:
    """test.4"""
    if g.people[seat].status != "playing":
        return
    word = resolving.in_hand(g, number, fx.Test)
    context = g.contexts[number]
    testing.begin(g, context, seat, word.skill, hard, kind=kind, success=word.success, failure=word.failure)


@does(chaos.SucceedAutomatically)
def succeed(g: Horror, context: Context, word: chaos.SucceedAutomatically, targets: tuple[int, ...]) -> None:
    """auto-success-fail.4, .q1: failing automatically prevails."""
    if g.tests and g.tests[-1].automatic != "failure":
        testing.amend(g, automatic="success")


@does(chaos.FailAutomatically)
def fail(g: Horror, context: Context, word: chaos.FailAutomatically, targets: tuple[int, ...]) -> None:
    """auto-success-fail.2"""
    if g.tests:
        testing.amend(g, automatic="failure")


@worth(chaos.SucceedAutomatically, chaos.FailAutomatically)
def during_test(g: Horror, context: Context, word: object) -> bool:
    """target.2"""
    return bool(g.tests)


@worth(chaos.RevealToken, chaos.ResolveSealed)
def another_can_come(g: Horror, context: Context, word: object) -> bool:
    """target.2"""
    return testing.reveals_more(g)


@does(chaos.RevealToken)
def reveal(g: Horror, context: Context, word: chaos.RevealToken, targets: tuple[int, ...]) -> None:
    """chaos-tokens.1: more tokens for the same test."""
    g.then(testing.st3_reveal, word.count)


@does(chaos.RedrawToken)
def redraw(g: Horror, context: Context, word: chaos.RedrawToken, targets: tuple[int, ...]) -> None:
    """ignore.x1: the last token is treated as never drawn; another is revealed."""
    testing.take_back(g)
    if 0 <= context.sequence < len(g.sequences):
        sequence = g.sequences[context.sequence]
        if sequence.happening.what == "reveals-token":
            g.sequences[context.sequence] = msgspec.structs.replace(sequence, cancelled=True)
    g.then(testing.st3_reveal, 1)


@does(chaos.ReturnToken)
def give_back(g: Horror, context: Context, word: chaos.ReturnToken, targets: tuple[int, ...]) -> None:
    """test.33: earlier than usual."""
    testing.take_back(g)


@does(chaos.IgnoreToken)
def ignore(g: Horror, context: Context, word: chaos.IgnoreToken, targets: tuple[int, ...]) -> None:
    """ignore.x1: it counts as drawn, but neither modifier nor effect is applied."""
    test = g.tests[-1]
    last = len(test.tokens) - 1
    automatic = "" if test.tokens[last] == "auto-fail" else test.automatic
    testing.amend(g, ignored=(*test.ignored, last), automatic=automatic)


@worth(chaos.IgnoreToken, chaos.ReturnToken)
def token_there(g: Horror, context: Context, word: object) -> bool:
    """target.2"""
    return bool(g.tests and g.tests[-1].tokens)


@worth(chaos.RedrawToken)
def can_redraw(g: Horror, context: Context, word: object) -> bool:
    """target.2"""
    return token_there(g, context, word) and testing.reveals_more(g)


@does(chaos.AddToken)
def add(g: Horror, context: Context, word: chaos.AddToken, targets: tuple[int, ...]) -> None:
    """setup.7"""
    g.bag.append(word.token)


@does(chaos.RemoveToken)
def remove(g: Horror, context: Context, word: chaos.RemoveToken, targets: tuple[int, ...]) -> None:
    """setup.7"""
    if word.token in g.bag:
        g.bag.remove(word.token)
    else:
        failed(g, context)


@does(chaos.SealToken)
def seal(g: Horror, context: Context, word: chaos.SealToken, targets: tuple[int, ...]) -> None:
    """seal.3, .5, .12, .13: the controller chooses if there is a choice."""
    able = cards.sealable(g, word.token)
    if not able:
        failed(g, context)
    elif word.random:
        fit = [token for token in g.bag if token in able]
        cards.seal(g, targets[0], fit[g.rng.below(len(fit))])
    elif len(able) == 1:
        cards.seal(g, targets[0], able[0])
    else:
        g.ask(context.you, asks.seal(g, tuple(able)), seal_chosen, targets[0])


@step
def seal_chosen(g: Horror, seat: Seat, choice: str, card: int) -> None:
    """seal.5"""
    cards.seal(g, card, word_in(choice))


@worth(chaos.SealToken)
def can_seal(g: Horror, context: Context, word: chaos.SealToken) -> bool:
    """seal.7"""
    return bool(cards.sealable(g, word.token))


@does(chaos.ReleaseTokens)
def release(g: Horror, context: Context, word: chaos.ReleaseTokens, targets: tuple[int, ...]) -> None:
    """seal.10"""
    for card in targets:
        cards.release(g, card)


@does(chaos.ResolveSealed)
def resolve_sealed(g: Horror, context: Context, word: chaos.ResolveSealed, targets: tuple[int, ...]) -> None:
    """seal.9: not revealed from the bag, but resolved like a token that was."""
    for card in targets:
        for token in g.cards[card].sealed:
            testing.show_token(g, testing.put_before(g, token, lent=True))


@needs(chaos.ResolveSealed, chaos.ReleaseTokens)
def has_sealed(g: Horror, context: Context, word: object, card: int) -> bool:
    """target.7"""
    return bool(g.cards[card].sealed)


@worth(chaos.RevealAndChoose)
def some_in_the_bag(g: Horror, context: Context, word: object) -> bool:
    """target.2"""
    return bool(g.bag) and testing.reveals_more(g)


@does(chaos.RevealAndChoose)
def reveal_and_choose(
    g: Horror, context: Context, word: chaos.RevealAndChoose, targets: tuple[int, ...]
) -> None:
    """ignore.x1: as many tokens as there are; one of them is resolved."""
    places = tuple(testing.take_token(g) for _ in range(min(word.count, len(g.bag))))
    if len(places) < word.count:
        failed(g, context)
    if len(places) == 1:
        testing.show_token(g, places[0])
    else:
        g.then(choose_resolved, context.you, places)


@step
def choose_resolved(g: Horror, seat: Seat, places: tuple[int, ...]) -> None:
    """ignore.x1: which of the revealed tokens is resolved; what always holds is seen to before."""
    g.ask(seat, asks.resolve_one(g, places), one_resolved, places)


@step
def one_resolved(g: Horror, seat: Seat, choice: str, places: tuple[int, ...]) -> None:
    """ignore.x1: the others count as revealed, but do nothing."""
    chosen = number_in(choice)
    others = tuple(place for place in places if place != chosen)
    testing.amend(g, ignored=(*g.tests[-1].ignored, *others))
    for place in places:
        testing.show_token(g, place)


@does(chaos.SucceedInstead)
def succeed_instead(
    g: Horror, context: Context, word: chaos.SucceedInstead, targets: tuple[int, ...]
) -> None:
    """instead.1, .4: what referred to the failure is no longer used."""
    g.sequences[context.sequence] = msgspec.structs.replace(g.sequences[context.sequence], replaced=True)
    testing.succeed_instead(g, word.by)


@worth(chaos.SucceedInstead)
def would_fail(g: Horror, context: Context, word: chaos.SucceedInstead) -> bool:
    """target.2: there must be a test that is about to fail."""
    if not g.tests or not 0 <= context.sequence < len(g.sequences):
        return False
    sequence = g.sequences[context.sequence]
    return sequence.happening.what == "test-fails" and sequence.point == "would" and not sequence.replaced


@does(chaos.TryAgain)
def try_again(g: Horror, context: Context, word: chaos.TryAgain, targets: tuple[int, ...]) -> None:
    """test.31, lasting-effects.1: the test is to be taken anew; the modifiers wait for it."""
    test = testing.amend(g, again=True)
    waiting = msgspec.structs.replace(context, id=test.context)
    for each in word.modifiers:
        lasting.begin(g, waiting, "test", (each,), affected(g, context, each), -test.context)


@worth(chaos.TryAgain)
def can_try_again(g: Horror, context: Context, word: chaos.TryAgain) -> bool:
    """target.2: only a test that an ability began, and that is not over, can be taken anew."""
    return bool(g.tests) and g.tests[-1].context in g.contexts and g.tests[-1].step < TEST_ENDS


@does(chaos.Commit)
def commit(g: Horror, context: Context, word: chaos.Commit, targets: tuple[int, ...]) -> None:
    """limbo.4, costs.14: the cards go to limbo, as if committed from hand."""
    committing.contribute(g, context.you, targets)


@needs(chaos.Commit)
def can_be_committed(g: Horror, context: Context, word: chaos.Commit, card: int) -> bool:
    """skill-icons.1: a test is under way that the card fits, before its outcome is known; what is in play,
    or committed already, stays there.
    """
    known = not g.tests or g.tests[-1].step >= OUTCOME_KNOWN
    return (
        not known
        and not zones.in_play(g, card)
        and card not in [each.card for each in g.tests[-1].committed]
        and committing.is_eligible(g, card)
        and numbers.cannot(g, g.people[context.you].card, "commit", card) is None
        and not committing.unpayable(g, context.you, card)
    )
