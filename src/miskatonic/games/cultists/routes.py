"""The route cards of Cultists (routes.d1 to routes.d4). Not for who may act where."""

Route = int
"""A route card: its number on its side, counted from 0."""

_A = """
A1: GRN VIO | CAF RED | PNK YEL | CAF RED | PNK GRN | YEL VIO | CAF RED | PNK VIO | YEL GRN | PNK RED
A2: CAF PNK | YEL VIO | GRN RED | CAF PNK | YEL RED | GRN VIO | YEL RED | CAF PNK | GRN VIO | CAF RED
A3: RED VIO | CAF PNK | YEL GRN | CAF PNK | YEL RED | GRN VIO | PNK YEL | CAF RED | GRN VIO | PNK RED
A4: PNK YEL | CAF GRN | RED VIO | PNK YEL | RED VIO | CAF GRN | YEL VIO | PNK GRN | CAF RED | GRN VIO
A5: YEL VIO | CAF GRN | PNK RED | CAF VIO | YEL GRN | PNK RED | CAF GRN | RED VIO | PNK YEL | GRN RED
A6: YEL VIO | PNK RED | CAF GRN | PNK RED | CAF VIO | YEL GRN | RED VIO | CAF YEL | PNK GRN | YEL RED
A7: YEL GRN | PNK RED | YEL VIO | GRN RED | CAF YEL | PNK VIO | YEL RED | CAF VIO | PNK GRN | CAF RED
"""
_B = """
B1: PNK YEL BRN | CAF GRN ORG | PNK RED VIO | YEL GRN ORG | CAF RED BRN | PNK GRN VIO | CAF RED BRN | YEL VIO ORG | CAF PNK BRN | GRN RED ORG
B2: PNK GRN BRN | CAF YEL RED | PNK VIO ORG | CAF RED BRN | GRN VIO ORG | CAF YEL RED | PNK ORG BRN | YEL GRN VIO | PNK ORG BRN | CAF RED VIO
B3: CAF GRN ORG | PNK VIO BRN | YEL RED ORG | CAF GRN VIO | YEL RED BRN | CAF PNK ORG | YEL RED VIO | PNK GRN BRN | CAF RED VIO | PNK ORG BRN
B4: PNK YEL VIO | CAF RED ORG | PNK GRN BRN | CAF YEL ORG | GRN VIO BRN | PNK RED ORG | CAF YEL VIO | GRN RED BRN | CAF YEL ORG | PNK VIO BRN
B5: RED ORG BRN | PNK YEL GRN | CAF VIO ORG | PNK YEL BRN | GRN RED VIO | CAF YEL BRN | PNK GRN ORG | CAF RED VIO | PNK YEL BRN | GRN RED VIO
B6: PNK GRN VIO | CAF YEL BRN | GRN RED ORG | PNK YEL VIO | RED ORG BRN | CAF YEL VIO | PNK GRN RED | CAF ORG BRN | PNK GRN VIO | CAF ORG BRN
B7: CAF VIO BRN | PNK YEL GRN | CAF RED ORG | YEL VIO BRN | PNK GRN ORG | YEL RED VIO | PNK GRN BRN | CAF RED ORG | PNK VIO BRN | CAF GRN ORG
B8: CAF RED VIO | PNK GRN ORG | CAF YEL BRN | PNK VIO ORG | YEL GRN RED | CAF ORG BRN | YEL GRN RED | PNK VIO BRN | GRN RED ORG | PNK YEL BRN
"""  # noqa: E501


def _rounds(line: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(rooms.split()) for rooms in line.partition(":")[2].split("|"))


ROUTES = {
    side: tuple(_rounds(line) for line in cards.strip().splitlines())
    for side, cards in (("A", _A), ("B", _B))
}
"""routes.d3, routes.d4: for each side its cards, for each card and round the rooms"""


def route_name(side: str, route: Route) -> str:
    """Return how a card is called, like "A3"."""
    return f"{side}{route + 1}"


def names_room(side: str, route: Route, round: int, room: str) -> bool:
    """routes.1"""
    return room in ROUTES[side][route][round - 1]
