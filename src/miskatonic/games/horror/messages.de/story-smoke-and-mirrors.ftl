# Rauchschleier: die Geschichte, in unseren eigenen Worten
story-smoke-introduction = Dr. Armitages Wohnung riecht nach Kampfer und kaltem Tee. Er hat die Vorhänge zugezogen, obwohl draußen nichts zu sehen ist als Rauch. „Es geht nicht nur um euren Freund“, sagt er. „Seit dem Sommer ist ein Student nach dem anderen in der Stadt zu irgendeinem Abend gegangen und verändert heimgekommen. Sie hörten in stillen Zimmern ein Flüstern. Sie hatten einen blauen Fleck, der nicht verblasste. Eine Woche später war das Bett leer.“ Er legt ein Blatt auf den Tisch: sechs Namen in der Handschrift eures Freundes. Gäste der Bruderschaft der Asche oder ihre Gastgeber, das weiß niemand. „Heute Nacht sollen alle zusammenkommen, die ganze Gemeinde, und ich weiß nicht, wo. Jemand auf dieser Liste weiß es. Fragt sie, und fragt behutsam, wenn es geht, denn wer erschrickt, der läuft los und warnt die anderen. Um Mitternacht sitze ich in Velmas Diner in der Oststadt. Bringt mir, was ihr habt.“
    .style = story

story-arkham-alive = Die Stadt schläft heute Nacht nicht. Straßenbahnen klingeln, Lichtspielhäuser entlassen ihr Publikum, und über allem hängt ein Dunst, in dem die Laternen aussehen wie Augen. Irgendwo unter all diesen Leuten sind die sechs.
    .style = story
story-arkham-alive-over = Es beginnt mit einem Jucken. Unter der Manschette, am Kragen, in der hohlen Hand: ein Mal in der Farbe von Glut, das heute Morgen noch nicht da war. Wenn ihr darauf drückt, hört ihr ganz nah jemanden einatmen.
    .style = story
story-emergent-evils = Die Leute sind schneller nach Hause gegangen, als sie gekommen waren. Auf den Dächern bewegt sich etwas, und es sind keine Katzen, und in den Hauseingängen stehen welche, die auf niemanden warten. Bis Mitternacht ist es nicht mehr lang.
    .style = story
story-emergent-evils-over = Die Rathausuhr schlägt zwölf, und mit jedem Schlag wird ein weiteres Fenster dunkel. Was ihr bis jetzt nicht herausgefunden habt, findet ihr nicht mehr heraus.
    .style = story

story-augurs-of-flame = Sechs Leute und ein Abend. Irgendwo sitzt einer von ihnen über einem Glas, einem Kassenbuch oder einem Notenblatt und glaubt sich unbeobachtet. Und irgendwer in dieser Stadt trägt eine Maske, die ihr schon einmal gesehen habt.
    .style = story
story-augurs-of-flame-over = Der letzte Name ist durchgestrichen. Ihr breitet eure Zettel auf der Motorhaube einer Droschke aus, und auf einmal liegen die Zeilen, die nicht passen wollten, nebeneinander. Ihr wisst, wohin.
    .style = story

story-codex-1 = Mr. Renfield hört euch mit der Geduld eines Mannes zu, der es gewohnt ist, nach dem Weg gefragt zu werden. Dann fällt das Wort von der Bruderschaft der Asche. Er lüftet den Hut, tritt um die Ecke, und als ihr dort ankommt, seht ihr von ihm nur noch die Rockschöße.
    .style = story
story-codex-1-over = Im Hinterzimmer eines Antiquariats gibt er auf, außer Atem, zwischen zwei Regalen. „Ich erforsche das Ende der Welt, versteht ihr? Ich wollte hören, was sie darüber zu sagen haben. Das meiste war Unfug. Aber sie haben einen Namen, Elokoss, und sie sind stolz auf alles, was in diesem Namen schon gebrannt hat, bis zurück nach Alexandria. Von einer Königin reden sie, als säße sie nebenan.“ Er putzt seine Brille. „Ich dachte, ihr gehört dazu. Sie haben alle denselben Blick.“
    .style = story
story-codex-2 = Ms. Akely liegt unter einem Lastwagen und zeigt euch zunächst nur ihre Stiefel. Sie bietet euch Kaffee aus einem Blechbecher an und ist beinahe heiter, bis ihr nach der Bruderschaft der Asche fragt. Dann weist sie mit dem Schraubenschlüssel zur Tür.
    .style = story
story-codex-2-over = Ihr bleibt. Irgendwann bleibt auch sie, setzt sich auf einen Reifen und reibt sich die Augen. „Drei aus meiner alten Schicht haben mich mitgeschleppt. Um eine neue Geburt für alle ging es, und um Suppe umsonst. Nach der Suppe bin ich gegangen.“ Sie dreht den Becher in den Händen. „Die anderen nicht. Seit zwei Wochen decke ich sie. Ich weiß nicht mehr, was ich der Vorarbeiterin sagen soll. Die Vorarbeiterin bin ich.“
    .style = story
story-codex-3 = Naomi O’Bannion blickt nicht von ihren Büchern auf. Antworten, sagt sie, sind eine Ware wie jede andere. Wenn euch etwas mit Krallen auf den Fersen ist, lässt sie sich darum kümmern; das ist im Preis inbegriffen. Reden kostet extra.
    .style = story
