// The sounds of the house, made on the spot: no files. Silent unless somebody wants them (settings.sound), as loud as set.
// Each tells only what everybody at the table sees, so nothing hidden can be heard. Which event sounds how, a game says
// beside its message (`.sound = gong`); what is staged and says nothing rings a bell.
import { settings } from "./settings.svelte";

let speaker: AudioContext | undefined;
let master: GainNode | undefined;
const last = new Map<Sound, number>();
/** The same sound twice within so many seconds is heard once: several parts of a page may tell of one event. */
const ONCE = 0.4;

/** Play a sound as this person has set it up; silent where the browser does not let us. */
export function play(sound: Sound): void {
  if (settings.sound) sample(sound);
}

/** Play a sound to whoever tries it. */
export function sample(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  void speaker.resume().catch(() => undefined);
  const now = speaker.currentTime;
  if (now - (last.get(sound) ?? -1) < ONCE) return;
  last.set(sound, now);
  SOUNDS[sound](speaker, now + 0.01);
}

/** Say whether there is such a sound. */
export function isSound(name: string): name is Sound {
  return name in SOUNDS;
}

/** What all sounds go through, as loud as is set: half as loud sounds half as loud only if the number falls faster. */
function loudness(to: AudioContext): GainNode {
  master ??= new GainNode(to);
  master.gain.value = (settings.volume / 100) ** 2 * 2;
  master.connect(to.destination);
  return master;
}

const SOUNDS = {
  /** Two rising notes, unlike anything else: it is your turn. */
  turn(to: AudioContext, at: number) {
    note(to, at, 523, 0.16, "triangle", 0.22);
    note(to, at + 0.15, 784, 0.34, "triangle", 0.22);
  },
  /** A card brushes over cloth. */
  card(to: AudioContext, at: number) {
    brush(to, at, 0.13);
  },
  /** A bell with its uneven overtones: look here. */
  bell(to: AudioContext, at: number) {
    struck(to, at, 220, 2.2);
  },
  /** A low bell, twice: somebody is dead, a candle goes out. */
  toll(to: AudioContext, at: number) {
    struck(to, at, 110, 2.6);
    struck(to, at + 0.9, 110, 2.2);
  },
  /** Something very large moves: two deep tones that beat against each other, and a breath. */
  gong(to: AudioContext, at: number) {
    note(to, at, 55, 3.2, "sawtooth", 0.1);
    note(to, at, 56.5, 3.2, "sine", 0.3);
    note(to, at + 0.1, 82.4, 2.6, "sine", 0.2);
    brush(to, at + 0.15, 1.6, 400);
  },
  /** Boots on the stairs: a raid. */
  drum(to: AudioContext, at: number) {
    for (const beat of [0, 0.22, 0.44, 0.88]) thud(to, at + beat, 90, 0.3);
  },
  /** Wood on wood: a vote is called, a test is lost. */
  knock(to: AudioContext, at: number) {
    for (const beat of [0, 0.17]) thud(to, at + beat, 260, 0.12);
  },
  /** Dice or tokens rattle, and lie still. */
  rattle(to: AudioContext, at: number) {
    for (const beat of [0, 0.05, 0.11, 0.16, 0.24, 0.36]) brush(to, at + beat, 0.035, 4200 - beat * 3000);
  },
  /** Three notes fall: it is over. */
  end(to: AudioContext, at: number) {
    [392, 311, 262].forEach((tone, place) => {
      note(to, at + place * 0.32, tone, 1.6, "triangle", 0.16);
      note(to, at + place * 0.32, tone / 2, 1.8, "sine", 0.14);
    });
  },
};

export type Sound = keyof typeof SOUNDS;

/** A bell: a tone with uneven overtones that die away earlier. */
function struck(to: AudioContext, at: number, tone: number, long: number): void {
  for (const [over, loud, lasting] of [
    [1, 0.16, 1],
    [2.4, 0.09, 0.73],
    [4.1, 0.05, 0.45],
    [5.95, 0.03, 0.27],
  ] as const) {
    note(to, at, tone * over, long * lasting, "sine", loud);
  }
}

/** Something hit: a tone that falls at once. */
function thud(to: AudioContext, at: number, tone: number, long: number): void {
  const voice = new OscillatorNode(to, { type: "sine", frequency: tone });
  voice.frequency.exponentialRampToValueAtTime(tone / 2, at + long);
  voice.connect(fading(to, at, long, 0.4));
  voice.start(at);
  voice.stop(at + long);
}

function note(to: AudioContext, at: number, tone: number, long: number, shape: OscillatorType, loud: number): void {
  const voice = new OscillatorNode(to, { type: shape, frequency: tone });
  voice.connect(fading(to, at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

/** A breath of noise about a pitch. */
function brush(to: AudioContext, at: number, long: number, pitch = 2600): void {
  const noise = new AudioBuffer({ length: Math.ceil(to.sampleRate * long), sampleRate: to.sampleRate });
  const grains = noise.getChannelData(0);
  for (let at = 0; at < grains.length; at++) grains[at] = Math.random() * 2 - 1;
  const cloth = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const sweep = new AudioBufferSourceNode(to, { buffer: noise });
  sweep.connect(cloth).connect(fading(to, at, long, 0.2));
  sweep.start(at);
}

function fading(to: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  gain.connect(loudness(to));
  return gain;
}
