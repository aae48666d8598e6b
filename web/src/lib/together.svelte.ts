// One window for all seats of a person: what further seats of his will be asked, once the one that is asked has answered the
// same, is decided along with it. What was decided waits here for its question and answers it. Not for drawing (see
// parts/Together.svelte).
import type { Ask, Chair, Option } from "../protocol";

/** What a seat will be asked, and what is picked for it so far. */
export interface Later {
  seat: number;
  ask: Ask;
  picked: string[];
}

export class Together {
  /** The seats that will be asked the same as the one on screen. */
  later: Later[] = $state.raw([]);
  /** What is decided and waits for its question. */
  #decided: Later[] = [];
  /** The position whose question is being answered from here. */
  #answering = -1;

  /** The options picked for further seats. */
  get options(): Option[] {
    return this.later.flatMap(({ ask, picked }) => ask.options.filter(({ id }) => picked.includes(id)));
  }

  /** Take in what all seats of a person are asked, and will be. Return the answer to a question that is decided already. */
  follow(chairs: Chair[], number: number): { seat: number; choice: string[] } | null {
    const at = (seat: number) => chairs.find((chair) => chair.seat === seat);
    this.#decided = this.#decided.filter(({ seat, ask }) => isSame(ask, at(seat)?.ask) || isSame(ask, at(seat)?.soon));
    const kinds = chairs.flatMap(({ ask }) => (ask ? [ask.kind] : []));
    this.later = chairs.flatMap(({ seat, soon }) => {
      if (seat === null || !soon || !kinds.includes(soon.kind) || this.#decided.some((each) => each.seat === seat)) return [];
      const before = this.later.find((each) => each.seat === seat && isSame(each.ask, soon));
      return [{ seat, ask: soon, picked: before?.picked ?? [] }];
    });
    const due = this.#decided.find(({ seat, picked }) => fits(picked, at(seat)?.ask));
    if (!due) return null;
    this.#decided = this.#decided.filter((each) => each !== due);
    this.#answering = number;
    return { seat: due.seat, choice: due.picked };
  }

  /** Whether the question of this position is answered from here. */
  isAnswering(number: number): boolean {
    return this.#answering === number;
  }

  /** Pick an option for a further seat, or put it back. */
  toggle(seat: number, id: string): void {
    this.later = this.later.map((each) => {
      if (each.seat !== seat) return each;
      const others = each.picked.filter((other) => other !== id);
      const picked = others.length < each.picked.length ? others : [...others, id].slice(-each.ask.most);
      return { ...each, picked };
    });
  }

  /** The seat on screen has answered: so have the others. */
  decide(): void {
    this.#decided = this.later;
    this.later = [];
  }

  /** Nothing is decided: it was refused. */
  forget(): void {
    this.#decided = [];
    this.#answering = -1;
  }
}

/** Whether it is the same question to a person, whatever there is to choose from. */
function isSame(one: Ask, other: Ask | null | undefined): boolean {
  return !!other && one.kind === other.kind && JSON.stringify(one.text) === JSON.stringify(other.text);
}

function fits(picked: string[], ask: Ask | null | undefined): boolean {
  const ids = ask?.options.map(({ id }) => id) ?? [];
  return !!ask && picked.length >= ask.least && picked.length <= ask.most && picked.every((id) => ids.includes(id));
}
