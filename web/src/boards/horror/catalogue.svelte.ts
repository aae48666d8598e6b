// What is printed on every card, loaded once when a board first needs it. Without it cards are still drawn, only
// without their text.
import { allCards } from "../../parts/horror/catalogue";
import type { CardInfo, CardOnTable } from "../../protocol";

let cards: ReadonlyMap<string, CardInfo> = $state.raw(new Map());
const named: ReadonlyMap<string, CardInfo[]> = $derived.by(() => {
  const found = new Map<string, CardInfo[]>();
  for (const card of cards.values()) found.set(card.name.en, [...(found.get(card.name.en) ?? []), card]);
  return found;
});

/** Load the catalogue. */
export function loadCatalogue(): void {
  allCards().then(
    (all) => (cards = new Map(all.map((card) => [card.code, card]))),
    () => undefined,
  );
}

const PLAYER_TYPES = new Set(["investigator", "asset", "event", "skill"]);

const TURNED = new Set(["location", "act", "agenda"]);

/** Return what is printed on a card that lies on the table. A location, act or agenda that lies on its face keeps
 * that side to itself; some locations have print on their unrevealed side as well, and no shroud there. */
export function printed(card: CardOnTable): CardInfo {
  const found = cards.get(card.code);
  if (!found) return bare(card);
  const unrevealedSide = found.type === "location" && found.shroud === null;
  return card.revealed || unrevealedSide || !TURNED.has(card.type) ? found : bare(card);
}

/** Return what is printed on the cards of this name; of a location only what stands on its unrevealed side. */
export function cardsNamed(name: string): CardInfo[] {
  return (named.get(name) ?? []).map((card) =>
    card.type === "location" && card.shroud !== null ? { ...card, shroud: null, clues: null, victory: 0, text: [] } : card,
  );
}

/** A card of which only its name is known. */
function bare({ code, type, subtype, name, classes, traits }: CardOnTable): CardInfo {
  const [en = "", de = en] = name;
  return {
    code,
    type,
    subtype,
    name: { en, de },
    subtitle: { en: "", de: "" },
    unique: false,
    classes,
    traits: traits.map((trait) => ({ en: trait, de: trait })),
    player: PLAYER_TYPES.has(type),
    deck_only: "",
    product: "",
    number: 0,
    set: "",
    scenario: "",
    level: null,
    cost: null,
    icons: {},
    slots: [],
    skills: {},
    health: null,
    sanity: null,
    fight: null,
    evade: null,
    damage: 0,
    horror: 0,
    shroud: null,
    clues: null,
    stage: 0,
    threshold: null,
    victory: 0,
    text: [],
    reverse: [],
    deck: null,
  };
}

const EACH = /(\d+) \[(?:per investigator|pro Ermittler)\]/g;

/** Say a number "per investigator" as what it comes to for so many. */
export function forAll(line: string, people: number): string {
  return line.replace(EACH, (_, count: string) => `${Number(count) * people}`);
}

/** Return the text of a card, line by line, as it reads for so many investigators; nothing while it is not known. */
export function cardLines(card: CardOnTable, language: "en" | "de", people: number): string[] {
  return printed(card).text.map((line) => forAll(line[language], people));
}

/** Return what is printed on a card, with its numbers for so many investigators. */
export function printedFor(card: CardOnTable, people: number): CardInfo {
  const found = printed(card);
  return { ...found, text: found.text.map(({ en, de }) => ({ en: forAll(en, people), de: forAll(de, people) })) };
}
