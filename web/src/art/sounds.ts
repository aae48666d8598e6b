// A few small sounds, made on the spot. Off unless somebody turns them on. Each tells only what everybody at
// the table sees, so nothing hidden can be heard.

export type Sound = "turn" | "card" | "bell";

let speaker: AudioContext | undefined;

/** Play a sound; silent where the browser does not let us. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  void speaker.resume().catch(() => undefined);
  SOUNDS[sound](speaker, speaker.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (to: AudioContext, at: number) => void> = {
  // Two rising notes, unlike anything else: it is your turn.
  turn(to, at) {
    note(to, at, 523, 0.16, "triangle", 0.22);
    note(to, at + 0.15, 784, 0.34, "triangle", 0.22);
  },
  // A card brushes over cloth.
  card(to, at) {
    brush(to, at, 0.13);
  },
  // A bell with its uneven overtones: a round is over.
  bell(to, at) {
    for (const [tone, loud, long] of [
      [220, 0.16, 2.2],
      [527, 0.09, 1.6],
      [903, 0.05, 1.0],
      [1310, 0.03, 0.6],
    ] as const) {
      note(to, at, tone, long, "sine", loud);
    }
  },
};

function note(to: AudioContext, at: number, tone: number, long: number, shape: OscillatorType, loud: number): void {
  const voice = new OscillatorNode(to, { type: shape, frequency: tone });
  voice.connect(fading(to, at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

function brush(to: AudioContext, at: number, long: number): void {
  const noise = new AudioBuffer({ length: Math.ceil(to.sampleRate * long), sampleRate: to.sampleRate });
  const grains = noise.getChannelData(0);
  for (let at = 0; at < grains.length; at++) grains[at] = Math.random() * 2 - 1;
  const cloth = new BiquadFilterNode(to, { type: "bandpass", frequency: 2600, Q: 0.8 });
  const sweep = new AudioBufferSourceNode(to, { buffer: noise });
  sweep.connect(cloth).connect(fading(to, at, long, 0.2));
  sweep.start(at);
}

function fading(to: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  gain.connect(to.destination);
  return gain;
}
