// The log in rows, as a neighbour at the same screen may see it, set as a story: headings, what is part of what, and
// what is better left out. Pure; not for drawing (see parts/Log.svelte).
import type { ChatLine, LogEntry, Text } from "../protocol";
import { idOf, readId } from "./ids";
import { isWho } from "./speech";

/** What the server puts over a line of which others learn nothing at all. */
const PRIVATE = "private-line";

/** A row of the log. */
export interface Row {
  /** One, or several under one cover. */
  lines: LogEntry[];
  /** What stands there until the reader uncovers the lines; null: anybody may read them. */
  cover: Text | null;
}

/** Return one log of all that several seats of one person read: each line as the seat reads it that knows most. */
export function merged(logs: LogEntry[][]): LogEntry[] {
  return logs.reduce((all, log) => numbered(withLines(all, log)));
}

function* withLines(log: LogEntry[], other: LogEntry[]): Generator<LogEntry> {
  let at = 0;
  for (const line of log) {
    while (other[at] && !isTheSame(line, other[at]!) && hidesAll(other[at]!.cover)) yield other[at++]!;
    const also = other[at];
    if (also && isTheSame(line, also)) {
      yield also.cover ? also : line;
      at++;
    } else yield line;
  }
  yield* other.slice(at);
}

/** Whether two lines tell of the same: in the same words, or one as everybody reads it who may not read the other. */
function isTheSame(line: LogEntry, other: LogEntry): boolean {
  const said = JSON.stringify(line.text);
  if (said === JSON.stringify(other.text)) return true;
  return said === JSON.stringify(other.cover) || JSON.stringify(line.cover) === JSON.stringify(other.text);
}

const numbered = (lines: Iterable<LogEntry>): LogEntry[] => Array.from(lines, (line, number) => ({ ...line, number }));

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

export const HEADINGS = ["heading", "phase", "turn"];

/** A row with its place in the story. */
export interface Told extends Row {
  /**
   * What a message says of its lines by its attribute `style`, as src/miskatonic/cli/telling.py explains it:
   * heading, phase, turn, story, act, follows, test, result, back, echo, quiet, or nothing.
   */
  style: string;
  /** How deep it lies within what it is part of. */
  depth: number;
  /** How many times in a row the same is said. */
  times: number;
  /** What begins with it, like a round, or "". */
  heading: string;
}

/** How the messages of a game say that their lines are set. */
export interface Setting {
  styleOf(id: string): string;
  /** Under which heading a line stands, or "". */
  headingOf(said: Text): string;
}

/** Return the rows that are worth telling, from a line on, each in its place. */
export function told(all: Row[], { styleOf, headingOf }: Setting, from = 0): Told[] {
  const found: Told[] = [];
  let under = "";
  let acting = false;
  let testing = false;
  let mentioned = new Set<string>();
  for (const row of all) {
    const { text, on } = row.lines[0]!;
    const style = styleOf(text.id);
    const last = found.at(-1);
    if (isLeftOut(style, on, mentioned, last)) continue;
    if (last && says(last) === says(row) && isFrom(from, last) === isFrom(from, row)) {
      last.times++;
      continue;
    }
    const heads = HEADINGS.includes(style);
    if (heads || style === "back") acting = testing = false;
    // After answers were taken back, a round may begin a second time.
    if (style === "back") under = "";
    const begun = headingOf(text);
    const heading = begun === under ? "" : begun;
    under = begun || under;
    const begins = heads || ((style === "act" || style === "follows") && !testing);
    if (begins) {
      mentioned = new Set();
      acting = !heads;
    }
    if (style === "result") testing = false;
    const depth = begins ? 0 : Number(acting) + Number(testing);
    if (style === "test") testing = true;
    for (const thing of on) mentioned.add(thing);
    found.push({ ...row, style, depth, times: 1, heading });
  }
  return found.filter((row) => isFrom(from, row));
}

/** Return the rows of a log from a line on that are worth telling. What came before shares no row with them. */
export function freshly(log: LogEntry[], from: number, covered: boolean, setting: Setting): Told[] {
  const all = [log.slice(0, from), log.slice(from)].flatMap((lines) => rows(lines, covered));
  return told(all, setting, from);
}

const isFrom = (line: number, row: Row): boolean => row.lines[0]!.number >= line;

/** Say whether a line is plain from those before it, or of no interest to a reader. */
function isLeftOut(style: string, on: string[], mentioned: Set<string>, last: Told | undefined): boolean {
  const cards = on.filter((thing) => readId(thing).kind === "card");
  const before = style === "echo" ? mentioned : new Set(last?.lines[0]!.on);
  if (style === "echo" || style === "follows") return cards.length > 0 && cards.every((card) => before.has(card));
  return style === "quiet";
}

