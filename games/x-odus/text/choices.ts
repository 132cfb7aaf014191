import type { Language } from '@astrolabe/kernel'
import { ALLIES } from '../content/allies.ts'
import { DAMAGE_DECK, damageName } from '../content/damage.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODULES } from '../content/modules.ts'
import { SIGNALS } from '../content/signals.ts'
import { cardOf, modCard, type UseCard } from '../position/cards.ts'
import { diceOf, FACE_NAMES, rankOfDie } from '../position/dice.ts'
import { costsOfDisengaging } from '../position/disengaging.ts'
import { keysAboard, keysInWrecks } from '../position/keys.ts'
import { lanesWhenTurned, onwardWhenTurned, waysTo } from '../position/laying.ts'
import { priceOfEnergy, priceOfRepair, repairCard, restoredBy } from '../position/maintenance.ts'
import { shipDistances, tileOf } from '../position/map.ts'
import { cardName, costOf, halfOf } from '../position/printed.ts'
import { missingFor, signalAt, signalCardAt } from '../position/signals.ts'
import { foeCard, shieldsOf } from '../position/skills.ts'
import { type CardRef, COLOURS, NONE, ownShips, type Ship, type XodusState } from '../position/state.ts'
import { priceFor } from '../position/trade.ts'
import { groupActions } from '../position/turn.ts'
import type {
  AnswerTo,
  Chosen,
  MaintenanceMove,
  Manoeuvre,
  TradeMove,
  TurnMove,
  WindowMove,
  WindowPrompt,
  XodusQuestion,
} from '../rules/questions.ts'
import type { Repair } from './en/options.ts'
import { systemName } from './systems.ts'
import type { OptionWords } from './words.ts'

/** Everything the words of an option depend on, but for the option. */
interface Reading {
  readonly words: OptionWords
  readonly language: Language
  readonly view: XodusState
  readonly seat: number
}

const named = ({ view, language }: Reading, place: number): string =>
  systemName(view.systems[place].tile, language)

const boardOf = ({ view }: Reading, ship: number): number => view.ships[ship].board

/** The words on an option: what it costs and what it does, read off the table. */
export function optionText(reading: Reading, chosen: XodusQuestion): string {
  const { words, view } = reading
  switch (chosen.prompt) {
    case 'ship':
      return words.takeShip(chosen.option.board)
    case 'mod': {
      const { ship, level } = chosen.about
      return words.half(
        halfOf(boardOf(reading, ship), level, chosen.option.half),
        modCard(boardOf(reading, ship), level, chosen.option.half).energy,
      )
    }
    case 'order':
      return words.activate(boardOf(reading, chosen.option.ship))
    case 'act':
      return turnMoveText(reading, view.ships[chosen.about.ship], chosen.option)
    case 'join':
      return words[chosen.option.kind]
    case 'gather':
      return chosen.option.kind === 'go-on'
        ? words.goOn.gather
        : words.fleet(boardOf(reading, chosen.option.ship))
    case 'space':
      return spaceText(reading, chosen.option.q, chosen.option.r)
    case 'rotation': {
      const { turn } = chosen.option
      const lanes = lanesWhenTurned(view, turn).map((place) => named(reading, place))
      return words.turn(lanes, onwardWhenTurned(view, turn))
    }
    case 'detection':
      return chosen.option.kind === 'use' ? useText(reading, chosen.option) : words[chosen.option.kind]
    case 'after-probe':
    case 'before-attack':
    case 'after-attack':
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
      return windowMoveText(reading, chosen.prompt, chosen.option)
    case 'reroll':
      return dieText(reading, chosen.option.die)
    case 'foe': {
      const foe = view.foes[chosen.option.foe]
      return words.foe(foeCard(foe).name, foe.health, shieldsOf(foe))
    }
    case 'manoeuvre':
      return manoeuvreText(reading, view.ships[chosen.about.ship], chosen.option)
    case 'flee':
      return chosen.option.kind === 'fight-on' ? words.fightOn : words.disengage(...costsOfDisengaging(view))
    case 'maintenance':
      return maintenanceText(reading, view.ships[chosen.about.ship], chosen.option)
    case 'mend':
      return mendText(reading, chosen.option, true)
    case 'trade':
      return tradeText(reading, chosen.option)
    case 'exploration':
    case 'warning':
      return explorationText(reading, chosen.option)
    case 'bonus-option':
      return chosen.option.kind === 'enough' ? words.enough : explorationText(reading, chosen.option)
    case 'extra-option':
      return words[chosen.option.kind]
    case 'share-scrap':
    case 'share-module':
    case 'share-key':
      return words.toShip(boardOf(reading, chosen.option.ship))
    case 'pacify':
    case 'close-rift':
    case 'move-wormhole':
    case 'fold':
    case 'free-jump':
      return words.system(named(reading, chosen.option.system))
    case 'charge':
    case 'feed':
      return words.amount(chosen.option.n)
    case 'sacrifice':
      return sacrificeText(reading, chosen.option)
    case 'discard-module':
      return chosen.option.kind === 'to'
        ? words.toShip(boardOf(reading, chosen.option.ship))
        : words.module(MODULES[chosen.option.module].name, boardOf(reading, chosen.option.ship))
  }
}

