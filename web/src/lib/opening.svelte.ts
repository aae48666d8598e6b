// Opening a table and going there; where nobody is waited for, the match begins at once.
import * as api from "./api";
import { beginAtOnce, giveTokens, keepMyName } from "./links";
import { Refusal } from "./outbox";
import { place } from "./router.svelte";
import type { NewTable } from "../protocol";

/** Open a table and go to it; `begin` starts the match as soon as it is there. Throw a Refusal. */
async function openAndGo(wanted: NewTable, begin = false): Promise<void> {
  await api.withSession();
  const opened = await api.openTable(wanted);
  giveTokens(opened.id, opened.links);
  if (begin) beginAtOnce.add(opened.id);
  place.go(`/t/${opened.id}`);
}

/** A form that opens a table: whether it is at work, and why it was refused. */
export class Opening {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Open a table for somebody who wants to be called that; once at a time. */
  async open(wanted: NewTable, begin: boolean, name: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    keepMyName(name.trim());
    try {
      await openAndGo(wanted, begin);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    } finally {
      this.busy = false;
    }
  }
}
