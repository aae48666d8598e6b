"""German: the tables a card's text is read with. A new word is one line here, and one in `english`."""

from miskatonic.games.horror.language.chart import Grammar
from miskatonic.games.horror.language.german.backs import BACKS
from miskatonic.games.horror.language.german.effects import EFFECTS
from miskatonic.games.horror.language.german.flow import FLOW
from miskatonic.games.horror.language.german.heads import HEADS
from miskatonic.games.horror.language.german.more import MORE_GERMAN
from miskatonic.games.horror.language.german.own import OWN
from miskatonic.games.horror.language.german.phrases import PHRASES
from miskatonic.games.horror.language.german.rules import RULES
from miskatonic.games.horror.language.german.when import WHEN

GRAMMAR = Grammar([*PHRASES, *EFFECTS, *RULES, *WHEN, *FLOW, *HEADS, *BACKS, *MORE_GERMAN, *OWN])
