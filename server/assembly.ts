import { hostname } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { Clearing } from './clearing.ts'
import { buildApp } from './http/app.ts'
import { Messages } from './http/messages.ts'
import type { App, Services } from './http/services.ts'
import { Sessions } from './http/sessions.ts'
import { Streams } from './http/streams.ts'
import { DeviceLinks } from './identity/device-links.ts'
import { Guests } from './identity/guests.ts'
import { Hosts } from './identity/hosts.ts'
import { Limits, type LimitSettings } from './limits/index.ts'
import { LocalTally } from './limits/local-tally.ts'
import { Notices } from './push/notices.ts'
import type { Replayer } from './replaying/replayer.ts'
import { Leases } from './rooms/leases.ts'
import { type Houses, Rooms } from './rooms/rooms.ts'
import type { KeepSettings } from './settings.ts'
import type { Store } from './store/store.ts'
import type { Thinker } from './thinking/thinker.ts'
import type { Clock, Log } from './world.ts'
import { newId, type RandomBytes } from '@astrolabe/tables'

/** What a server is made of. */
export interface Parts {
  readonly store: Store
  readonly houses: Houses
  readonly thinker: Thinker
  readonly replayer: Replayer
  readonly clock: Clock
  readonly random: RandomBytes
  readonly log: Log
  readonly limits: LimitSettings
  readonly keep: KeepSettings
  /** Where people find the page, if that is not where the server listens. */
  readonly publicUrl?: string | undefined
  readonly behindProxy?: boolean
  /** The name or address it listens on. */
  readonly host?: string
  /** Further names by which it may be called. */
  readonly hosts?: readonly string[] | undefined
  readonly pages: string
  readonly version: string
  /** Push services may be on this machine; for tests alone. */
  readonly anyPushHost?: boolean
  /** Milliseconds for which a request is waited for; for tests alone. */
  readonly patience?: number
}

export interface Assembled {
  readonly app: App
  readonly rooms: Rooms
  readonly clearing: Clearing
  /** Ends what is open, finishes what is being written, and lets go of everything, the store last. */
  readonly close: () => Promise<void>
}

/** The share of the heap that may be in use while tables are kept that nobody is at. */
const FULL = 0.7

function isHeapFull(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return used > FULL * limit
}

/** Requests that are not done by then are cut off. */
const LAST_MOMENT = 1000

/** Puts a server together; it listens nowhere yet. */
export async function assemble(parts: Parts): Promise<Assembled> {
  const { store, houses, thinker, replayer, clock, random, log, publicUrl, pages, version, patience } = parts
  const { behindProxy = false, host: listening, hosts: names } = parts
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  const limits = new Limits(parts.limits, new LocalTally(clock))
  const messages = new Messages()
  const streams = new Streams(messages, clock)
  const leases = new Leases(store, clock, newId(random))
  const notices = await Notices.open({
    store,
    leases,
    clock,
    log,
    contact: publicOrigin,
    isLooking: (guest, table) => streams.isLooking(guest, table),
    anyHost: parts.anyPushHost ?? false,
  })
  const rooms = new Rooms({
    store,
    houses,
    thinker,
    leases,
    clock,
    random,
    log,
    written: (append) => notices.written(append),
    isFull: isHeapFull,
  })
  const sessions = new Sessions({
    guests: new Guests(store, clock, random),
    links: new DeviceLinks(store, clock, random),
    limits,
    publicOrigin,
    ended: (session) => streams.endSession(session),
  })
  const around = { thinker, replayer, clock, random, log }
  const services: Services = { store, rooms, houses, sessions, limits, messages, notices, ...around }
  const clearing = new Clearing({
    store,
    keep: parts.keep,
    clock,
    log,
    isOpen: (table) => rooms.isOpen(table),
    guestsHere: () => streams.guests(),
  })
  clearing.start()
  const hosts = new Hosts({ publicUrl, listening, names, behindProxy, machine: hostname() })
  const app = await buildApp({ services, streams, pages, version, trustProxy: behindProxy, hosts, patience })

  const close = async (): Promise<void> => {
    streams.close()
    clearing.close()
    const cutOff = setTimeout(() => app.server.closeAllConnections(), LAST_MOMENT)
    await app.close()
    clearTimeout(cutOff)
    // Bots go before their threads do, or they would be taken to have failed.
    await rooms.close()
    await Promise.all([thinker.close(), replayer.close(), notices.close()])
    await store.close()
  }
  return { app, rooms, clearing, close }
}
