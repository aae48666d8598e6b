// The log in rows, as a neighbour at the same screen may see it. Pure; not for drawing (see parts/Log.svelte).
import type { LogEntry, Text } from "../protocol";

/** What the server puts over a line of which others learn nothing at all. */
const PRIVATE = "private-line";

/** A row of the log. */
export interface Row {
  /** One, or several under one cover. */
  lines: LogEntry[];
  /** What stands there until the reader uncovers the lines; null: anybody may read them. */
  cover: Text | null;
}

/** Return the rows of a log. How many lines nobody else learns of is secret, too, so they share one row. */
export function rows(log: LogEntry[], covered: boolean): Row[] {
  const found: Row[] = [];
  for (const line of log) {
    const cover = covered ? line.cover : null;
    const last = found.at(-1);
    if (hidesAll(cover) && hidesAll(last?.cover)) last!.lines.push(line);
    else found.push({ lines: [line], cover });
  }
  return found;
}

/** Say whether a cover stands for something of which others learn nothing. */
export function hidesAll(cover: Text | null | undefined): boolean {
  return cover?.id === PRIVATE;
}
