import { countIn } from '@astrolabe/words'
import { french } from '@astrolabe/words/french.ts'
import type { ToldWords } from './words.ts'

const count = countIn('fr')

export const fr: ToldWords = {
  label: 'Ce qui s’est passé',
  nothing: 'La partie commence.',
  by: (name, says) => french`${name} : ${says}`,
  versus: 'contre',
  where: (from, to) => `de ${from} à ${to}`,
  since: {
    title: 'Depuis votre dernier tour',
    more: (acts) => `${count(acts, 'autre fait', 'autres faits')} dans le journal`,
    replay: 'Revoir',
    shows: 'le montrer sur le plateau',
  },
  past: {
    title: 'Retour en arrière',
    step: (step, steps) => `${step} sur ${steps}`,
    previous: 'Précédent',
    next: 'Suivant',
    now: 'Au présent',
  },
  coach: {
    label: 'Premiers pas',
    next: (page, pages) => `Conseil suivant, ${page} sur ${pages}`,
    close: 'Fermer les conseils',
  },
  offer: {
    title: french`Une première minute de passée. Et maintenant ?`,
    text: 'Cette partie vous attend sur cet appareil.',
    lesson: 'Leçon de cinq minutes',
    friend: 'Inviter quelqu’un',
    on: 'Continuer',
  },
}
