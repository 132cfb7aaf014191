import type { company as en } from './words.en.ts'

export const company: typeof en = {
  again: {
    asked: (name) => `${name} veut rejouer.`,
    sit: 'Prendre place',
    own: 'Les autres sont prévenus. Votre place vous attend à la prochaine table.',
    next: 'À la prochaine table',
    watch: 'Regarder la prochaine partie',
  },
}
