import type { Language } from '@astrolabe/kernel'

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

/** The same in words. What may happen is not said never to, nor always to while something else may. */
export function percentsSaid(chances: readonly number[], language: Language): string[] {
  const figures = new Intl.NumberFormat(language, { style: 'percent' })
  const percents = inPercent(chances)
  const isHidden = (index: number): boolean => percents[index] === 0 && chances[index] > 0
  const hides = [...percents.keys()].some(isHidden)
  return percents.map((percent, index) => {
    if (isHidden(index)) return `<\u00a0${figures.format(0.01)}`
    return percent === 100 && hides ? `>\u00a0${figures.format(0.99)}` : figures.format(percent / 100)
  })
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)
