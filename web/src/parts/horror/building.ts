// Building a deck: what is in it, what it looks like, a hand from it, and how it travels. Pure; not for whether it is
// allowed and what it costs (the server says so), nor for where it is kept (see decks.ts).
import type { CardInfo, DeckChoice, DeckFigures } from "../../protocol";
import type { Language } from "../../lib/settings.svelte";
import { SKILLS } from "./card";

export type Listed = Record<string, number>;

/** A deck somebody is building. */
export interface Draft extends DeckChoice {
  id: string;
  notes: string;
  /** The deck that it grows out of, and with how much experience; null: it is a new one. */
  before: { cards: Listed; experience: number } | null;
  /** Whether it could be played when it was last looked at. */
  fine: boolean;
}

export const MOST_COPIES = 9;
export const LONGEST_NAME = 60;
export const LONGEST_NOTES = 2000;
const MOST_CARDS = 200;
/** A basic weakness that is drawn when the game begins; nobody knows which. */
export const RANDOM = "random-weakness";

const SHAPE = /^[A-Za-z0-9_-]{1,40}$/;

/** Return the cards with one copy more; an old version whose place it takes goes. */
export function withCard(cards: Listed, code: string, instead = ""): Listed {
  const left = instead ? withoutCard(cards, instead) : cards;
  return { ...left, [code]: Math.min(MOST_COPIES, (left[code] ?? 0) + 1) };
}

/** Return the cards with one copy less. */
export function withoutCard(cards: Listed, code: string): Listed {
  const { [code]: count = 0, ...rest } = cards;
  return count > 1 ? { ...cards, [code]: count - 1 } : rest;
}

/** Return what must be in the deck of an investigator. */
export function required(investigator: CardInfo): Listed {
  return (investigator.deck?.required ?? []).reduce<Listed>((cards, code) => withCard(cards, code), {});
}

/** Return the deck as the server takes it. */
export function choice({ investigator, cards, name }: DeckChoice): DeckChoice {
  return { investigator, cards, name };
}

// How it looks

export const GROUPS = ["asset", "event", "skill", "weakness"] as const;
export type Group = (typeof GROUPS)[number];
export interface Row {
  card: CardInfo;
  count: number;
}

/** Return the cards of a deck by type, each group by name. */
export function grouped(listed: Listed, cards: Map<string, CardInfo>, language: Language): { group: Group; rows: Row[] }[] {
  const rows = Object.entries(listed)
    .map(([code, count]) => ({ card: cards.get(code), count }))
    .filter((row): row is Row => row.card !== undefined)
    .sort((one, two) => one.card.name[language].localeCompare(two.card.name[language], language));
  const of = (group: Group) => rows.filter(({ card }) => (card.subtype ? "weakness" : card.type) === group);
  return GROUPS.map((group) => ({ group, rows: of(group) })).filter(({ rows }) => rows.length > 0);
}

export const COSTS = ["0", "1", "2", "3", "4", "5+", "X"] as const;

/** Return how many cards of a deck cost how much; skills, and what cannot be played, cost nothing at all. */
export function curve(listed: Listed, cards: Map<string, CardInfo>): { cost: string; count: number }[] {
  const counts = new Map<string, number>(COSTS.map((cost) => [cost, 0]));
  for (const [code, count] of Object.entries(listed)) {
    const cost = cards.get(code)?.cost;
    if (cost === null || cost === undefined) continue;
    const shown = cost < 0 ? "X" : cost >= 5 ? "5+" : String(cost);
    counts.set(shown, counts.get(shown)! + count);
  }
  return [...counts].map(([cost, count]) => ({ cost, count }));
}

export const ICONS = [...SKILLS, "wild"] as const;

/** Return how many icons of each skill the cards of a deck have together. */
export function icons(listed: Listed, cards: Map<string, CardInfo>): { skill: (typeof ICONS)[number]; count: number }[] {
  const entries = Object.entries(listed);
  const sum = (skill: string) => entries.reduce((all, [code, count]) => all + count * (cards.get(code)?.icons[skill] ?? 0), 0);
  return ICONS.map((skill) => ({ skill, count: sum(skill) }));
}

// A hand from it

/** Cards in hand and the deck under them, from the top. */
export interface Hand {
  hand: string[];
  pile: string[];
}
/** Returns a number from 0 up to, but not including, 1. */
export type Dice = () => number;

