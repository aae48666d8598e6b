// The board shows positions one after the other, however fast they came; an answer, or a press, brings it up to date.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback, type Shown } from "../src/lib/playback.svelte";
import { Stage } from "../src/lib/stage.svelte";
import type { Settings } from "../src/lib/settings.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (number: number) => ({ table: { number }, chair: {} }) as Shown;

function watching(pace: Settings["pace"] = "story") {
  const stage = new Stage(() => pace);
  const playback = new Playback(stage, () => pace);
  playback.take(at(0), [], false);
  /** Positions come at the same moment. */
  const come = (...numbers: number[]) => numbers.forEach((number) => playback.take(at(number), [], true));
  return { stage, playback, come, seen: () => playback.now?.table.number };
}

/** All positions that are seen until nothing is to come. */
function seenInOrder({ playback, seen }: ReturnType<typeof watching>): (number | undefined)[] {
  const found = [seen()];
  while (playback.behind) {
    vi.advanceTimersToNextTimer();
    if (found.at(-1) !== seen()) found.push(seen());
  }
  return found;
}

test("a round of bots that answer at once is seen move by move", () => {
  const match = watching();
  match.come(1, 2, 3, 4);
  expect(match.playback.behind).toBe(3);
  expect(seenInOrder(match)).toEqual([1, 2, 3, 4]);
});

test("a single move is on the board at once", () => {
  const { playback, come, seen } = watching();
  come(1);
  expect([seen(), playback.behind]).toEqual([1, 0]);
});

test("who answers, or presses something, sees the newest position", () => {
  const { playback, come, seen } = watching();
  come(1, 2, 3);
  playback.catchUp();
  expect([seen(), playback.behind]).toEqual([3, 0]);
  come(4);
  expect(seen()).toBe(4);
});

test("at once nothing is behind", () => {
  const { playback, come, seen } = watching("once");
  come(1, 2, 3);
  expect([seen(), playback.behind]).toEqual([3, 0]);
});

test("what happens next waits for the moment on stage, and for one of the board's own", () => {
  const { stage, playback, come, seen } = watching();
  playback.take(at(1), [{ number: 0, said: "raid", sound: "bell" }], true);
  come(2);
  const over = playback.hold();
  stage.skip();
  vi.advanceTimersByTime(10_000);
  expect(seen()).toBe(1);
  over();
  vi.advanceTimersByTime(1000);
  expect(seen()).toBe(2);
});

test("news of the same position take no time, and change the newest one", () => {
  const { playback, come, seen } = watching();
  come(1, 2);
  playback.take({ ...at(2), chair: { seat: 3 } } as Shown, [], false);
  expect([seen(), playback.behind]).toEqual([1, 1]);
  playback.catchUp();
  expect(playback.now?.chair.seat).toBe(3);
});
