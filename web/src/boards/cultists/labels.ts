// The board in words: what each thing is called aloud, and what the text form of the board lists.
import { text } from "../../lib/speech";
import type { CultistsView, RoomCardView, RoomView, SeatInfo, SheetView, Text, Who } from "../../protocol";
import { Saying, type Speak } from "../common/saying";
import { figureName } from "./notebook";
import type { Step } from "./preview";

const place = (name: string): Text => text(`place-${name}`);

/** Return figures as a list to be spoken. */
export function figureNames(view: CultistsView, figures: readonly number[]): (Who | Text)[] {
  return figures.map((figure) => figureName(view, figure));
}

/** What is said of a place besides what lies in it. */
interface About {
  bring?: Step | null;
  /** It is on the viewer's route this round, and the viewer is looking at it. */
  routed?: boolean;
}

/** Say everything that is to be seen in a place. */
export function placeLabel(view: CultistsView, name: string, speak: Speak, { bring, routed }: About = {}): string {
  const room = view.rooms.find((each) => each.name === name);
  const here = view.figures.flatMap((figure, number) => (figure.place === name ? [number] : []));
  const [living, ghosts] = [true, false].map((alive) => here.filter((each) => !view.figures[each]?.ghost === alive));
  const doors = view.places.find((each) => each.name === name);
  const said = new Saying(speak).say("campus-place-now", { place: place(name) });
  if (room) sayRoom(said, view, room);
  said
    .when(view.fish_man === name, "campus-fish-here")
    .when(living?.length, "campus-living", { figures: figureNames(view, living ?? []) })
    .when(ghosts?.length, "campus-ghosts", { figures: figureNames(view, ghosts ?? []) })
    .when(doors?.doors.length, "campus-doors", { places: (doors?.doors ?? []).map(place) })
    .when(doors?.closed.length, "campus-doors-closed", { places: (doors?.closed ?? []).map(place) })
    .when(doors?.secret.length, "campus-doors-secret", { places: (doors?.secret ?? []).map(place) })
    .when(routed, "campus-on-route");
  if (bring) sayStep(said, view, bring);
  return said.toString();
}

function sayRoom(said: Saying, view: CultistsView, room: RoomView): void {
  said.when(room.done, "campus-room-done");
  if (!room.done) {
    said
      .say("campus-deck", { count: room.deck })
      .say(room.symbol ? "campus-explored-symbol" : room.explored ? "campus-explored" : "campus-unexplored")
      .say("campus-books-here", { count: room.all_books - room.books });
  }
  said
    .when(room.cultist_marker, "campus-marker-here")
    .when(room.burnt, "campus-burnt")
    .when(room.name === "GRN" && view.portal?.state === "open", "campus-portal-open", { round: view.portal?.last ?? 0 })
    .when(room.name === "GRN" && view.portal?.state === "lost", "campus-portal-lost");
}

function sayStep(said: Saying, view: CultistsView, { points, there, meets }: Step): void {
  said
    .when(points !== null, "campus-points-left", { points: points ?? 0 })
    .when(meets.length, "campus-would-meet", { figures: figureNames(view, meets) })
    .when(points !== null && there.length > 0 && !meets.length, "campus-no-meeting");
}

/** Return the role of a figure, if everybody knows it or the viewer is looking. */
export function roleSeen(view: CultistsView, figure: number, peeking: boolean): string | null {
  const open =
    peeking ||
    view.outcome !== null ||
    view.phase === "guess" ||
    view.history.some((fact) => fact.type === "attacked" && fact.by === figure);
  return open ? (view.figures[figure]?.role ?? null) : null;
}

