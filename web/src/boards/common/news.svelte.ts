// What a board does when one view follows another: things fly, a sound is heard, the focus stays on the board.
// Which things fly and what is heard is the game's business. Decoration: the board is right without it.
import { tick } from "svelte";
import { play, type Sound } from "../../lib/sounds";
import type { BoardProps } from "../index";
import { fly, mayMove, places, type Flight } from "./flight";

/** What is to be seen and heard of a change. */
export interface News {
  flown: Flight[];
  sound: Sound;
}

interface Watched<V> {
  props: () => BoardProps;
  view: () => V;
  board: () => HTMLElement | undefined;
  /** The thing to stay on when the focused one is gone. */
  home: () => string;
}

/** Follow the views of a board; `tell` gets the first one alone. */
export function follow<V>({ props, view, board, home }: Watched<V>, tell: (before: V | null, after: V) => News | null) {
  let last: V | null = null;
  const focus = followFocus(board);
  $effect.pre(() => {
    const after = view();
    const before = last;
    last = after;
    if (before === after) return;
    const news = tell(before, after);
    const on = board();
    if (before === null || !on || !news) return;
    const { motion } = props().settings;
    if (news.flown.length || news.sound !== "card") play(news.sound);
    const noted = mayMove(motion) ? places(on) : null;
    void tick().then(() => {
      if (noted) fly(on, noted, news.flown);
      if (focus.isLost()) {
        on.querySelector<HTMLElement>(`[data-thing="${home()}"]`)?.focus();
      }
    });
  });
}

/** Watch the focus on a board, and say whether it was on something that is gone. */
function followFocus(board: () => HTMLElement | undefined) {
  let held: Node | null = null;
  const came = ({ target }: FocusEvent) => (held = target as Node);
  // Some browsers tell of the focus leaving what is taken away, others do not.
  const went = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (held === target && held?.isConnected) held = null;
    });
  $effect(() => {
    const on = board();
    on?.addEventListener("focusin", came);
    on?.addEventListener("focusout", went);
    return () => {
      on?.removeEventListener("focusin", came);
      on?.removeEventListener("focusout", went);
    };
  });
  return { isLost: () => held !== null && !held.isConnected && document.activeElement === document.body };
}
