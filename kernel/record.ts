import type { Outcome } from './game.ts'
import { hashOf, sha256Hex } from './hash.ts'
import type { GameRecord } from './record-file.ts'

export function seedHashOf(seed: string): string {
  return sha256Hex(`astrolabe seed ${seed}`)
}

/** What a record says of a finished game. */
export function endOf(
  state: unknown,
  { scores, winners }: Outcome,
  answers: readonly string[],
): NonNullable<GameRecord['end']> {
  return { state: hashOf(state), scores: [...scores], winners: [...winners], trail: trailOf(answers) }
}

/** Checks of a list of answers, four digits each; every one depends on all answers before it. */
export function trailOf(answers: readonly string[]): string {
  let hash = 0x811c9dc5
  let trail = ''
  for (const answer of answers) {
    for (let at = 0; at <= answer.length; at++) {
      hash = Math.imul(hash ^ (at < answer.length ? answer.charCodeAt(at) : 10), 0x01000193)
    }
    trail += ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')
  }
  return trail
}
