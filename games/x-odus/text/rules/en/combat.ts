import type { RuleOf } from '../../../rules/rule-ids.ts'

export const combat: Readonly<Record<RuleOf<'combat'>, string>> = {
  'XO-CMB-01':
    'A combat starts when you are detected, when you start it on purpose, when you Pacify, when a card says so, or when you face an Avatar. It costs no Action.',
  'XO-CMB-02':
    'While you are engaged, you can do nothing but fight, until the Enemies are defeated or you disengage.',
  'XO-CMB-03': 'Each Enemy has Health, Shields and a skill, which acts when its trigger occurs.',
  'XO-CMB-04':
    'Before each attack, each ship chooses a manoeuvre: Offensive, and it rolls both its dice, or Defensive, and it rolls one die of its choice. The whole group may disengage instead.',
  'XO-CMB-05':
    'An attack goes in this order: manoeuvres; cards used before the Attack Roll; the Attack Roll; cards used after it, then critical misses; Enemy skills. All hits ☠ are then added up into the attack value, the Enemy’s Shields are subtracted once, and it loses the rest in Health. Last, each ship counts its misses ○ and loses as much Health in retaliation, and cards used when you lose Health come into play.',
  'XO-CMB-06': 'Attacks do not wear Shields down: they count in full each time.',
  'XO-CMB-07':
    'An Enemy whose Health falls to 0 is defeated at once. It does not retaliate, unless its skill says so.',
  'XO-CMB-08': 'The card of a defeated Enemy goes to the Enemy discard, and its markers are removed.',
  'XO-CMB-09':
    'When an Enemy is defeated, each ship in the combat gains as many Scraps as the level of that Enemy.',
  'XO-CMB-10': 'Cards used when an Enemy is defeated act at that moment, for every ship in the combat.',
  'XO-CMB-11':
    'Attacks follow one another until all the Enemies are defeated, all the ships in the combat are destroyed, or the ships disengage.',
  'XO-CMB-12':
    'When there are several Enemies, draw them all: you are engaged with all of them, and fight them one at a time, in the order you choose, each until it is defeated. Only the one you are fighting retaliates and uses a skill triggered by attacks. Skills for the start of the combat or for disengaging act for all of them.',
  'XO-CMB-13':
    'As a rule of thumb, an Enemy is a fair match for as many ships as its level. You are free to try with fewer.',
  'XO-CMB-14':
    'A ship whose Health falls to 0 is destroyed at once: discard its Health, its Energy, its Modules, its Damage cards and its Scraps. Its pawn stays on the tile with the Keys it carried.',
  'XO-CMB-15': 'Other ships can recover the Keys of a destroyed ship with Scavenge.',
  'XO-CMB-16': 'A destroyed ship is out of the game for good, and is not replaced.',
  'XO-CMB-17':
    'To disengage, make one Damage Roll for each Enemy you are engaged with, and suffer the skills that act when you disengage.',
  'XO-CMB-18':
    'After disengaging, you may leave the System by a Jump, a Blind Jump or a Rush, at its usual cost.',
  'XO-CMB-19':
    'Instead of leaving, you may hide in the System, which ends your turn at once; you have to if you have no Action left and gain none by Strain or a card. Until your next turn, no Avatar targets or engages you, not even one in your System. When that turn begins, an Avatar there engages you, without a Damage Roll, and an Enemy System that is not Pacified asks for a Detection Roll.',
  'XO-CMB-20':
    'After disengaging, you can do nothing more in that System this turn: you leave or you hide. You may Strain in order to leave.',
  'XO-CMB-21':
    'Enemies you leave behind stay face up in the System with the damage they have taken, and a ship detected there meets them instead of drawing new ones. In the End-of-turn phase they are shuffled into the Enemy deck, unless a ship is there.',
  'XO-CMB-22':
    'The members of a Fleet roll at the same time, each with its own manoeuvre. Their hits ☠ are added up, and the Enemy’s Shields are subtracted only once.',
  'XO-CMB-23': 'In a Fleet, retaliation strikes each member for its own misses ○ and cannot be shared out.',
  'XO-CMB-24':
    'If a member of a Fleet is destroyed, the others fight on. Its Scraps, its Modules and its Energy are lost.',
  'XO-CMB-25': 'When a Fleet defeats an Enemy, each member gains the Scrap reward in full.',
  'XO-CMB-26': 'A member of a Fleet cannot disengage alone.',
}
