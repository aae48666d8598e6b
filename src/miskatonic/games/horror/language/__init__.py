"""The card language: a card's text in German or English becomes the tree of words that it is made of.

`render` says what words mean; this room reads it back, and reads the texts of printed cards as well. A text
is cut into tokens (`tokens`), each sentence is read by a chart parser of our own (`chart`) with the tables
of a language (`english`, `german`), sentences are put together (`compose`), and what "it" refers to is
settled (`known`). Trees come out in a normal form (`normal`). What is not understood is named, never
guessed.

Why a parser of our own: a pattern is one readable line beside others, all readings are found (so ambiguity
is seen), the first word that does not fit and what could follow are known, time is bounded, and a card
takes less than a millisecond or two. Lark's Earley parser does the first of these as well, an order of
magnitude slower, and knows what could follow only as names of terminals.
"""
