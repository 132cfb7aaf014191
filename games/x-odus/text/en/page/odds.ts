import type { OddsWords } from '../../words.page/odds.ts'

export const odds: OddsWords = { detected: 'Detected', unnoticed: 'Unnoticed' }
