// Both languages say the same things, and everything that is said exists.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const python = join(root, "../src/miskatonic");

const ids = (path: string) => new FluentResource(readFileSync(path, "utf-8")).body.map((entry) => entry.id);
const variables = (source: string) => [...new Set(source.match(/\$[a-z-]+/g))].sort();

const shell = new Set(ids(join(root, "src/messages.en.ftl")));
const server = ["core", "server"].flatMap((room) => ids(join(python, room, "messages.en.ftl")));
const games = readdirSync(join(python, "games")).filter((name) => ofGame(name).length > 0);
const about = games.flatMap((game) => ids(join(python, "games", game, "about.en.ftl")));

/** The ids of a game's messages, from its file or from all files of its folder. */
function ofGame(game: string): string[] {
  const file = join(python, "games", game, "messages.en.ftl");
  const folder = join(python, "games", game, "messages.en");
  if (existsSync(file)) return ids(file);
  return existsSync(folder) ? readdirSync(folder).flatMap((part) => ids(join(folder, part))) : [];
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("boards/") && name !== "protocol.ts")
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

/** The ids in calls like t("x") and text("x"); those put together at run time end in a hyphen. */
function used(): string[] {
  const found = sources(join(root, "src")).flatMap((source) => [
    ...source.matchAll(/\b(?:t|text)\(\s*(?:[a-z.]+(?: [=!]== ?["a-z0-9]+)? \? )?["`]([a-z][a-z0-9-]*)/g),
    ...source.matchAll(/\b(?:t|text)\([^()"`]*\? "[a-z0-9-]+" : "([a-z0-9-]+)"/g),
  ]);
  return [...new Set(found.map((match) => match[1]!))];
}

test("the shell has the same messages in German and English", () => {
  expect(ids(join(root, "src/messages.de.ftl"))).toEqual([...shell]);
});

test("a message uses the same arguments in German and English", () => {
  const split = (language: string) =>
    Object.fromEntries(
      readFileSync(join(root, `src/messages.${language}.ftl`), "utf-8")
        .replace(/^#.*\n/gm, "")
        .split(/\n+(?=[a-z])/)
        .map((entry) => [entry.split(" =")[0], variables(entry)]),
    );
  expect(split("de")).toEqual(split("en"));
});

test("no message of the shell has the id of one of the server's", () => {
  expect(server.filter((id) => shell.has(id))).toEqual([]);
});

describe.each(games)("%s", (game) => {
  test.each(["en", "de"])("has a name and says what it is about in %s", (language) => {
    const said = ids(join(python, "games", game, `about.${language}.ftl`));
    expect(said).toEqual(["", "-claim", "-facts", "-about"].map((part) => `game-${game}${part}`));
  });

  test("no message has the id of one of the shell's or the server's", () => {
    const house = new Set([...shell, ...server, ...about]);
    expect(ofGame(game).filter((id) => house.has(id))).toEqual([]);
  });
});

test("every message that the shell says exists", () => {
  const all = [...shell, ...server, ...about, ...games.flatMap(ofGame)];
  const missing = used().filter((id) => (id.endsWith("-") ? !all.some((each) => each.startsWith(id)) : !all.includes(id)));
  expect(missing).toEqual([]);
});

test("every message of the shell is said somewhere", () => {
  const code = sources(join(root, "src")).join("\n");
  const prefixes = used().filter((id) => id.endsWith("-"));
  const idle = [...shell].filter(
    (id) => !new RegExp(`["'\`]${id}["'\`]`).test(code) && !prefixes.some((prefix) => id.startsWith(prefix)),
  );
  expect(idle).toEqual([]);
});
