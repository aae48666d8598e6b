// The messages that a game's board speaks with, for tests. A game keeps them in one file or in a folder of parts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Return everything that the board of a game can say in this language. */
export function ftl(game: string, language: string): string[] {
  const rooms = [
    "../src/miskatonic/core",
    `../src/miskatonic/games/${game}`,
    `src/boards/${game}`,
    "src/boards/common",
    `src/parts/${game}`,
  ];
  return rooms.flatMap((room) => read(join(root, room, `messages.${language}`)));
}

function read(path: string): string[] {
  if (existsSync(path)) return readdirSync(path).map((name) => readFileSync(join(path, name), "utf8"));
  return existsSync(`${path}.ftl`) ? [readFileSync(`${path}.ftl`, "utf8")] : [];
}
