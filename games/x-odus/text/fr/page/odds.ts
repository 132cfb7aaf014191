import type { OddsWords } from '../../words.page/odds.ts'

export const odds: OddsWords = { detected: 'Détectés', unnoticed: 'Inaperçus' }
