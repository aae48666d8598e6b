// Where a location is, as a small drawing: which motif its name calls for, and its lines, varied by its code so that no two
// look alike. On a sheet of 240 by 160. Not for colours (see Scenery.svelte).

/** A shape: what it is drawn with, and where. "ink" near, "mist" far, "line" and "far" strokes, "lit" what glows. */
export interface Shape {
  as: "ink" | "mist" | "line" | "far" | "lit";
  d: string;
}

/** A drawing, and where its light is. */
export interface Scene {
  shapes: Shape[];
  light: { x: number; y: number };
}

type Chance = (below: number) => number;

/** Chance that falls the same way for the same word. */
export function dice(word: string): Chance {
  let seed = [...word].reduce((so, letter) => (Math.imul(so, 31) + letter.charCodeAt(0)) | 0, 7);
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return ((seed >>> 8) / 0x1000000) * below;
  };
}

const box = (x: number, y: number, w: number, h: number) =>
  `M${x.toFixed(0)} ${y.toFixed(0)}h${w.toFixed(0)}v${h.toFixed(0)}h-${w.toFixed(0)}Z`;
const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;
const many = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join("");

/** A row of houses with gables; a few windows are lit. */
function street(roll: Chance): Scene {
  const shapes: Shape[] = [
    {
      as: "mist",
      d: many(7, (at) => {
        const h = 60 + roll(60);
        return `M${at * 36 - 6} 160V${160 - h}l18 -${12 + roll(14)}l18 ${14}V160Z`;
      }),
    },
  ];
  const lit: string[] = [];
  const dark: string[] = [];
  let ink = "";
  for (let x = -8; x < 240;) {
    const w = 34 + roll(26);
    const h = 52 + roll(44);
    ink += `M${x.toFixed(0)} 160V${(160 - h).toFixed(0)}L${(x + w / 2).toFixed(0)} ${(160 - h - 20).toFixed(0)}L${(x + w).toFixed(0)} ${(160 - h).toFixed(0)}V160Z`;
    for (let y = 160 - h + 10; y < 138; y += 22) {
      for (const at of [0.24, 0.62]) (roll(1) < 0.3 ? lit : dark).push(box(x + w * at - 3, y, 8, 12));
    }
    x += w + 2 + roll(8);
  }
  shapes.push({ as: "ink", d: ink }, { as: "far", d: dark.join("") }, { as: "lit", d: lit.join("") });
  shapes.push({ as: "lit", d: "M118 96h6v6h-6Z" }, { as: "line", d: "M121 102V160" });
  return { shapes, light: { x: 121, y: 98 } };
}

/** Towers with battlements over a lawn. */
function campus(roll: Chance): Scene {
  const x = 74 + roll(40);
  return {
    light: { x: x + 30, y: 84 },
    shapes: [
      { as: "mist", d: `M0 160V96h44V84h20v12h36V70l14 -16l14 16v26h40V88h22v8h50V160Z` },
      { as: "ink", d: `M${x} 160V64h8v-8h8v8h8v-8h10v8h8v-8h8v8h10V160ZM0 160V120C60 112 180 112 240 122V160Z` },
      { as: "lit", d: arch(x + 22, 76, 16, 30) },
      { as: "far", d: `M${x + 30} 76V106M${x + 8} 120h44M${x + 8} 134h44` },
      { as: "line", d: many(4, (at) => `M${20 + at * 58} 122q-6 -20 0 -34q6 14 0 34`) },
    ],
  };
}

/** A room with a window, a bed or a table, and a lamp. */
function chamber(roll: Chance): Scene {
  const left = roll(1) < 0.5;
  const [lamp, window] = left ? [60, 150] : [172, 56];
  return {
    light: { x: lamp, y: 84 },
    shapes: [
      { as: "mist", d: `M0 0H240V118H0Z` },
      { as: "far", d: many(12, (at) => `M${at * 22 + 4} 0V118`) },
      { as: "ink", d: box(window, 20, 44, 62) },
      { as: "far", d: `M${window + 22} 20v62M${window} 50h44M${window + 6} 34l10 -8` },
      { as: "ink", d: `M0 118H240V160H0ZM${lamp - 34} 108h68v6h-4v46h-6v-46h-48v46h-6v-46h-4Z` },
      { as: "ink", d: `M${lamp - 3} 92h6v16h-6Z` },
      { as: "lit", d: `M${lamp - 8} 92L${lamp - 4} 76h8L${lamp + 8} 92Z` },
      { as: "line", d: `M0 134H240M0 148H240` },
    ],
  };
}

