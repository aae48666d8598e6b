// A ground larger than its window, moved by one finger and made larger by two. It is moved by a transform: nothing
// scrolls. Not for what lies on the ground.
import type { HorrorAround } from "./around.svelte";
import type { Box, Size } from "./map";

const FAR = 8;
const CLOSEST = 2.2;
const MARGIN = 8;

export class Pan {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  #window: Size = { width: 0, height: 0 };
  #ground: Size = { width: 0, height: 0 };

  /** Note how large window and ground are, and keep the ground in the window. */
  fit(window: Size, ground: Size): void {
    [this.#window, this.#ground] = [window, ground];
    this.#moveTo(this.x, this.y);
  }

  /** Bring a place into the window, by the shortest way. */
  reveal({ x, y, width, height }: Box): void {
    const nearer = (now: number, from: number, size: number, room: number) => {
      const [start, end] = [from * this.zoom - MARGIN + now, (from + size) * this.zoom + MARGIN + now];
      // What is larger than the window shows its beginning.
      if (start < 0 || end - start > room) return now - start;
      return end > room ? now - (end - room) : now;
    };
    this.#moveTo(nearer(this.x, x, width, this.#window.width), nearer(this.y, y, height, this.#window.height));
  }

  #moveTo(x: number, y: number): void {
    const within = (wanted: number, room: number, size: number) => Math.min(0, Math.max(wanted, room - size * this.zoom));
    this.x = within(x, this.#window.width, this.#ground.width);
    this.y = within(y, this.#window.height, this.#ground.height);
  }

  /** Zoom about a point of the window. */
  #zoomTo(zoom: number, at: { x: number; y: number }): void {
    const next = Math.min(CLOSEST, Math.max(1, zoom));
    const [x, y] = [at.x - ((at.x - this.x) * next) / this.zoom, at.y - ((at.y - this.y) * next) / this.zoom];
    this.zoom = next;
    this.#moveTo(x, y);
  }

  /** Let fingers move the ground; what they moved it by, they do not choose. */
  moving(here: HorrorAround) {
    return (element: HTMLElement) => {
      const fingers = new Map<number, { x: number; y: number }>();
      let moved = 0;

      const between = () => {
        const [one, other] = [...fingers.values()];
        if (!one || !other) return null;
        const { left, top } = element.getBoundingClientRect();
        const middle = { x: (one.x + other.x) / 2 - left, y: (one.y + other.y) / 2 - top };
        return { far: Math.hypot(one.x - other.x, one.y - other.y) || 1, middle };
      };
      const down = (event: PointerEvent) => {
        if (!fingers.size) moved = 0;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      };
      const move = (event: PointerEvent) => {
        const from = fingers.get(event.pointerId);
        if (!from) return;
        const before = between();
        const [byX, byY] = [event.clientX - from.x, event.clientY - from.y];
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = between();
        moved += Math.hypot(byX, byY);
        if (before && after) this.#zoomTo((this.zoom * after.far) / before.far, after.middle);
        else this.#moveTo(this.x + byX, this.y + byY);
        if (moved > FAR) here.held = true;
      };
      const up = (event: PointerEvent) => fingers.delete(event.pointerId);

      element.addEventListener("pointerdown", down);
      element.addEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) element.addEventListener(end, up);
      return () => {
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("pointermove", move);
        for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) element.removeEventListener(end, up);
      };
    };
  }
}
