import { type Language, LANGUAGES } from '@astrolabe/kernel'
import { computed, signal } from '@preact/signals'
import { speech } from '@astrolabe/words/speech.ts'
import { spokenLanguage } from '@astrolabe/words'
import { keep, readKept, whenKeptElsewhere } from './kept.ts'

export const SPEEDS = ['off', 'fast', 'normal'] as const
/** How fast things move on the board. */
export type Speed = (typeof SPEEDS)[number]

export const LOUDNESSES = ['off', 'quiet', 'full'] as const
/** How loud the table is. */
export type Loudness = (typeof LOUDNESSES)[number]

export interface Settings {
  readonly language: Language
  readonly speed: Speed
  readonly sound: Loudness
  /** Whether single letters are commands: some voices and keyboards type them by accident. */
  readonly letterKeys: boolean
  /** Whether a step that cannot be taken back is asked for twice. */
  readonly confirmFinal: boolean
  /** Whether a turn in which nothing else is left to do ends by itself. */
  readonly endsAlone: boolean
  /** What the player was last called, so that nobody types a name twice. */
  readonly name: string
}

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.includes(value as T)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** It was once on or off. Whoever never chose hears the table, softly. */
function loudnessFrom(kept: unknown): Loudness {
  if (typeof kept === 'boolean') return kept ? 'full' : 'off'
  return isOneOf(LOUDNESSES, kept) ? kept : 'quiet'
}

/** The settings that were kept, where they still make sense, and the usual ones for the rest. */
export function settingsFrom(kept: unknown, languages: readonly string[]): Settings {
  const found = isObject(kept) ? kept : {}
  const { language, speed, sound, letterKeys, confirmFinal, endsAlone, name } = found
  return {
    language: isOneOf(LANGUAGES, language) ? language : spokenLanguage(languages),
    speed: isOneOf(SPEEDS, speed) ? speed : 'normal',
    sound: loudnessFrom(sound),
    letterKeys: typeof letterKeys === 'boolean' ? letterKeys : true,
    confirmFinal: typeof confirmFinal === 'boolean' ? confirmFinal : true,
    endsAlone: endsAlone === true,
    name: typeof name === 'string' ? name.slice(0, 40) : '',
  }
}

const read = (): Settings => settingsFrom(readKept('settings'), globalThis.navigator?.languages ?? [])

const current = signal(read())
/** The language that was asked for last: it is spoken as soon as there are words in it. */
let wanted = current.value.language
whenKeptElsewhere('settings', () => follow(read()))

function follow(next: Settings): void {
  wanted = next.language
  if (speech.isSpoken(wanted)) {
    current.value = next
    return
  }
  current.value = { ...next, language: current.value.language }
  void speech.speak(wanted).then(() => {
    current.value = { ...current.value, language: wanted }
  })
}

export const settings = computed(() => current.value)
export const language = computed(() => current.value.language)

/** What is opened from here on has words in the reader's language alone. */
export function speakOneLanguage(): void {
  void speech.speak(current.value.language)
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...current.value, language: wanted, ...change }
  keep('settings', next)
  follow(next)
}

const lessMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
const wantsLess = signal(lessMotion?.matches ?? false)
lessMotion?.addEventListener('change', ({ matches }) => {
  wantsLess.value = matches
})

/** The speed that counts: none for whoever asked their system for less motion. */
export const pace = computed<Speed>(() => (wantsLess.value ? 'off' : current.value.speed))
export const wantsLessMotion = computed(() => wantsLess.value)
