// What a client knows of a table, grown message by message. Pure; not for sockets (see table.svelte.ts).
import type { Chair, ChatLine, LogEntry, TableInfo, TableState, TableUpdate } from "../protocol";

/** All that this client has been told of a table. */
export interface Known {
  seq: number;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  table: TableInfo;
  /** With their whole logs. */
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
    chairs: chairs.map((chair) => ({ ...chair, log: grown(logOf(before, chair.seat), chair.log) })),
    chat: unrepeated(before.chat, chat),
  };
}

function logOf(known: Known, seat: number | null): LogEntry[] {
  return known.chairs.find((chair) => chair.seat === seat)?.log ?? [];
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
