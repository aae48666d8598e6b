// Cards by their names: wherever a card is named (an option, a line of the log, a hint) its whole face is one gesture
// away: the mouse rests on the name, a finger on the line, or the key V is pressed where the focus is. Which texts name
// cards, and how a face is drawn, a game says in boards/<game>/Face.svelte. Not for cards that lie on a board: their
// boards read them out.
import type { Text } from "../protocol";
import { settings } from "./settings.svelte";

/** A card that is named somewhere, and the things that whatever names it is on. */
export interface Named {
  card: Text;
  on: string[];
}

/** Milliseconds a mouse rests on a name before its card is shown, so that nothing flickers on the way. */
const PATIENCE = 220;
/** Milliseconds a finger rests on a line. */
const LONG = 430;
/** Pixels a finger may stray meanwhile. */
const FAR = 10;
/** More cards than these do not fit on a screen. */
const MOST = 3;
const KEY = "v";

/** Elements that may name several cards: the whole of such a line is touched, or has the focus. */
const LINE = "button, li, p";

export class Faces {
  /** Says which texts name cards; until a game has said so, none does. */
  isCard: (said: Text) => boolean = $state.raw(() => false);
  /** The cards on screen, and beside what. */
  shown: { cards: Named[]; beside: DOMRect; byKey: boolean } | null = $state.raw(null);

  readonly #named = new WeakMap<Element, Named>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start = { x: 0, y: 0 };
  /** A finger was held: lifting it chooses nothing. */
  #held = false;

  /** Note that an element is the name of a card. */
  names(named: Named): (element: Element) => void {
    return (element) => void this.#named.set(element, named);
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
  };

  /** Listen for those who want to see a card, inside an element; keys are heard on the whole page. */
  watch = (inside: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      inside.addEventListener(type, act, { signal, capture });
    on("pointerover", (event) => event.pointerType === "mouse" && this.#hover(event));
    on("pointerdown", (event) => (event.pointerType === "touch" ? this.#touch(event) : this.hide()));
    on("pointermove", (event) => {
      if (event.pointerType === "touch" && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > FAR)
        clearTimeout(this.#timer);
    });
    on("pointerup", (event) => event.pointerType === "touch" && clearTimeout(this.#timer));
    on("pointercancel", () => clearTimeout(this.#timer));
    on("pointerleave", (event) => event.pointerType === "mouse" && !this.shown?.byKey && this.hide());
    on("contextmenu", (event) => this.#held && event.preventDefault());
    on("click", (event) => this.#held && (event.preventDefault(), event.stopPropagation()), true);
    on("scroll", this.hide, true);
    document.addEventListener("keydown", this.#press, { signal, capture: true });
    return () => {
      listening.abort();
      this.hide();
    };
  };

  #hover({ target }: PointerEvent): void {
    clearTimeout(this.#timer);
    const name = (target as Element).closest("[data-named]");
    const named = name && this.#named.get(name);
    if (named) this.#timer = setTimeout(() => this.#show([named], name, false), PATIENCE);
    else if (!this.shown?.byKey) this.shown = null;
  }

  #touch(event: PointerEvent): void {
    this.hide();
    this.#held = false;
    this.#start = { x: event.clientX, y: event.clientY };
    const line = (event.target as Element).closest(LINE);
    const cards = this.#in(line);
    if (!line || !cards.length) return;
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.#show(cards, line, false);
    }, LONG);
  }

  #press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.shown) {
      event.stopPropagation();
      this.hide();
    } else if (event.key === KEY && settings.keys && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const focused = document.activeElement;
      const cards = this.#in(focused);
      if (this.shown?.byKey) this.hide();
      else if (focused && cards.length) this.#show(cards, focused, true);
    } else if (this.shown?.byKey) this.hide();
  };

  /** Return the cards that are named in an element, or by it. */
  #in(element: Element | null): Named[] {
    if (!element || element === document.body) return [];
    const names = [element, ...element.querySelectorAll("[data-named]")];
    return names.flatMap((each) => this.#named.get(each) ?? []);
  }

  #show(cards: Named[], beside: Element, byKey: boolean): void {
    const ids = cards.map(({ card }) => JSON.stringify(card));
    const different = cards.filter((_, place) => ids.indexOf(ids[place]!) === place);
    this.shown = { cards: different.slice(0, MOST), beside: beside.getBoundingClientRect(), byKey };
  }
}
