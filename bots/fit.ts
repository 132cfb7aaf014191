// Ridge regression, linear or logistic, by coordinate descent.

/** What a seat's position looked like, and what came of it: a score, or 1 for a game that was won. */
export interface Example {
  readonly features: Float64Array
  readonly result: number
}

export interface FitWishes {
  /** What is believed of each weight beforehand. */
  readonly beliefs: readonly number[]
  /** How strongly: a belief weighs as much as what this share of the examples tells of its feature. */
  readonly trust: number
  /** Where a feature is written so that more of it is never worse, no weight is below zero. */
  readonly neverNegative: boolean
}

const SWEEPS = 5000
/** What is believed of a feature that no example has. */
const LEAST_TRUST = 1e-6
/** A change of all weights together that is not worth another sweep. */
const STILL = 1e-7

/** The products of features that least squares needs: examples are taken in one by one, and need not be kept. */
class Products {
  readonly size: number
  readonly products: Float64Array
  readonly results: Float64Array
  /** Of each feature alone, whatever an example weighs: an example near certainty is not to weaken a belief. */
  readonly squares: Float64Array

  constructor(size: number) {
    this.size = size
    this.products = new Float64Array(size * size)
    this.results = new Float64Array(size)
    this.squares = new Float64Array(size)
  }

  add(features: Float64Array, result: number, weight = 1): void {
    const { size, products, results, squares } = this
    for (let row = 0; row < size; row++) {
      squares[row] += features[row] * features[row]
      const feature = features[row] * weight
      if (feature === 0) continue
      results[row] += feature * result
      for (let column = 0; column < size; column++)
        products[row * size + column] += feature * features[column]
    }
  }

  /** The weights that come closest to the results and to what was believed. */
  solve({ beliefs, trust, neverNegative }: FitWishes, from: Float64Array): Float64Array {
    const { size, products, results, squares } = this
    const weights = from.slice()
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      let moved = 0
      for (let row = 0; row < size; row++) {
        const strength = trust * squares[row] + LEAST_TRUST
        let rest = results[row] + strength * beliefs[row]
        for (let column = 0; column < size; column++)
          if (column !== row) rest -= products[row * size + column] * weights[column]
        const best = rest / (products[row * size + row] + strength)
        const next = neverNegative ? Math.max(0, best) : best
        moved += Math.abs(next - weights[row])
        weights[row] = next
      }
      if (moved < STILL) break
    }
    return weights
  }
}

/** Weights whose sums come closest to the results. */
export function fitScores(examples: readonly Example[], wishes: FitWishes): Float64Array {
  const size = wishes.beliefs.length
  const products = new Products(size)
  for (const { features, result } of examples) products.add(features, result)
  return products.solve(wishes, new Float64Array(size))
}

const ROUNDS = 12
/** Near certainty an example says little, and rounding much. */
const LEAST_DOUBT = 1e-3

/** The share of games won, for a logarithm of odds. */
export const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

export const sumOf = (features: ArrayLike<number>, weights: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < weights.length; at++) sum += features[at] * weights[at]
  return sum
}

/** Weights whose sums are the logarithms of the odds of winning: iteratively reweighted least squares. */
export function fitOdds(examples: readonly Example[], wishes: FitWishes): Float64Array {
  const size = wishes.beliefs.length
  let weights: Float64Array = Float64Array.from(wishes.beliefs)
  for (let round = 0; round < ROUNDS; round++) {
    const products = new Products(size)
    for (const { features, result } of examples) {
      const odds = sumOf(features, weights)
      const share = shareOf(odds)
      const doubt = Math.max(LEAST_DOUBT, share * (1 - share))
      products.add(features, odds + (result - share) / doubt, doubt)
    }
    weights = products.solve(wishes, weights)
  }
  return weights
}
