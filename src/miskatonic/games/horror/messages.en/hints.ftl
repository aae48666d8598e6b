# Why the rules of thumb say so
hint-actions = { $size ->
    [most] more than any number of actions
    [least] worse than losing any number of actions
   *[some] about { NUMBER($actions, minimumFractionDigits: 1) } actions
 }
hint-skill-value = skill { $number }
hint-adds = adds { $number }
hint-trauma-so-far = { $number } so far
hint-holds = { $number ->
    [one] holds { $number } card
   *[other] holds { $number } cards
 }
hint-readiness = readiness { NUMBER($number, minimumFractionDigits: 1) }
hint-spends = spends { $number }
hint-tested = { $why } { $chance }
hint-no-commit = The test succeeds with a chance of about { $percent } %, and no card of yours would add enough to be worth giving up.
hint-draw = { $hand ->
    [0] Your hand is empty.
    [one] You hold { $hand } card; better ones are in your deck.
   *[other] You hold { $hand } cards; better ones are in your deck.
 }
hint-resource = You have { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
 }; what is in your hand costs more.
hint-worth-it = It brings more than it costs now.
hint-take = You can take { $left } more, and better than your assets can.
hint-least = Of all you could give up, this helps you least: { $cards }.
hint-most = This helps you most: { $cards }.
hint-order-attacks = All of them attack, one after the other. { $threat }
hint-fewest = { $who-is ->
    [you] You hold fewest cards: { $cards }.
   *[other] { $who } holds fewest cards: { $cards }.
 }
hint-token = Of the revealed tokens this one adds most: { $adds }.
hint-look-discard = { $count ->
    [0] There is no enemy among these cards.
   *[other] An enemy that is discarded is one that nobody meets.
 }
hint-chance = The test succeeds with a chance of about { $percent } %.
hint-chance-backed = The test succeeds with a chance of about { $percent } % if you commit cards to it; without, { $alone } %.
hint-commit = What you commit raises the chance from about { $before } % to { $after } %.
hint-clues = { $missing ->
    [0] The act needs no more clues; a clue more still helps.
    [one] The act still lacks { $missing } clue.
   *[other] The act still lacks { $missing } clues.
 }
hint-threat = Each attack by { $card } means { $horror ->
    [0] { $damage } damage
   *[other] { $damage ->
        [0] { $horror } horror
       *[other] { $damage } damage and { $horror } horror
     }
 }.
hint-foe = { $card } must be defeated; { $left } health is left.
hint-move = The way leads to { $card }: there is most to do there.
hint-gather = Everybody must reach { $card }; go all in one round, so that nobody is caught alone.
hint-place = { $clues ->
    [0] At { $card } there is most to win now, or least to lose.
    [one] At { $card } there is most to win now; { $clues } clue is there.
   *[other] At { $card } there is most to win now; { $clues } clues are there.
 }
hint-let-burn = If something must burn, then { $card }: least is lost there.
hint-play = Playing { $card } is worth it now. It costs { $cost ->
    [0] nothing.
   *[other] { $cost }, you have { $resources }.
 }
hint-use = That brings more than it costs now: { $card }.
hint-advance = Everything is ready for the next act; every round that you wait costs strength.
hint-wait = First somebody should be good at finding clues: play a tool, look for one.
hint-end = Nothing that is left to do is worth its price.
hint-pass = Nothing here is worth its price now.
hint-soak = { $card } can take it, and is easier to spare than you.
hint-mulligan = { $back ->
    [0] Every card makes you stronger and can be paid for: keep them.
   *[other] { $kept ->
        [0] None of these cards makes you stronger and can be paid for: swap them all.
        [one] Keep what makes you stronger and can be paid for: { $kept } card.
       *[other] Keep what makes you stronger and can be paid for: { $kept } cards.
     }
 }
hint-skill = Your { $skill } is best for it: { $value }.
hint-first = { $who-is ->
    [you] You are best prepared for what may come: go first.
   *[other] { $who } is best prepared for what may come and goes first.
 }
hint-condition = You have { $health } health and { $sanity } sanity left.
hint-trauma = Take what you have less of: { $physical } physical, { $mental } mental trauma so far.
hint-alike = For the rules of thumb one is as good as another here; they take the first.
hint-chance-so-far = As it stands, the test succeeds with a chance of about { $percent } %.
hint-no-chance = How likely this test succeeds cannot be said: better keep your cards.
hint-unknown = Nobody has looked around at { $card } yet.
hint-hurt = { $card } is hurt most: { $horror ->
    [0] { $damage } damage
   *[other] { $damage ->
        [0] { $horror } horror
       *[other] { $damage } damage and { $horror } horror
     }
 }.
hint-spare = Of these, { $card } is the one you can spare most easily.
hint-lead = { $who-is ->
    [you] All should name the same investigator, you for instance
   *[other] All should name the same investigator, { $who } for instance
 }: otherwise chance decides.
hint-stamina = { $who-is ->
    [you] You can still take { $health } damage and { $sanity } horror
   *[other] { $who } can still take { $health } damage and { $sanity } horror
 }, assets included.
hint-order = All of it happens, one after the other; the rules of thumb take it as it lies.
hint-contribute = { $number ->
    [0] The others have all the clues that are needed.
   *[other] { $number } of your clues will do; the others have the rest.
 }
hint-x = Spend no more than you must: { $number }.
hint-far = { $far ->
    [0] { $card } is where you are.
    [one] { $card } is { $far } step away from you.
   *[other] { $card } is { $far } steps away from you.
 }
