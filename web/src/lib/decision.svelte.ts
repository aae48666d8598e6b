// The decision in front of a person: what is asked, what is picked, and what must never happen: that another
// question slips under the pointer. Not for drawing it (see parts/Prompt.svelte).
import type { Snippet } from "svelte";
import { Refusal, type Wish } from "./outbox";
import type { Ask, Caution, Chair, Done, Option, Text } from "../protocol";

/** How a board asks a question in the prompt, where a plain list would tell a neighbour too much or is too long. */
export interface Asking {
  /** The question, in words that anybody may read. */
  text: Text;
  /** What stands there in place of the list of options. */
  body: Snippet<[Ask]>;
}

interface Question {
  seat: number;
  ask: Ask;
  /** Of the position in which it was asked. */
  number: number;
  /** What options cost besides what they say. */
  cautions: Record<string, Caution[]>;
  /** How likely options succeed, where chance decides. */
  chances: Record<string, number>;
}

export class Decision {
  /** The question on screen. */
  shown: Question | null = $state.raw(null);
  /** How often another question came on screen. */
  turns = $state(0);
  /** It was withdrawn while the person was about to answer. */
  void = $state(false);
  /** The options picked so far, where several may be picked. */
  picked: string[] = $state.raw([]);
  /** The option that the pointer is on, or the keyboard's focus, or "". */
  pointed = $state("");
  /** The options on the thing of the board that somebody points at. */
  hinted: string[] = $state.raw([]);
  /** The answer on its way to the server. */
  sent: string[] | null = $state.raw(null);
  /** The sealed answer that is in: nobody else knows of it, and it may be changed until all have answered. */
  given: string[] | null = $state.raw(null);
  /** A costly option that waits for a second yes. */
  doubted: Option | null = $state.raw(null);
  /** What the doubted option costs besides what it says. */
  readonly cautions: Caution[] = $derived(this.shown?.cautions[this.doubted?.id ?? ""] ?? []);
  refusal: Refusal | null = $state.raw(null);
  /** The board's own way to ask questions; null from it, or no such way: the prompt lists the options. */
  ways: ((ask: Ask) => Asking | null) | null = $state.raw(null);

  /** How the board asks the question on screen; null: plainly. */
  readonly asking: Asking | null = $derived(this.shown ? (this.ways?.(this.shown.ask) ?? null) : null);
  /** Whether options can be chosen right now. */
  readonly open: boolean = $derived(this.shown !== null && !this.void && this.sent === null);
  /** The options on each thing of the board. */
  readonly lit: Map<string, Option[]> = $derived(byThing(this.open ? (this.shown?.ask.options ?? []) : []));

  readonly #send: (wish: Wish) => Promise<Done>;
  /** Whether costly options want a second yes at this table. */
  readonly #careful: () => boolean;
  #held = false;
  #latest: Question | null = null;
  #given: string[] | null = null;

  constructor(send: (wish: Wish) => Promise<Done>, careful: () => boolean = () => true) {
    this.#send = send;
    this.#careful = careful;
  }

  /** Take in what the seat is asked now. */
  offer(chair: Chair | null, number: number): void {
    const { seat = null, ask = null, given = null, cautions = {}, chances = {} } = chair ?? {};
    this.#latest = seat !== null && ask ? { seat, ask, number, cautions, chances } : null;
    this.#given = given;
    if (given && String(given) === String(this.sent) && same(this.shown, this.#latest)) this.#seal();
    if (same(this.shown, this.#latest) && this.sent === null && !(this.given && !given)) {
      this.shown = this.#latest;
      this.void = false;
      this.given = given;
    } else if (this.shown && this.sent === null && this.#held) {
      this.void = true;
      this.doubted = null;
    } else if (!same(this.shown, this.#latest) || this.shown?.number !== this.#latest?.number) {
      this.#show();
    }
  }

  /** The answer is in under seal: the question stays open, but a pointer that rests on it does not hold it. */
  #seal(): void {
    this.#held = false;
    this.sent = null;
    this.given = this.#given;
    this.picked = this.#several ? (this.given ?? []) : [];
  }

  get #several(): boolean {
    return this.shown !== null && (this.shown.ask.least !== 1 || this.shown.ask.most !== 1);
  }

  /** The pointer (or the keyboard's focus) is on the question, or no longer. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.void) this.#show();
  }

  /** Put the withdrawn question away. */
  lookAgain(): void {
    this.#show();
  }

  #show(): void {
    this.turns++;
    this.shown = this.#latest;
    this.void = false;
    this.given = this.#given;
    this.picked = this.#several ? (this.given ?? []) : [];
    this.pointed = "";
    this.sent = null;
    this.doubted = null;
    this.refusal = null;
  }

  /** Choose an option: answer with it, or pick it where several may be picked. */
  choose(id: string): void {
    const option = this.shown?.ask.options.find((each) => each.id === id);
    if (!this.open || !this.shown || !option) return;
    const { most } = this.shown.ask;
    if (this.#several) this.#toggle(id, most);
    else if (this.given?.includes(id)) return;
    else if (this.#isCostly(option)) this.doubted = option;
    else void this.#answer([id]);
  }

  #isCostly(option: Option): boolean {
    return this.#careful() && (option.confirm || (this.shown?.cautions[option.id]?.length ?? 0) > 0);
  }

  #toggle(id: string, most: number): void {
    if (this.picked.includes(id)) this.picked = this.picked.filter((each) => each !== id);
    else if (this.picked.length < most) this.picked = [...this.picked, id];
  }

  /** Whether as many are picked as must be. */
  get enough(): boolean {
    return this.picked.length >= (this.shown?.ask.least ?? 0);
  }

  /** Answer with what is picked. */
  finish(): void {
    if (this.open && this.enough) void this.#answer(this.picked);
  }

  /** Say yes, or no, to the costly option. */
  settleDoubt(yes: boolean): void {
    const option = this.doubted;
    this.doubted = null;
    if (yes && option && this.open) void this.#answer([option.id]);
  }

  async #answer(choice: string[]): Promise<void> {
    if (!this.shown) return;
    const { seat, number } = this.shown;
    this.sent = choice;
    this.refusal = null;
    try {
      await this.#send({ type: "answer", seat, number, choice });
      if (this.sent === choice && this.#given) this.#seal();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.sent === choice) this.sent = null;
      this.refusal = error;
    }
  }
}

/** Say whether the game calls for whoever sits there: it asks, and no sealed answer of his is in. */
export function called(chair: Chair): boolean {
  return chair.ask !== null && chair.given === null;
}

function byThing(options: Option[]): Map<string, Option[]> {
  const lit = new Map<string, Option[]>();
  for (const option of options) {
    for (const thing of option.on) lit.set(thing, [...(lit.get(thing) ?? []), option]);
  }
  return lit;
}

/** Say whether two questions are the same to a person. */
function same(one: Question | null, other: Question | null): boolean {
  if (!one || !other) return one === other;
  return one.seat === other.seat && JSON.stringify(one.ask) === JSON.stringify(other.ask);
}
