import {
  type FactOf,
  type GameMeasures,
  type GameWatcher,
  type Hearing,
  hear,
  Tally,
} from '@astrolabe/kernel'
import { ALLIES } from './content/allies.ts'
import { AVATARS } from './content/avatars.ts'
import { DAMAGE_DECK } from './content/damage.ts'
import { ENEMIES } from './content/enemies.ts'
import { EXPLORATIONS } from './content/explorations.ts'
import { MODULES } from './content/modules.ts'
import { SHIPS } from './content/ships.ts'
import { SIGNALS } from './content/signals.ts'
import { TILES } from './content/tiles.ts'
import { TRACKS } from './content/track.ts'
import type { XodusFact } from './rules/facts.ts'
import { type CardRef, FIRST_MODULE, type ModChoice, type Ship, type XodusState } from './position/state.ts'

/** Follows one game for the simulator. */
export function watch(_state: XodusState): GameWatcher<XodusState, XodusFact> {
  return new XodusWatcher()
}

type FoeName = FactOf<XodusFact, 'defeated'>['foe']

class XodusWatcher implements GameWatcher<XodusState, XodusFact> {
  readonly #modules = new Tally()
  readonly #bought = new Tally()
  readonly #halves = new Tally()
  readonly #used = new Tally()
  readonly #explorations = new Tally()
  readonly #options = new Tally()
  readonly #signalsFound = new Tally()
  readonly #signalsSolved = new Tally()
  readonly #beaten = new Tally()
  readonly #fled = new Tally()
  readonly #damage = new Tally()
  readonly #healthLost = new Tally()
  readonly #scraps = new Tally()
  readonly #advances = new Tally()
  readonly #moves = new Tally()
  readonly #targets = new Tally()
  readonly #services = new Tally()
  /** Foes that are left of the fight under way. */
  #foes: FoeName[] = []
  #fights = 0
  #fightsWon = 0
  #round = 0
  #turns = 0
  #tiles = 0
  #fleets = 0
  #shipsLost = 0
  #actionsLost = 0
  #engagements = 0
  #detections = 0
  #detected = 0
  #skillRolls = 0
  #skillSuccesses = 0
  #greatRift = 0
  #firstAvatar = 0
  #lastKeyTaken = 0
  readonly #revealed = new Map<number, number>()
  readonly #roundsFor: { readonly id: string; readonly rounds: number }[] = []

