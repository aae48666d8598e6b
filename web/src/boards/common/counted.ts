/** Count equal words, in the order of their first appearance. */
export function counted(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}
