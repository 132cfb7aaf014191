import { listed } from '@astrolabe/words/english.ts'
import type { VpSource } from '../../position/state.ts'
import { ENDINGS } from '../stories.en.ts'
import { vp } from './nouns.ts'

/** Somebody with their points. */
export interface Result {
  readonly name: string
  readonly vp: number
}

/** What whoever came first owes most of it to; `turns` are those of each. */
export interface EndingFigures extends Result {
  readonly source: VpSource
  readonly points: number
  readonly turns: number
}

const SOURCES: Readonly<Record<VpSource, string>> = {
  order: 'the order of play',
  developments: 'developments',
  tracks: 'the progress tracks',
  modules: 'modules',
  battles: 'battles',
  raiders: 'raiders',
  repairs: 'repairs',
  leaders: 'leaders',
  vault: 'the vault',
  cards: 'cards',
  tokens: 'tokens and moons',
  factions: 'the powers of the faction',
  events: 'events',
  regions: 'special regions',
  relics: 'relics',
  destiny: 'destiny',
  helm: 'the Helm',
  scrapyard: 'the scrapyard',
  damage: 'damage',
}

const withPoints = ({ name, vp: points }: Result): string => `${name} (${vp(points)})`

export const ending = {
  outcome: (winners: readonly Result[], others: readonly Result[], unity: number | undefined) => {
    const rest = others.length === 0 ? '' : `, ahead of ${listed(others.map(withPoints))}`
    const machine = unity === undefined ? '' : ` The Unity has ${vp(unity)}.`
    if (winners.length === 0) {
      const score = unity ?? 0
      const all = listed(others.map(withPoints))
      return others.some((other) => other.vp > score)
        ? `You lose together: ${all} have not all beaten the ${vp(score)} of the Unity.`
        : `The Unity wins with ${vp(score)} against ${all}.`
    }
    return `${listed(winners.map(withPoints))} ${winners.length === 1 ? 'wins' : 'win'}${rest}.${machine}`
  },
  /** Why it was won. */
  how: ({ name, vp: points, source, points: most, turns }: EndingFigures) =>
    `After ${turns} turns, ${name} stands at ${vp(points)}; ${vp(most)} of them come from ${SOURCES[source]}.`,
  epilogues: ENDINGS,
}
