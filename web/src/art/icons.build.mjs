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
const FATE = {
    book: ["open-book", "Lorc"],
    lantern: ["lantern-flame", "Lorc"],
    flame: ["fire", "sbed"],
    skull: ["death-skull", "sbed"],
    moon: ["moon", "Lorc"],
    joker: ["star-swirl", "Lorc"],
    gate: ["magic-gate", "Lorc"],
    library: ["bookshelf", "Delapouite"],
    streets: ["village", "Delapouite"],
    ceremony: ["fire-shrine", "Delapouite"],
    museum: ["greek-temple", "Delapouite"],
    gathering: ["cultist", "Lorc"],
    tentacle: ["suckered-tentacle", "Lorc"],
    star: ["polar-star", "Delapouite"],
    eye: ["sunken-eye", "Lorc"],
    cultist: ["hood", "Lorc"],
    investigator: ["fedora", "Lorc"],
    crown: ["queen-crown", "Lorc"],
    captive: ["cage", "Delapouite"],
    curse: ["cursed-star", "Lorc"],
    squall: ["snowflake-1", "Lorc"],
    cthulhu: ["squid-head", "Lorc"],
    hastur: ["crowned-skull", "Lorc"],
    nyarlathotep: ["pharoah", "Delapouite"],
    ithaqua: ["wolf-howl", "Lorc"],
    tsathoggua: ["toad-teeth", "Lorc"],
    shubNiggurath: ["horned-skull", "Lorc"],
    yogSothoth: ["bubbles", "Lorc"],
    azathoth: ["vortex", "Lorc"],
    callFromBelow: ["raise-zombie", "Skoll"],
    falseTrail: ["footsteps", "Skoll"],
    dreamRoad: ["interstellar-path", "Lorc"],
    mindTheft: ["brain-leak", "Delapouite"],
    bloodPrice: ["heart-drop", "Lorc"],
    frenzy: ["dice-fire", "Delapouite"],
    wardingCircle: ["magic-shield", "Lorc"],
    betrayal: ["backstab", "Lorc"],
    banishment: ["magic-swirl", "Lorc"],
    pressCall: ["newspaper", "Delapouite"],
    risingTide: ["big-wave", "Lorc"],
    brokenSeal: ["cracked-disc", "Lorc"],
    necronomicon: ["evil-book", "Lorc"],
    amulet: ["ankh", "Lorc"],
    silverKey: ["skeleton-key", "Lorc"],
    elderLamp: ["magic-lamp", "Lorc"],
    idol: ["moai", "Delapouite"],
    dagger: ["sacrificial-dagger", "Lorc"],
    shiningStone: ["fire-gem", "Delapouite"],
    blackMirror: ["mirror-mirror", "Lorc"],
    boneFlute: ["flute", "Delapouite"],
    wardRing: ["diamond-ring", "Delapouite"],
    yellowMask: ["duality-mask", "Lorc"],
    starChart: ["eclipse-flare", "Lorc"],
};

const CULTISTS = {
    cafeteria: ["coffee-mug", "Lorc"],
    dormitory: ["bed", "Delapouite"],
    laboratory: ["round-bottom-flask", "Lorc"],
    portal: ["magic-portal", "Lorc"],
    camera: ["cctv-camera", "Delapouite"],
    library: ["bookshelf", "Delapouite"],
    hall: ["theater-curtains", "Delapouite"],
    boiler: ["furnace", "Delapouite"],
    archivist: ["quill-ink", "Lorc"],
    caretaker: ["skeleton-key", "Lorc"],
    physician: ["stethoscope", "Delapouite"],
    dean: ["top-hat", "Lorc"],
    reporter: ["newspaper", "Delapouite"],
    student: ["graduate-cap", "Delapouite"],
    professor: ["mad-scientist", "Lorc"],
    watchman: ["lantern-flame", "Lorc"],
    calm: ["moon", "Lorc"],
    lightning: ["lightning-tree", "Lorc"],
    secretDoors: ["secret-door", "Delapouite"],
    fishMan: ["fish-monster", "Delapouite"],
    marker: ["cultist", "Lorc"],
    locked: ["padlock", "Lorc"],
    fog: ["fog", "Delapouite"],
    courage: ["lion", "Lorc"],
    alive: ["heart-beats", "Delapouite"],
    dead: ["death-skull", "sbed"],
    success: ["open-book", "Lorc"],
    failure: ["spider-web", "Lorc"],
    sabotage: ["burning-book", "Lorc"],
    investigator: ["magnifying-glass", "Lorc"],
    seer: ["all-seeing-eye", "Delapouite"],
    assassin: ["cloak-dagger", "Lorc"],
    cultist: ["hood", "Lorc"],
    firestarter: ["fire", "sbed"],
    fight: ["crossed-swords", "Lorc"],
    chase: ["big-wave", "Lorc"],
    attack: ["backstab", "Lorc"],
    secure: ["locked-door", "Delapouite"],
    vote: ["vote", "Delapouite"],
    bulb: ["light-bulb", "Lorc"],
    pass: ["hourglass", "Lorc"],
    help: ["shaking-hands", "Delapouite"],
    knife: ["bowie-knife", "Lorc"],
    ghost: ["ghost", "Lorc"],
    seal: ["wax-seal", "Lorc"],
    notebook: ["notebook", "Delapouite"],
    hazard: ["hazard-sign", "Lorc"],
    steps: ["footsteps", "Skoll"],
    foot: ["footprint", "Lorc"],
    gear: ["cog", "Lorc"],
    talk: ["chat-bubble", "Delapouite"],
};

