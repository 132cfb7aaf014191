import type { Problem } from '@astrolabe/tables'
import type { Odds, Scene, Spot } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { chosenAt, type Fact, joinAnswer, type Offer } from '@astrolabe/kernel'
import { computed, effect, signal, untracked } from '@preact/signals'
import { language, settings } from '../settings.ts'
import { AskedTable } from './asked-table.ts'
import { answerInRow } from './in-row.ts'
import { type Choice, choicesOf } from './choices/choices.ts'
import { asksAgain, pointAt } from './choices/pointing.ts'
import { problemSaid, type Saying } from './prompt/saying.ts'
import { SeenTable } from './seen-table.ts'
import type { TableSession } from './session.ts'
import { ToldTable } from './told/told-table.ts'
import { tableWords } from './words.ts'

/** A second press within this is the same press. */
const SAME_PRESS = 500
/** For so long a press on choices that have just come is meant for those before them. */
const SETTLING = 400

const NONE: ReadonlySet<string> = new Set()
const NO_OFFERS: ReadonlyMap<string, Offer> = new Map()
const NO_GHOSTS: Scene<unknown>['ghosts'] = new Map()
const UNASKED = {
  mode: 'watch',
  decision: null,
  offers: NO_OFFERS,
  ghosts: NO_GHOSTS,
  picked: null,
  plan: undefined,
} as const

