import type { Language } from '@astrolabe/kernel'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'

const en = {
  title: (game: string) => `${game} on a large screen`,
  players: 'Players',
  back: 'Back to the table',
  join: 'Scan to join or watch',
  waiting: 'Waiting for players',
  open: 'Free seat',
  latest: 'The last that happened',
}

const fr: typeof en = {
  title: (game) => `${game} sur grand écran`,
  players: 'Joueurs',
  back: 'Retour à la table',
  join: 'Scannez pour jouer ou regarder',
  waiting: 'On attend des joueurs',
  open: 'Place libre',
  latest: 'Ce qui vient de se passer',
}

export const TV_WORDS: Readonly<Record<Language, typeof en>> = { en, fr }
export const tvWords = computed(() => TV_WORDS[language.value])
