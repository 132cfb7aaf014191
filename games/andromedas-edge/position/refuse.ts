import * as kernel from '@astrolabe/kernel'
import type { RuleId } from '../content/rule-ids.ts'

/** The refusal of a rule of this game. */
export const refuse: (rule: RuleId, missing?: number) => kernel.Refusal = kernel.refuse
