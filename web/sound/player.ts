import type { Sound } from '@astrolabe/drawing'
import { settings, type Loudness } from '../settings.ts'
import { type Note, RECIPES } from './recipes.ts'

/** Of the loudness of the device. */
const VOLUMES: Readonly<Record<Exclude<Loudness, 'off'>, number>> = { quiet: 0.08, full: 0.3 }
/** The same sound is not heard twice within so many seconds: what happens together sounds once. */
const APART = 0.12

let context: AudioContext | undefined
const lastHeard = new Map<Sound, number>()

/** Plays a sound, if sounds are wanted. Before the page was ever touched browsers let none be heard, and none is tried. */
export function play(sound: Sound, after = 0): void {
  const { sound: wanted } = settings.value
  if (wanted === 'off' || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  const start = context.currentTime + after
  if (start - (lastHeard.get(sound) ?? -1) < APART) return
  lastHeard.set(sound, start)
  const volume = context.createGain()
  volume.gain.value = VOLUMES[wanted]
  volume.connect(context.destination)
  for (const note of RECIPES[sound]) playNote(context, volume, start, note)
}

function playNote(context: AudioContext, out: AudioNode, start: number, note: Note): void {
  const { at, length, loudness } = note
  const begin = start + at
  const source = sourceOf(context, note, begin)
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(0.0001, begin)
  envelope.gain.exponentialRampToValueAtTime(loudness, begin + 0.015)
  envelope.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  source.connect(envelope).connect(out)
  source.start(begin)
  source.stop(begin + length)
}

function sourceOf(
  context: AudioContext,
  { pitch, to, length, wave = 'sine' }: Note,
  begin: number,
): AudioScheduledSourceNode {
  if (pitch === undefined) return breath(context, length)
  const tone = context.createOscillator()
  tone.type = wave
  tone.frequency.setValueAtTime(pitch, begin)
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begin + length)
  return tone
}

/** Noise of so many seconds. */
function breath(context: AudioContext, length: number): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}
