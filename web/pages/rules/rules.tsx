import { useState } from 'preact/hooks'
import { useArrivalWhen } from '../../arrival.ts'
import { type KnownGame, knownGame } from '../../games.ts'
import { useLoaded } from '../../loaded.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { FailedPage, MissingPage } from '../fallback.tsx'
import { OverviewText } from './overview.tsx'
import { canBeTried, loadReference } from './reference.ts'
import { RuleText } from './rule-text.tsx'
import './rules.css'
import { searchRules } from './search.ts'

/** All the rules of a game. */
export function RulesPage({ game }: { readonly game: string }) {
  const known = knownGame(game)
  return known === undefined ? <MissingPage /> : <RulesOf {...known} />
}

const OVERVIEW = 'overview'

const linkToRule = (rule: string, text: string) => (
  <a href={`#${rule}`} title={rule}>
    {text}
  </a>
)

const chapterId = (number: number): string => `chapter-${number + 1}`

function RulesOf({ game, cover }: KnownGame) {
  const loaded = useLoaded(game, loadReference)
  const [query, setQuery] = useState('')
  // On a narrow window the chapters would fill it before the first rule.
  const [hasRoom] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const says = words.value.rules
  useArrivalWhen(loaded.state === 'ready')
  if (loaded.state === 'failed') return <FailedPage />
  const reference = loaded.state === 'ready' ? loaded.value : undefined
  const chapters = reference?.chapters[language.value] ?? []
  const overview = query.trim() === '' ? reference?.overview : undefined
  const found = searchRules(chapters, query)
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0)
  const numberOf = (title: string): number => chapters.findIndex((chapter) => chapter.title === title)
  return (
    <Page title={says.title(cover.title)}>
      <div class="rules">
        <div class="rules-side">
          <search>
            <label class="field-name" for="rules-search">
              {says.search}
            </label>
            <input
              class="input"
              id="rules-search"
              type="search"
              autocomplete="off"
              placeholder={says.placeholder}
              value={query}
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
            <p class="field-help" role="status">
              {query.trim() !== '' && says.found(count)}
            </p>
          </search>
          {found.length > 0 && (
            <details class="rules-chapters" open={hasRoom}>
              <summary>{says.chapters}</summary>
              <nav aria-label={says.chapters}>
                <ol>
                  {overview && (
                    <li>
                      <a href={`#${OVERVIEW}`}>{says.overview}</a>
                    </li>
                  )}
                  {found.map(({ title }) => (
                    <li key={title}>
                      <a href={`#${chapterId(numberOf(title))}`}>{title}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            </details>
          )}
        </div>
        <div class="rules-text">
          {overview && (
            <section class="section" aria-labelledby={OVERVIEW}>
              <h2 id={OVERVIEW}>{says.overview}</h2>
              <OverviewText overview={overview} link={linkToRule} />
            </section>
          )}
          {found.map(({ title, rules }) => (
            <section class="section" key={title} aria-labelledby={chapterId(numberOf(title))}>
              <h2 id={chapterId(numberOf(title))}>{title}</h2>
              <ul class="rules-list">
                {rules.map((rule) => (
                  <RuleText
                    key={rule.id}
                    {...rule}
                    terms={reference?.overview?.words.terms ?? []}
                    canTry={reference !== undefined && canBeTried(reference, rule.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
          {loaded.state === 'ready' && count === 0 && <EmptyState {...says.nothing} />}
          <p class="field-help">{says.ours}</p>
        </div>
      </div>
    </Page>
  )
}
