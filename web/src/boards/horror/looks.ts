// How classes, tokens and kinds of cards look on the table: colours by name, drawings by name. Not for words.
import type { CardOnTable } from "../../protocol";
import type { IconName } from "../../parts/horror/card";

const CLASSES = new Set(["guardian", "seeker", "rogue", "mystic", "survivor"]);

/** The colour a card wears, as the name of a variable of the theme. */
export function tone(card: CardOnTable | undefined): string {
  if (!card || card.subtype) return "mythos";
  if (["investigator", "asset", "event", "skill"].includes(card.type)) {
    const [first] = card.classes;
    return first && CLASSES.has(first) ? first : "neutral";
  }
  return "mythos";
}

/** The symbol of a card's class, or of what it is instead. */
export function emblem(card: CardOnTable | undefined): IconName {
  if (card?.subtype) return "weakness";
  return tone(card) as IconName;
}

/** A number on a token, with a real minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** What is written on a chaos token with a number. */
export function tokenFace(token: string): string {
  const number = Number(token);
  return number === 0 ? "0" : signed(number);
}

/** What sets a place on fire when it lies there, and places that stand in flames of their own. */
const FIRE = "12129";
const ABLAZE = new Set(["12155"]);

/** Say whether a location burns. */
export function isAblaze(place: CardOnTable, lyingThere: CardOnTable[]): boolean {
  return ABLAZE.has(place.code) || lyingThere.some(({ code }) => code === FIRE);
}
