// What is counted on Fate's table, so that changes can be seen.
import type { FateView } from "../../protocol";
import type { Measure } from "../common/changes";

export function measures(view: FateView): Measure[] {
  const players = view.players.flatMap(({ summon, signs, lodge, investigators }, seat) => [
    { thing: `circle:${seat}`, name: "summon", count: summon },
    { thing: `seat:${seat}`, name: "signs", count: signs },
    { thing: `lodge:${seat}`, name: "cultists", count: lodge },
    { thing: `lodge:${seat}`, name: "investigators", count: investigators },
  ]);
  return [...players, { thing: "supply", name: "investigators", count: view.supply }];
}
