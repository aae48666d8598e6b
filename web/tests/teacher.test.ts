// Each thing is explained once, in the words of the game's own lessons, and only while somebody wants to be taught.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { text } from "../src/lib/speech";
import { Teacher, topics } from "../src/lib/teacher.svelte";
import { learn } from "../src/lib/words.svelte";
import type { Ask, Chair, HorrorView, LogEntry } from "../src/protocol";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const asking = (kind: string, id = `ask-${kind}`): Ask => ({
  kind,
  text: text(id),
  options: [],
  cite: "investigation.9",
  least: 1,
  most: 1,
  sealed: false,
  limit: null,
  common: false,
});
const chair = (ask: Ask | null, view: Partial<HorrorView> | null = null): Chair => ({
  seat: 0,
  view: view as HorrorView | null,
  ask,
  undo: null,
  log: [],
  given: null,
  cautions: {},
  chances: {},
  soon: null,
  foregone: [],
  redo: 0,
  step: null,
  decided: [],
  decided_before: 0,
  always_asked: false,
  changes: null,
});
const line = (id: string): LogEntry => ({ number: 0, move: 0, text: text(id), cite: "test.1", on: [], cover: null });

beforeAll(() => Promise.all([learn("en", "horror"), learn("de", "horror")]));
beforeEach(() => {
  kept.clear();
  settings.hints = true;
  settings.language = "en";
});

function teacher(): Teacher {
  const found = new Teacher();
  found.game = "horror";
  return found;
}

/** Read everything that is explained; return the titles. */
async function readAll(by: Teacher): Promise<string[]> {
  const titles: string[] = [];
  while (by.shown) {
    titles.push(by.shown.title);
    await by.next();
  }
  return titles;
}

test("a position brings up its phase, what is being resolved, and what is asked", () => {
  const view: Partial<HorrorView> = { phase: "enemy", resolving: [{ what: "attacks", who: 0, card: 7, point: "" }] };
  expect(topics(chair(asking("window", "ask-window-enemy-end"), view))).toEqual([
    "phase-enemy",
    "resolving-attacks",
    "ask-window",
    "ask-window-enemy-end",
  ]);
});

test("a lesson has a title, a text and the clause behind it, in the language that is spoken", () => {
  const by = teacher();
  by.look(chair(asking("turn")));
  expect(by.shown).toMatchObject({ title: "Welcome to Arkham", id: "winning-and-losing.1" });
  settings.language = "de";
  expect(by.shown?.title).toBe("Willkommen in Arkham");
});

test("everything is explained once, also after the page was opened anew", async () => {
  const by = teacher();
  by.look(chair(asking("turn"), { phase: "investigation" }));
  expect(await readAll(by)).toEqual(["Welcome to Arkham", "Investigation phase", "Your turn"]);
  by.look(chair(asking("turn")));
  expect(by.shown).toBeNull();
  const later = teacher();
  later.look(chair(asking("turn")));
  expect(later.shown).toBeNull();
});

test("what nobody has read yet is explained again after the page was opened anew", async () => {
  const by = teacher();
  by.look(chair(asking("turn")));
  const later = teacher();
  later.look(chair(asking("turn")));
  expect(await readAll(later)).toEqual(["Your turn"]);
});

test("lines of the log are explained after what is asked; those without a lesson are not", async () => {
  const by = teacher();
  by.look(chair(asking("commit")));
  by.read(line("gained"));
  by.read(line("test-begins"));
  expect(await readAll(by)).toEqual(["Welcome to Arkham", "Committing cards", "Skill test"]);
});

test("an explanation goes away when what it speaks of is over", async () => {
  const by = teacher();
  by.look(chair(asking("turn"), { phase: "investigation" }));
  await by.next();
  await by.next();
  expect(by.shown?.title).toBe("Your turn");
  by.look(chair(asking("commit"), { phase: "investigation" }));
  expect(by.shown?.title).toBe("Committing cards");
});

test("what has happened is explained until the next answer", () => {
  const by = teacher();
  by.look(chair(asking("turn")));
  by.stop();
  settings.hints = true;
  by.read(line("test-begins"));
  by.look(chair(asking("commit")));
  expect(by.shown?.title).toBe("Skill test");
  by.answered();
  expect(by.shown).toBeNull();
});

test("what went away before anybody could read it is explained the next time", async () => {
  vi.useFakeTimers();
  const by = teacher();
  by.look(chair(asking("turn")));
  await readAll(by);
  by.look(chair(asking("commit")));
  by.look(chair(asking("turn")));
  expect(by.shown).toBeNull();
  by.look(chair(asking("commit")));
  expect(by.shown?.title).toBe("Committing cards");
  vi.advanceTimersByTime(60_000);
  by.look(chair(asking("turn")));
  by.look(chair(asking("commit")));
  expect(by.shown).toBeNull();
  vi.useRealTimers();
});

test("whoever has enough is taught nothing any more", () => {
  const by = teacher();
  by.look(chair(asking("turn")));
  by.stop();
  by.look(chair(asking("commit")));
  expect(by.shown).toBeNull();
  expect(settings.hints).toBe(false);
});

test("everything can be explained anew", async () => {
  const by = teacher();
  by.look(chair(asking("turn")));
  await readAll(by);
  Teacher.forget();
  const later = teacher();
  later.look(chair(asking("turn")));
  expect(later.shown?.title).toBe("Welcome to Arkham");
});
