# Smoke and Mirrors: the story, in our own words
story-smoke-introduction = Dr. Armitage’s flat smells of camphor and cold tea. He has drawn the curtains, though there is nothing to see outside but smoke. “It is not only your friend,” he says. “Since summer, one student after another has gone to some evening gathering in town and come home changed. They heard whispering in quiet rooms. They had a bruise that would not fade. A week later the bed was empty.” He lays a sheet of paper on the table: six names in your friend’s hand. Guests of the Brethren of Ash, or their hosts, nobody can tell. “Tonight all of them are to meet, the whole congregation, and I do not know where. Somebody on this list does. Ask them, and ask gently if you can, for whoever is frightened runs to warn the others. At midnight I shall be sitting in Velma’s Diner in Easttown. Bring me whatever you have.”
    .style = story

story-arkham-alive = The city does not sleep tonight. Trams ring, cinemas let out their audiences, and above it all hangs a haze that makes the street lamps look like eyes. Somewhere among all these people are the six.
    .style = story
story-arkham-alive-over = It begins with an itch. Under the cuff, beneath the collar, in the hollow of a hand: a mark the colour of embers, which was not there this morning. When you press on it you hear, quite close, somebody breathing in.
    .style = story
story-emergent-evils = The crowds have gone home faster than they came. Things move on the roofs that are no cats, and in the doorways stand people who are waiting for nobody. It is not long until midnight.
    .style = story
story-emergent-evils-over = The clock of the town hall strikes twelve, and with every stroke another window goes dark. Whatever you have not found out by now, you will not find out any more.
    .style = story

story-augurs-of-flame = Six people, and one evening. Somewhere one of them is sitting over a glass, a ledger or a score and believes himself unseen. And one in this city wears a mask that you have seen before.
    .style = story
story-augurs-of-flame-over = The last name is crossed off. You spread out your notes on the bonnet of a cab, and all at once the lines that would not fit lie side by side. You know where to go.
    .style = story

story-codex-1 = Mr. Renfield listens to you with the patience of a man who is used to being asked for directions. Then the words “Brethren of Ash” are spoken. He lifts his hat, steps round the corner, and when you get there you see nothing but his coat-tails.
    .style = story
story-codex-1-over = In the back room of an antiquarian bookshop he gives up, out of breath, between two shelves. “I study the end of the world, you understand? I went to hear what they had to say about it. Most of it was nonsense. But they have a name, Elokoss, and they are proud of what has burned in that name, all the way back to Alexandria. They speak of a queen as if she were sitting in the next room.” He wipes his spectacles. “I thought you were two of them. They all have the same look.”
    .style = story
story-codex-2 = Ms. Akely is lying under a lorry and at first shows you only her boots. She offers you coffee from a tin mug and is almost cheerful, until you ask about the Brethren of Ash. Then she points to the door with a spanner.
    .style = story
story-codex-2-over = You stay. At some point she stays as well, sits down on a tyre and rubs her eyes. “Three from my old shift talked me into it. A new birth for everybody, that is what it was about, and free soup. I left after the soup.” She turns the mug in her hands. “They did not. I have been covering for them for two weeks. I do not know any more what I should tell the foreman. I am the foreman.”
    .style = story
story-codex-3 = Naomi O’Bannion does not look up from her books. Answers, she says, are a commodity like any other. If something with claws is on your heels, she can have it seen to; that is in the price. Talking costs extra.
    .style = story
story-codex-3-over = The last banknote disappears, and she laughs until the ash falls from her cigarette. “The hooded ones? Two of them were creeping round my cellar. My boys had a word with them and came back white as chalk. It was like talking to somebody at the bottom of a well, they said.” And in whose cellar was that? She blows out the match. “The door is behind you.”
    .style = story
story-codex-4 = The sergeant taps the nightstick against his palm, once for each of your words. When you come to the Brethren of Ash, the tapping stops. You had better look for your friend in some other precinct, he says, and takes off his jacket.
    .style = story
story-codex-4-over = In the end he is sitting on the kerb with his head tilted back and a handkerchief under his nose. “After the third report they came to me at the station. Very polite. The missing had gone of their own free will, and if I cared to see for myself … It was down by the docks. Everybody in the room had the same eyes. Then they gave me an envelope.” He does not look at you. “I have not opened it. You may think of me what you like, but I have not opened it.”
    .style = story
story-codex-5 = Miss Foreman is standing on a ladder with an armful of books and three more between her teeth. No time, she makes you understand. Unless, of course, you were to take the left-hand shelf.
    .style = story
story-codex-5-over = “There it is!” She lets herself drop into an armchair and opens a thin volume on her knees; the tree on its cover has eyes where there should be leaves. People tied to stakes, signs within signs. “My room-mate left it behind when she vanished. It is Akkadian, I think, and everybody who reads Akkadian is in Egypt with a shovel.” She strokes the binding, absently, the way one strokes a cat. “It is not even a bad edition.”
    .style = story
story-codex-6 = On the small stage Margaret Liu holds a note until the glasses hum. She has seen you; she has seen everybody. But nobody gets a word in before the last encore, unless he has something to offer that she has not seen before.
    .style = story
story-codex-6-over = She has you shown to her dressing room, still smiling about it. At the words “Brethren of Ash” the smile goes out like a footlight. “Two men stopped me on my way home. In robes, if you please, and what robes!” With an eyebrow pencil she draws a hand on a napkin, and in its palm an eye. “This was on the hoods. They wanted me to sing for their queen. Antonio at the door explained to them that I have a contract.”
    .style = story
story-codex-phi = The flames go out as if somebody had turned a tap. Before you lies a person in a robe without a single scorched thread, breathing, unconscious, and the mask will not come off, whatever you try. Beside the open hand lies a sickle that has been used. Whoever this is will wake up at some point. The street is empty.
    .style = story

story-smoke-nobody = The cab smells of wet dog, and nobody speaks. Much has been said to you tonight, and little of it fits together. You can only hope that Dr. Armitage has had more luck over his cold coffee. On the back seat you turn over the list once more and tap on one of the names, half by guesswork.
    .style = story
story-smoke-found = “Easttown,” you tell the driver, “and take the short way.” Street lamps glide across your notes. Behind all the excuses and half-truths somebody has been hiding, very cleverly; only not cleverly enough. If your friend is still alive, you now know where.
    .style = story
story-smoke-escaped = You have the driver stop at the cellar where you left your prisoner in handcuffs. The door hangs in its hinges, the floor is black, and in the middle of the soot lie the handcuffs. They are not melted. Somebody has struck them open with a hammer, from outside.
    .style = story

note-cult-found = The investigators discovered where the cult meets
note-search-failed = The investigators’ search came to nothing
note-harbinger = { $card } is the harbinger of Elokoss
note-servant-killed = The investigators killed the Servant of Flame
note-servant-escaped = The Servant of Flame escaped
note-scoured-arkham = The investigators scoured Arkham for answers
note-stirred-trouble = The investigators stirred up trouble
