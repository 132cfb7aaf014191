import type { Spot } from '@astrolabe/drawing'
import type { Offer } from '@astrolabe/kernel'
import { type Look } from '../look.ts'
import { stageOf } from './kind.ts'
import { type AndromedaOption, said } from './option.ts'

// What can be pointed at on a stage: every option of its question, by the words of the list.

export type OptionSpot = Spot & { readonly offer: Offer<AndromedaOption> }

export const optionId = (key: string): string => `stage ${key}`
/** Closes the plan of a return. */
export const DOCK = optionId('dock')

/** Free acts belong to the dock: moons, tokens and cards lie there. */
const FREE_ACTS: ReadonlySet<AndromedaOption['kind']> = new Set([
  'moon',
  'token',
  'play',
  'burn',
  'synthesis',
  'arbitrage',
  'fold-gate',
  'doom-flag',
  'quiet-passage',
])

/** Whether an option stands on the stage of its question. */
function isStaged({ decision }: Look, { option }: Offer<AndromedaOption>): boolean {
  const isFree = FREE_ACTS.has(option.kind)
  return !isFree || decision?.prompt === 'void-card'
}

/** Everything on the stage that a position asks for. */
export function stageSpots(look: Look): OptionSpot[] {
  if (stageOf(look) === undefined) return []
  const offers: readonly Offer<AndromedaOption>[] = look.decision?.offers ?? []
  return offers
    .filter((offer) => isStaged(look, offer))
    .map((offer) => ({
      id: optionId(offer.key),
      name: said(look, offer),
      keys: [offer.key],
      offer,
    }))
}

/** Those of some kinds. */
export const spotsOfKind = (
  spots: readonly OptionSpot[],
  ...kinds: readonly AndromedaOption['kind'][]
): OptionSpot[] => spots.filter(({ offer }) => kinds.includes(offer.option.kind))
