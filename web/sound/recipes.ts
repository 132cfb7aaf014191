import type { Sound } from '@astrolabe/drawing'

/** A tone that swells and dies away, or a breath of noise where there is no pitch. Times in seconds. */
export interface Note {
  readonly at: number
  /** In hertz; nothing for noise. */
  readonly pitch?: number
  /** Where the pitch glides to. */
  readonly to?: number
  readonly length: number
  readonly wave?: OscillatorType
  /** Between 0 and 1. */
  readonly loudness: number
}

const tone = (
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  more: Partial<Note> = {},
): Note => ({
  at,
  pitch,
  length,
  loudness,
  ...more,
})
const noise = (at: number, length: number, loudness: number): Note => ({ at, length, loudness })

const [D4, F4, A4, C5, D5, F5, A5, D6] = [293.66, 349.23, 440, 523.25, 587.33, 698.46, 880, 1174.66]

/** How each sound is made. All are of one family: bells over D minor, breaths of noise, nothing longer than two seconds. */
export const RECIPES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [tone(0, D5, 0.5, 0.5), tone(0.16, A5, 0.6, 0.5)],
  card: [noise(0, 0.09, 0.35), tone(0.05, A4, 0.12, 0.2, { wave: 'triangle' })],
  dice: [noise(0, 0.05, 0.4), noise(0.09, 0.05, 0.35), noise(0.17, 0.05, 0.3), noise(0.23, 0.04, 0.2)],
  move: [tone(0, 180, 0.45, 0.3, { to: 320, wave: 'triangle' }), noise(0, 0.4, 0.08)],
  gain: [tone(0, F5, 0.2, 0.35), tone(0.08, A5, 0.2, 0.35), tone(0.16, D6, 0.35, 0.3)],
  loss: [tone(0, F4, 0.25, 0.4, { wave: 'triangle' }), tone(0.12, D4, 0.45, 0.4, { wave: 'triangle' })],
  combat: [noise(0, 0.18, 0.5), tone(0, 110, 0.35, 0.5, { to: 55, wave: 'sawtooth' })],
  victory: [
    tone(0, D5, 0.3, 0.45),
    tone(0.18, F5, 0.3, 0.45),
    tone(0.36, A5, 0.3, 0.45),
    tone(0.54, D6, 1.2, 0.5),
    tone(0.54, A5, 1.2, 0.3),
  ],
  defeat: [
    tone(0, A4, 0.5, 0.4, { wave: 'triangle' }),
    tone(0.35, F4, 0.5, 0.4, { wave: 'triangle' }),
    tone(0.7, D4, 1.2, 0.45, { wave: 'triangle' }),
  ],
  message: [tone(0, A5, 0.12, 0.35), tone(0.1, C5, 0.2, 0.3)],
  refusal: [tone(0, 160, 0.14, 0.4, { wave: 'square' }), tone(0.16, 130, 0.18, 0.35, { wave: 'square' })],
  undo: [tone(0, A5, 0.25, 0.3, { to: D5 })],
  'end-turn': [tone(0, A4, 0.25, 0.3), tone(0.1, D4, 0.4, 0.3)],
}
