import { calibrated, median, type Rates } from './measure.ts'

/** What a figure is held against. */
export interface Bar {
  readonly against: string
  /** How many times what it is held against the figure is. */
  readonly ratio: number
  readonly atLeast: number
  /** A hard bar fails the benchmark; a guide only says how far there is to go. */
  readonly hard: boolean
}

/** One line of the table. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly figure: number
  /** The figure as it would be on a machine on which the calibration does `REFERENCE` deals a second. */
  readonly calibrated?: number
  readonly bars: readonly Bar[]
}

export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

/** Deals a second of the calibration on the machine the guides were set for, when it had nothing else to do. */
export const REFERENCE = 7_000_000

/** A row of a rate: units a second, each unit worth `worth` of those named. */
export function rateRow(
  name: string,
  unit: string,
  rates: Rates,
  worth = 1,
  bars: readonly Bar[] = [],
): Row & { readonly calibrated: number } {
  return {
    name,
    unit,
    figure: median(rates.rounds) * worth,
    calibrated: calibrated(rates) * REFERENCE * worth,
    bars,
  }
}

/** The row held against a guide, in calibrated figures: guides are for a machine at rest. */
export function withGuide(row: Row & { readonly calibrated: number }, against: string, guide: number): Row {
  return { ...row, bars: [...row.bars, { against, ratio: row.calibrated / guide, atLeast: 1, hard: false }] }
}

export function holds({ ratio, atLeast }: Bar): boolean {
  return ratio >= atLeast
}

/** Whether every hard bar holds. */
export function allHold(sections: readonly Section[]): boolean {
  return sections.every(({ rows }) => rows.every(({ bars }) => bars.every((bar) => !bar.hard || holds(bar))))
}
