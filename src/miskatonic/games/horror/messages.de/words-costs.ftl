# Kosten
cost-actions = { $mode ->
    [you] Gib { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     } aus
    [low] gib { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     } aus
   *[may] { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     } ausgeben
 }
cost-resources = { $mode ->
    [you] Gib { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } aus
    [low] gib { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } aus
   *[may] { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } ausgeben
 }
cost-uses = { $mode ->
    [you] Gib { $what } aus
    [low] gib { $what } aus
   *[may] { $what } ausgeben
 }
cost-clues = { $mode ->
    [you] Gib { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } aus
    [low] gib { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } aus
   *[may] { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } ausgeben
 }
cost-clues-group = { $mode ->
    [you] Gib als Gruppe { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } aus
    [low] gib als Gruppe { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } aus
   *[may] als Gruppe { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } ausgeben
 }
cost-discard-cards = { $mode ->
    [you] Lege { $what } von deiner Hand ab
    [low] lege { $what } von deiner Hand ab
   *[may] { $what } von deiner Hand ablegen
 }
cost-discard-icons = { $mode ->
    [you] Lege Karten mit { $icons } von deiner Hand ab
    [low] lege Karten mit { $icons } von deiner Hand ab
   *[may] Karten mit { $icons } von deiner Hand ablegen
 }
cost-suffer = { $mode ->
    [you] Nimm { $harm }
    [low] nimm { $harm }
   *[may] { $harm } nehmen
 }
cost-reveal = { $mode ->
    [you] Zeige { $what } von deiner Hand vor
    [low] zeige { $what } von deiner Hand vor
   *[may] { $what } von deiner Hand vorzeigen
 }
cost-exhaust = { $mode ->
    [you] Erschöpfe { $what }
    [low] erschöpfe { $what }
   *[may] { $what } erschöpfen
 }
cost-discard = { $mode ->
    [you] Lege { $what } ab
    [low] lege { $what } ab
   *[may] { $what } ablegen
 }
cost-exile = { $mode ->
    [you] Schicke { $what } ins Exil
    [low] schicke { $what } ins Exil
   *[may] { $what } ins Exil schicken
 }
cost-remove = { $mode ->
    [you] Entferne { $what } aus dem Spiel
    [low] entferne { $what } aus dem Spiel
   *[may] { $what } aus dem Spiel entfernen
 }
cost-remove-tokens = { $mode ->
    [you] Entferne { $tokens } von { $what }
    [low] entferne { $tokens } von { $what }
   *[may] { $tokens } von { $what } entfernen
 }
cost-place-tokens = { $mode ->
    [you] Platziere { $tokens } auf { $what }
    [low] platziere { $tokens } auf { $what }
   *[may] { $tokens } auf { $what } platzieren
 }
cost-seal = { $mode ->
    [you] Versiegele { $token } auf { $what }
    [low] versiegele { $token } auf { $what }
   *[may] { $token } auf { $what } versiegeln
 }
cost-release = { $mode ->
    [you] Setze einen auf { $what } versiegelten Marker frei
    [low] setze einen auf { $what } versiegelten Marker frei
   *[may] einen auf { $what } versiegelten Marker freisetzen
 }
harm-damage = { $damage } Schaden
harm-horror = { $horror } Horror
harm-both = { $damage } Schaden und { $horror } Horror
harm-direct-damage = { $damage } direkten Schaden
harm-direct-horror = { $horror } direkten Horror
harm-direct-both = { $damage } direkten Schaden und { $horror } direkten Horror
cost-uses-range = { $mode ->
    [you] Gib { $what } aus
    [low] gib { $what } aus
   *[may] { $what } ausgeben
 } (X ist { $range })
