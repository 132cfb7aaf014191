import type { Playing } from './playing.ts'
import type { GameRecord } from './record-file.ts'
import { endOf, seedHashOf } from './record.ts'
import type { Fact } from './table.ts'

/** The record of a game as it has been played so far. */
export function recorded<S, F extends Fact>(playing: Playing<S, F>): GameRecord {
  const { game, setup, seats, seed, answers, renewed, forks, base, state } = playing
  const outcome = playing.decision === undefined ? game.outcome(state) : undefined
  return {
    game: game.id,
    rules: game.rules,
    options: setup.options,
    seats: [...seats],
    seed,
    seedHash: seedHashOf(seed),
    answers: [...answers],
    ...(renewed.length > 0 ? { renewed: [...renewed] } : {}),
    ...(forks.length > 0 ? { forks: [...forks] } : {}),
    ...(base === undefined ? {} : { base }),
    ...(outcome === undefined ? { snapshot: playing.snapshot() } : {}),
    end: outcome === undefined ? null : endOf(state, outcome, answers),
  }
}

/** The record of a game that leaves this one here: the same past, and from now on a secret of its own. */
export function forked<S, F extends Fact>(playing: Playing<S, F>, seed: string): GameRecord {
  const { end: _end, ...past } = recorded(playing)
  const at = playing.answers.length
  const renewed = [...playing.renewed, at]
  const fork = { at, epoch: renewed.length, seed, seedHash: seedHashOf(seed) }
  return { ...past, renewed, forks: [...playing.forks, fork], end: null }
}
