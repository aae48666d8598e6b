// What a client knows of a table, grown message by message. Pure; not for sockets (see table.svelte.ts).
import type { AnyView, Chair, Change, ChatLine, Json, LogEntry, TableInfo, TableState, TableUpdate } from "../protocol";

/** All that this client has been told of a table. */
export interface Known {
  seq: number;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  table: TableInfo;
  /** With their whole views and logs. */
  chairs: Chair[];
  chat: ChatLine[];
}

/** Something was missed: only the whole state helps. */
export class Gap extends Error {}

/** Return what is known after a message that arrived at the time `at`; throw Gap if one was missed. */
export function fold(before: Known | null, message: TableState | TableUpdate, at: number): Known {
  const { seq, now, chairs, chat } = message;
  const skew = now - at;
  if (message.type === "table") return { seq, skew, table: message.table, chairs, chat };
  if (!before || seq < before.seq) throw new Gap();
  return {
    seq,
    skew,
    table: { ...(message.table ?? before.table), ...message.progress },
    chairs: chairs.map((chair) => grownChair(chairOf(before, chair.seat), chair)),
    chat: unrepeated(before.chat, chat),
  };
}

function chairOf(known: Known, seat: number | null): Chair | undefined {
  return known.chairs.find((chair) => chair.seat === seat);
}

/** Return a chair with its whole view and log; what is different can only be told to who has the view before it. */
function grownChair(before: Chair | undefined, chair: Chair): Chair {
  const log = grown(before?.log ?? [], chair.log);
  if (!chair.changes) return { ...chair, log };
  if (!before?.view) throw new Gap();
  return { ...chair, view: changed(before.view, chair.changes), changes: null, log };
}

/** Return a view with changes made; the view before it stays as it was, and what is the same is shared. */
export function changed(view: AnyView, changes: Change[]): AnyView {
  return changes.reduce((value, { at, to }) => put(value, at, to), view);
}

/** Return something of a view with a change made in it; what stands there is the game's, so its type is not known. */
function put<T>(value: T, at: (string | number)[], to: Json): T;
function put(value: unknown, [first, ...rest]: (string | number)[], to: Json): unknown {
  if (first === undefined) return to;
  if (typeof value !== "object" || value === null) throw new Gap();
  if (!Array.isArray(value)) return { ...value, [first]: put((value as Record<string, unknown>)[first], rest, to) };
  if (typeof first !== "number" || first > value.length) throw new Gap();
  const copy: unknown[] = value.slice();
  copy[first] = put(copy[first], rest, to);
  return copy;
}

/** Return a log with its new lines; they are numbered without a hole, so a hole is a gap. */
function grown(log: LogEntry[], lines: LogEntry[]): LogEntry[] {
  const fresh = lines.filter((line) => line.number >= log.length);
  if (fresh[0] && fresh[0].number > log.length) throw new Gap();
  return fresh.length ? [...log, ...fresh] : log;
}

/** Return the chat with its new lines; not everybody hears every line, so numbers may be left out. */
function unrepeated(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const last = chat.at(-1)?.number ?? -1;
  const fresh = lines.filter((line) => line.number > last);
  return fresh.length ? [...chat, ...fresh] : chat;
}
