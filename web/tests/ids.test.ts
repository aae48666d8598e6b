import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { idOf, readId } from "../src/lib/ids";

test("an id says of what kind it is and which one", () => {
  expect(readId("card:12")).toEqual({ kind: "card", word: "12", number: 12, numbers: [12] });
  expect(readId("pair:4:9")).toMatchObject({ kind: "pair", numbers: [4, 9] });
  expect(readId("to:library")).toMatchObject({ kind: "to", word: "library", number: NaN });
  expect(readId("pass")).toEqual({ kind: "pass", word: "", number: NaN, numbers: [] });
});

test("an id is built as it is read", () => {
  for (const id of ["pass", "card:12", "pair:4:9", "to:library"]) {
    const { kind, word } = readId(id);
    expect(word ? idOf(kind, word) : idOf(kind)).toBe(id);
  }
});

const TAKES_APART = /\.split\(":"\)|(starts|ends)With\("[a-z-]*:|\.indexOf\(":"\)/;

test("nobody else takes ids apart", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const found = files.filter((file) => TAKES_APART.test(readFileSync(join("src", file), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([join("lib", "ids.ts")]);
});
