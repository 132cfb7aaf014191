import { signal } from '@preact/signals'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { useLoaded } from '../../loaded.ts'
import { Dialog } from '../../parts/dialog.tsx'
import './rule-link.css'
import { language } from '../../settings.ts'
import { tableWords } from '../words.ts'

const shown = signal<string | undefined>(undefined)

const close = (): void => {
  shown.value = undefined
}

interface RuleLinkProps {
  readonly rule: string
  /** What leads there, instead of its id. */
  readonly children?: ComponentChildren
}

/** The id of a rule, or words about it: pressed, it shows the rule without leaving the table; as a link, it leads to it. */
export function RuleLink({ rule, children }: RuleLinkProps) {
  return (
    <a
      class={children === undefined ? 'rule-link' : undefined}
      href={`/r/${rule}`}
      title={children === undefined ? undefined : rule}
      aria-label={children === undefined ? tableWords.value.choices.rule(rule) : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        shown.value = rule
      }}
    >
      {children ?? rule}
    </a>
  )
}

/** Shows a rule over the table. */
export const showRule = (rule: string): void => {
  shown.value = rule
}

/** The rule that was asked for, over the table. */
export function RuleOverTable({ face }: { readonly face: AnyFace }) {
  const rule = shown.value ?? ''
  // Whoever follows its link leaves the table, and finds no rule open at the next one.
  useEffect(() => close, [])
  return (
    <Dialog title={tableWords.value.choices.rule(rule)} open={shown.value !== undefined} onClose={close}>
      {shown.value !== undefined && <RuleShown face={face} rule={rule} />}
    </Dialog>
  )
}

function RuleShown({ face, rule }: { readonly face: AnyFace; readonly rule: string }) {
  const loaded = useLoaded(language.value, face.text[language.value].chapters)
  const chapters = loaded.state === 'ready' ? loaded.value : []
  const chapter = chapters.find(({ rules }) => rules.some(({ id }) => id === rule))
  return (
    <>
      <p class="rule-text">{chapter?.rules.find(({ id }) => id === rule)?.text}</p>
      <p>
        <a href={`/r/${rule}`}>{tableWords.value.choices.wholeRules}</a>
        {chapter && ` · ${chapter.title}`}
      </p>
    </>
  )
}
