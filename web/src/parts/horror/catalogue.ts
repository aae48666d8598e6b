// All cards of Horror, and how to find some of them. Not for drawing them (see GameCard.svelte).
import { cards as load } from "../../lib/api";
import type { Language } from "../../lib/settings.svelte";
import { known } from "../../lib/words.svelte";
import type { CardInfo } from "../../protocol";
import { CLASSES, GAME, say, tone } from "./card";

let loaded: Promise<CardInfo[]> | undefined;

/** Return all cards, those of the box before those of the house; they do not change while a page is open. */
export function allCards(): Promise<CardInfo[]> {
  loaded ??= load(GAME).then((cards) => [...cards.filter((card) => card.product), ...cards.filter((card) => !card.product)]);
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** Return the card with this code. */
export async function cardWith(code: string): Promise<CardInfo | undefined> {
  return (await allCards()).find((card) => card.code === code);
}

export const FILTERS = ["class", "type", "trait", "level", "set"] as const;
export type FilterName = (typeof FILTERS)[number];

/** What somebody looks for; "" where it does not matter. */
export type Filter = Record<FilterName | "q", string>;

/** Return what an address like "?class=seeker&q=lamp" asks for. */
export function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search);
  const value = (name: string) => asked.get(name) ?? "";
  return {
    q: value("q"),
    class: value("class"),
    type: value("type"),
    trait: value("trait"),
    level: value("level"),
    set: value("set"),
  };
}

/** Return the address's part that asks for this. */
export function writeFilter(filter: Filter): string {
  const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  return asked.size ? `?${asked}` : "";
}

/** Where the card comes from: its encounter set, its product, or the scenario that brings its own cards. */
export function setOf(card: CardInfo): string {
  return card.set || card.product || card.scenario;
}

/** Return what such a set is called. */
export function setName(set: string, language: Language): string {
  const id = [`cards-product-${set}`, `set-${set}`].find((each) => known(each, GAME));
  return say(language, id ?? `option-scenario-${set}`);
}

const has: Record<FilterName, (card: CardInfo, value: string) => boolean> = {
  class: (card, value) => tone(card) === value || (!card.subtype && card.classes.includes(value)),
  type: (card, value) => card.type === value,
  trait: (card, value) => card.traits.some((each) => each.en === value),
  level: (card, value) => String(card.level ?? "") === value,
  set: (card, value) => setOf(card) === value,
};

/** Return which values of a filter there are, in a useful order. */
export function valuesOf(cards: CardInfo[], name: FilterName): string[] {
  const found = new Set(cards.flatMap((card) => given(card, name)));
  if (name === "class") return [...CLASSES, "neutral", "weakness", "mythos"].filter((each) => found.has(each));
  if (name === "level") return [...found].sort();
  return [...found];
}

function given(card: CardInfo, name: FilterName): string[] {
  if (name === "class") return [tone(card), ...card.classes];
  if (name === "type") return [card.type];
  if (name === "trait") return card.traits.map((each) => each.en);
  if (name === "level") return card.level === null ? [] : [String(card.level)];
  return setOf(card) ? [setOf(card)] : [];
}

/** Return a text as somebody may type it: small letters, no accents. */
export function plain(said: string): string {
  return said.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

/** Return all that can be found on a card, in both languages. */
function words(card: CardInfo): string {
  const said = [card.name, card.subtitle, ...card.traits, ...card.text, ...card.reverse];
  return plain([card.code, ...said.flatMap((each) => [each.en, each.de])].join("\n"));
}

const remembered = new WeakMap<CardInfo, string>();

function wordsOf(card: CardInfo): string {
  const kept = remembered.get(card) ?? words(card);
  remembered.set(card, kept);
  return kept;
}

/** Return the cards that fit, those whose names do first. */
export function findCards(cards: CardInfo[], filter: Filter): CardInfo[] {
  const wanted = plain(filter.q).split(/\s+/).filter(Boolean);
  const fits = (card: CardInfo) =>
    FILTERS.every((name) => !filter[name] || has[name](card, filter[name])) &&
    wanted.every((word) => wordsOf(card).includes(word));
  const named = (card: CardInfo) => wanted.every((word) => plain(`${card.name.en}\n${card.name.de}`).includes(word));
  const found = cards.filter(fits);
  return wanted.length ? [...found.filter(named), ...found.filter((card) => !named(card))] : found;
}
