import { words } from '../../words/words.ts'
import type { FoundRule } from './search.ts'
import './rule-text.css'

interface RuleTextProps extends FoundRule {
  /** Shown as the one that was asked for. */
  readonly isAsked?: boolean
}

/** A rule: its number, which is its address, and what it says. */
export function RuleText({ id, text, isAsked = false }: RuleTextProps) {
  return (
    <li class={isAsked ? 'rule rule-asked' : 'rule'} id={id} aria-current={isAsked || undefined}>
      <a class="rule-id" href={`/r/${id}`} aria-label={words.value.rules.linkTo(id)}>
        {id}
      </a>
      <p>{text.map((piece, at) => (piece.found ? <mark key={at}>{piece.text}</mark> : piece.text))}</p>
    </li>
  )
}
