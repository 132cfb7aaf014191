import { isEnough, type Language } from '@astrolabe/kernel'
import { LAST_SPACE } from '../content/limits.ts'
import { MODULE_TYPES, type ModuleType, SHIP_TYPES, TRACKS, type Track } from '../content/schema.ts'
import { TRACK_REWARDS } from '../content/tracks.ts'
import { developmentLeaders, expectedDevelopmentVp } from '../position/developing.ts'
import { shipsOut } from '../position/docks.ts'
import { planetKindOf, tileOf } from '../position/map.ts'
import { participantOf } from '../position/participants.ts'
import { developmentPrice, modulePrice, shipPrice } from '../position/prices.ts'
import { type AndromedaState, NONE, type Participant, UNITY } from '../position/state.ts'
import { factionUpgrade, neutralUpgrade } from '../position/upgrading.ts'
import type { AndromedaQuestion, FreeAct, TurnMove } from '../rules/questions.ts'
import { CARD_WORDS } from './cards.ts'
import { freeActText } from './free-acts.ts'
import { nthInColumn, ownModule, partyOf, placeOf, shipSight, yieldOf } from './places.ts'
import { planText } from './plans.ts'
import type { OptionWords } from './words.ts'

type AnswerTo<P extends AndromedaQuestion['prompt']> = Extract<
  AndromedaQuestion,
  { readonly prompt: P }
>['option']

/** Everything the words of an option depend on, but for the option. */
interface Reading {
  readonly words: OptionWords
  readonly language: Language
  readonly view: AndromedaState
  readonly seat: number
}

const me = ({ view, seat }: Reading): Participant => view.players[seat]

/** The words on an option: what it costs and what it does, read off the table. */
export function optionText(reading: Reading, chosen: AndromedaQuestion): string {
  const { words, view } = reading
  switch (chosen.prompt) {
    case 'faction':
      return words.faction(chosen.option.faction)
    case 'turn':
      return turnText(reading, chosen.option)
    case 'end-turn':
      return chosen.option.kind === 'end-turn' ? words.endTurn : freeText(reading, chosen.option)
    case 'hand-limit':
    case 'discard':
    case 'pass-card':
      return words.card(chosen.option.card)
    case 'basics':
    case 'give-up-basics':
      return words.basics(chosen.option)
    case 'drop':
      return words.resource(chosen.option.resource)
    case 'advance':
      return trackText(reading, chosen.option.track, me(reading))
    case 'unity-track':
      return trackText(reading, chosen.option.track, participantOf(view, UNITY))
    case 'repair':
      return repairText(reading, chosen.option)
    case 'recruit':
    case 'raider-step':
    case 'unity-moon':
    case 'unity-leader':
      return words.region(placeOf(view, chosen.option.region))
    case 'upgrade': {
      const type = SHIP_TYPES.indexOf(chosen.option.ship)
      const isNeutral = chosen.option.kind === 'neutral'
      return words.upgrade(isNeutral ? neutralUpgrade(view, type) : factionUpgrade(me(reading), type))
    }
    case 'build':
      return chosen.option.kind === 'enough'
        ? words.enough
        : buildText(reading, chosen.option.ship, chosen.about.less)
    case 'free-ship':
      return words.freeShip(chosen.option.ship)
    case 'free-module':
      return words.freeModule(...inColumn(view, chosen.option))
    case 'buy-module':
      return chosen.option.kind === 'enough'
        ? words.enough
        : moduleText(reading, chosen.option, chosen.about.less, NONE)
    case 'exchange':
      return chosen.option.kind === 'enough'
        ? words.enough
        : words.swap(chosen.option.give, chosen.option.take)
    case 'survey':
    case 'unity-module':
      return words.column(chosen.option.type)
    case 'rift-walk':
      return transferText(reading, chosen.option)
    case 'vortex':
    case 'converge':
    case 'drift':
      return chosen.option.kind === 'enough' ? words.enough : transferText(reading, chosen.option)
    case 'use':
      return words[chosen.option.kind]
    case 'discovery':
      return words.discovery(chosen.option.token)
    case 'nebula-moon':
      return words.nebulaMoon(chosen.option.moon, placeOf(view, chosen.option.region))
    case 'field':
      if (chosen.option.kind === 'module')
        return moduleText(reading, chosen.option, 0, MODULE_TYPES.indexOf(chosen.about.type))
      return chosen.option.kind === 'done' ? words.done : freeText(reading, chosen.option)
    case 'shipyard':
      if (chosen.option.kind === 'build') return buildText(reading, chosen.option.ship, lessHere(view))
      return chosen.option.kind === 'titanium' ? words.titanium : freeText(reading, chosen.option)
    case 'council':
      if (chosen.option.kind === 'develop') return developText(reading, chosen.option.region)
      return chosen.option.kind === 'recruit' ? words.recruitInstead : freeText(reading, chosen.option)
    case 'dark-reading':
      return chosen.option.kind === 'keep' ? words.keepCard : words.burnCard
    case 'void-energy':
      return words.energy(chosen.option.energy)
    case 'void-card':
      if (chosen.option.kind === 'enough') return words.enough
      return chosen.option.kind === 'card' ? words.play(chosen.option.card) : words.token(chosen.option.token)
    case 'void-result':
      return words.result(chosen.option.result)
    case 'develop':
      if (chosen.option.kind === 'develop') return developText(reading, chosen.option.region)
      return chosen.option.kind === 'none' ? words.none : freeText(reading, chosen.option)
    case 'development-card':
      return words.developmentCard(chosen.option.card)
    case 'escalate':
      // Where ships are weighed one after the other, so is bringing none of them.
      return isEnough(chosen.option) ? words.noShip : words.ship(shipSight(view, chosen.option.ship))
    case 'gangways':
    case 'ambush':
    case 'gravity-tide':
      return words.ship(shipSight(view, chosen.option.ship))
    case 'plan':
      return planText(words, view, reading.seat, chosen.option)
    case 'raider': {
      const { card, place } = view.raiders[chosen.option.raider]
      return words.raider(card, placeOf(view, place))
    }
    case 'before-battle':
      return chosen.option.kind === 'go-on' ? words.goOn : freeText(reading, chosen.option)
    case 'offer-truce':
    case 'truce':
      return words[chosen.option.kind]
    case 'diplomacy':
      return chosen.option.kind === 'pass' ? words.pass : words.play(chosen.option.card)
    case 'against':
      return words.side(partyOf(view, chosen.option.who))
    case 'prepare': {
      const { energy, overclock, cannons } = chosen.option
      return words.divert(energy, overclock, cannons)
    }
    case 'reroll':
      return chosen.option.kind === 'keep' ? words.keepDice : words.reroll(chosen.option.die)
    case 'piracy':
      return words.take(chosen.option.resource, partyOf(view, chosen.option.who))
    case 'strategic-operations':
      return words.operation(chosen.option.gain)
    case 'spare':
    case 'unity-repair':
      return words.shipType(chosen.option.ship)
    case 'damage-module':
      return words.ownModule(...ownModule(me(reading), chosen.option.module))
    case 'unity-damage':
      return words.ownModule(...ownModule(participantOf(view, UNITY), chosen.option.module))
    case 'lose-resource':
      return words.lose(chosen.option.resource)
    case 'fractured-relic':
      if (chosen.option.kind === 'decline') return words.decline
      return chosen.option.kind === 'credit' ? words.payCredit : words.payBasics
    case 'ion-plague':
      return chosen.option.kind === 'pay' ? words.pay(2) : words.sufferModule
    case 'lean-years':
      return words.payIce(chosen.option.ice, chosen.about.developments - chosen.option.ice)
    case 'gravity-shear':
    case 'gravity-tide-toll':
      return chosen.option.kind === 'pay' ? words.pay(1) : words.sufferShip
    case 'dark-harvest':
      return chosen.option.kind === 'energy' ? words.loseEnergy : words.loseVp
    case 'rift-storm':
      return chosen.option.kind === 'damage'
        ? words.damageShip(shipSight(view, chosen.option.ship))
        : transferText(reading, chosen.option)
    case 'extortion':
      return chosen.option.kind === 'die' ? words.giveDie : words.card(chosen.option.card)
  }
}

