// Which game a view is of. The server sends a board the view of its own game; the compiler wants to see that.
import type { AnyView, Views } from "../../protocol";

/** Return a view as the one of this game, which a board of the game draws. */
export function viewOf<G extends keyof Views>(game: G, view: AnyView | null): Views[G] {
  if (!isOf(game, view)) throw new Error(`this is no view of ${game}`);
  return view;
}

function isOf<G extends keyof Views>(game: G, view: AnyView | null): view is Views[G] {
  return view?.game === game;
}
