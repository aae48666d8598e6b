// The time of day for things on screen that change by themselves, and how a stretch of time is said.
import { text } from "./speech";
import type { Text } from "../protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

class Clock {
  /** Milliseconds since 1970, renewed every second. */
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), SECOND);
  }
}

export const clock = new Clock();

/** Return how much time is left: to the second within an hour, else in its largest whole unit. */
export function left(ms: number): string | Text {
  if (ms >= HOUR) return span(ms);
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Return how a stretch of time is said, in its largest whole unit. */
export function span(ms: number): Text {
  const rest = Math.max(0, ms);
  if (rest < MINUTE) return text("span-seconds", { count: Math.floor(rest / SECOND) });
  if (rest < HOUR) return text("span-minutes", { count: Math.floor(rest / MINUTE) });
  if (rest < 2 * DAY) return text("span-hours", { count: Math.floor(rest / HOUR) });
  return text("span-days", { count: Math.floor(rest / DAY) });
}
