import { GAMES } from '@astrolabe/games'
import {
  choiceInWords,
  type Fact,
  type GameText,
  type OptionValue,
  type TableOption,
  type TableOptions,
} from '@astrolabe/kernel'
import type { TimeControl } from '@astrolabe/tables'
import { useEffect, useState } from 'preact/hooks'
import { tableWords } from '../words.ts'
import { timeInWords } from './time-words.ts'

interface TableOptionsListProps {
  readonly game: string
  readonly options: TableOptions
  readonly text: GameText<unknown, Fact>
  readonly time?: TimeControl | undefined
}

/** What was chosen when the table was set up. */
export function TableOptionsList({ game, options, text, time }: TableOptionsListProps) {
  const { gathering: says } = tableWords.value
  const [isOpen, setOpen] = useState(false)
  const known = useOptions(game, isOpen)
  const meaningOf = (key: string, value: OptionValue): string | number => {
    if (typeof value === 'boolean') return value ? says.yes : says.no
    const option = known.find((candidate) => candidate.key === key)
    // A limit of nothing is none.
    if (value === 0 && option?.choices === undefined) return says.no
    return (option && choiceInWords(option, text.tableOption(key), value)) ?? value
  }
  const entries = Object.entries(options)
  if (entries.length === 0) return time === undefined ? null : <p>{timeInWords(time)}</p>
  return (
    <>
      {time && <p>{timeInWords(time)}</p>}
      <details class="table-options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{says.options}</summary>
        <dl>
          {entries.map(([key, value]) => (
            <div key={key}>
              <dt>{text.tableOption(key).name}</dt>
              <dd>{meaningOf(key, value)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

/** Which values the options of a game have. Its rules know, and are loaded when somebody looks. */
function useOptions(game: string, isWanted: boolean): readonly TableOption[] {
  const [options, setOptions] = useState<readonly TableOption[]>([])
  useEffect(() => {
    if (isWanted) void GAMES[game]?.().then((house) => setOptions(house.game.options))
  }, [game, isWanted])
  return options
}