const freeText = ({ words, view, seat }: Reading, act: FreeAct): string => freeActText(words, view, seat, act)

function turnText(reading: Reading, move: TurnMove | FreeAct): string {
  const { words, language, view, seat } = reading
  if (move.kind === 'launch')
    return words.launch(move.ship, placeOf(view, move.region), yieldOf(language, view, move.region))
  if (move.kind === 'return') return words.return(shipsOut(view, seat))
  return move.kind === 'wait' ? words.wait : freeText(reading, move)
}

function repairText(reading: Reading, repair: AnswerTo<'repair'>): string {
  const { words } = reading
  switch (repair.kind) {
    case 'module':
      return words.repairModule(...ownModule(me(reading), repair.module))
    case 'ship':
      return words.repairShip(repair.ship)
    case 'cruiser':
      return words.repairCruiser
  }
}

/** The space one comes to, and what it gives. */
function trackText({ words, language }: Reading, track: Track, { tracks }: Participant): string {
  const number = TRACKS.indexOf(track)
  const space = Math.min(LAST_SPACE, tracks[number] + 1)
  const rewards = tracks[number] < LAST_SPACE ? TRACK_REWARDS[number][space] : []
  return words.track(track, space, CARD_WORDS[language].short.track(rewards))
}

type Available = { readonly type: ModuleType; readonly place: number }

function inColumn(view: AndromedaState, { type, place }: Available): readonly [design: number, nth: number] {
  const column = view.columns[MODULE_TYPES.indexOf(type)]
  return [column[place], nthInColumn(column, place)]
}

function moduleText({ words, view, seat }: Reading, chosen: Available, less: number, field: number): string {
  const [design, nth] = inColumn(view, chosen)
  return words.module(design, nth, modulePrice(view, seat, design, less, field))
}

function buildText({ words, view, seat }: Reading, ship: (typeof SHIP_TYPES)[number], less: number): string {
  return words.build(ship, shipPrice(view, seat, SHIP_TYPES.indexOf(ship), less))
}

/** What a ship costs less at the shipyard, which is where the launched ship is. */
function lessHere(view: AndromedaState): number {
  const tile = tileOf(view, view.turn.region)
  return tile?.kind === 'base' && tile.base === 'shipyard' ? tile.less : 0
}

function developText({ words, view, seat }: Reading, region: number): string {
  const kind = planetKindOf(view, region)
  if (kind === undefined) return words.region(placeOf(view, region))
  return words.develop({
    at: placeOf(view, region),
    development: kind.development,
    price: developmentPrice(view, seat, region),
    leaders: developmentLeaders(view, seat, region),
    vp: expectedDevelopmentVp(view, seat, region),
  })
}

function transferText(
  { words, view }: Reading,
  { ship, region }: { readonly ship: number; readonly region: number },
): string {
  return words.transfer(shipSight(view, ship), placeOf(view, region))
}
