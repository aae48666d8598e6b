// Which questions the board asks in its own way, because a plain list of options would show a neighbour cards or a
// role, or is too long to be read; and in which words.
import { text } from "../../lib/speech";
import type { Ask, Text } from "../../protocol";

/** Questions whose own words would tell a neighbour too much; they are asked in words that fit everybody. */
export const NEUTRAL = new Set(["night", "fire", "clean-up", "check-state"]);

/** Questions that are shorter here, because what they are about stands beside them. */
const SHORT = new Set(["encounter", "discussion"]);

/** Return the words in which a question is put where its options are not simply listed; null: they are. */
export function askedAs(ask: Ask): Text | null {
  if (NEUTRAL.has(ask.kind) || SHORT.has(ask.kind)) return text(`campus-said-${ask.kind}`);
  return ask.kind === "action" ? ask.text : null;
}
