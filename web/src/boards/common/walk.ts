// Arrow keys walk from thing to thing, to the nearest one in that direction.

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus for an arrow key that was pressed on a thing; `what` says what things there are. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }, what = "[data-thing]"): void {
  const direction = DIRECTIONS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>(what);
  if (!direction || !from) return;
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>(what)].filter((each) => each !== from);
  const next = nearest(
    middle(from),
    others.map((each) => ({ each, at: middle(each) })),
    direction,
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function middle(thing: HTMLElement): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Return the nearest thing ahead; what lies aside counts double. */
export function nearest<T>(
  [x, y]: [number, number],
  things: { each: T; at: [number, number] }[],
  [towardsX, towardsY]: [number, number],
): T | undefined {
  let best: { each: T; far: number } | undefined;
  for (const { each, at } of things) {
    const [byX, byY] = [at[0] - x, at[1] - y];
    const ahead = byX * towardsX + byY * towardsY;
    const aside = Math.abs(byX * towardsY) + Math.abs(byY * towardsX);
    const far = ahead + 2 * aside;
    if (ahead > 4 && (!best || far < best.far)) best = { each, far };
  }
  return best?.each;
}
