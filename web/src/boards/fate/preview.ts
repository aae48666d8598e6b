// What moving the fate piece somewhere would bring, reckoned from what the viewer sees and nothing else.
// Only a help for the eye: what really happens is the engine's business.
import { readId } from "../../lib/ids";
import type { CardView, FateView, Option } from "../../protocol";
import { controller, CULTISTS_FOR_CONTROL, INVESTIGATORS_THAT_FOLLOW, INVESTIGATORS_THAT_RAID, location } from "./altar";

export interface Preview {
  location: string;
  /** Who would come here: the active player. */
  seat: number;
  /** The symbols of the location and its column; "joker" covers any symbol. */
  symbols: string[];
  /** The backs of the player's readied spells, which count as symbols too. */
  readied: string[];
  /** Investigators that would follow into the lodge, how many would be there then, and if they would raid. */
  follow: number;
  guests: number;
  raid: boolean;
  /** The player's cultists here after placement, and those of the strongest rival. */
  own: number;
  rival: number;
  controls: boolean;
  squall: boolean;
  /** Spells of the viewer's hand that could be readied here afterwards. */
  readiable: CardView[];
}

/** Return what coming here would bring the active player, who plays these cards for it. */
export function preview(view: FateView, name: string, played: readonly number[] = []): Preview | null {
  const there = location(view, name);
  const player = view.active === null ? undefined : view.players[view.active];
  if (view.active === null || !there || !player || name === view.fate) return null;
  const follow = there.investigators >= INVESTIGATORS_THAT_FOLLOW ? there.investigators : 0;
  const placed = player.lodge + player.abyss > 0 ? 1 : 0;
  const cultists = there.cultists.map((count, seat) => (seat === view.active ? count + placed : count));
  const symbols = [there.symbol ?? "joker", ...there.column.map((card) => (card.back === "gate" ? "joker" : card.back))];
  const readied = player.readied.map((card) => card.back);
  const hand = player.hand.filter((card) => card.card !== null && !played.includes(card.card));
  return {
    location: name,
    seat: view.active,
    symbols,
    readied,
    follow,
    guests: player.investigators + follow,
    raid: player.investigators + follow >= INVESTIGATORS_THAT_RAID,
    own: cultists[view.active] ?? 0,
    rival: Math.max(0, ...cultists.filter((_, seat) => seat !== view.active)),
    controls: controller(cultists) === view.active,
    squall: there.squall !== null,
    readiable: hand.filter((card) => covers([...symbols, ...readied], card.cost)),
  };
}

/** Say whether these symbols pay a cost: each symbol covers one of its kind, a joker any one. */
export function covers(symbols: readonly string[], cost: readonly string[]): boolean {
  const left = [...symbols];
  let jokers = left.filter((symbol) => symbol === "joker").length;
  for (const wanted of cost) {
    const at = left.indexOf(wanted);
    if (at >= 0) left.splice(at, 1);
    else if (jokers-- <= 0) return false;
  }
  return true;
}

/** Why there would be no control: too few cultists, or a rival with as many. */
export function lacks(bring: Preview): "few" | "rival" | null {
  if (bring.controls) return null;
  return bring.own < CULTISTS_FOR_CONTROL ? "few" : "rival";
}

/** Return the cards that an option to move plays, by number. */
export function played(option: Option): number[] {
  const { kind, numbers } = readId(option.id);
  return ["spell", "pair", "road", "key"].includes(kind) ? numbers : [];
}

/** Return the location that an option to move leads to, if it leads to a certain one. */
export function leadsTo(option: Option): string | null {
  const to = option.on.map(readId).find(({ kind }) => kind === "location");
  const moves = ["spell", "to"].includes(readId(option.id).kind);
  return moves && to ? to.word : null;
}
