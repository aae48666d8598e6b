# What happens, behind “after” and “when”
on-takes-action = { $who-nom } { $when ->
    [would] would take
   *[other] { $mode ->
        [you] take
       *[other] takes
     }
 } an action
on-draws-card = { $who-nom } { $when ->
    [would] would draw
   *[other] { $mode ->
        [you] draw
       *[other] draws
     }
 } { $card-acc }
on-draws-encounter = { $who-nom } { $when ->
    [would] would draw
   *[other] { $mode ->
        [you] draw
       *[other] draws
     }
 } { $card-acc }
on-resolves-revelation = { $who-nom } { $when ->
    [would] would resolve
   *[other] { $mode ->
        [you] resolve
       *[other] resolves
     }
 } the revelation of { $card-gen }
on-spawns = { $card-nom } { $when ->
    [would] would spawn
   *[other] spawns
 }
on-enters-play = { $card-nom } { $when ->
    [would] would enter play
   *[other] enters play
 }
on-leaves-play = { $card-nom } { $when ->
    [would] would leave play
   *[other] leaves play
 }
on-is-discarded = { $card-nom } { $when ->
    [would] would be
   *[other] is
 } discarded
on-plays = { $who-nom } { $when ->
    [would] would play
   *[other] { $mode ->
        [you] play
       *[other] plays
     }
 } { $card-acc }
on-uses = { $who-nom } { $when ->
    [would] would use
   *[other] { $mode ->
        [you] use
       *[other] uses
     }
 } an ability of { $card-gen }
on-uses-plain = { $who-nom } { $when ->
    [would] would use
   *[other] { $mode ->
        [you] use
       *[other] uses
     }
 } an ability
on-commits = { $who-nom } { $when ->
    [would] would commit
   *[other] { $mode ->
        [you] commit
       *[other] commits
     }
 } { $card-acc }
on-searches = { $who-nom } { $when ->
    [would] would search
   *[other] { $mode ->
        [you] search
       *[other] searches
     }
 } a deck
on-shuffles = { $who-nom } { $when ->
    [would] would shuffle
   *[other] { $mode ->
        [you] shuffle
       *[other] shuffles
     }
 } a deck
on-moves = { $who-nom } { $when ->
    [would] would move
   *[other] { $mode ->
        [you] move
       *[other] moves
     }
 } to { $card-acc }
on-moves-plain = { $who-nom } { $when ->
    [would] would move
   *[other] { $mode ->
        [you] move
       *[other] moves
     }
 }
on-enemy-moves = { $card-nom } { $when ->
    [would] would move
   *[other] moves
 }
on-reveals-location = { $who-nom } { $when ->
    [would] would reveal
   *[other] { $mode ->
        [you] reveal
       *[other] reveals
     }
 } { $card-acc }
on-enters-location = { $who-nom } { $when ->
    [would] would enter
   *[other] { $mode ->
        [you] enter
       *[other] enters
     }
 } { $card-acc }
on-enemy-enters = { $card-nom } { $when ->
    [would] would enter a location
   *[other] enters a location
 }
on-leaves-location = { $who-nom } { $when ->
    [would] would leave
   *[other] { $mode ->
        [you] leave
       *[other] leaves
     }
 } { $card-acc }
on-investigates = { $who-nom } { $when ->
    [would] would successfully investigate
   *[other] { $mode ->
        [you] successfully investigate
       *[other] successfully investigates
     }
 } { $card-dat }
on-parleys = { $who-nom } { $when ->
    [would] would parley
   *[other] { $mode ->
        [you] parley
       *[other] parleys
     }
 } with { $card-dat }
on-parleys-plain = { $who-nom } { $when ->
    [would] would parley
   *[other] { $mode ->
        [you] parley
       *[other] parleys
     }
 }
on-discovers-clue = { $who-nom } { $when ->
    [would] would discover
   *[other] { $mode ->
        [you] discover
       *[other] discovers
     }
 } { $count ->
    [0] clues
    [one] at least { $count } clue
   *[other] at least { $count } clues
 } at { $card-dat }
on-reveals-token = { $who-nom } { $when ->
    [would] would reveal
   *[other] { $mode ->
        [you] reveal
       *[other] reveals
     }
 } a chaos token
on-resolves-token = { $who-nom } { $when ->
    [would] would resolve
   *[other] { $mode ->
        [you] resolve
       *[other] resolves
     }
 } a chaos token
on-gains-resources = { $who-nom } { $when ->
    [would] would gain
   *[other] { $mode ->
        [you] gain
       *[other] gains
     }
 } resources
on-spends-clues = { $who-nom } { $when ->
    [would] would spend
   *[other] { $mode ->
        [you] spend
       *[other] spends
     }
 } clues
on-places-doom = doom { $when ->
    [would] would be
   *[other] is
 } placed on { $card-dat }
on-act-advances = the act { $when ->
    [would] would advance
   *[other] advances
 }
on-agenda-advances = the agenda { $when ->
    [would] would advance
   *[other] advances
 }
on-readies = { $card-nom } { $when ->
    [would] would ready
   *[other] readies
 }
on-exhausts = { $card-nom } { $when ->
    [would] would be
   *[other] is
 } exhausted
on-seals = a chaos token { $when ->
    [would] would be
   *[other] is
 } sealed on { $card-dat }
on-releases = chaos tokens on { $card-dat } { $when ->
    [would] would be
   *[other] are
 } released
on-enemy-enters-here = { $card-nom } { $when ->
    [would] would enter your location by moving or spawning
   *[other] enters your location by moving or spawning
 }
on-spends-resources = { $who-nom } { $when ->
    [would] would spend resources
   *[other] { $mode ->
        [you] spend resources
       *[one] spends resources
     }
 }
on-activates = { $who-nom } { $when ->
    [would] would activate
    [done] { $mode ->
        [you] have resolved
       *[other] has resolved
     }
   *[now] { $mode ->
        [you] activate
       *[other] activates
     }
 } an [action] ability of { $card-gen }
on-activates-plain = { $who-nom } { $when ->
    [would] would activate
    [done] { $mode ->
        [you] have resolved
       *[other] has resolved
     }
   *[now] { $mode ->
        [you] activate
       *[other] activates
     }
 } an [action] ability
