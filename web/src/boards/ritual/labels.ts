// The board in words: what each thing is called aloud, and what the text form of the board lists.
import { text } from "../../lib/speech";
import type { Argument, RitualView, SeatInfo, Text, Who } from "../../protocol";
import { cardName } from "./cards";
import { carrier } from "./table";

export type Speak = (said: Text) => string;

/** Return how a holder is named: a player, or a straw player after them. */
export function holderName(view: RitualView, holder: number): Who | Text {
  const seats = view.options.seats;
  return holder < seats ? { type: "who", seat: holder } : text("straw-name", { number: holder - seats + 1 });
}

/** Say everything that is to be seen at a holder's place. */
export function seatLabel(
  view: RitualView,
  holder: number,
  name: string,
  speak: Speak,
  info?: SeatInfo,
  deciding = false,
): string {
  const at = view.holders[holder];
  if (!at) return name;
  const own = holder === view.seat;
  const said = [own ? speak(text("shared-your-name", { name })) : name];
  const say = (id: string, args: Record<string, Argument> = {}) => said.push(speak(text(id, args)));
  if (info?.kind === "bot") say("shared-bot");
  else if (info && !info.connected) say("shared-away");
  if (holder === view.active && !view.outcome) say("shared-active");
  if (deciding) say("shared-deciding");
  if (at.sanity === null) say("oval-straw");
  else say("oval-sanity", { sanity: at.sanity });
  if (at.card !== null) say("oval-holds", { card: cardName(at.card) });
  else say(own ? "oval-holds-own" : "oval-holds-hidden");
  if (at.hand_on_table) say("oval-hand-on-table");
  if (view.outcome?.winners.includes(holder)) say("shared-wins");
  return said.join(", ");
}

/** Say where the draw pile is and what is known of it. */
export function pileLabel(view: RitualView, speak: Speak): string {
  const pile = speak(text("oval-pile-label", { who: { type: "who", seat: view.active }, count: view.pile }));
  return [pile, topLabel(view, speak)].filter(Boolean).join(". ");
}

/** Say what is known of the top card, if anything. */
export function topLabel(view: RitualView, speak: Speak): string {
  if (view.top) return speak(text("oval-top", { card: cardName(view.top) }));
  return view.top_colour ? speak(text(`oval-top-${view.top_colour}`)) : "";
}

/** Say where the travelling card is and what is known of it. */
export function travellingLabel(view: RitualView, speak: Speak): string {
  const seat = carrier(view);
  if (seat === null) return "";
  const who: Argument = { type: "who", seat };
  if (view.travelling) return speak(text("oval-travelling-known", { who, card: cardName(view.travelling) }));
  const said = [speak(text("oval-travelling", { who }))];
  if (view.travelling_colour) said.push(speak(text(`oval-travelling-${view.travelling_colour}`)));
  return said.join(", ");
}

/** Say what was removed from the round. */
export function removedLabel(view: RitualView, speak: Speak): string {
  const said = [speak(text("oval-removed-label", { count: view.removed }))];
  const mine = view.removed_by_me.map(cardName);
  if (mine.length) said.push(speak(text("oval-removed-mine", { cards: mine })));
  return said.join(", ");
}

/** Say which confessed cards were shuffled into the draw pile. */
export function confessedLabel(view: RitualView, speak: Speak): string {
  return speak(text("oval-confessed", { cards: view.confessed.map(cardName) }));
}

/** Return the names along a way, from the giver on. */
export function way(giver: number, path: readonly number[], names: Map<number, string>): string {
  return [giver, ...path].map((seat) => names.get(seat) ?? `${seat + 1}`).join(" → ");
}
