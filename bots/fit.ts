/** Least squares: gathers examples, features and what came of them, then solves. */
export class Fit {
  readonly #size: number
  readonly #products: Float64Array
  readonly #results: Float64Array

  constructor(size: number) {
    this.#size = size
    this.#products = new Float64Array(size * size)
    this.#results = new Float64Array(size)
  }

  add(features: ArrayLike<number>, result: number): void {
    const size = this.#size
    for (let row = 0; row < size; row++) {
      const feature = features[row]
      if (feature === 0) continue
      this.#results[row] += feature * result
      for (let column = 0; column < size; column++)
        this.#products[row * size + column] += feature * features[column]
    }
  }

  /**
   * Weights such that the weighted sum of features comes closest to the results, none below zero: a feature is
   * written so that more of it is never worse. Coordinate descent, with a little shrinking.
   */
  solve(shrink: number, rounds = 2000): number[] {
    const size = this.#size
    const weights = new Float64Array(size)
    for (let round = 0; round < rounds; round++) {
      for (let row = 0; row < size; row++) {
        let rest = this.#results[row]
        for (let column = 0; column < size; column++) {
          if (column !== row) rest -= this.#products[row * size + column] * weights[column]
        }
        weights[row] = Math.max(0, rest / (this.#products[row * size + row] + shrink))
      }
    }
    return Array.from(weights)
  }
}
