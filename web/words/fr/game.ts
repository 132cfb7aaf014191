import type { Words } from '../words.ts'

export const game: Words['game'] = {
  play: 'Jouer maintenant',
  setUp: 'Préparer une table',
  lesson: 'La leçon en cinq minutes',
  rules: 'Règles',
  gallery: 'Galerie',
  facts: { players: 'Joueurs', minutes: 'Durée', kind: 'Genre' },
}
