// The log as a neighbour may see it: what only the reader may read lies under covers that tell nothing.
import { expect, test } from "vitest";
import { rows } from "../src/lib/log";
import { text } from "../src/lib/speech";
import type { LogEntry, Text } from "../src/protocol";

const line = (number: number, cover: Text | null = null): LogEntry => ({
  number,
  move: number,
  text: text(`own-${number}`),
  cite: "",
  on: [],
  cover,
});
const hidden = text("private-line");

/** Each row as its cover and the numbers of its lines. */
const seen = (log: LogEntry[], covered = true) =>
  rows(log, covered).map(({ cover, lines }) => [cover?.id ?? null, ...lines.map(({ number }) => number)]);

test("every line has its row, covered if only the reader may read it", () => {
  expect(seen([line(0), line(1, text("gave-hidden")), line(2, text("gave-hidden"))])).toEqual([
    [null, 0],
    ["gave-hidden", 1],
    ["gave-hidden", 2],
  ]);
});

test("nobody can count the lines of which only the reader learns", () => {
  expect(seen([line(0, hidden), line(1, hidden), line(2), line(3, hidden)])).toEqual([
    ["private-line", 0, 1],
    [null, 2],
    ["private-line", 3],
  ]);
});

test("when there is nothing to hide any more, every line lies open", () => {
  expect(seen([line(0, hidden), line(1, hidden)], false)).toEqual([
    [null, 0],
    [null, 1],
  ]);
});
