import { french as fr, several } from '@astrolabe/words/french.ts'
import type { OddsWords } from '../../page.ts'

export const odds: OddsWords = {
  battle: (place) => fr`Bataille : ${place}, avant cartes et énergie à venir`,
  prepared: 'La bataille, ainsi préparée',
  youWin: 'Vous gagnez',
  wins: (who) => fr`Gagne : ${who}`,
  nobody: 'Tout le monde perd',
  reroll: (die) => `Relancer un ${die}`,
  void: (dice, targeting) =>
    fr`Le Néant : ${several(dice, 'dé')}${targeting > 1 ? ` de ${targeting} ou plus` : ''} ; le plus haut`,
  highest: (face, benefit) => fr`${face} : ${benefit}`,
}