/** Shelves full of books, to the ceiling. */
function library(roll: Chance): Scene {
  const books = [14, 52, 90, 128]
    .map((y) =>
      many(26, (at) => {
        const h = 18 + roll(12);
        return box(at * 9.4 + roll(3), y + 32 - h, 4 + roll(4), h);
      }),
    )
    .join("");
  return {
    light: { x: 120, y: 96 },
    shapes: [
      { as: "mist", d: books },
      { as: "line", d: "M0 46H240M0 84H240M0 122H240M80 0V160M164 0V160" },
      { as: "ink", d: "M0 152H240V160H0ZM96 160V118h48v42ZM86 112h68v7H86Z" },
      { as: "lit", d: "M112 112L116 98h8L128 112Z" },
      { as: "far", d: "M30 160L58 0M44 160L72 0M34 140h14M38 118h14M42 96h14M46 74h14M50 52h14" },
    ],
  };
}

/** A dome with a slit, and stars. */
function observatory(roll: Chance): Scene {
  return {
    light: { x: 150, y: 52 },
    shapes: [
      { as: "lit", d: many(22, () => box(roll(236), roll(80), 1.6, 1.6)) },
      { as: "mist", d: "M0 160V128C60 104 180 104 240 130V160Z" },
      { as: "ink", d: "M70 160V104H170V160ZM74 100A46 46 0 0 1 166 100V106H74ZM128 70L182 26L190 35L138 82Z" },
      { as: "lit", d: "M120 56L136 60L144 98H128Z" },
      { as: "far", d: "M74 104H166M84 118V150M156 118V150M112 160V128h16v32" },
    ],
  };
}

/** Flasks and burners on a bench. */
function laboratory(roll: Chance): Scene {
  const flask = (x: number) => `M${x - 4} 84v-16h8v16l12 28h-32Z`;
  return {
    light: { x: 96, y: 100 },
    shapes: [
      { as: "mist", d: "M0 0H240V100H0Z" },
      { as: "far", d: many(5, (at) => box(14 + at * 46, 16, 30, 40)) },
      {
        as: "ink",
        d: `M0 112H240V122H0ZM12 122h10v38H12ZM218 122h10v38h-10Z${flask(168)}${flask(40 + roll(10))}M186 112V60h6v52Z`,
      },
      { as: "lit", d: "M88 112l6 -16h4l8 16Z" },
      { as: "line", d: "M92 96V78h8v18L112 112H80ZM168 70C168 50 120 50 104 64" },
    ],
  };
}

/** Masts and cranes over black water. */
function harbour(roll: Chance): Scene {
  return {
    light: { x: 186, y: 60 },
    shapes: [
      { as: "mist", d: "M0 112V88h40V76h26v14h30V70h30v42ZM150 112V90h90v22Z" },
      { as: "ink", d: `M0 160V118h84l8 -10h40l-8 22H240V160ZM104 108V30h3v78ZM124 108V44h3v64ZM180 130V62h10v68Z` },
      { as: "lit", d: "M181 52h8v10h-8Z" },
      { as: "line", d: "M105 32L78 106M105 32L128 106M125 46L150 108M92 60h28" },
      { as: "far", d: many(9, (at) => `M${roll(220).toFixed(0)} ${132 + at * 3}h${(12 + roll(16)).toFixed(0)}`) },
    ],
  };
}

