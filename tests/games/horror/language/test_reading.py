"""Texts in both languages become the tree they mean, and the same one. The sentences are our own."""

from typing import Any

import pytest

from miskatonic.games.horror.language import english, german
from miskatonic.games.horror.language.languages import reader
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    Action,
    Constant,
    CopyLimit,
    ElderSign,
    Forced,
    Free,
    Keyword,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    AtLeast,
    Choose,
    Connecting,
    DuringTest,
    Each,
    EngagedWith,
    Is,
    Kind,
    Not,
    SucceededBy,
    TokensOn,
    Trait,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import Limit, On

YOU = Is("you")
ENEMY_HERE = Choose(AllOf((Kind("enemy"), At())))

CARDS: dict[str, tuple[str, str, str, tuple[Any, ...]]] = {
    "a weapon": (
        "asset",
        "Uses (2 ammo).\n[action] Spend 1 ammo: Fight. You get +4 [combat] and deal +1 damage for this "
        "attack.",
        "Anwendungen (2 Munition).\n[action] Gib 1 Munition aus: Kampf. Du bekommst für diesen Angriff "
        "+4 [combat] und fügst +1 Schaden zu.",
        (
            Keyword("uses", 2, "ammo"),
            Action(
                (
                    fx.Lasting("attack", (mod.Change("you", "combat", 4), mod.DealsMore("you", 1))),
                    fx.TakeAction("fight"),
                ),
                (price.Actions(), price.SpendUses(1, "ammo")),
                "fight",
            ),
        ),
    ),
    "a friend": (
        "asset",
        "[reaction] After you evade an enemy, exhaust Otto: Draw 2 cards. (Limit twice per round.)",
        "[reaction] Nachdem du einem Gegner entkommen bist, erschöpfe Otto: Ziehe 2 Karten. (Nur 2 Mal "
        "pro Runde.)",
        (
            Reaction(
                On("after", "evades", YOU, Kind("enemy")),
                (fx.Draw(2),),
                (price.Exhaust(),),
                Limit(2, "round"),
            ),
        ),
    ),
    "an event with a test": (
        "event",
        "Fast. Play only during your turn.\nTest [agility] (3). If you succeed by 2 or more, gain 4 "
        "resources. "
        "If you fail, take 2 horror.",
        "Schnell. Spiele diese Karte nur in deinem Zug.\nLege eine [agility]-Probe (3) ab. Falls die "
        "Probe um 2 "
        "oder mehr gelingt, erhalte 4 Ressourcen. Falls die Probe misslingt, nimm 2 Horror.",
        (
            Keyword("fast"),
            Play(
                (
                    fx.Test(
                        ("agility",),
                        3,
                        (fx.If(AtLeast(SucceededBy(), 2), (fx.GainResources(4),)),),
                        (fx.Deal(horror=2),),
                    ),
                ),
                condition=YourTurn(),
            ),
        ),
    ),
    "a weakness": (
        "treachery",
        "Revelation – Put Otto into play in your threat area.\nForced – At the end of your turn: Take 1 "
        "damage.\n"
        "[action][action]: Discard Otto.",
        "Enthüllung – Bringe Otto in deiner Bedrohungszone ins Spiel.\nErzwungen – Am Ende deines Zuges: "
        "Nimm 1 "
        "Schaden.\n[action][action]: Lege Otto ab.",
        (
            Revelation((fx.PutIntoPlay(area="threat"),)),
            Forced(On("at", "turn-ends", YOU), (fx.Deal(1),)),
            Action((fx.Discard(),), (price.Actions(2),)),
        ),
    ),
    "a skill": (
        "skill",
        "Max 1 committed per skill test.\nIf this test is successful, the performing investigator draws "
        "2 cards.",
        "Max. 1 pro Fertigkeitsprobe beitragen.\nFalls diese Probe gelingt, zieht der Ermittler, der "
        "diese Probe "
        "durchführt, 2 Karten.",
        (CopyLimit(1, "test", True), Forced(On("at", "test-succeeds"), (fx.Draw(2, "performer"),))),
    ),
    "an investigator": (
        "investigator",
        "You get +1 [willpower].\n[elder_sign] effect: +1 for each clue you control. If you succeed, "
        "heal 2 damage.",
        "Du bekommst +1 [willpower].\n[elder_sign]-Effekt: +1 für jeden Hinweis, den du kontrollierst. "
        "Falls die "
        "Probe gelingt, heile 2 Schaden.",
        (
            Constant((mod.Change("you", "willpower", 1),)),
            ElderSign(TokensOn("clues", "you"), success=(fx.Heal("damage", 2),)),
        ),
    ),
    "that enemy is the one that was chosen": (
        "event",
        "Choose a non-[[Elite]] enemy at your location. Exhaust that enemy. Deal 1 damage to that enemy.",
        "Wähle einen Nicht-[[Elite]]-Gegner an deinem Ort. Erschöpfe jenen Gegner. Füge jenem Gegner 1 "
        "Schaden zu.",
        (
            Play(
                (
                    fx.Exhaust(Choose(AllOf((Kind("enemy"), At(), Not(Trait("Elite")))))),
                    fx.Deal(1, target="chosen"),
                )
            ),
        ),
    ),
    "what may be done": (
        "asset",
        "[free] Spend 1 resource: You may disengage from each enemy and move to a connecting location.",
        "[free] Gib 1 Ressource aus: Du darfst dich von jedem Gegner lösen und dich an einen verbundenen Ort "
        "bewegen.",
        (
            Free(
                (fx.May((fx.Disengage(Each(EngagedWith())), fx.Move(Choose(Connecting())))),),
                (price.Resources(1),),
            ),
        ),
    ),
    "a card is played from where it is said to be": (
        "event",
        "Play an [[Item]] asset from your discard pile, reducing its cost by 1.",
        "Spiele eine [[Gegenstand]]-Vorteilskarte aus deinem Ablagestapel und senke dabei ihre Kosten um 1.",
        (Play((fx.PlayCard(AllOf((Kind("asset"), Trait("Item"))), 1, zone="discard"),)),),
    ),
    "what X is may stand behind what is paid": (
        "asset",
        "[free] Exhaust Otto, spend X resources: Draw 1 card. X is the number of clues you control.",
        "[free] Erschöpfe Otto, gib X Ressourcen aus: Ziehe 1 Karte. X ist die Anzahl deiner Hinweise.",
        (Free((fx.Draw(),), (price.Exhaust(), price.Resources(TokensOn("clues", "you")))),),
    ),
    "a skill is raised only in a test of it": (
        "asset",
        "[free] Spend 2 resources: You get +3 [intellect] for this skill test.",
        "[free] Gib 2 Ressourcen aus: Du bekommst für diese Fertigkeitsprobe +3 [intellect].",
        (
            Free(
                (fx.Lasting("test", (mod.Change("you", "intellect", 3),)),),
                (price.Resources(2),),
                condition=DuringTest("intellect"),
            ),
        ),
    ),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("card", CARDS)
def test_a_text_becomes_its_tree(card: str, language: str) -> None:
    kind, english_text, german_text, tree = CARDS[card]
    reading = reader(language).read(english_text if language == "en" else german_text, kind, "Otto")
    assert reading.problems == []
    assert reading.abilities == tree


@pytest.mark.parametrize("grammar", [english.GRAMMAR, german.GRAMMAR])
def test_tables_are_sound(grammar: Any) -> None:
    assert grammar.faults() == []
