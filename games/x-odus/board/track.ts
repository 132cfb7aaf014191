import { trackOf } from '../position/track.ts'
import { bold, dim, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import type { XodusDrawing } from './drawing.ts'

/** The Corruption board: every space, with the marker and the Avatar tokens, and what changes this round. */
export function drawTrack(drawing: XodusDrawing): string[] {
  const { view, width, words } = drawing
  const { spaces, red } = trackOf(view)
  const track = Array.from({ length: spaces }, (_, index): Phrase => {
    const space = index + 1
    const tokens = view.tokens.filter((token) => token.space === space)
    const text = `${space}${red.includes(space) ? '*' : ''}`
    const marked = space === view.marker ? bold(drawing, `[${text}]`) : text
    return [marked, ...tokens.map(({ number, faceUp }) => `(${faceUp ? number : '?'})`)]
  })
  return [
    ...flow([[bold(drawing, words.corruption)], ...track], { width, between: ' ', rest: '  ' }),
    ...drawChanges(drawing),
    ...flow([[dim(drawing, words.trackLegend)]], { width, between: ' ', rest: '  ' }),
  ]
}

/** What the next Corruption phase will do otherwise than usual. */
export function drawChanges({ view, width, words }: XodusDrawing): string[] {
  const phrases: Phrase[] = []
  const movement = view.movement + (view.nightmare ? 1 : 0)
  if (view.held) phrases.push([words.held])
  else if (view.marker === trackOf(view).spaces && view.ending === '') phrases.push([words.lastRound])
  if (movement !== 0) phrases.push([words.movement(movement)])
  return flow(phrases, { width, between: ' · ', first: '  ' })
}
