import { SPECTATOR } from '@astrolabe/kernel'
import { computed, effect, signal, untracked } from '@preact/signals'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { keep, readKept } from '../kept.ts'
import { Desk } from './desk.ts'
import { passingOf } from './seats/passing.ts'
import { TablePlay } from './play.ts'
import { promptOf } from './prompt/prompt.ts'
import type { TableSession } from './session.ts'

/** So long the last deed of one person stays on screen before it goes to the next. */
const LAST_LOOK = 900

export type Overlay = 'menu' | 'overview' | 'rules' | 'keys' | 'undo' | 'seats' | 'resign' | undefined

/** A table on this screen: the game played on it, what lies beside the board, and who holds the device. */
export class ScreenTable {
  readonly play: TablePlay
  readonly desk = new Desk()
  readonly overlay = signal<Overlay>(undefined)
  /** After the game the result lies over the board, until somebody wants to see the board. */
  readonly isResultShown = signal(true)
  /** The seat whose person holds the device; where there is only one, nobody asks. */
  readonly holder = signal<number | undefined>(undefined)
  readonly lastHolder = signal<number | undefined>(undefined)
  readonly openHands = signal(false)
  /** The holder is not done looking: the device is passed when they say so. */
  readonly isKept = signal(false)
  readonly chatRead = signal(0)
  readonly #endings: (() => void)[] = []

  constructor(session: TableSession, face: AnyFace) {
    this.play = new TablePlay(session, face)
    this.openHands.value = readKept(this.#openHandsKey()) === true
    this.#endings.push(
      effect(() => this.#hideFromOthers()),
      effect(() => {
        // A choice from the drawer is made: what comes of it is seen on the board.
        if (this.play.seen.moment.value !== '') untracked(() => this.desk.closeChoices())
      }),
    )
  }

  close(): void {
    for (const end of this.#endings) end()
    this.play.close()
  }

  #openHandsKey(): string {
    return `open-hands.${this.play.seen.session.message.value?.table ?? ''}`
  }

  readonly passing = computed(() => {
    const { isPlayed, position, yours } = this.play.seen
    if (position.value === undefined || !isPlayed) return { to: undefined, isCovered: false }
    return passingOf(position.value, yours.value, this.holder.value, this.isOpen.value)
  })

  /** Nobody hides anything from the others at this screen. */
  readonly isOpen = computed(
    () => this.openHands.value || this.play.seen.position.value?.cooperative === true,
  )

  readonly prompt = computed(() => {
    const { choices, among, offered, armed } = this.play
    const { position, isBehind, yours } = this.play.seen
    const { mode, to } = this.play.asked
    if (position.value === undefined) return undefined
    return promptOf({
      position: position.value,
      isBehind: isBehind.value,
      choices: choices.value,
      among: among.value === null ? undefined : offered.value,
      armed: armed.value,
      to: mode.value === 'propose' ? to.value : undefined,
      passTo: this.passing.value.to,
      yours: yours.value,
    })
  })

  /** Closes what lies over the table, unless something else does by now. */
  closeOverlay(overlay: Overlay): void {
    if (this.overlay.value === overlay) this.overlay.value = undefined
  }

  readonly unread = computed(() =>
    Math.max(0, (this.play.seen.session.message.value?.chat.length ?? 0) - this.chatRead.value),
  )

  /** Whoever does not hold the device sees what everyone may see. */
  #hideFromOthers(): (() => void) | undefined {
    const { to, isCovered } = this.passing.value
    const { session, isBehind } = this.play.seen
    if (this.isOpen.value) {
      this.#followTurn()
      return undefined
    }
    if (isCovered) {
      session.look(SPECTATOR)
      return undefined
    }
    if (to === undefined || this.holder.value === undefined || isBehind.value || this.isKept.value)
      return undefined
    const timer = setTimeout(() => this.handOn(), LAST_LOOK)
    return () => clearTimeout(timer)
  }

  /** With open hands the screen looks from the seat that is asked. */
  #followTurn(): void {
    const { session, yours, position, isBehind } = this.play.seen
    const shown = position.value
    if (shown === undefined || isBehind.value || yours.value.length < 2) return
    const asked = shown.waitingFor.filter((seat) => yours.value.includes(seat))
    if (asked.length > 0 && !asked.includes(shown.seat)) session.look(asked[0])
  }

  /** Nobody holds the device. */
  handOn(): void {
    this.isKept.value = false
    this.holder.value = undefined
    this.play.seen.session.look(SPECTATOR)
  }

  /** A person says that they hold the device now; `stays` keeps it with them although another is asked. */
  take(seat: number, stays = false): void {
    this.isKept.value = stays
    this.holder.value = seat
    this.lastHolder.value = seat
    this.play.seen.session.look(seat)
  }

  playOpenly(): void {
    this.openHands.value = true
    keep(this.#openHandsKey(), true)
    untracked(() => this.#followTurn())
  }
}
