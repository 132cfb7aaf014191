import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const base: Chapter<RuleOf<'base'>> = {
  title: { en: 'Star base and promotion', fr: 'Base stellaire et promotion' },
  rules: {
    'VL-701': {
      en: 'The star base is in sector 1, on the left edge of the map; every ship sets out from there.',
      fr: 'La base stellaire se trouve dans le secteur 1, au bord gauche de la carte ; tous les vaisseaux en partent.',
    },
    'VL-702': {
      en: 'The star base counts as a planet: going there is a landing, and it ends your exploration. You may leave again on your next turn at the earliest.',
      fr: 'La base stellaire compte comme une planète : vous y rendre, c’est vous poser, et votre exploration prend fin. Vous pourrez en repartir au plus tôt à votre tour suivant.',
    },
    'VL-703': {
      en: 'You may return to the star base by crossing borders back to sector 1; from that sector, landing on the base costs nothing.',
      fr: 'Vous pouvez regagner la base stellaire en franchissant les frontières jusqu’au secteur 1 ; depuis ce secteur, vous y poser ne coûte rien.',
    },
    'VL-704': {
      en: 'An imperial recall, and certain risks, send your ship to the star base at once. This ends your exploration and counts as your landing for the turn.',
      fr: 'Un rappel impérial, et certains risques, envoient aussitôt votre vaisseau à la base stellaire. Votre exploration prend fin, et cela compte comme votre atterrissage du tour.',
    },
    'VL-705': {
      en: 'The first time you come to the star base with 12 VP or more, you receive your promotion, at once and automatically, however you got there.',
      fr: 'La première fois que vous arrivez à la base stellaire avec 12 PV ou plus, vous recevez votre promotion, aussitôt et d’office, quel que soit le chemin pris.',
    },
    'VL-706': {
      en: 'At your promotion, turn your ship board to the Spatha side. You will never go back to the Frombola.',
      fr: 'Lors de votre promotion, retournez votre plateau vaisseau côté Spatha. Vous ne reviendrez jamais au Frombola.',
    },
    'VL-707': {
      en: 'At your promotion you keep your special mission counter, your Holodeck and Nanoprobes, and all your experience. Everything else aboard is left behind, experts included.',
      fr: 'Lors de votre promotion, vous conservez votre compteur de missions spéciales, votre Holodeck et vos Nanoprobes, et toute votre expérience. Tout le reste demeure derrière vous, experts compris.',
    },
    'VL-708': {
      en: 'Your Spatha begins on its grey values; you then add 2 free items of your choice, equipment or personnel, within its limits.',
      fr: 'Votre Spatha commence sur ses valeurs grisées ; vous y ajoutez ensuite gratuitement 2 éléments de votre choix, équipement ou personnel, dans ses limites.',
    },
    'VL-709': {
      en: 'If you are promoted with 2 special missions and Nanoprobes, for example, you keep both, along with your experience.',
      fr: 'Si votre promotion survient avec 2 missions spéciales et les Nanoprobes, par exemple, vous gardez les unes et les autres, ainsi que votre expérience.',
    },
    'VL-710': {
      en: 'Coming to the star base with fewer than 12 VP has no other effect. Your promotion can still come on a later return.',
      fr: 'Arriver à la base stellaire avec moins de 12 PV n’a pas d’autre effet. Votre promotion pourra encore venir lors d’un prochain retour.',
    },
    'VL-711': {
      en: 'At the star base, nothing is repaired, sold or bought.',
      fr: 'À la base stellaire, rien ne se répare, ne se vend ni ne s’achète.',
    },
    'VL-712': {
      en: 'You are promoted only once: later returns to the star base change nothing on your ship.',
      fr: 'Vous ne recevez qu’une promotion : vos retours suivants à la base stellaire ne changent rien à votre vaisseau.',
    },
  },
}
