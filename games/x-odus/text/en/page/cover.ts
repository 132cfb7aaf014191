import type { CoverWords } from '../../words.page/cover.ts'

export const cover: CoverWords = { tagline: 'Seal the Great Rift before the Corruption awakens' }
