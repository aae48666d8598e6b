// Horror's board without a browser: where locations lie, what lies where, what is said of it, what can be chosen.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { HorrorAround } from "../src/boards/horror/around.svelte";
import { forAll } from "../src/boards/horror/catalogue.svelte";
import { flights } from "../src/boards/horror/flights";
import { awaited, cardLabel, crumbs, personLabel, placeLabel, storyLabel } from "../src/boards/horror/labels";
import { isAblaze, signed, tokenFace, tone } from "../src/boards/horror/looks";
import { stakesOf } from "../src/boards/horror/stakes";
import { sceneOf } from "../src/boards/horror/scenes";
import { tokenIcon } from "../src/parts/horror/card";
import { roomForFingers, standingIn } from "../src/boards/horror/crowd";
import { faceOf } from "../src/boards/horror/faces";
import { arrange, extent, lay, path, ways } from "../src/boards/horror/map";
import { offered, resolved } from "../src/boards/horror/offered";
import { chanceWith, gainOf, pickedCards } from "../src/boards/horror/picking";
import {
  actProgress,
  agendaProgress,
  counted,
  engagedWith,
  inZone,
  left,
  lying,
  prowling,
  seated,
  standing,
  UNSAID,
} from "../src/boards/horror/table";
import { Speech, text } from "../src/lib/speech";
import type { CardOnTable, HorrorView, Option, PersonView, Text } from "../src/protocol";
import { ftl } from "./texts";

const speeches = { en: new Speech("en", ftl("horror", "en")), de: new Speech("de", ftl("horror", "de")) };
const NAMES = new Map([
  [0, "Anna"],
  [1, "Bert"],
]);

function card(id: number, type: CardOnTable["type"], zone: string, changes: Partial<CardOnTable> = {}): CardOnTable {
  return {
    ...UNSAID,
    id,
    code: `c${id}`,
    name: [`Thing ${id}`, `Ding ${id}`],
    type,
    zone,
    owner: -1,
    controller: -1,
    ...changes,
  };
}

function person(seat: number, changes: Partial<PersonView> = {}): PersonView {
  return {
    seat,
    card: seat,
    location: 10,
    actions: 3,
    spare: [],
    turn_taken: false,
    forfeits: 0,
    status: "playing",
    fate: "",
    physical: 0,
    mental: 0,
    experience: 0,
    hand: 5,
    hand_limit: 8,
    deck: 20,
    slots: { hand: 2, ally: 1, arcane: 2, accessory: 1, body: 1, head: 1 },
    used: [],
    ...changes,
  };
}

const skills = { willpower: 3, intellect: 4, combat: 2, agility: 3, health: 7, sanity: 8 };
const investigators = [
  card(0, "investigator", "investigator:0", { classes: ["seeker"], numbers: skills, clues: 1, resources: 4, damage: 2 }),
  card(1, "investigator", "investigator:1", { classes: ["guardian"], numbers: skills, clues: 2 }),
];
const hall = card(10, "location", "map", { numbers: { shroud: 2 }, clues: 3, leads_to: [11] });
const cellar = card(11, "location", "map", { revealed: false, leads_to: [10] });
const ghoul = card(20, "enemy", "threat:0", {
  numbers: { fight: 3, evade: 2, health: 4, damage: 1, horror: 1 },
  damage: 1,
  engaged: [0],
});

/** Anna (seat 0, the viewer) and Bert in the hall; a ghoul at Anna's throat. */
function view(changes: Partial<HorrorView> = {}, ...more: CardOnTable[]): HorrorView {
  return {
    game: "horror",
    seat: 0,
    scenario: ["Below", "Unten"],
    round: 2,
    phase: "investigation",
    lead: 0,
    active: 0,
    people: [person(0), person(1)],
    cards: [...investigators, hall, cellar, ghoul, ...more],
    piles: {},
    known: [],
    encounter: 12,
    bag: ["0", "-1", "-1", "skull", "elder-sign", "+1", "auto-fail"],
    acts: 1,
    agendas: 0,
    doom: 2,
    test: null,
    resolving: [],
    alone: -1,
    remembered: [],
    resolution: -1,
    ending: null,
    won: false,
    experience: 0,
    ...changes,
  } as HorrorView;
}