/** Vaults that lead away, with water at the foot. */
function tunnel(roll: Chance): Scene {
  const x = 96 + roll(40);
  return {
    light: { x, y: 92 },
    shapes: [
      { as: "ink", d: `M0 0H240V160H0ZM20 160V90A100 84 0 0 1 220 90V160Z` },
      { as: "mist", d: `M20 160V90A100 84 0 0 1 220 90V160ZM${x - 30} 136V96A30 28 0 0 1 ${x + 30} 96V136Z` },
      { as: "lit", d: arch(x - 12, 84, 24, 40) },
      { as: "far", d: `M44 160V96A76 66 0 0 1 196 96V160M66 150V100A54 46 0 0 1 174 100V150` },
      { as: "ink", d: "M20 160L92 134H148L220 160Z" },
      { as: "far", d: many(5, (at) => `M${(80 + roll(60)).toFixed(0)} ${140 + at * 4}h${(12 + roll(20)).toFixed(0)}`) },
    ],
  };
}

/** Pillars standing in water, under something that was not built. */
function cistern(roll: Chance): Scene {
  return {
    light: { x: 120, y: 104 },
    shapes: [
      { as: "mist", d: many(6, (at) => `M${18 + at * 38} 130V36l-8 -10h24l-8 10V130Z`) },
      {
        as: "ink",
        d: `M0 0H240V22C200 30 40 30 0 22ZM0 160V0h18v160ZM222 160V0h18v160ZM62 160V40l-10 -18h34l-10 18V160ZM162 160V40l-10 -18h34l-10 18V160Z`,
      },
      { as: "lit", d: "M100 128C108 116 132 116 140 128C132 134 108 134 100 128Z" },
      { as: "far", d: many(8, (at) => `M${roll(210).toFixed(0)} ${134 + at * 3}h${(14 + roll(24)).toFixed(0)}`) },
    ],
  };
}

/** Stairs up into the dark. */
function hall(): Scene {
  return {
    light: { x: 120, y: 40 },
    shapes: [
      { as: "mist", d: "M0 0H70V160H0ZM170 0H240V160H170Z" },
      { as: "ink", d: many(7, (at) => box(60 - at * -6, 152 - at * 14, 120 - at * 12, 8)) },
      { as: "line", d: "M56 160L100 60M184 160L140 60M70 130V100M170 130V100M82 100V74M158 100V74" },
      { as: "lit", d: arch(108, 24, 24, 34) },
    ],
  };
}

/** Boards, posts, a door ajar. */
function porch(): Scene {
  return {
    light: { x: 134, y: 92 },
    shapes: [
      { as: "mist", d: "M30 140V50H210V140Z" },
      { as: "ink", d: "M10 52L120 8L230 52V62H10ZM24 62h8v86h-8ZM208 62h8v86h-8ZM0 146H240V160H0Z" },
      { as: "ink", d: "M106 146V74h36v72Z" },
      { as: "lit", d: "M130 78h10v66h-10Z" },
      { as: "far", d: "M40 70H98M40 86H98M40 102H98M150 70H200M150 86H200M150 102H200M40 118H98M150 118H200" },
    ],
  };
}

/** Steps down to standing water. */
function cellar(): Scene {
  return {
    light: { x: 58, y: 40 },
    shapes: [
      { as: "mist", d: "M0 0H240V120H0Z" },
      { as: "ink", d: `M0 0H240V14H0ZM0 160V60h26v16h22v16h22v16h22v16H240V160Z` },
      { as: "lit", d: "M34 20h34v26H34Z" },
      { as: "far", d: "M51 20v26M34 33h34M110 30h90M120 50h100M104 70h110M130 90h90M100 134h40M160 142h50M120 150h30" },
    ],
  };
}

const MOTIFS: [RegExp, (roll: Chance) => Scene][] = [
  [/library/i, library],
  [/observatory/i, observatory],
  [/science|laborator/i, laboratory],
  [/cistern/i, cistern],
  [/sewer|sluice|tunnel|culvert/i, tunnel],
  [/cellar/i, cellar],
  [/waterfront|harbou?r|river/i, harbour],
  [/quad|university|campus/i, campus],
  [/porch/i, porch],
  [/entrance|hall\b/i, hall],
  [/room|kitchen|dormitor/i, chamber],
];

/** Draw a location by its English name and its code. */
export function sceneOf(name: string, code: string): Scene {
  const motif = MOTIFS.find(([called]) => called.test(name))?.[1] ?? street;
  return motif(dice(code));
}
