/** Small wooden noises and the steel ball, made with Web Audio. Nothing sounds unless wanted. */
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function ready(): { audio: AudioContext; noise: AudioBuffer } | null {
  if (!('AudioContext' in globalThis)) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return { audio: context, noise: hiss };
}

/** A body of wood struck: a short ringing tone over a burst of noise. */
function knock(pitch: number, loud: number, after = 0): void {
  const tools = ready();
  if (!tools) return;
  const { audio, noise } = tools;
  const at = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.3, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  const burst = audio.createBufferSource();
  burst.buffer = noise;
  const wood = audio.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = pitch * 3;
  wood.Q.value = 1.4;
  fade(audio, tone, loud, at, 0.11).connect(audio.destination);
  burst.connect(wood);
  fade(audio, wood, loud * 0.8, at, 0.045).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.2);
  burst.start(at, Math.random() / 2, 0.1);
}

function fade(audio: AudioContext, source: AudioNode, loud: number, at: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain);
  return gain;
}

/** Steel on wood: a low rumble that flutters as it goes. */
function roll(length: number, after: number): void {
  const tools = ready();
  if (!tools) return;
  const { audio, noise } = tools;
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const low = audio.createBiquadFilter();
  low.type = 'bandpass';
  low.frequency.setValueAtTime(520, at);
  low.frequency.linearRampToValueAtTime(260, at + length);
  low.Q.value = 3;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(0.16, at + 0.06);
  gain.gain.linearRampToValueAtTime(0.0001, at + length);
  const flutter = audio.createOscillator();
  const depth = audio.createGain();
  flutter.frequency.value = 17;
  depth.gain.value = 0.05;
  flutter.connect(depth).connect(gain.gain);
  source.connect(low).connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
  flutter.start(at);
  flutter.stop(at + length);
}

export const sounds = {
  step: (): void => knock(310, 0.13),
  roll: (): void => [0, 0.09, 0.17, 0.24, 0.34].forEach((at, i) => knock(420 - 25 * i, 0.16 - 0.02 * i, at)),
  bump: (): void => {
    knock(150, 0.4);
    knock(620, 0.14, 0.16);
    knock(560, 0.08, 0.26);
    roll(0.75, 0.3);
    knock(240, 0.14, 1.02);
  },
  chip: (): void => {
    knock(760, 0.12);
    knock(980, 0.12, 0.09);
  },
  turn: (): void => knock(520, 0.08),
  won: (): void => [392, 494, 587, 784].forEach((pitch, i) => knock(pitch, 0.18, 0.13 * i)),
};
