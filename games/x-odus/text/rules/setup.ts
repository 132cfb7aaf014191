import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const setup: Chapter<RuleOf<'setup'>> = {
  title: { en: 'Setup', fr: 'Mise en place' },
  rules: {
    'XO-SET-01': {
      en: 'Put the Corruption marker on the first space of the Corruption board, where the X-ODUS begins. With 4 ships, use the side of the board made for 4 ships.',
      fr: 'Le marqueur de Corruption part de la case initiale du plateau Corruption, là où commence l’X-ODUS. Avec 4 vaisseaux, utilisez la face du plateau prévue pour 4 vaisseaux.',
    },
    'XO-SET-02': {
      en: 'Draw 3 of the 4 Avatar tokens at random and put one, face down, on each red space of the track. The last token is out of the game, and nobody looks at it.',
      fr: 'Tirez au hasard 3 des 4 jetons Avatar et posez-en un, face cachée, sur chaque case rouge de la piste. Le dernier jeton est hors jeu, et personne ne le regarde.',
    },
    'XO-SET-03': {
      en: 'Put together the Signal cards of the difficulty you have chosen, shuffle them, and put 4 of them face down on places I to IV of the Corruption board. The others go back to the box unseen.',
      fr: 'Réunissez les cartes Signal de la difficulté choisie, mélangez-les, et posez-en 4 face cachée sur les emplacements I à IV du plateau Corruption. Les autres retournent dans la boîte sans être vues.',
    },
    'XO-SET-04': {
      en: 'Put a Key marker on each of the 4 Signal cards. Each Key bears the number of its place, I to IV, and belongs with the Signal System of the same number.',
      fr: 'Posez un marqueur de Clé sur chacune des 4 cartes Signal. Chaque Clé porte le numéro de son emplacement, de I à IV, et correspond au Système à Signal du même numéro.',
    },
    'XO-SET-05': {
      en: 'The Avatar cards, the Avatar die and the Avatar Movement markers wait beside the board.',
      fr: 'Cartes Avatar, dé Avatar et marqueurs de Mouvement Avatar attendent à côté du plateau.',
    },
    'XO-SET-06': {
      en: 'Sort the Enemy cards by level and shuffle each level apart. Stack them with level 1 on top, then levels 2, 3 and 4: this is the Enemy Reserve.',
      fr: 'Triez les cartes Ennemi par niveau et mélangez chaque niveau à part. Empilez-les, le niveau 1 sur le dessus, puis les niveaux 2, 3 et 4 : c’est la réserve d’Ennemis.',
    },
    'XO-SET-07': {
      en: 'The top 4 cards of the Enemy Reserve, all of level 1, make up the first Enemy deck.',
      fr: 'Les 4 premières cartes de la réserve d’Ennemis, toutes de niveau 1, composent la première pioche Ennemi.',
    },
    'XO-SET-08': {
      en: 'Enemy Health and Shield markers wait for the first combat. Their number is no limit.',
      fr: 'Les marqueurs de Santé et de Bouclier des Ennemis attendent le premier combat. Leur nombre n’est pas une limite.',
    },
    'XO-SET-09': {
      en: 'Shuffle the Exploration, Ally, Ship Module, Precursor Module and Damage cards, each into a deck of its own.',
      fr: 'Mélangez à part les cartes Exploration, Allié, Module Vaisseau, Module Précurseur et Dégâts : chaque sorte a sa pioche.',
    },
    'XO-SET-10': {
      en: 'Exploration, Scrap, Ship Health, Energy and Pacified markers form a supply that never runs out. There are only 2 Wormhole markers, 1 white Rift marker and 1 red one: if you have to place one and none is left, move one that is already on the map.',
      fr: 'Les marqueurs d’Exploration, de Scrap, de Santé, d’Énergie et de Système Pacifié forment une réserve qui ne s’épuise jamais. Il n’y a que 2 marqueurs de Trou de ver, 1 marqueur de Rift blanc et 1 rouge : si vous devez en poser un et qu’il n’en reste pas, déplacez-en un déjà en place.',
    },
    'XO-SET-11': {
      en: 'Choose a ship board for each ship you command, and take the 6 Precursor Mod cards of that ship.',
      fr: 'Choisissez un plateau Vaisseau pour chaque vaisseau que vous commandez, et prenez les 6 cartes Mod Précurseur de ce vaisseau.',
    },
    'XO-SET-12': {
      en: 'Your level 1 Mod goes under your board at once: choose one of its two effects, for the whole game. Levels 2 to 6 wait aside.',
      fr: 'Votre Mod de niveau 1 se glisse aussitôt sous votre plateau : choisissez l’un de ses deux effets, pour toute la partie. Les niveaux 2 à 6 attendent à côté.',
    },
    'XO-SET-13': {
      en: 'Take as many Health markers as your board shows, all on their healthy side, the 2 dice it shows, and your Activation marker.',
      fr: 'Prenez autant de marqueurs de Santé que l’indique votre plateau, tous du côté intact, les 2 dés qu’il indique, et votre marqueur d’Activation.',
    },
    'XO-SET-14': {
      en: 'You start with 1 Energy marker, free of charge. You buy the following ones by Ship Maintenance.',
      fr: 'Vous commencez avec 1 marqueur d’Énergie, offert. Les suivants s’achètent par la Maintenance du vaisseau.',
    },
    'XO-SET-15': {
      en: 'Your EXP marker starts on the first space of its track, your ship on the Starting System, and you receive 1 Scrap.',
      fr: 'Votre marqueur d’EXP part de la première case de sa piste, votre vaisseau du Système de départ, et vous recevez 1 Scrap.',
    },
    'XO-SET-16': {
      en: 'Set apart the 6 Corrupted Systems (red) and the Great Rift. Shuffle the 24 Allied (blue) and Enemy (orange) Systems face down and deal them into 6 piles of 4.',
      fr: 'Mettez à part les 6 Systèmes Corrompus (rouges) et le Grand Rift. Mélangez face cachée les 24 Systèmes Alliés (bleus) et Ennemis (orange) et répartissez-les en 6 piles de 4.',
    },
    'XO-SET-17': {
      en: 'Shuffle the Great Rift, face down, into one of the piles.',
      fr: 'Mélangez le Grand Rift, face cachée, à l’une des piles.',
    },
    'XO-SET-18': {
      en: 'Draw 5 Corrupted Systems at random, face down, and shuffle one into each of the 5 other piles.',
      fr: 'Tirez au hasard 5 Systèmes Corrompus, face cachée, et mélangez-en un à chacune des 5 autres piles.',
    },
    'XO-SET-19': {
      en: 'Put the pile of the Great Rift at the bottom and lay the others on it in random order: this is the System stack. The piles are laid one on another, never shuffled together.',
      fr: 'Mettez la pile du Grand Rift tout en bas et posez les autres dessus dans un ordre aléatoire : c’est la pile Systèmes. Les piles se posent l’une sur l’autre, elles ne se mélangent jamais entre elles.',
    },
    'XO-SET-20': {
      en: 'The System stack therefore holds 30 tiles. Each of the first 5 groups of 5 tiles hides exactly one Corrupted System, and the Great Rift is among the last 5 tiles.',
      fr: 'La pile Systèmes compte donc 30 tuiles. Chacun des 5 premiers groupes de 5 tuiles cache un Système Corrompu et un seul, et le Grand Rift est parmi les 5 dernières tuiles.',
    },
    'XO-SET-21': {
      en: 'The Corrupted System left over is the Starting System: put it face up in the middle of the table.',
      fr: 'Le Système Corrompu qui reste est le Système de départ : posez-le face visible au milieu de la table.',
    },
    'XO-SET-22': {
      en: 'All ships start on the Starting System. As it is Corrupted, nobody is detected there.',
      fr: 'Tous les vaisseaux partent du Système de départ. Comme il est Corrompu, personne n’y est détecté.',
    },
    'XO-SET-23': {
      en: 'For a first game, try the Explorer, the Warship, the Proto-Ship and the Battlecruiser: they complete one another well; with three ships, leave the Battlecruiser aside. At a table that flies this team, level 1 Mods are installed with the effect advised for each, and the Explorer takes the first turn of the game: from then on the choices are yours.',
      fr: 'Pour une première partie, essayez l’Explorateur, le Vaisseau de guerre, le Proto-vaisseau et le Croiseur de bataille : ils se complètent bien ; à trois vaisseaux, laissez le Croiseur de côté. À une table où vole cette équipe, les Mods de niveau 1 sont en place avec l’effet conseillé à chacun, et l’Explorateur joue le premier tour de la partie : ensuite, les choix sont les vôtres.',
    },
  },
}