function turnMoveText(reading: Reading, leader: Ship, move: TurnMove): string {
  const { words, view } = reading
  switch (move.kind) {
    case 'probe':
      return words.probe(move.edge === NONE ? undefined : move.edge)
    case 'blind-jump':
      return words.blindJump(move.edge === NONE ? undefined : move.edge)
    case 'jump':
      return words.jump(named(reading, move.system))
    case 'rush':
      return words.rush(named(reading, move.system), shipDistances(view, leader.place)[move.system])
    case 'explore':
      return exploreText(reading, leader)
    case 'scavenge':
      return words.scavenge
    case 'recover-keys':
      return words.recoverKeys(keysInWrecks(view, leader.place))
    case 'pacify':
      return words.pacifyHere
    case 'trade': {
      const { ally } = view.systems[leader.place]
      return words.trade(ally < 0 ? undefined : ALLIES[ally].name)
    }
    case 'maintain':
      return words.maintain
    case 'work':
      return words.work(SIGNALS[signalCardAt(view, leader.place)])
    case 'take-key':
      return words.takeKey
    case 'strain':
      return words.strain
    case 'fleet':
      return words.fleet(boardOf(reading, move.ship))
    case 'service': {
      const ally = ALLIES[view.systems[leader.place].ally]
      return words.service(
        ally.name,
        ally.services[move.service],
        payer(reading, move.ship),
        move.on < 0 ? undefined : boardOf(reading, move.on),
      )
    }
    case 'use':
      return useText(reading, move)
    case 'hide':
      return words.hide
    case 'end-turn':
      return words.endTurn(groupActions(view))
  }
}

function windowMoveText(reading: Reading, prompt: WindowPrompt | 'after-probe', move: WindowMove): string {
  const { words, view } = reading
  switch (move.kind) {
    case 'use':
      return useText(reading, move)
    case 'decline':
      return words.decline(cardName(view.ships[move.ship], move.card))
    case 'go-on':
      return words.goOn[prompt]
  }
}

function dieText(reading: Reading, index: number): string {
  const { words, view } = reading
  const die = view.roll?.dice[index]
  if (die === undefined) throw new Error(`there is no die ${index} on the table`)
  return words.die(
    COLOURS[die.colour],
    FACE_NAMES[die.face],
    boardOf(reading, die.ship),
    rankOfDie(view, index),
  )
}

function manoeuvreText(reading: Reading, ship: Ship, move: Manoeuvre): string {
  const { words, view } = reading
  switch (move.kind) {
    case 'offensive':
      return words.offensive(diceOf(ship))
    case 'defensive':
      return words.defensive(diceOf(ship)[move.die === 2 ? 1 : 0])
    case 'disengage':
      return words.disengage(...costsOfDisengaging(view))
    case 'use':
      return useText(reading, move)
  }
}

