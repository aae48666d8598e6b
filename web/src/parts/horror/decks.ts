// Decks that somebody built or brought: kept in this browser, saved as files. Not for what a deck may be (the server
// says so), nor for changing one (see building.ts).
import { keep, recall } from "../../lib/memory";
import type { DeckChoice } from "../../protocol";
import { LONGEST_NAME, LONGEST_NOTES, choice, type Draft, type Listed } from "./building";

const KEY = "horror-decks";
/** 1 was a bare list of decks that could be played. */
const VERSION = 2;
const MOST = 40;

/** Return all decks on the shelf, the newest first. */
export function shelf(): Draft[] {
  return read() ?? [];
}

/** Return what is kept; null: by a newer version of the house, which must not be lost. */
function read(): Draft[] | null {
  let kept: unknown;
  try {
    kept = JSON.parse(recall(KEY) ?? "[]");
  } catch {
    return [];
  }
  const { version, decks } = Array.isArray(kept) ? { version: 1, decks: kept } : ((kept ?? {}) as Partial<Kept>);
  if (typeof version === "number" && version > VERSION) return null;
  return wholeDecks(decks, version === 1);
}

/** Return what are decks of a list that came from somewhere. */
export function wholeDecks(decks: unknown, fine = false): Draft[] {
  return Array.isArray(decks) ? decks.flatMap((deck: unknown) => whole(deck, fine)) : [];
}

interface Kept {
  version: number;
  decks: unknown[];
}

/** Return a kept deck with everything it needs, or nothing if it is none. */
function whole(value: unknown, fine: boolean): Draft[] {
  const deck = (value ?? {}) as Partial<Draft>;
  if (typeof deck.investigator !== "string" || !isListed(deck.cards)) return [];
  const said = (given: unknown, longest: number) => (typeof given === "string" ? given.slice(0, longest) : "");
  const before = deck.before && isListed(deck.before.cards) ? deck.before : null;
  return [
    {
      id: said(deck.id, 40) || newId(),
      investigator: deck.investigator,
      cards: deck.cards,
      name: said(deck.name, LONGEST_NAME),
      notes: said(deck.notes, LONGEST_NOTES),
      before: before && { cards: before.cards, experience: Math.max(0, Math.trunc(Number(before.experience)) || 0) },
      fine: fine || deck.fine === true,
    },
  ];
}

function isListed(value: unknown): value is Listed {
  return (
    typeof value === "object" && value !== null && Object.values(value).every((count) => Number.isInteger(count) && count > 0)
  );
}

function newId(): string {
  return Math.random().toString(36).slice(2, 10).padEnd(8, "0");
}

function write(decks: Draft[]): Draft[] {
  if (read() === null) return decks;
  const kept = decks.slice(0, MOST);
  keep(KEY, JSON.stringify({ version: VERSION, decks: kept } satisfies Kept));
  return kept;
}

/** Put a new deck on the shelf; one that is there already with the same cards and name is returned instead. */
export function shelve(deck: DeckChoice & Partial<Draft>): Draft {
  const same = shelf().find((each) => JSON.stringify(choice(each)) === JSON.stringify(choice(deck)) && !each.before);
  if (same) return same;
  const draft: Draft = { notes: "", before: null, fine: false, ...deck, id: newId() };
  write([draft, ...shelf()]);
  return draft;
}

/** Keep a deck as it is now, in its place. Return all decks. */
export function keepDraft(draft: Draft): Draft[] {
  return write(shelf().map((each) => (each.id === draft.id ? draft : each)));
}

/** Take a deck off the shelf. Return those that are left. */
export function forgetDraft(id: string): Draft[] {
  return write(shelf().filter((each) => each.id !== id));
}

// Those that can be played

/** Return the decks on the shelf that can be taken to a table. */
export function keptDecks(): DeckChoice[] {
  return shelf()
    .filter((deck) => deck.fine)
    .map(choice);
}

const same = (one: DeckChoice, other: DeckChoice) => one.investigator === other.investigator && one.name === other.name;

/** Remember a deck that can be played; one of the same name and investigator is replaced. Return all such decks. */
export function keepDeck(deck: DeckChoice): DeckChoice[] {
  const [old] = shelf().filter((each) => same(each, deck));
  const draft: Draft = { id: newId(), notes: "", before: null, ...old, ...choice(deck), fine: true };
  write([draft, ...shelf().filter((each) => !same(each, deck))]);
  return keptDecks();
}

/** Forget a deck. Return those that are left. */
export function forgetDeck(deck: DeckChoice): DeckChoice[] {
  write(shelf().filter((each) => !same(each, deck)));
  return keptDecks();
}

// Files

/** Return a deck as the text of a file, which the server reads again. */
export function deckFile(deck: DeckChoice): string {
  return `${JSON.stringify({ format: "miskatonic-deck", version: 1, ...choice(deck) }, null, 1)}\n`;
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
