# Names
card-name = { $en }
no-card = the rules
token-number = { $number }
token-skull = skull
token-cultist = cultist
token-tablet = tablet
token-elder-thing = elder thing
token-auto-fail = automatic failure
token-elder-sign = elder sign
token-counted = { $token } ({ $counts })
skill-against = { $skill } against { $card }
skill-willpower = willpower
skill-intellect = intellect
skill-combat = combat
skill-agility = agility
trauma-physical = Physical trauma
trauma-mental = Mental trauma

# Setup, rounds and turns
lead-is = { $who-is ->
    [you] You are
   *[other] { $who } is
 } the lead investigator.
opening-hand = { $who-is ->
    [you] Your opening hand
   *[other] The opening hand of { $who }
 }: { $cards }.
opening-hand-hidden = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } an opening hand of { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
mulligan = { $count ->
    [0] { $who-is ->
        [you] You keep your
       *[other] { $who } keeps the
     } opening hand.
    [one] { $who-is ->
        [you] You replace
       *[other] { $who } replaces
     } 1 card of the opening hand.
   *[other] { $who-is ->
        [you] You replace
       *[other] { $who } replaces
     } { $count } cards of the opening hand.
 }
game-begins = The game begins.
    .style = quiet
round-begins = Round { $number }
    .style = heading
phase-mythos = Mythos phase
    .style = phase
phase-investigation = Investigation phase
    .style = phase
phase-enemy = Enemy phase
    .style = phase
phase-upkeep = Upkeep phase
    .style = phase
turn-begins = { $who-is ->
    [you] Your turn begins
   *[other] The turn of { $who } begins
 }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }.
    .style = turn
acts-draw = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } a draw action.
    .style = act
acts-resource = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } a resource action.
    .style = act
acts-move = { $who-is ->
    [you] You head
   *[other] { $who } heads
 } for { $card }.
    .style = act
    .weight = shown
acts-investigate = { $who-is ->
    [you] You investigate { $card }
   *[other] { $who } investigates { $card }
 }.
    .style = act
acts-engage = { $who-is ->
    [you] You engage
   *[other] { $who } engages
 } { $card }.
    .style = act
acts-evade = { $who-is ->
    [you] You try
   *[other] { $who } tries
 } to evade { $card }.
    .style = act
acts-fight = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
 } { $card }.
    .style = act

# Cards
drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } { $cards }.
drew-hidden = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
looked = { $who-is ->
    [you] You look
   *[other] { $who } looks
 } at { $cards }.
looked-hidden = { $who-is ->
    [you] You look
   *[other] { $who } looks
 } at { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
searches = { $who-is ->
    [you] You search
   *[other] { $who } searches
  } { $count ->
    [one] a card
   *[other] { $count } cards
  }.
considers = { $who-is ->
    [you] You have something to consider{ $step ->
        [0] .
       *[other] { " " }in step { $step } of the test.
    }
   *[other] { $who } has something to consider{ $step ->
        [0] .
       *[other] { " " }in step { $step } of the test.
    }
  }
    .style = quiet
found = { $who-is ->
    [you] You find
   *[other] { $who } finds
 } { $card }.
found-hidden = { $who-is ->
    [you] You find a card and show it to nobody.
   *[other] { $who } finds a card and shows it to nobody.
 }
to-hand = { $who-is ->
    [you] You add
   *[other] { $who } adds
 } { $card } to { $who-is ->
    [you] your
   *[other] their
 } hand.
to-hand-hidden = { $who-is ->
    [you] You secretly add a card to your hand.
   *[other] { $who } secretly adds a card to their hand.
 }
reshuffled = { $who-is ->
    [you] You shuffle your
   *[other] { $who } shuffles their
 } discard pile into a new deck.
no-cards-left = { $who-is ->
    [you] You have
   *[other] { $who } has
 } no cards left to draw.
encounter-reshuffled = The encounter discard pile is shuffled into a new encounter deck.
encounter-empty = There is no encounter card left for { $who-is ->
    [you] you
   *[other] { $who }
 } to draw.
drew-encounter = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } from the encounter deck: { $card }.
    .style = act
    .weight = staged
    .sound = drum
drew-encounter-hidden = { $who-is ->
    [you] You draw a hidden card from the encounter deck.
   *[other] { $who } draws a hidden card from the encounter deck.
 }
    .style = act
    .weight = shown
entered = { $card } enters play.
    .style = echo
    .weight = shown
cannot-enter = { $card } cannot enter play: it is unique and already in play.
cannot-leave = { $card } cannot leave play.
discarded = { $card } is discarded.
    .style = echo
    .weight = shown
to-discard = { $card } goes to the discard pile.
returned = { $card } returns to its owner’s hand.
shuffled-in = { $card } is shuffled into the deck.
exiled = { $card } is exiled.
to-victory = { $card } goes to the victory display.
    .weight = shown
took-control = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } control of { $card }.
    .weight = shown
sealed = { $token } is sealed on { $card }.
released = Released from { $card }: { $tokens }.
shown = { $who-is ->
    [you] You show
   *[other] { $who } shows
 } { $card }.
