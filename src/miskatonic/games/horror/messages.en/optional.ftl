# Ultimatums, boons and refractions
option-ultimatums = Ultimatums
option-boons = Boons
option-refractions = Refractions
option-ultimatums-agony = Agony
hint-ultimatums-agony = Damage and horror must go to one card as far as it can take it, before another takes any.
option-ultimatums-broken-promises = Broken Promises
hint-ultimatums-broken-promises = There is no elder sign in the chaos bag.
option-ultimatums-broken-veil = The Broken Veil
hint-ultimatums-broken-veil = Weaknesses discarded from the top of a deck are shuffled back into it.
option-ultimatums-chaos = Chaos
hint-ultimatums-chaos = Every deck consists of random cards; signature cards and weaknesses stay.
option-ultimatums-disaster = Disaster
hint-ultimatums-disaster = One more random basic weakness for every starting deck.
option-ultimatums-dread = Dread
hint-ultimatums-dread = The first round has a mythos phase, too.
option-ultimatums-failure = Failure
hint-ultimatums-failure = One more auto-fail token in the chaos bag.
option-ultimatums-finality = Finality
hint-ultimatums-finality = Campaign only: whoever is defeated by damage is killed, by horror driven insane.
option-ultimatums-forbidden-knowledge = Forbidden Knowledge
hint-ultimatums-forbidden-knowledge = Opening hands have one card fewer.
option-ultimatums-hardship = Hardship
hint-ultimatums-hardship = Everybody begins with 2 resources fewer.
option-ultimatums-highlander = The Highlander
hint-ultimatums-highlander = A deck has each card only once.
option-ultimatums-induction = Induction
hint-ultimatums-induction = Campaign only: decks of level 0, and no experience.
option-ultimatums-orthodoxy = Orthodoxy
hint-ultimatums-orthodoxy = Decks follow the taboo list that was brought along.
option-ultimatums-scream = The Scream
hint-ultimatums-scream = Campaign only: a unique ally that is defeated is gone for the rest of the campaign.
option-ultimatums-survival = Survival
hint-ultimatums-survival = Campaign only: whoever is killed or driven insane is out, and nobody takes their place.
option-ultimatums-ultimatums = Ultimatums
hint-ultimatums-ultimatums = Campaign only: before each game, chance adds an ultimatum or a boon.
option-ultimatums-exile = Exile
hint-ultimatums-exile = Cards that speak of exile are for campaigns only.
option-boons-ancients = The Ancients
hint-boons-ancients = Campaign only: everybody begins with 5 experience more.
option-boons-athena = Athena
hint-boons-athena = Your first auto-fail token in a game may be put back, and another one drawn.
option-boons-destiny = Destiny
hint-boons-destiny = One card of your opening hand may be searched for.
option-boons-hades = Hades
hint-boons-hades = Everybody begins with 2 resources more.
option-boons-hermes = Hermes
hint-boons-hermes = One more action in every turn, for moving only.
option-boons-osiris = Osiris
hint-boons-osiris = Who would be defeated for the first time in a scenario is healed of everything instead.
option-boons-thoth = Thoth
hint-boons-thoth = Opening hands have one card more.
option-refractions-scorched-earth = Ultimatum of Scorched Earth
hint-refractions-scorched-earth = For Spreading Flames: its great enemy is hard to grasp, and fire heals it.

bad-campaign-only = “{ $name }” is for campaigns only.
bad-refraction = “{ $name }” belongs to another scenario.
deck-highlander = { $card }: { $count } copies, but the Highlander allows only one.
deck-induction = { $card } has level { $level }, but Induction allows only level 0.
deck-exile = { $card } speaks of exile and is for campaigns only.
why-not-lost = That card is gone for the rest of the campaign.

ask-athena = The auto-fail token: put it back and draw another, by the Boon of Athena?
option-athena = Put it back and draw another
athena-puts-back = { $who-is ->
    [you] By the Boon of Athena you put { $token } back and draw
   *[other] By the Boon of Athena { $who } puts { $token } back and draws
 } another token.
decides-boon = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } whether to use a boon.
ask-destiny = Which card do you take into your opening hand, by the Boon of Destiny?
took-destined = { $who-is ->
    [you] { $count ->
        [0] You take no card of your choice into the opening hand.
       *[other] By the Boon of Destiny you take a card of your choice into the opening hand.
    }
   *[other] { $count ->
        [0] { $who } takes no card of choice into the opening hand.
       *[other] By the Boon of Destiny { $who } takes a card of choice into the opening hand.
    }
 }
spared = { $who-is ->
    [you] You
   *[other] { $who }
 } would be defeated, but the Boon of Osiris gives another chance.
lost-for-good = { $card } is removed from the game, and gone for the rest of the campaign.
refused-no-such-rule = “{ $name }” is no ultimatum, boon or refraction.
refused-induction = Under Induction experience cannot be spent.
refused-survival = Under Survival whose investigator is lost is out of the campaign.
deck-lost-card = { $card } is gone for the rest of the campaign.

# Errata and taboos
option-corrections = Errata and taboo list
bad-corrections = This is no list of corrections: it needs “errata” and “taboos”, each by the codes of cards.
deck-forbidden = { $card } is forbidden by the taboo list.

# Products
deck-environment = { $card } is not part of the environment that was chosen.
deck-versions = { $card }: only one version of a reprinted card may be in a deck.
refused-expansions = A limited environment has { $count } different expansions with player cards.