/** What parts of the board find about them, without a browser. */
function around(of: HorrorView, language: "en" | "de" = "en"): HorrorAround {
  const there = lying(of);
  const speak = (said: Text) => speeches[language].say(said, NAMES, 0);
  const named = (each: { name: string[] } | undefined) => each?.name[language === "de" ? 1 : 0] ?? "";
  return {
    view: of,
    there,
    language,
    speak,
    say: speak,
    named,
    card: (id: number) => there.card.get(id),
    player: (seat: number) => NAMES.get(seat) ?? "",
    isOwn: (seat: number) => seat === of.seat,
  } as unknown as HorrorAround;
}

describe("the map", () => {
  test("locations lie where the scenario lays them", () => {
    const laid = [card(1, "location", "map", { place: [2, 1] }), card(2, "location", "map", { place: [1, 1] })];
    expect(arrange(laid)).toEqual(
      new Map([
        [1, { column: 1, row: 0 }],
        [2, { column: 0, row: 0 }],
      ]),
    );
  });

  test("a location without a place lies beside one it leads to, in a cell of its own", () => {
    const all = [
      card(1, "location", "map", { place: [0, 0] }),
      ...[2, 3, 4].map((id) => card(id, "location", "map", { leads_to: [1] })),
    ];
    const cells = [...arrange(all).values()];
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(4);
    expect(extent(arrange(all)).columns).toBeLessThanOrEqual(3);
  });

  test("a way in both directions is drawn once, one that leads only there says so", () => {
    const trap = card(12, "location", "map");
    expect(ways([{ ...hall, leads_to: [11, 12] }, cellar, trap])).toEqual([
      { from: 10, to: 11, back: true },
      { from: 10, to: 12, back: false },
    ]);
  });

  test("a way begins and ends at the edges", () => {
    const [from, to] = [0, 200].map((x) => ({ x, y: 0, width: 100, height: 50 }));
    expect(path(from!, to!)).toMatch(/^M100\.0 25\.0Q.* 200\.0 25\.0$/);
  });
});

