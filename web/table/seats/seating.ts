import type { Problem } from '@astrolabe/tables'
import type { HandOver, SeatLink, TableCreated } from '@astrolabe/server/protocol'
import type { TableSession } from '../session.ts'

/** What is done around the game at a table of the server: finding seats, inviting, handing over. */
export interface Seating {
  sit(seat: number, name: string): Promise<Problem | undefined>
  /** To a bot, or to whoever comes. */
  handOver(seat: number, to: HandOver['to']): Promise<Problem | undefined>
  /** Seats that are still open are played by bots of the level. */
  start(fill?: string): Promise<Problem | undefined>
  /** Whether the table is shown in the lobby. */
  list(listed: boolean): Promise<Problem | undefined>
  /** Makes the link that carries a seat to another device. */
  link(seat: number): Promise<SeatLink | { readonly problem: Problem }>
  /** Makes the links of a seat useless. */
  revokeLinks(seat: number): Promise<Problem | undefined>
  /** Asks another seat, which is waited for, whether anybody is there. */
  nudge(seat: number, absent: number): Promise<Problem | undefined>
  /** Says that one is there. */
  hearNudge(seat: number): Promise<Problem | undefined>
  /** Gives the seat of somebody who does not answer to a bot. */
  standIn(seat: number, absent: number): Promise<Problem | undefined>
  /** Takes one's seat back from the bot. */
  comeBack(seat: number): Promise<Problem | undefined>
  resign(seat: number): Promise<Problem | undefined>
  /** After the game: the table at which all who want to play again sit down. */
  again(): Promise<TableCreated | { readonly problem: Problem }>
}

export interface ServerSession extends TableSession {
  readonly kind: 'server'
  now(): number
  readonly seating: Seating
}

export const isServerSession = (session: TableSession): session is ServerSession => session.kind === 'server'
