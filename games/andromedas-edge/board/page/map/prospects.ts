import { MODULES_PER_FIELD_ACTION, NEBULA_ACTION } from '../../../content/limits.ts'
import { MOONS } from '../../../content/moons.ts'
import { type Gain, SHIP_TYPES, type ShipType } from '../../../content/schema.ts'
import { isNebula, planetKindOf, tileOf } from '../../../position/map.ts'
import {
  type BattleOutlook,
  battleOutlook,
  chanceToWin,
  strongestOutlook,
} from '../../../position/outlook.ts'
import { shipOfTypeAt } from '../../../position/ships.ts'
import { type AndromedaState, BAY, NONE } from '../../../position/state.ts'
import { type Sign, signOf } from './appearance.ts'

// What a launch would come to, before anybody decides: its yield, and its battle.

/** The battle that a launch leads to, alone and with all that could come. */
export interface Fight {
  readonly ship: ShipType
  readonly alone: BattleOutlook
  readonly strongest: BattleOutlook
}

export interface Prospect {
  /** The types of ships that may be launched there. */
  readonly ships: readonly ShipType[]
  readonly yields: readonly Sign[]
  /** None where no battle follows. */
  readonly fights: readonly Fight[]
}

export function prospectOf(
  view: AndromedaState,
  who: number,
  region: number,
  ships: readonly ShipType[],
): Prospect {
  return {
    ships,
    yields: yieldsOf(view, who, region),
    fights: ships.flatMap((ship) => fightOf(view, who, ship, region)),
  }
}

function fightOf(view: AndromedaState, who: number, ship: ShipType, region: number): Fight[] {
  const number = shipOfTypeAt(view, who, SHIP_TYPES.indexOf(ship), BAY)
  if (number === NONE) return []
  const alone = battleOutlook(view, number, region)
  const strongest = strongestOutlook(view, number, region)
  return alone === null || strongest === null ? [] : [{ ship, alone, strongest }]
}

/** In whole percent, from the worst ship alone to the best with all that could come; nothing without a battle. */
export function chanceOf({ fights }: Prospect, who: number): { least: number; most: number } | undefined {
  if (fights.length === 0) return undefined
  const least = Math.min(...fights.map(({ alone }) => chanceToWin(alone, who)))
  const most = Math.max(...fights.map(({ strongest }) => chanceToWin(strongest, who)))
  return { least: Math.round(least * 100), most: Math.max(Math.round(least * 100), Math.round(most * 100)) }
}

/** What the action of a region brings, with leaders and credits that lie there. */
export function yieldsOf(view: AndromedaState, who: number, region: number): Sign[] {
  const { leaders, bonus } = view.regions[region]
  const recruits = leaders[who] ?? 0
  return [
    ...actionOf(view, region),
    ...(recruits > 0 ? [signOf({ give: 'recruit', amount: recruits })] : []),
    ...(bonus > 0 ? [signOf({ give: 'credits', amount: bonus })] : []),
  ]
}

const signs = (gains: readonly Gain[]): Sign[] => gains.map(signOf)

const MOON_SIGN: Sign = { icon: 'moon', text: '', colour: '#f3efff' }

/** The next moon there, with what it holds where that can be seen. */
function moonOf(view: AndromedaState, region: number): Sign[] {
  const moon = view.regions[region].moons.at(-1) ?? NONE
  if (moon === NONE) return []
  const { gains = [], whenClaimed = [] } = MOONS[moon]
  return [MOON_SIGN, ...signs([...gains, ...whenClaimed])]
}

function actionOf(view: AndromedaState, region: number): Sign[] {
  const moon = moonOf(view, region)
  if (isNebula(region)) return [...signs(NEBULA_ACTION), ...moon]
  const tile = tileOf(view, region)
  if (tile === undefined) return []
  switch (tile.kind) {
    case 'planet': {
      const kind = planetKindOf(view, region)
      return moon.length > 0 || kind === undefined ? moon : signs([kind.gain])
    }
    case 'base':
      if (tile.base === 'field')
        return [
          { icon: 'module', text: `×${MODULES_PER_FIELD_ACTION}`, colour: '#e6eaff' },
          ...signs([tile.supply]),
        ]
      if (tile.base === 'shipyard') return signs([{ give: 'ship', less: tile.less }, ...tile.afterwards])
      return [{ icon: 'council', text: '', colour: '#e6eaff' }]
    case 'special':
      return tile.region === 'void' ? signs([{ give: 'void-roll' }]) : signs(tile.gains)
  }
}