plays = { $who-is ->
    [you] You play
   *[other] { $who } plays
 } { $card }.
    .style = act
    .weight = shown
uses = { $who-is ->
    [you] You use
   *[other] { $who } uses
 } { $card }.
    .style = act
    .weight = shown
surges = Surge: { $who-is ->
    [you] you draw
   *[other] { $who } draws
 } another encounter card.
    .weight = shown
set-aside = { $card } is set aside.
removed = { $card } is removed from the game.
uses-own = { $who-is ->
    [you] You use your own ability
   *[other] { $who } uses an ability of the investigator card
 }.
    .style = act
    .weight = shown
forced = Forced effect of { $card }.
    .weight = shown
haunted = { $card } is haunted.
    .weight = shown

# Tokens
paid = { $who-is ->
    [you] You pay
   *[other] { $who } pays
 } { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }.
spent-uses = { $spent } spent from { $card }, { $left } left.
spent-clues = { $who-is ->
    [you] You spend
   *[other] { $who } spends
 } { $count ->
    [one] { $count } clue
   *[other] { $count } clues
 }.
    .weight = shown
gained = { $who-is ->
    [you] You gain
   *[other] { $who } gains
 } { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }.
lost-resources = { $who-is ->
    [you] You lose
   *[other] { $who } loses
 } { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }.
clues-placed = { $count ->
    [one] { $count } clue is
   *[other] { $count } clues are
 } placed on { $card }.
    .weight = shown
doom-placed = { $count } doom is placed on { $card }.
    .weight = shown
took-damage = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $damage } damage.
    .weight = shown
took-horror = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $horror } horror.
    .weight = shown
took-both = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $damage } damage and { $horror } horror.
    .weight = shown
card-took-damage = { $card } takes { $damage } damage.
    .weight = shown
card-took-horror = { $card } takes { $horror } horror.
    .weight = shown
card-took-both = { $card } takes { $damage } damage and { $horror } horror.
    .weight = shown
healed-damage = { $count } damage is healed from { $card }.
    .weight = shown
healed-horror = { $count } horror is healed from { $card }.
    .weight = shown
recovered-damage = { $who-is ->
    [you] You recover
   *[other] { $who } recovers
 } from { $count } damage.
    .weight = shown
recovered-horror = { $who-is ->
    [you] You recover
   *[other] { $who } recovers
 } from { $count } horror.
    .weight = shown
defeated = { $card } is defeated.
    .weight = shown
investigator-defeated = { $who-is ->
    [you] You are
   *[other] { $who } is
 } defeated.
    .weight = staged
    .sound = toll
suffered-physical = { $who-is ->
    [you] You suffer
   *[other] { $who } suffers
 } { $count } physical trauma.
    .weight = shown
suffered-mental = { $who-is ->
    [you] You suffer
   *[other] { $who } suffers
 } { $count } mental trauma.
    .weight = shown
fate-killed = { $who-is ->
    [you] You are
   *[other] { $who } is
 } killed.
    .weight = staged
    .sound = toll
fate-insane = { $who-is ->
    [you] You are
   *[other] { $who } is
 } driven insane.
    .weight = staged
    .sound = toll
fate-devoured = { $who-is ->
    [you] You are
   *[other] { $who } is
 } devoured.
    .weight = staged
    .sound = toll
resigned = { $who-is ->
    [you] You resign
   *[other] { $who } resigns
 }.
    .weight = shown

# Places and enemies
moved = { $who-is ->
    [you] You move
   *[other] { $who } moves
 } to { $card }.
    .style = echo
    .weight = shown
revealed = { $card } is revealed, with { $clues ->
    [0] no clues
    [one] { $clues } clue
   *[other] { $clues } clues
 }.
    .weight = shown
discovered = { $who-is ->
    [you] You discover
   *[other] { $who } discovers
 } { $count ->
    [one] { $count } clue
   *[other] { $count } clues
 } at { $card }.
    .weight = shown
no-place-to-spawn = { $card } finds no place to spawn.
engaged = { $card } is engaged with { $who-is ->
    [you] you
   *[other] { $who }
 }.
    .weight = shown
enemy-moved = { $card } moves to { $place }.
    .weight = shown
attacks = { $card } attacks { $who-is ->
    [you] you
   *[other] { $who }
 }.
    .style = follows
    .weight = shown
opportunity = { $card } makes an attack of opportunity against { $who-is ->
    [you] you
   *[other] { $who }
 }.
    .weight = shown
evaded = { $who-is ->
    [you] You evade
   *[other] { $who } evades
 } { $card }.
    .weight = shown
decided = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 }: { $effect }
decided-not = { $who-is ->
    [you] You decide not to.
   *[other] { $who } decides not to.
 }
hit-friend = { $who-is ->
    [you] You miss and hit
   *[other] { $who } misses and hits
 } { $other-is ->
    [you] you
   *[other] { $other }
 }.
    .weight = shown

# Tests
test-begins = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } a test of { $skill } with difficulty { $difficulty }.
    .style = test
