// What goes along when a person takes another browser: the decks on the shelf, the newest first, as many as there is room for.
import { shelf, shelve, wholeDecks } from "./decks";

export const name = "horror-decks";

/** Return what to take along, in at most so many characters. */
export function pack(room: number): unknown[] {
  const taken: unknown[] = [];
  for (const deck of shelf()) {
    if (JSON.stringify([...taken, deck]).length > room) break;
    taken.push(deck);
  }
  return taken;
}

/** Keep what came along, besides what is here. */
export function unpack(packed: unknown): void {
  for (const deck of wholeDecks(packed).reverse()) shelve(deck);
}
