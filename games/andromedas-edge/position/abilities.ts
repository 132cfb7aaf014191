import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { FACTIONS } from '../content/factions.ts'
import { MODULES } from '../content/modules.ts'
import { type Ability, type Power, POWERS } from '../content/schema.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { participantOf } from './participants.ts'
import { type AndromedaState, NONE, type Participant, SLOTS, UNITY } from './state.ts'

const ABILITY_SOURCES = ['module', 'upgrade', 'development', 'faction', 'token', 'supremacy'] as const
export type AbilitySource = (typeof ABILITY_SOURCES)[number]

/**
 * Is told each ability somebody has, with where it comes from: `number` is a place among one's modules, a type of ship,
 * the region of a development, 0 or 1 of a faction, or a token.
 */
export type AbilityVisitor = (ability: Ability, source: AbilitySource, number: number) => void

/** AE-BM-12, AE-BX-1: all that is in force. The Unity uses none of what it owns (AE-UD-15, AE-UD-33, AE-UD-36). */
export function eachAbility(state: AndromedaState, who: number, visit: AbilityVisitor): void {
  if (who === UNITY) return
  const player = participantOf(state, who)
  for (let index = 0; index < player.modules.length; index++) {
    const { design, damage } = player.modules[index]
    const { ongoing } = MODULES[design]
    if (damage === 0 && ongoing !== undefined) for (const ability of ongoing) visit(ability, 'module', index)
  }
  for (let type = 0; type < player.upgrades.length; type++) {
    const upgrade = player.upgrades[type]
    if (upgrade !== NONE) for (const ability of UPGRADES[upgrade].abilities) visit(ability, 'upgrade', type)
  }
  for (let region = 0; region < SLOTS; region++) {
    const { owner, card } = state.regions[region]
    if (owner === who) visit(DEVELOPMENT_CARDS[card].ability, 'development', region)
  }
  if (player.faction !== NONE) {
    const { abilities } = FACTIONS[player.faction]
    visit(abilities[0], 'faction', 0)
    visit(abilities[1], 'faction', 1)
  }
  for (const token of player.discoveries) {
    const { kept } = DISCOVERIES[token]
    if (kept !== undefined) visit(kept, 'token', token)
  }
  for (const token of player.supremacies) {
    const { ability } = SUPREMACIES[token]
    if (ability !== undefined) visit(ability, 'supremacy', token)
  }
}

/** Names an ability for as long as it is had, to know whether it was used (AE-BZ-10). */
export const onceId = (source: AbilitySource, number: number): number =>
  ABILITY_SOURCES.indexOf(source) * 100 + number

/** Whoever has one of these things has the power that goes with it: found once, in all that is printed. */
interface PowerBearers {
  readonly modules: number[]
  readonly upgrades: number[]
  readonly cards: number[]
  readonly factions: number[]
  readonly discoveries: number[]
  readonly supremacies: number[]
}

const gives = (abilities: readonly (Ability | undefined)[], power: Power): boolean =>
  abilities.some((ability) => ability?.does === 'power' && ability.power === power)

const bearersAmong = <T>(
  things: readonly T[],
  abilitiesOf: (thing: T) => readonly (Ability | undefined)[],
  power: Power,
): number[] => things.flatMap((thing, number) => (gives(abilitiesOf(thing), power) ? [number] : []))

const BEARERS: ReadonlyMap<Power, PowerBearers> = new Map(
  POWERS.map((power) => [
    power,
    {
      modules: bearersAmong(MODULES, ({ ongoing }) => ongoing ?? [], power),
      upgrades: bearersAmong(UPGRADES, ({ abilities }) => abilities, power),
      cards: bearersAmong(DEVELOPMENT_CARDS, ({ ability }) => [ability], power),
      factions: bearersAmong(FACTIONS, ({ abilities }) => abilities, power),
      discoveries: bearersAmong(DISCOVERIES, ({ kept }) => [kept], power),
      supremacies: bearersAmong(SUPREMACIES, ({ ability }) => [ability], power),
    },
  ]),
)

/** Whether `eachAbility` would come upon this power; asked so often that it does not look through all of them. */
export function hasPower(state: AndromedaState, who: number, power: Power): boolean {
  const bearers = BEARERS.get(power)
  if (who === UNITY || bearers === undefined) return false
  const player = participantOf(state, who)
  if (bearers.factions.includes(player.faction)) return true
  for (const upgrade of bearers.upgrades) if (player.upgrades.includes(upgrade)) return true
  for (const token of bearers.supremacies) if (player.supremacies.includes(token)) return true
  for (const token of bearers.discoveries) if (player.discoveries.includes(token)) return true
  if (bearers.modules.length > 0) {
    for (const { design, damage } of player.modules)
      if (damage === 0 && bearers.modules.includes(design)) return true
  }
  if (bearers.cards.length > 0) {
    for (const { owner, card } of state.regions)
      if (owner === who && bearers.cards.includes(card)) return true
  }
  return false
}

export const usedThisCycle = (player: Participant, id: number): boolean => player.usedThisCycle.includes(id)
export const usedThisTurn = (player: Participant, id: number): boolean => player.usedThisTurn.includes(id)
