import type { Language, RulesChapter } from '@astrolabe/kernel'
import { KNOWN_GAMES, type KnownGame } from '../../games.ts'
import { useLoaded } from '../../loaded.ts'
import { Button } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { FailedPage } from '../fallback.tsx'
import './rule.css'
import { RuleText } from './rule-text.tsx'

interface FoundGame extends KnownGame {
  readonly chapters: Readonly<Record<Language, readonly RulesChapter[]>>
}

const holds = (chapters: readonly RulesChapter[], id: string): boolean =>
  chapters.some(({ rules }) => rules.some((rule) => rule.id === id))

/** Rules of different games never share a number, so the first game that has it is the one. */
async function findGame(id: string): Promise<FoundGame | undefined> {
  for (const known of KNOWN_GAMES) {
    const { text } = await known.face()
    const chapters = { en: await text.en.chapters(), fr: await text.fr.chapters() }
    if (holds(chapters.en, id)) return { ...known, chapters }
  }
  return undefined
}

/** Rules before and after the one that was asked for. */
const NEIGHBOURS = 2

/** A single rule, with those around it. */
export function RulePage({ rule }: { readonly rule: string }) {
  const id = rule.toUpperCase()
  const loaded = useLoaded(id, findGame)
  const says = words.value.rules
  if (loaded.state === 'failed') return <FailedPage />
  if (loaded.state === 'loading') return <Page title={id} width="text" />
  const chapter = loaded.value?.chapters[language.value].find((one) => holds([one], id))
  if (loaded.value === undefined || chapter === undefined)
    return (
      <Page title={says.noSuchRule(id)} width="text">
        <EmptyState title={id} text={says.noSuchRuleText}>
          <Button href="/">{words.value.shell.missing.home}</Button>
        </EmptyState>
      </Page>
    )
  const { game, cover } = loaded.value
  const at = chapter.rules.findIndex((one) => one.id === id)
  const around = chapter.rules.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
  const [before, after] = [chapter.rules[at - 1], chapter.rules[at + 1]]
  return (
    <Page title={`${chapter.title}, ${id}`} width="text" lead={cover.title}>
      <ul class="rules-list">
        {around.map((one) => (
          <RuleText
            key={one.id}
            id={one.id}
            text={[{ text: one.text, found: false }]}
            isAsked={one.id === id}
          />
        ))}
      </ul>
      <nav class="rule-ways" aria-label={says.chapters}>
        {before && (
          <Button sign="chevron-left" href={`/r/${before.id}`}>
            {before.id}
          </Button>
        )}
        {after && (
          <Button sign="chevron-right" signAfter href={`/r/${after.id}`}>
            {after.id}
          </Button>
        )}
        <Button kind="quiet" sign="book" href={`/rules/${game}#${id}`}>
          {says.all}
        </Button>
      </nav>
    </Page>
  )
}
