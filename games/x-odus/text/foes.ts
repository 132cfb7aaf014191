import { AVATARS } from '../content/avatars.ts'
import { ENEMIES } from '../content/enemies.ts'
import type { Noun, Skill } from '../content/schema.ts'

/** An adversary as facts name it. */
export interface FoeName {
  readonly avatar: boolean
  readonly card: number
}

export const nounOf = ({ avatar, card }: FoeName): Noun => (avatar ? AVATARS[card - 1] : ENEMIES[card]).name

export const skillNamed = ({ avatar, card }: FoeName): Skill =>
  (avatar ? AVATARS[card - 1] : ENEMIES[card]).skill
