import { useState } from 'preact/hooks'
import { useLoaded } from '../../loaded.ts'
import { searchRules } from '../../pages/rules/search.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { RuleLink } from '../choices/rule-link.tsx'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'
import './rules-dialog.css'

/** All the rules of the game over the table, which nobody has to leave for them. */
export function RulesDialog({ table }: { readonly table: ScreenTable }) {
  const isOpen = table.overlay.value === 'rules'
  const close = (): void => table.closeOverlay('rules')
  return (
    <Dialog title={tableWords.value.menu.rules} open={isOpen} onClose={close}>
      {isOpen && <Rules table={table} />}
    </Dialog>
  )
}

function Rules({ table }: { readonly table: ScreenTable }) {
  const says = words.value.rules
  const [query, setQuery] = useState('')
  const loaded = useLoaded(language.value, table.play.seen.text.value.chapters)
  const chapters = loaded.state === 'ready' ? loaded.value : []
  const found = searchRules(chapters, query)
  const isSearching = query.trim() !== ''
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    <div class="table-rules">
      <search>
        <label class="field-name" for="table-rules-search">
          {says.search}
        </label>
        <input
          class="input"
          id="table-rules-search"
          type="search"
          autocomplete="off"
          placeholder={says.placeholder}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <p class="field-help" role="status">
          {isSearching && says.found(count)}
        </p>
      </search>
      {found.map(({ title, rules }) => (
        // What is found is open, and what was open before a search is not.
        <details class="table-rules-chapter" key={`${title} ${isSearching}`} open={isSearching}>
          <summary>{title}</summary>
          <ul class="table-rules-list">
            {rules.map(({ id, text }) => (
              <li key={id}>
                <RuleLink rule={id} />
                <p>
                  {text.map((piece, at) => (piece.found ? <mark key={at}>{piece.text}</mark> : piece.text))}
                </p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
