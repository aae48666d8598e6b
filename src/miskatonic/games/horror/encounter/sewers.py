"""Sewers: a culvert, and five tunnels that look alike until somebody goes in.

Each location has a printed side for either state; the tunnels share the unrevealed one.
"""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Keyword, Reaction
from miskatonic.games.horror.words.modifiers import ConnectsTo
from miskatonic.games.horror.words.things import At, Is, Kind, Matches, Named
from miskatonic.games.horror.words.triggers import On

SET = "arkham_sewers"
TUNNEL = ("Sewer Tunnels", "Kanalisationstunnel")
CISTERN = "cistern"
"""The symbol of the place that only some tunnels lead to."""
place = partial(core, type="location", set=SET, traits=("Sewer",))
ENTERED = On("after", "enters-location", who=Is("you"), card=Is("this"))
TURN_ENDS_HERE = On("when", "turn-ends", who=Is("you"), condition=Matches("you", At("this")))
TO_ALL_TUNNELS = Constant((ConnectsTo("this", Named(TUNNEL[0])),))

CULVERT_UNREVEALED = core(
    "12182b",
    "location",
    ("Sewer Culvert", "Kanalzugang"),
    number=182,
    set=SET,
    set_place=(1, 6),
    traits=("Sewer", "Central"),
    symbol="culvert",
    abilities=(TO_ALL_TUNNELS,),
)
CULVERT = core(
    "12182",
    "location",
    CULVERT_UNREVEALED.name,
    number=182,
    set=SET,
    set_place=(1, 6),
    traits=("Sewer", "Central"),
    symbol="culvert",
    shroud=Value(1),
    clues=Value(0),
    abilities=(TO_ALL_TUNNELS, Action((fx.TakeAction("resign"),), (price.Actions(),), "resign")),
    reverse_card=CULVERT_UNREVEALED.code,
)
TUNNEL_UNREVEALED = place(
    "12183b", name=TUNNEL, number=183, set_place=(2, 6), symbol="tunnels", connections=(CISTERN,)
)
tunnel = partial(place, name=TUNNEL, reverse_card=TUNNEL_UNREVEALED.code)
PIPES = tunnel(
    "12183",
    subtitle=("Infested Pipes", "Verseuchte Rohre"),
    number=183,
    set_place=(2, 6),
    symbol="pipes",
    connections=(CISTERN,),
    shroud=Value(1),
    clues=Value(1, each=True),
    abilities=(Forced(ENTERED, (fx.DiscardUntil(Kind("enemy")), fx.DrawCard("drawn"))),),
)
OVERGROWN = tunnel(
    "12184",
    subtitle=("Overgrown Tunnels", "Überwucherte Gänge"),
    number=184,
    set_place=(3, 6),
    symbol="overgrown",
    shroud=Value(2),
    clues=Value(1, each=True),
    abilities=(Forced(ENTERED, (fx.LoseActions(1),)),),
)
CRYPT = tunnel(
    "12185",
    subtitle=("Flooded Crypt", "Überflutete Gruft"),
    number=185,
    set_place=(4, 6),
    symbol="crypt",
    connections=(CISTERN,),
    shroud=Value(4),
    clues=Value(1, each=True),
    abilities=(Keyword("victory", 1), Forced(TURN_ENDS_HERE, (fx.Deal(0, 1),))),
)
CACHE = tunnel(
    "12186",
    subtitle=("Smuggler's Cache", "Schmugglerversteck"),
    number=186,
    set_place=(5, 6),
    symbol="cache",
    shroud=Value(3),
    clues=Value(0),
    abilities=(Reaction(TURN_ENDS_HERE, (fx.GainResources(1),)),),
)
WASTE = tunnel(
    "12187",
    subtitle=("Toxic Waste Pit", "Giftige Abfallgrube"),
    number=187,
    set_place=(6, 6),
    symbol="waste",
    connections=(CISTERN,),
    shroud=Value(3),
    clues=Value(1, each=True),
    abilities=(Keyword("victory", 1), Forced(TURN_ENDS_HERE, (fx.DiscardCards(1),))),
)

TUNNELS = (PIPES, OVERGROWN, CRYPT, CACHE, WASTE)
CARDS = (CULVERT, CULVERT_UNREVEALED, *TUNNELS, TUNNEL_UNREVEALED)
COPIES = {card.code: 1 for card in (CULVERT, *TUNNELS)}
