import type { Language } from '@astrolabe/kernel'
import type { Ship } from '../../../position/state.ts'
import { WORDS } from '../../../text/text.ts'
import { causesAmong, DEEDS, type ShipDeeds } from './deeds.ts'
import './deeds-table.css'
import { ShipHead } from './ship-head.tsx'

interface DeedsTableProps {
  readonly deeds: readonly ShipDeeds[]
  readonly ships: readonly Ship[]
  readonly language: Language
}

/** A column for each ship, so that four of them fit a phone. */
export function DeedsTable({ deeds, ships, language }: DeedsTableProps) {
  const words = WORDS[language].page.aftermath
  return (
    <div class="figures-scroll" role="region" aria-label={words.deeds} tabIndex={0}>
      <table class="figures-table xodus-deeds-table">
        <caption>{words.deeds}</caption>
        <thead>
          <tr>
            <td />
            {ships.map((ship) => (
              <th key={ship.index} scope="col">
                <ShipHead ship={ship} language={language} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row says={words.level} figures={ships.map(({ level }) => level)} />
          {DEEDS.map((deed) => (
            <Row key={deed} says={words.deed[deed]} figures={deeds.map(({ done }) => done[deed])} />
          ))}
          <Row says={words.healthLost} figures={deeds.map(({ healthLost }) => healthLost)} />
          {causesAmong(deeds).map((cause) => (
            <Row
              key={cause}
              says={words.lostTo[cause]}
              figures={deeds.map(({ lostTo }) => lostTo.get(cause) ?? 0)}
              isPart
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly says: string
  readonly figures: readonly number[]
  /** Of the row above it. */
  readonly isPart?: boolean
}

function Row({ says, figures, isPart = false }: RowProps) {
  return (
    <tr class={isPart ? 'xodus-deeds-part' : undefined}>
      <th scope="row">{says}</th>
      {figures.map((figure, column) => (
        <td key={column} class={figure === 0 ? 'xodus-deeds-none' : undefined}>
          {figure}
        </td>
      ))}
    </tr>
  )
}
