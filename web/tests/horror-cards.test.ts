// Horror's cards: finding them, their addresses, and their text with its symbols.
import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";
import type { CardInfo } from "../src/protocol";
import { pieces, tone } from "../src/parts/horror/card";
import { findCards, readFilter, valuesOf, writeFilter } from "../src/parts/horror/catalogue";
import { fileName } from "../src/parts/horror/decks";
import {
  forOneScenario,
  leftFor,
  newTable,
  resized,
  startersFor,
  suited,
  whoReadsLists,
  withDeck,
} from "../src/parts/horror/setup";
import { learn } from "../src/lib/words.svelte";

const nothing = readFilter("");

function card(en: string, de: string, more: Partial<CardInfo> = {}): CardInfo {
  return {
    code: en,
    type: "asset",
    subtype: "",
    name: { en, de },
    subtitle: { en: "", de: "" },
    unique: false,
    classes: [],
    traits: [],
    player: true,
    deck_only: "",
    product: "core-2026",
    number: 1,
    set: "",
    scenario: "",
    level: 0,
    cost: 1,
    icons: {},
    slots: [],
    skills: {},
    health: null,
    sanity: null,
    fight: null,
    evade: null,
    damage: 0,
    horror: 0,
    shroud: null,
    clues: null,
    stage: 0,
    threshold: null,
    victory: 0,
    text: [],
    reverse: [],
    deck: null,
    ...more,
  };
}

const lamp = card("Storm Lamp", "Sturmlaterne", { classes: ["seeker"], traits: [{ en: "Item", de: "Gegenstand" }] });
const key = card("Brass Key", "Messingschlüssel", { text: [{ en: "Light a lamp.", de: "Zünde eine Lampe an." }], level: 2 });
const eel = card("Blind Eel", "Blinder Aal", { type: "enemy", player: false, set: "water", product: "", level: null });
const debt = card("Debt", "Schulden", { subtype: "weakness", classes: ["seeker"], level: null });
const all = [key, lamp, eel, debt];

describe("looking for cards", () => {
  test("words are found in either language, whatever their accents", () => {
    expect(findCards(all, { ...nothing, q: "schlussel" })).toEqual([key]);
    expect(findCards(all, { ...nothing, q: "BLIND eel" })).toEqual([eel]);
  });
  test("names come before texts", () => {
    expect(findCards(all, { ...nothing, q: "lamp" })).toEqual([lamp, key]);
  });
  test("filters narrow together", () => {
    expect(findCards(all, { ...nothing, class: "seeker" })).toEqual([lamp]);
    expect(findCards(all, { ...nothing, class: "weakness" })).toEqual([debt]);
    expect(findCards(all, { ...nothing, type: "asset", level: "2" })).toEqual([key]);
    expect(findCards(all, { ...nothing, trait: "Item", set: "water" })).toEqual([]);
  });
  test("only what is there is offered", () => {
    expect(valuesOf(all, "class")).toEqual(["seeker", "neutral", "weakness", "mythos"]);
    expect(valuesOf(all, "level")).toEqual(["0", "2"]);
  });
  test("what is looked for stands in the address", () => {
    const filter = readFilter("?class=seeker&q=two%20words");
    expect(filter).toEqual({ ...nothing, class: "seeker", q: "two words" });
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(writeFilter(nothing)).toBe("");
  });
});

test("a card wears the colours of its class, of several, or of what it is instead", () => {
  expect([key, lamp, eel, debt].map(tone)).toEqual(["neutral", "seeker", "mythos", "weakness"]);
  expect(tone(card("Both", "Beides", { classes: ["seeker", "rogue"] }))).toBe("several");
});

describe("card text", () => {
  beforeAll(async () => {
    await Promise.all([learn("en", "horror"), learn("de", "horror")]);
  });
  test("words in brackets are symbols, in both languages", () => {
    expect(pieces("[action] Fight. Draw 1 card.", "en")).toEqual([
      { icon: "action", label: "action" },
      { strong: " Fight." },
      { plain: " Draw 1 card." },
    ]);
    expect(pieces("[Älteres Zeichen]: +1.", "de")).toEqual([{ icon: "elderSign", label: "Älteres Zeichen" }, { plain: ": +1." }]);
  });
  test("a bracket that is no symbol stays", () => {
    expect(pieces("Reveal a [Symbol] token.", "de")).toEqual([
      { plain: "Reveal a " },
      { plain: "[Symbol]" },
      { plain: " token." },
    ]);
  });
  test("headings are strong, minus signs are real", () => {
    expect(pieces("Forced – You get -1 willpower.", "en")).toEqual([
      { strong: "Forced – " },
      { plain: "You get \u22121 willpower." },
    ]);
  });
});

