// Pointing at things on the board from outside: what is pointed at bears the attribute `data-taught`, for which the
// shell's style sheet has a ring. So no board need know of lessons. Not for what the pointer of a person is on.

const MARK = "data-taught";

/** Point at things of the board until the returned function is called, however often the board draws them anew. */
export function pointAt(things: string[]): () => void {
  const mark = () => {
    for (const thing of things) {
      for (const each of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) each.setAttribute(MARK, "");
    }
  };
  const watch = new MutationObserver(mark);
  watch.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    watch.disconnect();
    for (const each of document.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
  };
}
