// Pseudo-random number generators: sfc32 for simulations, ChaCha20 for real tables.
import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Where chance stands, as plain numbers: enough to go on from there with the same stream. */
export type ChanceMark = readonly number[]

/** A source of chance. Rules draw from it through the table; nothing else in a game is random. */
export interface Chance {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number
  mark(): ChanceMark
  goTo(mark: ChanceMark): void
  /** Starts afresh: what would have come is never seen again. */
  renew(): void
  /** From a given fresh start on, counted from 1, another secret is in charge. */
  rekey(epoch: number, secret: string): void
  /** The same stream at the same place, drawn from separately. */
  fork(): Chance
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle(chance: Chance, cards: number[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const card = cards[last]
    cards[last] = cards[other]
    cards[other] = card
  }
}

const TWO_27 = 134217728
const TWO_32 = 4294967296

/** Words after which nothing is left of how a state of sfc32 was made. */
const MIXING = 16

/** Fast chance for simulations and imagined futures: the generator sfc32. Not for real tables: it can be predicted. */
export class FastChance implements Chance {
  #a = 0x243f6a88
  #b = 0x05a308d3
  #c = 0x13198a2e
  #counter = 0

  constructor(seed: string | ChanceMark) {
    if (typeof seed === 'string') this.#stir(seed)
    else this.goTo(seed)
  }

  /** Takes in a seed letter by letter, then mixes. To hash it properly would cost more than a short game. */
  #stir(seed: string): void {
    for (let letter = 0; letter < seed.length; letter++) {
      this.#a ^= seed.charCodeAt(letter)
      this.below(2)
    }
    for (let word = 0; word < MIXING; word++) this.below(2)
  }

  below(n: number): number {
    const word = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0
    return Math.floor(((word >>> 5) * n) / TWO_27)
  }

  mark(): ChanceMark {
    return [this.#a, this.#b, this.#c, this.#counter]
  }

  goTo(mark: ChanceMark): void {
    this.#a = mark[0]
    this.#b = mark[1]
    this.#c = mark[2]
    this.#counter = mark[3]
  }

  renew(): void {
    for (let word = 0; word < MIXING; word++) this.below(2)
    this.#a ^= 0x5bd1e995
  }

  /** Nothing to do: a simulation has no secret. */
  rekey(): void {}

  fork(): FastChance {
    return new FastChance(this.mark())
  }
}

const WORDS_PER_BLOCK = 16

/**
 * Chance for real tables: ChaCha20 keyed by the table's secret. The mark is an epoch and the index of the
 * next word, so knowing where the stream stands tells nothing about what comes out of it.
 */
export class KeyedChance implements Chance {
  /**
   * Keys with the epoch from which each is in charge. The one told last counts, whatever epochs the others claim: they
   * come from a record, and whoever wrote that knows them.
   */
  readonly #keys: { readonly from: number; readonly key: Uint8Array }[]
  #epoch = 0
  #next = 0
  #block = -1
  #words = new DataView(new ArrayBuffer(0))

  constructor(secret: string | Uint8Array) {
    this.#keys = [{ from: 0, key: typeof secret === 'string' ? keyOfSecret(secret) : secret }]
  }

  below(n: number): number {
    if (!(n >= 1)) throw new RangeError(`nothing can be drawn from ${n}`)
    // Words from the last, incomplete stretch of n values would favour the low numbers: they are drawn again.
    const fair = TWO_32 - (TWO_32 % n)
    for (;;) {
      const word = this.#word()
      if (word < fair) return word % n
    }
  }

  #word(): number {
    const block = Math.floor(this.#next / WORDS_PER_BLOCK)
    if (block !== this.#block) {
      const nonce = new Uint8Array(12)
      new DataView(nonce.buffer).setUint32(8, this.#epoch)
      const bytes = chacha20(this.#key(), nonce, new Uint8Array(WORDS_PER_BLOCK * 4), undefined, block)
      this.#words = new DataView(bytes.buffer, bytes.byteOffset)
      this.#block = block
    }
    return this.#words.getUint32((this.#next++ % WORDS_PER_BLOCK) * 4)
  }

  #key(): Uint8Array {
    return (this.#keys.findLast(({ from }) => from <= this.#epoch) ?? this.#keys[0]).key
  }

  mark(): ChanceMark {
    return [this.#epoch, this.#next]
  }

  goTo(mark: ChanceMark): void {
    if (mark[0] !== this.#epoch) this.#block = -1
    this.#epoch = mark[0]
    this.#next = mark[1]
  }

  renew(): void {
    this.goTo([this.#epoch + 1, 0])
  }

  rekey(epoch: number, secret: string): void {
    this.#keys.push({ from: epoch, key: keyOfSecret(secret) })
    this.#block = -1
  }

  fork(): KeyedChance {
    const [first, ...others] = this.#keys
    const twin = new KeyedChance(first.key)
    twin.#keys.push(...others)
    twin.goTo(this.mark())
    return twin
  }
}

function keyOfSecret(secret: string): Uint8Array {
  return sha256(utf8ToBytes(`astrolabe keyed ${secret}`))
}

const FAST = 'fast:'

/** A seed that starts with `fast:` names a simulation, whose chance anybody can foretell. */
export function isSimulation(seed: string): boolean {
  return seed.startsWith(FAST)
}

/** Fast chance for a simulation; any other seed is the secret of a real table. */
export function chanceOf(seed: string): Chance {
  return isSimulation(seed) ? new FastChance(seed.slice(FAST.length)) : new KeyedChance(seed)
}

export function fastSeed(...parts: readonly (string | number)[]): string {
  return FAST + parts.join(':')
}
