// Charts of a match: steps from move to move.
import { expect, test } from "vitest";
import { across, down, frameOf, path, valueAt } from "../src/lib/chart";
import type { ChartLine, MatchChart } from "../src/protocol";

const line: ChartLine = {
  seat: 0,
  points: [
    [0, 7],
    [10, 3],
  ],
};
const chart: MatchChart = { name: "sanity", lines: [line, { seat: 1, points: [[0, 7]] }] };

test("all lines fit into the frame, down to nothing", () => {
  const frame = frameOf(chart, 0, 20, 100, 70);
  expect([frame.least, frame.most]).toEqual([0, 7]);
  expect([across(frame, 0), across(frame, 20)]).toEqual([0, 100]);
  expect([down(frame, 7), down(frame, 0)]).toEqual([0, 70]);
});

test("a line keeps its value until a move changes it, and to the end", () => {
  expect(path(frameOf(chart, 0, 20, 100, 70), line)).toBe("M0 0H50V40H100");
  expect([valueAt(line, 9), valueAt(line, 10), valueAt(line, 20)]).toEqual([7, 3, 3]);
});

test("what never changes, in a match of no moves, is still drawn", () => {
  const flat: MatchChart = { name: "doom", lines: [{ seat: null, points: [[0, 0]] }] };
  expect(path(frameOf(flat, 0, 0, 100, 70), flat.lines[0]!)).toBe("M0 70H100");
});
