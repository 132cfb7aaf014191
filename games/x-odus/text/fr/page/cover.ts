import type { CoverWords } from '../../words.page/cover.ts'

export const cover: CoverWords = { tagline: 'Scellez le Grand Rift avant l’Éveil de la Corruption' }
