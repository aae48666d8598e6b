"""Known counts: how many different ways there are to answer the next 1, 2, … 5 asks of fixed positions."""

from miskatonic.games.ritual.state import Ritual
from tests.builders import RITUAL, ask, asked, choices, table


def ways(g: Ritual, depth: int) -> int:
    """Count the sequences of that many legal answers."""
    if depth == 0:
        return 1
    total = 0
    for choice in choices(g):
        after = g.copy()
        RITUAL.answer(after, asked(g), choice)
        total += ways(after, depth - 1)
    return total


def test_five_players_without_events() -> None:
    """Nobody holds an event, and none is drawn so soon, so only the number of hands on the table counts.

    Let g(n) be the ways to answer n asks beginning with the active player's, and f(k, n) those beginning with
    a follower who sees k hands on the table. Then g(n) = 4 f(3, n-1), because there are four to give to;
    f(k, n) = g(n-1) + k f(k-1, n-1), because who takes begins a new turn; and f(0, n) = 2 g(n-1), because the
    last follower takes, which begins a new turn, or lets go, which begins a new round. So

    g(1) = 4
    g(2) = 4 (1 + 3) = 16
    g(3) = 4 (g(1) + 3 f(2, 1)) = 4 (4 + 3 · 3) = 52
    g(4) = 4 (g(2) + 3 (g(1) + 2 f(1, 1))) = 4 (16 + 3 (4 + 2 · 2)) = 160
    g(5) = 4 (g(3) + 3 (g(2) + 2 (g(1) + f(0, 1)))) = 4 (52 + 3 (16 + 2 (4 + 2))) = 544
    """
    hands = "pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="cursed Mask, cursed Idol, cursed Dagger, cursed Chalice")
    assert [ways(g, depth) for depth in range(1, 6)] == [4, 16, 52, 160, 544]


def test_three_players_an_orb_and_confessions() -> None:
    """With three players every giver and every follower has two ways on, and may confess: three options.

    Only who discards the Orb has two. So n + 1 answers can be given in three times as many ways as n, less
    one for every way of n answers that ends with player 2 discarding the Orb. If he confesses before, it is
    shuffled into the pile and, in this match, does not come back so soon.

    1 answer: 3.
    2 answers: 3 · 3 = 9. One of them discards the Orb: give to 2, take.
    3 answers: 9 · 3 - 1 = 26. Two discard the Orb: player 1 confesses before, or the card goes by way of 3.
    4 answers: 26 · 3 - 2 = 76. Three discard the Orb: player 1 confesses twice before; he confesses and the
    card goes by way of 3; it goes by way of 3, who confesses.
    5 answers: 76 · 3 - 3 = 225.
    """
    hands, straw = "pure Mask, Magical Orb, pure Dagger", "Gate, Gate"
    g = table("ritual", hands=hands, straw=straw, pile="cursed Idol, pure Chalice", confession=True)
    assert (ask(g).kind, len(choices(g))) == ("give", 3)
    assert [ways(g, depth) for depth in range(1, 6)] == [3, 9, 26, 76, 225]
