// Where long words of names may be broken, German compounds above all; browsers do not all know how. Pure.

const SOFT = "\u00AD";
/** Shorter words fit anywhere. */
const LONG = 9;
/** So many letters stay together at either end of a word. */
const END = 3;
const VOWEL = "aeiouyäöüéAEIOUÄÖÜ";
/** The last consonant before a vowel begins a syllable; some are written with several letters. */
const SYLLABLE = new RegExp(`(?<=[${VOWEL}][^${VOWEL}\\s-]*)(?=(?:sch|ch|ck|ph|th|qu|[^${VOWEL}\\s\\-'’])[${VOWEL}])`, "gu");
/** What is one sound is never split. */
const TORN = new Set(["sch", "ch", "ck", "ph", "th", "qu"].flatMap((sound) => cuts(sound)));

function cuts(sound: string): string[] {
  return Array.from({ length: sound.length - 1 }, (_, at) => `${sound.slice(0, at + 1)}|${sound.slice(at + 1)}`);
}

/** Return a name with soft hyphens between the syllables of its long words; they show only where a line ends. */
export function softly(name: string): string {
  return name.replace(/[\p{L}'’]+/gu, (word) => (word.length > LONG ? broken(word) : word));
}

function broken(word: string): string {
  const places = [...word.matchAll(SYLLABLE)].map((found) => found.index);
  const letters = word.split(/['’]/)[0]!.length;
  const fine = places.filter((at) => at >= END && at <= letters - END && !isTorn(word, at));
  return fine.reduceRight((all, at) => all.slice(0, at) + SOFT + all.slice(at), word);
}

function isTorn(word: string, at: number): boolean {
  const near = (left: number, right: number) => `${word.slice(at - left, at)}|${word.slice(at, at + right)}`.toLowerCase();
  return TORN.has(near(1, 1)) || TORN.has(near(1, 2)) || TORN.has(near(2, 1));
}
