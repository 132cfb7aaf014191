import {
  type FactOf,
  type GameMeasures,
  type GameWatcher,
  type Hearing,
  hear,
  Tally,
} from '@astrolabe/kernel'
import { AVATARS } from './content/avatars.ts'
import { MODULES } from './content/modules.ts'
import { SHIPS } from './content/ships.ts'
import { SIGNALS } from './content/signals.ts'
import { TILES } from './content/tiles.ts'
import { TRACKS } from './content/track.ts'
import type { XodusFact } from './rules/facts.ts'
import type { Ship, XodusState } from './position/state.ts'
import { foeName, Uses } from './uses.ts'

/** Follows one game for the simulator. */
export function watch(_state: XodusState): GameWatcher<XodusState, XodusFact> {
  return new XodusWatcher()
}

type Counts = Readonly<Record<string, number>>
type FoeName = FactOf<XodusFact, 'defeated'>['foe']

class XodusWatcher implements GameWatcher<XodusState, XodusFact> {
  readonly #uses = new Uses()
  readonly #fled = new Tally()
  readonly #healthLost = new Tally()
  readonly #scraps = new Tally()
  readonly #advances = new Tally()
  readonly #moves = new Tally()
  readonly #targets = new Tally()
  /** Foes that are left of the fight under way. */
  #foes: FoeName[] = []
  #fights = 0
  #fightsWon = 0
  #round = 0
  #turns = 0
  #tiles = 0
  #shipsLost = 0
  #actionsLost = 0
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
    this.#uses.hear(fact)
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
    'turn-ended': ({ actionsLost }) => {
      this.#actionsLost += actionsLost
    },
    revealed: ({ tile }) => {
      this.#tiles++
      if (TILES[tile].colour === 'great-rift') this.#greatRift = this.#round
    },
    moved: ({ how }) => this.#moves.add(how),
    scraps: ({ n, from }) => this.#scraps.add(from, n),
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
      const index = this.#foes.findIndex(({ avatar, card }) => avatar === foe.avatar && card === foe.card)
      if (index < 0) return
      this.#foes.splice(index, 1)
      if (this.#foes.length === 0) this.#fightsWon++
    },
    disengaged: () => {
      for (const foe of this.#foes) this.#fled.add(foeName(foe))
      this.#foes = []
    },
    'signal-revealed': ({ signal }) => {
      this.#revealed.set(signal, this.#round)
    },
    'key-taken': ({ signal, card }) => {
      const { id } = SIGNALS[card]
      this.#lastKeyTaken = this.#round
      this.#roundsFor.push({ id, rounds: this.#round - (this.#revealed.get(signal) ?? this.#round) })
    },
    corruption: ({ why }) => this.#advances.add(why),
    'corruption-held': () => this.#advances.add('held'),
    'avatar-arrives': () => {
      if (this.#firstAvatar === 0) this.#firstAvatar = this.#round
    },
    'avatar-moves': ({ reason }) => this.#targets.add(reason),
  }

  finish(state: XodusState): GameMeasures {
    const { ships } = state
    const survivors = ships.filter(({ destroyed }) => !destroyed)
    const { tallies } = this.#uses
    const keysWon = total(tallies.signalsSolved)
    const figures: Record<string, number> = {
      keysWon,
      keysPlaced: state.keysPlaced.length,
      tilesRevealed: this.#tiles,
      explorations: total(tallies.explorations),
      fights: this.#fights,
      fightsWon: this.#fightsWon,
      avatarEngagements: total(tallies.avatarsEngaging),
      avatarsMet: ofAvatars(tallies.foesMet),
      avatarsBeaten: ofAvatars(tallies.foesBeaten),
      heralds: this.#advances.counts['herald'] ?? 0,
      advancesHeld: this.#advances.counts['held'] ?? 0,
      marker: state.marker,
      shipsLost: this.#shipsLost,
      damageCards: total(tallies.damageCards),
      healthLost: this.#healthLost.total,
      scrapsEarned: this.#scraps.total,
      modulesGained: total(tallies.modulesGained),
      modulesBought: total(tallies.modulesBought),
      modulesUsed: sum(MODULES.map(({ id }) => tallies.cardsUsed[id])),
      alliesMet: total(tallies.alliesMet),
      servicesUsed: total(tallies.services),
      strains: tallies.deeds['strain'],
      fleetsJoined: tallies.deeds['join a Fleet'],
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
        ...tallies,
        lossWithKeys: state.ending === 'victory' ? {} : { [lossOf(state, keysWon)]: 1 },
        foesFled: this.#fled.counts,
        healthLost: this.#healthLost.counts,
        scraps: this.#scraps.counts,
        moves: this.#moves.counts,
        levelsReached: counted(ships.map(({ level }) => `level ${level}`)),
        energyAtTheEnd: counted(survivors.map(({ energyMarkers }) => `${energyMarkers} Energy`)),
        advances: this.#advances.counts,
        avatarTargets: this.#targets.counts,
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

/** Of what is counted for all foes, the part of the Avatars. */
const ofAvatars = (counts: Counts): number => sum(AVATARS.map(({ number }) => counts[`A${number}`]))

/** “proto-ship” as a part of the name of a figure: “ProtoShip”. */
const inOneWord = (id: string): string =>
  id.replaceAll(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase())

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const total = (counts: Counts): number => sum(Object.values(counts))

function counted(things: readonly string[]): Counts {
  const tally = new Tally()
  for (const thing of things) tally.add(thing)
  return tally.counts
}
