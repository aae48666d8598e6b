// Moments come on one after the other, in the order in which they happened, and never hold anything up.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lasting, Stage } from "../src/lib/stage.svelte";
import type { Settings } from "../src/lib/settings.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moments = (...said: string[]) => said.map((each, number) => ({ number, said: each, sound: "bell" as const }));
const stageAt = (pace: Settings["pace"]) => new Stage(() => pace);

test("moments come one after the other, and then the stage is empty", () => {
  const stage = stageAt("story");
  stage.enter(moments("raid", "control"));
  expect(stage.now?.said).toBe("raid");
  vi.advanceTimersByTime(lasting({ said: "raid" }, "story"));
  expect(stage.now?.said).toBe("control");
  vi.advanceTimersByTime(lasting({ said: "control" }, "story"));
  expect(stage.now).toBeNull();
});

test("a press goes on to the next, which stays its whole time", () => {
  const stage = stageAt("story");
  stage.enter(moments("raid", "control"));
  vi.advanceTimersByTime(lasting({ said: "raid" }, "story") - 1);
  stage.skip();
  vi.advanceTimersByTime(lasting({ said: "control" }, "story") - 1);
  expect(stage.now?.said).toBe("control");
});

test("at once nothing is staged, and briskly it takes half as long", () => {
  const stage = stageAt("once");
  stage.enter(moments("raid"));
  expect(stage.now).toBeNull();
  expect(lasting({ said: "raid" }, "brisk")).toBe(lasting({ said: "raid" }, "story") / 2);
});

test("of a great many only the last few are staged", () => {
  const stage = stageAt("story");
  stage.enter(moments(..."abcdefghij"));
  expect(stage.now?.said).toBe("e");
});
