import type { Fact, GameText, TableOptions } from '@astrolabe/kernel'
import { tableWords } from '../words.ts'

interface TableOptionsListProps {
  readonly options: TableOptions
  readonly text: GameText<unknown, Fact>
}

/** What was chosen when the table was set up. */
export function TableOptionsList({ options, text }: TableOptionsListProps) {
  const { gathering: says } = tableWords.value
  const entries = Object.entries(options)
  if (entries.length === 0) return null
  return (
    <details class="table-options">
      <summary>{says.options}</summary>
      <dl>
        {entries.map(([key, value]) => (
          <div key={key}>
            <dt>{text.tableOption(key).name}</dt>
            <dd>{typeof value === 'number' ? value : value ? says.yes : says.no}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
