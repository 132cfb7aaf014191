import type { RuleOf } from '../../../rules/rule-ids.ts'

export const base: Readonly<Record<RuleOf<'base'>, string>> = {
  'VL-701':
    'La base stellaire se trouve dans le secteur 1, au bord gauche de la carte ; tous les vaisseaux en partent.',
  'VL-702':
    'La base stellaire compte comme une planète : vous y rendre, c’est vous poser, et votre exploration prend fin. Vous pourrez en repartir au plus tôt à votre tour suivant.',
  'VL-703':
    'Vous pouvez regagner la base stellaire en franchissant les frontières jusqu’au secteur 1 ; depuis ce secteur, vous y poser ne coûte rien.',
  'VL-704':
    'Un rappel impérial, et certains risques, envoient aussitôt votre vaisseau à la base stellaire. Votre exploration prend fin, et cela compte comme votre atterrissage du tour.',
  'VL-705':
    'La première fois que vous arrivez à la base stellaire avec 12 PV ou plus, vous recevez votre promotion, aussitôt et d’office, quel que soit le chemin pris.',
  'VL-706':
    'Lors de votre promotion, retournez votre plateau vaisseau côté Spatha. Vous ne reviendrez jamais au Frombola.',
  'VL-707':
    'Lors de votre promotion, vous conservez votre compteur de missions spéciales, votre Holodeck et vos Nanoprobes, et toute votre expérience. Tout le reste demeure derrière vous, experts compris.',
  'VL-708':
    'Votre Spatha commence sur ses valeurs grisées ; vous y ajoutez ensuite gratuitement 2 éléments de votre choix, équipement ou personnel, dans ses limites.',
  'VL-709':
    'Si votre promotion survient avec 2 missions spéciales et les Nanoprobes, par exemple, vous gardez les unes et les autres, ainsi que votre expérience.',
  'VL-710':
    'Arriver à la base stellaire avec moins de 12 PV n’a pas d’autre effet. Votre promotion pourra encore venir lors d’un prochain retour.',
  'VL-711': 'À la base stellaire, rien ne se répare, ne se vend ni ne s’achète.',
  'VL-712':
    'Vous ne recevez qu’une promotion : vos retours suivants à la base stellaire ne changent rien à votre vaisseau.',
}
