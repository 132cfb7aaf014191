import type { Language, StoryBook } from '../house.ts'

/** Each language apart, and only when it is read. */
export const story = async (language: Language): Promise<StoryBook> =>
  (language === 'fr' ? await import('./campaign.story.fr.ts') : await import('./campaign.story.en.ts')).STORY
