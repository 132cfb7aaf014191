import type { LegioDrawing } from './drawing.ts'
import { EXPERT_KINDS } from './fittings.ts'
import { bold, commas, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import { nextCard } from './next-card.ts'

/** What the next card may be, and which experts are left to be had. */
export function drawOdds(drawing: LegioDrawing): string[] {
  const { view, width } = drawing
  const supply = EXPERT_KINDS.map((kind, index) => ({ kind, count: view.expertSupply[index] }))
  return [
    ...drawNextCard(drawing),
    ...flow([[drawing.words.table.supply(supply)]], { width, between: ', ', rest: '    ' }),
  ]
}

export function drawNextCard(drawing: LegioDrawing): string[] {
  const { view, width } = drawing
  const { table, cardTypes } = drawing.words
  const { unseen, types, symbols } = nextCard(view)
  const lines = { width, between: ' ', rest: '  ' }
  if (unseen === 0) return flow([[table.noCardLeft]], lines)
  const share = (cards: number): string => table.percent(Math.round((100 * cards) / unseen))
  const ofType = types.map(({ type, cards }): Phrase => [`${cardTypes[type]} ${share(cards)}`])
  const ofSymbol = symbols.map(({ symbol, cards }): Phrase => [`${table.symbol(symbol)} ${share(cards)}`])
  return [
    ...flow([[bold(drawing, table.nextCard(unseen))], ...commas(ofType)], lines),
    ...flow([[table.symbols], ...commas(ofSymbol)], { ...lines, first: '  ' }),
  ]
}
