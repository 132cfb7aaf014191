import type { TimeControl } from '@astrolabe/tables'
import { language } from '../../settings.ts'
import { tableWords } from '../words.ts'

const amount = (number: number, unit: 'second' | 'minute' | 'hour'): string =>
  new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(number)

/** How much time people have to decide. */
export function timeInWords(time: TimeControl): string {
  const { clock: says } = tableWords.value.company
  return time.kind === 'live'
    ? says.live(amount(time.bank / 60, 'minute'), amount(time.more, 'second'))
    : says.slow(amount(time.hours, 'hour'))
}