const HORROR = {
    guardian: ["checked-shield", "Lorc"],
    seeker: ["magnifying-glass", "Lorc"],
    rogue: ["domino-mask", "Lorc"],
    mystic: ["moon", "Lorc"],
    survivor: ["campfire", "Lorc"],
    neutral: ["compass", "Lorc"],
    weakness: ["cracked-mask", "Lorc"],
    mythos: ["octopus", "Lorc"],
    willpower: ["candle-flame", "Lorc"],
    intellect: ["open-book", "Lorc"],
    combat: ["fist", "Skoll"],
    agility: ["wingfoot", "Lorc"],
    wild: ["polar-star", "Delapouite"],
    health: ["hearts", "Skoll"],
    sanity: ["brain", "Lorc"],
    fight: ["crossed-swords", "Lorc"],
    evade: ["run", "Lorc"],
    damage: ["drop", "Lorc"],
    horror: ["sunken-eye", "Lorc"],
    shroud: ["fog", "Delapouite"],
    clues: ["boot-prints", "Lorc"],
    doom: ["hourglass", "Lorc"],
    resources: ["two-coins", "Delapouite"],
    victory: ["laurels", "Lorc"],
    action: ["play-button", "Guard13007"],
    reaction: ["return-arrow", "Lorc"],
    free: ["power-lightning", "Lorc"],
    hand: ["hand", "sbed"],
    arcane: ["magic-swirl", "Lorc"],
    accessory: ["gem-pendant", "Lorc"],
    body: ["leather-vest", "Lorc"],
    ally: ["three-friends", "Delapouite"],
    head: ["fedora", "Lorc"],
    skull: ["death-skull", "sbed"],
    cultist: ["hood", "Lorc"],
    tablet: ["stone-tablet", "Lorc"],
    elderThing: ["suckered-tentacle", "Lorc"],
    autoFail: ["tentacles-skull", "Lorc"],
    elderSign: ["pentacle", "Skoll"],
};

/** The encounter sets of Horror's core box, by the codes of the sets. */
const SETS = {
    spreading_flames: ["flame-spin", "Lorc"],
    smoke_and_mirrors: ["smoking-orb", "Lorc"],
    queen_of_ash: ["queen-crown", "Lorc"],
    arcane_lock: ["padlock", "Lorc"],
    miskatonic_university: ["graduate-cap", "Delapouite"],
    arkham_ch2: ["village", "Delapouite"],
    ashen_pilgrims: ["hood", "Lorc"],
    fire: ["fire", "sbed"],
    torment: ["death-skull", "sbed"],
    flying_terrors: ["wyvern", "Lorc"],
    dead_ends: ["uncertainty", "Lorc"],
    gangs_of_arkham: ["fedora", "Lorc"],
    bad_weather: ["snowflake-1", "Lorc"],
    hallucinations: ["sunken-eye", "Lorc"],
    reeking_decay: ["toad-teeth", "Lorc"],
    arkham_sewers: ["drop", "Lorc"],
    bystanders: ["person", "Delapouite"],
    cosmic_evils: ["vortex", "Lorc"],
    eldritch_lore: ["open-book", "Lorc"],
    cultists_ch2: ["cultist", "Lorc"],
    mad_science: ["mad-scientist", "Lorc"],
    people_of_arkham: ["chat-bubble", "Delapouite"],
    whippoorwills_ch2: ["raven", "Lorc"],
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
writeModule("../boards/fate/icons.ts", "Icons of Fate, as SVG paths in a box of 512.", FATE);
writeModule("../boards/cultists/icons.ts", "Icons of Cultists, as SVG paths in a box of 512.", CULTISTS);
writeModule("../parts/horror/icons.ts", "Icons of Horror's cards, as SVG paths in a box of 512.", HORROR);
writeModule("../parts/horror/sets.ts", "Symbols of Horror's encounter sets, as SVG paths in a box of 512.", SETS);
const authors = new Map([SHELL, RITUAL, FATE, CULTISTS, HORROR, SETS].flatMap((used) => Object.values(used)));
writeCredits(
    "credits.icons.ts",
    [...authors].sort(([a], [b]) => a.localeCompare(b)),
);
