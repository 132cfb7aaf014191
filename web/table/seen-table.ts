import type { AnyFace } from '@astrolabe/games/faces.ts'
import { computed, effect, signal, untracked } from '@preact/signals'
import { language, pace, settings } from '../settings.ts'
import { words } from '../words/words.ts'
import { type LogLine, logOf, turnNow, withLines } from './log/log-lines.ts'
import { labelsAt, namesAt } from './names.ts'
import { incidentLine } from './seats/incident-line.ts'
import { orderedAnswer } from './orders/order-words.ts'
import type { TableSession } from './session.ts'
import { Show } from './show/show.ts'
import { tableWords } from './words.ts'

/** A table as it is seen on this screen: the position shown, and what has been told of the game. */
export class SeenTable {
  readonly session: TableSession
  readonly face: AnyFace
  readonly #show: Show
  /** The line of the log that is being read: what it is about is lit on the board. */
  readonly read = signal<Pick<LogLine, 'id' | 'spots'> | undefined>(undefined)
  readonly #stopListening: () => void

  constructor(session: TableSession, face: AnyFace) {
    this.session = session
    this.face = face
    // Whoever goes through a record sets the pace, and nobody watches a hidden page.
    const isPaced = session.kind !== 'replay'
    this.#show = new Show(face, () => (isPaced && !document.hidden ? pace.value : 'off'))
    this.#stopListening = effect(() => {
      const position = session.message.value?.position
      if (position !== undefined) untracked(() => this.#show.take(position))
    })
  }

  close(): void {
    this.#stopListening()
    this.#show.close()
  }

  /** Whether a game is played here, and not only shown. */
  get isPlayed(): boolean {
    return this.session.kind === 'local' || this.session.kind === 'server'
  }

  readonly showing = computed(() => this.#show.showing.value)
  readonly position = computed(() => this.showing.value.shown)
  /** Whether newer positions wait to be shown. */
  readonly isBehind = computed(() => this.showing.value.waiting.length > 0)
  readonly moment = computed(() => {
    const position = this.position.value
    return position === undefined ? '' : `${position.rewinds}.${position.number}.${position.seat}`
  })
  readonly yours = computed(() => this.session.message.value?.yours ?? [])
  /** The seat of the only one who plays at this screen. */
  readonly #own = computed(() => (this.yours.value.length === 1 ? this.yours.value[0] : undefined))
  readonly names = computed(() => {
    const own = { seat: this.#own.value, name: settings.value.name }
    return namesAt(this.position.value?.seats ?? [], words.value, own)
  })
  readonly labels = computed(() => labelsAt(this.names.value, words.value, this.#own.value))
  readonly text = computed(() => this.face.text[language.value])
  readonly log = computed(() => {
    const told = logOf(this.position.value?.facts ?? [], this.face, this.text.value, this.names.value)
    return withLines(told, [...this.#obeyed(), ...this.#incidents()])
  })
  readonly turn = computed(() => turnNow(this.position.value?.facts ?? [], this.face))

  /** The answers that were given by order, in words. */
  #obeyed(): readonly LogLine[] {
    const { standing, view } = this.position.value ?? {}
    return (standing?.obeyed ?? []).map(({ at, order }) => {
      const what = orderedAnswer(this.text.value, order, view)
      const text = tableWords.value.orders.obeyed(this.names.value(order.seat), what)
      return { id: -at, at, text, seat: order.seat, spots: [] }
    })
  }

  #incidents(): readonly LogLine[] {
    const { incidents = [], seats = [] } = this.session.message.value?.position ?? {}
    return incidents.map((incident, index) => incidentLine(incident, index, seats, this.names.value))
  }

  /** An answer was given here, or turned out not to count: what comes of it does not wait its turn. */
  expect(question: number | undefined): void {
    this.#show.expect(question)
  }

  /** What waits to be shown is passed over. */
  skip(): void {
    this.#show.skip()
  }
}