story-codex-3-over = Der letzte Schein verschwindet, und sie lacht, bis ihr die Asche von der Zigarette fällt. „Die Kapuzen? Zwei davon sind um meinen Keller geschlichen. Meine Jungs haben ein Wort mit ihnen gewechselt und kamen weiß wie die Wand zurück. Es war, als redet man mit jemandem auf dem Grund eines Brunnens, haben sie gesagt.“ Und wo dieser Keller war? Sie bläst das Streichholz aus. „Die Tür ist hinter euch.“
    .style = story
story-codex-4 = Der Sergeant schlägt sich mit dem Knüppel in die Handfläche, einmal für jedes eurer Worte. Bei der Bruderschaft der Asche hört das Klatschen auf. Sucht euren Freund lieber in einem anderen Revier, sagt er und zieht die Jacke aus.
    .style = story
story-codex-4-over = Am Ende sitzt er auf dem Bordstein, den Kopf im Nacken, ein Taschentuch unter der Nase. „Nach der dritten Anzeige kamen sie zu mir auf die Wache. Sehr höflich. Die Vermissten seien aus freien Stücken gegangen, und wenn ich mich überzeugen wolle … Es war unten bei den Docks. Alle im Raum hatten die gleichen Augen. Dann haben sie mir einen Umschlag gegeben.“ Er sieht euch nicht an. „Ich habe ihn nicht aufgemacht. Haltet von mir, was ihr wollt, aber aufgemacht habe ich ihn nicht.“
    .style = story
story-codex-5 = Miss Foreman steht auf einer Leiter, den Arm voller Bücher, drei weitere zwischen den Zähnen. Keine Zeit, gibt sie euch zu verstehen. Es sei denn natürlich, ihr nehmt das linke Regal.
    .style = story
story-codex-5-over = „Da ist es!“ Sie lässt sich in einen Sessel fallen und schlägt auf den Knien einen schmalen Band auf; der Baum auf dem Einband hat Augen, wo Blätter sein sollten. Menschen an Pfählen, Zeichen in Zeichen. „Meine Mitbewohnerin hat es liegen lassen, als sie verschwand. Akkadisch, glaube ich, und alle, die Akkadisch lesen, sind mit einer Schaufel in Ägypten.“ Sie streicht über den Einband, in Gedanken, wie man eine Katze streichelt. „Es ist nicht einmal eine schlechte Ausgabe.“
    .style = story
story-codex-6 = Auf der kleinen Bühne hält Margaret Liu einen Ton, bis die Gläser summen. Sie hat euch gesehen; sie sieht alle. Aber vor der letzten Zugabe kommt niemand zu Wort, der nicht etwas zu bieten hat, das sie noch nicht kennt.
    .style = story
story-codex-6-over = Sie lässt euch in die Garderobe führen und lächelt noch immer darüber. Bei der Bruderschaft der Asche erlischt das Lächeln wie ein Rampenlicht. „Zwei Männer haben mich auf dem Heimweg angehalten. In Roben, ich bitte euch, und in was für welchen!“ Mit dem Brauenstift zeichnet sie eine Hand auf eine Serviette und in die Handfläche ein Auge. „Das war auf den Kapuzen. Ich sollte für ihre Königin singen. Antonio an der Tür hat ihnen erklärt, dass ich einen Vertrag habe.“
    .style = story
story-codex-phi = Die Flammen erlöschen, als hätte jemand einen Hahn zugedreht. Vor euch liegt ein Mensch in einer Robe ohne einen einzigen versengten Faden, atmend, bewusstlos, und die Maske geht nicht ab, was ihr auch versucht. Neben der offenen Hand liegt eine Sichel, die benutzt worden ist. Wer immer das ist, wird irgendwann aufwachen. Die Straße ist leer.
    .style = story

story-smoke-nobody = Die Droschke riecht nach nassem Hund, und niemand spricht. Vieles hat man euch heute Nacht erzählt, und wenig davon passt zusammen. Ihr könnt nur hoffen, dass Dr. Armitage bei seinem kalten Kaffee mehr Glück hatte. Auf der Rückbank dreht ihr die Liste noch einmal hin und her und tippt auf einen der Namen, halb auf gut Glück.
    .style = story
story-smoke-found = „Oststadt“, sagt ihr dem Fahrer, „und den kurzen Weg.“ Laternenlicht gleitet über eure Zettel. Hinter all den Ausreden und halben Wahrheiten hat sich jemand versteckt, sehr geschickt; nur nicht geschickt genug. Wenn euer Freund noch lebt, wisst ihr jetzt, wo.
    .style = story
story-smoke-escaped = Ihr lasst den Fahrer an dem Keller halten, in dem ihr den Gefangenen in Handschellen zurückgelassen habt. Die Tür hängt in den Angeln, der Boden ist schwarz, und mitten im Ruß liegen die Handschellen. Geschmolzen sind sie nicht. Jemand hat sie mit einem Hammer aufgeschlagen, von außen.
    .style = story

note-cult-found = Die Ermittler haben herausgefunden, wo sich der Kult trifft
note-search-failed = Die Suche der Ermittler ist im Sande verlaufen
note-harbinger = { $card } ist der Vorbote von Elokoss
note-servant-killed = Die Ermittler haben den Diener der Flamme getötet
note-servant-escaped = Der Diener der Flamme ist entkommen
note-scoured-arkham = Die Ermittler haben ganz Arkham nach Antworten abgesucht
note-stirred-trouble = Die Ermittler haben für Unruhe gesorgt
