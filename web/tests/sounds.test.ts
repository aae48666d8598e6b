// Sounds are wanted, or there is silence; and every sound that a game names exists, the same in both languages.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { isSound, play } from "../src/lib/sounds";

const messages = import.meta.glob<string>("../../src/miskatonic/games/*/messages.*{.ftl,/*.ftl}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The sounds of a language, by message. */
function sounds(language: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, source] of Object.entries(messages)) {
    if (!path.includes(`messages.${language}`)) continue;
    let id = "";
    for (const line of source.split("\n")) {
      id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
      const sound = /^\s+\.sound = (.*)$/.exec(line)?.[1];
      if (sound) found[`${path.split("/").at(5)}/${id}`] = sound;
    }
  }
  return found;
}

test("a game names no sound that there is not, and both languages sound alike", () => {
  expect(Object.keys(sounds("en")).length).toBeGreaterThan(20);
  expect(Object.values(sounds("en")).filter((sound) => !isSound(sound))).toEqual([]);
  expect(sounds("de")).toEqual(sounds("en"));
});

let opened = 0;
class Param {
  value = 0;
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class Node {
  gain = new Param();
  frequency = new Param();
  connect = (to: unknown) => to;
  start() {}
  stop() {}
}
class Context {
  currentTime = 0;
  constructor() {
    opened++;
  }
  resume = () => Promise.resolve();
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  for (const name of ["OscillatorNode", "GainNode"]) vi.stubGlobal(name, Node);
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is heard before somebody was asked, or after he said no", () => {
  for (const wish of [null, false]) {
    settings.sound = wish;
    play("bell");
  }
  expect(opened).toBe(0);
  settings.sound = true;
  play("bell");
  expect(opened).toBe(1);
});
