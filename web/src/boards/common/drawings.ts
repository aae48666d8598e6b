// Our own drawings as SVG paths: the Elder Sign, card frames and corner ornaments.

function star(middle: number, outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 ? inner : outer;
    const angle = (Math.PI * at) / 5 - Math.PI / 2;
    return `${Math.round(256 + radius * Math.cos(angle))} ${Math.round(middle + radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** A star about an eye, in a box of 512, to be filled by the even-odd rule. */
export const elderSign =
  star(276, 252, 118) +
  star(276, 188, 84) +
  "M156 276Q256 190 356 276Q256 362 156 276ZM256 232C226 252 226 300 256 320C286 300 286 252 256 232Z";

/** A card's border: soft scoops for the pure, thorns for the cursed, so that the outline tells them apart. */
export function frame(width: number, height: number, cursed: boolean): string {
  const [left, top, right, bottom] = [4, 4, width - 4, height - 4];
  const cut = 9;
  const corner = cursed
    ? (toX: number, toY: number, byX: number, byY: number) => `L${byX} ${byY}L${toX} ${toY}`
    : (toX: number, toY: number) => `A${cut} ${cut} 0 0 0 ${toX} ${toY}`;
  return [
    `M${left + cut} ${top}H${right - cut}`,
    corner(right, top + cut, right - cut / 1.4, top + cut / 1.4),
    `V${bottom - cut}`,
    corner(right - cut, bottom, right - cut / 1.4, bottom - cut / 1.4),
    `H${left + cut}`,
    corner(left, bottom - cut, left + cut / 1.4, bottom - cut / 1.4),
    `V${top + cut}`,
    corner(left + cut, top, left + cut / 1.4, top + cut / 1.4),
    "Z",
  ].join("");
}

/** The lines of a ritual circle: a star of `points` corners, every `skip`-th joined, about (0, 0). */
export function starLines(points: number, skip: number, radius: number): string {
  const corner = (at: number) => {
    const angle = (2 * Math.PI * at) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const order = Array.from({ length: points }, (_, at) => corner((at * skip) % points));
  return `M${order.join("L")}Z`;
}
