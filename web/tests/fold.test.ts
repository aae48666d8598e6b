import { expect, test } from "vitest";
import { changed, fold, Gap, type Known } from "../src/lib/fold";
import vectors from "./differences.json";
import type { AnyView, Chair, Change, ChatLine, LogEntry, Progress, TableInfo, TableState, TableUpdate } from "../src/protocol";

const table = { status: "playing", number: 6, watching: 2 } as TableInfo;
const line = (number: number): LogEntry => ({
  number,
  move: number,
  text: { type: "text", id: "x", args: {} },
  cite: "",
  on: [],
  cover: null,
});
const said = (number: number) => ({ number }) as ChatLine;
const chair = (seat: number | null, ...log: number[]): Chair => ({
  seat,
  view: null,
  ask: null,
  undo: null,
  log: log.map(line),
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

function state(seq: number, chairs: Chair[], ...chat: number[]): TableState {
  return { type: "table", seq, now: 5000, table, chairs, chat: chat.map(said) };
}

function update(seq: number, chairs: Chair[], ...chat: number[]): TableUpdate {
  const progress = { status: "over", number: 7 } as Progress;
  return { type: "update", seq, now: 5000, progress, table: null, chairs, chat: chat.map(said) };
}

const numbers = (known: Known) => known.chairs.map((each) => each.log.map((entry) => entry.number));
const before = fold(null, state(3, [chair(1, 0, 1)], 0, 1), 4000);

test("the server's clock is known from its first word", () => expect(before.skew).toBe(1000));

test("new lines are put after the old ones", () => {
  expect(numbers(fold(before, update(4, [chair(1, 2, 3)]), 4000))).toEqual([[0, 1, 2, 3]]);
});

test("a line that comes twice stands once", () => {
  expect(numbers(fold(before, update(4, [chair(1, 1, 2)]), 4000))).toEqual([[0, 1, 2]]);
});

test("a log with a hole is a gap", () => {
  expect(() => fold(before, update(4, [chair(1, 3)]), 4000)).toThrow(Gap);
});

test("an update before the whole state is a gap", () => {
  expect(() => fold(null, update(4, [chair(1)]), 4000)).toThrow(Gap);
});

test("an older update is a gap", () => {
  expect(() => fold(before, update(2, [chair(1)]), 4000)).toThrow(Gap);
});

test("who takes a seat reads its log from the beginning", () => {
  expect(numbers(fold(before, update(4, [chair(2, 0, 1, 2)]), 4000))).toEqual([[0, 1, 2]]);
});

test("chat may leave numbers out, because not everybody hears everything", () => {
  expect(fold(before, update(4, [chair(1)], 5), 4000).chat.map((each) => each.number)).toEqual([0, 1, 5]);
});

test("the whole state replaces what was known", () => {
  expect(numbers(fold(before, state(9, [chair(null, 0)]), 4000))).toEqual([[0]]);
});

test("an update says how the match stands, and all else about the table stays", () => {
  expect(fold(before, update(4, [chair(1)]), 4000).table).toEqual({ status: "over", number: 7, watching: 2 });
});

test("where more has changed, the table is told anew", () => {
  const told = { ...update(4, [chair(1)]), table: { ...table, watching: 3 } };
  expect(fold(before, told, 4000).table.watching).toBe(3);
});

// What is different between two views

test.each(vectors)("$what", ({ before, changes, now }) => {
  const was = structuredClone(before);
  expect(changed(before as unknown as AnyView, changes as Change[])).toEqual(now);
  expect(before, "the view before it stays as it was").toEqual(was);
});

const seen = (view: unknown, changes: Change[] | null = null): Chair => ({ ...chair(1), view: view as AnyView, changes });

test("a view is known as a whole, however it was told", () => {
  const whole = fold(null, state(3, [seen({ round: 1, pile: 9 })]), 4000);
  const known = fold(whole, update(4, [seen(null, [{ at: ["round"], to: 2 }])]), 4000);
  expect(known.chairs[0]).toMatchObject({ view: { round: 2, pile: 9 }, changes: null });
});

test("changes of a view that was never told are a gap", () => {
  const changes = [{ at: ["round"], to: 2 }];
  expect(() => fold(before, update(4, [seen(null, changes)]), 4000)).toThrow(Gap);
});

test("a change behind the end of a list is a gap", () => {
  expect(() => changed({ past: [1] } as unknown as AnyView, [{ at: ["past", 2], to: 3 }])).toThrow(Gap);
});
