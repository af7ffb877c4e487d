/** Small wooden noises, made with Web Audio. Nothing sounds unless wanted. */
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function ready(): { audio: AudioContext; noise: AudioBuffer } | null {
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
export function knock(pitch: number, loud: number, after = 0): void {
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

/** From loud to nothing. */
export function fade(audio: AudioContext, source: AudioNode, loud: number, at: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain);
  return gain;
}

/** Wood pushed over wood: a soft dry hiss. */
export function rub(length: number): void {
  const tools = ready();
  if (!tools) return;
  const { audio, noise } = tools;
  const at = audio.currentTime;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const dry = audio.createBiquadFilter();
  dry.type = 'bandpass';
  dry.frequency.value = 900;
  dry.Q.value = 0.8;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(0.05, at + length / 3);
  gain.gain.linearRampToValueAtTime(0.0001, at + length);
  source.connect(dry).connect(gain).connect(audio.destination);
  source.start(at, Math.random() / 2, length);
}
