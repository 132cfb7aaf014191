import { diceOf, FACE_NAMES, rankOfDie } from '../position/dice.ts'
import { lanesWhenTurned, onwardWhenTurned, waysTo } from '../position/laying.ts'
import { keysAboard, keysInWrecks } from '../position/keys.ts'
import { cardName, costOf, halfOf } from '../position/printed.ts'
import { cardOf } from '../position/cards.ts'
import { priceFor } from '../position/trade.ts'
import { priceOfEnergy, priceOfRepair, restoredBy } from '../position/maintenance.ts'
import { foeCard, shieldsOf } from '../position/skills.ts'
import { costsOfDisengaging } from '../position/disengaging.ts'
import { groupActions } from '../position/turn.ts'
import { signalCardAt } from '../position/signals.ts'
import { shipDistances, tileOf } from '../position/map.ts'
import type { Language, Option } from '@astrolabe/kernel'
import type { OptionWords } from './words.ts'
import type { GoOnPrompt, Repair } from './en/options.ts'
import { ALLIES } from '../content/allies.ts'
import { DAMAGE_DECK, damageName } from '../content/damage.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODULES } from '../content/modules.ts'
import { SIGNALS } from '../content/signals.ts'
import type {
  DetectionMove,
  GatherMove,
  MaintenanceMove,
  Manoeuvre,
  SmallAnswer,
  TradeMove,
  TurnMove,
  WindowMove,
  XodusPrompt,
} from '../rules/questions.ts'
import { type CardRef, COLOURS, NONE, ownShips, type Ship, type XodusState } from '../position/state.ts'
import { systemName } from './systems.ts'

/** Everything the words of an option depend on. */
interface Asked {
  readonly words: OptionWords
  readonly language: Language
  readonly prompt: XodusPrompt
  readonly about: number
  readonly view: XodusState
  readonly seat: number
}

type Move =
  | TurnMove
  | WindowMove
  | DetectionMove
  | GatherMove
  | Manoeuvre
  | MaintenanceMove
  | TradeMove
  | SmallAnswer

