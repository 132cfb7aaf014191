import { bold, dim, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import { RAIDERS } from '../content/raiders.ts'
import { raiderDice, raiderTargeting } from '../position/raiding.ts'
import { RETREATED } from '../position/state.ts'
import { type AndromedaDrawing, times } from './drawing.ts'
import { regionName } from './regions.ts'

/** The raiders in the game: where they are, what they fight with, what they are worth. */
export function drawRaiders(drawing: AndromedaDrawing): string[] {
  const { view, width, words, cards } = drawing
  const lines = { width, between: ' · ', rest: '   ' }
  const kinds = [...new Set(view.raiders.map(({ card }) => card))]
  return [
    ...flow([[bold(drawing, words.raiders)], [dim(drawing, words.raidersToCome(view.coming.length))]], lines),
    ...kinds.flatMap((card) => {
      const figures = view.raiders.filter((raider) => raider.card === card)
      const at = figures.map(({ place }) => place).filter((place) => place !== RETREATED)
      const places = [...new Set(at)].map(
        (place) => `${regionName(drawing, place)}${times(at.filter((other) => other === place).length)}`,
      )
      const [first] = figures
      const { range } = RAIDERS[card]
      const phrases: Phrase[] = [
        [words.raider(cards.names.raiders[RAIDERS[card].id], places)],
        [words.raiderStats(raiderDice(first), raiderTargeting(first), range)],
        [cards.short.raiderPower(RAIDERS[card])],
        [words.raiderReward(cards.short.raiderReward(RAIDERS[card]))],
      ]
      return flow(phrases, lines)
    }),
  ]
}
