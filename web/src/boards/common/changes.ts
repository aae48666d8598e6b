// What has changed in numbers between two views: +2 or −1 on each thing of the board. What is counted is the game's
// business (its `measures`). Pure; not for drawing (see Thing.svelte).

/** A number that belongs to a thing of the board; a thing may have several, each by its name. */
export interface Measure {
  thing: string;
  name: string;
  count: number;
}

/** Return by thing what has changed, with a sign; what came or went with its thing has not changed. */
export function changes(before: Measure[], after: Measure[]): Map<string, string[]> {
  const key = ({ thing, name }: Measure) => `${thing}/${name}`;
  const was = new Map(before.map((each) => [key(each), each.count]));
  const found = new Map<string, string[]>();
  for (const each of after) {
    const by = each.count - (was.get(key(each)) ?? each.count);
    if (by) found.set(each.thing, [...(found.get(each.thing) ?? []), by > 0 ? `+${by}` : `−${-by}`]);
  }
  return found;
}
