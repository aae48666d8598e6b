"""English: the tables a card's text is read with. A new word is one line here, and one in `german`."""

from miskatonic.games.horror.language.chart import Grammar
from miskatonic.games.horror.language.english.backs import BACKS
from miskatonic.games.horror.language.english.effects import EFFECTS
from miskatonic.games.horror.language.english.flow import FLOW
from miskatonic.games.horror.language.english.heads import HEADS
from miskatonic.games.horror.language.english.more import MORE
from miskatonic.games.horror.language.english.own import OWN
from miskatonic.games.horror.language.english.phrases import PHRASES
from miskatonic.games.horror.language.english.rules import RULES
from miskatonic.games.horror.language.english.when import WHEN

GRAMMAR = Grammar([*PHRASES, *EFFECTS, *RULES, *WHEN, *FLOW, *HEADS, *BACKS, *MORE, *OWN])
