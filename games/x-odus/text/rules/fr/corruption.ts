import type { RuleOf } from '../../../rules/rule-ids.ts'

export const corruption: Readonly<Record<RuleOf<'corruption'>, string>> = {
  'XO-CPH-01':
    'Quand tous les vaisseaux ont achevé leur tour, la phase de Corruption commence : d’abord, le marqueur de Corruption avance de 1 case.',
  'XO-CPH-02':
    'Quand le marqueur atteint une case rouge, retournez son jeton Avatar face visible, révélez sa carte, et posez le jeton sur le Système à Rift actif le plus proche d’un vaisseau, en comptant par les voies ; les vaisseaux cachés ne comptent que s’il n’y en a pas d’autres. À égalité, prenez le plus proche du vaisseau qui porte le plus de Clés, puis de celui qui a le moins de Santé, puis le plus petit numéro de tuile. Si aucun Rift n’est actif, l’Avatar arrive sur le Système de départ.',
  'XO-CPH-03':
    'Après l’Avatar d’une case rouge, mélangez les 4 cartes suivantes de la réserve d’Ennemis à la pioche Ennemi, quel que soit leur niveau. La défausse n’y est pas ajoutée.',
  'XO-CPH-04': 'S’il reste moins de 4 cartes dans la réserve d’Ennemis, ajoutez celles qui restent.',
  'XO-CPH-05':
    'Quand le marqueur atteint une case où se trouve le jeton d’un Avatar enfui, celui-ci revient de la même façon ; plusieurs jetons sur une même case entrent par numéro croissant. Seules les cases rouges ajoutent des Ennemis : une case rouge ajoute ses 4 Ennemis même si son jeton l’a quittée.',
  'XO-CPH-06':
    'Quoi que ce soit qui fasse avancer le marqueur de Corruption, et dans quelque phase que ce soit, la case atteinte prend effet : des Avatars arrivent et engagent, des Ennemis s’ajoutent. Au-delà de l’Éveil, vous perdez.',
  'XO-CPH-07': 'Si le marqueur de Corruption est sur l’Éveil et doit avancer, vous perdez sur-le-champ.',
  'XO-CPH-08':
    'Un Avatar posé sur un Système où il y a des vaisseaux les engage aussitôt ; ils ne font un lancer de Dégâts que si cela se passe à la phase de Corruption. À la phase d’Action, un vaisseau au milieu de son tour doit alors combattre ou se Désengager, et un vaisseau qui a déjà agi attend son prochain tour.',
}
