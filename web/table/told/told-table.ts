import type { SpotChange, Telling, Told } from '@astrolabe/drawing'
import { SPECTATOR } from '@astrolabe/kernel'
import { computed, signal } from '@preact/signals'
import { language } from '../../settings.ts'
import type { SeenTable } from '../seen-table.ts'
import { actsOf, type PastAct } from './acts.ts'
import { actsSince, mostTelling } from './since.ts'
import { toldOf } from './telling.ts'

/** An act, and what it came to. */
export interface ToldAct {
  readonly act: PastAct
  readonly told: Told
}

/** A moment that the board has gone back to. */
export interface Rewound {
  readonly act: PastAct
  readonly view: unknown
}

const NO_CHANGES: ReadonlyMap<string, SpotChange> = new Map()

/** What has happened, as this screen tells it: the last act, those since one's last turn, and any of them again. */
export class ToldTable {
  readonly #seen: SeenTable
  /** The moment on the board, while somebody looks back. */
  readonly rewound = signal<Rewound | undefined>(undefined)
  /** Acts that somebody wants to go through one by one; those since one's last turn, if none are named. */
  readonly #chosen = signal<readonly PastAct[] | undefined>(undefined)
  /** The act that is being fetched. */
  readonly #wanted = signal<number | undefined>(undefined)

  constructor(seen: SeenTable) {
    this.#seen = seen
  }

  readonly acts = computed(() => actsOf(this.#seen.position.value?.facts ?? [], this.#seen.face))

  readonly #telling = computed<Telling<unknown> | undefined>(() => {
    const { view = null, seat = SPECTATOR } = this.#seen.position.value ?? {}
    if (view === null) return undefined
    return { view, seat, language: language.value, names: this.#seen.names.value }
  })

  tell(act: PastAct, telling = this.#telling.value): ToldAct[] {
    if (telling === undefined) return []
    const isOpen = act === this.acts.value.at(-1) && this.#seen.position.value?.outcome === null
    const told = toldOf(act, isOpen, this.#seen.face, telling)
    return told === undefined ? [] : [{ act, told }]
  }

  /** What the last act came to. What is hardly worth a word is told of one's own turn alone. */
  readonly last = computed<ToldAct | undefined>(() => {
    const acts = this.acts.value
    for (let index = acts.length - 1; index >= 0; index--) {
      const [told] = this.tell(acts[index])
      if (told !== undefined && this.isWorthTelling(told)) return told
    }
    return undefined
  })

  isWorthTelling({ told: { isMinor = false, seat } }: ToldAct): boolean {
    return !isMinor || this.#isYours(seat)
  }

  #isYours(seat: number | undefined): boolean {
    return seat !== undefined && this.#seen.yours.value.includes(seat)
  }

  /** Whether whoever looks has done anything since the first turn began. */
  readonly hasActed = computed(() => {
    const acts = this.acts.value
    const first = acts.findIndex(({ opens, seat }) => opens && seat !== undefined)
    return first >= 0 && acts.slice(first).some(({ opens, seat }) => !opens && this.#isYours(seat))
  })

  /** What is told now: the moment that is looked at again, or the last act. */
  readonly now = computed<ToldAct | undefined>(() => {
    const rewound = this.rewound.value
    if (rewound === undefined) return this.last.value
    const telling = this.#telling.value
    return telling && this.tell(rewound.act, { ...telling, view: rewound.view })[0]
  })

  /** Whether what is told has just happened before the eyes of whoever looks. */
  readonly isFresh = computed(() => {
    const { news } = this.#seen.showing.value
    const facts = this.now.value?.act.facts ?? []
    return this.rewound.value !== undefined || facts.some((fact) => news.includes(fact))
  })

  /** By the ids of things: what the act that is told changed there. */
  readonly changes = computed<ReadonlyMap<string, SpotChange>>(() => {
    const tokens = this.now.value?.told.tokens ?? []
    if (!tokens.some(({ spot }) => spot !== undefined)) return NO_CHANGES
    return new Map(
      tokens.flatMap(({ spot, value, tone }) => (spot === undefined ? [] : [[spot, { value, tone }]])),
    )
  })

  /** What the others did since one's own last act; nothing once one has acted again. */
  readonly since = computed<readonly ToldAct[]>(() => {
    const { isPlayed, yours } = this.#seen
    if (!isPlayed || !this.hasActed.value) return []
    return actsSince(this.acts.value, yours.value).flatMap((act) => this.tell(act))
  })

  /** The acts gone through one by one while looking back. */
  readonly reel = computed(
    () => this.#chosen.value ?? mostTelling(this.since.value).shown.map(({ act }) => act),
  )

  /** The acts of which some facts are told, by the places of these. */
  actsTelling(facts: readonly number[]): readonly PastAct[] {
    const acts = this.acts.value
    return [...new Set(facts.flatMap((fact) => acts.findLast(({ id }) => id <= fact) ?? []))]
  }

  /** Goes through some acts, from the first. */
  goThrough(acts: readonly PastAct[]): void {
    this.#chosen.value = acts
    if (acts.length > 0) void this.goBackTo(acts[0])
  }

  /** The board goes back to when an act had just been done. */
  async goBackTo(act: PastAct): Promise<void> {
    const { position, session } = this.#seen
    const seat = position.value?.seat
    if (seat === undefined || session.viewAt === undefined) return
    this.#wanted.value = act.id
    const view = await session.viewAt(seat, act.at)
    // Whoever has gone on meanwhile, or wants to see something else, is not called back.
    if (this.#wanted.value !== act.id || position.value?.seat !== seat) return
    // What cannot be shown as it was is shown where it was.
    if (view === undefined)
      this.#seen.read.value = {
        id: act.id,
        spots: act.facts.flatMap((fact) => this.#seen.face.spotsOf(fact)),
      }
    else this.rewound.value = { act, view }
  }

  backToNow(): void {
    this.#wanted.value = undefined
    this.#chosen.value = undefined
    this.rewound.value = undefined
  }
}
