import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const sectorX: Chapter<RuleOf<'sector-x'>> = {
  title: { en: 'Sector X', fr: 'Le Secteur X' },
  rules: {
    'VL-501': {
      en: 'Sector X is closed when the game begins: nobody can enter it until it has been opened.',
      fr: 'Le Secteur X est fermé quand la partie commence : personne ne peut y entrer tant qu’il n’a pas été ouvert.',
    },
    'VL-502': {
      en: 'To open Sector X, turn over one of its two cards with lasers aboard: the Breach needs at least 1 laser and a die roll that makes 6 or more with your lasers added, the Dead Beacon at least 2 lasers and no roll. If you open it you score 2 VP; if you fail, nothing happens. If it is already open, the card gives you 1 XP in the domain of your choice.',
      fr: 'Pour ouvrir le Secteur X, retournez l’une de ses deux cartes avec des lasers à bord : la Brèche demande au moins 1 laser et un jet de dé qui, ajouté à vos lasers, atteint 6 ou plus, le Phare mort au moins 2 lasers et aucun jet. Si vous l’ouvrez, vous marquez 2 PV ; si vous échouez, il ne se passe rien. S’il est déjà ouvert, la carte vous donne 1 point d’expérience dans le domaine de votre choix.',
    },
    'VL-503': {
      en: 'Once opened, Sector X loses its token and stays open to everyone for the rest of the game.',
      fr: 'Une fois ouvert, le Secteur X perd son jeton et reste ouvert à tout le monde jusqu’à la fin de la partie.',
    },
    'VL-504': {
      en: 'No border leads to Sector X: once it is open, entering it costs you 6 cards, whatever sector you are in.',
      fr: 'Aucune frontière ne mène au Secteur X : une fois qu’il est ouvert, y entrer vous coûte 6 cartes, quel que soit le secteur où vous êtes.',
    },
    'VL-505': {
      en: 'Leaving Sector X costs you 4 cards, and always takes you to the star base.',
      fr: 'Sortir du Secteur X vous coûte 4 cartes, et vous mène toujours à la base stellaire.',
    },
    'VL-506': {
      en: 'Coming back from Sector X to the star base is a landing, and can bring your promotion.',
      fr: 'Revenir du Secteur X à la base stellaire est un atterrissage, et peut vous valoir votre promotion.',
    },
    'VL-507': {
      en: 'The first Commanding Unit to enter Sector X puts the top card of pile X face down in the X slot.',
      fr: 'La première Unité Commandante qui entre dans le Secteur X pose la première carte de la pile X, face cachée, sur l’emplacement X.',
    },
    'VL-508': {
      en: 'Once a mission in Sector X has succeeded, its card is discarded. The next Commanding Unit to enter puts a new X card face down.',
      fr: 'Une fois qu’une mission a réussi dans le Secteur X, sa carte est défaussée. La prochaine Unité Commandante qui y entre pose une nouvelle carte X face cachée.',
    },
    'VL-509': {
      en: 'If a card already lies in the X slot when you enter, you put no other there.',
      fr: 'Si une carte occupe déjà l’emplacement X quand vous entrez, vous n’en posez pas d’autre.',
    },
    'VL-510': {
      en: 'Sector X is not explored: you cannot turn over any Exploration card there.',
      fr: 'Le Secteur X ne s’explore pas : vous ne pouvez y retourner aucune carte Exploration.',
    },
    'VL-511': {
      en: 'You may use your scanners in Sector X.',
      fr: 'Vous pouvez utiliser vos scanners dans le Secteur X.',
    },
    'VL-512': {
      en: 'Landing, Observation and Contact follow the usual rules in Sector X: squads, zones and the golden rule all apply. When you leave its planet, your ship is in space in Sector X.',
      fr: 'Atterrissage, Observation et Contact suivent les règles habituelles dans le Secteur X : escouades, zones et règle d’or s’y appliquent. Quand vous quittez sa planète, votre vaisseau est dans l’espace, dans le Secteur X.',
    },
    'VL-513': {
      en: 'After a successful mission in Sector X you must leave the sector, paying 4 cards in the space step of that same turn. If a Reset card stops you, you leave on your next turn; until then, you may neither land in Sector X nor install an exo-technology.',
      fr: 'Après une mission réussie dans le Secteur X, vous devez quitter ce secteur en payant 4 cartes pendant la phase spatiale de ce même tour. Si une carte R.A.Z. vous arrête, vous partez à votre tour suivant ; d’ici là, vous ne pouvez ni vous poser dans le Secteur X ni installer une exo-technologie.',
    },
    'VL-514': {
      en: 'A planet of Sector X gives you no 1 VP token and takes no active-planet token.',
      fr: 'Une planète du Secteur X ne vous donne pas de pion 1 PV et n’occupe aucun pion planète active.',
    },
    'VL-515': {
      en: 'You may buy items in Sector X. If you are bound to leave it, you must keep the 4 cards your departure costs.',
      fr: 'Vous pouvez faire des achats dans le Secteur X. S’il vous faut en partir, vous devez garder les 4 cartes que coûte votre départ.',
    },
    'VL-516': {
      en: 'You cannot enter Sector X once its slot and pile X are both empty.',
      fr: 'Vous ne pouvez plus entrer dans le Secteur X quand son emplacement et la pile X sont vides l’un et l’autre.',
    },
    'VL-517': {
      en: 'Only an entry into Sector X puts a card in its empty slot. If you are already there when the slot is emptied, you must go out and come in again to find another.',
      fr: 'Seule une entrée dans le Secteur X pose une carte sur son emplacement vide. Si vous y êtes déjà quand l’emplacement se vide, il vous faut sortir et revenir pour en trouver une autre.',
    },
    'VL-518': {
      en: 'Only the Commanding Unit that succeeded in the mission must leave Sector X. If you were observing and have to quit the planet, you may stay in the sector.',
      fr: 'Seule l’Unité Commandante qui a réussi la mission doit quitter le Secteur X. Si vous étiez en Observation et devez quitter la planète, vous pouvez rester dans le secteur.',
    },
    'VL-519': {
      en: 'After a mission in Sector X, nobody enters while its observer is still on the planet: whoever enters next is to put a new card there, and the slot must be empty for it.',
      fr: 'Après une mission dans le Secteur X, personne n’y entre tant que son observateur est encore sur la planète : la prochaine Unité Commandante qui entre doit y poser une nouvelle carte, et il faut pour cela que l’emplacement soit vide.',
    },
  },
}
