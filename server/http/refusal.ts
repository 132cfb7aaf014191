import { type House, type Unfit, unfitInEnglish } from '@astrolabe/kernel'
import { capital } from '@astrolabe/words'
import type { HeaderFields } from './headers.ts'
import type { Problem } from '../protocol/index.ts'

/** Details of a problem that some have and others have not. */
export type Details = Partial<Omit<Problem, 'why' | 'message' | 'table'>> & {
  /** The table as it is now; already written, since it is kept so. */
  readonly table?: string
}

/** A request that cannot be granted: the status and the problem its sender is told of. */
export class Refused extends Error {
  readonly status: number
  readonly why: string
  readonly details: Details

  constructor(status: number, why: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.why = why
    this.details = details
  }

  get headers(): HeaderFields {
    const { retryAfter } = this.details
    return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  }

  /** The body of the reply. */
  toText(): string {
    const { table, ...details } = this.details
    const problem: Omit<Problem, 'table'> = { why: this.why, message: this.message, ...details }
    const text = JSON.stringify(problem)
    return table === undefined ? text : `${text.slice(0, -1)},"table":${table}}`
  }
}

export const noSession = (): Refused =>
  new Refused(
    401,
    'no-session',
    'Nobody knows you here yet. Sit down at a table first; a program asks for a token with POST /api/guests.',
  )

export const noSuchSession = (): Refused =>
  new Refused(404, 'no-such-session', 'You have no such session. Those you have are at /api/me/sessions.')

export const noSuchTable = (): Refused =>
  new Refused(404, 'no-such-table', 'There is no such table. Check its address with whoever gave it to you.')

export const noSuchLink = (): Refused =>
  new Refused(404, 'no-such-link', 'This link has been used or revoked. Make a new one where you are seated.')

export const noSuchDeviceLink = (): Refused =>
  new Refused(
    404,
    'no-such-link',
    'This link has been used or revoked, or is older than a quarter of an hour. Make a new one in the settings of the other device.',
  )

export const notYourSeat = (seat: number): Refused =>
  new Refused(403, 'not-your-seat', `Seat ${seat} is not yours. The seats you hold are listed in “yours”.`)

export const noSuchGame = (game: string, games: readonly string[]): Refused =>
  new Refused(404, 'no-such-game', `There is no game “${game}”. Games: ${games.join(', ')}.`)

export const noSuchRoute = (): Refused =>
  new Refused(404, 'no-such-route', 'There is nothing at this address. See /api for what there is.')

export const packed = (): Refused =>
  new Refused(415, 'packed', 'The body has to be sent as it is: leave out the header Content-Encoding.')

/** Seats and options with which there can be no table. */
export const notToBeSetUp = (unfit: Unfit, { text }: House<unknown>): Refused =>
  new Refused(
    400,
    'unfit',
    `${capital(unfitInEnglish(unfit, text.en))}.`,
    unfit.why === 'rule' ? unfit.refusal : {},
  )
