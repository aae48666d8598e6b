# Auflodernde Flammen: die Geschichte, in unseren eigenen Worten
story-flames-introduction = Seit Wochen riecht Arkham nach Rauch. Eine Scheune, eine Kapelle, eine Druckerei: immer bei Nacht, und jedes Mal schwor jemand, Vermummte seien ohne Eile davongegangen. Euer Freund an der Miskatonic-Universität schrieb, alles füge sich zusammen, und bat euch, nach Einbruch der Dunkelheit zu kommen. Nun steht die Tür seines Zimmers einen Spalt offen. Niemand ist darin, und im ganzen Wohnheim ist keine einzige Stimme zu hören.
    .style = story

story-past-curfew = Die Flure sind dunkel, vom Nachtwächter keine Spur. Wer um diese Stunde noch unterwegs ist, hat entweder die Zeit vergessen oder etwas vor.
    .style = story
story-past-curfew-over = Ein Luftzug trägt etwas Scharfes, Warmes durchs Schlüsselloch. Ihr kennt diesen Geruch, und euer Magen kennt ihn auch.
    .style = story
story-lit-up = Hinter den Fenstern wird es hell, viel zu hell für diese Stunde. Schatten hasten über den Rasen, manche im Nachthemd, manche in Roben.
    .style = story
story-lit-up-over = Irgendwo gibt ein Dach nach. Der Wind greift sich die Funken und trägt sie von Giebel zu Giebel, und niemand kann mehr sagen, wo es angefangen hat.
    .style = story
story-wild-flames = Das Feuer braucht niemanden mehr, der es legt. Es klettert, es springt, es frisst, und es ist schneller als ihr.
    .style = story
story-wild-flames-over = Es gibt keinen Ausweg mehr, der nicht brennt. Die Hitze presst euch die Luft aus der Brust, und das Letzte, was ihr hört, ist die stürzende Glocke der Kapelle.
    .style = story

story-where-theres-smoke = Herausgerissene Schubladen, ein umgestürzter Stuhl, Asche auf dem Fensterbrett: Freiwillig hat euer Freund dieses Zimmer nicht verlassen. Irgendwo in dieser Unordnung muss ein Hinweis stecken, wer in der Nacht gekommen ist.
    .style = story
story-where-theres-smoke-over = Unter den Dielen findet ihr eine Liste verbrannter Häuser, und der nächste Name darauf ist dieses hier. In dem Augenblick birst die Tür. Im Flur steht eine Gestalt mit einer Maske aus verkohltem Holz, und wo sie die Füße aufsetzt, fängt der Teppich Feuer.
    .style = story
story-escape-the-dorms = Flammen lecken die Wände entlang, und zwischen euch und der Treppe steht die Maske. In einem engen Flur ist dieser Kampf nicht zu gewinnen. Hinaus, alle, auf den Campushof!
    .style = story
story-escape-the-dorms-over = Endlich kalte Luft. Hinter euch zerspringen die Fenster des Wohnheims, eines nach dem anderen. Die Maske ist euch nicht gefolgt; aber rings um den Hof beginnen Lichter zu glühen, die keine Lampen sind.
    .style = story
story-searching-for-armitage = Wenn jemand weiß, was diese Leute wollen, dann Dr. Armitage, der in seiner Bibliothek die schlimmsten Bücher der Welt unter Verschluss hält. Findet heraus, was er wissen müsste, und dann findet ihn.
    .style = story
story-searching-for-armitage-over = Der alte Mann sitzt zwischen gepackten Kisten, als hätte er auf euch gewartet. Er hört zu, nickt und zieht den Mantel an. „Dann hat es also begonnen“, sagt er. Draußen auf dem Hof ruft jemand eure Namen, mit einer Stimme wie trockenes Holz.
    .style = story
story-blaze-of-glory = Die Maske wartet, in Feuer gehüllt, und diesmal gibt es keinen Ort, an den zu fliehen sich lohnte. Was ihr heute Nacht erfahren habt, muss euch als Waffe genügen.
    .style = story
story-blaze-of-glory-over = Die Maske reißt von der Stirn bis zum Kinn. Einen Atemzug lang ist ein Gesicht dahinter, verängstigt und sehr jung; dann nur noch Glut, und auch die nimmt der Wind mit.
    .style = story

story-flames-nobody = Auf dem nassen Gras beim Haupttor kommt ihr zu euch. Niemand kämpft mehr gegen das Feuer. Das Wohnheim, das Institut und die Kuppel der Sternwarte sind eingestürzt, und nun brennt die Bibliothek, ohne Eile, Regal um Regal. Ein weißhaariger Mann steht mit leeren Händen davor. Als ihr ihm von eurem Freund erzählt, antwortet er lange nicht.
    .style = story
story-flames-doused = Der Verfolger ist fort, das Feuer nicht. Studenten und Professoren reichen einander Eimer, hustend und schwarz vom Ruß, und es sind viel zu wenige. Dr. Armitage fasst euch am Ärmel. „Ich weiß, wohin man euren Freund gebracht hat. Aber wenn wir rechtzeitig dort sein wollen, müssen wir jetzt gehen.“
    .style = story
story-flames-choose-stay = Bleiben und mit den anderen gegen das Feuer kämpfen.
story-flames-choose-leave = Den Campus sofort mit Dr. Armitage verlassen.
story-flames-stay = Ihr reiht euch in die Kette ein. Stunden später, als eure Hände wund sind und endlich die Löschzüge da sind, fehlen Dächer und Fenster, aber die Mauern stehen. Jemand gibt euch eine Decke und einen Becher mit etwas Heißem. Dann brecht ihr auf, Dr. Armitage nach.
    .style = story
story-flames-leave = Bis zur Brücke dreht ihr euch nicht um. Dann tut ihr es doch, alle zugleich. Über dem Fluss ist der Himmel so rot, als ginge die Sonne am falschen Ort auf. Dr. Armitage geht wortlos weiter, und ihr folgt ihm.
    .style = story

note-university-burned = Die Miskatonic-Universität ist niedergebrannt
note-pursuer-defeated = Die Ermittler haben den maskierten Verfolger besiegt
note-university-saved = Die Ermittler haben die Miskatonic-Universität gerettet
