// Commands on their way: kept until the server says done or refused, and sent again after a lost connection.
// The server does a command once, however often it comes, because it keeps its id.
import type { AnyCommand, Done, Explained, Hinted, Refused, Text } from "../protocol";

/** A command without the id that the outbox gives it. */
export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id"> : never) : never;

/** What the server answers to a command that it does not refuse. */
export type Answer = Done | Hinted | Explained;

/** The server will not do it; nothing has changed. */
export class Refusal extends Error {
  readonly reason: Text;
  readonly clause: string;

  constructor(reason: Text, clause = "") {
    super(reason.id);
    this.reason = reason;
    this.clause = clause;
  }
}

interface Entry {
  command: AnyCommand;
  done: (message: Answer) => void;
  refused: (refusal: Refusal) => void;
}

export class Outbox {
  readonly #entries = new Map<string, Entry>();

  /** Give the wish an id and keep it; the promise ends with the server's answer. */
  add(wish: Wish): { command: AnyCommand; answer: Promise<Answer> } {
    const command = { ...wish, id: newId() } as AnyCommand;
    const answer = new Promise<Answer>((done, refused) => {
      this.#entries.set(command.id, { command, done, refused });
    });
    return { command, answer };
  }

  /** Take the server's answer to a command in. */
  settle(message: Answer | Refused): void {
    const entry = this.#entries.get(message.id);
    this.#entries.delete(message.id);
    if (message.type === "refused") entry?.refused(new Refusal(message.reason, message.clause));
    else entry?.done(message);
  }

  /** Return what must be sent again, oldest first. */
  waiting(): AnyCommand[] {
    return [...this.#entries.values()].map((entry) => entry.command);
  }
}

/** Return an id that nobody else uses (also where the page came without encryption). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
