/** The noises of the game: glass on wood, and cards. */
import { fade, knock, ready } from '../shared/wood';

/** Glass touched: a clear short ring. */
function chime(pitch: number, loud: number, after = 0): void {
  const tools = ready();
  if (!tools) return;
  const { audio } = tools;
  const at = audio.currentTime + after;
  for (const [times, share] of [[1, 1], [2.76, 0.4], [5.4, 0.15]] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * times;
    fade(audio, tone, loud * share, at, 0.16 / times).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.2);
  }
}

/** A card slides over felt. */
function slide(loud: number): void {
  const tools = ready();
  if (!tools) return;
  const { audio, noise } = tools;
  const at = audio.currentTime;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(1800, at);
  band.frequency.linearRampToValueAtTime(3400, at + 0.12);
  source.connect(band);
  fade(audio, band, loud, at, 0.14).connect(audio.destination);
  source.start(at, Math.random() / 2, 0.16);
}

export const sounds = {
  step: (): void => knock(520, 0.05),
  land: (): void => {
    knock(260, 0.12);
    chime(1900, 0.03);
  },
  strike: (): void => {
    chime(2300, 0.09);
    chime(1700, 0.05, 0.05);
    knock(200, 0.16, 0.3);
  },
  card: (): void => slide(0.14),
  out: (): void => chime(1500, 0.07),
  won: (): void => [1047, 1319, 1568, 2093].forEach((pitch, i) => chime(pitch, 0.08, 0.14 * i)),
};
