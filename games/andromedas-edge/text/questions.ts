import type { Asked } from '@astrolabe/kernel'
import { type Development, PLANET_TYPES, SHIP_TYPES } from '../content/schema.ts'
import { PLANET_KINDS } from '../content/tiles.ts'
import { planetTypeOf } from '../position/map.ts'
import type { AndromedaState } from '../position/state.ts'
import { diceOf, sideOf, targetingOf } from '../position/strength.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'
import { placeOf } from './places.ts'
import type { PromptWords } from './words.ts'

type Question = Asked<AndromedaQuestion>

/** What a seat is asked. */
export function promptText(words: PromptWords, asked: Question, view: AndromedaState, seat: number): string {
  switch (asked.prompt) {
    case 'faction':
      return words.faction
    case 'turn':
      return words.turn
    case 'end-turn':
      return words.endTurn
    case 'hand-limit':
      return words.handLimit(asked.about.left)
    case 'discard':
      return words.discard(asked.about.left)
    case 'basics':
      return words.basics(asked.about.amount)
    case 'drop':
      return words.drop(asked.about.left)
    case 'advance':
      return words.advance
    case 'repair':
      return words.repair
    case 'recruit':
      return words.recruit
    case 'upgrade':
      return words.upgrade
    case 'build':
      return words.build(asked.about.less)
    case 'free-ship':
      return words.freeShip
    case 'free-module':
      return words.freeModule
    case 'buy-module':
      return words.buyModule(asked.about.less)
    case 'exchange':
      return words.exchange(asked.about.left)
    case 'survey':
      return words.survey
    case 'rift-walk':
      return words.riftWalk
    case 'use':
      return useText(words, asked.about)
    case 'discovery':
      return words.discovery(asked.about.stack)
    case 'nebula-moon':
      return words.nebulaMoon
    case 'field':
      return words.field(asked.about.type, asked.about.left)
    case 'shipyard':
      return words.shipyard(placeOf(view, view.turn.region))
    case 'council':
      return words.council(placeOf(view, view.turn.region))
    case 'vortex':
      return words.vortex
    case 'dark-reading':
      return words.darkReading(view.players[seat].hand.at(-1) ?? 0)
    case 'converge':
      return words.converge
    case 'drift':
      return words.drift
    case 'void-energy':
      return words.voidEnergy
    case 'void-card':
      return words.voidCard
    case 'void-result':
      return words.voidResult
    case 'develop':
      return words.develop
    case 'development-card':
      return words.developmentCard(developmentAt(view, asked.about.region))
    case 'gangways':
      return words.gangways(placeOf(view, asked.about.region))
    case 'plan':
      return words.plan(asked.about.left)
    case 'raider':
      return words.raider(placeOf(view, asked.about.region))
    case 'raider-step':
      return words.raiderStep(view.raiders[asked.about.raider].card)
    case 'before-battle':
      return words.beforeBattle(placeOf(view, asked.about.region))
    case 'escalate':
      return words.escalate(placeOf(view, asked.about.region))
    case 'offer-truce':
      return words.offerTruce(placeOf(view, asked.about.region))
    case 'truce':
      return words.truce(placeOf(view, asked.about.region))
    case 'diplomacy':
      return words.diplomacy(placeOf(view, asked.about.region))
    case 'against':
      return words.against(asked.about.card)
    case 'ambush':
      return words.ambush
    case 'prepare':
      return prepareText(words, view, seat, asked.about.region)
    case 'reroll':
      return words.reroll
    case 'piracy':
      return words.piracy
    case 'strategic-operations':
      return words.strategicOperations(asked.about.left)
    case 'spare':
      return words.spare
    case 'damage-module':
      return words.damageModule
    case 'lose-resource':
      return words.loseResource
    case 'fractured-relic':
      return words.fracturedRelic
    case 'give-up-basics':
      return words.giveUpBasics(asked.about.amount)
    case 'pass-card':
      return words.passCard
    case 'ion-plague':
      return words.ionPlague
    case 'lean-years':
      return words.leanYears(asked.about.developments)
    case 'gravity-shear': {
      const { type, place } = view.ships[asked.about.ship]
      return words.gravityShear(SHIP_TYPES[type], placeOf(view, place))
    }
    case 'gravity-tide-toll':
      return words.gravityTideToll(SHIP_TYPES[view.ships[asked.about.ship].type])
    case 'gravity-tide':
      return words.gravityTide
    case 'dark-harvest':
      return words.darkHarvest
    case 'rift-storm':
      return words.riftStorm
    case 'unity-track':
      return words.unityTrack
    case 'unity-module':
      return words.unityModule
    case 'unity-moon':
      return words.unityMoon
    case 'unity-repair':
      return words.unityRepair
    case 'unity-damage':
      return words.unityDamage
    case 'unity-leader':
      return words.unityLeader(asked.about.left)
    case 'extortion':
      return words.extortion
  }
}

function useText(
  words: PromptWords,
  { thing, number }: Extract<Question, { prompt: 'use' }>['about'],
): string {
  switch (thing) {
    case 'module':
      return words.useModule(number)
    case 'event':
      return words.useEvent(number)
    case 'helm':
      return words.useHelm
  }
}

const developmentAt = (view: AndromedaState, region: number): Development => {
  const type = planetTypeOf(view, region)
  return PLANET_KINDS[type === undefined ? 0 : PLANET_TYPES.indexOf(type)].development
}

function prepareText(words: PromptWords, view: AndromedaState, seat: number, region: number): string {
  const { battle } = view
  const side = battle === null ? undefined : sideOf(battle, seat)
  if (battle === null || side === undefined) return words.prepare(placeOf(view, region), 0, 1)
  return words.prepare(placeOf(view, region), diceOf(view, battle, side), targetingOf(view, battle, side))
}
