"""Card text as players read it: what is used, played, drawn and revealed."""

import pytest

from miskatonic.games.horror.words import costs as cost
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.abilities import (
    Ability,
    Action,
    AttachRule,
    CopyLimit,
    DeckOnly,
    ElderSign,
    Free,
    Haunted,
    Objective,
    Play,
    Revelation,
    Symbol,
)
from miskatonic.games.horror.words.chaos import RevealToken
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.vocabulary import in_both_languages

ABILITIES: list[tuple[Ability, str, str]] = [
    (
        Free((fx.Draw(),), (cost.Exhaust(), cost.Resources(1)), condition=w.DuringPhase("mythos")),
        ("[free] Exhaust this card, spend 1 resource: Draw 1 card. Use this only if it is the mythos phase."),
        (
            "[frei] Erschöpfe diese Karte, gib 1 Ressource aus: Ziehe 1 Karte. Nutze dies nur, falls gerade "
            "Mythosphase ist."
        ),
    ),
    (
        Free((fx.Ready("this"),), (cost.SpendClues(w.PerInvestigator(1), group=True),), by_group=True),
        (
            "[free] Spend 1 [per investigator] clues as a group: Ready this card. The investigators may pay "
            "together."
        ),
        (
            "[frei] Gib als Gruppe 1 [pro Ermittler] Hinweise aus: Mache diese Karte spielbereit. Die "
            "Ermittler dürfen gemeinsam bezahlen."
        ),
    ),
    (
        Free(
            (fx.Lasting("phase", (mod.Change("you", "willpower", 2), mod.DealsMore("you", 1))),),
            (cost.OneOf((cost.SpendClues(1), cost.DiscardCards(2))),),
            Limit(1, "phase", maximum=True),
        ),
        (
            "[free] Spend 1 clue or discard 2 cards from your hand: Until the end of the phase, you get "
            "+2 willpower and your attacks deal +1 damage. Max 1 per phase."
        ),
        (
            "[frei] Gib 1 Hinweis aus oder lege 2 Karten von deiner Hand ab: Bis zum Ende der Phase "
            "bekommst du +2 Willenskraft und fügen deine Angriffe +1 Schaden zu. Max. 1 pro Phase."
        ),
    ),
    (
        Action(
            (fx.TakeAction("fight", ("willpower",), success=(fx.Deal(2, target="that"),)),),
            (cost.Actions(), cost.SpendUses(1, "charges")),
            "fight",
        ),
        (
            "[action] Spend 1 charge: Fight. Use willpower for this test. If you succeed, deal 2 damage "
            "to that enemy."
        ),
        (
            "[Aktion] Gib 1 Ladung aus: Kampf. Lege diese Probe auf Willenskraft ab. Falls die Probe "
            "gelingt, füge jenem Gegner 2 Schaden zu."
        ),
    ),
    (
        Action(
            (
                fx.TakeAction("evade", ("agility",)),
                fx.Disengage(w.Each(w.AllOf((w.Kind("enemy"), w.EngagedWith())))),
            ),
            (cost.Actions(),),
            "evade",
        ),
        "[action] Evade. Disengage from each enemy engaged with you.",
        ("[Aktion] Entkommen. Löse dich von jedem mit dir in einen Kampf verwickelten Gegner."),
    ),
    (
        Action(
            (
                fx.TakeAction(
                    "investigate",
                    on=w.Choose(w.AllOf((w.Kind("location"), w.Revealed(), w.Connecting()))),
                    success=(fx.Heal("horror", 1),),
                ),
            ),
            (cost.Actions(),),
            "investigate",
        ),
        ("[action] Investigate a revealed connecting location. If you succeed, heal 1 horror."),
        ("[Aktion] Ermittle an einem enthüllten verbundenen Ort. Falls die Probe gelingt, heile 1 Horror."),
    ),
    (
        Action(
            (
                fx.Test(
                    ("intellect",),
                    w.StatOf("shroud", "location"),
                    (fx.AdvanceAct(),),
                    (fx.EnemyAttack(w.Choose(w.Kind("enemy"))),),
                ),
            ),
            (cost.Actions(2),),
            "parley",
        ),
        (
            "[action] [action] Parley. Take a test of intellect (X). X is the shroud of your location. If"
            " you succeed, advance the current act. If you fail, an enemy attacks you."
        ),
        (
            "[Aktion] [Aktion] Verhandlung. Lege eine Probe auf Intellekt (X) ab. X ist der Wert deines "
            "Ortes für Schleier. Falls die Probe gelingt, lass die aktuelle Szene vorrücken. Falls die "
            "Probe misslingt, greift ein Gegner dich an."
        ),
    ),
    (
        Action(
            (fx.Search(w.AllOf((w.Kind("asset"), w.AnyOf((w.Trait("Item"), w.Trait("Ally"))))), top=9),),
            (cost.Actions(), cost.Exhaust()),
        ),
        (
            "[action] Exhaust this card: Search the top 9 cards of your deck for an Item or Ally asset. "
            "Add the card you find to your hand. Shuffle the deck."
        ),
        (
            "[Aktion] Erschöpfe diese Karte: Durchsuche die obersten 9 Karten deines Decks nach einem "
            "Gegenstand- oder Verbündeter-Vorteil. Nimm die gefundene Karte auf die Hand. Mische das "
            "Deck."
        ),
    ),
    (
        Action(
            (
                fx.Heal(
                    "damage",
                    2,
                    w.Choose(w.AllOf((w.AnyOf((w.Kind("investigator"), w.Trait("Ally"))), w.At()))),
                ),
            ),
            (cost.Actions(), cost.ChosenResources()),
        ),
        (
            "[action] Spend X resources: Heal 2 damage from an investigator at your location or an Ally card "
            "at your location."
        ),
        (
            "[Aktion] Gib X Ressourcen aus: Heile 2 Schaden von einem Ermittler an deinem Ort oder einer "
            "Verbündeter-Karte an deinem Ort."
        ),
    ),
    (
        Action((fx.Discard(),), (cost.Actions(), cost.Reveal(w.Kind("treachery"))), limit=Limit(1, "game")),
        "[action] Reveal a treachery from your hand: Discard this card. Limit 1 per game.",
        ("[Aktion] Zeige eine Verratskarte von deiner Hand vor: Lege diese Karte ab. Nur einmal pro Spiel."),
    ),
    (
        Revelation((fx.Test(("willpower",), 3, failure=(fx.Deal(0, w.FailedBy()),)),)),
        (
            "Revelation – Take a test of willpower (3). If you fail, take X horror. X is the number of "
            "points the test was failed by."
        ),
        (
            "Enthüllung – Lege eine Probe auf Willenskraft (3) ab. Falls die Probe misslingt, nimm X "
            "Horror. X ist der Fehlbetrag der misslungenen Probe."
        ),
    ),
    (
        Revelation((fx.Attach("location"), fx.PlaceClues(w.PerInvestigator(1), "location"))),
        (
            "Revelation – Attach this card to your location. Place 1 [per investigator] clues on your "
            "location."
        ),
        (
            "Enthüllung – Hänge diese Karte an deinen Ort an. Platziere 1 [pro Ermittler] Hinweise auf "
            "deinem Ort."
        ),
    ),
    (
        Revelation((fx.PutIntoPlay("this", "threat"), fx.LoseActions(1))),
        "Revelation – Put this card into play in your threat area. Lose 1 action.",
        "Enthüllung – Bringe diese Karte in deiner Bedrohungszone ins Spiel. Verliere 1 Aktion.",
    ),
    (
        Revelation((fx.Choice(((fx.Deal(2),), (fx.DoomOnAgenda(),)), by="lead"),)),
        (
            "Revelation – The lead investigator chooses one: (1) Take 2 damage. (2) Place 1 doom on the "
            "current agenda."
        ),
        (
            "Enthüllung – Der Ermittlungsleiter wählt eine Möglichkeit: (1) Nimm 2 Schaden. (2) Platziere"
            " 1 Verderben auf der aktuellen Agenda."
        ),
    ),
    (
        Revelation(
            (
                fx.EachInvestigator(
                    (fx.May((fx.Discard(w.Choose(w.ControlledBy())),)),),
                    w.AllOf((w.Kind("investigator"), w.Having("clues", 2))),
                ),
            )
        ),
        (
            "Revelation – Each investigator with at least 2 clues, in player order: You may discard a card "
            "you control."
        ),
        (
            "Enthüllung – Jeder Ermittler mit mindestens 2 Hinweisen, in Spielerreihenfolge: Du darfst eine "
            "Karte unter deiner Kontrolle ablegen."
        ),
    ),
    (
        Revelation(
            (
                fx.MoveEnemy(
                    w.Each(w.AllOf((w.Kind("enemy"), w.Not(w.Engaged())))),
                    w.Choose(w.Nearest(w.Kind("location")), by="lead"),
                ),
            )
        ),
        "Revelation – Move each unengaged enemy to the nearest location chosen by the lead investigator.",
        (
            "Enthüllung – Bewege jeden in keinen Kampf verwickelten Gegner an den nächstgelegenen Ort "
            "nach Wahl des Ermittlungsleiters."
        ),
    ),
    (
        Revelation(
            (
                fx.ForEach(w.CountOf(w.AllOf((w.Kind("enemy"), w.At()))), (fx.DiscardTop(2),)),
                fx.Then(
                    (fx.Discard(w.Choose(w.ControlledBy())),), (fx.GainActions(1),), (fx.Trauma("mental"),)
                ),
            )
        ),
        (
            "Revelation – For each enemy at your location: Discard the top 2 cards of your deck. Discard "
            "a card you control. Then, gain 1 additional action. If that is not possible, suffer 1 mental"
            " trauma."
        ),
        (
            "Enthüllung – Für jeden Gegner an deinem Ort: Lege die obersten 2 Karten deines Decks ab. "
            "Lege eine Karte unter deiner Kontrolle ab. Dann erhalte 1 zusätzliche Aktion. Falls das "
            "nicht möglich ist, erleide 1 seelisches Trauma."
        ),
    ),
    (
        Revelation(
            (
                fx.MustPay(cost.SpendClues(1), (fx.Discard(),)),
                fx.Delayed(On("at", "upkeep-ends"), (fx.DrawEncounter(),)),
            )
        ),
        (
            "Revelation – As an additional cost, you must spend 1 clue. If you do, discard this card. At "
            "the end of the upkeep phase, draw 1 encounter card."
        ),
        (
            "Enthüllung – Als zusätzliche Kosten musst du 1 Hinweis ausgeben. Falls du das tust, lege "
            "diese Karte ab. Am Ende der Unterhaltsphase ziehe 1 Begegnungskarte."
        ),
    ),
    (
        Play((fx.Draw(3), fx.DiscardCards(2))),
        "Draw 3 cards. Discard 2 cards from your hand.",
        "Ziehe 3 Karten. Lege 2 Karten von deiner Hand ab.",
    ),
    (
        Play(
            (fx.Cancel(),),
            On(
                "when",
                "resolves-revelation",
                w.Is("you"),
                w.AllOf((w.Kind("treachery"), w.Not(w.Weakness()))),
            ),
            costs=(cost.Suffer(1, direct=True),),
        ),
        (
            "Play – When you resolve the revelation of a non-weakness treachery: Cancel this effect. "
            "Additional cost: Take 1 direct damage."
        ),
        (
            "Spielen – Sobald du die Enthüllung einer Nicht-Schwäche-Verratskarte abhandelst: Hebe diesen "
            "Effekt auf. Zusätzliche Kosten: Nimm 1 direkten Schaden."
        ),
    ),
    (
        Play(
            (
                fx.Evade(w.Choose(w.AllOf((w.Kind("enemy"), w.At())), 2, up_to=True)),
                fx.Move(w.Choose(w.Connecting())),
            ),
            condition=w.Unless(w.YourTurn()),
            limit=Limit(1, "round", maximum=True),
        ),
        (
            "Automatically evade up to 2 enemies at your location. Move to a connecting location. Play this "
            "only if it is not your turn. Max 1 per round."
        ),
        (
            "Entkomme automatisch bis zu 2 Gegnern an deinem Ort. Bewege dich an einen verbundenen Ort. "
            "Spiele dies nur, falls du nicht am Zug bist. Max. 1 pro Runde."
        ),
    ),
    (
        Play(
            (fx.PlayCard(w.AllOf((w.Kind("asset"), w.WithStat("cost", most=3))), cheaper=2),),
            On("after", "draws-card", w.Is("you")),
            must=True,
        ),
        (
            "Must be played – After you draw a card: Play an asset with cost 3 or less from your hand for 2 "
            "resources less."
        ),
        (
            "Muss gespielt werden – Nachdem du eine Karte gezogen hast: Spiele einen Vorteil mit Kosten 3 "
            "oder weniger von deiner Hand für 2 Ressourcen weniger."
        ),
    ),
    (
        Play(
            (
                fx.DefineX(w.Plus(w.CardsIn("hand"), 1)),
                fx.Deal(w.X(), target=w.Choose(w.AllOf((w.Kind("enemy"), w.EngagedWith())))),
                fx.Replenish(w.Half(w.CountOf(w.Kind("enemy")))),
            )
        ),
        (
            "X is the number of cards in your hand plus 1. Deal X damage to an enemy engaged with you. "
            "Replenish Y uses on this card. Y is the number of enemies ÷ 2 (rounded up)."
        ),
        (
            "X ist die Anzahl der Karten auf deiner Hand plus 1. Füge einem mit dir in einen Kampf "
            "verwickelten Gegner X Schaden zu. Fülle Y Anwendungen auf dieser Karte auf. Y ist die Anzahl "
            "der Gegner ÷ 2 (aufgerundet)."
        ),
    ),
    (
        ElderSign(w.TokensOn("doom"), success=(fx.ReturnToHand(w.Choose(w.InZone("discard"))),)),
        (
            "[elder sign]: +X. X is the doom on this card. If you succeed, return a card from your "
            "discard pile to its owner’s hand."
        ),
        (
            "[Älteres Zeichen]: +X. X ist die Menge an Verderben auf dieser Karte. Falls die Probe "
            "gelingt, bringe eine Karte aus deinem Ablagestapel auf die Hand des Besitzers zurück."
        ),
    ),
    (
        Symbol(
            "cultist",
            w.Times(-1, w.CountOf(w.AllOf((w.Kind("enemy"), w.Trait("Cultist"))))),
            failure=(fx.PlaceDoom(1, w.Choose(w.Nearest(w.Trait("Cultist")))),),
            hard=True,
        ),
        (
            "Hard/Expert – [cultist]: −X. X is the number of Cultist enemies. If you fail, place 1 doom "
            "on the nearest Cultist card."
        ),
        (
            "Schwer/Experte – [Kultist]: −X. X ist die Anzahl der Kultist-Gegner. Falls die Probe "
            "misslingt, platziere 1 Verderben auf der nächstgelegenen Kultist-Karte."
        ),
    ),
    (
        Symbol("tablet", -2, effects=(RevealToken(),)),
        "[tablet]: −2. Reveal 1 additional chaos token.",
        "[Schrifttafel]: −2. Enthülle 1 weiteren Chaosmarker.",
    ),
    (
        Haunted(
            (fx.Spawn(w.Choose(w.AllOf((w.InZone("aside"), w.Kind("enemy")))), w.Choose(w.Named("Attic"))),)
        ),
        "Haunted – Spawn a set-aside enemy at “Attic”.",
        ("Heimgesucht – Lass einen beiseitegelegten Gegner am Ort „Attic“ erscheinen."),
    ),
    (
        Objective(On("at", "round-ends"), w.AtLeast(w.TokensOn("clues", "location"), 3), adds=True),
        (
            "Objective – At the end of the round: If the number of clues on your location is at least 3, "
            "this card advances. This is needed in addition."
        ),
        (
            "Ermittlungsziel – Am Ende der Runde: Falls die Anzahl der Hinweise auf deinem Ort mindestens"
            " 3 ist, rückt diese Karte vor. Das ist zusätzlich nötig."
        ),
    ),
    (
        Objective(
            condition=w.Both(
                (w.Remembered("door-open"), w.Unless(w.Exists(w.AllOf((w.Kind("enemy"), w.Trait("Elite"))))))
            ),
            may=True,
        ),
        (
            "Objective – If you remember that the door is open and there is no Elite enemy, this card may"
            " advance."
        ),
        (
            "Ermittlungsziel – Falls eurer Erinnerung nach die Tür offen ist und es keinen Elite-Gegner "
            "gibt, darf diese Karte vorrücken."
        ),
    ),
    (
        AttachRule(w.AllOf((w.Kind("location"), w.Within(2), w.Without("doom")))),
        "Attach this card to a location without doom within 2 connections of your location.",
        (
            "Hänge diese Karte an einen höchstens 2 Verbindungen von deinem Ort entfernten Ort ohne "
            "Verderben an."
        ),
    ),
    (
        CopyLimit(1, "investigator"),
        "Limit 1 per investigator.",
        "Nur 1 pro Ermittler.",
    ),
    (
        CopyLimit(2, "test", committed=True),
        "Max 2 committed per skill test.",
        ("Max. 2 pro Fertigkeitsprobe beitragen."),
    ),
    (
        DeckOnly("Ada"),
        "Only for the deck of Ada.",
        "Nur für das Deck von Ada.",
    ),
]


@pytest.mark.parametrize(
    ("ability", "english", "german"), ABILITIES, ids=[each[1][:48] for each in ABILITIES]
)
def test_a_used_ability_reads_in_english_and_german(ability: Ability, english: str, german: str) -> None:
    assert in_both_languages(ability) == (english, german)
