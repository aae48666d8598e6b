// The board in words: what each thing is called aloud, and what the text form of the board lists.
import { text } from "../../lib/speech";
import type {
  Argument,
  ArtefactView,
  CardView,
  FateView,
  LocationView,
  PlayerView,
  RollView,
  SeatInfo,
  Text,
} from "../../protocol";
import { Saying, type Speak } from "../common/saying";
import { controller, INVESTIGATORS_THAT_RAID } from "./altar";
import { cardName, symbolName } from "./cards";
import { lacks, type Preview } from "./preview";

const who = (seat: number): Argument => ({ type: "who", seat });

/** Return how many figures each player has, as a list to be spoken; players without any are left out. */
export function figures(counts: readonly number[]): Text[] {
  return counts.flatMap((count, seat) => (count ? [text("altar-figures", { who: who(seat), count })] : []));
}

/** Return cards, or "empty". */
function cards(all: readonly CardView[], gate = false): Text[] {
  const named = all.map((card) => cardName(card));
  if (gate) named.push(text("altar-gate"));
  return named.length ? named : [text("altar-hand-empty")];
}

/** Say everything that is to be seen in a location. */
export function locationLabel(view: FateView, at: LocationView, speak: Speak): string {
  const counts = figures(at.cultists);
  const strongest = controller(at.cultists);
  const squall = at.squall && at.squall !== "hidden" ? text(`squall-${at.squall}`) : null;
  return new Saying(speak)
    .say(`location-${at.name}`)
    .when(at.name === view.fate, "altar-fate-here")
    .say("altar-symbol", { symbol: symbolName(at.symbol ?? "joker") })
    .when(counts.length, "altar-cultists", { figures: counts })
    .when(!counts.length, "altar-no-cultists")
    .when(strongest !== null, "altar-controlled", { who: who(strongest ?? 0) })
    .say("altar-investigators", { count: at.investigators })
    .when(squall, "altar-squall", { squall: squall ?? "" })
    .when(at.squall === "hidden", "altar-squall-hidden")
    .when(at.column.length, "altar-column", { cards: cards(at.column) })
    .when(!at.column.length, "altar-column-empty")
    .toString();
}

/** Say what coming to a location would bring, line by line. */
export function previewLines(bring: Preview, investigators: number, own: boolean): Text[] {
  const lines = [
    bring.follow
      ? text("altar-bring-follow", { count: bring.follow, guests: bring.guests })
      : text("altar-bring-no-follow", { count: investigators }),
  ];
  if (bring.raid) lines.push(text("altar-bring-raid"));
  lines.push(text(`altar-bring-${lacks(bring) ?? "control"}`, { own: bring.own, rival: bring.rival }));
  if (bring.squall) lines.push(text("altar-bring-squall"));
  if (own) {
    const found = bring.readiable.map((card) => cardName(card));
    lines.push(found.length ? text("altar-bring-readiable", { cards: found }) : text("altar-bring-unreadiable"));
  }
  return lines;
}

/** Say who somebody is and how it stands with him. */
export function seatLabel(view: FateView, seat: number, name: string, speak: Speak, info?: SeatInfo, deciding = false): string {
  const player = view.players[seat];
  if (!player) return name;
  const own = seat === view.seat;
  return new Saying(speak, own ? speak(text("shared-your-name", { name })) : name)
    .when(info?.kind === "bot", "shared-bot")
    .when(info && info.kind !== "bot" && !info.connected, "shared-away")
    .when(seat === view.active && !view.outcome, "shared-active")
    .when(deciding, "shared-deciding")
    .when(player.god, "altar-serves", { god: text(`god-${player.god}`) })
    .when(player.colour, "altar-plays", { colour: text(`colour-${player.colour}`) })
    .say("altar-summon", { summon: player.summon })
    .say("altar-signs", { signs: player.signs })
    .when(view.outcome?.winners.includes(seat), "shared-wins")
    .toString();
}

