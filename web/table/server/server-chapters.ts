import type { Branch, Branches, ChapterFacts, StoryEntry, TableCreated } from '@astrolabe/server/protocol'
import type { ChapterReader } from '../session.ts'
import type { Wire } from './wire.ts'

const addressOf = (table: string): string => `/g/${table}`

/** The chapters of a table of the server, under the path of the table. */
export function chaptersAt(wire: Wire, path: string): ChapterReader {
  return {
    async facts(seat, chapter) {
      const reply = await wire.ask<ChapterFacts>('GET', `${path}/chapters/${chapter}?seat=${seat}`)
      return reply.ok ? reply.value.facts : undefined
    },
    async story(seat, entry, language) {
      const query = `seat=${seat}&language=${language}`
      const reply = await wire.ask<StoryEntry>('GET', `${path}/story/${entry}?${query}`)
      return reply.ok ? reply.value.paragraphs : undefined
    },
    async branch(at) {
      const reply = await wire.ask<TableCreated>('POST', `${path}/branch`, {
        at,
        id: wire.newId(),
      } satisfies Branch)
      return reply.ok ? addressOf(reply.value.table) : undefined
    },
    async relatives() {
      const reply = await wire.ask<Branches>('GET', `${path}/branches`)
      if (!reply.ok) return []
      const { from, branches } = reply.value
      return [...(from === undefined ? [] : [from]), ...branches].map(({ table, at }) => ({
        address: addressOf(table),
        at,
      }))
    },
  }
}
