// The gallery: one position of views.json (written by dump.py) on the board, by ?show=title&theme=&lang=&motion=.
import { mount } from "svelte";
import "../../../theme/theme.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("gallery");
const all = await (await fetch(new URL("./views.json", import.meta.url))).json();
if (target) mount(Gallery, { target, props: { all } });
