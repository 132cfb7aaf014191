import { type FactOf, type Hearing, hear } from '@astrolabe/kernel'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { type AndromedaState, NONE } from '../../../position/state.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'

const ofKind = <K extends AndromedaFact['kind']>(
  news: readonly AndromedaFact[],
  kind: K,
): FactOf<AndromedaFact, K>[] => news.filter((fact): fact is FactOf<AndromedaFact, K> => fact.kind === kind)

/** Where a ship has just come from, place by place, to where it is; nothing where it has not moved. */
export function placesOfShip(
  { ships }: AndromedaState,
  news: readonly AndromedaFact[],
  number: number,
): (number | 'bay')[] {
  const { owner, type, place } = ships[number]
  const isOurs = (fact: { readonly who: number; readonly ship: string }): boolean =>
    fact.who === owner && fact.ship === SHIP_TYPES[type]
  const way: (number | 'bay')[] = []
  for (const fact of news) {
    if (fact.kind === 'launched' && isOurs(fact)) way.splice(0, way.length, 'bay', fact.region)
    if (fact.kind === 'moved' && isOurs(fact))
      way.push(...(way.at(-1) === fact.from ? [] : [fact.from]), fact.to)
  }
  // Of several transports that one has moved which stands where the way ends.
  return way.at(-1) === place ? way : []
}

export function placesOfRaider(news: readonly AndromedaFact[], card: number): number[] {
  const moves = ofKind(news, 'raider-moved').filter((move) => move.card === card)
  return moves.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]))
}

/** Regions whose tile has just been turned up. */
export const revealedIn = (news: readonly AndromedaFact[]): ReadonlySet<number> =>
  new Set(ofKind(news, 'planet-revealed').map(({ region }) => region))

const PLACES: Hearing<AndromedaFact, number> = {
  launched: ({ region }) => region,
  developed: ({ region }) => region,
  'planet-revealed': ({ region }) => region,
  'raider-placed': ({ region }) => region,
  battle: ({ region }) => region,
  'battle-over': ({ region }) => region,
  moved: ({ to }) => to,
  'raider-moved': ({ to }) => to,
}

/** Regions in which something has just happened. */
export const eventful = (news: readonly AndromedaFact[]): number[] =>
  [...new Set(news.map((fact) => hear(PLACES, fact) ?? NONE))].filter((region) => region !== NONE)