describe("messages", () => {
  const folder = new URL("../src/parts/horror/", import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const ids = (language: string) => new FluentResource(read(`messages.${language}.ftl`)).body.map((entry) => entry.id);

  test("are the same in German and English", () => {
    expect(ids("de")).toEqual(ids("en"));
  });
  test.each(["en", "de"])("say nothing twice in %s, here and in the game's own files", (language) => {
    const game = new URL(`../../src/miskatonic/games/horror/messages.${language}/`, import.meta.url);
    const files = readdirSync(game).map((name) => readFileSync(new URL(name, game), "utf8"));
    const theirs = files.flatMap((file) => new FluentResource(file).body.map((entry) => entry.id));
    const all = [...ids(language), ...theirs];
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
  });
});

describe("setting up a table", () => {
  const ready = ["ann", "bob", "cid"].map((investigator) => ({ investigator, cards: { lamp: 2 }, scenario: "" }));
  const own = { investigator: "bob", cards: { key: 1 }, name: "Bob's own" };
  const two = resized([], 2, ready);

  test("nobody investigates twice", () => {
    expect(two).toEqual([
      { deck: "ann", who: "me" },
      { deck: "bob", who: "me" },
    ]);
    expect(resized(two, 4, ready).map((seat) => seat.deck)).toEqual(["ann", "bob", "cid"]);
  });
  test("whoever is chosen twice changes places", () => {
    expect(withDeck(two, 0, "bob").map((seat) => seat.deck)).toEqual(["bob", "ann"]);
    expect(withDeck(two, 0, own).map((seat) => seat.deck)).toEqual([own, "ann"]);
    expect(withDeck(two, 1, own).map((seat) => seat.deck)).toEqual(["ann", own]);
  });
  test("another scenario keeps whom it knows", () => {
    const other = [...ready.slice(1), { investigator: "dee", cards: {}, scenario: "other" }];
    expect(suited(two, other, new Set(["bob"])).map((seat) => seat.deck)).toEqual(["cid", "bob"]);
    expect(startersFor([...ready, ...other], "other").map((deck) => deck.investigator)).toContain("dee");
    expect(startersFor([...ready, ...other], "cellar").map((deck) => deck.investigator)).not.toContain("dee");
  });
  test("at a table only investigators are offered whom nobody else plays", () => {
    const left = leftFor(0, ["ann", own], ready).map((deck) => deck.investigator);
    expect(left).toContain("ann");
    expect(left).not.toContain(own.investigator);
  });
  test("the server is told everything", () => {
    const rules = {
      scenario: "cellar",
      difficulty: "easy",
      windows: "few",
      open_hands: false,
      hidden_decks: true,
      confirm: true,
      ultimatums: ["dread"],
      boons: [],
      refractions: [],
    };
    const wanted = newTable({ ...rules, seats: [two[0]!, { deck: own, who: "simple" }] }, "Anna");
    expect(wanted.chairs).toEqual(["me", "simple"]);
    expect(wanted.options).toEqual({ ...rules, seats: 2, decks: ["ann", own] });
  });
  test("who chooses a deck is told who may read it", () => {
    expect([undefined, false, true].map(whoReadsLists)).toEqual(["setup-lists-open", "setup-lists-open", "setup-lists-hidden"]);
  });
  test("what the server says is for campaigns is not offered for one scenario", () => {
    const field = {
      name: "boons",
      default: [],
      choices: ["ancients", "thoth"],
      cite: "",
      kind: "several",
      per_seat: false,
      in_series: ["ancients"],
    };
    expect(forOneScenario(field)).toEqual(["thoth"]);
  });
  test("a file is named after its deck", () => {
    expect(fileName("Bob’s Größtes, 2. Deck")).toBe("bob-s-grosstes-2-deck.json");
    expect(fileName("…")).toBe("deck.json");
  });
});
