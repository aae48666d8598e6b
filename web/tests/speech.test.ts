import { describe, expect, test } from "vitest";
import { MissingMessage, Speech, text } from "../src/lib/speech";
import type { Text, Who } from "../src/protocol";

const SOURCE = `
seat-name = Player { $number }
you = you
nobody = nobody
list-and = { $first } and { $last }
card = pure Mask
gives = { $who-is ->
    [you] You give
   *[other] { $who } gives
 } { $card } to { $to-is ->
    [you] you
   *[other] { $to }
 }.
winners = Won by { $who }.
count = { $n ->
    [one] one answer
   *[other] { $n } answers
 }
needs = { $missing }
quotes = „{ $card }“
`;
const speech = new Speech("en", [SOURCE]);
const names = new Map([
  [0, "Anna"],
  [1, "Ben"],
]);
const who = (seat: number): Who => ({ type: "who", seat });
const gives = text("gives", { who: who(0), to: who(1), card: text("card") });

describe("a sentence depends on its reader", () => {
  test("the giver reads of himself", () => {
    expect(speech.say(gives, names, 0)).toBe("You give pure Mask to Ben.");
  });
  test("the receiver reads of himself", () => {
    expect(speech.say(gives, names, 1)).toBe("Anna gives pure Mask to you.");
  });
  test("a spectator reads names", () => {
    expect(speech.say(gives, names, null)).toBe("Anna gives pure Mask to Ben.");
  });
});

describe("a name in a sentence can be found again", () => {
  const isCard = ({ id }: Text) => id.startsWith("card");
  test("the sentence comes in parts, and together they say the same", () => {
    const parts = speech.parts(gives, isCard, names, 1);
    expect(parts).toEqual([
      { said: "Anna gives ", named: null },
      { said: "pure Mask", named: text("card") },
      { said: " to you.", named: null },
    ]);
  });
  test("in the order of the sentence, whatever the order of its arguments", () => {
    const swap = new Speech("en", ["card-a = A", "card-b = B!", "swap = { $b } for { $a }."]);
    const said = text("swap", { a: text("card-a"), b: text("card-b") });
    expect(swap.parts(said, isCard).map(({ named }) => named?.id)).toEqual(["card-b", undefined, "card-a", undefined]);
    expect(swap.parts(text("swap", { b: text("card-a"), a: text("card-b") }), isCard).at(-1)?.said).toBe("B!");
  });
  test("quotes and small beginnings are as without parts", () => {
    const german = new Speech("de", [
      "card = „Sieh mal!“",
      "quotes = „{ $card }“.",
      "card-der = Der Zettel",
      "low = Falls { LOW($card) } da ist.",
    ]);
    for (const said of [text("quotes", { card: text("card") }), text("low", { card: text("card-der") })]) {
      expect(
        german
          .parts(said, isCard)
          .map((part) => part.said)
          .join(""),
      ).toBe(german.say(said));
    }
  });
  test("a text that is a name itself is one part", () => {
    expect(speech.parts(text("card"), isCard)).toEqual([{ said: "pure Mask", named: text("card") }]);
  });
});

describe("the order of words", () => {
  const german = new Speech("de", ['draws = { TURN($who, "zieht", $de) } 1 Karte', "behind = Falls es geht, { LOW($clause) }."]);
  test("a statement begins with its subject", () => {
    expect(german.say(text("draws", { who: "Der Leiter" }))).toBe("Der Leiter zieht 1 Karte");
  });
  test("behind a condition it begins with its verb, and small", () => {
    const draws = text("draws", { who: "Der Leiter", de: "behind" });
    expect(german.say(text("behind", { clause: draws }))).toBe("Falls es geht, zieht der Leiter 1 Karte.");
    expect(german.say(text("behind", { clause: "Ziehe 1 Karte" }))).toBe("Falls es geht, ziehe 1 Karte.");
  });
});

describe("arguments", () => {
  test("a seat without a name is called by its number, counted from one", () => {
    expect(speech.say(gives, new Map(), 1)).toBe("Player 1 gives pure Mask to you.");
  });
  test("a text is never the reader, whoever reads it", () => {
    expect(speech.say(text("gives", { who: text("card"), to: who(1), card: "x" }), names, 0)).toBe("pure Mask gives x to Ben.");
  });
  test("numbers choose plural forms", () => {
    expect(speech.say(text("count", { n: 1 }))).toBe("one answer");
    expect(speech.say(text("count", { n: 3 }))).toBe("3 answers");
  });
});

describe("lists", () => {
  const winners = (...list: (Who | Text)[]) => speech.say(text("winners", { who: list }), names, 1);

  test("an empty list is nobody", () => expect(winners()).toBe("Won by nobody."));
  test("one stands alone", () => expect(winners(who(0))).toBe("Won by Anna."));
  test("the reader is you", () => expect(winners(who(0), who(1))).toBe("Won by Anna and you."));
  test("three take a comma", () => expect(winners(who(0), text("card"), who(2))).toBe("Won by Anna, pure Mask and Player 3."));
});

describe("what cannot be said", () => {
  test("an unknown message", () => expect(() => speech.say(text("nonsense"))).toThrow(MissingMessage));
  test("a missing argument", () => expect(() => speech.say(text("needs"))).toThrow(MissingMessage));
  test("two messages with one id", () => {
    expect(() => new Speech("en", ["a = 1", "a = 2"])).toThrow(MissingMessage);
  });
});

test("a name in quotation marks is not quoted twice", () => {
  expect(speech.say(text("quotes", { card: "„Lauf!“" }))).toBe("„Lauf!“");
});
