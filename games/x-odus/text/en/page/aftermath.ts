import type { AftermathWords } from '../../words.page/aftermath.ts'

export const aftermath: AftermathWords = { title: 'How it went' }
