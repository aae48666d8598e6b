// What a board does when one view follows another: things fly, a sound is heard, the focus stays on the board.
// Which things fly and what is heard is the game's business. Decoration: the board is right without it.
import { tick, untrack } from "svelte";
import { play, type Sound } from "../../art/sounds";
import { called } from "../../lib/decision.svelte";
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
    const { sound, motion } = props().settings;
    if (sound && news.flown.length) play(news.sound);
    const focused = on.contains(document.activeElement);
    const noted = mayMove(motion) ? places(on) : null;
    void tick().then(() => {
      if (noted) fly(on, noted, news.flown);
      if (focused && !on.contains(document.activeElement)) {
        on.querySelector<HTMLElement>(`[data-thing="${home()}"]`)?.focus();
      }
    });
  });

  // It is my turn: a sound of its own.
  let asked = untrack(() => called(props().chair));
  $effect(() => {
    const now = called(props().chair);
    if (now && !asked && untrack(() => props().settings.sound)) play("turn");
    asked = now;
  });
}
