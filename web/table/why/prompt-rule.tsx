import { Icon } from '@astrolabe/drawing'
import { showRule } from '../choices/rule-link.tsx'
import type { TablePlay } from '../play.ts'
import './prompt-rule.css'
import { whyWords } from './words.ts'

/** Shows the rule that the question comes from, without leaving the table. */
export function PromptRule({ play }: { readonly play: TablePlay }) {
  const question = play.asked.question.value
  const rule = question === null ? undefined : play.seen.text.value.rule?.(question)
  if (rule === undefined) return null
  const label = whyWords.value.rule(rule)
  return (
    <button type="button" class="prompt-rule" aria-label={label} title={label} onClick={() => showRule(rule)}>
      <Icon name="help" size={22} />
    </button>
  )
}
