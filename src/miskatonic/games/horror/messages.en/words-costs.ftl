# Prices
cost-actions = { $mode ->
    [you] Spend { $count ->
        [one] { $count } action
       *[other] { $count } actions
     }
    [low] spend { $count ->
        [one] { $count } action
       *[other] { $count } actions
     }
   *[may] spend { $count ->
        [one] { $count } action
       *[other] { $count } actions
     }
 }
cost-resources = { $mode ->
    [you] Spend { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
    [low] spend { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
   *[may] spend { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
 }
cost-uses = { $mode ->
    [you] Spend { $what }
    [low] spend { $what }
   *[may] spend { $what }
 }
cost-clues = { $mode ->
    [you] Spend { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     }
    [low] spend { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     }
   *[may] spend { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     }
 }
cost-clues-group = { $mode ->
    [you] Spend { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } as a group
    [low] spend { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } as a group
   *[may] spend { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } as a group
 }
cost-discard-cards = { $mode ->
    [you] Discard { $what } from your hand
    [low] discard { $what } from your hand
   *[may] discard { $what } from your hand
 }
cost-discard-icons = { $mode ->
    [you] Discard cards with { $icons } from your hand
    [low] discard cards with { $icons } from your hand
   *[may] discard cards with { $icons } from your hand
 }
cost-suffer = { $mode ->
    [you] Take { $harm }
    [low] take { $harm }
   *[may] take { $harm }
 }
cost-reveal = { $mode ->
    [you] Reveal { $what } from your hand
    [low] reveal { $what } from your hand
   *[may] reveal { $what } from your hand
 }
cost-exhaust = { $mode ->
    [you] Exhaust { $what }
    [low] exhaust { $what }
   *[may] exhaust { $what }
 }
cost-discard = { $mode ->
    [you] Discard { $what }
    [low] discard { $what }
   *[may] discard { $what }
 }
cost-exile = { $mode ->
    [you] Exile { $what }
    [low] exile { $what }
   *[may] exile { $what }
 }
cost-remove = { $mode ->
    [you] Remove { $what } from the game
    [low] remove { $what } from the game
   *[may] remove { $what } from the game
 }
cost-remove-tokens = { $mode ->
    [you] Remove { $tokens } from { $what }
    [low] remove { $tokens } from { $what }
   *[may] remove { $tokens } from { $what }
 }
cost-place-tokens = { $mode ->
    [you] Place { $tokens } on { $what }
    [low] place { $tokens } on { $what }
   *[may] place { $tokens } on { $what }
 }
cost-seal = { $mode ->
    [you] Seal { $token } on { $what }
    [low] seal { $token } on { $what }
   *[may] seal { $token } on { $what }
 }
cost-release = { $mode ->
    [you] Release a token sealed on { $what }
    [low] release a token sealed on { $what }
   *[may] release a token sealed on { $what }
 }
harm-damage = { $damage } damage
harm-horror = { $horror } horror
harm-both = { $damage } damage and { $horror } horror
harm-direct-damage = { $damage } direct damage
harm-direct-horror = { $horror } direct horror
harm-direct-both = { $damage } direct damage and { $horror } direct horror
cost-uses-range = { $mode ->
    [you] Spend { $what }
   *[other] spend { $what }
 } (X is { $range })
