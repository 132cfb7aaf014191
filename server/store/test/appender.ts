/** Appends as fast as it can to the store it is given, and says what is on disk, until it is killed. */
import { SqliteStore } from '../sqlite.ts'
import { appendLine, creation } from './lines.ts'

const TABLES = 20

const store = new SqliteStore(process.argv[2])
const round = process.argv[3]

async function appendTo(table: string): Promise<never> {
  let number = await store.version(table)
  if (number === 0) {
    await store.append(creation(table))
    number = 1
  }
  for (;;) {
    const text = `round ${round} line ${number}`
    await store.append(appendLine(table, number, text))
    process.stdout.write(`${table} ${number} ${text}\n`)
    number++
  }
}

await Promise.all(Array.from({ length: TABLES }, (_, table) => appendTo(`table${table}`)))
