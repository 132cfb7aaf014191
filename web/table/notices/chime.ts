/** A fifth, softly. */
const NOTES = [587.33, 880] as const
const APART = 0.16
const LENGTH = 0.5
const LOUDNESS = 0.06

let context: AudioContext | undefined

/** Two soft notes. Before the page was ever touched the browser lets none be heard. */
export function chime(): void {
  context ??= new AudioContext()
  for (const [index, pitch] of NOTES.entries()) {
    const start = context.currentTime + index * APART
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
