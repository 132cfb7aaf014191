import type { Odds } from '@astrolabe/drawing'
import { DISCOVERIES } from '../../../content/discoveries.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { TACTICS } from '../../../content/tactics.ts'
import { FACES } from '../../../position/odds.ts'
import { type AndromedaState, NONE } from '../../../position/state.ts'
import {
  addedBy,
  boundedDice,
  boundedTargeting,
  type VoidRoll,
  voidRollOf,
} from '../../../position/void-roll.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { ODDS_WORDS } from '../../../text/page.ts'
import type { AndromedaScene } from '../look.ts'

/** By the highest of the dice: one of the results that one may take. */
function ofRoll({ language }: AndromedaScene, roll: VoidRoll): Odds {
  const dice = boundedDice(roll.dice)
  const least = boundedTargeting(roll.targeting)
  const faces = FACES + 1 - least
  const atMost = (face: number): number => (Math.max(0, face - least + 1) / faces) ** dice
  const { short } = CARD_WORDS[language]
  const words = ODDS_WORDS[language]
  return {
    title: words.void(dice, least),
    outcomes: Array.from({ length: faces }, (_, above) => {
      const face = FACES - above
      return { label: words.highest(face, short.void(face)), chance: atMost(face) - atMost(face - 1) }
    }),
  }
}

export function ofVoidLaunch(scene: AndromedaScene, ship: number, region: number): Odds {
  const { view } = scene
  const ships = view.ships.map((each, number) => (number === ship ? { ...each, place: region } : each))
  const turn = { ...view.turn, kind: 'launch' as const, ship, region }
  return ofRoll(scene, voidRollOf({ ...view, ships, turn }, ship))
}

/** What the ship of this turn rolls; not known once cards or tokens, which leave the position, have added to it. */
function rollSoFar(view: AndromedaState): VoidRoll | undefined {
  const { turn, discoveriesSpent } = view
  if (turn.ship === NONE || turn.cardsPlayed > 0) return undefined
  if (discoveriesSpent.some((token) => DISCOVERIES[token].dice !== undefined)) return undefined
  return voidRollOf(view, turn.ship)
}

type VoidCard =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'enough' }

export function ofVoidCard(scene: AndromedaScene, option: VoidCard): Odds | undefined {
  const { view } = scene
  const roll = rollSoFar(view)
  if (roll === undefined) return undefined
  switch (option.kind) {
    case 'enough':
      return ofRoll(scene, roll)
    case 'token':
      return ofRoll(scene, { ...roll, dice: roll.dice + (DISCOVERIES[option.token].dice ?? 0) })
    case 'card': {
      const { dice, targeting } = addedBy(
        TACTICS[option.card].battle,
        SHIP_TYPES[view.ships[view.turn.ship].type],
      )
      return ofRoll(scene, { dice: roll.dice + dice, targeting: roll.targeting + targeting })
    }
  }
}

export function ofVoidEnergy(scene: AndromedaScene, energy: number): Odds | undefined {
  const roll = rollSoFar(scene.view)
  return roll && ofRoll(scene, { ...roll, dice: roll.dice + energy })
}
