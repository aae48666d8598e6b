// Links that people pass on, and how to copy them. A seat's secret stays behind the #, which no server sees.
import { keep, recall } from "./memory";
import type { SeatLink } from "../protocol";

/** Return the link that brings others to a table. */
export const inviteLink = (table: string) => `${location.origin}/t/${encodeURIComponent(table)}`;

/** Return the link that brings its owner back into a seat. */
export const reclaimLink = (table: string, token: string) => `${inviteLink(table)}#reclaim=${token}`;

/** Return the link that makes another browser this person's. */
export const deviceLink = (token: string) => `${location.origin}/me#device=${token}`;

const BROWSERS: [RegExp, string][] = [
  [/Firefox/, "Firefox"],
  [/Edg/, "Edge"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
];

/** Return what kind of browser this is, as far as it tells: "Firefox, Android". */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter((each) => each).join(", ");
}

/** Return the link to a position of a replay. */
/** Through whose eyes a replay is seen: a seat's, all spectators', with all cards open, or (null) the reader's own. */
export type Eyes = number | "all" | "open" | null;

export const replayPath = (table: string, move: number, eyes: Eyes = null) =>
  `/t/${encodeURIComponent(table)}/replay#move=${move}${eyes === null ? "" : `&seat=${eyes}`}`;

/** Return through whose eyes an address wants to look. */
export function eyesIn(values: URLSearchParams): Eyes {
  const seat = values.get("seat");
  return seat === null || seat === "all" || seat === "open" ? seat : Number.parseInt(seat, 10);
}

/** Copy a text; return whether that worked. Browsers lend the clipboard only to encrypted pages. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const host = document.querySelector("dialog[open]") ?? document.body;
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.value = text;
  host.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return copied;
}

/** Reclaim tokens that were just given, by table: shown once, then forgotten. Several seats: with commas. */
export const freshTokens = new Map<string, string>();

/** Keep the links to all own seats of a table until somebody comes there. */
export function giveTokens(table: string, links: SeatLink[]): void {
  if (links.length) freshTokens.set(table, links.map((link) => link.reclaim).join(","));
}

/** Tables just opened at which nobody is waited for: their matches begin on arrival. */
export const beginAtOnce = new Set<string>();

/** Return how this person likes to be called. */
export const myName = () => recall("name") ?? "";

export const keepMyName = (name: string) => keep("name", name);
