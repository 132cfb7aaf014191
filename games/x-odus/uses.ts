import { type FactOf, type Hearing, hear, Tally } from '@astrolabe/kernel'
import { ALLIES } from './content/allies.ts'
import { AVATARS } from './content/avatars.ts'
import { DAMAGE_DECK } from './content/damage.ts'
import { ENEMIES } from './content/enemies.ts'
import { EXPLORATIONS } from './content/explorations.ts'
import { MODULES } from './content/modules.ts'
import { MODS } from './content/mods.ts'
import { SHIPS } from './content/ships.ts'
import { SIGNALS } from './content/signals.ts'
import { type CardRef, FIRST_MODULE, type ModChoice } from './position/state.ts'
import type { XodusFact } from './rules/facts.ts'

type FoeName = FactOf<XodusFact, 'defeated'>['foe']

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

const modName = (ship: string, level: number, half: ModChoice): string =>
  `${ship} ${level}${half === 2 ? 'B' : 'A'}`

const MOD_NAMES = MODS.flatMap(({ ship, level }) => [modName(ship, level, 1), modName(ship, level, 2)])
const MODULE_IDS = idsOf(MODULES)
const ALLY_IDS = idsOf(ALLIES)
const SIGNAL_IDS = idsOf(SIGNALS)
const AVATAR_NAMES = AVATARS.map(({ number }) => `A${number}`)
const FOE_NAMES = [...idsOf(ENEMIES), ...AVATAR_NAMES]

const cardName = (board: number, card: CardRef, half: ModChoice): string =>
  card < FIRST_MODULE ? modName(SHIPS[board].id, card + 1, half) : MODULES[card - FIRST_MODULE].id

export const foeName = ({ avatar, card }: FoeName): string => (avatar ? `A${card}` : ENEMIES[card].id)

/** How often what the game offers is used: things that nobody uses stand there too, with 0. */
export class Uses {
  readonly #modulesGained = new Tally(MODULE_IDS)
  readonly #modulesBought = new Tally(MODULE_IDS)
  readonly #modHalves = new Tally(MOD_NAMES)
  readonly #cardsUsed = new Tally([...MOD_NAMES, ...MODULE_IDS])
  readonly #explorations = new Tally(idsOf(EXPLORATIONS))
  readonly #optionsTaken = new Tally(
    EXPLORATIONS.flatMap(({ id, type, options }) =>
      type === 'danger' ? [] : options.map((_, option) => `${id} ${option + 1}`),
    ),
  )
  readonly #signalsRevealed = new Tally(SIGNAL_IDS)
  readonly #signalsSolved = new Tally(SIGNAL_IDS)
  readonly #alliesMet = new Tally(ALLY_IDS)
  readonly #services = new Tally(
    ALLIES.flatMap(({ id, services }) => services.map((_, service) => `${id} ${service + 1}`)),
  )
  readonly #foesMet = new Tally(FOE_NAMES)
  readonly #foesBeaten = new Tally(FOE_NAMES)
  readonly #avatarsEngaging = new Tally(AVATAR_NAMES)
  readonly #damageCards = new Tally([...new Set(DAMAGE_DECK)])
  readonly #deeds = new Tally([
    'strain',
    'join a Fleet',
    'scavenge',
    'repair',
    'mend',
    'buy Energy',
    'dismantle',
  ])

  readonly tallies = {
    modulesGained: this.#modulesGained.counts,
    modulesBought: this.#modulesBought.counts,
    modHalves: this.#modHalves.counts,
    cardsUsed: this.#cardsUsed.counts,
    explorations: this.#explorations.counts,
    optionsTaken: this.#optionsTaken.counts,
    signalsRevealed: this.#signalsRevealed.counts,
    signalsSolved: this.#signalsSolved.counts,
    alliesMet: this.#alliesMet.counts,
    services: this.#services.counts,
    foesMet: this.#foesMet.counts,
    foesBeaten: this.#foesBeaten.counts,
    avatarsEngaging: this.#avatarsEngaging.counts,
    damageCards: this.#damageCards.counts,
    deeds: this.#deeds.counts,
  }

  hear(fact: XodusFact): void {
    hear(this.#listens, fact)
  }

  readonly #listens: Hearing<XodusFact> = {
    'module-gained': ({ module }) => this.#modulesGained.add(MODULES[module].id),
    'module-bought': ({ module }) => this.#modulesBought.add(MODULES[module].id),
    mod: ({ board, level, half }) => this.#modHalves.add(modName(SHIPS[board].id, level, half)),
    'card-used': ({ board, card, half }) => this.#cardsUsed.add(cardName(board, card, half)),
    exploration: ({ card }) => this.#explorations.add(EXPLORATIONS[card].id),
    'option-taken': ({ card, option }) => this.#optionsTaken.add(`${EXPLORATIONS[card].id} ${option + 1}`),
    'signal-revealed': ({ card }) => this.#signalsRevealed.add(SIGNALS[card].id),
    'key-taken': ({ card }) => this.#signalsSolved.add(SIGNALS[card].id),
    ally: ({ ally }) => this.#alliesMet.add(ALLIES[ally].id),
    service: ({ ally, service }) => this.#services.add(`${ALLIES[ally].id} ${service + 1}`),
    combat: ({ foes }) => {
      for (const foe of foes) this.#foesMet.add(foeName(foe))
    },
    defeated: ({ foe }) => this.#foesBeaten.add(foeName(foe)),
    'avatar-engages': ({ avatar }) => this.#avatarsEngaging.add(`A${avatar}`),
    'damage-card': ({ card }) => this.#damageCards.add(DAMAGE_DECK[card]),
    strained: () => this.#deeds.add('strain'),
    'fleet-joined': () => this.#deeds.add('join a Fleet'),
    scraps: ({ from }) => {
      if (from === 'scavenge') this.#deeds.add('scavenge')
    },
    repaired: () => this.#deeds.add('repair'),
    mended: () => this.#deeds.add('mend'),
    'energy-bought': () => this.#deeds.add('buy Energy'),
    dismantled: () => this.#deeds.add('dismantle'),
  }
}
