// Where something fits beside something else on the screen: to its right, to its left, else below or above it.

const GAP = 12;
const EDGE = 8;

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Return where a box of so much fits beside a place, inside a window of this size. */
export function beside(
  place: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
  wide: number,
  height: number,
  window: { width: number; height: number },
): Place {
  const width = Math.min(wide, window.width - 2 * EDGE);
  const right = place.right + GAP + width <= window.width;
  const left = place.left - GAP - width >= 0;
  const x = right ? place.right + GAP : left ? place.left - GAP - width : (window.width - width) / 2;
  const middle = (place.top + place.bottom) / 2;
  const over = middle > window.height / 2;
  const y = right || left ? middle - height / 2 : over ? place.top - GAP - height : place.bottom + GAP;
  return { x, y: Math.max(Math.min(y, window.height - height - EDGE), EDGE), width };
}
