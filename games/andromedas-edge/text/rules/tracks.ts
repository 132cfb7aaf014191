import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const tracks: Chapter<RuleOf<'tracks'>> = {
  title: { en: 'Progress tracks', fr: 'Les pistes Progrès' },
  rules: {
    'AE-BP-1': {
      en: 'You progress on five tracks, Science, Industry, Commerce, Civilization and Supremacy, from space 0 to space 9. Each space you enter gives you its reward, also when you enter several at once.',
      fr: 'Il y a cinq pistes Progrès, aux cases 0 à 9 : Science, Industrie, Commerce, Civilisation et Suprématie. Chaque case où vous entrez vous donne sa récompense, même si vous en franchissez plusieurs d’un coup.',
    },
    'AE-BP-2': {
      en: 'If you are on space 9 and advance further, gain 2 VP each time.',
      fr: 'Si vous êtes sur la case 9 et avancez encore, gagnez 2 PV chaque fois.',
    },
    'AE-BP-3': {
      en: 'A track is parted into three bands: spaces 0 to 2 are band I, 3 to 5 band II, 6 to 9 band III. At the end they tell what your developments are worth.',
      fr: 'Chaque piste a trois paliers : I pour les cases 0 à 2, II pour 3 à 5, III pour 6 à 9. À la fin, ils disent ce que valent vos infrastructures.',
    },
    'AE-BP-4': {
      en: 'On a discovery space, look at its stack and take 1 token; the others are shuffled and put back. If the stack is empty, gain 2 VP.',
      fr: 'Sur une case Découverte, regardez sa pile et prenez 1 pion ; les autres sont mélangés et remis en place. Si la pile est vide, gagnez 2 PV.',
    },
    'AE-BP-5': {
      en: 'On the Supremacy track, the first to reach a space with a token takes the token. Those who come later gain 2 VP.',
      fr: 'Sur la piste Suprématie, le premier à atteindre une case qui porte un pion prend ce pion. Les suivants gagnent 2 PV.',
    },
    'AE-BP-6': {
      en: 'Your place on the Commerce track tells what each card and credit of your vault is worth at the end: 0 VP on spaces 0 to 3, 1 VP on 4 to 6, 2 VP on 7 to 9.',
      fr: 'Votre place sur la piste Commerce dit ce que vaut à la fin chaque carte et chaque crédit de votre coffre-fort : 0 PV sur les cases 0 à 3, 1 PV sur 4 à 6, 2 PV sur 7 à 9.',
    },
    'AE-BP-7': {
      en: 'Any number of markers may share a space.',
      fr: 'Une même case peut accueillir autant de marqueurs qu’il en vient.',
    },
  },
}
