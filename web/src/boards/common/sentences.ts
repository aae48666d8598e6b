// What is read aloud of a thing, one sentence after the other.

/** Return everything in one line, with one stop between each and the next. */
export function sentences(said: string[]): string {
  return said.reduce((all, next) => `${all}${/[.!?…][”“"»)]?$/.test(all) ? "" : "."} ${next}`);
}