/** The words on an option: what it costs and what it does, read off the table. */
export function optionText(asked: Asked, option: Option): string {
  // Every option of this game is an object with a kind.
  const move = option as Move
  const { words, view, prompt, about } = asked
  const named = (place: number): string => systemName(view.systems[place].tile, asked.language)
  const board = (ship: number): number => view.ships[ship].board
  const leader = view.ships[view.turn?.leader ?? Math.max(0, about)]
  switch (move.kind) {
    case 'take':
      return words.takeShip(move.board)
    case 'half':
      return words.half(halfOf(board(about >> 3), about & 7, move.half))
    case 'activate':
      return words.activate(board(move.ship))
    case 'probe':
      return words.probe(move.edge === NONE ? undefined : move.edge)
    case 'blind-jump':
      return words.blindJump(move.edge === NONE ? undefined : move.edge)
    case 'jump':
      return words.jump(named(move.system))
    case 'rush':
      return words.rush(named(move.system), shipDistances(view, leader.place)[move.system])
    case 'explore':
      return exploreText(asked, leader)
    case 'scavenge':
      return words.scavenge
    case 'recover-keys':
      return words.recoverKeys(keysInWrecks(view, leader.place))
    case 'pacify':
      return words.pacifyHere
    case 'trade':
      return words.trade
    case 'maintain':
      return words.maintain
    case 'work':
      return words.work(SIGNALS[signalCardAt(view, leader.place)])
    case 'take-key':
      return words.takeKey
    case 'strain':
      return words.strain
    case 'fleet':
      return words.fleet(board(move.ship))
    case 'service': {
      const ally = ALLIES[view.systems[leader.place].ally]
      return words.service(
        ally.name,
        ally.services[move.service],
        payer(asked, move.ship),
        move.on < 0 ? undefined : board(move.on),
      )
    }
    case 'use':
      return useText(asked, move.ship, move.card, move.on)
    case 'decline':
      return words.decline(cardName(view.ships[move.ship], move.card))
    case 'go-on':
      return words.goOn[prompt as GoOnPrompt]
    case 'hide':
      return words.hide
    case 'end-turn':
      return words.endTurn(groupActions(view))
    case 'join':
      return words.join
    case 'stay':
      return words.stay
    case 'space':
      return spaceText(asked, move.q, move.r)
    case 'turn':
      return words.turn(lanesWhenTurned(view, move.turn).map(named), onwardWhenTurned(view, move.turn))
    case 'roll':
      return words.roll
    case 'fight':
      return words.fight
    case 'offensive':
      return words.offensive(diceOf(view.ships[about]))
    case 'defensive':
      return words.defensive(diceOf(view.ships[about])[move.die === 2 ? 1 : 0])
    case 'disengage':
      return words.disengage(...costsOfDisengaging(view))
    case 'die': {
      const die = view.roll?.dice[move.die]
      if (die === undefined) throw new Error(`there is no die ${move.die} on the table`)
      return words.die(COLOURS[die.colour], FACE_NAMES[die.face], board(die.ship), rankOfDie(view, move.die))
    }
    case 'foe': {
      const foe = view.foes[move.foe]
      return words.foe(foeCard(foe).name, foe.health, shieldsOf(foe))
    }
    case 'repair':
      return words.repair(repairOf(view, view.ships[about], move.ship, move.card))
    case 'repair-signal':
      return words.repairSignal(
        SIGNALS[signalCardAt(view, leader.place)].name,
        priceOfRepair(view, view.ships[about]),
      )
    case 'mend':
      return words.mend(damageName(DAMAGE_DECK[move.damage]), board(move.ship), prompt === 'mend')
    case 'buy-energy':
      return words.buyEnergy(Math.max(0, priceOfEnergy(view.ships[about])))
    case 'dismantle':
      return words.dismantle(MODULES[move.module].name, MODULES[move.module].price - 1)
    case 'nothing':
      return words.nothing
    case 'buy':
      return words.buy(
        MODULES[move.module].name,
        priceFor(view, leader.place, view.ships[move.ship], move.module),
        board(move.ship),
      )
    case 'give-scrap':
      return words.giveScrap(board(move.from), board(move.to))
    case 'give-module':
      return words.giveModule(MODULES[move.module].name, board(move.from), board(move.to))
    case 'give-key':
      return words.giveKey(board(move.from), board(move.to))
    case 'done':
      return words.done
    case 'option':
      return words.option(EXPLORATIONS[view.exploring?.card ?? 0].options[move.option])
    case 'another':
      return words.another
    case 'enough':
      return words.enough
    case 'to':
      return words.toShip(board(move.ship))
    case 'system':
      return words.system(named(move.system))
    case 'amount':
      return words.amount(move.n)
    case 'health':
      return words.sacrificeHealth
    case 'energy':
      return words.sacrificeEnergy
    case 'module':
      return words.module(MODULES[move.module].name, board(move.ship))
  }
}

function exploreText({ words, view }: Asked, leader: Ship): string {
  const tile = tileOf(view, leader.place)
  if (tile.colour === 'great-rift') return words.placeKeys(keysAboard(view))
  return view.systems[leader.place].exploration ? words.explore : words.exploreSignal
}

/** A space, seen from the first System that leads there. */
function spaceText({ words, view, language }: Asked, q: number, r: number): string {
  const [{ place, direction }] = waysTo(view, q, r)
  return words.space(systemName(view.systems[place].tile, language), direction)
}

/** The ship that pays or acts is named where the reader has several. */
function payer({ view, seat }: Asked, ship: number): number | undefined {
  return ownShips(view, seat).length > 1 ? view.ships[ship].board : undefined
}

function useText(asked: Asked, ship: number, card: number, on: number): string {
  const { words, view } = asked
  const by = payer(asked, ship)
  const target = on < 0 || on === ship ? undefined : view.ships[on].board
  return words.use(cardName(view.ships[ship], card), by, target, costOf(cardOf(view.ships[ship], card)))
}

/** What a Repair does, and what it costs. XO-ACT-30 */
function repairOf(view: XodusState, by: Ship, on: number, card: CardRef): Repair {
  const { board, markers, health } = view.ships[on]
  return {
    board,
    n: Math.min(restoredBy(by, card), markers - health),
    price: priceOfRepair(view, by),
    card: card === NONE ? undefined : cardName(by, card),
  }
}
