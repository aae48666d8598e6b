"""English for the backs of investigators, which tell how decks are built. Not for what happens in play."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.printed import DeckOption

_CLASSES = ("guardian", "seeker", "mystic", "rogue", "survivor")

BACKS = [
    Rule("back", "deck size : {n:n}", lambda n: p.Back("size", n)),
    Rule("back", "deckbuilding options : {options:options}", lambda options: p.Back("options", options)),
    Rule(
        "back",
        "deckbuilding requirements « do not count toward deck size » : {names:names}",
        lambda names: p.Back("required", names),
    ),
    Rule("options", "{first:deck_option}", lambda first: (first,)),
    Rule(
        "options",
        "{first:deck_option} (, / , and / and) {second:options}",
        lambda first, second: (first, *second),
    ),
    *(Rule("class", name, b.const(name)) for name in _CLASSES),
    Rule(
        "deck_option",
        "{name:class} cards ({paren})? level {least:levels}",
        lambda name, least: DeckOption((name,), least=least[0], most=least[1]),
    ),
    Rule(
        "deck_option",
        "neutral cards level {least:levels}",
        lambda least: DeckOption((), neutral=True, least=least[0], most=least[1]),
    ),
    Rule(
        "deck_option",
        "{traits:traits} cards level {least:levels}",
        lambda traits, least: DeckOption((), least=least[0], most=least[1], traits=traits),
    ),
    Rule(
        "deck_option",
        "up to {n:n} other {name:classes} (cards)? level {least:levels} (cards)?",
        lambda n, name, least: DeckOption(name, least=least[0], most=least[1], up_to=n),
    ),
    Rule("classes", "{name:class}", lambda name: (name,)),
    Rule(
        "classes",
        "{name:class} (and slash or / or / , / and / , and slash or) {second:classes}",
        lambda name, second: (name, *second),
    ),
    Rule("paren", "« [guardian]|[seeker]|[mystic]|[rogue]|[survivor] »", b.const(True)),
    Rule("levels", "value=#range", b.same),
    Rule("levels", "{n:n}", lambda n: (n, n)),
    Rule("names", "{name:any_name}", lambda name: (name,)),
    Rule("names", "{name:any_name} , {second:names}", lambda name, second: (name, *second)),
    Rule("any_name", "{value:any_word}", b.same),
    Rule("any_name", "{first:any_word} {second:any_name}", lambda first, second: f"{first} {second}"),
    Rule("any_word", "value=#word", b.same),
    Rule("any_word", "value=#number", lambda value: str(value)),
    Rule("any_word", "value=#quote", b.same),
    Rule("any_word", ". value=#number", lambda value: f".{value}"),
    Rule("any_word", ".", b.const(".")),
]
