import type { RuleOf } from '../../../rules/rule-ids.ts'

export const setup: Readonly<Record<RuleOf<'setup'>, string>> = {
  'XO-SET-01':
    'Put the Corruption marker on the first space of the Corruption board, where the X-ODUS begins. With 4 ships, use the side of the board made for 4 ships.',
  'XO-SET-02':
    'Draw 3 of the 4 Avatar tokens at random and put one, face down, on each red space of the track. The last token is out of the game, and nobody looks at it.',
  'XO-SET-03':
    'Put together the Signal cards of the difficulty you have chosen, shuffle them, and put 4 of them face down on places I to IV of the Corruption board. The others go back to the box unseen.',
  'XO-SET-04':
    'Put a Key marker on each of the 4 Signal cards. Each Key bears the number of its place, I to IV, and belongs with the Signal System of the same number.',
  'XO-SET-05': 'The Avatar cards, the Avatar die and the Avatar Movement markers wait beside the board.',
  'XO-SET-06':
    'Sort the Enemy cards by level and shuffle each level apart. Stack them with level 1 on top, then levels 2, 3 and 4: this is the Enemy Reserve.',
  'XO-SET-07': 'The top 4 cards of the Enemy Reserve, all of level 1, make up the first Enemy deck.',
  'XO-SET-08': 'Enemy Health and Shield markers wait for the first combat. Their number is no limit.',
  'XO-SET-09':
    'Shuffle the Exploration, Ally, Ship Module, Precursor Module and Damage cards, each into a deck of its own.',
  'XO-SET-10':
    'Exploration, Scrap, Ship Health, Energy and Pacified markers form a supply that never runs out. There are only 2 Wormhole markers, 1 white Rift marker and 1 red one: if you have to place one and none is left, move one that is already on the map.',
  'XO-SET-11':
    'Choose a ship board for each ship you command, and take the 6 Precursor Mod cards of that ship.',
  'XO-SET-12':
    'Your level 1 Mod goes under your board at once: choose one of its two effects, for the whole game. Levels 2 to 6 wait aside.',
  'XO-SET-13':
    'Take as many Health markers as your board shows, all on their healthy side, the 2 dice it shows, and your Activation marker.',
  'XO-SET-14':
    'You start with 1 Energy marker, free of charge. You buy the following ones by Ship Maintenance.',
  'XO-SET-15':
    'Your EXP marker starts on the first space of its track, your ship on the Starting System, and you receive 1 Scrap.',
  'XO-SET-16':
    'Set apart the 6 Corrupted Systems (red) and the Great Rift. Shuffle the 24 Allied (blue) and Enemy (orange) Systems face down and deal them into 6 piles of 4.',
  'XO-SET-17': 'Shuffle the Great Rift, face down, into one of the piles.',
  'XO-SET-18':
    'Draw 5 Corrupted Systems at random, face down, and shuffle one into each of the 5 other piles.',
  'XO-SET-19':
    'Put the pile of the Great Rift at the bottom and lay the others on it in random order: this is the System stack. The piles are laid one on another, never shuffled together.',
  'XO-SET-20':
    'The System stack therefore holds 30 tiles. Each of the first 5 groups of 5 tiles hides exactly one Corrupted System, and the Great Rift is among the last 5 tiles.',
  'XO-SET-21':
    'The Corrupted System left over is the Starting System: put it face up in the middle of the table.',
  'XO-SET-22': 'All ships start on the Starting System. As it is Corrupted, nobody is detected there.',
  'XO-SET-23':
    'For a first game, try the Warship, the Proto-Ship, the Battlecruiser and the Explorer: they complete one another well.',
}
