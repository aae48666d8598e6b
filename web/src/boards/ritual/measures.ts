// What is counted on Ritual's table, so that changes can be seen.
import type { RitualView } from "../../protocol";
import type { Measure } from "../common/changes";

export function measures(view: RitualView): Measure[] {
  return view.holders.map(({ sanity }, holder) => ({ thing: `seat:${holder}`, name: "sanity", count: sanity ?? 0 }));
}
