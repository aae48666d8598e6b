import { describe, expect, it } from "vitest";
import { text } from "../src/lib/speech";
import { Together } from "../src/lib/together.svelte";
import type { Ask, Chair } from "../src/protocol";

const commit = (test: string, ...ids: string[]): Ask => ({
  kind: "commit",
  text: text(test),
  options: ids.map((id) => ({ id, text: text(id), on: [id], cite: "", confirm: false, amount: 1 })),
  cite: "",
  least: 0,
  most: 1,
  sealed: false,
  limit: null,
});
const asked = (seat: number, ask: Ask) => ({ seat, ask, soon: null }) as Chair;
const waits = (seat: number, soon: Ask | null = null) => ({ seat, ask: null, soon }) as Chair;

describe("one window for all seats of a person", () => {
  const first = [asked(0, commit("fight", "card:1")), waits(1, commit("fight", "card:7", "card:8"))];
  const second = [waits(0), asked(1, commit("fight", "card:7", "card:8"))];

  it("answers for the others what was picked for them", () => {
    const window = new Together();
    expect(window.follow(first, 5)).toBeNull();
    expect(window.later.map(({ seat }) => seat)).toEqual([1]);
    window.toggle(1, "card:7");
    window.toggle(1, "card:8");
    expect(window.options.map(({ id }) => id)).toEqual(["card:8"]);
    window.decide();
    expect(window.follow(second, 6)).toEqual({ seat: 1, choice: ["card:8"] });
    expect(window.isAnswering(6)).toBe(true);
    expect(window.follow(second, 6)).toBeNull();
  });

  it("answers with nothing where nothing was picked", () => {
    const window = new Together();
    window.follow(first, 5);
    window.decide();
    expect(window.follow(second, 6)).toEqual({ seat: 1, choice: [] });
  });

  it("keeps what is picked while the same question stands, and waits through what others decide", () => {
    const window = new Together();
    window.follow(first, 5);
    window.toggle(1, "card:7");
    window.follow(first, 5);
    expect(window.options.map(({ id }) => id)).toEqual(["card:7"]);
    window.decide();
    expect(window.follow([waits(0), waits(1, commit("fight", "card:7"))], 6)).toBeNull();
    expect(window.later).toEqual([]);
    expect(window.follow(second, 7)?.choice).toEqual(["card:7"]);
  });

  it("decides nothing about another question", () => {
    for (const other of [
      waits(1),
      asked(1, commit("evade", "card:7")),
      asked(1, { ...commit("fight", "card:7"), kind: "pay" }),
    ]) {
      const window = new Together();
      window.follow(first, 5);
      window.decide();
      expect(window.follow([waits(0), other], 6)).toBeNull();
      expect(window.follow(second, 7)).toBeNull();
    }
  });

  it("asks again where what was picked can no longer be", () => {
    const window = new Together();
    window.follow(first, 5);
    window.toggle(1, "card:7");
    window.decide();
    expect(window.follow([waits(0), asked(1, commit("fight", "card:8"))], 6)).toBeNull();
  });
});
