import { expect, test } from "vitest";
import { beside } from "../src/lib/beside";

const window = { width: 1000, height: 800 };
const place = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

test("a card stands to the right where there is room, else to the left", () => {
  expect(beside(place(100, 300), 280, 400, window)).toEqual({ x: 212, y: 120, width: 280 });
  expect(beside(place(850, 300), 280, 400, window)).toEqual({ x: 558, y: 120, width: 280 });
});

test("it never leaves the window", () => {
  expect(beside(place(100, 0), 280, 400, window).y).toBe(8);
  expect(beside(place(100, 780), 280, 400, window).y).toBe(392);
});

test("on a phone it stands above or below, and is no wider than the screen", () => {
  const phone = { width: 360, height: 640 };
  expect(beside(place(20, 500), 500, 200, phone)).toEqual({ x: 8, y: 288, width: 344 });
  expect(beside(place(20, 100), 500, 200, phone).y).toBe(152);
});
