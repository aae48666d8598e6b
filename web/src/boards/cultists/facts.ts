// What the public history says at a glance: the latest vote, what flies from one view to the next.
import type { Checked, CultistsView, Fell, Met, Polled } from "../../protocol";
import type { Flight } from "../common/flight";

/** Return the latest vote that was counted, if there was one. */
export function lastPoll(view: CultistsView): Polled | null {
  return view.history.findLast((fact): fact is Polled => fact.type === "polled") ?? null;
}

/** What everybody stops to look at: an encounter, votes opened, somebody becoming a ghost. */
export type Moment = Met | Polled | Fell;

/** Return the moments that are new in a view. All of it is public. */
export function news(before: CultistsView, after: CultistsView): Moment[] {
  return after.history
    .slice(before.history.length)
    .filter((fact): fact is Moment => fact.type === "met" || fact.type === "polled" || fact.type === "fell");
}

export interface Row {
  /** Against whom; null: abstentions. */
  figure: number | null;
  /** How much the votes count: the start player's counts double with many players. */
  count: number;
  voters: number[];
}

/** With so many players the start player's vote counts double (vote.7). */
const DOUBLES_FROM = 7;

/** Return who had the knife in an earlier round; it has gone on by one seat each round since (clean-up.3). */
export function startIn(view: CultistsView, round: number): number | null {
  if (view.start === null) return null;
  const { seats } = view.options;
  return (((view.start - (view.round - round)) % seats) + seats) % seats;
}

/** Return the votes of a round by figure, the most first, abstentions last. */
export function tally(view: CultistsView, votes: readonly (number | null)[], round: number): Row[] {
  const rows = new Map<number | null, Row>();
  const start = startIn(view, round);
  votes.forEach((vote, voter) => {
    const figure = vote === null || vote < 0 ? null : vote;
    const row = rows.get(figure) ?? { figure, count: 0, voters: [] };
    const double = figure !== null && voter === start && view.options.seats >= DOUBLES_FROM;
    row.count += double ? 2 : 1;
    row.voters.push(voter);
    rows.set(figure, row);
  });
  const last = (row: Row) => (row.figure === null ? 1 : 0);
  return [...rows.values()].sort((one, other) => last(one) - last(other) || other.count - one.count);
}

/** Return what flies when one view follows another. All of it is public. */
export function flights(before: CultistsView, after: CultistsView): Flight[] {
  const flown: Flight[] = [];
  after.figures.forEach((figure, number) => {
    if (before.figures[number]?.place !== figure.place) flown.push([`figure:${number}`, `figure:${number}`]);
  });
  if (before.fish_man !== after.fish_man) flown.push(["fish-man", "fish-man"]);
  for (const fact of after.history.slice(before.history.length)) {
    if (fact.type === "met")
      flown.push(...fact.gifts.map(({ giver, receiver }): Flight => [`figure:${giver}`, `pulse:${receiver}`]));
    if (fact.type === "laid") flown.push([`figure:${fact.by}`, `deck:${fact.place}`]);
    if (fact.type === "added") flown.push(["pile", `deck:${fact.place}`]);
    if (fact.type === "searched" && fact.face === "success") flown.push([`deck:${fact.room}`, `row:${fact.room}`]);
  }
  return flown;
}

/** Return who met whom so far, the latest first. */
export function meetings(view: CultistsView): Met[] {
  return view.history.filter((fact): fact is Met => fact.type === "met").reverse();
}

/** Return who checked whose pulse deck so far, the latest first. */
export function checks(view: CultistsView): Checked[] {
  return view.history.filter((fact): fact is Checked => fact.type === "checked").reverse();
}
