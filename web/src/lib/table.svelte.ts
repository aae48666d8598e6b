// The connection to one table: it comes back by itself, gets the whole state after a gap, and sends commands
// until they are done or refused. Not for what is shown.
import { openSession } from "./api";
import { fold, Gap, type Known } from "./fold";
import { Outbox, type Answer, type Wish } from "./outbox";
import type { AnyCommand, AnyMessage, Done, Explained, Hinted, Text } from "../protocol";

const FIRST_DELAY = 400;
const LONGEST_DELAY = 30_000;
const QUIET = 20_000;
const DEAD = 32_000;

/** Why we are turned away for good, by the code with which the server closes the socket. */
const TURNED_AWAY = { 4403: "forbidden", 4404: "missing", 4422: "unreadable" } as const;
export type Barred = (typeof TURNED_AWAY)[keyof typeof TURNED_AWAY];
export type Link = "connecting" | "open" | "lost" | Barred;

/** Return why a socket that was closed with this code need not be opened again; null: it should be. */
export function barredBy(code: number): Barred | null {
  return TURNED_AWAY[code as keyof typeof TURNED_AWAY] ?? null;
}

/** Return how long to wait before attempt number `attempt`; `chance` (0 to 1) keeps clients from coming all at once. */
export function backOff(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
  return longest * (0.5 + chance / 2);
}

export class LiveTable {
  readonly id: string;
  link: Link = $state("connecting");
  known: Known | null = $state.raw(null);
  /** What the server could not understand, or why it wants us to slow down. */
  trouble: Text | null = $state.raw(null);

  readonly #outbox = new Outbox();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#watch = setInterval(() => this.#checkPulse(), 4_000);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close(1000);
  }

  /** Why there is no getting to the table; null while there is hope. */
  get barred(): Barred | null {
    return this.link === "connecting" || this.link === "open" || this.link === "lost" ? null : this.link;
  }

  /** Send a command until it is answered; the promise is rejected with a Refusal. */
  send(wish: Wish): Promise<Done> {
    return this.#post(wish) as Promise<Done>;
  }

  /** Ask what a bot would do in a seat's place; nothing changes. The promise is rejected with a Refusal. */
  hint(seat: number): Promise<Hinted> {
    return this.#post({ type: "hint", seat }) as Promise<Hinted>;
  }

  /** Ask why a seat can do nothing with a thing of the board; nothing changes. The promise is rejected with a Refusal. */
  explain(seat: number, thing: string): Promise<Explained> {
    return this.#post({ type: "explain", seat, thing }) as Promise<Explained>;
  }

  #post(wish: Wish): Promise<Answer> {
    const { command, answer } = this.#outbox.add(wish);
    this.#transmit(command);
    return answer;
  }

  /** Return the server's time now. */
  now(): number {
    return Date.now() + (this.known?.skew ?? 0);
  }

  /** Try to connect at once instead of waiting; perhaps we are admitted now. */
  hurry = (): void => {
    if ((this.link !== "lost" && this.link !== "forbidden") || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #seen = (): void => {
    if (document.visibilityState === "visible") this.hurry();
  };

  #offline = (): void => {
    this.#drop();
  };

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}?views=changes`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as AnyMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hear(message: AnyMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "table":
        this.#welcome();
        this.#learn(message);
        break;
      case "update":
        this.#learn(message);
        break;
      case "done":
      case "hinted":
      case "explained":
      case "refused":
        this.trouble = null;
        this.#outbox.settle(message);
        break;
      case "trouble":
        this.trouble = message.reason;
    }
  }

  #welcome(): void {
    this.link = "open";
    this.trouble = null;
    this.#attempt = 0;
    for (const command of this.#outbox.waiting()) this.#transmit(command);
  }

  #learn(message: AnyMessage & { type: "table" | "update" }): void {
    try {
      this.known = fold(this.known, message, Date.now());
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.#drop();
    }
  }

  #transmit(command: AnyCommand): void {
    if (this.link === "open" && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(command));
    }
  }

  /** Give this connection up and start another. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.#lost(1006);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    const barred = barredBy(code);
    if (barred) {
      this.link = barred;
      return;
    }
    this.link = "lost";
    if (code === 4429) this.#attempt = Math.max(this.#attempt, 4);
    const delay = backOff(this.#attempt++, Math.random());
    this.#retry = setTimeout(() => void this.#again(code), delay);
  }

  async #again(code: number): Promise<void> {
    if (code === 4401) await openSession().catch(() => undefined);
    this.#connect();
  }

  /** A connection can die without a word: ask, and give it up if nothing comes back. */
  #checkPulse(): void {
    const silence = Date.now() - this.#heard;
    if (silence > DEAD) this.#drop();
    else if (this.link === "open" && silence > QUIET) this.#ping();
  }

  #ping(): void {
    const { command } = this.#outbox.add({ type: "ping" });
    this.#transmit(command);
    this.#outbox.settle({ type: "done", id: command.id, seq: 0, reclaim: "", links: [] });
  }
}
