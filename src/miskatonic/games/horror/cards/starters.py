"""The starter decks of the five investigators of the core box, ready to play. Not for deck rules."""

from miskatonic.games.horror.rules import Deck

BOX = 12_000
"""The number of the box, to which the numbers of its cards are added."""


def _deck(investigator: int, *numbers: int | range | tuple[int, int]) -> Deck:
    """Return a deck; a range means one copy of each card, a pair the number of a card and its copies."""
    codes: list[str] = []
    for each in numbers:
        if isinstance(each, range):
            codes += [str(BOX + number) for number in each]
        else:
            number, copies = each if isinstance(each, tuple) else (each, 1)
            codes += [str(BOX + number)] * copies
    return Deck(str(BOX + investigator), tuple(codes))


STARTERS = (
    _deck(
        1,
        *(2, range(16, 22), range(72, 78), (86, 2), (88, 2), range(22, 25), 78, 79, (89, 2)),
        *(25, 80, 81, (92, 2), (94, 2), 3, 104),
    ),
    _deck(
        4,
        *(range(30, 36), range(16, 22), (87, 2), (88, 2), 5, range(36, 39), range(22, 25), (89, 2)),
        *(39, 25, (93, 2), (92, 2), 6, 100),
    ),
    _deck(
        7,
        *(8, range(44, 50), range(30, 36), (86, 2), (88, 2), range(50, 53), range(36, 39), (89, 2)),
        *(53, 39, (91, 2), (93, 2), 9, 103),
    ),
    _deck(
        10,
        *(range(58, 64), range(44, 50), (86, 2), (88, 2), 11, range(64, 67), range(50, 53), (89, 2)),
        *(67, 53, (90, 2), (91, 2), 12, 101),
    ),
    _deck(
        13,
        *(14, range(72, 78), range(58, 64), (86, 2), (88, 2), 78, 79, range(64, 67), (89, 2)),
        *(80, 81, 67, (94, 2), (90, 2), 15, 102),
    ),
)
"""Daniela Reyes, Joe Diamond, Trish Scarborough, Dexter Drake, Isabelle Barnes."""
