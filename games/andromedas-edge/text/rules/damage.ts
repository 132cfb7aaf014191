import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const damage: Chapter<RuleOf<'damage'>> = {
  title: { en: 'Damage and repair', fr: 'Dégâts et réparations' },
  rules: {
    'AE-BX-1': {
      en: 'A module is damaged once it bears a damage marker, and it never bears more than 1. No ship can dock there, and what it does all the time stops.',
      fr: 'Un module est endommagé dès qu’il porte un marqueur Dégât, et il n’en porte jamais plus de 1. Aucun vaisseau ne peut s’y amarrer, et son effet permanent cesse.',
    },
    'AE-BX-2': {
      en: 'If you have to damage a module, you choose one of your intact ones. If you have none, you lose 1 VP.',
      fr: 'Si vous devez endommager un module, vous choisissez l’un de vos modules intacts. Si vous n’en avez aucun, vous perdez 1 PV.',
    },
    'AE-BX-3': {
      en: 'You choose what a repair mends: a module, which loses its marker, your heavy cruiser, which loses its own, or a ship of yours in the scrapyard, which moves to the Repair Barge.',
      fr: 'Vous choisissez à quoi sert une réparation : à un module, qui perd son marqueur, à votre croiseur lourd, qui perd le sien, ou à un de vos vaisseaux à la casse, qui passe dans la Barge de réparation.',
    },
    'AE-BX-4': {
      en: 'If you have nothing to repair, a repair gives you 1 VP.',
      fr: 'Si vous n’avez rien à réparer, une réparation vous donne 1 PV.',
    },
    'AE-BX-5': {
      en: 'In the Repair Barge, ships wait. Your next return brings them into play again.',
      fr: 'Dans la Barge de réparation, les vaisseaux attendent. Votre prochain rappel les remet en jeu.',
    },
    'AE-BX-6': {
      en: 'Your VP never fall below 0, and nobody is ever out of the game.',
      fr: 'Vos PV ne tombent jamais au-dessous de 0, et personne n’est jamais éliminé.',
    },
  },
}
