# Words that Queen of Ash brought: types that are named.

do-name-type = { $mode ->
    [you] Name a type of cards (asset, event or skill)
   *[may] name a type of cards (asset, event or skill)
 }
do-name-type-of = The type of { $what } is named
mod-of-named-type = { $inner } of the named type
