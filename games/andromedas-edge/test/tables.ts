import { FastChance, type TableOptions, tableOptions } from '@astrolabe/kernel'
import type { AndromedaState } from '../position/state.ts'
import { chooseFactions } from '../rules/factions.ts'
import { andromedasEdge } from '../rules/game.ts'
import { FACTIONS } from '../content/factions.ts'
import { type Played, run } from './rule.ts'

/** A table as it is set up, before anybody has chosen a faction. */
export function setUp(seats: number, options: TableOptions = {}, deal = 'a deal'): AndromedaState {
  return andromedasEdge.start({ seats, options: tableOptions(andromedasEdge, options) }, new FastChance(deal))
}

/** The game begins: everybody keeps the first faction dealt that leaves nothing to be chosen. */
export function begun(seats: number, options: TableOptions = {}, deal = 'a deal'): Played {
  const state = setUp(seats, options, deal)
  const keep = state.offered.map((dealt) => `keep ${dealt.find(startsSimply) ?? dealt[0]}`)
  return run(state, chooseFactions, { answers: [keep.join(' + ')] })
}

const startsSimply = (faction: number): boolean =>
  FACTIONS[faction].start.every(({ give }) => give !== 'basic')
