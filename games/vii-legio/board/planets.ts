import type { Paint } from '@astrolabe/kernel'
import type { Extrasolar } from '../content/decks.ts'
import type { LegioState, Slot, SlotName } from '../rules/state.ts'
import { cardSeenBy, LETTERS, prospectOf, SECTOR_X, SLOT_NAMES } from '../text/reading.ts'
import { seatLetter, TOKENS } from '../text/symbols.ts'
import type { TableWords } from '../text/words.table.ts'
import type { Language } from '@astrolabe/kernel'
import { flow, type Phrase } from './ink.ts'

interface Drawing {
  readonly view: LegioState
  readonly seat: number
  readonly language: Language
  readonly words: TableWords
  readonly life: (card: Extrasolar) => string
  readonly paint: Paint
  readonly width: number
}

/** The active planets: who lives there, what a Contact asks and gives, what the seat lacks, who is there. */
export function drawPlanets(drawing: Drawing): string[] {
  const { view, words, paint, width } = drawing
  const free = SLOT_NAMES.filter((name, slot) => name !== 'x' && slot < view.seats && view.slots[slot].sector === 0)
  const title = { text: words.activePlanets, paint: paint.bold }
  const lines = flow([[title], [words.freeTokens(free.map((name) => TOKENS[name]))]], {
    width,
    between: ' · ',
    rest: '  ',
  })
  const active = SLOT_NAMES.filter((_, slot) => view.slots[slot].sector !== 0)
  if (active.length === 0) lines.push(`  ${words.noActivePlanet}`)
  for (const name of active) lines.push(...drawPlanet(drawing, name))
  return lines
}
