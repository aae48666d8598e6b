"""Card text as players read it: keywords, what always holds, and what cards react to."""

import pytest

from miskatonic.games.horror.words import costs as cost
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.abilities import (
    Ability,
    Constant,
    Forced,
    Gains,
    Haunted,
    Keyword,
    Reaction,
)
from miskatonic.games.horror.words.chaos import RedrawToken, SucceedAutomatically
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.vocabulary import in_both_languages

ABILITIES: list[tuple[Ability, str, str]] = [
    (
        Keyword("uses", 4, "ammo"),
        "Uses (4 ammo).",
        "Anwendungen (4 Munition).",
    ),
    (
        Keyword("victory", 2),
        "Victory 2.",
        "Sieg 2.",
    ),
    (
        Keyword("seal", type="elder-sign"),
        "Seal ([elder sign]).",
        "Versiegeln ([Älteres Zeichen]).",
    ),
    (
        Keyword("prey", what=w.Most("combat", w.Kind("investigator"))),
        "Prey (the investigator with the highest combat).",
        "Beute (der Ermittler mit dem höchsten Wert für Kampf).",
    ),
    (
        Keyword("prey", what=w.Fewest("sanity", w.Kind("investigator")), only=True),
        "Prey (only the investigator with the lowest sanity).",
        "Beute (nur der Ermittler mit dem niedrigsten Wert für Geistige Gesundheit).",
    ),
    (
        Keyword("spawn", what=w.AllOf((w.Kind("location"), w.Empty()))),
        "Spawn (an empty location).",
        "Erscheint (ein leerer Ort).",
    ),
    (
        Keyword("spawn", what=w.Farthest(w.Kind("location"), to_all=True)),
        "Spawn (the farthest location from all investigators).",
        "Erscheint (der am weitesten von allen Ermittlern entfernte Ort).",
    ),
    (
        Keyword("patrol", what=w.Nearest(w.AllOf((w.Kind("location"), w.Having("clues"))), "this")),
        "Patrol (the location with at least 1 clue nearest to this card).",
        "Patrouille (der von dieser Karte aus nächstgelegene Ort mit mindestens 1 Hinweis).",
    ),
    (
        Constant((mod.Change("you", "combat", 1),)),
        "You get +1 combat.",
        ("Du bekommst +1 Kampf."),
    ),
    (
        Constant((mod.Change("this", "fight", w.CountOf(w.AllOf((w.Kind("enemy"), w.Other())))),)),
        "This card gets +X fight value. X is the number of other enemies.",
        ("Diese Karte bekommt +X Kampfwert. X ist die Anzahl der anderen Gegner."),
    ),
    (
        Constant(
            (mod.Change(w.AllOf((w.Kind("enemy"), w.At("this"))), "evade", -1),), w.Matches("this", w.Ready())
        ),
        ("While this card is ready, each enemy at the location of this card gets −1 evade value."),
        ("Solange diese Karte spielbereit ist, bekommt jeder Gegner am Ort dieser Karte −1 Entkommenwert."),
    ),
    (
        Constant((mod.Cannot(w.AllOf((w.Kind("investigator"), w.At("this"))), "heal"),)),
        "No investigator at the location of this card can heal damage or horror.",
        "Kein Ermittler am Ort dieser Karte kann Schaden oder Horror heilen.",
    ),
    (
        Constant((mod.Cannot("you", "play", w.AllOf((w.Kind("asset"), w.Trait("Ally")))),)),
        "You cannot play Ally assets.",
        "Du kannst Verbündeter-Vorteile nicht spielen.",
    ),
    (
        Constant((mod.Cannot(w.AllOf((w.Kind("enemy"), w.Not(w.Trait("Elite")))), "move-to", w.Is("this")),)),
        "No non-Elite enemy can move to this card.",
        ("Kein Nicht-Elite-Gegner kann sich an diese Karte bewegen."),
    ),
    (
        Constant(
            (
                mod.Immune("this", "player"),
                mod.GainKeyword(w.AllOf((w.Kind("enemy"), w.Trait("Ghoul"))), "retaliate"),
            )
        ),
        "This card is immune to effects of player cards. Each Ghoul enemy gains Retaliate.",
        "Diese Karte ist gegen Effekte von Spielerkarten immun. Jeder Ghul-Gegner erhält Zurückschlagen.",
    ),
    (
        Constant(
            (
                mod.CostsLess("you", w.AllOf((w.Kind("asset"), w.Trait("Item"))), 1),
                mod.ExtraSlot("you", "arcane"),
            )
        ),
        "For you, Item assets cost 1 resource less. You have 1 additional arcane slot.",
        "Für dich kosten Gegenstand-Vorteile 1 Ressource weniger. Du hast 1 zusätzlichen arkanen Slot.",
    ),
    (
        Constant((mod.MayAssignTo(w.AllOf((w.Kind("investigator"), w.At("this"))), "horror"),)),
        "Horror dealt to an investigator at the location of this card may be assigned to this card.",
        (
            "Horror, der einem Ermittler am Ort dieser Karte zugefügt wird, darf dieser Karte zugewiesen "
            "werden."
        ),
    ),
    (
        Constant(
            (
                mod.CostsMore(
                    "investigate", w.AllOf((w.Kind("investigator"), w.At("this"))), cost.Resources(1)
                ),
            )
        ),
        (
            "For each investigator at the location of this card, investigating has an additional cost: Spend "
            "1 resource."
        ),
        (
            "Für jeden Ermittler am Ort dieser Karte hat das Ermitteln zusätzliche Kosten: Gib 1 Ressource "
            "aus."
        ),
    ),
    (
        Constant((mod.ConnectsTo("this", w.Named("Attic"), False), mod.NoOpportunity("you", "play"))),
        (
            "This card leads to each location named “Attic”, but not back. For you, playing a card provokes "
            "no attacks of opportunity."
        ),
        (
            "Diese Karte führt zu jedem Ort namens „Attic“, aber nicht zurück. Für dich provoziert das "
            "Spielen einer Karte keine Gelegenheitsangriffe."
        ),
    ),
    (
        Constant(
            (mod.SetBase("you", "agility", 5), mod.UseSkill("you", "intellect", "combat")), w.YourTurn()
        ),
        ("While it is your turn, your base agility is 5 and you may use intellect in place of combat."),
        (
            "Solange du am Zug bist, ist dein Grundwert für Beweglichkeit 5 und darfst du Intellekt "
            "anstelle von Kampf verwenden."
        ),
    ),
    (
        Constant((Gains(w.AllOf((w.Kind("location"), w.Connecting("this"))), Haunted((fx.Deal(0, 1),))),)),
        "Each location connecting to the location of this card gains: “Haunted – Take 1 horror.”",
        "Jeder mit dem Ort dieser Karte verbundene Ort erhält: „Heimgesucht – Nimm 1 Horror.“",
    ),
    (
        Forced(On("after", "attacks", w.Is("you"), w.Is("this")), (fx.DiscardCards(1, random=True),)),
        "Forced – After this card attacks you: Discard a card from your hand at random.",
        (
            "Erzwungen – Nachdem diese Karte dich angegriffen hat: Lege zufällig eine Karte von deiner Hand "
            "ab."
        ),
    ),
    (
        Forced(On("at", "round-ends"), (fx.PlaceDoom(1, "this", advances=True),)),
        (
            "Forced – At the end of the round: Place 1 doom on this card. This can cause the current agenda "
            "to advance."
        ),
        (
            "Erzwungen – Am Ende der Runde: Platziere 1 Verderben auf dieser Karte. Dadurch kann die "
            "aktuelle Agenda vorrücken."
        ),
    ),
    (
        Forced(
            On("when", "is-defeated", card=w.Is("this")),
            (fx.Deal(1, 1, w.Each(w.AllOf((w.Kind("investigator"), w.At("this"))))),),
        ),
        (
            "Forced – When this card is defeated: Deal 1 damage and 1 horror to each investigator at the "
            "location of this card."
        ),
        (
            "Erzwungen – Sobald diese Karte besiegt wird: Füge jedem Ermittler am Ort dieser Karte 1 Schaden "
            "und 1 Horror zu."
        ),
    ),
    (
        Forced(
            On("after", "enters-location", card=w.Is("this")),
            (
                fx.Test(
                    ("willpower", "agility"), 3, failure=(fx.Deal(0, w.AtMost(w.FailedBy(), 3), direct=True),)
                ),
            ),
            Limit(1, "round"),
        ),
        (
            "Forced – After an investigator enters this card: Take a test of willpower or agility (3). If"
            " you fail, take X direct horror. X is the number of points the test was failed by (to a "
            "maximum of 3). Limit 1 per round."
        ),
        (
            "Erzwungen – Nachdem ein Ermittler diese Karte betreten hat: Lege eine Probe auf Willenskraft"
            " oder Beweglichkeit (3) ab. Falls die Probe misslingt, nimm X direkten Horror. X ist der "
            "Fehlbetrag der misslungenen Probe (höchstens 3). Nur einmal pro Runde."
        ),
    ),
    (
        Forced(
            On("at", "turn-ends", w.Is("you")),
            (
                fx.If(
                    w.Exists(w.AllOf((w.Kind("enemy"), w.EngagedWith()))),
                    (fx.LoseResources(1),),
                    (fx.Discard(),),
                ),
            ),
        ),
        (
            "Forced – At the end of your turn: If there is an enemy engaged with you, lose 1 resource. "
            "Otherwise, discard this card."
        ),
        (
            "Erzwungen – Am Ende deines Zuges: Falls es einen mit dir in einen Kampf verwickelten Gegner "
            "gibt, verliere 1 Ressource. Andernfalls lege diese Karte ab."
        ),
    ),
    (
        Reaction(
            On("after", "is-defeated", w.Is("you"), w.AllOf((w.Kind("enemy"), w.Trait("Monster")))),
            (fx.DiscoverClues(),),
            (cost.Exhaust(),),
        ),
        (
            "[reaction] After you defeat a Monster enemy – exhaust this card: Discover 1 clue at your "
            "location."
        ),
        (
            "[Reaktion] Nachdem du einen Monster-Gegner besiegt hast – erschöpfe diese Karte: Entdecke an "
            "deinem Ort 1 Hinweis."
        ),
    ),
    (
        Reaction(On("when", "is-dealt", w.Is("you"), least=2), (fx.Prevent("damage", 1),), (cost.Discard(),)),
        (
            "[reaction] When at least 2 damage or horror is dealt to you – discard this card: Prevent up to "
            "1 of that damage."
        ),
        (
            "[Reaktion] Sobald dir mindestens 2 Schaden oder Horror zugefügt wird – lege diese Karte ab: "
            "Verhindere bis zu 1 von diesem Schaden."
        ),
    ),
    (
        Reaction(
            On("would", "test-fails", w.Is("you")),
            (fx.Instead((SucceedAutomatically(),)),),
            (cost.SpendUses(1, "charges"), cost.Suffer(horror=1)),
        ),
        (
            "[reaction] When a skill test of yours would fail – spend 1 charge, take 1 horror: Instead, "
            "the test succeeds automatically."
        ),
        (
            "[Reaktion] Sobald dir eine Fertigkeitsprobe misslingen würde – gib 1 Ladung aus, nimm 1 "
            "Horror: Stattdessen gelingt die Probe automatisch."
        ),
    ),
    (
        Reaction(
            On("after", "reveals-token", w.Is("you"), condition=w.TokenRevealed("skull")),
            (RedrawToken(),),
            limit=Limit(1, "test"),
        ),
        (
            "[reaction] After you reveal a chaos token, if a [skull] token was revealed: Cancel the revealed "
            "chaos token, return it to the chaos bag and reveal another. Limit 1 per skill test."
        ),
        (
            "[Reaktion] Nachdem du einen Chaosmarker enthüllt hast, falls ein [Totenschädel]-Marker "
            "enthüllt wurde: Hebe den enthüllten Chaosmarker auf, lege ihn in den Chaosbeutel zurück und "
            "enthülle einen anderen. Nur einmal pro Fertigkeitsprobe."
        ),
    ),
    (
        Reaction(
            On("when", "spawns", card=w.AllOf((w.Kind("enemy"), w.At()))),
            (fx.Move(w.Choose(w.Connecting())),),
            (cost.DiscardCards(1, w.Trait("Trick")),),
        ),
        (
            "[reaction] When an enemy at your location spawns – discard a Trick card from your hand: Move to "
            "a connecting location."
        ),
        (
            "[Reaktion] Sobald ein Gegner an deinem Ort erscheint – lege eine Trick-Karte von deiner Hand"
            " ab: Bewege dich an einen verbundenen Ort."
        ),
    ),
    (
        Reaction(
            On("after", "discovers-clue", w.Is("you")),
            (fx.May((fx.Draw(), fx.GainResources(1))),),
            limit=Limit(2, "round", group=True),
        ),
        (
            "[reaction] After you discover clues at a location: You may draw 1 card and gain 1 resource. "
            "Limit 2 per round for the group."
        ),
        (
            "[Reaktion] Nachdem du an einem Ort Hinweise entdeckt hast: Du darfst 1 Karte ziehen und 1 "
            "Ressource erhalten. Nur 2-mal pro Runde für die gesamte Gruppe."
        ),
    ),
]


@pytest.mark.parametrize(
    ("ability", "english", "german"), ABILITIES, ids=[each[1][:48] for each in ABILITIES]
)
def test_a_standing_ability_reads_in_english_and_german(ability: Ability, english: str, german: str) -> None:
    assert in_both_languages(ability) == (english, german)
