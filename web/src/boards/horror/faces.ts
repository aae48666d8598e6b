// Who somebody is, as a silhouette: people by hat and shoulders, monsters by what is not shown. By traits, varied by the
// code. On a sheet of 64 by 64. Not for colours (see Portrait.svelte).
import { dice, type Shape } from "./scenes";

const SHOULDERS = "M8 64C8 50 18 46 26 44V38H38V44C46 46 56 50 56 64Z";
const HEAD = "M32 14C39 14 43 19 43 26C43 34 38 41 32 41C26 41 21 34 21 26C21 19 25 14 32 14Z";

const HATS: Record<string, Shape[]> = {
  /** A brim pulled low. */
  fedora: [{ as: "ink", d: "M12 24C18 20 46 20 52 24C46 27 18 27 12 24ZM21 22C21 8 26 8 32 11C38 8 43 8 43 22Z" }],
  top: [{ as: "ink", d: "M14 21H50V24H14ZM21 22V2H43V22Z" }],
  cap: [{ as: "ink", d: "M19 22C19 10 45 10 45 22L54 25H30Z" }],
  cloche: [{ as: "ink", d: "M18 28C16 8 48 8 46 28C40 24 24 24 18 28ZM18 28C16 34 18 40 21 42L23 28Z" }],
  hair: [{ as: "ink", d: "M18 46C14 24 20 10 32 10C44 10 50 24 46 46C44 40 44 30 42 24C36 22 28 22 22 24C20 30 20 40 18 46Z" }],
  hood: [
    { as: "ink", d: "M14 46C12 22 24 6 32 4C40 6 52 22 50 46C44 50 20 50 14 46Z" },
    { as: "mist", d: "M22 40C20 26 26 18 32 16C38 18 44 26 42 40C36 44 28 44 22 40Z" },
  ],
  helmet: [{ as: "ink", d: "M19 34V20C19 6 45 6 45 20V34L38 30V24H26V30Z" }],
};

const EYES: Shape = { as: "lit", d: "M26 27l5 2l-5 1ZM38 27l-5 2l5 1Z" };

function someone(hat: keyof typeof HATS, eyes = false): Shape[] {
  const bare: Shape[] = [{ as: "ink", d: SHOULDERS + HEAD }, ...(HATS[hat] ?? [])];
  const coat: Shape = { as: "far", d: "M26 46L32 56L38 46M32 56V64" };
  return [...bare, coat, ...(eyes ? [EYES] : [])];
}

const hound: Shape[] = [
  { as: "ink", d: "M2 64C4 44 14 34 24 32L26 18L34 28C46 28 56 34 62 40C60 46 52 48 44 47C42 54 44 60 44 64Z" },
  { as: "lit", d: "M38 34l7 2l-6 2Z" },
  { as: "far", d: "M46 46l3 4l2 -5M52 44l2 4l3 -6M20 40C16 46 14 54 14 62" },
];
const winged: Shape[] = [
  {
    as: "ink",
    d: "M32 24C36 18 38 20 40 24C50 12 60 14 64 20C60 22 60 28 60 34C54 32 52 36 50 40C44 38 40 42 38 50L32 60L26 50C24 42 20 38 14 40C12 36 10 32 4 34C4 28 4 22 0 20C4 14 14 12 24 24C26 20 28 18 32 24Z",
  },
  { as: "lit", d: "M28 32h3v3h-3ZM34 32h3v3h-3Z" },
];
const crawling: Shape[] = [
  { as: "ink", d: "M0 56C8 36 20 28 34 30C48 32 58 42 64 40C60 50 50 52 44 52L52 64H46L38 54L30 64H24L28 54C18 54 8 58 0 56Z" },
  { as: "lit", d: "M44 38h4v4h-4Z" },
];
const arms = (roll: (below: number) => number): Shape[] => [
  {
    as: "ink",
    d: Array.from({ length: 6 }, (_, at) => {
      const x = at * 12 - 2;
      const y = 8 + roll(22);
      return `M${x} 64C${x + 2} 46 ${(x - 8 + roll(12)).toFixed(0)} ${(y + 16).toFixed(0)} ${(x + 2).toFixed(0)} ${y.toFixed(0)}C${x + 14} ${(y + 16).toFixed(0)} ${x + 8} 46 ${x + 12} 64Z`;
    }).join(""),
  },
  { as: "lit", d: "M22 44C26 38 38 38 42 44C38 50 26 50 22 44Z" },
  { as: "ink", d: "M31 39h2v10h-2Z" },
];
const thorns: Shape[] = [
  {
    as: "ink",
    d: "M28 64C30 50 18 46 10 50C18 42 26 42 29 46C28 34 18 30 6 32C16 24 28 26 31 36C30 22 24 12 18 4C28 8 34 18 34 30C38 18 46 10 58 8C48 16 40 26 38 40C44 34 54 34 60 40C50 40 42 44 38 52L40 64Z",
  },
  { as: "lit", d: "M30 34C30 26 34 26 36 20C40 28 40 34 36 40C32 40 30 38 30 34Z" },
];
const flames: Shape = {
  as: "lit",
  d: "M16 20C14 12 20 10 20 2C26 8 24 14 26 16C28 8 32 6 32 0C38 6 36 12 38 16C40 12 42 8 42 4C48 10 50 14 48 20C40 14 24 14 16 20Z",
};

/** Draw somebody by type, traits, English name and code. */
export function faceOf({ traits, name, code, type }: { traits: string[]; name: string; code: string; type: string }): Shape[] {
  const is = (...wanted: string[]) => wanted.some((trait) => traits.includes(trait));
  const called = (wanted: RegExp) => wanted.test(name);
  const roll = dice(code);
  const shapes = figure(is, called, roll, type === "enemy");
  return called(/flame|fire/i) ? [flames, ...shapes] : shapes;
}

function figure(
  is: (...traits: string[]) => boolean,
  called: (wanted: RegExp) => boolean,
  roll: (below: number) => number,
  foe: boolean,
): Shape[] {
  if (is("Flora")) return thorns;
  if (called(/hound|wolf|dog/i)) return hound;
  if (called(/bat\b|bird|will$|crow|moth/i)) return winged;
  if (is("Cultist")) return someone("hood", true);
  if (is("Humanoid") || !foe) return someone(hatFor(is, called, roll), foe && is("Monster"));
  return is("Monster", "Ancient One") ? arms(roll) : crawling;
}

function hatFor(
  is: (...traits: string[]) => boolean,
  called: (wanted: RegExp) => boolean,
  roll: (below: number) => number,
): keyof typeof HATS {
  if (is("Performer", "Sorcerer", "Silver Twilight", "Socialite") && !called(/margaret/i)) return "top";
  if (is("Detective", "Coterie")) return "fedora";
  if (is("Police", "Worker")) return "cap";
  if (is("Agency", "Miskatonic") || called(/naomi|margaret/i)) return "cloche";
  if (is("Chosen", "Hunter")) return "hair";
  if (is("Syndicate", "Criminal")) return "fedora";
  return (["fedora", "cap", "hair", "cloche"] as const)[Math.floor(roll(4))] ?? "cap";
}