describe("what lies where", () => {
  test("piles keep the order of the table", () => {
    const cards = [card(30, "event", "discard:0"), card(31, "skill", "discard:0")];
    const there = lying(view({ piles: { "discard:0": [31, 30] } }, ...cards));
    expect(inZone(there, "discard:0").map(({ id }) => id)).toEqual([31, 30]);
  });

  test("an engaged enemy is with its investigator, another one prowls", () => {
    const rat = card(21, "enemy", "at:10");
    const there = lying(view({}, rat));
    expect(engagedWith(there, 0).map(({ id }) => id)).toEqual([20]);
    expect(prowling(there, 10).map(({ id }) => id)).toEqual([21]);
    expect(standing(view(), 10).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("the clues of all investigators count for the act, all doom for the agenda", () => {
    const act = card(40, "act", "act", { numbers: { threshold: 4 } });
    const agenda = card(41, "agenda", "agenda", { numbers: { threshold: 6 } });
    expect(actProgress(view(), lying(view()), act)).toEqual({ done: 3, of: 4 });
    expect(agendaProgress(view(), agenda)).toEqual({ done: 2, of: 6 });
    expect(actProgress(view(), lying(view()), { ...act, numbers: {} })).toBeNull();
  });

  test("harm counts down", () => {
    expect(left(ghoul, "health")).toEqual({ done: 3, of: 4 });
    expect(left(ghoul, "sanity")).toBeNull();
  });

  test("an asset in two slots stands once, and free slots stay visible", () => {
    const gun = card(50, "asset", "play:0", { slots: ["hand", "hand"] });
    const slots = seated(person(0), [gun]);
    expect(slots.filter(({ slot }) => slot === "hand")).toEqual([{ slot: "hand", card: gun }]);
    expect(slots.filter(({ card: asset }) => asset === null)).toHaveLength(6);
  });

  test("the bag lists tokens from best to worst", () => {
    expect(counted(view().bag).map(({ token, count }) => `${count} ${token}`)).toEqual([
      "1 elder-sign",
      "1 +1",
      "1 0",
      "2 -1",
      "1 skull",
      "1 auto-fail",
    ]);
  });
});

describe("what can be chosen", () => {
  const option = (id: string): Option => ({
    id,
    text: { type: "text", id: "option-pass", args: {} },
    on: [id],
    cite: "",
    confirm: false,
  });
  const lit = (...things: string[]) => new Map(things.map((thing) => [thing, [option(thing)]]));

  test("a card in an area that is not open is offered", () => {
    const dog = card(51, "asset", "play:1");
    const of = view({}, dog);
    expect(offered(of, lying(of), lit("card:51"), 0).map(({ card: each }) => each?.id)).toEqual([51]);
    expect(offered(of, lying(of), lit("card:51"), 1)).toEqual([]);
  });

  test("what lies on the map is not offered once more", () => {
    expect(offered(view(), lying(view()), lit("card:10", "card:20", "seat:1"), 1)).toEqual([]);
  });

  test("a card of a deck that was looked at is offered by its name", () => {
    const of = view({ known: [{ zone: "deck:0", depth: 0, card: 77, code: "x", name: ["Lamp", "Lampe"], type: "asset" }] });
    expect(offered(of, lying(of), lit("card:77"), 0)[0]?.card?.name).toEqual(["Lamp", "Lampe"]);
  });

  test("a committed card belongs to its test", () => {
    const drawn = card(60, "treachery", "limbo");
    const skill = card(61, "skill", "limbo");
    const testing = { committed: [{ card: 61, seat: 0, icons: 1 }] } as HorrorView["test"];
    const of = view({ test: testing }, drawn, skill);
    expect(resolved(of, lying(of)).map(({ id }) => id)).toEqual([60]);
  });
});

describe.each(["en", "de"] as const)("what is said (%s)", (language) => {
  const said = {
    en: {
      place: "Thing 10, shroud 2, 3 clues, here: you and Bert, leads to Thing 11",
      unrevealed: "Thing 11, not revealed yet, leads to Thing 10",
      enemy: "Thing 20, Enemy, fight 3, evade 2, deals 1 damage and 1 horror, engaged with you, health 3 of 4",
      going: [
        "investigation phase",
        "your turn",
        "you move to Thing 11",
        "attack of opportunity",
        "just now: Thing 20 attacks you",
      ],
      wants: ["Bert may react."],
      act: "Act, Thing 40, 3 of 4 clues found, 1 to follow",
      facedown: "a facedown card beneath it",
      beneath: "beneath it: Thing 41",
    },
    de: {
      place: "Ding 10, Schleier 2, 3 Hinweise, hier: du und Bert, verbunden mit: Ding 11",
      unrevealed: "Ding 11, noch nicht enthüllt, verbunden mit: Ding 10",
      enemy: "Ding 20, Gegner, Kampf 3, Entkommen 2, fügt 1 Schaden und 1 Horror zu, im Kampf: du, Ausdauer 3 von 4",
      going: [
        "Ermittlungsphase",
        "dein Zug",
        "du gehst an den Ort Ding 11",
        "Gelegenheitsangriff",
        "soeben: Ding 20 greift dich an",
      ],
      wants: ["Bert darf reagieren."],
      act: "Szene, Ding 40, 3 von 4 Hinweisen gefunden, 1 folgt noch",
      facedown: "darunter eine verdeckte Karte",
      beneath: "darunter: Ding 41",
    },
  }[language];

  test("of locations", () => {
    expect(placeLabel(around(view(), language), hall)).toBe(said.place);
    expect(placeLabel(around(view(), language), cellar)).toBe(said.unrevealed);
  });

  test("of what lies beneath", () => {
    const veiled = card(10, "location", "map", { revealed: false, beneath: 1 });
    expect(placeLabel(around(view({}, veiled), language), veiled)).toContain(said.facedown);
    const act = card(40, "act", "act");
    expect(storyLabel(around(view({}, act, card(41, "enemy", "beneath:40")), language), act)).toContain(said.beneath);
  });

  test("of enemies", () => {
    expect(cardLabel(around(view(), language), ghoul)).toBe(said.enemy);
  });

  test("of the act", () => {
    const act = card(40, "act", "act", { numbers: { threshold: 4 } });
    expect(storyLabel(around(view({}, act), language), act)).toBe(said.act);
  });

  test("of what is going on, outermost first", () => {
    const resolving: HorrorView["resolving"] = [
      { what: "act-move", who: 0, card: 11, point: "" },
      { what: "opportunity", who: 0, card: -1, point: "" },
      { what: "attacks", who: 0, card: 20, point: "after" },
    ];
    const here = around(view({ resolving }), language);
    expect(crumbs(here).map(here.say)).toEqual(said.going);
    expect(awaited(here.view, [{ seat: 1, kind: "reaction" }]).map(here.say)).toEqual(said.wants);
  });

  test("of everything that can happen there are words", () => {
    const triggers = ["attacks", "investigates", "round-ends", "is-dealt", "takes-action", "seals", "test-fails"];
    for (const what of triggers) {
      const here = around(view({ resolving: [{ what, who: 0, card: 20, point: "when" }] }), language);
      expect(here.say(crumbs(here).at(-1)!)).not.toContain("happens-");
    }
  });

  test("of who gets away, not that he tries to", () => {
    const here = around(view({ resolving: [{ what: "evades", who: 0, card: 20, point: "after" }] }), language);
    expect(here.say(crumbs(here).at(-1)!)).toContain({ en: "you evade", de: "du entkommst" }[language]);
  });

  test("of investigators, also of those who are out", () => {
    expect(personLabel(around(view(), language), person(0))).toContain("5");
    expect(personLabel(around(view(), language), person(1, { status: "resigned" }))).not.toContain("20");
  });
});

test("both languages have the same messages", () => {
  const ids = (language: string) =>
    readFileSync(new URL(`../src/boards/horror/messages.${language}.ftl`, import.meta.url), "utf8")
      .split("\n")
      .flatMap((line) => /^[a-z][\w-]*(?= =)/.exec(line)?.[0] ?? []);
  expect(ids("de")).toEqual(ids("en"));
});

test("numbers bear real signs, symbols their drawings", () => {
  expect([signed(2), signed(-1), tokenFace("0"), tokenFace("-2")]).toEqual(["+2", "−1", "0", "−2"]);
  expect([tokenIcon("elder-thing"), tokenIcon("-1")]).toEqual(["elderThing", null]);
});

test("a card wears the colour of its class, a weakness that of the Mythos", () => {
  expect(tone(investigators[0])).toBe("seeker");
  expect(tone(card(1, "asset", "play:0"))).toBe("neutral");
  expect(tone(card(1, "treachery", "threat:0", { subtype: "weakness" }))).toBe("mythos");
});

test("an investigator who moved flies, a card that was drawn comes from the deck", () => {
  const drawn = card(70, "event", "hand:0");
  const after = view({ people: [person(0, { location: 11 }), person(1)] }, drawn);
  expect(flights(view(), after)).toContainEqual(["figure:0", "figure:0"]);
  expect(flights(view(), after)).toContainEqual(["deck:0", "card:70"]);
});

describe("cards picked for a test", () => {
  const lore = { adds: { 4: 1, 7: 2 }, eased: [0, 0, 0], chances: [0.4, 0.55, 0.7, 0.9] };

  test("count at once, together", () => {
    expect(chanceWith(lore, [])).toBe(0.4);
    expect(chanceWith(lore, ["card:4"])).toBe(0.55);
    expect(chanceWith(lore, ["card:4", "card:7"])).toBe(0.9);
    expect(pickedCards(lore, ["card:7"])).toEqual([{ card: 7, icons: 2 }]);
    expect(pickedCards(lore, ["wait", "card:7"])).toEqual([{ card: 7, icons: 2 }]);
  });

  test("each say what they add to the others", () => {
    expect(gainOf(lore, [], 4)).toBe(15);
    expect(gainOf(lore, ["card:7"], 4)).toBe(20);
    expect(gainOf(lore, ["card:7", "card:4"], 4)).toBe(20);
    expect(gainOf(lore, [], 9)).toBeNull();
  });

  test("count more where the test is the easier, the fewer cards are in hand", () => {
    const visions = { adds: { 4: 1 }, eased: [0, 1], chances: [0.4, 0.55, 0.7] };
    expect(chanceWith(visions, ["card:4"])).toBe(0.7);
    expect(gainOf(visions, [], 4)).toBe(30);
  });

  test("are no cards to commit where something else is picked, and have no chance once a token is out", () => {
    expect(chanceWith(lore, ["card:9", "pass"])).toBe(0.4);
    expect(chanceWith({ adds: {}, eased: [0], chances: [] }, [])).toBeNull();
  });
});

describe("a map in its box", () => {
  const cells = new Map([
    [1, { column: 0, row: 0 }],
    [2, { column: 3, row: 2 }],
  ]);

  test.each([[{ width: 360, height: 200 }], [{ width: 560, height: 260 }], [{ width: 1700, height: 900 }]])("fits %o", (room) => {
    const { width, height, boxes } = lay(cells, room, { width: 60, height: 40 });
    expect([width, height]).toEqual([room.width, room.height]);
    for (const box of boxes.values()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(room.width);
      expect(box.y + box.height).toBeLessThanOrEqual(room.height);
    }
  });

  test("is larger than its box where places would be too small", () => {
    const { width, boxes } = lay(cells, { width: 360, height: 200 }, { width: 148, height: 100 });
    expect(width).toBeGreaterThan(360);
    expect(boxes.get(1)?.width).toBeGreaterThanOrEqual(148);
  });

  test.each([1, 4, 9, 14])("%i stand inside a place, however small their tokens", (people) => {
    const room = { width: 150, height: 110 };
    const { token } = standingIn(room, { people, foes: 0, things: 0 });
    const abreast = Math.floor((room.width - 12 + 4) / (token + 4));
    expect(Math.ceil(people / abreast) * (token + 4) - 4).toBeLessThanOrEqual(room.height - 56);
  });

  test("names are seen where there is room for them", () => {
    expect(standingIn({ width: 220, height: 160 }, { people: 2, foes: 1, things: 0 }).named).toBe(true);
    expect(standingIn({ width: 120, height: 160 }, { people: 2, foes: 1, things: 0 }).named).toBe(false);
  });

  test("fingers have room for the largest crowd", () => {
    const crowd = { people: 4, foes: 3, things: 1 };
    const room = roomForFingers([crowd, { people: 0, foes: 0, things: 0 }]);
    expect(standingIn(room, crowd, true).token).toBe(44);
    expect(room.height).toBeGreaterThanOrEqual(50 + 3 * 44);
  });
});

describe("drawings", () => {
  test("the same place is drawn the same way, another one is not", () => {
    expect(sceneOf("Downtown", "1")).toEqual(sceneOf("Downtown", "1"));
    expect(sceneOf("Downtown", "1")).not.toEqual(sceneOf("Downtown", "2"));
    expect(sceneOf("Sewer Tunnels", "1").shapes).not.toEqual(sceneOf("Orne Library", "1").shapes);
  });

  test("everybody has a face", () => {
    const face = (name: string, type: string, ...traits: string[]) =>
      faceOf({ name, type, traits, code: name })
        .map(({ d }) => d)
        .join("");
    const all = [
      face("Hellhound", "enemy", "Creature", "Monster"),
      face("Zealot", "enemy", "Humanoid", "Cultist"),
      face("Bat Horror", "enemy", "Monster"),
      face("Joe Diamond", "investigator", "Detective"),
      face("Dexter Drake", "investigator", "Performer"),
    ];
    expect(new Set(all).size).toBe(5);
    expect(all.join("")).not.toContain("NaN");
  });

  test("a place burns where fire lies", () => {
    expect(isAblaze(hall, [])).toBe(false);
    expect(isAblaze(hall, [card(30, "treachery", "at:10", { code: "12129" })])).toBe(true);
  });
});

describe("what is at stake", () => {
  const open = { passed: null, if_passed: null, if_failed: null };

  test("an enemy that retaliates strikes whoever misses it, unless it is exhausted", () => {
    const angry = { ...ghoul, keywords: ["retaliate"] };
    expect(stakesOf(angry, { ...open, kind: "fight" })).toEqual([
      { bad: true, said: [{ type: "text", id: "case-strikes", args: { damage: 1, horror: 1 } }] },
    ]);
    expect(stakesOf({ ...angry, exhausted: true }, { ...open, kind: "fight" })).toEqual([]);
    expect(stakesOf(angry, { ...open, kind: "evade" })).toEqual([]);
  });

  test("what failing costs comes before what succeeding brings, and neither once it is decided", () => {
    const test = { ...open, kind: "" as const, if_passed: text("good"), if_failed: text("bad") };
    expect(stakesOf(undefined, test).map(({ bad }) => bad)).toEqual([true, false]);
    expect(stakesOf(undefined, { ...test, passed: true })).toEqual([]);
  });
});

test("a number per investigator is said as what it comes to", () => {
  expect(forAll("Place 2 [per investigator] clues.", 3)).toBe("Place 6 clues.");
  expect(forAll("Lege 1 [pro Ermittler] Hinweise ab.", 2)).toBe("Lege 2 Hinweise ab.");
});
