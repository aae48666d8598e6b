# Spreading Flames: the story, in our own words
story-flames-introduction = For weeks Arkham has smelled of smoke. A barn, a chapel, a print shop: always by night, and each time somebody swore that hooded people had walked away without haste. Your friend at Miskatonic University wrote that it all fits together, and asked you to come after dark. Now the door of the room stands ajar. Nobody is inside, and in the whole dormitory not a single voice can be heard.
    .style = story

story-past-curfew = The corridors are dark and the night watch is nowhere to be seen. Whoever is still about at this hour has either forgotten the time or come with a purpose.
    .style = story
story-past-curfew-over = A breath of air carries something sharp and warm through the keyhole. You know that smell, and your stomach knows it too.
    .style = story
story-lit-up = Behind the windows it grows bright, far too bright for the hour. Shadows hurry across the lawn, some of them in nightshirts, some of them in robes.
    .style = story
story-lit-up-over = Somewhere a roof gives way. The wind takes hold of the sparks and carries them from gable to gable, and nobody can say any longer where it began.
    .style = story
story-wild-flames = The fire no longer needs anyone to lay it. It climbs, it leaps, it feeds, and it is faster than you are.
    .style = story
story-wild-flames-over = There is no way out that does not burn. The heat drives the air out of your chest, and the last thing you hear is the bell of the chapel as it falls.
    .style = story

story-where-theres-smoke = Drawers pulled out, a chair overturned, ash on the windowsill: your friend did not leave this room willingly. Somewhere in this mess there must be a clue to who came in the night.
    .style = story
story-where-theres-smoke-over = Under the floorboards you find a list of burnt houses, and the next name on it is this one. At that moment the door bursts. In the corridor stands a figure in a mask of charred wood, and where it sets its feet, the carpet begins to burn.
    .style = story
story-escape-the-dorms = Flames lick along the walls, and between you and the stairs stands the masked one. This is no fight to be won in a narrow corridor. Out, all of you, onto the quad!
    .style = story
story-escape-the-dorms-over = Cold air at last. Behind you the windows of the dormitory shatter one after another. The mask has not followed; but all round the quad, lights that are no lamps begin to glow.
    .style = story
story-searching-for-armitage = If anyone knows what these people want, it is Dr. Armitage, who has locked away the worst books of the world in his library. Find out what he would need to know, and then find him.
    .style = story
story-searching-for-armitage-over = The old man is sitting among packed crates as if he had been waiting for you. He listens, nods, and puts on his coat. “Then it has begun,” he says. Outside, on the quad, somebody calls your names with a voice like dry wood.
    .style = story
story-blaze-of-glory = The masked one is waiting, wreathed in fire, and this time there is nowhere to run that is worth it. What you have learned tonight will have to serve you as a weapon.
    .style = story
story-blaze-of-glory-over = The mask cracks from brow to chin. For one breath there is a face behind it, frightened and quite young; then only embers, and the wind takes those as well.
    .style = story

story-flames-nobody = You come to on the wet grass by the main gate. Nobody is fighting the fire any more. The dormitory, the hall of science and the dome of the observatory have fallen in, and now the library is burning, without haste, shelf after shelf. A white-haired man stands before it with empty hands. When you tell him of your friend he does not answer for a long time.
    .style = story
story-flames-doused = The pursuer is gone, but the fire is not. Students and professors hand each other buckets, coughing, black with soot, and there are far too few of them. Dr. Armitage takes you by the sleeve. “I know where they have taken your friend. But if we want to be there in time, we have to go now.”
    .style = story
story-flames-choose-stay = Stay, and fight the fire with the others.
story-flames-choose-leave = Leave the campus at once, with Dr. Armitage.
story-flames-stay = You take your places in the chain. Hours later, when your hands are raw and the fire engines have come at last, roofs are missing and windows, but the walls stand. Someone gives you a blanket and a cup of something hot. Then you set out after Dr. Armitage.
    .style = story
story-flames-leave = You do not look back until the bridge. Then you do, all of you at once. Above the river the sky is as red as if the sun were rising in the wrong place. Dr. Armitage walks on without a word, and you follow him.
    .style = story

note-university-burned = Miskatonic University burned down
note-pursuer-defeated = The investigators defeated the masked pursuer
note-university-saved = The investigators saved Miskatonic University
