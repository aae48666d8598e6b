// What a browser keeps by itself and takes along to another one of the same person: games say what (parts/<game>/luggage.ts).
// What comes along is checked by whoever keeps it. Not for seats, matches and notes, which the server keeps for the person.

interface Keeper {
  name: string;
  /** Return what to take along, in at most so many characters of JSON. */
  pack: (room: number) => unknown;
  /** Keep what came along, besides what is here. */
  unpack: (packed: unknown) => void;
}

const keepers = import.meta.glob<Keeper>("../parts/*/luggage.ts");
/** The server takes 40,000 characters; names and brackets need a few of them. */
const ROOM = 39_000;

const all = () => Promise.all(Object.values(keepers).map((load) => load()));

/** Return all that goes along, as text. */
export async function packed(): Promise<string> {
  const found = await all();
  return JSON.stringify(Object.fromEntries(found.map(({ name, pack }) => [name, pack(Math.floor(ROOM / found.length))])));
}

/** Keep what came along; what is no luggage is left. */
export async function unpacked(luggage: string): Promise<void> {
  let given: unknown;
  try {
    given = JSON.parse(luggage);
  } catch {
    return;
  }
  if (typeof given !== "object" || given === null) return;
  for (const { name, unpack } of await all()) unpack((given as Record<string, unknown>)[name]);
}
