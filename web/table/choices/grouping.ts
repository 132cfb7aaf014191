import type { ChoiceGroup } from '@astrolabe/drawing'
import type { Choice } from './choices.ts'

/** Choices in a row that belong together, and what is said once for all of them. */
export interface GroupedChoices {
  /** Their heading; none where everything on offer belongs to one group, or to none. */
  readonly group: ChoiceGroup | undefined
  readonly choices: readonly Choice[]
  /** What several of them warn of: each warning once. */
  readonly warnings: readonly string[]
  /** There are several, and none can be taken back: the seal stands at the heading. */
  readonly isSealed: boolean
}

/** Cuts choices in reading order into their groups. */
export function groupsOf(choices: readonly Choice[]): readonly GroupedChoices[] {
  const rows: Choice[][] = []
  for (const choice of choices) {
    const row = rows.at(-1)
    if (row !== undefined && row[0].group === choice.group) row.push(choice)
    else rows.push([choice])
  }
  const hasHeadings = rows.filter(([{ group }]) => group !== undefined).length > 1
  if (!hasHeadings) return choices.length === 0 ? [] : [groupedAs(undefined, choices)]
  return rows.map((row) => groupedAs(row[0].group, row))
}

function groupedAs(group: ChoiceGroup | undefined, choices: readonly Choice[]): GroupedChoices {
  const all = choices.flatMap(({ warnings }) => warnings)
  const warnings = [...new Set(all.filter((warning, place) => all.indexOf(warning) !== place))]
  return { group, choices, warnings, isSealed: choices.length > 1 && choices.every(({ isFinal }) => isFinal) }
}
