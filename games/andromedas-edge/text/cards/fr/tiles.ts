import { capital } from '@astrolabe/words'
import { french as fr } from '@astrolabe/words/french.ts'
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
import { aDevelopment, costText, leaders, resourcesOf } from '../../fr/nouns.ts'
import { NAMES } from '../../names/fr.ts'
import { gainsText } from './gains.ts'
import { shortGain, shortGains } from './short.ts'

const kindOf = (tile: Extract<Tile, { kind: 'planet' }>): PlanetKind =>
  PLANET_KINDS[PLANET_TYPES.indexOf(tile.type)]

const SPECIAL: Readonly<Record<SpecialRegion, string>> = {
  quasar: '',
  vortex: fr`vous pouvez déplacer un de vos autres vaisseaux vers toute tuile sans autre vaisseau ; puis `,
  'shattered-belt': '',
  'silent-gate': '',
  void: 'lancez les dés du vaisseau lancé, choisissez un résultat et gagnez son bénéfice',
}

function specialText(tile: Extract<Tile, { kind: 'special' }>): string {
  const action = `${capital(`${SPECIAL[tile.region]}${gainsText(tile.gains)}`)}.`
  const gate =
    tile.region === 'silent-gate'
      ? ' Tant qu’un de vos vaisseaux est ici, tous vos vaisseaux peuvent être lancés vers l’une ou l’autre nébuleuse, ou y rejoindre une bataille.'
      : ''
  const end =
    tile.vpPerDevelopment > 0
      ? ` En fin de partie, ${tile.vpPerDevelopment} PV par infrastructure que vous avez à côté.`
      : ''
  return `${action}${gate}${end}`
}

function baseText(action: BaseAction): string {
  switch (action.base) {
    case 'field':
      return fr`Achetez jusqu’à ${MODULES_PER_FIELD_ACTION} modules ${NAMES.moduleTypes[action.type]}. ${capital(gainsText([action.supply]))} ; si vous n’en avez acheté aucun, ${gainsText(FIELD_WITHOUT_MODULE)} de plus.`
    case 'shipyard':
      return `Construisez 1 vaisseau pour ${resourcesOf(action.less)} de moins, ou ${gainsText(action.orElse)}. Puis ${gainsText(action.afterwards)}.`
    case 'council':
      return `Bâtissez 1 infrastructure avec n’importe lequel de vos transports sur une planète non colonisée, ou ${gainsText(action.orElse)}.`
  }
}

function shortBase(action: BaseAction): string {
  switch (action.base) {
    case 'field':
      return fr`modules ${NAMES.moduleTypes[action.type]} ; ${shortGain(action.supply)}`
    case 'shipyard':
      return fr`vaisseau −${action.less} ou ${shortGains(action.orElse)} ; ${shortGains(action.afterwards)}`
    case 'council':
      return `bâtir, ou ${shortGains(action.orElse)}`
  }
}

export function tileText(tile: Tile): string {
  switch (tile.kind) {
    case 'planet': {
      const { gain, development, track, cost } = kindOf(tile)
      return fr`${NAMES.planetTypes[tile.type]} de taille ${tile.size}. Action : revendiquez sa prochaine lune ; s’il n’en reste pas, ${gainsText([gain])}. Pour bâtir ici ${aDevelopment(development)}, il faut ${leaders(tile.size)} et ${costText(cost)} ; vous avancez alors en ${NAMES.tracks[track]}.`
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
      return `${NAMES.planetTypes[tile.type]}, taille ${tile.size}`
    case 'base':
      return shortBase(tile)
    case 'special':
      return tile.region === 'void' ? 'dés du Néant' : shortGains(tile.gains)
  }
}

export const nebulaText = `Revendiquez 1 lune s’il y en a. Puis ${gainsText(NEBULA_ACTION)}.`

export const voidText = (result: number): string => `${capital(gainsText(VOID_BENEFITS[result - 1]))}.`
export const shortVoid = (result: number): string => shortGains(VOID_BENEFITS[result - 1])

export const trackText = (rewards: readonly TrackReward[]): string =>
  rewards.length === 0 ? 'Rien.' : `${capital(gainsText(rewards))}.`
export const shortTrack = (rewards: readonly TrackReward[]): string => shortGains(rewards)
