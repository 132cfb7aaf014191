/** Why something is not allowed: the rule that forbids it and, where it helps, how much is missing. */
export interface Refusal {
  readonly rule: string
  readonly missing?: number
}

const known = new Map<string, Refusal[]>()

/**
 * The refusal of a rule. The same rule and amount give the same object, so that a check costs nothing in a
 * simulation, where nobody reads it.
 */
export function refuse(rule: string, missing = 0): Refusal {
  let amounts = known.get(rule)
  if (amounts === undefined) {
    amounts = []
    known.set(rule, amounts)
  }
  return (amounts[missing] ??= missing > 0 ? { rule, missing } : { rule })
}
