import { parseAnswer, recordedAnswer, rejectionOf } from './decision.ts'
import { forksAmong } from './fresh-starts.ts'
import type { Game } from './game.ts'
import { Playing } from './playing.ts'
import type { Question } from './questions.ts'
import type { GameRecord, Snapshot } from './record-file.ts'
import type { Fact } from './table.ts'
import type { Heard } from './view.ts'

/** A game played from its record; throws `IllegalAnswer` at the first answer that is not legal. */
export function reopened<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  record: GameRecord,
  upTo: number,
  told: readonly Heard<F>[],
): Playing<S, F, Q> {
  const renewed = (record.renewed ?? []).filter((at) => at <= upTo)
  const playing = Playing.begun(game, { ...record, forks: forksAmong(record.forks, renewed.length) })
  if (record.base !== undefined) playing.beginAt(record.base, record.answers, told)
  playing.renewed.push(...renewed)
  playing.feed(record.answers.slice(playing.answers.length, upTo))
  return playing
}

/** The same, of which what came before the last but one of some snapshots is played when it is asked for. */
export function resumed<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  record: GameRecord,
  snapshots: readonly Snapshot[],
  told: readonly Heard<F>[],
): Playing<S, F, Q> {
  const first = record.base?.at ?? 0
  const last = record.answers.length
  const ours = snapshots.filter(({ rules, at }) => rules === game.rules && at > first && at <= last)
  const passed = ours.slice(0, -1)
  // What other rules have told cannot be told again: such a game is played from where it was carried over.
  if (passed.length === 0 || told.length > 0) return reopened(game, record, last, told)
  const playing = Playing.begun(game, record)
  if (record.base !== undefined) playing.beginAt(record.base, record.answers)
  playing.renewed.push(...(record.renewed ?? []))
  playing.leapTo(passed, record.answers)
  playing.feed(record.answers.slice(playing.answers.length))
  return playing
}

/**
 * A game begun under another version of the rules: from its last snapshot, with the answers of the step under way as
 * far as they are still legal.
 */
export function carriedOver<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  record: GameRecord,
  told: readonly Heard<F>[],
): Playing<S, F, Q> {
  const { snapshot } = record
  if (snapshot === undefined) throw new RangeError('this record has no snapshot to go on from')
  const upgraded = snapshot.rules === game.rules ? undefined : game.upgrade?.(snapshot.state, snapshot.rules)
  const playing = Playing.begun(game, record)
  const base = { ...snapshot, rules: game.rules, state: upgraded ?? snapshot.state }
  playing.beginAt(base, record.answers, told)
  playing.renewed.push(...(record.renewed ?? []))
  for (const answer of record.answers.slice(snapshot.at)) {
    const { decision } = playing
    if (decision === undefined) break
    const { seat, text } = parseAnswer(answer, decision.seats[0])
    if (rejectionOf(decision, seat, text) !== undefined) break
    playing.feed([recordedAnswer(decision.kind, seat, text)])
  }
  // What the lost answers drew has been seen.
  const { length } = playing.answers
  if (length < record.answers.length) playing.renewFrom(length)
  return playing
}
