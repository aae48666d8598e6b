// What changed since one's last turn bears a badge, on every board in the same way.
import { expect, test } from "vitest";
import { changes, type Measure } from "../src/boards/common/changes";

const on = (thing: string, name: string, count: number): Measure => ({ thing, name, count });

test("what grew or shrank says by how much, with a real minus sign", () => {
  expect(
    changes([on("seat:0", "sanity", 7), on("seat:1", "sanity", 3)], [on("seat:0", "sanity", 5), on("seat:1", "sanity", 4)]),
  ).toEqual(
    new Map([
      ["seat:0", ["−2"]],
      ["seat:1", ["+1"]],
    ]),
  );
});

test("what stayed as it was bears none, and neither does what came or went", () => {
  expect(
    changes([on("card:1", "damage", 2), on("card:2", "damage", 1)], [on("card:1", "damage", 2), on("card:3", "damage", 4)]),
  ).toEqual(new Map());
});

test("a thing with several numbers says what changed of each", () => {
  const before = [on("lodge:0", "cultists", 7), on("lodge:0", "investigators", 0)];
  expect(changes(before, [on("lodge:0", "cultists", 5), on("lodge:0", "investigators", 3)]).get("lodge:0")).toEqual(["−2", "+3"]);
});
