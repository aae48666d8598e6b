// Carrying a thing to where it goes: it follows the pointer, what it may be put on glows, and put down anywhere else it goes
// back. What may be carried where, a board says (`carries`, `put` of around.svelte.ts). A mouse or a pen carries at once; a
// finger that has rested on the thing first, for otherwise it pans, scrolls or picks. Keys choose as ever.
import type { Around } from "./around.svelte";

/** Pixels a pointer may stray before it carries something. */
const FAR = 8;
/** Milliseconds a finger rests on a thing before it lifts it. */
const REST = 350;
const TARGET = "data-put";

interface Carried {
  id: string;
  from: { x: number; y: number };
  thing: HTMLElement;
  pointer: number;
  /** A finger moves other things before it has rested. */
  rested: boolean;
  /** What follows the pointer, once it has moved far enough. */
  shade: HTMLElement | null;
  onto: HTMLElement | null;
}

/** Let things on a board be carried. */
export function carrying(here: Around): (board: HTMLElement) => () => void {
  return (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    let carried: Carried | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent) {
      const thing = (event.target as Element).closest<HTMLElement>("[data-carry]");
      // A second finger means something else.
      if (carried) return release(false);
      if (!thing || event.button !== 0) return;
      const now = {
        id: thing.dataset.thing ?? "",
        from: { x: event.clientX, y: event.clientY },
        thing,
        pointer: event.pointerId,
      };
      carried = { ...now, rested: event.pointerType !== "touch", shade: null, onto: null };
      if (!carried.rested) resting = setTimeout(() => carried && (carried.rested = true), REST);
    }

    function move(event: PointerEvent) {
      if (!carried || event.pointerId !== carried.pointer) return;
      const by = { x: event.clientX - carried.from.x, y: event.clientY - carried.from.y };
      const strays = Math.hypot(by.x, by.y) >= FAR;
      if (!carried.rested) {
        if (strays) release(false);
        return;
      }
      // The ground below stays where it is.
      event.stopPropagation();
      if (!carried.shade && !strays) return;
      carried.shade ??= lift(carried.thing);
      carried.shade.style.translate = `${by.x}px ${by.y}px`;
      here.putDown();
      aim(carried, under(event));
    }

    /** What is under the pointer: things of the board, the uppermost first, and at last the table itself. */
    function under({ clientX, clientY }: PointerEvent): HTMLElement[] {
      const below = document.elementsFromPoint(clientX, clientY).filter((each) => board.contains(each));
      return below.filter((each): each is HTMLElement => each.matches("[data-thing], [data-table]") && each !== carried?.thing);
    }

    function aim(now: Carried, at: HTMLElement[]) {
      const onto = at.find((each) => here.put(now.id, each.dataset.thing ?? "")) ?? null;
      if (onto === now.onto) return;
      now.onto?.removeAttribute(TARGET);
      onto?.setAttribute(TARGET, "");
      now.onto = onto;
    }

    /** Put it down: where it may lie, that is chosen; elsewhere it is as if nothing had been. */
    function release(chosen: boolean) {
      const done = carried;
      carried = null;
      clearTimeout(resting);
      if (!done?.shade) return;
      done.shade.remove();
      done.thing.parentElement?.style.removeProperty("opacity");
      done.onto?.removeAttribute(TARGET);
      // The click that ends the carrying chooses nothing; where there is none, nothing waits for it.
      const swallow = (event: Event) => event.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const option = chosen && done.onto ? here.put(done.id, done.onto.dataset.thing ?? "") : null;
      if (option) here.choose(option.id);
    }

    board.addEventListener("pointerdown", down, { signal });
    addEventListener("pointermove", move, { signal, capture: true });
    const keepStill = (event: Event) => carried?.rested && event.preventDefault();
    board.addEventListener("touchmove", keepStill, { signal, passive: false });
    board.addEventListener("contextmenu", (event) => carried && event.preventDefault(), { signal });
    addEventListener("pointerup", () => release(true), { signal });
    addEventListener("pointercancel", () => release(false), { signal });
    addEventListener("blur", () => release(false), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && release(false), { signal });
    return () => {
      release(false);
      listening.abort();
    };
  };
}

/** Lay a likeness of a thing over the page, where the thing lies; that one pales meanwhile. */
function lift(thing: HTMLElement): HTMLElement {
  const whole = thing.parentElement!;
  const { left, top, width, height } = whole.getBoundingClientRect();
  const shade = whole.cloneNode(true) as HTMLElement;
  for (const each of shade.querySelectorAll("[data-thing], [data-fly]")) {
    each.removeAttribute("data-thing");
    each.removeAttribute("data-fly");
  }
  shade.popover = "manual";
  shade.setAttribute("aria-hidden", "true");
  Object.assign(shade.style, {
    position: "fixed",
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    padding: "0",
    border: "0",
    background: "none",
    color: "inherit",
    overflow: "visible",
    opacity: "0.92",
    rotate: "2deg",
    pointerEvents: "none",
  });
  whole.after(shade);
  shade.showPopover();
  whole.style.opacity = "0.35";
  return shade;
}
