import type { AftermathWords } from '../../words.page/aftermath.ts'

export const aftermath: AftermathWords = { title: 'Le fil de la partie' }
