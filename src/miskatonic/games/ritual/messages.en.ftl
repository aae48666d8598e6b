# Cards
card-candelabra-pure = pure Candelabra
card-candelabra-cursed = cursed Candelabra
card-chalice-pure = pure Chalice
card-chalice-cursed = cursed Chalice
card-dagger-pure = pure Dagger
card-dagger-cursed = cursed Dagger
card-mask-pure = pure Mask
card-mask-cursed = cursed Mask
card-idol-pure = pure Idol
card-idol-cursed = cursed Idol
card-elder-sign = Elder Sign
card-gate = Gate
card-orb = Magical Orb
card-trapezohedron = Shining Trapezohedron
card-investigator = Investigator
card-student = Wary Student
card-cultist = Cultist
card-professor = Mad Professor
card-cthulhu = Cthulhu
card-nyarlathotep = Nyarlathotep
card-yog-sothoth = Yog-Sothoth
card-hastur = Hastur
card-mystery = Mystery Card
straw-name = Straw player { $number }

# Rounds and turns
round-begins = All 22 cards are shuffled and dealt.{ $doom ->
    [0] {""}
   *[other] {" "}Failing costs { $doom } sanity this round.
 }
    .heading = Round { $round }
straw-dealt = { $straw } holds { $card }, open to all.
start-player = { $who-is ->
    [you] You are
   *[other] { $who } is
 } the active player and { $who-is ->
    [you] take
   *[other] takes
 } the draw pile.
    .style = turn
drew = { $who-is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
 }
    .weight = shown
drew-hidden = { $who-is ->
    [you] You draw a card and look at it.
   *[other] { $who } draws a card and looks at it.
 }
    .weight = shown
gave = { $who-is ->
    [you] You give
   *[other] { $who } gives
 } the card to { $to-is ->
    [you] you
   *[other] { $to }
 }.
    .weight = shown
passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
 } the card on to { $to-is ->
    [you] you
   *[other] { $to }
 }.
    .weight = shown
all-passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
 }, and no hand is left on the table: { $card } is discarded without effect.
    .weight = shown
discarded = { $who-is ->
    [you] You take the card and discard your
   *[other] { $who } takes the card and discards
 }{" "}{ $card }.
    .weight = shown
took = { $who-is ->
    [you] You now hold { $card }, which you had seen.
   *[other] { $who } now holds { $card }.
 }
    .weight = shown
took-hidden = { $who-is ->
    [you] You now hold the new card, unseen.
   *[other] { $who } now holds the new card.
 }
    .weight = shown
next-active = { $who-is ->
    [you] You are
   *[other] { $who } is
 } the new active player.
    .style = turn

# Events and confession
elder-sign = The Elder Sign ends the round at once.
    .weight = staged
gate-opens = The Gate opens: { $card } is held by { $who-is ->
    [you] you
   *[other] { $who }
 }!
    .weight = staged
    .sound = gong
gate-closed = The Gate stays shut: nobody holds a Great Old One.
    .weight = shown
looked = { $who-is ->
    [you] You look at the top card of the draw pile: { $card }.
   *[other] { $who } looks at the top card of the draw pile: { $card }.
 }
    .weight = shown
looked-hidden = { $who-is ->
    [you] You look at the top card of the draw pile.
   *[other] { $who } looks at the top card of the draw pile.
 }
    .weight = shown
nothing-to-look-at = The draw pile is empty, so there is nothing for { $who-is ->
    [you] you
   *[other] { $who }
 } to look at.
put-back = { $who-is ->
    [you] You put
   *[other] { $who } puts
 } the card back on top.
    .weight = shown
removed = { $who-is ->
    [you] You remove { $card } from the round, face down.
   *[other] { $who } removes { $card } from the round, face down.
 }
    .weight = shown
removed-hidden = { $who-is ->
    [you] You remove the card from the round, face down.
   *[other] { $who } removes the card from the round, face down.
 }
    .weight = shown
trapezohedron-pure = The top card is pure: { $who-is ->
    [you] your sanity grows by 1
   *[other] the sanity of { $who } grows by 1
 }, to at most 7. It is now { $sanity }.
    .weight = shown
trapezohedron-cursed = The top card is cursed: { $who-is ->
    [you] you lose
   *[other] { $who } loses
 } 1 sanity and { $who-is ->
    [you] have
   *[other] has
 } { $sanity } left.
    .weight = shown
confessed = { $who } confesses to have seen { $card }: it is shuffled into the draw pile, { $new } is the new card. That costs 1 sanity; { $sanity } left.
    .weight = shown
confessed-hidden = { $who-is ->
    [you] You confess
   *[other] { $who } confesses
 } to have seen a card: it is shuffled into the draw pile, the top card is the new one. That costs 1 sanity; { $sanity } left.
    .weight = shown
confessed-card = The card you had seen was { $card }.

# The end of a round
round-ends-all-passed = All followers have passed: the round ends.
    .weight = drawn
round-ends-elder-sign = The round is over, and all cards are revealed.
    .weight = drawn
round-ends-old-one = The round is over, and the Great Old One takes effect.
    .weight = drawn
