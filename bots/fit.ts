/** One example to learn from: features, and what came of them. */
export interface Example {
  readonly features: ArrayLike<number>
  readonly result: number
}

/** Least squares with a little shrinking (ridge regression): gathers examples, then solves. */
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

  /** Weights such that the weighted sum of features comes closest to the results. */
  solve(shrink: number): number[] {
    const size = this.#size
    const matrix = Array.from({ length: size }, (_, row) => {
      const line = Array.from(this.#products.subarray(row * size, (row + 1) * size))
      line[row] += shrink
      line.push(this.#results[row])
      return line
    })
    for (let pivot = 0; pivot < size; pivot++) {
      let best = pivot
      for (let row = pivot + 1; row < size; row++)
        if (Math.abs(matrix[row][pivot]) > Math.abs(matrix[best][pivot])) best = row
      ;[matrix[pivot], matrix[best]] = [matrix[best], matrix[pivot]]
      for (let row = 0; row < size; row++) {
        if (row === pivot) continue
        const factor = matrix[row][pivot] / matrix[pivot][pivot]
        if (factor === 0) continue
        for (let column = pivot; column <= size; column++)
          matrix[row][column] -= factor * matrix[pivot][column]
      }
    }
    return matrix.map((line, row) => line[size] / line[row])
  }
}
