# Was gesagt wird, wenn ein fremder Bot keine Antwort gibt.
guest-raised = { $bot } scheitert an einem Fehler: { $error }.
guest-illegal = { $bot } antwortet „{ $answer }“: { $why }
guest-late = { $bot } braucht länger als { $seconds } Sekunden.
guest-died = { $bot } hat abgebrochen.
guest-babbles = { $bot } hält sich nicht an das Vereinbarte.
guest-given-up = { $bot } ist zu oft hängen geblieben oder hat abgebrochen und wird nicht mehr gefragt.
guest-absent = { $bot } kommt nicht rechtzeitig.
guest-unloaded = { $bot } lässt sich nicht laden. { $error }
