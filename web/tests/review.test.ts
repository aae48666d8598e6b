// What happened since one's last turn, in pictures: as games declare what is seen, under the headings of the story.
import { expect, test } from "vitest";
import { rows, told } from "../src/lib/log";
import { pictures, marked } from "../src/lib/review.svelte";
import { Speech, text } from "../src/lib/speech";
import { weightIn } from "../src/lib/weights";
import type { LogEntry } from "../src/protocol";
import { ftl } from "./texts";

type Line = Partial<LogEntry> & { id: string; seat?: number };

/** The pictures of a log, by the messages of a game. */
function picturesOf(game: string, lines: Line[], secretive = false) {
  const speech = new Speech("en", ftl(game, "en"));
  const said = (id: string) => (speech.has(id) ? speech.say(text(id)) : "");
  const setting = {
    styleOf: (id: string) => said(`${id}.style`),
    headingOf: () => "",
    weightOf: (id: string) => weightIn(said(`${id}.weight`)),
  };
  const log = lines.map(({ id, seat, ...line }, number): LogEntry => ({
    number,
    move: 0,
    text: text(id, seat === undefined ? {} : { who: { type: "who", seat } }),
    cite: "",
    on: [],
    cover: null,
    ...line,
  }));
  const found = pictures(told(rows(log, secretive), setting), setting);
  return { found, marked: marked(found, setting), ids: found.map(({ rows }) => rows.map((row) => row.lines[0]!.text.id)) };
}

test("a move has a picture if something of it is shown or staged; what is quiet has none", () => {
  const { found } = picturesOf("fate", [
    { id: "refreshed", move: 4, seat: 1 },
    { id: "spells-shuffled", move: 5 },
    { id: "moved-gate", move: 5, seat: 1 },
    { id: "raided", move: 6, seat: 2 },
  ]);
  expect(found.map(({ move, seat, staged }) => [move, seat, staged])).toEqual([
    [5, 1, false],
    [6, 2, true],
  ]);
});

test("what others learn weighs as they read it, while it is covered", () => {
  const given = { id: "checks", cover: text("checks-hidden"), on: ["figure:2"] };
  expect(picturesOf("cultists", [given], true).marked).toEqual(new Set(["figure:2"]));
  const alone = { id: "checks", cover: text("private-line"), on: ["figure:2"] };
  expect(picturesOf("cultists", [alone], true).marked).toEqual(new Set());
});

test("a mythos phase is told card by card, each with what came of it, although one answer brought it all", () => {
  const { found, ids } = picturesOf("horror", [
    { id: "phase-mythos" },
    { id: "doom-placed" },
    { id: "drew-encounter", seat: 0 },
    { id: "took-horror", seat: 0 },
    { id: "drew-encounter", seat: 1, on: ["card:9"] },
    { id: "spawned-engaged", seat: 1, on: ["card:9"] },
  ]);
  expect(ids).toEqual([["doom-placed"], ["drew-encounter", "took-horror"], ["drew-encounter", "spawned-engaged"]]);
  expect(found.map(({ seat, staged }) => [seat, staged])).toEqual([
    [null, false],
    [0, true],
    [1, true],
  ]);
});

test("an enemy phase is told attack by attack, with the damage each did, and each picture knows its phase", () => {
  const { found, ids } = picturesOf("horror", [
    { id: "phase-enemy" },
    { id: "attacks", seat: 0, on: ["card:4"] },
    { id: "took-damage", seat: 0 },
    { id: "attacks", seat: 1, on: ["card:5"] },
    { id: "took-both", seat: 1 },
    { id: "phase-upkeep" },
    { id: "phase-mythos" },
    { id: "doom-placed" },
  ]);
  expect(ids).toEqual([["attacks", "took-damage"], ["attacks", "took-both"], ["doom-placed"]]);
  expect(found.map(({ under }) => under?.lines[0]!.text.id)).toEqual(["phase-enemy", "phase-enemy", "phase-mythos"]);
});

test("the things that something was shown to happen to are known; what is quiet touches nothing", () => {
  const lines = [
    { id: "moved", on: ["card:1"] },
    { id: "paid", on: ["seat:0"] },
    { id: "doom-placed", on: ["card:7"] },
  ];
  expect(picturesOf("horror", lines).marked).toEqual(new Set(["card:1", "card:7"]));
});
