/** How far chance went for or against somebody. */
export type Fortune = 'very-kind' | 'kind' | 'ordinary' | 'harsh' | 'very-harsh'

/** Standard deviations: one is passed on either side once in three games, the other on one side once in twenty. */
const USUAL = 1
const RARE = 1.645

/** What so many standard deviations above what was to be expected are called. */
export function fortuneOf(deviations: number): Fortune {
  if (Math.abs(deviations) < USUAL) return 'ordinary'
  if (deviations > 0) return deviations < RARE ? 'kind' : 'very-kind'
  return deviations > -RARE ? 'harsh' : 'very-harsh'
}
