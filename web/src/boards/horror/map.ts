// Where locations lie on the map, and the ways between them. Not for drawing (see Map.svelte).
import type { CardOnTable } from "../../protocol";

/** A cell of the map: columns and rows count from 0. */
export interface Cell {
  column: number;
  row: number;
}

/** Return the cell of every location: where the scenario lays it, else by its ways. */
export function arrange(locations: CardOnTable[]): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const { id, place } of locations) {
    const [column, row] = place;
    if (column !== undefined && row !== undefined && !isTaken(cells, { column, row })) cells.set(id, { column, row });
  }
  for (const location of inOrder(locations, cells)) cells.set(location.id, freeNear(location, locations, cells));
  return fromZero(cells);
}

/** Those that still need a cell, from what is laid out already outwards along the ways. */
function inOrder(locations: CardOnTable[], cells: Map<number, Cell>): CardOnTable[] {
  const left = locations.filter(({ id }) => !cells.has(id));
  const found = new Set(cells.keys());
  const order: CardOnTable[] = [];
  while (left.length) {
    const at = Math.max(
      0,
      left.findIndex((each) => neighbours(each, locations).some((id) => found.has(id))),
    );
    const [next] = left.splice(at, 1) as [CardOnTable];
    found.add(next.id);
    order.push(next);
  }
  return order;
}

function neighbours(location: CardOnTable, locations: CardOnTable[]): number[] {
  const from = locations.filter((other) => other.leads_to.includes(location.id)).map((other) => other.id);
  return [...new Set([...location.leads_to, ...from])];
}

/** The free cell nearest to the neighbours that lie already. */
function freeNear(location: CardOnTable, locations: CardOnTable[], cells: Map<number, Cell>): Cell {
  const near = neighbours(location, locations).flatMap((id) => cells.get(id) ?? []);
  if (!near.length) return { column: 1 + Math.max(-1, ...[...cells.values()].map((cell) => cell.column)), row: 0 };
  const far = (cell: Cell) =>
    near.reduce((sum, other) => sum + Math.hypot((cell.column - other.column) * 1.01, cell.row - other.row), 0);
  const about = near.flatMap(({ column, row }) =>
    [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ column: column + x, row: row + y }))),
  );
  const free = about.filter((cell) => !isTaken(cells, cell)).sort((a, b) => far(a) - far(b));
  return free[0] ?? { column: 1 + Math.max(...[...cells.values()].map((cell) => cell.column)), row: 0 };
}

function isTaken(cells: Map<number, Cell>, { column, row }: Cell): boolean {
  return [...cells.values()].some((cell) => cell.column === column && cell.row === row);
}

function fromZero(cells: Map<number, Cell>): Map<number, Cell> {
  const left = Math.min(...[...cells.values()].map((cell) => cell.column));
  const top = Math.min(...[...cells.values()].map((cell) => cell.row));
  return new Map([...cells].map(([id, { column, row }]) => [id, { column: column - left, row: row - top }]));
}

/** How many columns and rows a map has. */
export function extent(cells: Map<number, Cell>): { columns: number; rows: number } {
  const all = [...cells.values()];
  return {
    columns: 1 + Math.max(0, ...all.map((cell) => cell.column)),
    rows: 1 + Math.max(0, ...all.map((cell) => cell.row)),
  };
}

/** A way between two locations; `back`: it can be gone in both directions. */
export interface Way {
  from: number;
  to: number;
  back: boolean;
}

/** Return every way once. */
export function ways(locations: CardOnTable[]): Way[] {
  const there = new Map(locations.map((each) => [each.id, each]));
  return locations.flatMap((from) =>
    from.leads_to.flatMap((to) => {
      const other = there.get(to);
      const back = other?.leads_to.includes(from.id) ?? false;
      return other && !(back && to < from.id) ? [{ from: from.id, to, back }] : [];
    }),
  );
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Return the line of a way between two boxes, from edge to edge, slightly bent so that it reads as a path. */
export function path(from: Box, to: Box): string {
  const start = edge(from, middle(to));
  const end = edge(to, middle(from));
  const [x, y] = [end.x - start.x, end.y - start.y];
  const bend = Math.min(18, Math.hypot(x, y) * 0.09);
  const long = Math.hypot(x, y) || 1;
  const control = { x: start.x + x / 2 - (y / long) * bend, y: start.y + y / 2 + (x / long) * bend };
  const at = (point: { x: number; y: number }) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${at(start)}Q${at(control)} ${at(end)}`;
}

const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Where the line from a box's middle to a point leaves the box. */
function edge(box: Box, towards: { x: number; y: number }): { x: number; y: number } {
  const from = middle(box);
  const [x, y] = [towards.x - from.x, towards.y - from.y];
  const part = Math.min(1, Math.min(box.width / 2 / Math.abs(x || 1e-9), box.height / 2 / Math.abs(y || 1e-9)));
  return { x: from.x + x * part, y: from.y + y * part };
}

/** How large a ground is, and where every location lies on it. */
export interface Ground {
  width: number;
  height: number;
  boxes: Map<number, Box>;
}

/** The largest a location grows, whatever room there is. */
const LARGEST = { width: 400, height: 290 };

/** Lay the cells out in a room: they fill it evenly. None is smaller than `least`; the ground grows beyond the room then. */
export function lay(cells: Map<number, Cell>, room: Size, least: Size): Ground {
  const { columns, rows } = extent(cells);
  const [across, down] = [
    along(room.width, columns, least.width, LARGEST.width),
    along(room.height, rows, least.height, LARGEST.height),
  ];
  const boxes = new Map<number, Box>();
  for (const [id, { column, row }] of cells) {
    boxes.set(id, { x: across.start(column), y: down.start(row), width: across.size, height: down.size });
  }
  return { width: across.length, height: down.length, boxes };
}

export interface Size {
  width: number;
  height: number;
}

/** Cells side by side in one direction: how long all are together, how large each is, and where each begins. */
function along(room: number, count: number, least: number, largest: number) {
  const step = Math.max(room / count, least * 1.17);
  const gap = Math.max(8, Math.min(44, step * 0.14));
  const size = Math.floor(Math.min(step - gap, largest));
  return { length: Math.round(step * count), size, start: (at: number) => Math.round(step * at + (step - size) / 2) };
}
