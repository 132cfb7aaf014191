/** What a thing is, or how it is meant; always told by words or an icon as well. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 'plain' | 'gold' | 'danger' | 'good' | 'info'

/** A CSS colour. */
export function toneColour(tone: Tone): string {
  if (tone === 'plain') return 'var(--ink-soft)'
  return typeof tone === 'number' ? `var(--kind-${tone})` : `var(--${tone})`
}