function maintenanceText(reading: Reading, ship: Ship, move: MaintenanceMove): string {
  const { words, view } = reading
  switch (move.kind) {
    case 'repair':
      return words.repair(
        boardOf(reading, move.ship),
        repairOf(view, ship, move.card, missingHealth(view.ships[move.ship])),
      )
    case 'repair-signal':
      return words.repairSignal(
        SIGNALS[signalCardAt(view, ship.place)].name,
        repairOf(view, ship, move.card, missingFor(view, signalAt(view, ship.place))),
      )
    case 'mend':
      return mendText(reading, move, false)
    case 'buy-energy':
      return words.buyEnergy(Math.max(0, priceOfEnergy(ship)))
    case 'dismantle':
      return words.dismantle(MODULES[move.module].name, MODULES[move.module].price - 1)
    case 'nothing':
      return words.nothing
  }
}

function mendText(reading: Reading, { ship, damage }: AnswerTo<'mend'>, free: boolean): string {
  return reading.words.mend(damageName(DAMAGE_DECK[damage]), boardOf(reading, ship), free)
}

function tradeText(reading: Reading, move: TradeMove): string {
  const { words, view } = reading
  const board = (ship: number): number => boardOf(reading, ship)
  switch (move.kind) {
    case 'buy': {
      const { place } = view.ships[view.turn?.leader ?? 0]
      const price = priceFor(view, place, view.ships[move.ship], move.module)
      return words.buy(MODULES[move.module].name, price, board(move.ship))
    }
    case 'give-scrap':
      return words.giveScrap(board(move.from), board(move.to))
    case 'give-module':
      return words.giveModule(MODULES[move.module].name, board(move.from), board(move.to))
    case 'give-key':
      return words.giveKey(board(move.from), board(move.to))
    case 'done':
      return words.done
  }
}

function explorationText({ words, view }: Reading, { option }: Chosen): string {
  return words.option(EXPLORATIONS[view.exploring?.card ?? 0], option)
}

function sacrificeText(reading: Reading, offering: AnswerTo<'sacrifice'>): string {
  const { words } = reading
  switch (offering.kind) {
    case 'health':
      return words.sacrificeHealth
    case 'energy':
      return words.sacrificeEnergy
    case 'module':
      return words.module(MODULES[offering.module].name, boardOf(reading, offering.ship))
    case 'enough':
      return words.enough
  }
}

function exploreText({ words, view }: Reading, leader: Ship): string {
  const tile = tileOf(view, leader.place)
  if (tile.colour === 'great-rift') return words.placeKeys(keysAboard(view))
  return view.systems[leader.place].key === NONE ? words.explore : words.exploreSignal
}

/** A space, seen from the first System that leads there. */
function spaceText({ words, view, language }: Reading, q: number, r: number): string {
  const [{ place, direction }] = waysTo(view, q, r)
  return words.space(systemName(view.systems[place].tile, language), direction)
}

/** The ship that pays or acts is named where the reader has several. */
function payer({ view, seat }: Reading, ship: number): number | undefined {
  return ownShips(view, seat).length > 1 ? view.ships[ship].board : undefined
}

function useText(reading: Reading, { ship, card, on }: UseCard): string {
  const { words, view } = reading
  const by = payer(reading, ship)
  const target = on < 0 || on === ship ? undefined : view.ships[on].board
  return words.use(cardName(view.ships[ship], card), by, target, costOf(cardOf(view.ships[ship], card)))
}

const missingHealth = ({ markers, health }: Ship): number => markers - health

/** What a Repair does where so much is missing, and what it costs. XO-ACT-30 */
function repairOf(view: XodusState, by: Ship, card: CardRef, missing: number): Repair {
  const cards = [repairCard(view, by, 'repair-free'), card].filter((ref) => ref !== NONE)
  return {
    n: Math.min(restoredBy(by, card), missing),
    price: priceOfRepair(view, by),
    cards: cards.map((ref) => cardName(by, ref)),
  }
}
