# What the seeker and rogue cards of the core box say besides
stat-opening-hand = opening hand
stat-starting-resources = starting resources
rule-more-hand-limit = { $mode ->
    [you] Your hand limit
   *[other] The hand limit of { $who-gen }
 } is increased by { $count }
rule-more-opening-hand = { $mode ->
    [you] You begin
    [many] { $who } begin
   *[one] { $who } begins
 } each game with { $count ->
    [one] { $count } additional card
   *[other] { $count } additional cards
 } in the opening hand
rule-more-starting-resources = { $mode ->
    [you] You begin
    [many] { $who } begin
   *[one] { $who } begins
 } each game with { $count ->
    [one] { $count } additional resource
   *[other] { $count } additional resources
 }
do-disengage-you = { $mode ->
    [you] Disengage from { $what }
   *[may] disengage from { $what }
 }
number-damage-yours = the damage on you
number-horror-yours = the horror on you
number-clues-yours = the number of clues you control
number-doom-yours = the doom on you
number-resources-yours = the number of your resources
number-uses-yours = the number of uses on you
the-found-card = that card
only-play-your-turn = Play this only during your turn.
only-your-turn = Use this only during your turn.
trait-gambit = Gambit
trait-agency = Agency
trait-coterie = Coterie
trait-expert = Expert
one-investigator = { $who } does this: { $effects }
rule-add-skill = { $mode ->
    [you] Add your { $skill } to your { $other }
   *[other] The { $skill } of { $who-gen } is added to their { $other }
 }
or-if = ({ $number } instead if { $condition }.)
on-exactly = { $on } (exactly { $count })
on-exactly-by = { $on } (by exactly { $count })
on-evades-successfully = { $who-nom } { $when ->
    [would] would successfully evade
   *[other] { $mode ->
        [you] successfully evade
       *[other] successfully evades
     }
 } { $card-dat }
on-is-defeated-by = { $card-nom } { $when ->
    [would] would be
   *[other] { $mode ->
        [you] are
       *[other] is
     }
 } defeated by { $other-acc }
if-you-succeed-by = If you succeed by { $count } or more: { $effects }
if-you-fail-by = If you fail by { $count } or more: { $effects }
do-draw-card = { $mode ->
    [you] Draw { $what }
   *[may] draw { $what }
 }
do-shuffle-deck = { $mode ->
    [you] Shuffle { $deck }
   *[may] shuffle { $deck }
 }
do-show = { $mode ->
    [you] Reveal { $what }
   *[may] reveal { $what }
 }
do-lose-experience = { $mode ->
    [you] You earn { $count } fewer experience
    [may] earn { $count } fewer experience
    [one] { $who } earns { $count } fewer experience
   *[many] { $who } earn { $count } fewer experience
 }
do-reveal-top = { $mode ->
    [you] Reveal
   *[may] reveal
 } the top { $count ->
    [one] card
   *[other] { $count } cards
 } of { $deck }
look-draw = Draw { $count } of those cards.
look-put-back = Put the others back on top in any order.
look-put-either = Put each of the others on the top or at the bottom of the deck, in any order.
found-weaknesses = If weaknesses are among the cards you searched, you find them as well.
mod-searched = { $inner } among the cards searched
is-searched = among the cards searched
cost-uses-range = { $mode ->
    [you] Spend { $what }
   *[other] spend { $what }
 } (X is { $range })
zone-hand-on = { $on }, while this card is in your hand
zone-deck-on = { $on }, while this card is in your deck
do-look-only = { $mode ->
    [you] Look
   *[may] look
 } at the top { $count ->
    [one] card
   *[other] { $count } cards
 } of { $deck }
do-cancel-search = { $mode ->
    [you] Cancel the effects of the search
   *[may] cancel the effects of the search
 }
zone-hand-at-the-end = When the game ends or you are eliminated, while this card is in your hand
rule-extra-action = { $mode ->
    [you] In your turn, you may take
   *[other] In their turn, { $who } may take
 } an additional action, only for { $doing }