round-ends-pile = The draw pile is empty: the round ends.
    .weight = drawn
revealed = { $who-is ->
    [you] You held { $card }.
   *[other] { $who } held { $card }.
 }
    .weight = drawn
colours-reversed = { $who-is ->
    [you] You hold
   *[other] { $who } holds
 } the Cultist: the colours are reversed, only cursed cards can survive.
    .weight = drawn
professor = { $who-is ->
    [you] You hold
   *[other] { $who } holds
 } the Mad Professor: everybody without an artefact fails.
    .weight = drawn
survived = { $who-is ->
    [you] You survive.
   *[other] { $who } survives.
 }
    .weight = drawn
failed-student = { $who-is ->
    [you] You fail: the Wary Student never survives.
   *[other] { $who } fails: the Wary Student never survives.
 }
    .weight = drawn
failed-shared = { $who-is ->
    [you] You fail: somebody else holds the same artefact.
   *[other] { $who } fails: somebody else holds the same artefact.
 }
    .weight = drawn
failed-pure = { $who-is ->
    [you] You fail with a pure card.
   *[other] { $who } fails with a pure card.
 }
    .weight = drawn
failed-cursed = { $who-is ->
    [you] You fail with a cursed card.
   *[other] { $who } fails with a cursed card.
 }
    .weight = drawn
failed-no-artefact = { $who-is ->
    [you] You fail without an artefact.
   *[other] { $who } fails without an artefact.
 }
    .weight = drawn
lost = { $who-is ->
    [you] You lose { $amount } sanity and have { $sanity } left.
   *[other] { $who } loses { $amount } sanity and has { $sanity } left.
 }
    .weight = shown
regained = { $who-is ->
    [you] You regain { $amount } sanity and have { $sanity } now.
   *[other] { $who } regains { $amount } sanity and has { $sanity } now.
 }
    .weight = shown
rises-cthulhu = Cthulhu rises: everybody but his holder pays one sanity for every other player.
    .weight = staged
    .sound = gong
rises-nyarlathotep = Nyarlathotep comes: the sanest of the others fail, and what they lose goes to his holder.
    .weight = staged
    .sound = gong
rises-yog-sothoth = Yog-Sothoth opens: all sanity is lost, except by his holder and the least sane.
    .weight = staged
    .sound = gong
rises-hastur = Hastur walks: everybody with an artefact fails and pays for every cursed card as well.
    .weight = staged
    .sound = gong
mystery-shown = The Mystery Card turns out to be { $card }.
    .weight = staged
    .sound = gong
yog-sothoth-tie = Several players share the least sanity, so Yog-Sothoth turns on his holder: only 1 sanity stays there, and all others lose 1.
    .weight = staged
    .sound = gong
doom-moves = The doom marker moves to space { $space }: from now on failing costs { $loss } sanity.
    .weight = staged
    .sound = toll
doom-stays = The doom marker stays on the last space: failing costs { $loss } sanity.
game-over = The game is over. It is won by: { $winners }.
    .weight = drawn

# What the game waits for, as everybody may know it
decides-give = { $who-is ->
    [you] You decide who gets the card.
   *[other] { $who } decides who gets the card.
 }
decides-take-or-pass = { $who-is ->
    [you] You must take the card or pass it on.
   *[other] { $who } must take the card or pass it on.
 }
decides-orb = { $who-is ->
    [you] You decide whether the top card stays (Magical Orb).
   *[other] { $who } decides whether the top card stays (Magical Orb).
 }

# What is asked
ask-give = You drew { $card }. Who gets it?
ask-take-or-pass = You are offered the face-down card. Take it, or pass it on?
ask-take-or-pass-known = You are offered { $card }, which you have seen. Take it, or pass it on?
ask-orb = You see { $card } on top of the draw pile. Put it back, or remove it from the round?
option-give = Give it to { $to }
option-pass = Pass it on to { $to }
option-take = Take it and discard your card
option-last-pass = Pass: the card is discarded and the round ends
option-confess = Confess: I have seen my card
option-put-back = Put it back
option-remove = Remove it

# Options of a match
option-seats = Players
option-variant = Variant
option-variant-base = Everybody who keeps sanity wins
option-variant-competitive = Only the sanest wins
option-event = Event card
option-event-orb = Magical Orb
option-event-trapezohedron = Shining Trapezohedron
option-scholar = Character on the side of reason
option-scholar-investigator = Investigator
option-scholar-student = Wary Student
option-zealot = Character on the side of madness
option-zealot-cultist = Cultist
option-zealot-professor = Mad Professor
option-old_one = Great Old One
option-old_one-cthulhu = Cthulhu
option-old_one-nyarlathotep = Nyarlathotep
option-old_one-yog-sothoth = Yog-Sothoth
option-old_one-hastur = Hastur
option-old_one-mystery = Mystery Card (ours, in no edition)
option-doom = Doom track
option-confession = Confessing “I saw my card”
option-talk_filter = Chat refuses names of cards and colours
option-start = Start player of the first round
option-start-None = drawn at random
bad-option-start = The start player must be one of the { $seats } players.

