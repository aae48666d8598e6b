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
    const focused = on.contains(document.activeElement);
    const noted = mayMove(motion) ? places(on) : null;
    void tick().then(() => {
      if (noted) fly(on, noted, news.flown);
      if (focused && !on.contains(document.activeElement)) {
        on.querySelector<HTMLElement>(`[data-thing="${home()}"]`)?.focus();
      }
    });
  });
}
