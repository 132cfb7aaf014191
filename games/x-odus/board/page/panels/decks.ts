import { ENEMIES } from '../../../content/enemies.ts'
import { EXPLORATIONS } from '../../../content/explorations.ts'
import type { Exploration } from '../../../content/schema.ts'
import type { XodusState } from '../../../position/state.ts'

// What everyone can count: all that is not in sight is in its deck.

export interface EnemyLevel {
  readonly level: number
  readonly deck: number
  readonly reserve: number
}

/** Enemies by level, in the deck and in the Reserve. */
export function enemyLevels({ reserve, foes, enemyDiscard, enemies }: XodusState): EnemyLevel[] {
  const gone = [...foes.filter(({ avatar }) => !avatar).map(({ card }) => card), ...enemyDiscard]
  return reserve.map((cards, index) => {
    const level = index + 1
    const all = ENEMIES.filter((enemy) => enemy.level === level).length
    const seen = gone.filter((card) => ENEMIES[card].level === level).length
    const deck = enemies.length === 0 ? 0 : all - seen - cards.length
    return { level, deck, reserve: cards.length }
  })
}

export interface ExplorationType {
  readonly type: Exploration['type']
  readonly cards: number
}

const TYPES = ['analysis', 'warning', 'danger'] as const satisfies readonly Exploration['type'][]

/** Explorations that nobody has seen since the deck was last shuffled, by type. */
export function explorationsToCome({
  explorationDiscard,
  exploring,
  explorations,
}: XodusState): ExplorationType[] {
  const seen = [...explorationDiscard, ...(exploring === null ? [] : [exploring.card])]
  const unseen = EXPLORATIONS.filter((_, card) => explorations.length > 0 && !seen.includes(card))
  return TYPES.map((type) => ({ type, cards: unseen.filter((card) => card.type === type).length }))
}