waits-to-commit = { $who-is ->
    [you] You let the others commit cards first.
   *[other] { $who } lets the others commit cards first.
 }
committed = { $who-is ->
    [you] You commit
   *[other] { $who } commits
 } { $card }.
revealed-token = { $who-is ->
    [you] You reveal
   *[other] { $who } reveals
 } a chaos token: { $token }.
    .weight = staged
test-passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
 } the test with { $total } against { $difficulty } (by { $by }).
    .style = result
    .weight = staged
test-failed = { $who-is ->
    [you] You fail
   *[other] { $who } fails
 } the test with { $total } against { $difficulty } (by { $by }).
    .style = result
    .weight = staged
    .sound = knock

# The scenario
advances = { $kind ->
    [agenda] The agenda
   *[act] The act
 } “{ $card }” advances.
    .style = act
    .weight = staged
    .sound = gong
becomes-current = { $kind ->
    [agenda] The new agenda
   *[act] The new act
 }: { $card }.
    .style = act
    .weight = drawn
codex-read = Codex entry { $entry ->
    [0] Φ
   *[other] { $entry }
 } is read.
story-read = The story of { $card } is read.
ending-none = no resolution was reached
ending-number = resolution { $number }
resolution = The scenario ends: { $ending }.
    .style = heading
    .weight = drawn
outcome-won = The investigators have won: { $ending }.
    .weight = drawn
outcome-lost = The investigators have lost: { $ending }.
    .weight = drawn
remembers = Remember that { $what }.
recorded = Recorded in the campaign log: “{ $note }”.
recorded-alone = Remember until the end of the scenario: “{ $note }”.
crossed-out = Crossed out in the campaign log: “{ $note }”.
reward-earned = From now on decks may have the reward card { $card }.
campaign-won = The campaign is won.
campaign-lost = The campaign is lost.
becomes-bearer = { $who-is ->
    [you] You become
   *[other] { $who } becomes
 } the bearer of { $card }.
earned = { $who-is ->
    [you] You earn
   *[other] { $who } earns
 } { $count } experience.
tokens-placed = { $count } { $kind ->
    [damage] damage
    [horror] horror
    [clues] { $count ->
        [one] clue
       *[other] clues
     }
    [doom] doom
    [resources] { $count ->
        [one] resource
       *[other] resources
     }
   *[uses] { $count ->
        [one] use
       *[other] uses
     }
 } placed on { $card }.
    .weight = shown
attached = { $card } is attached to { $to }.
    .weight = shown
tokens-removed = { $count } { $kind ->
    [damage] damage
    [horror] horror
    [clues] { $count ->
        [one] clue
       *[other] clues
     }
    [doom] doom
    [resources] { $count ->
        [one] resource
       *[other] resources
     }
   *[uses] { $count ->
        [one] use
       *[other] uses
     }
 } removed from { $card }.
    .weight = shown
tokens-moved = { $count } { $kind ->
    [damage] damage
    [horror] horror
    [clues] { $count ->
        [one] clue
       *[other] clues
     }
    [doom] doom
    [resources] { $count ->
        [one] resource
       *[other] resources
     }
   *[uses] { $count ->
        [one] use
       *[other] uses
     }
 } moved from { $card } to { $to }.
    .weight = shown
turned-up = { $who-is ->
    [you] You reveal
   *[other] { $who } reveals
 } from the top of the deck: { $cards }.
forfeits = { $who-is ->
    [you] You earn
   *[other] { $who } earns
 } { $count } fewer experience.
wild-stands-for = { $who-is ->
    [you] You let a wild icon of { $card } stand for { $skill }.
   *[other] { $who } lets a wild icon of { $card } stand for { $skill }.
 }
alone-with-peril = { $who-is ->
    [you] You are alone with this card: until it is resolved you cannot confer with the others, and they
   *[other] { $who } is alone with this card: until it is resolved nobody may confer with { $who }, and the others
 } cannot play cards, trigger abilities or commit cards to { $who-is ->
    [you] your tests
   *[other] tests of { $who }
 }.
cannot-pay = { $who-is ->
    [you] You cannot
   *[other] { $who } cannot
 } pay for { $card } after all: nothing is paid and nothing happens.
introduction = { $scenario }
    .style = heading
    .weight = drawn
drew-discarded = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } { $card } from the encounter discard pile.
    .weight = shown
retaliates = { $card } retaliates.
    .weight = shown
symbol-says = { $effect }
spawned-engaged = { $card } spawns engaged with { $who-is ->
    [you] you
   *[other] { $who }
 }.
    .weight = shown
spawned-at = { $card } spawns at { $place }.
    .weight = shown
entered-threat = { $card } enters { $who-is ->
    [you] your threat area
   *[other] the threat area of { $who }
 }.
    .weight = shown
entered-at = { $card } is now at { $place }.
    .weight = shown
entered-on = { $card } is attached to { $host }.
    .weight = shown
entered-map = New location: { $card }.
    .weight = staged
named-type = { $who-is ->
    [you] You name
   *[other] { $who } names
 } a type of cards: { $type ->
    [asset] Asset
    [event] Event
   *[skill] Skill
 }.
