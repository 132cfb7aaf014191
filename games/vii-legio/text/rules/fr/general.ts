import type { RuleOf } from '../../../rules/rule-ids.ts'

export const general: Readonly<Record<RuleOf<'general'>, string>> = {
  'VL-001':
    'Vous êtes l’une des 2 à 4 Unités Commandantes de la Septième Légion. Chacune commande un seul vaisseau, à sa propre couleur.',
  'VL-002': 'Les Unités Commandantes jouent tour à tour, dans le sens des aiguilles d’une montre.',
  'VL-003': 'Vous commencez avec 0 PV. Tous les scores restent publics pendant toute la partie.',
  'VL-004':
    'La piste de score est graduée de 0 à 33. Si vous dépassez 33, chaque PV supplémentaire compte encore.',
  'VL-005':
    'Vous marquez des PV en découvrant des planètes, en franchissant des seuils de Contact, en gagnant des trophées, en accomplissant des missions spéciales et en ouvrant le Secteur X.',
  'VL-006': 'Les PV marqués vous sont acquis : rien, dans le jeu, ne fait baisser un score.',
  'VL-007':
    'Aucune Unité Commandante n’est jamais éliminée, et vous ne pouvez jamais attaquer le vaisseau d’une autre.',
  'VL-008':
    'Un seul dé, à dix faces, décide des dégâts et des rares événements qui y font appel. Son 0 vaut 10.',
}
