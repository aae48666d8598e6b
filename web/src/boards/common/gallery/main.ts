// The gallery: a game's board in one position of its views.json (written by dump.py), by
// ?game=&show=title&theme=&lang=&motion=. For looking at a board while working on it; nothing of it is shipped.
import { mount, type Component } from "svelte";
import "../../../theme/theme.css";
import "../../../shell.css";
import { Speech } from "../../../lib/speech";
import { board, type BoardProps } from "../../index";
import Gallery from "./Gallery.svelte";

const messages = import.meta.glob<string>(
  [
    "../../*/messages.*.ftl",
    "../../../parts/*/messages.*.ftl",
    "../../../../../src/miskatonic/{core,games/*}/messages.*.ftl",
    "../../../../../src/miskatonic/games/*/messages.*/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "ritual";
const language = wanted.get("lang") === "de" ? "de" : "en";
const page = document.documentElement;
page.lang = language;
page.dataset.theme = wanted.get("theme") ?? "dark";
page.dataset.motion = wanted.get("motion") ?? "full";

const end = `/messages.${language}.ftl`;
const spoken = Object.entries(messages).filter(
  ([path]) =>
    path === `..${end}` ||
    path.endsWith(`/core${end}`) ||
    path.endsWith(`/${game}${end}`) ||
    path.includes(`/games/${game}/messages.${language}/`),
);
const sources = await Promise.all(spoken.map(([, load]) => load()));
const all = await (await fetch(new URL(`../../${game}/gallery/views.json`, import.meta.url))).json();
const loaded = await board(game)?.();
const target = document.getElementById("gallery");
if (target && loaded) {
  const Board: Component<BoardProps> = loaded.default;
  mount(Gallery, { target, props: { all, Board, speech: new Speech(language, sources), wanted } });
}
