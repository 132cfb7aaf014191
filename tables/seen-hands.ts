import type { Sitter } from './events.ts'

/** From which seats each guest has looked since the game began. */
export class SeenHands {
  readonly #seats = new Map<string, Set<number>>()

  constructor(sitters: readonly Sitter[]) {
    for (const [seat, sitter] of sitters.entries()) this.sits(seat, sitter)
  }

  sits(seat: number, sitter: Sitter): void {
    if (sitter.kind !== 'person') return
    const seats = this.#seats.get(sitter.guest)
    if (seats === undefined) this.#seats.set(sitter.guest, new Set([seat]))
    else seats.add(seat)
  }

  /** Whether a guest has looked from other seats, and never from this one. */
  areOfOthers(guest: string, seat: number): boolean {
    return this.#seats.get(guest)?.has(seat) === false
  }
}
