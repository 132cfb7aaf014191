/** Chances in whole per cent that add up as they should: what rounding down takes goes to whoever lost most by it. */
export function inPercent(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100)
  const percents = exact.map(Math.floor)
  const lost = (index: number): number => exact[index] - percents[index]
  const missing = Math.round(sum(exact)) - sum(percents)
  const first = [...percents.keys()].sort((one, other) => lost(other) - lost(one)).slice(0, missing)
  for (const index of first) percents[index]++
  return percents
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)
