// Lets things on the board fly from where they were to where they are. Only decoration: the page is already
// as it will be, nothing waits, and without motion nothing flies.

/** Something that flew: the key of the place it left, the key of the thing it is now. */
export type Flight = [from: string, to: string];

/** Note where everything marked `data-fly` is. */
export function places(board: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const thing of board.querySelectorAll<HTMLElement>("[data-fly]")) {
    found.set(thing.dataset.fly ?? "", thing.getBoundingClientRect());
  }
  return found;
}

/** Let things fly in from the places noted before. */
export function fly(board: HTMLElement, before: Map<string, DOMRect>, flown: Flight[]): void {
  flown.forEach(([from, to], order) => {
    const start = before.get(from);
    const thing = board.querySelector<HTMLElement>(`[data-fly="${to}"]`);
    if (!start || !thing) return;
    const end = thing.getBoundingClientRect();
    if (end.width === 0 || start.width === 0) return;
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    if (Math.hypot(x, y) < 4) return;
    const size = Math.min(3, Math.max(0.3, start.width / end.width));
    thing.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 },
        { transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(${(size + 1) / 2 + 0.08})`, zIndex: 5, offset: 0.5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: 460, delay: order * 45, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" },
    );
  });
}

/** Say whether things may move on this page. */
export function mayMove(motion: string): boolean {
  return motion === "full" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
