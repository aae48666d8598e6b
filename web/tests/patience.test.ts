// Who looks at too much at once is told so in passing, and sees it when the server is ready for him.
import { afterEach, expect, test, vi } from "vitest";
import { openTable, tables } from "../src/lib/api";
import { notices } from "../src/lib/notices.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TOO_MUCH = { reason: { type: "text", id: "trouble-too-much", args: { seconds: 3 } }, field: "", clause: "" };

/** A server that refuses so many requests and answers the others. */
function refusing(times: number, wait: string): () => number {
  let asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const headers = { "Retry-After": wait };
    if (asked <= times) return new Response(JSON.stringify(TOO_MUCH), { status: 429, headers });
    return new Response(JSON.stringify({ mine: [], open: [] }));
  });
  return () => asked;
}

test("a look that is refused for a moment is taken when the moment is over", async () => {
  const asked = refusing(1, "3");
  const found = tables();
  await vi.advanceTimersByTimeAsync(2900);
  expect([asked(), notices.shown?.reason.id]).toEqual([1, "trouble-too-much"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await found).toEqual({ mine: [], open: [] });
  expect(notices.shown).toBeNull();
});

test("who would have to wait for long is refused", async () => {
  refusing(1, "600");
  await expect(tables()).rejects.toThrow("trouble-too-much");
});

test("what changes something is never done later, unasked", async () => {
  const asked = refusing(1, "3");
  await expect(openTable({ game: "ritual" } as never)).rejects.toThrow("trouble-too-much");
  expect(asked()).toBe(1);
});
