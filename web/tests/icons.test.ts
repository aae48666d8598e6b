// Every free icon we draw is the collection's own drawing, and its author is named on the credits page.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { credits } from "../src/art/credits";
import * as shell from "../src/art/icons";
import * as cultists from "../src/boards/cultists/icons";
import * as fate from "../src/boards/fate/icons";
import * as ritual from "../src/boards/ritual/icons";
import * as horror from "../src/parts/horror/icons";
import * as sets from "../src/parts/horror/sets";

const collection = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const { icons } = JSON.parse(readFileSync(collection, "utf8")) as { icons: Record<string, { body: string }> };

function drawing(name: string): string {
  return [...(icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
}

test("what is drawn is what is credited", () => {
  const drawn = new Set([shell, cultists, fate, ritual, horror, sets].flatMap((icons) => Object.values(icons)));
  expect(credits.icons.map((credit) => drawing(credit.work)).sort()).toEqual([...drawn].sort());
});

test("every work names its author and its licence", () => {
  for (const credit of [...credits.icons, ...credits.fonts]) {
    expect(credit.author).not.toBe("");
    expect(credit.licence).toMatch(/CC BY 3.0|Open Font License/);
  }
});
