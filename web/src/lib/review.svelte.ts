// Looking back at what happened since one's last turn: a picture for each thing that was to be seen, under the headings of
// the story (a phase, a turn), and the board as it was then. It opens by itself for who was away, or wants everything at once
// and has a place for it. Not for drawing (see parts/Recap.svelte and parts/Strip.svelte).
import * as api from "./api";
import { frame } from "./frame.svelte";
import { actor, freshly, hidesAll, HEADINGS, type Setting, type Told } from "./log";
import { notices } from "./notices.svelte";
import type { Shown } from "./playback.svelte";
import { settings } from "./settings.svelte";
import { fillsStage, isSeen, type Weight } from "./weights";
import type { LogEntry, TableInfo, Text } from "../protocol";

/** What happened with one move, or a part of it: one card, one attack, with all that came of it. */
export interface Picture {
  /** Of its first line. */
  number: number;
  move: number;
  /** The heading under which it stands, like a phase. */
  under: Told | null;
  /** Whom it is about; null: nobody in particular. */
  seat: number | null;
  /** Whether it filled the stage. */
  staged: boolean;
  rows: Told[];
}

/** What one looks back at. */
interface Past extends Setting {
  readonly id: string;
  readonly log: LogEntry[];
  readonly secretive: boolean;
  readonly seat: number | null;
  readonly table: TableInfo;
  /** The line from which on everything is new. */
  readonly since: number;
  readonly reading: { readonly recap: Told[]; readonly away: boolean; readonly answered: number; putAway(): void };
  readonly mine: number[];
  tell(said: Text): string;
  weightOf(id: string): Weight;
}

/** With these something of its own happens; what comes next is part of it. */
const BEGINS = ["act", "follows"];

export class Review {
  readonly #past: Past;
  /** Somebody wants to look back. */
  #wanted = $state(false);
  /** The picture that is looked at, by its number; null: none, the board shows how things stand. */
  at: number | null = $state(null);
  /** That position, once it is here. */
  shown: Shown | null = $state.raw(null);

  readonly rows: Told[] = $derived.by(() => {
    const { log, since, secretive, seat } = this.#past;
    return seat === null ? [] : freshly(log, since, secretive, this.#past).filter((row) => row.style !== "story");
  });
  readonly pictures: Picture[] = $derived.by(() => pictures(this.rows, this.#past));

  /** The things of the board that the picture is about; without one, all that others did something to since one's last turn. */
  readonly marked: Set<string> = $derived.by(() => {
    const { mine } = this.#past;
    const all = this.picture ? [this.picture] : this.pictures.filter(({ seat }) => !mine.includes(seat ?? -1));
    return marked(all, this.#past);
  });

  constructor(past: Past) {
    this.#past = past;
  }

  /** Whether it lies open. */
  get isOpen(): boolean {
    const { away, recap, answered } = this.#past.reading;
    const atOnce = settings.pace === "once" && frame.form === "desk" && answered > 0;
    return this.#wanted || this.at !== null || ((away || atOnce) && recap.length > 0);
  }

  /** The picture on the board, or null. */
  get picture(): Picture | null {
    return this.pictures.find((each) => each.number === this.at) ?? null;
  }

  /** What a heading says. */
  named(heading: Told): string {
    return this.#past.tell(heading.lines[0]!.text);
  }

  open(): void {
    this.#wanted = true;
  }

  /** Go back to how things stand now; all is read. */
  close(): void {
    this.#wanted = false;
    this.at = this.shown = null;
    this.#past.reading.putAway();
  }

  /** Look at a picture, and at the position after its move. */
  look({ number, move }: Picture): void {
    const sameBoard = this.shown !== null && this.picture?.move === move;
    this.at = number;
    if (sameBoard) return;
    const { id, table } = this.#past;
    api.position(id, move, null).then(
      ({ chair }) => {
        if (this.picture?.move === move) this.shown = { chair, table: { ...table, waiting: [] } };
      },
      (error: unknown) => notices.refuse(error, table.game),
    );
  }

  /** Look at the next picture, or the one before; beyond the last one is how things stand now. */
  step(by: 1 | -1): void {
    const all = this.pictures;
    const place = this.at === null ? (by > 0 ? -1 : all.length) : all.findIndex((each) => each.number === this.at);
    const next = all[place + by];
    if (next) this.look(next);
    else if (by > 0) this.close();
  }
}

/** Return a picture for everything that was to be seen: a move each, and each thing of its own that happened with it. */
export function pictures(rows: Told[], { weightOf }: Pick<Past, "weightOf">): Picture[] {
  const all: (Picture & { seen: boolean })[] = [];
  let under: Told | null = null;
  for (const row of rows) {
    if (HEADINGS.includes(row.style)) {
      under = row;
      continue;
    }
    const { move, number, text } = row.lines[0]!;
    const said: Text = row.cover ?? text;
    const weight = weightOf(said.id);
    const last = all.at(-1);
    if (last?.move === move && last.under === under && !(BEGINS.includes(row.style) && row.depth === 0)) {
      last.rows.push(row);
      last.seat ??= actor(said);
      last.staged ||= fillsStage(weight);
      last.seen ||= isSeen(weight);
    } else all.push({ number, move, under, seat: actor(said), staged: fillsStage(weight), seen: isSeen(weight), rows: [row] });
  }
  return all.filter(({ seen }) => seen);
}

/** Return the things that something was seen to happen to; of what others learn nothing, nothing is seen. */
export function marked(all: Picture[], { weightOf }: Pick<Past, "weightOf">): Set<string> {
  const rows = all.flatMap((picture) => picture.rows).filter(({ cover }) => !hidesAll(cover));
  const seen = rows.filter(({ cover, lines }) => isSeen(weightOf((cover ?? lines[0]!.text).id)));
  return new Set(seen.flatMap(({ lines }) => lines.flatMap(({ on }) => on)));
}
