import { ADVICE, type SceneMode } from '@astrolabe/drawing'
import { type Decision, keysIn } from '@astrolabe/kernel'
import type { Advice, Proposal } from '@astrolabe/tables'
import { computed, signal } from '@preact/signals'
import { narrowed } from './choices/choices.ts'
import type { SeenTable } from './seen-table.ts'

/** What whoever shows the table allows on it. */
export interface Limits {
  readonly readOnly: boolean
  readonly only: ReadonlySet<string> | undefined
  readonly lit: ReadonlySet<string>
  /** The key of the option that is shown, at the board and in the list. */
  readonly marked: string | undefined
}

const NOBODY: readonly number[] = []

/** The question that is before this screen: one to be answered, or, among friends, one of another seat. */
export class AskedTable {
  readonly #seen: SeenTable
  readonly limits = signal<Limits>({ readOnly: false, only: undefined, lit: new Set(), marked: undefined })
  /** Of several friends who are asked, the one that proposals go to. */
  readonly friend = signal<number | undefined>(undefined)
  /** What a bot would answer, once it was asked. */
  readonly advice = signal<Advice | undefined>(undefined)

  constructor(seen: SeenTable) {
    this.#seen = seen
  }

  /** The question that can be answered now: never one that newer positions have overtaken. */
  readonly decision = computed<Decision | null>(() => {
    const { readOnly, only } = this.limits.value
    const { position, isBehind, yours } = this.#seen
    const decision = position.value?.decision ?? null
    if (decision === null || readOnly || only?.size === 0 || isBehind.value) return null
    return yours.value.includes(position.value?.seat ?? -1) ? narrowed(decision, only) : null
  })

  /** Other people who are asked, while whoever looks is not. */
  readonly friends = computed<readonly number[]>(() => {
    const position = this.#seen.position.value
    const yours = this.#seen.yours.value
    const isReading = this.limits.value.readOnly || this.#seen.isBehind.value
    if (position === undefined || position.asked === null || isReading) return NOBODY
    if (this.#seen.session.propose === undefined || !yours.includes(position.seat)) return NOBODY
    const { seats } = position
    return position.asked.seats.filter((seat) => seats[seat]?.kind === 'person' && !yours.includes(seat))
  })

  /** The seat that proposals go to. */
  readonly to = computed<number | undefined>(() => {
    const friends = this.friends.value
    const chosen = this.friend.value
    return chosen !== undefined && friends.includes(chosen) ? chosen : friends[0]
  })

  readonly mode = computed<SceneMode>(() => {
    if (this.decision.value !== null) return 'answer'
    return this.to.value === undefined ? 'watch' : 'propose'
  })

  /** The question to be answered, or to which an answer may be proposed. */
  readonly question = computed<Decision | null>(() => {
    const to = this.to.value
    const asked = this.#seen.position.value?.asked ?? null
    if (this.decision.value !== null || to === undefined || asked === null) return this.decision.value
    return { ...asked, seats: [to], offers: asked.offers.filter(({ seat }) => seat === to) }
  })

  /** What was proposed for the question before this screen. */
  readonly proposals = computed<readonly Proposal[]>(() => {
    const proposals = this.#seen.position.value?.proposals ?? []
    const asked = this.mode.value === 'answer' ? this.#seen.position.value?.seat : this.to.value
    return asked === undefined ? proposals : proposals.filter((proposal) => proposal.for === asked)
  })

  /** What was proposed from the seat that looks. */
  readonly ownProposal = computed<Proposal | undefined>(() =>
    this.proposals.value.find(({ seat }) => seat === this.#seen.position.value?.seat),
  )

  /** By the keys of options: who proposes them. */
  readonly ghosts = computed<ReadonlyMap<string, readonly number[]>>(() => {
    const ghosts = new Map<string, number[]>()
    const kind = this.question.value?.kind ?? 'one'
    const haunt = (answer: string, seat: number): void => {
      for (const key of keysIn(kind, answer)) ghosts.set(key, [...(ghosts.get(key) ?? []), seat])
    }
    for (const { answer, seat } of this.proposals.value) haunt(answer, seat)
    if (this.advice.value !== undefined) haunt(this.advice.value.answer, ADVICE)
    return ghosts
  })
}
