import { useLoaded } from '../../loaded.ts'
import { Button } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { FailedPage } from '../fallback.tsx'
import './rule.css'
import { canBeTried, holdsRule, referenceOfRule } from './reference.ts'
import { RuleText } from './rule-text.tsx'

/** Rules before and after the one that was asked for. */
const NEIGHBOURS = 2

/** A single rule, with those around it. */
export function RulePage({ rule }: { readonly rule: string }) {
  const id = rule.toUpperCase()
  const loaded = useLoaded(id, referenceOfRule)
  const says = words.value.rules
  if (loaded.state === 'failed') return <FailedPage />
  if (loaded.state === 'loading') return <Page title={id} width="text" />
  const chapter = loaded.value?.chapters[language.value].find((one) => holdsRule([one], id))
  if (loaded.value === undefined || chapter === undefined)
    return (
      <Page title={says.noSuchRule(id)} width="text">
        <EmptyState title={id} text={says.noSuchRuleText}>
          <Button href="/">{words.value.shell.missing.home}</Button>
        </EmptyState>
      </Page>
    )
  const reference = loaded.value
  const { game, cover } = reference
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
            terms={reference.overview?.words.terms ?? []}
            canTry={canBeTried(reference, one.id)}
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
        <Button kind="quiet" href={`/rules/${game}#overview`}>
          {says.overview}
        </Button>
        <Button kind="quiet" sign="book" href={`/rules/${game}#${id}`}>
          {says.all}
        </Button>
      </nav>
    </Page>
  )
}
