"""The closed vocabulary that cards are made of: what there is, when, at which price, and what happens.

A card is printed values and abilities, and an ability is a small tree of these words. The rules carry the
words out (`doing`), and the text on the card in both languages is put together from the same words
(`render`), so the two cannot drift apart. Words are plain data: they compare, copy and save. Not for which
cards there are.
"""
