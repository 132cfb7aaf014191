import type { ExplorationType, ExpertiseSymbol } from '../content/schema.ts'
import { unseenCards } from '../text/reading.ts'
import { bold, type Drawing } from './drawing.ts'
import { commas, flow, type Phrase } from './ink.ts'
import { EXPERT_KINDS } from './ships.ts'

const TYPES = [
  'planet',
  'signal',
  'risk',
  'hostile',
  'exoTechnology',
  'specialMission',
  'sectorX',
  'recall',
  'reset',
] as const satisfies readonly ExplorationType[]

const SYMBOLS = ['N', 'D', 'C', 'R', '?', 'none'] as const satisfies readonly (ExpertiseSymbol | 'none')[]

/** What the next card may be, and which experts are left to be had. */
export function drawOdds(drawing: Drawing): string[] {
  const { view, width } = drawing
  const supply = EXPERT_KINDS.map((kind, index) => ({ kind, count: view.expertSupply[index] }))
  return [
    ...drawNextCard(drawing),
    ...flow([[drawing.words.table.supply(supply)]], { width, between: ', ', rest: '    ' }),
  ]
}

/** What the next card may be, from what everyone can count: the cards that are neither discarded nor open. */
export function drawNextCard(drawing: Drawing): string[] {
  const { view, width } = drawing
  const { table, cardTypes } = drawing.words
  const unseen = unseenCards(view)
  const lines = { width, between: ' ', rest: '  ' }
  if (unseen.length === 0) return flow([[table.noCardLeft]], lines)
  const share = (count: number): string => table.percent(Math.round((100 * count) / unseen.length))
  const types = TYPES.flatMap((type): Phrase[] => {
    const count = unseen.filter((card) => card.type === type).length
    return count > 0 ? [[`${cardTypes[type]} ${share(count)}`]] : []
  })
  const symbols = SYMBOLS.map((symbol): Phrase => {
    const count = unseen.filter((card) => (card.symbol ?? 'none') === symbol).length
    return [`${table.symbol(symbol)} ${share(count)}`]
  })
  return [
    ...flow([[bold(drawing, table.nextCard(unseen.length))], ...commas(types)], lines),
    ...flow([[table.symbols], ...commas(symbols)], { ...lines, first: '  ' }),
  ]
}
