// What others did to the table is said in short, and goes away by itself.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toasts } from "../src/lib/toasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = ({ shown }: Toasts) => shown.map((each) => each.said);

test("each goes away by itself, the oldest first", () => {
  const toasts = new Toasts();
  toasts.show("Ben takes the last answer back.");
  vi.advanceTimersByTime(3000);
  toasts.show("Cleo has left.");
  vi.advanceTimersByTime(5000);
  expect(said(toasts)).toEqual(["Cleo has left."]);
  vi.runAllTimers();
  expect(said(toasts)).toEqual([]);
});

test("of many the newest stay", () => {
  const toasts = new Toasts();
  for (const each of "abcde") toasts.show(each);
  expect(said(toasts)).toEqual(["c", "d", "e"]);
});
