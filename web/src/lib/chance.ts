// Chances as people read them: whole percents. What is not certain never looks certain.

/** Return a chance between 0 and 1 in percent. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 1;
  return rounded === 100 && chance < 1 ? 99 : rounded;
}
