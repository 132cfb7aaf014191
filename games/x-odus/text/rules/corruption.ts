import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const corruption: Chapter<RuleOf<'corruption'>> = {
  title: { en: 'The Corruption phase', fr: 'La phase de Corruption' },
  rules: {
    'XO-CPH-01': {
      en: 'When all ships have finished their turns, the Corruption phase begins: first, the Corruption marker advances 1 space.',
      fr: 'Quand tous les vaisseaux ont achevé leur tour, la phase de Corruption commence : d’abord, le marqueur de Corruption avance de 1 case.',
    },
    'XO-CPH-02': {
      en: 'When the marker reaches a red space, turn its Avatar token face up, reveal its card, and put the token on the Corrupted System that is nearest to a ship, counting by lanes; hidden ships count only if there are no others. In a tie, take the System nearest to the ship that carries most Keys, then to the one with least Health, then the lowest tile number. Rift markers change nothing here.',
      fr: 'Quand le marqueur atteint une case rouge, retournez son jeton Avatar face visible, révélez sa carte, et posez le jeton sur le Système Corrompu le plus proche d’un vaisseau, en comptant par les voies ; les vaisseaux cachés ne comptent que s’il n’y en a pas d’autres. À égalité, prenez le plus proche du vaisseau qui porte le plus de Clés, puis de celui qui a le moins de Santé, puis le plus petit numéro de tuile. Les marqueurs de Rift n’y changent rien.',
    },
    'XO-CPH-03': {
      en: 'After the Avatar of a red space, shuffle the next 4 cards of the Enemy Reserve into the Enemy deck, whatever their level. The discard is not added.',
      fr: 'Après l’Avatar d’une case rouge, mélangez les 4 cartes suivantes de la réserve d’Ennemis à la pioche Ennemi, quel que soit leur niveau. La défausse n’y est pas ajoutée.',
    },
    'XO-CPH-04': {
      en: 'If fewer than 4 cards remain in the Enemy Reserve, add those that are left.',
      fr: 'S’il reste moins de 4 cartes dans la réserve d’Ennemis, ajoutez celles qui restent.',
    },
    'XO-CPH-05': {
      en: 'When the marker reaches a space with the token of an Avatar that escaped, it comes back in the same way; several tokens on one space enter in ascending number. Only red spaces add Enemies: a red space adds its 4 even if its token has left it.',
      fr: 'Quand le marqueur atteint une case où se trouve le jeton d’un Avatar enfui, celui-ci revient de la même façon ; plusieurs jetons sur une même case entrent par numéro croissant. Seules les cases rouges ajoutent des Ennemis : une case rouge ajoute ses 4 Ennemis même si son jeton l’a quittée.',
    },
    'XO-CPH-06': {
      en: 'Whatever makes the Corruption marker advance, and in whichever phase, the space it reaches takes effect: Avatars arrive and engage, Enemies are added. Beyond the Awakening, you lose.',
      fr: 'Quoi que ce soit qui fasse avancer le marqueur de Corruption, et dans quelque phase que ce soit, la case atteinte prend effet : des Avatars arrivent et engagent, des Ennemis s’ajoutent. Au-delà de l’Éveil, vous perdez.',
    },
    'XO-CPH-07': {
      en: 'If the Corruption marker is on the Awakening and has to advance, you lose at once.',
      fr: 'Si le marqueur de Corruption est sur l’Éveil et doit avancer, vous perdez sur-le-champ.',
    },
    'XO-CPH-08': {
      en: 'An Avatar put on a System with ships engages them at once; they make a Damage Roll only if this happens in the Corruption phase. In the Action phase, a ship in the middle of its turn has to fight or disengage next, and one that has already acted waits for its next turn.',
      fr: 'Un Avatar posé sur un Système où il y a des vaisseaux les engage aussitôt ; ils ne font un lancer de Dégâts que si cela se passe à la phase de Corruption. À la phase d’Action, un vaisseau au milieu de son tour doit alors combattre ou se Désengager, et un vaisseau qui a déjà agi attend son prochain tour.',
    },
  },
}
