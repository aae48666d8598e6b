// Decks that somebody brings: kept in this browser, saved as files. Not for what a deck may be (the server says so).
import { keep, recall } from "../../lib/memory";
import type { DeckChoice } from "../../protocol";

const KEY = "horror-decks";
const MOST = 40;

/** Return the decks this browser remembers, the newest first. */
export function keptDecks(): DeckChoice[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(value: unknown): value is DeckChoice {
  const deck = value as Partial<DeckChoice> | null;
  return typeof deck?.investigator === "string" && typeof deck.cards === "object" && deck.cards !== null;
}

const same = (one: DeckChoice, other: DeckChoice) => one.investigator === other.investigator && one.name === other.name;

/** Remember a deck; one of the same name and investigator is replaced. Return all that are remembered. */
export function keepDeck(deck: DeckChoice): DeckChoice[] {
  const all = [deck, ...keptDecks().filter((each) => !same(each, deck))].slice(0, MOST);
  keep(KEY, JSON.stringify(all));
  return all;
}

/** Forget a deck. Return those that are left. */
export function forgetDeck(deck: DeckChoice): DeckChoice[] {
  const left = keptDecks().filter((each) => !same(each, deck));
  keep(KEY, JSON.stringify(left));
  return left;
}

/** Return a deck as the text of a file, which the server reads again. */
export function deckFile(deck: DeckChoice): string {
  return `${JSON.stringify({ format: "miskatonic-deck", version: 1, ...deck }, null, 1)}\n`;
}

/** Give somebody a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Return a file's name from what the deck is called. */
export function fileName(called: string): string {
  const plain = called.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
  return `${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "deck"}.json`;
}
