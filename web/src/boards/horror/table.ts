// A view of Horror by where things are: which cards lie in which zone, who stands where, what is how far along.
// Not for words (see labels.ts) and not for looks.
import type { CardOnTable, HorrorView, PersonView } from "../../protocol";
import type { Crowd } from "./crowd";

/** No seat, or no card. */
export const NONE = -1;

/** What a card on the table leaves unsaid. */
export const UNSAID: Omit<CardOnTable, "id" | "code" | "name" | "type" | "zone" | "owner" | "controller"> = {
  exhausted: false,
  revealed: true,
  damage: 0,
  horror: 0,
  clues: 0,
  doom: 0,
  resources: 0,
  uses: 0,
  uses_type: "",
  sealed: [],
  slots: [],
  classes: [],
  subtype: "",
  icons: {},
  traits: [],
  keywords: [],
  numbers: {},
  leads_to: [],
  engaged: [],
  place: [],
  beneath: 0,
};

/** What lies where. */
export interface Lying {
  card: Map<number, CardOnTable>;
  zone: Map<string, CardOnTable[]>;
}

/** Look up everything that lies on the table; what a card leaves unsaid is filled in. */
export function lying(view: HorrorView): Lying {
  const card = new Map(view.cards.map((each) => [each.id, { ...UNSAID, ...each }]));
  const zone = new Map<string, CardOnTable[]>();
  for (const each of card.values()) zone.set(each.zone, [...(zone.get(each.zone) ?? []), each]);
  for (const [name, order] of Object.entries(view.piles)) {
    zone.set(
      name,
      order.flatMap((id) => card.get(id) ?? []),
    );
  }
  return { card, zone };
}

export const inZone = (there: Lying, zone: string): CardOnTable[] => there.zone.get(zone) ?? [];

/** The locations in play. */
export const places = (there: Lying): CardOnTable[] => inZone(there, "map");

/** Who stands at a location. */
export function standing(view: HorrorView, location: number): PersonView[] {
  return view.people.filter((person) => person.location === location && person.status === "playing");
}

/** Enemies at a location that nobody is engaged with, and massive ones. */
export function prowling(there: Lying, location: number): CardOnTable[] {
  return inZone(there, `at:${location}`).filter((card) => card.type === "enemy");
}

/** What else lies at a location or is attached to it. */
export function attached(there: Lying, host: number): CardOnTable[] {
  const at = inZone(there, `at:${host}`).filter((card) => card.type !== "enemy");
  return [...at, ...inZone(there, `on:${host}`)];
}

/** What lies openly beneath a card. */
export const beneath = (there: Lying, over: number): CardOnTable[] => inZone(there, `beneath:${over}`);

/** The enemies in an investigator's threat area. */
export function engagedWith(there: Lying, seat: number): CardOnTable[] {
  return inZone(there, `threat:${seat}`).filter((card) => card.type === "enemy");
}

/** Who and what is at a location. */
export function crowdAt(view: HorrorView, there: Lying, location: number): Crowd {
  const people = standing(view, location);
  const engaged = people.flatMap(({ seat }) => engagedWith(there, seat));
  const things = attached(there, location).length;
  return { people: people.length, foes: engaged.length + prowling(there, location).length, things };
}

/** How far something has come: how much of how many. */
export interface Progress {
  done: number;
  of: number;
}

/** Clues that investigators have together, of those the act wants. Nothing: it has an objective of its own. */
export function actProgress(view: HorrorView, there: Lying, act: CardOnTable): Progress | null {
  const of = act.numbers.threshold ?? 0;
  if (!of) return null;
  const held = view.people
    .filter((person) => person.status === "playing")
    .reduce((sum, person) => sum + (there.card.get(person.card)?.clues ?? 0), 0);
  return { done: held + act.clues, of };
}

/** All doom in play, of what the agenda bears. */
export function agendaProgress(view: HorrorView, agenda: CardOnTable): Progress | null {
  const of = agenda.numbers.threshold ?? 0;
  return of ? { done: view.doom, of } : null;
}

/** How much harm something can still take. */
export function left(card: CardOnTable, of: "health" | "sanity"): Progress | null {
  const most = card.numbers[of];
  if (most === undefined) return null;
  return { done: Math.max(0, most - (of === "health" ? card.damage : card.horror)), of: most };
}

/** The tokens in a bag, each with how many there are: numbers from high to low, then symbols. */
export function counted(bag: readonly string[]): { token: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const token of bag) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].map(([token, count]) => ({ token, count })).sort((a, b) => rank(b.token) - rank(a.token));
}

const SYMBOLS = ["elder-sign", "skull", "cultist", "tablet", "elder-thing", "auto-fail"];

function rank(token: string): number {
  if (token === "elder-sign") return 50;
  const place = SYMBOLS.indexOf(token);
  return place < 0 && /^[+-]?\d+$/.test(token) ? Number(token) : -30 - place;
}

/** Slots as they lie side by side: each with the asset that sits in it, or empty; then assets without a slot. */
export interface Seated {
  slot: string;
  card: CardOnTable | null;
}

const ORDER = ["hand", "arcane", "ally", "accessory", "body", "head"];

/** Seat the assets in an investigator's slots. A card in two slots stands once, in the first. */
export function seated(person: PersonView, assets: CardOnTable[]): Seated[] {
  const names = [...ORDER, ...Object.keys(person.slots).filter((slot) => !ORDER.includes(slot))];
  const taken: Seated[] = [];
  for (const slot of names) {
    const inside = assets.filter((card) => card.slots[0] === slot);
    taken.push(...inside.map((card) => ({ slot, card })));
    const used = assets.flatMap((card) => card.slots).filter((each) => each === slot).length;
    const free = Math.max(0, (person.slots[slot] ?? 0) - used);
    taken.push(...Array.from({ length: free }, () => ({ slot, card: null })));
  }
  return [...taken, ...assets.filter((card) => !card.slots.length).map((card) => ({ slot: "", card }))];
}
