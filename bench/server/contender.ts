import type { HostedServer } from './hosted.ts'
import type { LoadedTable } from './loaded-table.ts'

/** A server and how a table is opened on it. */
export interface Contender {
  /** As it stands in the rows. */
  readonly name: string
  readonly host: HostedServer
  /** Opens the table of a number no other table has. */
  open(number: number): Promise<LoadedTable>
}

/** So many tables are being opened at a time. */
const AT_ONCE = 20

/** Opens tables, several at a time. */
export async function openTables<T>(count: number, open: (number: number) => Promise<T>): Promise<T[]> {
  const tables: T[] = []
  while (tables.length < count) {
    const next = Math.min(AT_ONCE, count - tables.length)
    const numbers = Array.from({ length: next }, (_, place) => tables.length + place)
    tables.push(...(await Promise.all(numbers.map(open))))
  }
  return tables
}
