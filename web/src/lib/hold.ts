// Holding something open: by mouse, finger or key, for as long as it is held. Let go, look away, and it is
// covered again. A screen reader, which cannot hold, opens it with a click and covers it with the next.

const HOLDING_KEYS = new Set([" ", "Enter"]);

/** Let an element open something while it is held; `open` is told when that begins and ends. */
export function holds(open: (held: boolean) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let held = false;
    let byHand = false;
    const set = (now: boolean) => {
      if (now === held) return;
      held = now;
      open(now);
    };
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, act, { signal: listening.signal });

    on("pointerdown", (event) => {
      if (event.button !== 0) return;
      byHand = true;
      element.setPointerCapture(event.pointerId);
      set(true);
    });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const) on(type, () => set(false));
    // A long press would open the browser's menu.
    on("contextmenu", (event) => event.preventDefault());
    on("keydown", (event) => {
      if (!HOLDING_KEYS.has(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      byHand = true;
      set(true);
    });
    on("keyup", (event) => {
      if (HOLDING_KEYS.has(event.key)) set(false);
    });
    on("blur", () => set(false));
    on("click", () => {
      if (!byHand) set(!held);
      byHand = false;
    });
    window.addEventListener("blur", () => set(false), { signal: listening.signal });
    document.addEventListener("visibilitychange", () => set(false), { signal: listening.signal });
    return () => {
      listening.abort();
      set(false);
    };
  };
}

/** Let a key anywhere on the page open something while it is held, unless somebody is typing. */
export function holdsKey(key: string, open: (held: boolean) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const typing = (event: KeyboardEvent) =>
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as Element | null)?.matches?.("input, textarea, select") ||
    document.querySelector("dialog[open]") !== null;
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key.toLowerCase() !== key || typing(event)) return;
      event.preventDefault();
      if (!event.repeat) open(true);
    },
    { signal },
  );
  document.addEventListener("keyup", (event) => event.key.toLowerCase() === key && open(false), { signal });
  window.addEventListener("blur", () => open(false), { signal });
  return () => listening.abort();
}