/** A game as it is being played on this screen: what is asked, what is half decided, and what is done. */
export class TablePlay {
  readonly seen: SeenTable
  readonly asked: AskedTable
  readonly told: ToldTable
  /** The key of the option that waits for its confirmation. */
  readonly armed = signal<string | null>(null)
  #armedAt = 0
  /** Keys of the options at the thing that was pointed at. */
  readonly among = signal<ReadonlySet<string> | null>(null)
  /** Keys picked so far, where several are picked together. */
  readonly picked = signal<ReadonlySet<string>>(NONE)
  /** What the page says of the last thing pointed at, or of what went wrong. */
  readonly said = signal<Saying | undefined>(undefined)
  /** An answer is on its way. */
  readonly sending = signal(false)
  /** The choices have just come: nobody can have meant them yet. */
  readonly isSettling = signal(false)
  /** A bot has been asked for advice, and thinks. */
  readonly isAdvised = signal(false)
  /** Somebody asks to go back. */
  readonly #request = computed(() => {
    const request = this.seen.position.value?.request ?? null
    return request && `${request.seat}.${request.to}`
  })
  /** Which question is before this screen, if any is. */
  readonly #questioned = computed(() =>
    this.asked.question.value === null ? '' : `${this.seen.moment.value} ${this.asked.mode.value}`,
  )
  readonly #endings: readonly (() => void)[]

  constructor(session: TableSession, face: AnyFace) {
    this.seen = new SeenTable(session, face)
    this.asked = new AskedTable(this.seen)
    this.told = new ToldTable(this.seen)
    this.#endings = [
      effect(() => {
        // Whatever was half decided belongs to the moment it was decided in.
        if (this.seen.moment.value !== '') untracked(() => this.#forget())
      }),
      effect(() => {
        // Who is asked something else reads that first.
        if (this.#request.value !== null) untracked(() => this.cancel())
      }),
      effect(() => {
        if (this.#questioned.value === '') return undefined
        this.isSettling.value = true
        const timer = setTimeout(() => (this.isSettling.value = false), SETTLING)
        return () => clearTimeout(timer)
      }),
    ]
  }

  close(): void {
    for (const end of this.#endings) end()
    this.seen.close()
  }

  #forget(): void {
    this.cancel()
    this.picked.value = NONE
    this.seen.read.value = undefined
    this.told.backToNow()
    this.asked.friend.value = undefined
    this.asked.advice.value = undefined
    this.isAdvised.value = false
  }

  /** The scene without what changes while the player makes up their mind. */
  readonly #still = computed<Scene<unknown, Fact> | undefined>(() => {
    const position = this.seen.position.value
    if (position === undefined || position.view === null) return undefined
    const decision = this.asked.question.value
    return {
      view: position.view,
      seat: position.seat,
      language: language.value,
      names: this.seen.names.value,
      labels: this.seen.labels.value,
      mode: this.asked.mode.value,
      decision,
      offers: decision === null ? NO_OFFERS : new Map(decision.offers.map((offer) => [offer.key, offer])),
      ghosts: NO_GHOSTS,
      armed: null,
      picked: null,
      point: this.point,
      ...(this.asked.mode.value === 'answer' && { plan: this.plan }),
      news: this.seen.showing.value.news,
      lit: NONE,
    }
  })

  readonly scene = computed<Scene<unknown, Fact> | undefined>(() => {
    const still = this.#still.value
    const { lit: shown, marked } = this.asked.limits.value
    const lit = new Set([...(this.seen.read.value?.spots ?? []), ...shown, ...(marked ? [marked] : [])])
    if (still === undefined) return undefined
    const picked = still.decision?.kind === 'some' ? this.picked.value : null
    const changes = this.told.changes.value
    const past = this.told.rewound.value
    if (past !== undefined)
      // Nothing can be chosen in the past.
      return { ...still, ...UNASKED, view: past.view, news: past.act.facts, lit, changes }
    return { ...still, armed: this.armed.value, picked, ghosts: this.asked.ghosts.value, lit, changes }
  })

  readonly choices = computed(() => {
    const still = this.#still.value
    return still && choicesOf(this.seen.face, still)
  })

  /** Whether whoever looks is asked, and not another seat to which they may propose something. */
  readonly isAsked = computed(() => this.choices.value !== undefined && this.asked.mode.value === 'answer')

  readonly #odds = computed(() => {
    const still = this.#still.value
    const known = new Map<string, Odds | undefined>()
    return ({ key, offer: { option, refusal, seat } }: Choice): Odds | undefined => {
      if (!still?.decision || refusal !== undefined) return undefined
      if (!known.has(key)) known.set(key, this.seen.face.odds(still, chosenAt(still.decision, option), seat))
      return known.get(key)
    }
  })

  /** What may come of a choice; reckoned once, however often it is shown. */
  oddsOf(choice: Choice): Odds | undefined {
    return this.#odds.value(choice)
  }

  /** The choices put to the player: all of them, or those at the thing that was pointed at. */
  readonly offered = computed(() => {
    const among = this.among.value
    const legal = this.choices.value?.legal ?? []
    return among === null ? legal : legal.filter(({ key }) => among.has(key))
  })
  readonly point = (spot: Spot): void => {
    const armed = this.armed.value
    this.cancel()
    const pointed = pointAt(spot, this.choices.value, settings.value.confirmFinal, this.asked.mode.value)
    switch (pointed.kind) {
      case 'name':
        this.said.value = { text: pointed.name }
        return
      case 'refuse':
        this.#sayWhyNot(pointed.choice)
        return
      case 'do':
        void this.answer(pointed.choice.key)
        return
      case 'arm':
        this.#armOrConfirm(pointed.choice, armed)
        return
      case 'pick':
        this.pick(pointed.choice)
        return
      case 'among':
        this.open(pointed.choices)
        return
    }
  }

  /** A button with the whole label on it was pressed. */
  choose(choice: Choice): void {
    const isProposed = this.asked.mode.value === 'propose'
    if (this.isSettling.value) return
    if (choice.refusal !== undefined) this.#sayWhyNot(choice)
    else if (this.choices.value?.decision.kind === 'some') this.pick(choice)
    else if (isProposed || asksAgain(choice, settings.value.confirmFinal))
      this.#armOrConfirm(choice, this.armed.value)
    else void this.answer(choice.key)
  }

  #sayWhyNot({ label, refusal }: Choice): void {
    if (refusal !== undefined) this.said.value = { name: label, ...refusal }
  }

  /** Of all choices, those of a group, and no others, are put to the player; the only one waits for its word. */
  open(choices: readonly Choice[]): void {
    this.cancel()
    if (choices.length === 1) this.#arm(choices[0])
    else this.among.value = new Set(choices.map(({ key }) => key))
  }

  /** It waits for a second word; pressed once more, it is meant. */
  #armOrConfirm({ key }: Choice, armed: string | null): void {
    if (armed === key) {
      if (Date.now() - this.#armedAt > SAME_PRESS) void this.give(key)
      else this.armed.value = key
      return
    }
    this.cancel()
    this.#arm({ key })
  }

  #arm({ key }: Pick<Choice, 'key'>): void {
    this.armed.value = key
    this.#armedAt = Date.now()
  }

  pick({ key }: Pick<Choice, 'key'>): void {
    const picked = new Set(this.picked.value)
    if (!picked.delete(key)) picked.add(key)
    this.picked.value = picked
  }

  /** Whether what is picked is neither too little nor too much. */
  readonly canSettle = computed(() => {
    const decision = this.asked.question.value
    const { size } = this.picked.value
    return decision !== null && size >= decision.min && size <= decision.max
  })

  /** Answers with all that is picked, in the order of the menu. */
  settle(): void {
    const keys = this.choices.value?.legal.map(({ key }) => key) ?? []
    if (this.canSettle.value) void this.give(joinAnswer(keys.filter((key) => this.picked.value.has(key))))
  }

  confirm(): void {
    if (this.armed.value !== null) void this.give(this.armed.value)
  }

  /** Answers, or proposes to whoever is asked. */
  give(text: string): Promise<void> {
    return this.asked.mode.value === 'propose' ? this.#propose(text) : this.answer(text)
  }

  async #propose(text: string): Promise<void> {
    const question = this.asked.question.value
    const seat = this.seen.position.value?.seat
    const to = this.asked.to.value
    if (question === null || seat === undefined || to === undefined || this.sending.value) return
    this.sending.value = true
    const problem = await this.seen.session.propose?.(seat, to, question.number, text)
    this.sending.value = false
    this.cancel()
    this.picked.value = NONE
    this.say(problem)
  }

  async withdraw(): Promise<void> {
    const own = this.asked.ownProposal.value
    if (own !== undefined) await this.decline(own.seat)
  }

  /** Whether an answer to the question before us may be made to stand. */
  readonly mayOrder = computed(() => {
    const { position, session } = this.seen
    const isSingle = this.choices.value?.decision.kind !== 'some'
    const mayOrder = position.value?.standing?.mayOrder === true && session.order !== undefined
    return this.isAsked.value && isSingle && mayOrder
  })

  /** Makes a choice, now and whenever this question comes again: also what cannot be taken back, if this cannot. */
  async order({ key, isFinal }: Choice, unless?: string): Promise<void> {
    const decision = this.asked.decision.value
    const seat = this.seen.position.value?.seat
    if (decision === null || seat === undefined || this.sending.value) return
    const ordered = this.seen.session.order?.(seat, decision.prompt, key, isFinal, unless)
    await this.#send(decision.number, ordered)
  }

  async withdrawOrder(prompt: string): Promise<void> {
    const seat = this.seen.position.value?.seat
    if (seat !== undefined) this.say(await this.seen.session.withdrawOrder?.(seat, prompt))
  }

  /** Says no to what was proposed, or takes back what was proposed from here. */
  async decline(proposer: number): Promise<void> {
    const seat = this.seen.position.value?.seat
    if (seat !== undefined) this.say(await this.seen.session.decline?.(seat, proposer))
  }

  /** Asks a bot what it would answer. */
  async askAdvice(): Promise<void> {
    const { position, moment } = this.seen
    const { decision } = this.asked
    const seat = position.value?.seat
    if (decision.value === null || seat === undefined || this.isAdvised.value) return
    const asked = moment.value
    this.isAdvised.value = true
    const advice = await this.seen.session.advise?.(seat, decision.value.number)
    // What comes too late is of no use to anybody.
    if (advice === undefined || asked !== moment.value) return
    this.isAdvised.value = false
    if ('problem' in advice) this.say(advice.problem)
    else this.asked.advice.value = advice
  }

  /** Whether there was anything to take back of what was half decided. */
  cancel(): boolean {
    const isPending = this.armed.value !== null || this.among.value !== null || this.said.value !== undefined
    this.armed.value = null
    this.among.value = null
    this.said.value = undefined
    return isPending
  }

  async answer(text: string): Promise<void> {
    const decision = this.asked.decision.value
    const seat = this.seen.position.value?.seat
    if (decision === null || seat === undefined || this.sending.value) return
    await this.#send(decision.number, this.seen.session.answer(seat, decision.number, text))
  }

  readonly plan = (answers: readonly string[], back = 0): void => {
    const decision = this.asked.decision.value
    const seat = this.seen.position.value?.seat
    if (decision === null || seat === undefined || this.sending.value) return
    const { number } = decision
    void this.#send(number - back, answerInRow(this.seen.session, { seat, number, answers, back }))
  }

  /** What comes of an answer that is on its way is shown at once. */
  async #send(number: number, answered: Promise<Problem | undefined> | undefined): Promise<void> {
    this.seen.expect(number)
    this.sending.value = true
    const problem = await answered
    this.sending.value = false
    if (problem !== undefined) this.seen.expect(undefined)
    this.say(problem)
  }

  async takeBack(to: number): Promise<void> {
    const seat = this.seen.position.value?.seat
    if (seat !== undefined) this.say(await this.seen.session.undo(seat, to))
  }

  async replyToUndo(seat: number, to: number, consents: boolean): Promise<void> {
    this.say(await this.seen.session.replyToUndo(seat, to, consents))
  }

  /** Says what went wrong, if anything did. */
  say(problem: Problem | undefined): void {
    if (problem !== undefined)
      this.said.value = problemSaid(problem, this.seen.text.value, tableWords.value.problems)
  }
}
