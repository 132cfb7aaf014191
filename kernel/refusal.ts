/** Why something is not allowed: the rule that forbids it and, where it helps, how much is missing. */
export interface Refusal {
  readonly rule: string
  readonly missing?: number
}

/** The refusal of a rule. Made anew each time, which costs less than to look for one made before. */
export function refuse(rule: string, missing = 0): Refusal {
  return missing > 0 ? { rule, missing } : { rule }
}
