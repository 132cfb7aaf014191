import { type Participant, VP_SOURCES, type VpSource } from '../../../position/state.ts'
import type { AftermathWords } from '../../../text/page-words.ts'

export type SourceKind = keyof AftermathWords['kinds']

/** Nineteen sources are too many to tell apart in a bar. */
const KIND_OF: Readonly<Record<VpSource, SourceKind>> = {
  order: 'other',
  developments: 'developments',
  tracks: 'tracks',
  modules: 'modules',
  battles: 'battles',
  raiders: 'battles',
  repairs: 'other',
  leaders: 'other',
  vault: 'tracks',
  cards: 'other',
  tokens: 'other',
  factions: 'other',
  events: 'other',
  regions: 'other',
  relics: 'modules',
  destiny: 'other',
  helm: 'other',
  scrapyard: 'other',
  damage: 'modules',
}

export const SOURCE_KINDS: readonly SourceKind[] = ['developments', 'tracks', 'modules', 'battles', 'other']

/** Points by kind; what came to less than nothing is nothing here. */
export const byKind = ({ vpFrom }: Pick<Participant, 'vpFrom'>): number[] =>
  SOURCE_KINDS.map((kind) =>
    Math.max(
      0,
      VP_SOURCES.reduce((sum, source, at) => sum + (KIND_OF[source] === kind ? vpFrom[at] : 0), 0),
    ),
  )

/** The sources from which anybody had or lost anything. */
export const sourcesAmong = (all: readonly Pick<Participant, 'vpFrom'>[]): VpSource[] =>
  VP_SOURCES.filter((_, at) => all.some(({ vpFrom }) => vpFrom[at] !== 0))
