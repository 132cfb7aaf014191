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
  skip: 'Abréger',
  play: 'Jouer une vraie partie',
  setUp: 'Préparer une table',
}
