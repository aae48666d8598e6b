// Dragging a card from the cards into the deck, or back. The type tells where it comes from while it is on its way.

const TYPES = { pool: "text/x-miskatonic-pool", deck: "text/x-miskatonic-deck" } as const;
export type Origin = keyof typeof TYPES;

/** Begin to drag a card. */
export function carry(event: DragEvent, code: string, from: Origin): void {
  event.dataTransfer?.setData(TYPES[from], code);
}

/** Say whether a card from there is being dragged. */
export function isCarried(event: DragEvent, from: Origin): boolean {
  return event.dataTransfer?.types.includes(TYPES[from]) ?? false;
}

/** Return the card from there that was let go, or "" if it is none. */
export function letGo(event: DragEvent, from: Origin): string {
  return event.dataTransfer?.getData(TYPES[from]) ?? "";
}
