import { describe, expect, test } from "vitest";
import { readUntil, toTell } from "../src/lib/decided";
import type { Chair, DecidedFor } from "../src/protocol";

const some = (why: DecidedFor["why"], at: number): DecidedFor => ({
  at,
  why,
  asked: { type: "text", id: "ask", args: {} },
  answered: [],
});
const chair = (seat: number | null, ...decided: DecidedFor[]): Chair => ({
  seat,
  view: null,
  ask: null,
  undo: null,
  log: [],
  given: null,
  cautions: {},
  chances: {},
  soon: null,
  foregone: [],
  redo: 0,
  step: null,
  decided,
  decided_before: 0,
  always_asked: false,
  changes: null,
});

describe("what was decided in somebody's name", () => {
  test("the clock's and a bot's decisions are told whether he was away or not", () => {
    expect(toTell([chair(0, some("clock", 1))], false)).toHaveLength(1);
    expect(toTell([chair(0, some("bot", 1))], false)).toHaveLength(1);
  });

  test("what he only arranged himself is told to who was away", () => {
    expect(toTell([chair(0, some("arranged", 1))], false)).toEqual([]);
    expect(toTell([chair(0, some("arranged", 1))], true)).toHaveLength(1);
  });

  test("all seats of a person are one list, in the order of time", () => {
    const told = toTell([chair(0, some("bot", 3)), chair(2, some("bot", 1), some("clock", 4))], false);
    expect(told.map(({ seat, at }) => [seat, at])).toEqual([
      [2, 1],
      [0, 3],
      [2, 4],
    ]);
    expect(readUntil(told)).toEqual([
      { seat: 2, until: 4 },
      { seat: 0, until: 3 },
    ]);
  });
});
