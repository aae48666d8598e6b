// Every colour that carries text can be read on every ground it is used on (WCAG AA), in both lights.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../src/theme/theme.css", import.meta.url), "utf8");

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector) + selector.length).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const day = tokens(":root {");
const night = { ...day, ...tokens(':root[data-theme="dark"] {') };
const grounds = ["paper", "paper-raised", "paper-sunk"];
const written = ["ink", "ink-soft", "accent", "sea", "danger", "ok", "pure", "cursed"];
const classes = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos"];
const seats = Array.from({ length: 8 }, (_, seat) => `seat-${seat + 1}`);
const pairs: [string, string, number][] = [
  ...[...written, ...classes].flatMap((ink) => grounds.map((ground): [string, string, number] => [ink, ground, 4.5])),
  ...grounds.flatMap((ground): [string, string, number][] => [
    ["line-strong", ground, 3],
    ["focus", ground, 3],
  ]),
  ["ink", "accent-soft", 4.5],
  ["accent-ink", "accent", 4.5],
  ["sea-ink", "sea", 4.5],
  ...seats.flatMap((seat) => grounds.map((ground): [string, string, number] => [seat, ground, 3])),
  ...[...classes, ...seats].map((ground): [string, string, number] => ["class-ink", ground, 4.5]),
];

describe.each([
  ["parchment", day],
  ["candle light", night],
])("by %s", (_, light) => {
  test.each(pairs)("%s can be seen on %s", (ink, ground, least) => {
    expect(contrast(light[ink] ?? "", light[ground] ?? "")).toBeGreaterThanOrEqual(least);
  });
});
