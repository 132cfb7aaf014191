import type { Decision, Language } from '@astrolabe/kernel'
import type { Scene } from '../face.ts'

interface Asked<S, D> {
  readonly view: S
  readonly seat: number
  readonly decision: D
}

const NAMES = ['Aude', 'Bob', 'Éloïse', 'Oscar', 'Zoé']

/** A question as a page shows it to the seat that is asked, before anybody has pointed at anything. */
export const sceneOf = <S, D extends Decision>(
  { view, seat, decision }: Asked<S, D>,
  language: Language,
): Omit<Scene<S, never>, 'decision'> & { readonly decision: D } => ({
  view,
  seat,
  language,
  names: (named) => NAMES[named],
  labels: (named) => NAMES[named],
  mode: 'answer',
  decision,
  offers: new Map(decision.offers.map((offer) => [offer.key, offer])),
  ghosts: new Map(),
  armed: null,
  picked: null,
  point: () => {},
  news: [],
  lit: new Set(),
})
