// A finger that rests on something reads it instead of choosing it.
import type { HorrorAround } from "./around.svelte";

const LONG = 430;
const FAR = 10;

/** Let long presses on things read their cards. */
export function holding(here: HorrorAround) {
  return (board: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);

    function down(event: PointerEvent) {
      here.held = false;
      const thing = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
      if (event.pointerType !== "touch" || !thing) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        here.held = true;
        here.touching = true;
        here.pointed = here.read = thing.dataset.thing ?? "";
      }, LONG);
    }

    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) stop();
    }

    const quiet = (event: Event) => here.held && event.preventDefault();
    board.addEventListener("pointerdown", down);
    board.addEventListener("pointermove", move, { passive: true });
    board.addEventListener("pointerup", stop);
    board.addEventListener("pointercancel", stop);
    board.addEventListener("contextmenu", quiet);
    return () => {
      stop();
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", stop);
      board.removeEventListener("pointercancel", stop);
      board.removeEventListener("contextmenu", quiet);
    };
  };
}
