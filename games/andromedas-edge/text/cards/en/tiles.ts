import { capital } from '@astrolabe/words'
import {
  FIELD_WITHOUT_MODULE,
  MODULES_PER_FIELD_ACTION,
  NEBULA_ACTION,
  VOID_BENEFITS,
} from '../../../content/limits.ts'
import {
  type BaseAction,
  PLANET_TYPES,
  type PlanetKind,
  type SpecialRegion,
  type Tile,
  type TrackReward,
} from '../../../content/schema.ts'
import { PLANET_KINDS } from '../../../content/tiles.ts'
import { aDevelopment, costText, leaders } from '../../en/nouns.ts'
import { NAMES } from '../../names/en.ts'
import { gainsText } from './gains.ts'
import { shortGain, shortGains } from './short.ts'

const kindOf = (tile: Extract<Tile, { kind: 'planet' }>): PlanetKind =>
  PLANET_KINDS[PLANET_TYPES.indexOf(tile.type)]

const SPECIAL: Readonly<Record<SpecialRegion, string>> = {
  quasar: '',
  vortex: 'you may move one of your other ships to any tile without other ships; then ',
  'shattered-belt': '',
  'silent-gate': '',
  void: 'roll the dice of the launched ship, choose one result and gain its benefit',
}

function specialText(tile: Extract<Tile, { kind: 'special' }>): string {
  const action = `${capital(`${SPECIAL[tile.region]}${gainsText(tile.gains)}`)}.`
  const gate =
    tile.region === 'silent-gate'
      ? ' While a ship of yours is here, any of your ships may be launched to either nebula, or join battles there.'
      : ''
  const end =
    tile.vpPerDevelopment > 0
      ? ` At the end of the game, ${tile.vpPerDevelopment} VP for each development of yours beside it.`
      : ''
  return `${action}${gate}${end}`
}

function baseText(action: BaseAction): string {
  switch (action.base) {
    case 'field':
      return `Buy up to ${MODULES_PER_FIELD_ACTION} ${NAMES.moduleTypes[action.type]} modules. ${capital(gainsText([action.supply]))}; if you bought none, ${gainsText(FIELD_WITHOUT_MODULE)} more.`
    case 'shipyard':
      return `Build 1 ship for ${action.less === 1 ? '1 resource' : `${action.less} resources`} less, or ${gainsText(action.orElse)}. Then ${gainsText(action.afterwards)}.`
    case 'council':
      return `Build 1 development with any of your transports on an uncolonised planet, or ${gainsText(action.orElse)}.`
  }
}

function shortBase(action: BaseAction): string {
  switch (action.base) {
    case 'field':
      return `${NAMES.moduleTypes[action.type]} modules; ${shortGain(action.supply)}`
    case 'shipyard':
      return `ship −${action.less} or ${shortGains(action.orElse)}; ${shortGains(action.afterwards)}`
    case 'council':
      return `develop, or ${shortGains(action.orElse)}`
  }
}

/** What a region does, and what it takes to settle there. */
export function tileText(tile: Tile): string {
  switch (tile.kind) {
    case 'planet': {
      const { gain, development, track, cost } = kindOf(tile)
      return `${NAMES.planetTypes[tile.type]} of size ${tile.size}. Action: claim its next moon; where none is left, ${gainsText([gain])}. ${capital(aDevelopment(development))} here takes ${leaders(tile.size)} and ${costText(cost)}, and advances you on ${NAMES.tracks[track]}.`
    }
    case 'base':
      return baseText(tile)
    case 'special':
      return specialText(tile)
  }
}

export function shortTile(tile: Tile): string {
  switch (tile.kind) {
    case 'planet':
      return `${NAMES.planetTypes[tile.type]}, size ${tile.size}`
    case 'base':
      return shortBase(tile)
    case 'special':
      return tile.region === 'void' ? 'Void roll' : shortGains(tile.gains)
  }
}

export const nebulaText = `Claim 1 moon if there is one. Then ${gainsText(NEBULA_ACTION)}.`

/** What the Void gives for a die, from 1. */
export const voidText = (result: number): string => `${capital(gainsText(VOID_BENEFITS[result - 1]))}.`
export const shortVoid = (result: number): string => shortGains(VOID_BENEFITS[result - 1])

/** What a space of a track gives; the start gives nothing. */
export const trackText = (rewards: readonly TrackReward[]): string =>
  rewards.length === 0 ? 'Nothing.' : `${capital(gainsText(rewards))}.`
export const shortTrack = (rewards: readonly TrackReward[]): string => shortGains(rewards)