function shuffled(codes: string[], dice: Dice): string[] {
  const pile = [...codes];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(dice() * (last + 1));
    [pile[last], pile[other]] = [pile[other]!, pile[last]!];
  }
  return pile;
}

type Kinds = Map<string, CardInfo>;
const isWeakness = (code: string, cards: Kinds) => code === RANDOM || Boolean(cards.get(code)?.subtype);

/** Draw as many cards as wanted; weaknesses are set aside, and so are the given ones; then they are shuffled back. */
function drawn(pile: string[], wanted: number, aside: string[], cards: Kinds, dice: Dice): Hand {
  const hand: string[] = [];
  const back = [...aside];
  let place = 0;
  for (; hand.length < wanted && place < pile.length; place++) (isWeakness(pile[place]!, cards) ? back : hand).push(pile[place]!);
  const rest = pile.slice(place);
  return { hand, pile: back.length ? shuffled([...rest, ...back], dice) : rest };
}

/** Shuffle a deck and draw an opening hand. */
export function deal(listed: Listed, figures: DeckFigures, cards: Kinds, dice: Dice): Hand {
  const all = Object.entries(listed).filter(([code]) => cards.has(code) && !figures.in_play.includes(code));
  const codes = all.flatMap(([code, count]) => Array.from({ length: count }, () => code));
  const unknown = Array.from({ length: figures.to_draw }, () => RANDOM);
  return drawn(shuffled([...codes, ...unknown], dice), figures.opening_hand, [], cards, dice);
}

/** Replace cards of an opening hand, by their places in it. */
export function mulligan({ hand, pile }: Hand, places: Set<number>, cards: Kinds, dice: Dice): Hand {
  const kept = hand.filter((_, place) => !places.has(place));
  const given = hand.filter((_, place) => places.has(place));
  const next = drawn(pile, given.length, given, cards, dice);
  return { hand: [...kept, ...next.hand], pile: next.pile };
}

/** Draw the top card, whatever it is. */
export function drawOne({ hand, pile }: Hand): Hand {
  return { hand: [...hand, ...pile.slice(0, 1)], pile: pile.slice(1) };
}

// How it travels

/** Return the deck as a list that people read, and the server too. */
export function asText(
  draft: DeckChoice,
  cards: Map<string, CardInfo>,
  language: Language,
  title: (group: Group) => string,
): string {
  const who = cards.get(draft.investigator)?.name[language] ?? draft.investigator;
  const groups = grouped(draft.cards, cards, language).map(({ group, rows }) => {
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const lines = rows.map(({ card, count: copies }) => `${copies}x ${fullName(card, language)}`);
    return [`${title(group)} (${count})`, ...lines].join("\n");
  });
  return `${[draft.name, who].filter(Boolean).join("\n")}\n\n${groups.join("\n\n")}\n`;
}

/** Return the name of a card with its level, if it has one above 0. */
export function fullName(card: CardInfo, language: Language): string {
  return card.level ? `${card.name[language]} (${card.level})` : card.name[language];
}

/** Return the address's part behind the # that holds a deck; no server sees it. */
export function toHash(draft: DeckChoice & { notes?: string }): string {
  const cards = Object.entries(draft.cards).map(([code, count]) => (count > 1 ? `${code}*${count}` : code));
  const said = { who: draft.investigator, cards: cards.join("."), name: draft.name, notes: draft.notes ?? "" };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value)).toString();
}

/** Return the deck in such a part of an address, or null if there is none. */
export function fromHash(hash: string): (DeckChoice & { notes: string }) | null {
  const said = new URLSearchParams(hash);
  const investigator = said.get("who") ?? "";
  const entries = (said.get("cards") ?? "").split(".").filter(Boolean);
  if (!SHAPE.test(investigator) || entries.length > MOST_CARDS) return null;
  const cards: Listed = {};
  for (const entry of entries) {
    const [code = "", count = "1"] = entry.split("*");
    if (!SHAPE.test(code) || !/^[1-9]$/.test(count)) return null;
    cards[code] = Number(count);
  }
  const short = (name: string, longest: number) => (said.get(name) ?? "").slice(0, longest);
  return { investigator, cards, name: short("name", LONGEST_NAME), notes: short("notes", LONGEST_NOTES) };
}