  hear(fact: XodusFact): void {
    hear(this.#listens, fact)
  }

  readonly #listens: Hearing<XodusFact> = {
    round: ({ round }) => {
      this.#round = round
    },
    turn: () => {
      this.#turns++
      this.#foes = []
    },
    mod: ({ board, level, half }) => this.#halves.add(modName(board, level, half)),
    'fleet-joined': () => {
      this.#fleets++
    },
    'turn-ended': ({ actionsLost }) => {
      this.#actionsLost += actionsLost
    },
    revealed: ({ tile }) => {
      this.#tiles++
      if (TILES[tile].colour === 'great-rift') this.#greatRift = this.#round
    },
    moved: ({ how }) => this.#moves.add(how),
    strained: () => this.#moves.add('strain'),
    scraps: ({ n, from }) => this.#scraps.add(from, n),
    'module-gained': ({ module }) => this.#modules.add(MODULES[module].id),
    'module-bought': ({ module }) => this.#bought.add(MODULES[module].id),
    'card-used': ({ board, card, half }) => this.#used.add(cardName(board, card, half)),
    'damage-card': ({ card }) => this.#damage.add(DAMAGE_DECK[card]),
    'lost-health': ({ n, why }) => this.#healthLost.add(why, n),
    destroyed: () => {
      this.#shipsLost++
    },
    detection: ({ detected }) => {
      this.#detections++
      if (detected) this.#detected++
    },
    'skill-roll': ({ success }) => {
      this.#skillRolls++
      if (success) this.#skillSuccesses++
    },
    combat: ({ foes }) => {
      this.#fights++
      this.#foes = [...foes]
    },
    defeated: ({ foe }) => {
      this.#beaten.add(foeName(foe))
      const index = this.#foes.findIndex(({ avatar, card }) => avatar === foe.avatar && card === foe.card)
      if (index < 0) return
      this.#foes.splice(index, 1)
      if (this.#foes.length === 0) this.#fightsWon++
    },
    disengaged: () => {
      for (const foe of this.#foes) this.#fled.add(foeName(foe))
      this.#foes = []
    },
    exploration: ({ card }) => this.#explorations.add(EXPLORATIONS[card].id),
    'option-taken': ({ card, option }) => this.#options.add(`${EXPLORATIONS[card].id} ${option + 1}`),
    'signal-revealed': ({ signal, card }) => {
      this.#signalsFound.add(SIGNALS[card].id)
      this.#revealed.set(signal, this.#round)
    },
    'key-taken': ({ signal, card }) => {
      const { id } = SIGNALS[card]
      this.#signalsSolved.add(id)
      this.#lastKeyTaken = this.#round
      this.#roundsFor.push({ id, rounds: this.#round - (this.#revealed.get(signal) ?? this.#round) })
    },
    service: ({ ally, service }) => this.#services.add(`${ALLIES[ally].id} ${service + 1}`),
    corruption: ({ why }) => this.#advances.add(why),
    'corruption-held': () => this.#advances.add('held'),
    'avatar-arrives': () => {
      if (this.#firstAvatar === 0) this.#firstAvatar = this.#round
    },
    'avatar-moves': ({ reason }) => this.#targets.add(reason),
    'avatar-engages': () => {
      this.#engagements++
    },
  }

  finish(state: XodusState): GameMeasures {
    const { ships } = state
    const survivors = ships.filter(({ destroyed }) => !destroyed)
    const keysWon = this.#signalsSolved.total
    const figures: Record<string, number> = {
      keysWon,
      keysPlaced: state.keysPlaced.length,
      tilesRevealed: this.#tiles,
      explorations: this.#explorations.total,
      fights: this.#fights,
      fightsWon: this.#fightsWon,
      avatarEngagements: this.#engagements,
      avatarsBeaten: sum(AVATARS.map(({ number }) => this.#beaten.counts[`A${number}`] ?? 0)),
      heralds: this.#advances.counts['herald'] ?? 0,
      advancesHeld: this.#advances.counts['held'] ?? 0,
      marker: state.marker,
      shipsLost: this.#shipsLost,
      damageCards: this.#damage.total,
      healthLost: this.#healthLost.total,
      scrapsEarned: this.#scraps.total,
      modulesGained: this.#modules.total + this.#bought.total,
      fleetsJoined: this.#fleets,
      turns: this.#turns,
      actionsLost: this.#actionsLost,
      levelPerShip: sum(ships.map(({ level }) => level)) / ships.length,
    }
    // A mean of nothing is no figure: these are left out of games where they do not arise.
    if (survivors.length > 0)
      figures['energyPerSurvivor'] =
        sum(survivors.map(({ energyMarkers }) => energyMarkers)) / survivors.length
    if (this.#detections > 0) figures['detectedShare'] = this.#detected / this.#detections
    if (this.#skillRolls > 0) figures['skillRollsMade'] = this.#skillSuccesses / this.#skillRolls
    if (this.#greatRift > 0) figures['greatRiftRound'] = this.#greatRift
    if (this.#firstAvatar > 0) figures['firstAvatarRound'] = this.#firstAvatar
    if (keysWon > 0) figures['lastKeyRound'] = this.#lastKeyTaken
    for (const { id, rounds } of this.#roundsFor) figures[`roundsFor${id}`] = rounds
    for (const ship of ships) figures[`levelOf${inOneWord(SHIPS[ship.board].id)}`] = ship.level
    return {
      rounds: state.round,
      outcome: state.ending,
      figures,
      tallies: {
        lossWithKeys: state.ending === 'victory' ? {} : { [lossOf(state, keysWon)]: 1 },
        modulesGained: this.#modules.counts,
        modulesBought: this.#bought.counts,
        modHalves: this.#halves.counts,
        cardsUsed: this.#used.counts,
        explorations: this.#explorations.counts,
        optionsTaken: this.#options.counts,
        signalsRevealed: this.#signalsFound.counts,
        signalsSolved: this.#signalsSolved.counts,
        foesBeaten: this.#beaten.counts,
        foesFled: this.#fled.counts,
        damageCards: this.#damage.counts,
        healthLost: this.#healthLost.counts,
        scraps: this.#scraps.counts,
        moves: this.#moves.counts,
        advances: this.#advances.counts,
        avatarTargets: this.#targets.counts,
        services: this.#services.counts,
      },
      labels: {
        crew: Array.from({ length: state.seats }, (_, seat) =>
          crewOf(ships.filter((ship) => ship.seat === seat)),
        ),
        team: Array.from({ length: state.seats }, () => crewOf(ships)),
      },
    }
  }
}

/** How a table lost, and how far it had come. */
function lossOf({ ending, ships, keysPlaced }: XodusState, keysWon: number): string {
  return `${ending}, ${keysWon} of ${TRACKS[ships.length].keys} Keys, ${keysPlaced.length} placed`
}

const crewOf = (ships: readonly Ship[]): string =>
  ships
    .map(({ board }) => SHIPS[board].id)
    .toSorted()
    .join('+')

const modName = (board: number, level: number, half: ModChoice): string =>
  `${SHIPS[board].id} ${level}${half === 2 ? 'B' : 'A'}`

const cardName = (board: number, card: CardRef, half: ModChoice): string =>
  card < FIRST_MODULE ? modName(board, card + 1, half) : MODULES[card - FIRST_MODULE].id

const foeName = ({ avatar, card }: FoeName): string => (avatar ? `A${card}` : ENEMIES[card].id)

/** “proto-ship” as a part of the name of a figure: “ProtoShip”. */
const inOneWord = (id: string): string =>
  id.replaceAll(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase())

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
