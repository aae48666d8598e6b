// Copies the few game-icons we use out of the npm package into small typed modules: `npm run icons`.
// The authors are not in the package; they are the folders of the collection's own repository.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = here("../../node_modules/@iconify-json/game-icons/icons.json");
const { icons } = JSON.parse(readFileSync(source, "utf8"));

/** Our name of an icon: the name in game-icons, its author. */
const SHELL = {
  person: ["person", "Delapouite"],
  bot: ["vintage-robot", "Lorc"],
  rules: ["rule-book", "Delapouite"],
  chat: ["chat-bubble", "Delapouite"],
  log: ["scroll-unfurled", "Lorc"],
  settings: ["cog", "Lorc"],
  bell: ["ringing-bell", "Lorc"],
  laurels: ["laurels", "Lorc"],
};
const RITUAL = {
  pure: ["drop", "Lorc"],
  cursed: ["bleeding-eye", "Lorc"],
  candelabra: ["lit-candelabra", "Lorc"],
  chalice: ["jeweled-chalice", "Lorc"],
  dagger: ["sacrificial-dagger", "Lorc"],
  mask: ["ceremonial-mask", "Delapouite"],
  idol: ["moai", "Delapouite"],
  gate: ["magic-gate", "Lorc"],
  orb: ["crystal-ball", "Lorc"],
  trapezohedron: ["crystal-shine", "Lorc"],
  investigator: ["sherlock-holmes", "Delapouite"],
  student: ["graduate-cap", "Delapouite"],
  cultist: ["cultist", "Lorc"],
  professor: ["mad-scientist", "Lorc"],
  cthulhu: ["squid-head", "Lorc"],
  nyarlathotep: ["pharoah", "Delapouite"],
  yogSothoth: ["bubbles", "Lorc"],
  hastur: ["crowned-skull", "Lorc"],
  mystery: ["uncertainty", "Lorc"],
  hand: ["hand", "sbed"],
  straw: ["scarecrow", "Lorc"],
};

function drawing(name) {
  const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`game-icons has no drawing ${name}`);
  return paths.join("");
}

function writeModule(path, about, used) {
  const lines = Object.entries(used).map(([ours, [name]]) => `export const ${ours} =\n  ${JSON.stringify(drawing(name))};\n`);
  writeFileSync(here(path), `// ${about} Made by \`npm run icons\`; credits in art/credits.ts.\n${lines.join("")}`);
}

function writeCredits(path, all) {
  const rows = all.map(([name, author]) => `  ${JSON.stringify({ name, author })},\n`);
  const text = `// Which game-icons are drawn, and by whom. Made by \`npm run icons\`.\nexport const gameIcons: readonly { name: string; author: string }[] = [\n${rows.join("")}];\n`;
  writeFileSync(here(path), text);
}

writeModule("icons.ts", "Icons of the shell, as SVG paths in a box of 512.", SHELL);
writeModule("../boards/ritual/icons.ts", "Icons of Ritual, as SVG paths in a box of 512.", RITUAL);
const credits = [...Object.values(SHELL), ...Object.values(RITUAL)].sort(([a], [b]) => a.localeCompare(b));
writeCredits("credits.icons.ts", credits);
