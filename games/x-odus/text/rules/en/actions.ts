import type { RuleOf } from '../../../rules/rule-ids.ts'

export const actions: Readonly<Record<RuleOf<'actions'>, string>> = {
  'XO-ACT-01':
    'Send a Probe, 1 Action: choose an empty space next to your System, draw the top tile of the System stack and put it there face up.',
  'XO-ACT-02': 'You choose the space of the tile before you see it.',
  'XO-ACT-03':
    'Turn the new tile as you like, provided that one of its open edges faces an open edge of your System: a hyperspace lane then joins the two. The space you choose must therefore lie across an open edge of your System.',
  'XO-ACT-04':
    'The new tile need not match its other neighbours. There is a lane wherever two open edges meet, and none where an open edge meets a closed one.',
  'XO-ACT-05':
    'A tile that is revealed receives an Exploration marker if it has the Exploration symbol, or, if it has a Signal symbol, the Key marker of the same number, taken from the Corruption board.',
  'XO-ACT-06':
    'Jump, 1 Action: move to a System already revealed that is adjacent to yours and connected to it by a lane or by Wormholes.',
  'XO-ACT-07':
    'Blind Jump, 1 Action: Send a Probe, then Jump at once into the System it reveals. You cannot change your mind when you see it.',
  'XO-ACT-08':
    'Hyperspace Rush, 2 Actions: make up to 3 Jumps in a row. The cost is the same if you stop sooner.',
  'XO-ACT-09':
    'You do not enter the Systems you cross during a Rush: there is no Detection Roll, no Ally is revealed, and nothing else that entering would cause happens.',
  'XO-ACT-10': 'You enter the last System of a Rush as usual, with a Detection Roll if one is due.',
  'XO-ACT-11':
    'A Rush cannot pass an Avatar: in the first System on your way where there is one, your Rush ends and you are engaged.',
  'XO-ACT-12':
    'For ships, all Systems with a Wormhole, symbol or marker, are adjacent to one another and connected. A Wormhole that is the only one on the map leads nowhere.',
  'XO-ACT-13':
    'If you come through a Wormhole into an Enemy System that is not Pacified, you make a Detection Roll as for any other entry.',
  'XO-ACT-14': 'A closed edge, marked by a coloured border, can never be crossed.',
  'XO-ACT-15':
    'If you move into a System with an Avatar during the Action phase, you are engaged, without a Damage Roll.',
  'XO-ACT-16':
    'When the System stack is empty, you can no longer Send a Probe or Blind Jump, and an effect that reveals Systems reveals only those that are left.',
  'XO-ACT-17':
    'The first time a ship enters a System with an Ally symbol, the Ally is revealed; merely crossing the System during a Rush does not reveal it.',
  'XO-ACT-18':
    'Explore, 1 Action: remove the Exploration marker of your System, then draw an Exploration card and resolve it.',
  'XO-ACT-19':
    'In a System with a Key marker, Explore reveals the Signal card of the same number instead of an Exploration card. The Key marker stays on the tile.',
  'XO-ACT-20': 'On the Great Rift, Explore places your Keys on the tile.',
  'XO-ACT-21':
    'You cannot Explore in a Corrupted System, while you are engaged, where there is neither an Exploration marker nor a Signal still to be revealed, or on the Great Rift if no acting ship carries a Key.',
  'XO-ACT-22':
    'Scavenge, 1 Action, once per round for each ship: gain 1 Scrap, or take all the Keys of a destroyed ship that lie in your System.',
  'XO-ACT-23':
    'Pacify, 1 Action, only in an Enemy System that is not Pacified: fight the Enemies that are face up there or, if there are none, those its symbols make you draw. If you defeat them all, the System is Pacified.',
  'XO-ACT-24':
    'Trade, 1 Action: buy Modules from the Ally of your System, exchange Scraps, Modules and Keys with the ships there, or do both. One Action covers everything you buy and exchange.',
  'XO-ACT-25':
    'Only the active ship, or each member of the active Fleet, spends the Action for a Trade. The ships you deal with may have finished their turn, but they must not be engaged, and their captains have to agree.',
  'XO-ACT-26':
    'The ships in a System may put their Scraps together to buy from its Ally, and decide among themselves who receives each Module.',
  'XO-ACT-27': 'Precursor Mods, Energy, Health, EXP and Damage cards cannot be traded.',
  'XO-ACT-28':
    'The price of a Module is printed on its card; no discount brings it below 1. The Scraps you pay return to the supply.',
  'XO-ACT-29':
    'Ship Maintenance, 1 Action: choose one of its four options and carry it out once. You Repair, remove a Damage card, buy Energy or Dismantle a Module.',
  'XO-ACT-30': 'Repair: pay 1 Scrap, and a ship in your System, yours or another, regains 1 Health.',
  'XO-ACT-31': 'A ship can never have more Health than it owns Health markers.',
  'XO-ACT-32':
    'To remove a Damage card by Maintenance, pay 3 Scraps; the card may be on your ship or on another in your System. This does not count as a Repair.',
  'XO-ACT-33': 'A Damage card that is removed goes to the Damage discard.',
  'XO-ACT-34':
    'To buy Energy by Maintenance, pay the Scraps that your ship board shows for the next slot, and put an Energy marker there, ready to be used.',
  'XO-ACT-35':
    'Dismantle: discard one of your Modules and gain its price minus 1 in Scraps. Precursor Mods cannot be dismantled.',
  'XO-ACT-36': 'In a Fleet, each member may choose its own Maintenance option for the same Action.',
  'XO-ACT-37':
    'Strain, no Action, once per round for each ship, at any moment of your turn and not only when you have no Action left: gain 1 Action. In return, you must make a Damage Roll at the end of your turn.',
  'XO-ACT-38':
    'You make the Damage Roll for a Strain before your turn is closed, even if an effect cuts your turn short.',
  'XO-ACT-39':
    'You cannot take any Action while you are engaged. Fighting and disengaging are not Actions, and cost none.',
  'XO-ACT-40':
    'You may repeat the same Action as often as your Actions allow. Only Scavenge, like Strain, is limited to once per round.',
  'XO-ACT-41':
    'Ship Maintenance, Trade and Scavenge are possible in every type of System, Corrupted ones included, as long as you are not engaged.',
}
