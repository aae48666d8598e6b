// The rulebooks and player aids, loaded when somebody asks why, and the doors through which these open over any page.
import { readAid, rulebook, rulebookIndex } from "./api";
import type { AidSection, ClauseInfo, IndexEntry } from "../protocol";

const books = new Map<string, Promise<ClauseInfo[]>>();

/** Return the clauses of a game's rulebook in a language. */
export function clauses(game: string, language: string): Promise<ClauseInfo[]> {
  const key = `${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    book = rulebook(game, language);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

const indexes = new Map<string, Promise<IndexEntry[]>>();

/** Return the terms of a game's rulebook in a language, in the order of the alphabet. */
export function terms(game: string, language: string): Promise<IndexEntry[]> {
  const key = `${game}/${language}`;
  let found = indexes.get(key);
  if (!found) {
    found = rulebookIndex(game, language);
    found.catch(() => indexes.delete(key));
    indexes.set(key, found);
  }
  return found;
}

/** Return the terms by the letters they stand under. */
export function byLetter(entries: IndexEntry[]): [string, IndexEntry[]][] {
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of entries) letters.set(entry.letter, [...(letters.get(entry.letter) ?? []), entry]);
  return [...letters];
}

/** Return a clause by its id. */
export async function clause(game: string, language: string, id: string): Promise<ClauseInfo | undefined> {
  return (await clauses(game, language)).find((each) => each.id === id);
}

/** Return the clauses whose id begins with the query, or whose words contain all its words. */
export function search(book: ClauseInfo[], query: string): ClauseInfo[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 1) {
    const byId = book.filter((each) => `${each.id}.`.startsWith(`${wanted[0]}.`));
    if (byId.length) return byId;
  }
  return book.filter((each) => {
    const words = `${each.id} ${each.title} ${each.text}`.toLocaleLowerCase();
    return wanted.every((word) => words.includes(word));
  });
}

class Why {
  /** The rulebook on screen, and the clause it is opened at. */
  open: { game: string; clause: string } | null = $state.raw(null);

  /** Open the rulebook at a clause. */
  ask(game: string, clause = ""): void {
    this.open = { game, clause };
  }

  close(): void {
    this.open = null;
  }
}

export const why = new Why();

const aids = new Map<string, Promise<AidSection[]>>();

/** Return the player aid of a game in a language. */
export function sections(game: string, language: string): Promise<AidSection[]> {
  const key = `${game}/${language}`;
  let found = aids.get(key);
  if (!found) {
    found = readAid(game, language);
    found.catch(() => aids.delete(key));
    aids.set(key, found);
  }
  return found;
}

class Aid {
  /** The game whose player aid lies over the page, or "". */
  game = $state("");

  toggle(game: string): void {
    this.game = this.game ? "" : game;
  }
}

export const aid = new Aid();
