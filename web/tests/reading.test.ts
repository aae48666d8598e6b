// What was read does not come again: the story in pages, and what has happened since the last answer.
import { beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../src/lib/live.svelte";
import { isWorthARecap, pages, rows, told } from "../src/lib/log";
import { Reading } from "../src/lib/reading.svelte";
import { text } from "../src/lib/speech";
import type { LogEntry } from "../src/protocol";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
beforeEach(() => kept.clear());

/** A line is named after its style: "story two" is a passage. */
const styleOf = (id: string) => id.split(" ")[0]!;
const setting = { styleOf, headingOf: () => "" };
const log = (...said: [number, string][]): LogEntry[] =>
  said.map(([move, id], number) => ({ number, move, text: text(id), cite: "", on: [], cover: null }));

/** Somebody who comes to a table while its log is like this; each time the same browser. */
function reader(log: LogEntry[] = [], seat: number | null = 0): { reading: Reading } {
  const reading = new Reading({ id: "abc", log, seat, secretive: false, ...setting });
  reading.open();
  return { reading };
}
const titles = ({ pages }: Reading) => pages.map((page) => page.text.id);
const recapped = ({ recap }: Reading) => recap.map((row) => row.lines[0]!.text.id);

const TOLD = log([1, "heading Flames"], [1, "story one"], [1, "act agenda"], [1, "story two"], [1, "phase Mythos"]);

test("a passage bears the line before it as its title, but never another passage", () => {
  const found = pages(log([1, "act agenda"], [1, "story one"], [1, "story two"]), 0, styleOf);
  expect(found.map(({ title, text }) => [title?.id, text.id])).toEqual([
    ["act agenda", "story one"],
    [undefined, "story two"],
  ]);
});

test("what only its reader may read is no page, and no title", () => {
  const hidden = { ...TOLD[1]!, cover: text("private-line") };
  expect(pages([TOLD[0]!, hidden], 0, styleOf)).toEqual([]);
  expect(pages([{ ...TOLD[0]!, cover: text("drew-hidden") }, TOLD[1]!], 0, styleOf)[0]!.title).toBeNull();
});

test("passages that come together wait for each other", () => {
  reader();
  const { reading } = reader(TOLD);
  expect(titles(reading)).toEqual(["story one", "story two"]);
  reading.turn();
  expect(titles(reading)).toEqual(["story two"]);
  reading.turn();
  reading.turn();
  expect(titles(reading)).toEqual([]);
});

test("after a reload only what was not read comes again", () => {
  reader();
  const first = reader(TOLD).reading;
  first.turn();
  const second = reader(TOLD).reading;
  expect(titles(second)).toEqual(["story two"]);
  expect(recapped(second)).toEqual(["heading Flames", "act agenda", "phase Mythos"]);
  second.putAway();
  expect(recapped(reader(TOLD).reading)).toEqual([]);
  expect(titles(reader(TOLD).reading)).toEqual(["story two"]);
});

test("who comes for the first time, in the middle of a match, is told nothing of old", () => {
  const { reading } = reader(TOLD);
  expect([titles(reading), recapped(reading)]).toEqual([[], []]);
});

test("what a browser remembers of another log is not believed", () => {
  for (const odd of ["9 9", "x 0", "0", ""]) {
    kept.set("miskatonic-read-abc", odd);
    expect(titles(reader(TOLD).reading)).toEqual([]);
  }
});

const worth = (...said: [number, string][]) => isWorthARecap(told(rows(log(...said), false), setting));

test("an answer and what it costs need no recap", () => {
  expect(worth([1, "act I play a card"], [1, " I pay"])).toBe(false);
  expect(worth([1, "act I investigate"], [1, "test of intellect"])).toBe(false);
});

test("a result, an attack, a phase and what somebody else did are told once more", () => {
  for (const news of ["result passed", "follows attack", "phase Mythos", "turn of Ben", "heading Round 2"]) {
    expect(worth([1, "act I investigate"], [1, news])).toBe(true);
  }
  expect(worth([1, "act I play a card"], [2, "act Ben plays a card"])).toBe(true);
});

test("a game whose messages say nothing of their style has its log and no recap", () => {
  expect(worth([1, " Anna passes"], [2, " Ben passes"])).toBe(false);
});

test("the same said before and after an answer is told again, in its old place", () => {
  const fresh = told(rows(log([1, "act attack"], [1, " 1 damage"], [2, " 1 damage"], [2, " 1 damage"]), false), setting, 2);
  expect(fresh.map(({ depth, times }) => [depth, times])).toEqual([[1, 2]]);
});

test("what is said while a page lies over the table is read out when it is turned", () => {
  vi.useFakeTimers();
  announcer.hold(true);
  announcer.say("Ben attacks.");
  vi.advanceTimersByTime(5000);
  announcer.say("It is your turn.");
  vi.advanceTimersByTime(5000);
  expect(announcer.text).toBe("");
  announcer.hold(false);
  vi.advanceTimersByTime(5000);
  expect(announcer.text).toBe("Ben attacks. It is your turn.");
  vi.useRealTimers();
});

test("who only watches has answered nothing, so nothing is told again", () => {
  reader([], null);
  expect(recapped(reader(TOLD).reading)).not.toEqual([]);
  expect(recapped(reader(TOLD, null).reading)).toEqual([]);
  expect(titles(reader(TOLD, null).reading)).not.toEqual([]);
});
