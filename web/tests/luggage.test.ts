// What goes along to another browser of the same person: decks, and nothing that is none.
import { beforeEach, expect, test, vi } from "vitest";
import { packed, unpacked } from "../src/lib/luggage";
import { shelf, shelve } from "../src/parts/horror/decks";
import { pack } from "../src/parts/horror/luggage";

let kept: Map<string, string>;

/** Have a browser that keeps nothing yet. */
function anotherBrowser() {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
beforeEach(anotherBrowser);

const deck = (name: string) => ({ investigator: "ada", cards: { lamp: 2 }, name });

test("decks come along in their order, besides those that are there", async () => {
  shelve(deck("old"));
  shelve(deck("new"));
  const luggage = await packed();
  anotherBrowser();
  shelve(deck("here"));
  await unpacked(luggage);
  expect(shelf().map(({ name }) => name)).toEqual(["new", "old", "here"]);
  await unpacked(luggage);
  expect(shelf()).toHaveLength(3);
});

test("what is no luggage leaves everything as it is", async () => {
  shelve(deck("here"));
  for (const wrong of ["", "null", "7", '{"horror-decks": 3}', '{"horror-decks": [{"cards": {"lamp": -1}}]}']) {
    await unpacked(wrong);
    expect(shelf().map(({ name }) => name)).toEqual(["here"]);
  }
});

test("what does not fit stays, the oldest first", () => {
  shelve(deck("old"));
  shelve(deck("new"));
  const room = JSON.stringify([shelf()[0]]).length;
  expect(pack(room)).toEqual([shelf()[0]]);
  expect(pack(10)).toEqual([]);
});