# Talk
talk-refused = During a round nobody may name cards, artefacts or colours (“{ $word }”). Everything else may be said.
phrase-take-it = Take it!
phrase-pass-it = Pass it on!
phrase-trust-me = Trust me.
phrase-beware = Beware …
phrase-unsure = I am not sure.
phrase-thanks = Thank you!
phrase-sorry = Sorry about that.
phrase-well-played = Well played.
phrase-hurry = The candles burn down – your move.

# The table in the terminal
board-round = Round { $round }
board-pile = Draw pile: { $cards }
board-doom = Failing costs { $loss } sanity
board-name = { $name }
board-you = You
board-straw = Straw player { $number }
board-card-hidden = hidden from you
board-card-face-down = face down
board-card = { $card } ({ $colour })
board-active = active
board-follower = hand on the table
board-has-card = has the card
board-sanity = sanity { $sanity } of { $full }
board-holds = card: { $card }
board-player = { $name }: { $facts }.
board-way = The card's way so far: { $way }
board-travelling = The card, which you have seen: { $card }
board-travelling-colour = The card is { $colour }.
board-top = On top of the draw pile, as you have seen: { $card }
board-top-colour = The top card of the draw pile is { $colour }.
board-removed = Removed from the round, face down: { $cards }
board-removed-by-you = Removed by you: { $cards }
board-discard = Discarded, { $colour }: { $cards }
board-mine = Your card, if { $colour }: { $cards }
board-several = { $count } × { $card }
colour-pure = pure
colour-cursed = cursed
kind-candelabra = Candelabra
kind-chalice = Chalice
kind-dagger = Dagger
kind-mask = Mask
kind-idol = Idol

# What simulations count
count-rounds = Rounds per game

# Hints
hint-orb = Whatever is on top of the pile, the next giver draws it.
hint-others-fail = { $count ->
    [0] If the round ended now, as far as you can see none of the { $others } others would fail.
   *[other] If the round ended now, as far as you can see { $count } of the { $others } others would fail.
 }
hint-stands = { $now ->
    [fails] As far as you can see, { $who } would fail if the round ended now; a new card can only help.
   *[survives] As far as you can see, { $who } would survive if the round ended now; a new card can only hurt.
 }
hint-would-stand = { $now ->
    [fails] { $then ->
        [fails] { $who } would fail now, and with this card as well.
       *[survives] { $who } would fail now; with this card { $who } would survive.
     }
   *[survives] { $then ->
        [fails] { $who } would survive now; with this card { $who } would fail.
       *[survives] { $who } would survive now, and with this card as well.
     }
 }

# The lesson
lesson-forehead = Everybody round this table sees your card, and you alone do not. Never look: find out by watching the others.
    .title = The card on your forehead
lesson-survive = When the round ends, survive with a pure card whose artefact nobody else holds. Look around: Orb, Dagger, Candelabra, Idol, all pure, all different. These four would survive right now. And you? Nobody tells.
    .title = How to survive
lesson-give = You are the active player and have drawn the cursed Chalice. You may not keep it: give it away, face down. { $seat2 } looks far too content with that Dagger. Give it to { $seat2 }.
    .title = Give it away
lesson-given = { $seat2 } took it. The pure Dagger lies among the discards, and the cursed Chalice is there for all to see but { $seat2 }. A cursed card fails.
    .title = That went well
lesson-pass = Now { $seat1 } gives you a card, face down. Taking it means discarding yours, passing it means trusting yours. { $seat1 } has seen what it is, and smiles. Pass it on to { $seat3 }.
    .title = Take it, or pass it on
lesson-passed = { $seat3 } took it: the cursed Mask. It might have been yours. Who takes never sees the new card.
    .title = Well passed
lesson-take = { $seat2 } offers you another one. Count: 16 cards could be yours, and 10 of them would fail, cursed ones, and every artefact that somebody else holds already. The odds say: take it.
    .title = Now count
lesson-sign = You held the Elder Sign all along. Who discards it by taking a card ends the round at once, and is judged by the new card.
    .title = So that is what it was
lesson-judged = Yours is a pure Dagger, and nobody else holds one: you survive. { $seat2 } and { $seat3 } fail with cursed cards. Two have failed, so each of them loses two candles. Yours all burn.
    .title = You survived the round
lesson-win = So it goes, round after round, until somebody’s last candle is out: whoever that is loses, all others win. You know how it is played. Now play.
    .title = How it ends

# The chart after the match
chart-sanity = Sanity

# Why not?
why-not-keep = You have drawn the card: you may not keep it.
why-not-own = Your own card stays hidden from you until the round ends.
why-not-straw = Straw players are never given a card.
why-not-active = { $who } began this turn: the card is never passed back there.
why-not-passed = { $who } has passed this card on already in this turn.
why-not-pile = Only the active player draws, once at the start of a turn.
why-not-discard = Everybody may look at the discards, but nobody takes one back.
why-not-removed = What the Orb has removed stays face down until the round ends.
why-not-travelling = The card travels face down: whoever drew it gives it away and may not keep it.
