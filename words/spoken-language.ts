import { LANGUAGES, type Language } from '@astrolabe/kernel'

/** The first of the reader's languages that we speak. */
export function spokenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one)
    if (language !== undefined) return language
  }
  return 'en'
}
