import { MOONS } from '../../../content/moons.ts'
import { PLANET_TYPES, SHIP_TYPES } from '../../../content/schema.ts'
import { PLANET_KINDS } from '../../../content/tiles.ts'
import { expectedDevelopmentVp } from '../../../position/developing.ts'
import { isNebula, tileOf } from '../../../position/map.ts'
import { participants } from '../../../position/participants.ts'
import { cardOf, raiderDice, raiderTargeting } from '../../../position/raiding.ts'
import { NONE } from '../../../position/state.ts'
import { nextLaunches } from '../../../position/unity.ts'
import { RAIDERS } from '../../../content/raiders.ts'
import type { RegionSaid } from '../../../text/en/page/map.ts'
import { type Look, regionName, seatOfLook, whoName } from '../look.ts'
import { chanceOf, type Prospect } from './prospects.ts'

// What is read aloud of things on the map.

export const PACKS = ['I', 'II', 'III'] as const

const shipTypeName = ({ things, view }: Look, ship: number): string =>
  things.ships[SHIP_TYPES[view.ships[ship].type]]

export function shipName(look: Look, ship: number): string {
  const { owner, place, damage } = look.view.ships[ship]
  return look.words.ship(shipTypeName(look, ship), whoName(look, owner), regionName(look, place), damage)
}

export function raiderName(look: Look, number: number): string {
  const raider = look.view.raiders[number]
  return look.words.raider({
    name: look.things.raiders[RAIDERS[raider.card].id],
    region: regionName(look, raider.place),
    dice: raiderDice(raider),
    targeting: raiderTargeting(raider),
    range: cardOf(raider).range,
  })
}

/** “Gas giant”, “Alliance base” */
export function kindName({ view, things, words }: Look, region: number): string {
  const tile = tileOf(view, region)
  if (tile === undefined) return ''
  if (tile.kind === 'planet') return things.planetTypes[tile.type]
  return tile.kind === 'base' ? words.base : words.special
}

/** The building that a planet can bear. */
export function buildingName({ view, things }: Look, region: number): string {
  const tile = tileOf(view, region)
  if (tile?.kind !== 'planet') return ''
  return things.developments[PLANET_KINDS[PLANET_TYPES.indexOf(tile.type)].development]
}

export function moonName({ view, things }: Look, region: number): string {
  const moon = view.regions[region].moons.at(-1) ?? NONE
  if (moon === NONE) return ''
  const { id, from } = MOONS[moon]
  if (from !== 'orphaned' && from !== 'ancient') return things.planetaryMoons[from]
  return Object.entries(things.moons).find(([known]) => known === id)?.[1] ?? things.moonSets[from]
}

/** The packs of the Unity whose next launch would go to a region. */
function packsTo({ view }: Look, region: number): string[] {
  if (view.unity === null) return []
  return nextLaunches(view).flatMap((to, pack) => (to === region ? [PACKS[pack]] : []))
}

function prospectSaid({ words, ...look }: Look, prospect: Prospect | undefined): string {
  if (prospect === undefined) return ''
  const chance = chanceOf(prospect, seatOfLook({ words, ...look }))
  return chance === undefined ? words.prospectQuiet : words.prospectBattle(chance)
}

/** What is there several times is said once. */
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length
    return times > 1 ? `${name} ×\u00a0${times}` : name
  })

export function regionSaid(look: Look, region: number, prospect: Prospect | undefined): RegionSaid {
  const { view } = look
  const { owner, moons, leaders, bonus } = view.regions[region]
  const tile = tileOf(view, region)
  return {
    name: regionName(look, region),
    kind: isNebula(region) ? '' : kindName(look, region),
    size: tile?.kind === 'planet' ? tile.size : 0,
    worth:
      tile?.kind === 'planet' && owner === NONE ? expectedDevelopmentVp(view, seatOfLook(look), region) : 0,
    development:
      owner === NONE ? undefined : { name: buildingName(look, region), owner: whoName(look, owner) },
    moon: moonName(look, region),
    moons: moons.length,
    leaders: participants(view)
      .filter(({ who }) => leaders[who] > 0)
      .map(({ who }) => ({ who: whoName(look, who), count: leaders[who] })),
    credits: bonus,
    ships: counted(
      view.ships.flatMap(({ place, owner }, ship) =>
        place === region ? [`${shipTypeName(look, ship)} (${whoName(look, owner)})`] : [],
      ),
    ),
    raiders: counted(
      view.raiders.flatMap(({ place, card }) =>
        place === region ? [look.things.raiders[RAIDERS[card].id]] : [],
      ),
    ),
    probe: view.unity !== null && view.machine.probe === region,
    packs: packsTo(look, region),
    prospect: prospectSaid(look, prospect),
  }
}
