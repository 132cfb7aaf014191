import { type Hearing, hear, Tally } from '@astrolabe/kernel'
import { DEVELOPMENT_CARDS } from './content/developments.ts'
import { DISCOVERIES } from './content/discoveries.ts'
import { EVENTS } from './content/events.ts'
import { FACTIONS } from './content/factions.ts'
import { MODULES } from './content/modules.ts'
import { MOONS } from './content/moons.ts'
import { RAIDERS } from './content/raiders.ts'
import { SHIP_TYPES } from './content/schema.ts'
import { SUPREMACIES } from './content/supremacies.ts'
import { TACTICS } from './content/tactics.ts'
import { TILES } from './content/tiles.ts'
import { CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from './content/unity.ts'
import { UPGRADES } from './content/upgrades.ts'
import { EAST, NONE, UNITY, WEST } from './position/state.ts'
import type { AndromedaFact } from './rules/facts.ts'

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

const NEBULAE: Readonly<Record<number, string>> = { [WEST]: 'NW', [EAST]: 'NE' }

/** How often what the game offers is used: things that nobody uses stand there too, with 0. */
export class Uses {
  readonly #launches = new Tally([...idsOf(TILES), 'NW', 'NE'])
  readonly #ships = new Tally(SHIP_TYPES)
  readonly #modules = new Tally(idsOf(MODULES))
  readonly #docks = new Tally([
    'cargo',
    'slipway',
    'workshop',
    'lab',
    ...idsOf(MODULES.filter(({ dock }) => dock)),
  ])
  readonly #moons = new Tally(idsOf(MOONS))
  readonly #spentMoons = new Tally(idsOf(MOONS.filter(({ gains }) => gains)))
  readonly #tokens = new Tally(idsOf(DISCOVERIES))
  readonly #supremacies = new Tally(idsOf(SUPREMACIES))
  readonly #upgrades = new Tally(idsOf(UPGRADES))
  readonly #played = new Tally(idsOf(TACTICS))
  readonly #developments = new Tally(idsOf(DEVELOPMENT_CARDS))
  readonly #events = new Tally(idsOf(EVENTS))
  readonly #factions = new Tally(idsOf(FACTIONS))
  readonly #powers = new Tally(FACTIONS.flatMap(({ id }) => [`${id} 1`, `${id} 2`]))
  readonly #raiders = new Tally(idsOf(RAIDERS))
  readonly #defeated = new Tally(idsOf(RAIDERS))
  readonly #conflicts = new Tally(idsOf(CONFLICTS))
  readonly #actions = new Tally(idsOf(UNITY_ACTIONS))
  readonly #unityTokens = new Tally(idsOf(UNITY_TOKENS))
  readonly #voidResults = new Tally(['1', '2', '3', '4', '5', '6'])
  readonly #battles = new Tally([
    'fought',
    'won by somebody',
    'lost by all',
    'ended early',
    'truces',
    'three sides or more',
  ])

  hear(fact: AndromedaFact): void {
    hear(this.#listens, fact)
  }

  readonly #listens: Hearing<AndromedaFact> = {
    faction: ({ faction }) => this.#factions.add(FACTIONS[faction].id),
    launched: ({ who, ship, region, tile }) => {
      if (who === UNITY) return
      this.#ships.add(ship)
      this.#launches.add(tile === NONE ? NEBULAE[region] : TILES[tile].id)
    },
    module: ({ who, module }) => {
      if (who !== UNITY) this.#modules.add(MODULES[module].id)
    },
    docked: ({ dock, module }) => this.#docks.add(dock === 'module' ? MODULES[module].id : dock),
    'claimed-moon': ({ who, moon }) => {
      if (who !== UNITY) this.#moons.add(MOONS[moon].id)
    },
    'spent-moon': ({ moon }) => this.#spentMoons.add(MOONS[moon].id),
    'took-discovery': ({ who, token }) => {
      if (who !== UNITY) this.#tokens.add(DISCOVERIES[token].id)
    },
    'took-supremacy': ({ who, token }) => {
      if (who !== UNITY) this.#supremacies.add(SUPREMACIES[token].id)
    },
    upgrade: ({ upgrade }) => this.#upgrades.add(UPGRADES[upgrade].id),
    played: ({ card }) => this.#played.add(TACTICS[card].id),
    'used-power': ({ faction, ability }) => this.#powers.add(`${FACTIONS[faction].id} ${ability + 1}`),
    developed: ({ who, card }) => {
      if (who !== UNITY) this.#developments.add(DEVELOPMENT_CARDS[card].id)
    },
    event: ({ card }) => this.#events.add(EVENTS[card].id),
    'raider-attacks': ({ card }) => this.#raiders.add(RAIDERS[card].id),
    'raider-defeated': ({ card }) => this.#defeated.add(RAIDERS[card].id),
    conflict: ({ card }) => this.#conflicts.add(CONFLICTS[card].id),
    'unity-roll': ({ card, returns }) => {
      if (!returns) this.#actions.add(UNITY_ACTIONS[card].id)
    },
    'unity-token': ({ token }) => this.#unityTokens.add(UNITY_TOKENS[token].id),
    'void-result': ({ result }) => this.#voidResults.add(String(result)),
    truce: ({ made }) => {
      if (made) this.#battles.add('truces')
    },
    'battle-over': ({ winner, losers, fought }) => {
      if (!fought) {
        this.#battles.add('ended early')
        return
      }
      this.#battles.add('fought')
      this.#battles.add(winner === NONE ? 'lost by all' : 'won by somebody')
      if (losers.length + (winner === NONE ? 0 : 1) > 2) this.#battles.add('three sides or more')
    },
  }

  get tallies(): Readonly<Record<string, Readonly<Record<string, number>>>> {
    return {
      launches: this.#launches.counts,
      ships: this.#ships.counts,
      modules: this.#modules.counts,
      docks: this.#docks.counts,
      moons: this.#moons.counts,
      spentMoons: this.#spentMoons.counts,
      discoveryTokens: this.#tokens.counts,
      supremacyTokens: this.#supremacies.counts,
      upgrades: this.#upgrades.counts,
      tacticsCards: this.#played.counts,
      developments: this.#developments.counts,
      events: this.#events.counts,
      factions: this.#factions.counts,
      factionPowers: this.#powers.counts,
      raidersAttacking: this.#raiders.counts,
      raidersDefeated: this.#defeated.counts,
      conflictCards: this.#conflicts.counts,
      unityActions: this.#actions.counts,
      unityTokens: this.#unityTokens.counts,
      voidResults: this.#voidResults.counts,
      battles: this.#battles.counts,
    }
  }
}
