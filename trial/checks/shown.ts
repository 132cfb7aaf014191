import { SPECTATOR } from '@astrolabe/kernel'
import type { GameTable, TableMessage } from '@astrolabe/tables'
import { hash } from 'node:crypto'
import type { Fault, FaultKind } from './fault.ts'

/** What somebody was shown of a table, in a stream or in a reply. */
interface Shown {
  /** Who it was; nobody if they are not known. */
  readonly guest: string | undefined
  readonly seat: number
  readonly since: number
  readonly finality: boolean
  /** The hash of the position, as it was written. */
  readonly position: string
  /** The seats they were told they hold. */
  readonly yours: string
}

const BEFORE = '"position":'
const AFTER = ',"yours":['

const printOf = (text: string): string => hash('sha1', text)

/** Everything that anybody was shown of a table, by the version it was shown at, until it has been compared. */
export class ShownPositions {
  readonly #waiting = new Map<number, Map<string, Shown>>()
  compared = 0

  /** `text` is the message as it came. */
  add(guest: string | undefined, finality: boolean, text: string, message: TableMessage): void {
    const { version, seat, since } = message.position
    const position = printOf(text.slice(text.indexOf(BEFORE) + BEFORE.length, text.lastIndexOf(AFTER)))
    const yours = message.yours.join()
    const key = [guest, seat, since, finality, position, yours].join(' ')
    const same = this.#waiting.get(version) ?? new Map<string, Shown>()
    this.#waiting.set(version, same.set(key, { guest, seat, since, finality, position, yours }))
  }

  /** Compares what was shown at this version with what was to be seen then. */
  faultsAt(id: string, table: GameTable): Fault[] {
    const faults: Fault[] = []
    for (const shown of this.#waiting.get(table.version)?.values() ?? []) {
      const { guest, seat } = shown
      const fault = (kind: FaultKind): unknown =>
        faults.push({ kind, table: id, what: `seat ${seat} at version ${table.version}, to guest ${guest}` })
      this.compared++
      if (seat !== SPECTATOR && (guest === undefined || !table.isHeldBy(guest, seat))) fault('leaked')
      else if (isOther(table, shown)) fault('misshown')
    }
    this.#waiting.delete(table.version)
    return faults
  }

  /** What was shown of versions that are not in the books. */
  faultsBeyond(id: string, version: number): Fault[] {
    const faults: Fault[] = []
    for (const shown of this.#waiting.keys())
      if (shown > version)
        faults.push({
          kind: 'unwritten',
          table: id,
          what: `version ${shown} was shown, ${version} is written`,
        })
    return faults
  }
}

function isOther(table: GameTable, { guest, seat, since, finality, position, yours }: Shown): boolean {
  const held = guest === undefined ? '' : table.seatsOf(guest).join()
  return held !== yours || printOf(JSON.stringify(table.position(seat, since, finality))) !== position
}
