import type { LessonWords } from './words.ts'

export const fr: LessonWords = {
  title: (game) => `Leçon : ${game}`,
  opening: 'On prépare la leçon…',
  guide: 'Que faire à cette étape',
  progress: (step, steps) => `Étape ${step} sur ${steps}`,
  back: 'Retour',
  next: 'Suivant',
  begin: 'Commencer',
  doIt: 'Faites-le pour moi',
  skip: 'Voir la suite',
  against: (cadets) =>
    cadets === 1
      ? 'Vous contre un cadet, comme dans la leçon.'
      : `Vous contre ${cadets} cadets, comme dans la leçon.`,
  play: 'Jouer une vraie partie',
  setUp: 'Préparer une table',
}
