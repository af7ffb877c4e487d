/** The noises of the game: wood, and the steel ball. */
import { knock, ready } from '../shared/wood';

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
