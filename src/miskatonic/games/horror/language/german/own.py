"""German that only our own texts use (`render`): plainer than print, and read back all the same."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.german.phrases import EACH, A
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w

OWN = [
    Rule("token", "value=#symbol", b.number_token),
    Rule("behind", "von der eigenen hand", b.const((w.InZone("hand"),))),
    Rule(
        "does",
        "legt zufällig {count:some} karte|karten von der eigenen hand ab",
        lambda count: (fx.DiscardCards(count, random=True),),
    ),
    Rule("do", "lege {target:aim} oben auf das zugehörige deck", lambda target: (fx.PutOnDeck(target),)),
    Rule(
        "do",
        "lege {target:aim} unter das zugehörige deck",
        lambda target: (fx.PutOnDeck(target, bottom=True),),
    ),
    Rule("do", "lege {target:aim} beiseite", lambda target: (fx.SetAside(target),)),
    Rule("do", "lege {target:aim} auf den siegpunktstapel", lambda target: (fx.ToVictoryDisplay(target),)),
    Rule(
        "do",
        "fülle {count:num} anwendung|anwendungen auf {target:aim} auf",
        lambda count, target: (fx.Replenish(count, target),),
    ),
    Rule("do", "löse {target:aim} von allen ermittlern", lambda target: (fx.Disengage(target),)),
    Rule("do", "drehe {target:aim} um", lambda target: (fx.Flip(target),)),
    Rule("do", "enthülle deinen ort", b.const((fx.RevealLocation("location"),))),
    Rule("do", f"enthülle {A} {{what:np}}", b.reveal_location),
    Rule(
        "do",
        "sieh dir die obersten {count:num} karten deines decks an und lege sie in beliebiger reihenfolge "
        "zurück",
        lambda count: (fx.LookAtTop(count),),
    ),
    Rule("do", "lege die übrigen in beliebiger reihenfolge obenauf zurück", b.const((p.LookThen(),))),
    Rule("clause", "dadurch kann die aktuelle agenda vorrücken", b.const((p.AgendaMayAdvance(),))),
    Rule(
        "do", "verhindere bis zu {count:num} von diesem schaden", lambda count: (fx.Prevent("damage", count),)
    ),
    Rule(
        "do", "verhindere bis zu {count:num} von diesem horror", lambda count: (fx.Prevent("horror", count),)
    ),
    Rule("do", "verhindere den gesamten schaden", b.const((fx.Prevent("damage"),))),
    Rule("do", "verhindere den gesamten horror", b.const((fx.Prevent("horror"),))),
    Rule("do", "ignoriere diesen effekt", b.const((fx.Ignore(),))),
    Rule("sentence", "andernfalls {effects:inner}", lambda effects: (p.Otherwise(effects),)),
    Rule("opening", "{count:num} mal", lambda count: fx.ForEach(count, ())),
    Rule("opening", f"{EACH} {{what:np}} , in spielerreihenfolge", b.each_in_order),
    Rule("do", "enthülle {count:n} weiteren|weitere chaosmarker", lambda count: (chaos.RevealToken(count),)),
    Rule("clause", "die probe misslingt automatisch", b.const((chaos.FailAutomatically(),))),
    Rule(
        "do",
        "hebe den enthüllten chaosmarker auf , lege ihn in den chaosbeutel zurück und enthülle einen anderen",
        b.const((chaos.RedrawToken(),)),
    ),
    Rule("do", "ignoriere den enthüllten chaosmarker", b.const((chaos.IgnoreToken(),))),
    Rule("do", f"lege {A} {{token:token}} marker in den chaosbeutel", lambda token: (chaos.AddToken(token),)),
    Rule(
        "do",
        f"entferne {A} {{token:token}} marker aus dem chaosbeutel",
        lambda token: (chaos.RemoveToken(token),),
    ),
    Rule("do", "lass die aktuelle szene vorrücken", b.const((fx.AdvanceAct(),))),
    Rule("do", "lass die aktuelle agenda vorrücken", b.const((fx.AdvanceAgenda(),))),
    Rule("enemy_do", "verwickeln dich in einen kampf", b.const("engage")),
    Rule("enemy_do", "greifen dich an", b.const("attack")),
    Rule("clause", "{who:aim} {value:enemy_do}", lambda who, value: b.enemies_do(who, value)),
]
