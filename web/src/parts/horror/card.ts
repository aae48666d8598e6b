// What a card of Horror says about itself, in words and symbols of our own. Not for drawing it (see GameCard.svelte).
import type { Language } from "../../lib/settings.svelte";
import { text } from "../../lib/speech";
import { speakIn } from "../../lib/words.svelte";
import type { Argument, CardInfo } from "../../protocol";
import * as icons from "./icons";

export const GAME = "horror";
export const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor"] as const;
export const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;

export type IconName = keyof typeof icons;
/** Whose colours a card wears. */
export type Tone = (typeof CLASSES)[number] | "neutral" | "several" | "weakness" | "mythos";

/** Say a message of Horror in this language. */
export function say(language: Language, id: string, args: Record<string, Argument> = {}): string {
  return speakIn(language, text(id, args), GAME);
}

export function tone(card: CardInfo): Tone {
  if (card.subtype) return "weakness";
  if (!card.player) return "mythos";
  const [first, ...more] = card.classes;
  if (more.length) return "several";
  return (first as Tone | undefined) ?? "neutral";
}

/** Return the symbols of its classes, or the one of what it is instead. */
export function emblems(card: CardInfo): IconName[] {
  const shown = tone(card);
  return shown === "several" ? (card.classes as IconName[]) : [shown as IconName];
}

export function drawing(name: IconName): string {
  return icons[name];
}

/** The symbols on chaos tokens, in the order in which they are shown. */
export const TOKEN_ICONS: Record<string, IconName> = {
  skull: "skull",
  cultist: "cultist",
  tablet: "tablet",
  "elder-thing": "elderThing",
  "auto-fail": "autoFail",
  "elder-sign": "elderSign",
};

/** The drawing on a chaos token; numbers have none. */
export function tokenIcon(token: string): IconName | null {
  return TOKEN_ICONS[token] ?? null;
}

/** A piece of card text: plain, strong, or a symbol with what it is called. */
export type Piece = { plain: string } | { strong: string } | { icon: IconName; label: string };

const SYMBOLS: Record<string, IconName> = {
  "symbol-action": "action",
  "symbol-reaction": "reaction",
  "symbol-free": "free",
  "token-skull": "skull",
  "token-cultist": "cultist",
  "token-tablet": "tablet",
  "token-elder-thing": "elderThing",
  "token-auto-fail": "autoFail",
  "token-elder-sign": "elderSign",
};

/** Return which symbol a word in brackets stands for. */
function symbolNamed(word: string, language: Language): IconName | undefined {
  const bare = (said: string) => said.replace(/[[\]]/g, "").toLowerCase();
  return Object.entries(SYMBOLS).find(([id]) => bare(say(language, id)) === bare(word))?.[1];
}

/** Cut a line of card text into pieces: words in brackets become symbols, headings are strong. */
export function pieces(line: string, language: Language): Piece[] {
  const heading = /^[^–:.[\]]{3,30} – /.exec(line)?.[0] ?? "";
  const found: Piece[] = heading ? [{ strong: heading }] : [];
  for (const part of typeset(line.slice(heading.length)).split(/(\[[^\]]+\])/)) {
    const icon = part.startsWith("[") ? symbolNamed(part, language) : undefined;
    const named = found.at(-1) && "icon" in found.at(-1)! ? /^ \p{Lu}\p{L}+\./u.exec(part)?.[0] : undefined;
    if (icon) found.push({ icon, label: part.slice(1, -1) });
    else if (named) found.push({ strong: named }, { plain: part.slice(named.length) });
    else if (part) found.push({ plain: part });
  }
  return found;
}

/** Return the line with real minus signs. */
function typeset(line: string): string {
  return line.replace(/(?<![\p{L}\d])-(?=[\dX])/gu, "\u2212");
}
