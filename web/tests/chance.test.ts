import { expect, it } from "vitest";
import { percent } from "../src/lib/chance";

it("rounds, but never to what is certain", () => {
  expect([0, 0.001, 0.125, 0.625, 0.999, 1].map(percent)).toEqual([0, 1, 13, 63, 99, 100]);
});
