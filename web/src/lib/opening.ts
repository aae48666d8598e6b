// Opening a table and going there; where nobody is waited for, the match begins at once.
import * as api from "./api";
import { beginAtOnce, giveTokens } from "./links";
import { place } from "./router.svelte";
import type { NewTable } from "../protocol";

/** Open a table and go to it; `begin` starts the match as soon as it is there. Throw a Refusal. */
export async function openAndGo(wanted: NewTable, begin = false): Promise<void> {
  await api.withSession();
  const opened = await api.openTable(wanted);
  giveTokens(opened.id, opened.links);
  if (begin) beginAtOnce.add(opened.id);
  place.go(`/t/${opened.id}`);
}
