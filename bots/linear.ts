// Linear evaluation: a weighted sum of features.
import type { LinearKnowledge, Weight, Weights } from '@astrolabe/kernel'

const early = (weight: Weight): number => (typeof weight === 'number' ? weight : weight[0])
const late = (weight: Weight): number => (typeof weight === 'number' ? weight : weight[1])

/**
 * The sum of what a seat's features are worth. Where the game says how much of it is left, a weight shifts from its
 * early to its late value as the game runs out.
 */
export function linearSum<S>(
  { features, measure, left }: Pick<LinearKnowledge<S>, 'features' | 'measure' | 'left'>,
  weights: Weights,
): (state: S, seat: number) => number {
  const measured = new Float64Array(features.length)
  const atStart = Float64Array.from(features, (feature) => early(weights[feature]))
  const atEnd = Float64Array.from(features, (feature) => late(weights[feature]))
  return (state, seat) => {
    measure(state, seat, measured)
    const share = left === undefined ? 1 : left(state)
    let sum = 0
    for (let at = 0; at < measured.length; at++)
      sum += measured[at] * (share * atStart[at] + (1 - share) * atEnd[at])
    return sum
  }
}

/** What a sum is made of: how much of each feature a seat has, and how many points that is. */
export function linearTerms<S>({
  features,
  measure,
  left,
  weights,
}: Fitted<S> & Pick<LinearKnowledge<S>, 'weights'>): (
  state: S,
  seat: number,
) => {
  readonly amounts: readonly number[]
  readonly worths: readonly number[]
} {
  return (state, seat) => {
    const measured = new Float64Array(features.length)
    measure(state, seat, measured)
    const share = left === undefined ? 1 : left(state)
    const worthOf = (weight: Weight): number => share * early(weight) + (1 - share) * late(weight)
    const amounts = [...measured]
    return { amounts, worths: amounts.map((amount, at) => amount * worthOf(weights[features[at]])) }
  }
}

type Fitted<S> = Pick<LinearKnowledge<S>, 'features' | 'measure' | 'left'>

/** The measures of a position as a fit takes them in: each twice, early and late, where the game runs out. */
export function example<S>({ features, measure, left }: Fitted<S>, state: S, seat: number): Float64Array {
  const measured = new Float64Array(features.length)
  measure(state, seat, measured)
  if (left === undefined) return measured
  const share = left(state)
  return Float64Array.from([
    ...measured.map((one) => share * one),
    ...measured.map((one) => (1 - share) * one),
  ])
}

/** What a fit has found, under the names of the features, rounded to what can be read. */
export function weightsOf<S>({ features, left }: Fitted<S>, found: ArrayLike<number>): Weights {
  const at = (place: number): number => Math.round(found[place] * 1000) / 1000 || 0
  return Object.fromEntries(
    features.map((feature, place) => [
      feature,
      left === undefined ? at(place) : [at(place), at(features.length + place)],
    ]),
  )
}

/** The same the other way round. */
export function placesOf<S>({ features, left }: Fitted<S>, weights: Weights): readonly number[] {
  const known = (side: (weight: Weight) => number) => features.map((feature) => side(weights[feature]))
  return left === undefined ? known(early) : [...known(early), ...known(late)]
}