/** What a row says to everybody, to be compared; each covered row is different. */
function says({ cover, lines }: Row): unknown {
  return cover ? Symbol("covered") : JSON.stringify(lines.map((line) => line.text));
}

/** Whom a line is about: the person whom it names first; null: nobody in particular. */
export function actor({ args }: Text): number | null {
  const { who } = args;
  return who !== undefined && isWho(who) ? who.seat : null;
}

/** Return the line from which on everything happened since the last turn of these seats; null: they have had none. */
export function sinceTurn(log: LogEntry[], styleOf: Setting["styleOf"], seats: number[]): number | null {
  let since: number | null = null;
  let own = false;
  for (const { number, text } of log) {
    const style = styleOf(text.id);
    if (!HEADINGS.includes(style)) continue;
    const before = own;
    own = style === "turn" && seats.includes(actor(text) ?? -1);
    if (before && !own) since = number;
  }
  return since;
}

/** What of the log somebody wants to read. */
export const FILTERS = ["all", "mine", "turn", "chat"] as const;
export type Filter = (typeof FILTERS)[number];

interface Sieve {
  filter: Filter;
  /** The reader's seats. */
  seats: number[];
  /** The line from which on everything happened since his last turn. */
  since: number;
}

/** Return what somebody wants to read: rows of the log, and what was said in between, each at its place. */
export function sifted(log: Told[], chat: ChatLine[], { filter, seats, since }: Sieve): (Told | ChatLine)[] {
  const kept = filter === "chat" ? [] : underHeadings(log, (row) => wants(row, filter, seats, since));
  const from = log.find((row) => isFrom(since, row))?.lines[0]!.move ?? Infinity;
  const heard = filter === "mine" ? [] : chat.filter((line) => filter !== "turn" || line.move >= from);
  const found: (Told | ChatLine)[] = [];
  let next = 0;
  for (const row of kept) {
    while (heard[next] && heard[next]!.move < row.lines[0]!.move) found.push(heard[next++]!);
    found.push(row);
  }
  return [...found, ...heard.slice(next)];
}

function wants(row: Told, filter: Filter, seats: number[], since: number): boolean {
  if (filter === "turn") return isFrom(since, row);
  return filter === "all" || row.lines.some((line) => concerns(line, seats));
}

/** Say whether a line is about one of these seats, or for them alone. */
function concerns({ text, on, cover }: LogEntry, seats: number[]): boolean {
  const named = Object.values(text.args)
    .flat()
    .some((each) => isWho(each) && seats.includes(each.seat));
  return cover !== null || named || seats.some((seat) => on.includes(idOf("seat", seat)));
}

/** Return the rows that are wanted, and the headings under which they stand. */
function underHeadings(log: Told[], isWanted: (row: Told) => boolean): Told[] {
  const found: Told[] = [];
  let above: Told | null = null;
  let heading = "";
  for (const row of log) {
    heading = row.heading || heading;
    if (row.style === "heading") above = row;
    if (row.style === "heading" || !isWanted(row)) continue;
    if (above) found.push(above);
    found.push({ ...row, heading });
    above = null;
    heading = "";
  }
  return above && isWanted(above) ? [...found, above] : found;
}

/** Say whether it is something that somebody said. */
export const isSaid = (item: Told | ChatLine): item is ChatLine => "at" in item;

/** A passage of the story, as a page. */
export interface Page {
  /** The line's number in the log. */
  number: number;
  /** What the passage belongs to, like a new act. */
  title: Text | null;
  text: Text;
}

/** Return the passages of a log from a line on that anybody may read. */
export function pages(log: LogEntry[], from: number, styleOf: Setting["styleOf"]): Page[] {
  const isStory = (line: LogEntry | undefined) => line !== undefined && styleOf(line.text.id) === "story";
  return log.slice(from).flatMap((line, at) => {
    const before = log[from + at - 1];
    const title = before && !isStory(before) && before.cover === null ? before.text : null;
    return isStory(line) && line.cover === null ? [{ number: from + at, title, text: line.text }] : [];
  });
}

/** What nobody expects from an answer of his own. */
const NEWS = [...HEADINGS, "result", "follows"];

/** Say whether rows since an answer tell more than what the answer was: a test, a phase, what others did meanwhile. */
export function isWorthARecap(fresh: Told[]): boolean {
  const others = new Set(fresh.map((row) => row.lines[0]!.move)).size > 1;
  return fresh.some(({ style }) => NEWS.includes(style) || (others && style === "act"));
}