/** Say what is in a lodge. */
export function lodgeLabel(player: PlayerView, name: string, speak: Speak): string {
  const captives = figures(player.captives);
  return new Saying(speak, name)
    .say("altar-lodge-cultists", { count: player.lodge })
    .say("altar-lodge-investigators", { count: player.investigators })
    .when(player.investigators >= INVESTIGATORS_THAT_RAID, "altar-lodge-raid")
    .when(captives.length, "altar-captives", { figures: captives })
    .toString();
}

export function circleLabel(player: PlayerView, seat: number, speak: Speak): string {
  return speak(text("altar-circle-label", { who: who(seat), summon: player.summon, signs: player.signs }));
}

export function handLabel(player: PlayerView, seat: number, speak: Speak): string {
  return speak(text("altar-hand-label", { who: who(seat), cards: cards(player.hand, player.gate) }));
}

export function readiedLabel(player: PlayerView, seat: number, speak: Speak): string {
  if (!player.readied.length) return speak(text("altar-readied-none", { who: who(seat) }));
  const named = player.readied.map((card) => text("altar-card-cost", { card: cardName(card), cost: card.cost.map(symbolName) }));
  return speak(text("altar-readied-label", { who: who(seat), cards: named }));
}

export function cursesLabel(player: PlayerView, seat: number, speak: Speak): string {
  const said = new Saying(speak).say("altar-curses-label", {
    who: who(seat),
    watcher: who(player.watcher),
    count: player.curses.length,
  });
  for (const curse of player.curses) said.when(curse, `curse-${curse}`);
  return said.toString();
}

export function artefactLabel(artefact: ArtefactView, seat: number | null, speak: Speak): string {
  return new Saying(speak)
    .say(`artefact-${artefact.name}`)
    .when(seat === null, "altar-artefact-shown")
    .when(seat !== null, "altar-artefact-of", { who: who(seat ?? 0) })
    .when(seat !== null, artefact.ready ? "altar-artefact-ready" : "altar-artefact-exhausted")
    .toString();
}

/** Say a card of one's own, with its cost. */
export function cardLabel(card: CardView, readied: boolean, speak: Speak): string {
  const said = new Saying(speak, speak(cardName(card)));
  said.say(readied ? "altar-is-readied" : "altar-in-hand");
  return said.when(card.cost.length, "altar-cost-label", { cost: card.cost.map(symbolName) }).toString();
}

export function abyssLabel(view: FateView, speak: Speak): string {
  const counts = figures(view.players.map((player) => player.abyss));
  return speak(text("altar-abyss-label", { figures: counts.length ? counts : [text("altar-nobody-there")] }));
}

export function deckLabel(view: FateView, speak: Speak): string {
  return new Saying(speak)
    .say("altar-deck-label", { count: view.deck })
    .when(view.deck_top, "altar-deck-top", { symbol: symbolName(view.deck_top ?? "") })
    .toString();
}

export function discardLabel(view: FateView, speak: Speak): string {
  return new Saying(speak)
    .say("altar-discard-label", { count: view.discard })
    .when(view.discarded.length, "altar-discard-seen", { cards: cards(view.discarded) })
    .toString();
}

/** Say who rolled why. */
export function rollReason(roll: RollView): Text {
  return text(`altar-roll-${roll.kind}`, { who: who(roll.seat) });
}

export function rollLabel(roll: RollView | null, speak: Speak): string {
  if (!roll) return speak(text("altar-no-roll"));
  const faces = roll.faces.map((face) => text(`face-${face}`));
  return speak(text("altar-roll-label", { why: rollReason(roll), faces }));
}

/** Say whose turn it is and how far it has come. */
export function turnLabel(view: FateView, speak: Speak): string {
  if (view.outcome) return speak(text("altar-over"));
  if (view.active === null || view.turn === 0) return speak(text("altar-setting-up"));
  return new Saying(speak)
    .say("altar-round", { round: view.round })
    .say("altar-turn", { who: who(view.active) })
    .say("altar-phase-now", { phase: text(`altar-phase-${view.phase}`) })
    .when(view.window, `altar-window-${view.window}`)
    .when(view.control, `altar-control-${view.control}`)
    .when(view.road, "altar-road")
    .toString();
}
