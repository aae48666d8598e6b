# What is said when somebody else’s bot gives no answer.
guest-raised = { $bot } fails with an error: { $error }.
guest-illegal = { $bot } answers “{ $answer }”: { $why }
guest-late = { $bot } takes longer than { $seconds } seconds.
guest-died = { $bot } has broken off.
guest-babbles = { $bot } does not keep to what is agreed.
guest-given-up = { $bot } has hung or broken off too often and is asked no more.
guest-absent = { $bot } does not arrive in time.
guest-unloaded = { $bot } cannot be loaded. { $error }
