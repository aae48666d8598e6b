# Wörter, die Königin der Asche mitbrachte: Kartentypen, die genannt werden.

do-name-type = { $mode ->
    [you] Nenne einen Kartentyp (Vorteil, Ereignis oder Fertigkeit)
   *[may] einen Kartentyp (Vorteil, Ereignis oder Fertigkeit) nennen
 }
do-name-type-of = { $de ->
    [behind] gilt der Kartentyp { $what } als genannt
   *[start] Der Kartentyp { $what } gilt als genannt
 }
mod-of-named-type = { $inner } des genannten Typs
