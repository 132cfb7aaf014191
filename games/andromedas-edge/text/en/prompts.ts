import { capital } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import type { Development, ModuleType, ShipType } from '../../content/schema.ts'
import { NAMES } from '../names/en.ts'
import { EN } from '../cards.en.ts'
import {
  aDevelopment,
  basics,
  cards,
  type Place,
  place,
  ship as shipText,
  tacticsName,
  theRaider,
  moduleName,
  eventName,
} from './nouns.ts'

export const prompts = {
  faction: 'Which faction do you lead?',
  turn: 'Launch a ship, or return to station?',
  endTurn: 'Anything else before your turn ends?',
  handLimit: (left: number) => `Your hand is too large: which card goes (${cards(left)} to discard)?`,
  discard: (left: number) => `Which card do you discard (${cards(left)} to go)?`,
  basics: (amount: number) => `Which ${amount === 1 ? 'basic resource' : basics(amount)} do you take?`,
  drop: (left: number) =>
    `Which resource of the cost do you leave out${left > 1 ? ` (${left} to leave out)` : ''}?`,
  advance: 'On which track do you advance?',
  repair: 'What do you repair?',
  recruit: 'From where do you recruit a leader?',
  upgrade: 'Which ship upgrade do you take?',
  build: (less: number) =>
    less === 0
      ? 'Which ship do you build?'
      : `Which ship do you build, for ${several(less, 'resource')} less?`,
  freeShip: 'Which ship do you build for free?',
  freeModule: 'Which module do you take for free?',
  buyModule: (less: number) => `Which module do you buy, for ${several(less, 'resource')} less?`,
  exchange: (left: number) => `Which resource do you exchange (${left} left)?`,
  survey: 'Modules of which column do you replace?',
  riftWalk: 'Which ship walks the rift?',
  useModule: (design: number) => `Do you pay for ${moduleName(design)}?`,
  useEvent: (card: number) => `Do you pay for ${eventName(card)}?`,
  useHelm: 'Do you pay for it?',
  discovery: (stack: number) => `${NAMES.discoveryStacks[stack]}: which token do you take?`,
  nebulaMoon: 'Which moon do you claim?',
  field: (type: ModuleType, left: number) =>
    `${NAMES.moduleTypes[type]} field: which module do you buy (${left} left)?`,
  shipyard: (at: Place) => `${capital(place(at))}: build a ship, or take titanium?`,
  council: (at: Place) => `${capital(place(at))}: build a development, or recruit?`,
  vortex: 'Which of your other ships does the Vortex carry away?',
  darkReading: (card: number) => `You read ${tacticsName(card)}: keep it, or burn it?`,
  converge: 'Does another transport follow?',
  drift: 'Does one of your ships drift on?',
  voidEnergy: 'How much energy do you divert for the roll?',
  voidCard: 'Do you use something for the roll in the Void?',
  voidResult: 'Which result do you choose?',
  develop: 'Do you build a development?',
  developmentCard: (type: Development) => `You build ${aDevelopment(type)}: which card do you take?`,
  gangways: (at: Place) => `Which transport builds on ${place(at)}?`,
  plan: (left: number) =>
    left === 0
      ? 'Every ship has its dock: carry out this plan?'
      : `${several(left, 'ship')} without a dock: where do they go?`,
  raider: (at: Place) => `Which raider attacks at ${place(at)}?`,
  raiderStep: (card: number) => `Where does ${theRaider(card)} go?`,
  beforeBattle: (at: Place) => `Before the battle at ${place(at)}: do anything first?`,
  escalate: (at: Place) => `Battle at ${place(at)}: which of your ships join?`,
  offerTruce: (at: Place) => `Battle at ${place(at)}: offer a truce?`,
  truce: (at: Place) => `Battle at ${place(at)}: a truce is offered. Accept?`,
  diplomacy: (at: Place) => `Battle at ${place(at)}: play a card?`,
  against: (card: number) => `Against whom does ${tacticsName(card)} work?`,
  ambush: 'Which ship do you bring into the battle?',
  prepare: (at: Place, dice: number, targeting: number) =>
    `Battle at ${place(at)}: ${dice === 1 ? '1 die' : `${dice} dice`}, targeting ${targeting}. What do you add?`,
  reroll: 'Do you roll one of your dice again?',
  piracy: 'What do you take, and from whom?',
  strategicOperations: (left: number) =>
    `You lost: which consolation do you take${left > 1 ? ` (${left} left)` : ''}?`,
  spare: 'Which ship goes to the Repair Barge instead of the scrapyard?',
  damageModule: 'Which module is damaged?',
  loseResource: 'Which resource do you lose?',
  fracturedRelic: `${NAMES.events.EG2}: what do you pay for a discovery token?`,
  giveUpBasics: (amount: number) => `Which ${basics(amount)} do you pay?`,
  passCard: 'Which card do you pass on?',
  ionPlague: `${NAMES.events.ET5}: pay 2 energy, or damage a module?`,
  leanYears: (developments: number) =>
    `${NAMES.events.ET6}: how much ice do you pay for ${several(developments, 'development')}?`,
  gravityShear: (ship: ShipType, at: Place) =>
    `${NAMES.events.ET8}: pay 1 energy for the ${shipText(ship)} at ${place(at)}?`,
  gravityTideToll: (ship: ShipType) =>
    `${NAMES.events.EN3}: pay 1 energy for the ${shipText(ship)} in the Void?`,
  gravityTide: `${NAMES.events.EN3}: which ship falls into the Void?`,
  darkHarvest: `${NAMES.events.EN4}: what do you lose?`,
  riftStorm: `${NAMES.events.EN8}: which ship is thrown, or damaged?`,
  unityTrack: 'On which track does the Unity advance?',
  unityModule: 'A module of which type does the Unity take?',
  unityMoon: 'From which planet does the Unity take a moon?',
  unityRepair: 'Which ship does the Unity repair?',
  unityDamage: 'Which module of the Unity is damaged?',
  unityLeader: (left: number) => `From where does a leader of the Unity come (${left} left)?`,
  extortion: `${EN.names.conflicts.Z09}: give the Unity a card, or let it have a die?`,
}
