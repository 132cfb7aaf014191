import type { House, Refusal } from '@astrolabe/kernel'
import { language } from '../../settings.ts'
import { rulesOf } from './fitting.ts'

interface ReasonsProps {
  readonly house: Pick<House<unknown>, 'text'> | undefined
  readonly refusals: readonly (Refusal | undefined)[]
}

/** Why something is greyed here, with the rule. */
export const Reasons = ({ house, refusals }: ReasonsProps) => (
  <>
    {rulesOf(refusals).map((refusal) => (
      <p class="setup-reason" key={refusal.rule}>
        <a href={`/r/${refusal.rule}`}>{refusal.rule}</a> {house?.text[language.value].refusal(refusal)}
      </p>
    ))}
  </>
)
