import { type Static, Type } from 'typebox'
import type { Chapter } from '@astrolabe/tables'
import { AsSeat, TableId, TableOnce } from './fields.ts'

export const ChapterParams = Type.Object({
  table: TableId,
  chapter: Type.Integer({ minimum: 0, description: 'from 0, which is before the first milestone' }),
})

/** What a seat heard in a chapter of a long game. */
export const ChapterFacts = Type.Object({
  facts: Type.Array(Type.Object({ at: Type.Integer(), fact: Type.Unknown() })),
})
export type ChapterFacts = { readonly facts: Chapter }

export const StoryParams = Type.Object({ table: TableId, entry: Type.Integer({ minimum: 0 }) })

export const StoryLook = Type.Object({
  seat: Type.Optional(AsSeat),
  language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
})

/** An entry of the story. */
export const StoryEntry = Type.Object({ paragraphs: Type.Array(Type.String()) })
export type StoryEntry = Static<typeof StoryEntry>

export const Branch = Type.Object(
  {
    at: Type.Integer({ minimum: 0, description: 'that of a milestone' }),
    id: Type.Optional(TableOnce),
  },
  { additionalProperties: false },
)
export type Branch = Static<typeof Branch>

const Branching = Type.Object({ table: TableId, at: Type.Integer({ description: 'that of the milestone' }) })

/** How a table is related to others: the one it branched from, and those that branched from it. */
export const Branches = Type.Object({ from: Type.Optional(Branching), branches: Type.Array(Branching) })
export type Branches = Static<typeof Branches>
