import type { Fault, FaultKind } from './fault.ts'

/** How an attempt ended: the server has said yes, or no, or was gone before it said anything. */
export type Ending = 'acknowledged' | 'refused' | 'cut'

/** Something that somebody wanted to do at a table. `mark` names what the books say if it was done. */
export interface Sent {
  readonly mark: string
  readonly sentAt: number
  outcome: Ending | 'under-way'
  acknowledgedAt: number | undefined
}

/** What was wanted at a table and what came of it, to be compared with the books. */
export class Account {
  readonly #sent = new Map<string, Sent[]>()
  #moment = 0

  begin(mark: string): Sent {
    const sent: Sent = { mark, sentAt: this.#moment++, outcome: 'under-way', acknowledgedAt: undefined }
    const same = this.#sent.get(mark)
    if (same === undefined) this.#sent.set(mark, [sent])
    else same.push(sent)
    return sent
  }

  /** It is tried again: what was refused before may be done by now. */
  again(sent: Sent): void {
    if (sent.outcome === 'refused') sent.outcome = 'under-way'
  }

  /** One of several attempts has ended. A yes stays a yes; whatever else was said last counts. */
  settle(sent: Sent, ending: Ending): void {
    if (sent.outcome === 'acknowledged') return
    sent.outcome = ending
    if (ending === 'acknowledged') sent.acknowledgedAt = this.#moment++
  }

  count(outcome: Sent['outcome'], kind = ''): number {
    let count = 0
    for (const [mark, same] of this.#sent)
      if (mark.startsWith(kind)) for (const sent of same) if (sent.outcome === outcome) count++
    return count
  }

  /** Compares it with the books: for every mark, the places of the events that bear it, in their order. */
  faults(table: string, books: ReadonlyMap<string, readonly number[]>): Fault[] {
    const faults: Fault[] = []
    const fault = (kind: FaultKind, what: string): unknown => faults.push({ kind, table, what })
    for (const [mark, same] of this.#sent) {
      const least = same.filter(({ outcome }) => outcome === 'acknowledged').length
      const most = same.filter(({ outcome }) => outcome !== 'refused').length
      const there = books.get(mark)?.length ?? 0
      if (there < least) fault('lost', `${mark}: acknowledged ${least} times, there ${there} times`)
      else if (there > most && most === 0) fault('changed', `${mark}: refused, and there`)
      else if (there > most) fault('doubled', `${mark}: sent ${most} times, there ${there} times`)
    }
    for (const mark of books.keys()) if (!this.#sent.has(mark)) fault('changed', `${mark}: nobody did that`)
    faults.push(...this.#disorder(table, books))
    return faults
  }

  /** What was acknowledged before something else was sent comes before it in the books. */
  #disorder(table: string, books: ReadonlyMap<string, readonly number[]>): Fault[] {
    const placed = [...this.#sent.values()].flatMap(([sent, ...others]) => {
      const places = books.get(sent.mark)
      // What was done several times cannot be told apart.
      return others.length > 0 || places?.length !== 1 ? [] : [{ sent, place: places[0] }]
    })
    const acknowledged = placed
      .filter(({ sent }) => sent.acknowledgedAt !== undefined)
      .sort((a, b) => (a.sent.acknowledgedAt ?? 0) - (b.sent.acknowledgedAt ?? 0))
    const faults: Fault[] = []
    let next = 0
    let latest = -1
    for (const { sent, place } of placed.sort((a, b) => a.sent.sentAt - b.sent.sentAt)) {
      for (; next < acknowledged.length; next++) {
        const before = acknowledged[next]
        if ((before.sent.acknowledgedAt ?? 0) > sent.sentAt) break
        latest = Math.max(latest, before.place)
      }
      if (place < latest)
        faults.push({ kind: 'disordered', table, what: `${sent.mark}: at ${place}, after ${latest}` })
    }
    return faults
  }
}
