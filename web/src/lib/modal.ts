// Opening a dialog over the page. Not for what stands in it (see parts/Dialog.svelte).
import { tick } from "svelte";

/** Open a dialog; afterwards the keyboard is where it was, or at the question if it was nowhere or that place is gone. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  return () => {
    dialog.close();
    void tick().then(() => {
      if (document.activeElement !== document.body) return;
      const back = before !== document.body && before?.isConnected ? before : document.getElementById("prompt");
      back?.focus({ preventScroll: true });
    });
  };
}
