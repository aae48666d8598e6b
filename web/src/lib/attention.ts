// How a page asks for attention when it is somebody's turn: title, icon, a sound, a note of the browser.
import { settings } from "./settings.svelte";
import { play } from "./sounds";

const PLAIN = "/favicon.svg";
const TURN = "/favicon-turn.svg";

/** Show in the title and the icon whether it is this person's turn. */
export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? TURN : PLAIN;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Call for a person whose turn has just come, as he has set it up. */
export function call(title: string, body: string): void {
  play("turn");
  if (settings.notify && document.hidden && canNotify()) {
    const note = new Notification(title, { body, tag: "miskatonic-turn", icon: TURN });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

/** Say whether the browser would show notes (it wants an encrypted page and the person's leave). */
export function canNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Ask the person's leave to show notes; return whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window) || !isSecureContext) return false;
  return (await Notification.requestPermission()) === "granted";
}
