import type { Fact, Language } from '@astrolabe/kernel'
import type { ComponentChildren } from 'preact'
import type { Scene } from '../face.ts'
import type { IconName } from '../icons/icon.tsx'

/** One act of somebody, or of the game itself: the facts told of it, and those of the same turn before. */
export interface Act<F extends Fact = Fact> {
  readonly facts: readonly F[]
  /** Of an act that opens a turn, those of the turn it closes. */
  readonly before: readonly F[]
  /** Whether a question of this act is still open. */
  readonly isOpen: boolean
}

/** For whom an act is told. */
export type Telling<S> = Pick<Scene<S>, 'view' | 'seat' | 'language' | 'names'>

/** Something won, lost or spent. */
export interface ToldToken {
  readonly icon: IconName
  /** “+1”, “−2” */
  readonly value: string
  readonly name: string
  readonly tone: 'gain' | 'loss' | 'plain'
  /** The thing that shows how much there is of it: the change is marked there as well. */
  readonly spot?: string
}

/** Two strengths that met. */
export interface ToldVersus {
  readonly ours: number
  readonly theirs: number
  readonly names: readonly [ours: string, theirs: string]
}

/** What an act came to, told where the eyes are until the next one. */
export interface Told {
  readonly title: string
  /** One or two sentences. */
  readonly lines: readonly string[]
  /** Whose act it was; nobody’s, where the game itself acts. */
  readonly seat?: number | undefined
  /** The card, the enemy. */
  readonly picture?: ComponentChildren
  readonly versus?: ToldVersus | undefined
  /** Drawn by the game. While they roll, nothing says yet what they came to. */
  readonly dice?: ((rolling: boolean) => ComponentChildren) | undefined
  readonly tokens: readonly ToldToken[]
  /** Where something was moved. */
  readonly where?: { readonly from: string; readonly to: string } | undefined
  /** Not worth a word once something else has happened. */
  readonly isMinor?: boolean
}

/** A change that is marked on a thing. */
export interface SpotChange {
  readonly value: string
  readonly tone: ToldToken['tone']
}

/** What a newcomer is told before the first act: what it is all about, and where to look. */
export interface Coach {
  /** Two or three characters on a medal: “30”, and what they count. */
  readonly medal: Readonly<Record<Language, { readonly figure: string; readonly unit: string }>>
  readonly goal: Readonly<Record<Language, string>>
  readonly hints: readonly {
    readonly says: Readonly<Record<Language, { readonly head: string; readonly text: string }>>
    /** Ids of things on the board; the first that is there is marked with the number of the hint. */
    readonly lights: readonly string[]
  }[]
}

/** So much more or less of something. */
export interface Amount extends Pick<ToldToken, 'icon' | 'spot'> {
  readonly amount: number
  /** What there is more or less of; in the singular or plural that goes with the amount. */
  readonly name: (amount: number) => string
  /** It was given for something else, and is no loss. */
  readonly isPrice?: boolean
}

/** What is the same is counted together. */
export function tokensOf(amounts: readonly Amount[]): readonly ToldToken[] {
  const sums = new Map<string, Amount>()
  for (const each of amounts) {
    const key = `${each.icon} ${each.spot ?? ''} ${each.name(1)}`
    sums.set(key, { ...each, amount: each.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).map(tokenOf)
}

function tokenOf({ icon, spot, name, amount, isPrice = false }: Amount): ToldToken {
  const size = Math.abs(amount)
  return {
    icon,
    value: amount < 0 ? `−${size}` : `+${size}`,
    name: name(size),
    tone: isPrice ? 'plain' : amount < 0 ? 'loss' : 'gain',
    ...(spot !== undefined && { spot }),
  }
}