/** Say who a figure is and how it stands with it. */
export function figureLabel(
  view: CultistsView,
  figure: number,
  name: string,
  speak: Speak,
  info?: SeatInfo,
  deciding = false,
): string {
  const seen = view.figures[figure];
  if (!seen) return name;
  const role = roleSeen(view, figure, false);
  const own = figure === view.seat;
  return new Saying(speak, own ? speak(text("shared-your-name", { name })) : name)
    .when(seen.character, "campus-plays", { character: text(`character-${seen.character ?? ""}`) })
    .when(info?.kind === "bot", "shared-bot")
    .when(info && info.kind !== "bot" && !info.connected, "shared-away")
    .when(seen.automa, "campus-automa")
    .when(figure === view.active && !view.outcome, "campus-acts")
    .when(deciding, "shared-deciding")
    .when(figure === view.start, "campus-knife")
    .when(seen.ghost, "campus-ghost")
    .when(seen.fell, `campus-fell-${seen.fell ?? ""}`)
    .when(role && !own, "campus-known-role", { role: text(`role-${role ?? ""}`) })
    .when(seen.character, "campus-stands", { place: text(`in-${seen.place}`) })
    .say("campus-pulse-deck", { count: seen.pulse.length })
    .when(seen.open_dead, "campus-open-dead")
    .say("campus-cards-left", { pulse: seen.hand + seen.supply, room: seen.room_cards })
    .when(view.phase === "action" && seen.had_turn, "campus-had-turn")
    .when(view.outcome?.winners.includes(figure), "shared-wins")
    .toString();
}

/** Say what phase it is and whose turn. */
export function turnText(view: CultistsView): Text {
  if (view.outcome) return text("campus-over");
  if (view.poll) return text(`campus-poll-${view.poll.stage}`);
  if (view.phase === "move" && view.active !== null) {
    return text("campus-moves", { who: figureName(view, view.active) });
  }
  if (view.phase === "action" && view.active !== null) {
    return text("campus-acts-now", { who: figureName(view, view.active) });
  }
  return text(`campus-now-${view.phase}`);
}

export function clockLabel(view: CultistsView, speak: Speak): string {
  const struck = view.clock.map((event, at) => speak(text("campus-struck", { round: at + 1, event: text(`event-${event}`) })));
  return [speak(text("campus-clock", { round: view.round })), ...struck].join(", ");
}

/** Say how the game stands. */
export function statusLabel(view: CultistsView, speak: Speak): string {
  const event = view.event ?? "";
  return new Saying(speak, clockLabel(view, speak))
    .say(turnText(view).id, turnText(view).args)
    .when(event, "campus-event-now", { event: text(`event-${event}`), effect: text(`campus-effect-${event || "calm"}`) })
    .say(view.power ? "campus-power-on" : "campus-power-off")
    .say(view.vote_marker ? "campus-vote-active" : "campus-vote-inactive")
    .when(view.special_roles.length, "campus-roles", { roles: view.special_roles.map((role) => text(`role-${role}`)) })
    .say("campus-points-label", { score: view.score, target: view.target })
    .toString();
}

export function rowLabel(room: RoomView, speak: Speak): string {
  return new Saying(speak)
    .say("campus-row", { place: place(room.name), books: room.books, all: room.all_books, points: room.row_points })
    .when(room.done, "campus-row-full")
    .toString();
}

/** Return what the night has told the viewer. */
export function sheetLines(view: CultistsView, mine: SheetView): Text[] {
  const others = mine.cultists.filter((seat) => seat !== view.seat);
  const lines: Text[] = [];
  if (others.length) {
    const id = mine.team === "cultists" ? "campus-fellows" : "campus-seen-cultists";
    lines.push(text(id, { figures: figureNames(view, others), count: others.length }));
  }
  if (mine.firestarter !== null && mine.firestarter !== view.seat) {
    lines.push(text("campus-fellow-firestarter", { who: figureName(view, mine.firestarter) }));
  }
  if (mine.team === "cultists") {
    lines.push(
      text("campus-dead-from-start", {
        figures: figureNames(view, mine.dead_from_start),
        count: mine.dead_from_start.length,
      }),
    );
  }
  return lines;
}

/** Say where a card of a deck came from. */
export function origin(view: CultistsView, card: RoomCardView): Text {
  if (card.source !== "hand" || card.by === null) return text(`campus-from-${card.source}`, { round: card.round });
  return text("campus-from-hand", { round: card.round, who: figureName(view, card.by) });
}
