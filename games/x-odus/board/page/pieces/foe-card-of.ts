import type { Language } from '@astrolabe/kernel'
import { AVATARS } from '../../../content/avatars.ts'
import { ENEMIES } from '../../../content/enemies.ts'
import type { Foe } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { WORDS } from '../../../text/text.ts'

/** What is printed on the card of a foe. */
export interface FoeCardSeen {
  readonly name: string
  /** Its level, or its number. */
  readonly rank: string
  readonly most: number
  readonly shields: number
  readonly skill: string
  /** What beating it brings; nothing for an Enemy, whose level says it. */
  readonly spoils: string
  readonly story: string
}

export function foeCardOf({ avatar, card }: Pick<Foe, 'avatar' | 'card'>, language: Language): FoeCardSeen {
  const { stage } = WORDS[language].page
  const { skill, spoils, stories } = CARD_WORDS[language]
  if (avatar) {
    const { name, number, health, shields, skill: deed, spoils: gains } = AVATARS[card - 1]
    return {
      name: name[language],
      rank: stage.avatar(number),
      most: health,
      shields,
      skill: skill(deed),
      spoils: spoils(gains),
      story: stories.avatars[number - 1],
    }
  }
  const { id, name, level, health, shields, skill: deed } = ENEMIES[card]
  return {
    name: name[language],
    rank: stage.level(level),
    most: health,
    shields,
    skill: skill(deed),
    spoils: '',
    story: stories.enemies[id],
  }
}
