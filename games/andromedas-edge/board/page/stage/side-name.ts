import { RAIDERS } from '../../../content/raiders.ts'
import { type AndromedaState, type Battle, NONE, RAIDER } from '../../../position/state.ts'
import { type Look, whoName } from '../look.ts'

export const raiderCardName = ({ things }: Look, card: number): string =>
  card === NONE ? things.participants.raider : things.raiders[RAIDERS[card].id]

/** A side by name: a raider by that of its card. */
export const sideName = (look: Look, who: number, raider: number): string =>
  who === RAIDER ? raiderCardName(look, raider) : whoName(look, who)

/** The card of the raider of a battle. */
export const raiderOf = ({ raiders }: AndromedaState, { raider }: Battle): number =>
  raider === NONE ? NONE : raiders[raider].card
