import { type GameMeasures, type GameWatcher, type Hearing, hear } from '@astrolabe/kernel'
import { capital } from '@astrolabe/words'
import { FACTIONS } from './content/factions.ts'
import { MODULES } from './content/modules.ts'
import { TRACKS } from './content/schema.ts'
import { COMMANDERS } from './content/unity.ts'
import { placeInOrder } from './position/participants.ts'
import { developmentsOf } from './position/scoring.ts'
import { countAt } from './position/ships.ts'
import { type AndromedaState, NONE, type Participant, SUPPLY, UNITY, VP_SOURCES } from './position/state.ts'
import type { AndromedaFact } from './rules/facts.ts'
import { Uses } from './uses.ts'

/** Follows one game for the simulator. */
export function watch(_state: AndromedaState): GameWatcher<AndromedaState, AndromedaFact> {
  return new AndromedaWatcher()
}

class AndromedaWatcher implements GameWatcher<AndromedaState, AndromedaFact> {
  readonly #uses = new Uses()
  readonly #firstDevelopments: { readonly turn: number; readonly vp: number }[] = []
  readonly #builders = new Set<number>()
  readonly #turns = new Map<number, number>()
  #builder = NONE
  #end = 'unfinished'

  hear(fact: AndromedaFact): void {
    this.#uses.hear(fact)
    hear(this.#listens, fact)
  }

  readonly #listens: Hearing<AndromedaFact> = {
    turn: ({ who }) => {
      this.#turns.set(who, (this.#turns.get(who) ?? 0) + 1)
      this.#builder = NONE
    },
    developed: ({ who }) => {
      if (who === UNITY || this.#builders.has(who)) return
      this.#builders.add(who)
      this.#builder = who
    },
    vp: ({ who, vp, source }) => {
      if (who !== this.#builder || source !== 'developments') return
      this.#firstDevelopments.push({ turn: this.#turns.get(who) ?? 0, vp })
      this.#builder = NONE
    },
    'end-triggered': ({ why }) => {
      this.#end = why
    },
    'game-over': ({ winners, unity }) => {
      if (unity >= 0 && winners.length === 0) this.#end = 'the Unity wins'
      else if (unity >= 0) this.#end = 'the Unity is beaten'
    },
  }

  finish(state: AndromedaState): GameMeasures {
    const { players, seats } = state
    const mean = (count: (player: Participant) => number): number =>
      players.reduce((sum, player) => sum + count(player), 0) / seats
    const figures: Record<string, number> = {
      winnerVp: Math.max(...players.map(({ vp }) => vp)),
      meanVp: mean(({ vp }) => vp),
      events: state.eventsResolved,
      returnsPerPlayer: mean(({ returns }) => returns),
      developmentsPerPlayer: mean(({ who }) => developmentsOf(state, who).length),
      modulesPerPlayer: mean(({ modules }) => modules.length),
      shipsPerPlayer: mean(({ who }) => 9 - countAt(state, who, SUPPLY)),
      battlesWonPerPlayer: mean(({ battlesWon }) => battlesWon),
      battlesLostPerPlayer: mean(({ battlesLost }) => battlesLost),
      raidersPerPlayer: mean(({ raidersDefeated }) => raidersDefeated),
    }
    for (const [index, track] of TRACKS.entries()) {
      figures[`space${capital(track)}`] = mean(({ tracks }) => tracks[index])
    }
    for (const [index, source] of VP_SOURCES.entries()) {
      figures[`vpBy${capital(source)}`] = mean(({ vpFrom }) => vpFrom[index])
    }
    // A mean of nothing is no figure: these are left out of games where they do not arise.
    const first = this.#firstDevelopments
    if (first.length > 0) {
      figures['firstDevelopmentTurn'] = first.reduce((sum, { turn }) => sum + turn, 0) / first.length
      figures['firstDevelopmentVp'] = first.reduce((sum, { vp }) => sum + vp, 0) / first.length
    }
    if (state.unity !== null) figures['unityVp'] = state.unity.vp
    return {
      rounds: Math.round(mean(({ turns }) => turns)),
      outcome: this.#end,
      figures,
      tallies: this.#uses.tallies,
      labels: labelsOf(state),
    }
  }
}

const ORDER = ['1st', '2nd', '3rd', '4th', '5th']

function labelsOf(state: AndromedaState): Record<string, readonly string[]> {
  const { players } = state
  const labels: Record<string, readonly string[]> = {
    faction: players.map(({ faction }) => (faction === NONE ? 'none' : FACTIONS[faction].id)),
    placeInOrder: players.map(({ who }) => ORDER[placeInOrder(state, who)]),
    // The module that most sets a station apart: the dearest one, the first of those.
    module: players.map(({ modules }) => dearest(modules.map(({ design }) => design))),
  }
  const { commander } = state.machine
  if (commander !== NONE) labels['commander'] = players.map(() => COMMANDERS[commander].id)
  return labels
}

function dearest(designs: readonly number[]): string {
  const best = designs.reduce(
    (found, design) => (found === NONE || MODULES[design].vp > MODULES[found].vp ? design : found),
    NONE,
  )
  return best === NONE ? 'none' : MODULES[best].id
}
