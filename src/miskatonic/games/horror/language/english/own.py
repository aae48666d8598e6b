"""English that only our own texts use (`render`): plainer than print, and read back all the same."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w

OWN = [
    Rule("token", "value=#symbol", b.number_token),
    Rule("do", "gain {count:some} additional action|actions", lambda count: (fx.GainActions(count),)),
    Rule("does", "gains {count:some} additional action|actions", lambda count: (fx.GainActions(count),)),
    Rule(
        "does",
        "discards {count:some} card|cards from their hand at random",
        lambda count: (fx.DiscardCards(count, random=True),),
    ),
    Rule("do", "put {target:aim} on top of the deck it belongs to", lambda target: (fx.PutOnDeck(target),)),
    Rule(
        "do",
        "put {target:aim} at the bottom of the deck it belongs to",
        lambda target: (fx.PutOnDeck(target, bottom=True),),
    ),
    Rule(
        "do",
        "replenish {count:num} use|uses on {target:aim}",
        lambda count, target: (fx.Replenish(count, target),),
    ),
    Rule("do", "disengage {target:aim} from all investigators", lambda target: (fx.Disengage(target),)),
    Rule("do", "turn {target:aim} over", lambda target: (fx.Flip(target),)),
    Rule("do", "reveal your location", b.const((fx.RevealLocation("location"),))),
    Rule("do", "reveal a|an {what:np}", b.reveal_location),
    Rule(
        "do",
        "look at the top {count:num} cards of your deck and put them back in any order",
        lambda count: (fx.LookAtTop(count),),
    ),
    Rule("do", "put the others back on top in any order", b.const((p.LookThen(),))),
    Rule("do", "prevent up to {count:num} of that damage", lambda count: (fx.Prevent("damage", count),)),
    Rule("do", "prevent up to {count:num} of that horror", lambda count: (fx.Prevent("horror", count),)),
    Rule("do", "prevent all of that damage", b.const((fx.Prevent("damage"),))),
    Rule("do", "prevent all of that horror", b.const((fx.Prevent("horror"),))),
    Rule("do", "ignore this effect", b.const((fx.Ignore(),))),
    Rule("sentence", "otherwise , {effects:inner}", lambda effects: (p.Otherwise(effects),)),
    Rule("opening", "{count:num} times", lambda count: fx.ForEach(count, ())),
    Rule("opening", "each {what:np} , in player order", b.each_in_order),
    Rule("clause", "the test succeeds automatically", b.const((chaos.SucceedAutomatically(),))),
    Rule("clause", "the test fails automatically", b.const((chaos.FailAutomatically(),))),
    Rule(
        "do",
        "cancel the revealed chaos token , return it to the chaos bag and reveal another",
        b.const((chaos.RedrawToken(),)),
    ),
    Rule("do", "ignore the revealed chaos token", b.const((chaos.IgnoreToken(),))),
    Rule("do", "add (a|an) {token:token} token to the chaos bag", lambda token: (chaos.AddToken(token),)),
    Rule(
        "do",
        "remove (a|an) {token:token} token from the chaos bag",
        lambda token: (chaos.RemoveToken(token),),
    ),
    Rule("do", "advance the current act", b.const((fx.AdvanceAct(),))),
    Rule("do", "advance the current agenda", b.const((fx.AdvanceAgenda(),))),
    Rule("enemy_do", "engage you", b.const("engage")),
    Rule("enemy_do", "attack you", b.const("attack")),
    Rule("clause", "{who:aim} {value:enemy_do}", lambda who, value: b.enemies_do(who, value)),
    Rule("cond1", "you are at {what:place_np}", lambda what: w.Matches("you", w.AtPlace(what))),
]
