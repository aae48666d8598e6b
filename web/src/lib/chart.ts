// Lines of a chart as SVG paths: steps, because nothing in a match changes between two moves. Not for drawing them.
import type { ChartLine, MatchChart } from "../protocol";

export interface Frame {
  width: number;
  height: number;
  /** The first and the last move. */
  first: number;
  last: number;
  least: number;
  most: number;
}

/** Return the frame into which all lines of a chart fit; one that never changes gets some air. */
export function frameOf({ lines }: MatchChart, first: number, last: number, width: number, height: number): Frame {
  const values = lines.flatMap((line) => line.points.map(([, value]) => value));
  const least = Math.min(0, ...values);
  return { width, height, first, last: Math.max(last, first + 1), least, most: Math.max(least + 1, ...values) };
}

export const across = (frame: Frame, move: number) =>
  Math.round(((move - frame.first) / (frame.last - frame.first)) * frame.width * 10) / 10;

/** Return the height of a value; lines on the same value lie side by side, `aside` apart. */
export const down = (frame: Frame, value: number, aside = 0) =>
  Math.round((1 - (value - frame.least) / (frame.most - frame.least)) * frame.height * 10) / 10 + aside;

/** Return the path of a line from its first move to the end of the match. */
export function path(frame: Frame, line: ChartLine, aside = 0): string {
  const steps = line.points.map(([move, value], at) =>
    at ? `H${across(frame, move)}V${down(frame, value, aside)}` : `M${across(frame, move)} ${down(frame, value, aside)}`,
  );
  return `${steps.join("")}H${frame.width}`;
}

/** Return the value of a line after a move. */
export function valueAt(line: ChartLine, move: number): number {
  return line.points.findLast(([at]) => at <= move)?.[1] ?? line.points[0]?.[1] ?? 0;
}
