import type { StoryBook } from '../house.ts'

export const STORY: StoryBook = {
  1: [
    'Le phare, au bord des cartes, se tait depuis neuf jours.',
    'Vous larguez les amarres avant l’aube, avec du pain pour un mois et une bonne voile.',
  ],
  2: [
    'Un radeau, et dessus quatre personnes qui font signe des deux bras.',
    'Derrière elles dérive leur cargaison, et il n’y a de place à bord que pour l’une ou pour les autres.',
  ],
  3: ['Le dernier détroit est étroit, et quelque chose a déplacé les bouées.'],
  4: ['C’est fait. Pour la première fois depuis des jours, quelqu’un chante à la barre.'],
  5: ['Cela n’a pas suffi. Personne ne le dit.'],
  6: ['Les naufragés sont charpentiers. Ils demandent des clous avant de demander de l’eau.'],
  7: ['Les caisses contiennent de l’huile et des cordages, et un coffre de marin que personne n’ouvre.'],
  8: [
    'Une lettre dans une bouteille, et elle vous est adressée\u202f: «\u202fNe l’allume pas. C’est moi qui l’ai éteint.\u202f»',
  ],
  9: [
    'Vous allumez le phare malgré tout. Au loin, l’un après l’autre, les autres répondent. Vous savez le chemin du retour.',
  ],
  10: [
    'Le phare reste éteint, et la mer aussi. Vous naviguez sur des étoiles auxquelles vous ne croyez plus.',
  ],
}
