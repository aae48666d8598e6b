// Ids of options, of things on the board and of zones, as the server builds and reads them (core/ids.py): "pass",
// "card:12", "pair:4:9". Nobody else takes an id apart.

/** What an id says: of what kind the thing is, and which one. */
export interface Id {
  kind: string;
  /** Which one, as it is written; empty if there is only one of the kind. */
  word: string;
  /** Its number; NaN if it has none, or several. */
  number: number;
  /** The numbers that it is made of. */
  numbers: number[];
}

/** Return what an id says. */
export function readId(id: string): Id {
  const [kind = "", ...parts] = id.split(":");
  const word = parts.join(":");
  return { kind, word, number: word ? Number(word) : NaN, numbers: parts.map(Number) };
}

/** Return the id of a thing: idOf("card", 12) is "card:12". */
export function idOf(kind: string, ...parts: (number | string)[]): string {
  return [kind, ...parts].join(":");
}
