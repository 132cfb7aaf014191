import { Die, type Told } from '@astrolabe/drawing'
import type { AndromedaFact } from '../../../rules/facts.ts'
import type { ToldWords } from '../../../text/page-words.ts'
import { WhoMark } from '../stage/who-mark.tsx'
import './dice.css'

interface Roll {
  readonly who: number
  readonly dice: readonly number[]
}

/** The dice of an act as they lay in the end, by whoever rolled them. */
function rollsIn(facts: readonly AndromedaFact[]): Roll[] {
  const rolls: Roll[] = []
  for (const fact of facts) {
    if (fact.kind === 'battle') rolls.length = 0
    if (fact.kind === 'rolled' || fact.kind === 'void-roll') rolls.push(fact)
    if (fact.kind !== 'rerolled') continue
    const at = rolls.findLastIndex(({ who }) => who === fact.who)
    if (at < 0) continue
    const { who, dice } = rolls[at]
    rolls[at] = { who, dice: dice.with(dice.indexOf(fact.from), fact.to).toSorted((a, b) => b - a) }
  }
  return rolls
}

export function diceOf(facts: readonly AndromedaFact[], { rolls: says, die }: ToldWords): Told['dice'] {
  const rolls = rollsIn(facts)
  if (rolls.length === 0) return undefined
  return (rolling) => (
    <span class="edge-told-dice" role="group" aria-label={says}>
      {rolls.map(({ who, dice }) => (
        <span key={who} class="edge-told-side">
          <WhoMark who={who} size={20} />
          {dice.map((value, at) => (
            <Die key={at} value={value} size={28} rolling={rolling} label={die(value)} />
          ))}
        </span>
      ))}
    </span>
  )
}
