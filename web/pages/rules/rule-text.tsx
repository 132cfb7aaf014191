import type { GlossaryTerm } from '@astrolabe/kernel'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { linkedPieces, mentionsIn } from './passages.ts'
import { tryAddress } from './reference.ts'
import type { FoundRule, Piece } from './search.ts'
import './rule-text.css'

interface RuleTextProps extends FoundRule {
  /** Words that lead to other rules. */
  readonly terms: readonly GlossaryTerm[]
  /** There is a position in which it can be tried. */
  readonly canTry: boolean
  /** Shown as the one that was asked for. */
  readonly isAsked?: boolean
}

/** A rule: its number, which is its address, what it says, and where it can be tried. */
export function RuleText({ id, text, terms, canTry, isAsked = false }: RuleTextProps) {
  const says = words.value.rules
  const whole = text.map((piece) => piece.text).join('')
  const passages = linkedPieces(text, mentionsIn(whole, terms, language.value, id))
  return (
    <li class={isAsked ? 'rule rule-asked' : 'rule'} id={id} aria-current={isAsked || undefined}>
      <a class="rule-id" href={`/r/${id}`} aria-label={says.linkTo(id)}>
        {id}
      </a>
      <p>
        {passages.map(({ text: pieces, rule }, at) =>
          rule === undefined ? (
            <Pieces key={at} pieces={pieces} />
          ) : (
            <a key={at} class="rule-term" href={`/r/${rule}`} title={rule}>
              <Pieces pieces={pieces} />
            </a>
          ),
        )}
      </p>
      {canTry && (
        <div class="rule-try">
          <Button
            kind={isAsked ? 'primary' : 'quiet'}
            sign="play"
            href={tryAddress(id)}
            label={says.tryRule(id)}
          >
            {says.tryIt}
          </Button>
        </div>
      )}
    </li>
  )
}

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <>{pieces.map((piece, at) => (piece.found ? <mark key={at}>{piece.text}</mark> : piece.text))}</>
)
