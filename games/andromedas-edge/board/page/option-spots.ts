import { BASICS } from '../../content/schema.ts'
import type { AndromedaPrompt } from '../../rules/questions.ts'
import type { AndromedaScene } from './look.ts'

// Where on the table the options of a question belong, but for the map: on the station, in the market, on the tracks, on
// the Unity's board. Ids are those of the spots drawn there.

/** Cards that are not in a hand, and tokens that are not one's own, are chosen elsewhere. */
const OF_A_HAND: ReadonlySet<AndromedaPrompt> = new Set([
  'hand-limit',
  'discard',
  'pass-card',
  'diplomacy',
  'void-card',
  'extortion',
])
const SHIPS_OF_UNITY: ReadonlySet<AndromedaPrompt> = new Set(['unity-repair'])
const MODULES_OF_UNITY: ReadonlySet<AndromedaPrompt> = new Set(['unity-damage'])

const resource = (name: string): string => `resource ${name}`

/** Those of “1 0 2” that are not 0. */
const basics = (amounts: readonly string[]): string[] =>
  BASICS.filter((_, at) => amounts[at] !== '0').map(resource)

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word)

/** Ids of the spots at which an option is chosen. */
export function spotsOfOption(prompt: AndromedaPrompt, key: string): readonly string[] {
  const [kind, ...words] = key.split(' ')
  const [first, second] = words
  switch (kind) {
    case 'launch':
    case 'build':
    case 'neutral':
    case 'faction':
      return [`ship ${first}`]
    case 'cruiser':
      return ['ship heavy-cruiser']
    case 'ship':
      if (isNumber(first)) return []
      return [SHIPS_OF_UNITY.has(prompt) ? `unity-ship ${first}` : `ship ${first}`]
    case 'moon':
      return second === undefined ? [`moon ${first}`] : []
    case 'token':
      return prompt === 'discovery' ? [] : [`token ${first}`]
    case 'card':
      return OF_A_HAND.has(prompt) ? [`card ${first}`] : []
    case 'play':
    case 'burn':
      return first === undefined ? [] : [`card ${first}`]
    case 'synthesis':
    case 'drop':
    case 'lose':
      return [resource(first)]
    case 'arbitrage':
    case 'swap':
      return [resource(second)]
    case 'titanium':
      return [resource('titanium')]
    case 'energy':
    case 'divert':
      return [resource('energy')]
    case 'give':
      return basics(words)
    case 'take':
      if (prompt === 'basics') return basics(words)
      if (prompt === 'piracy') return [resource(second)]
      return [first === 'tactics' ? 'hand' : resource(first)]
    case 'recruit':
      return ['leaders']
    case 'cargo':
      return ['dock cargo']
    case 'slipway':
    case 'workshop':
    case 'lab':
      return [`dock ${kind}`]
    case 'module':
      if (second !== undefined) return [`module ${first} ${second}`]
      return [MODULES_OF_UNITY.has(prompt) ? `unity-module ${first}` : `own-module ${first}`]
    case 'column':
      return [`market ${first}`]
    case 'advance':
      return [`track ${first}`]
    case 'fold-gate':
    case 'doom-flag':
    case 'quiet-passage':
      return [`way ${kind}`]
    case 'return':
    case 'wait':
      return ['plan']
    default:
      return []
  }
}

/** By the id of a spot, the keys of what can be chosen there. */
export type KeysAt = (id: string) => readonly string[]

export function keysBySpot({ decision }: Pick<AndromedaScene, 'decision'>): KeysAt {
  const found = new Map<string, string[]>()
  for (const { key } of decision?.offers ?? []) {
    for (const id of decision === null ? [] : spotsOfOption(decision.prompt, key)) {
      const keys = found.get(id)
      if (keys === undefined) found.set(id, [key])
      else if (!keys.includes(key)) keys.push(key)
    }
  }
  return (id) => found.get(id) ?? []
}
