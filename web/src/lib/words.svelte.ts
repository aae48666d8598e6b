// Which language is spoken, and the messages of the shell, the server and each game in it, loaded when needed.
import type { Argument, Text } from "../protocol";
import { settings, type Language } from "./settings.svelte";
import { readMessages } from "./api";
import { MissingMessage, Speech, text, type Names, type Part } from "./speech";

const house = import.meta.glob<string>(
  [
    "../messages.*.ftl",
    "../../../src/miskatonic/{core,server}/messages.*.ftl",
    // What every game says of itself before it is loaded.
    "../../../src/miskatonic/games/*/about.*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const ofGames = import.meta.glob<string>(
  [
    "../../../src/miskatonic/games/*/messages.*.ftl",
    "../../../src/miskatonic/games/*/messages.*/*.ftl",
    "../{boards,parts}/*/messages.*.ftl",
  ],
  { query: "?raw", import: "default" },
);

let loaded: Record<string, Speech> = $state.raw({});
const loading = new Map<string, Promise<Speech>>();

const key = (language: Language, game: string) => `${language}/${game}`;

/** Load the messages of the house, and of a game if one is named. */
export function learn(language: Language, game = ""): Promise<Speech> {
  const name = key(language, game);
  let speech = loading.get(name);
  if (!speech) {
    speech = read(language, game).then((learnt) => {
      loaded = { ...loaded, [name]: learnt };
      return learnt;
    });
    speech.catch(() => loading.delete(name));
    loading.set(name, speech);
  }
  return speech;
}

async function read(language: Language, game: string): Promise<Speech> {
  const end = `/messages.${language}.ftl`;
  const files = Object.entries(house).filter(([path]) => path.endsWith(`.${language}.ftl`));
  const wanted = [`/${game}${end}`, `/boards/common${end}`];
  const parts = `/games/${game}/messages.${language}/`;
  const isWanted = (path: string) => path.includes(parts) || wanted.some((each) => path.endsWith(each));
  if (game) files.push(...Object.entries(ofGames).filter(([path]) => isWanted(path)));
  const sources = files.map(([, load]) => load());
  if (game && !isOurs(game)) sources.push(readMessages(game, language));
  return new Speech(language, await Promise.all(sources));
}

/** Say whether this client was built with the words of a game; others' games have theirs on the server. */
function isOurs(game: string): boolean {
  return Object.keys(ofGames).some((path) => path.includes(`/games/${game}/`));
}

/** Return the speech of the language that is set, or of another while that one is loading. */
function current(game: string): Speech | undefined {
  const wanted = loaded[key(settings.language, game)];
  if (wanted) return wanted;
  void learn(settings.language, game);
  return Object.entries(loaded).find(([name]) => name.endsWith(`/${game}`))?.[1];
}

/** Say whether everything can be said that a page about this game needs. */
export function ready(game = ""): boolean {
  return current(game) !== undefined;
}

/** Say a message of the shell. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  return speak(text(id, args));
}

/** Say a text of a game or of the server. A message that is missing shows its id rather than nothing. */
export function speak(said: Text, game = "", names?: Names, reader: number | null = null): string {
  try {
    return current(game)?.say(said, names, reader) ?? "";
  } catch (error) {
    if (!(error instanceof MissingMessage)) throw error;
    console.error(error.message);
    return said.id;
  }
}

/** Say a text of a game in parts: the names in it that are wanted, and what stands between them. */
export function speakParts(
  said: Text,
  game: string,
  wanted: (named: Text) => boolean,
  names?: Names,
  reader: number | null = null,
): Part[] {
  try {
    return current(game)?.parts(said, wanted, names, reader) ?? [];
  } catch (error) {
    if (!(error instanceof MissingMessage)) throw error;
    return [{ said: speak(said, game, names, reader), named: null }];
  }
}

/** Say a text of a game in a language that need not be the one that is set; load it if need be. */
export function speakIn(language: Language, said: Text, game: string): string {
  const speech = loaded[key(language, game)];
  if (!speech) {
    void learn(language, game);
    return "";
  }
  return speech.has(said.id) ? speech.say(said) : said.id;
}

/** Say whether a message exists. */
export function known(id: string, game = ""): boolean {
  return current(game)?.has(id) ?? false;
}
