import type { Problem } from '@astrolabe/server/protocol'
import type { TableMessage } from '@astrolabe/tables'
import type { Ending, Sent } from '../checks/account.ts'
import type { FaultKind } from '../checks/fault.ts'
import type { TableCheck } from '../checks/table-check.ts'
import type { Guest, Reply } from './guest.ts'
import type { Listener } from './listener.ts'
import type { World } from './world.ts'

/** How something that was tried at a table ended. */
export interface Tried {
  readonly ending: Ending
  /** Nothing if the server was gone before it replied. */
  readonly status: number | undefined
  readonly message: TableMessage | undefined
}

/** After these nothing was done, whatever was said before. */
const VERDICTS: readonly number[] = [409, 422]

/** A table as those who are at it know it together. */
export class SharedTable {
  readonly world: World
  readonly check: TableCheck
  readonly host: Guest
  readonly listeners = new Set<Listener>()
  /** The newest version that anybody knows to be acknowledged. */
  acknowledged = 0
  /** The newest version that anybody was shown. */
  newest = 0
  /** Milliseconds that people have waited since then, and looked, and found nothing new. */
  waitedInVain = 0

  constructor(world: World, check: TableCheck, host: Guest) {
    this.world = world
    this.check = check
    this.host = host
  }

  get id(): string {
    return this.check.id
  }

  get path(): string {
    return `/api/tables/${this.id}`
  }

  fault(kind: FaultKind, what: string): void {
    this.world.fault({ kind, table: this.id, what })
  }

  /** Keeps what somebody was shown; it is not to be older than version `least`. */
  wasShown(guest: Guest, finality: boolean, text: string, message: TableMessage, least: number): void {
    const { version } = message.position
    this.check.shown.add(guest.id, finality, text, message)
    if (version > this.newest) {
      this.newest = version
      this.waitedInVain = 0
    }
    if (version >= least) return
    this.world.deeds.add('looks older than what was acknowledged')
    // Where there are two servers, each may take a moment to hear of the other's.
    if (this.world.servers.count === 1)
      this.fault('older', `version ${version} was shown, ${least} was acknowledged`)
  }

  /** Looks at the table; nothing if the server is gone or says no. */
  async look(guest: Guest, seat?: number): Promise<TableMessage | undefined> {
    const least = this.acknowledged
    const reply = await guest.ask('GET', `${this.path}${seat === undefined ? '' : `?seat=${seat}`}`)
    if (reply?.status !== 200) return undefined
    const message = JSON.parse(reply.text) as TableMessage
    this.wasShown(guest, false, reply.text, message, least)
    return message
  }

  /** Does something once, which the books call `mark` if it is done. */
  async deed(guest: Guest, path: string, body: object, mark: string): Promise<Tried> {
    const sent = this.check.account.begin(mark)
    return this.settle(guest, sent, await guest.ask('POST', `${this.path}/${path}`, body))
  }

  /** Enters what came of an attempt; a brief reply says no more than that the table is newer than `known`. */
  settle(guest: Guest, sent: Sent, reply: Reply | undefined, known = 0): Tried {
    const wasCut = sent.outcome === 'cut'
    const ending = endingOf(reply, wasCut)
    this.check.account.settle(sent, ending)
    if (reply === undefined) return { ending, status: undefined, message: undefined }
    const message = this.#messageIn(guest, reply)
    const version = message?.position.version ?? known + 1
    if (ending === 'acknowledged') this.#wasAcknowledged(version, reply)
    return { ending, status: reply.status, message }
  }

  #messageIn(guest: Guest, { status, text }: Reply): TableMessage | undefined {
    if (text === '' || (status >= 400 && !text.includes('"table":{'))) return undefined
    if (status >= 500) return undefined
    if (status < 400) {
      const message = JSON.parse(text) as TableMessage
      if (typeof message.position === 'object') this.wasShown(guest, false, text, message, 0)
      return typeof message.position === 'object' ? message : undefined
    }
    const { table } = JSON.parse(text) as Problem
    if (table !== undefined) this.wasShown(guest, false, text, table, 0)
    return table
  }

  #wasAcknowledged(version: number, { server }: Reply): void {
    this.acknowledged = Math.max(this.acknowledged, version)
    if (this.world.servers.count > 1) for (const listener of this.listeners) listener.expect(version, server)
  }
}

/** What was cut off before may have been done, unless the server knows of it and says no. */
function endingOf(reply: Reply | undefined, wasCut: boolean): Ending {
  if (reply === undefined) return 'cut'
  if (reply.status < 300) return 'acknowledged'
  return wasCut && !VERDICTS.includes(reply.status) ? 'cut' : 'refused'
}
