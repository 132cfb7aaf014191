import type { RuleOf } from '../../../rules/rule-ids.ts'

export const effects: Readonly<Record<RuleOf<'effects'>, string>> = {
  'XO-EFF-01':
    'When an effect gives Scraps to a Fleet, its members share the total: they do not receive that number each.',
  'XO-EFF-02':
    'When an effect gives you a Ship Module, draw it and show it for free; a Fleet then decides who takes it. If the deck is empty, shuffle its discard; if that is empty too, you gain nothing.',
  'XO-EFF-03':
    'When an effect gives you a Precursor Module, draw it from its own deck and show it for free; a Fleet then decides who takes it.',
  'XO-EFF-04':
    'An effect that slows the Avatars takes 1 off the movement of each of them for this round; a white marker recalls it.',
  'XO-EFF-05':
    'When an effect lets you recover Health, each member of your Fleet that takes part in it recovers that number.',
  'XO-EFF-06':
    'When an effect lets you recover all your Energy, so does each member of your Fleet that takes part in it.',
  'XO-EFF-07':
    'When an effect reveals Systems, reveal them one by one, anywhere on the map. For each, choose an empty space, then look at the tile and turn it so that at least one lane joins it to a revealed System. This gives you no EXP unless your board says so.',
  'XO-EFF-08':
    'When an effect Pacifies Systems, choose revealed Enemy Systems anywhere, but none where a ship is engaged: there is no combat and no Scrap reward. Enemies that are face up there are shuffled into the Enemy deck. If a System is already Pacified, its marker goes back to its green side.',
  'XO-EFF-09':
    'To deactivate a Rift, put the white Rift marker on the System of your choice that has one, wherever the marker was before. This lasts for the rest of the game, or until the marker is moved.',
  'XO-EFF-10':
    'When an effect makes you draw a Damage card, each member of your Fleet draws one. If the deck is empty, shuffle its discard; if that is empty too, no card is drawn.',
  'XO-EFF-11':
    'An effect that hastens the Avatars adds 1 to the movement of each of them for this round; a red marker recalls it.',
  'XO-EFF-12': 'When an effect makes you lose Health, each member of your Fleet loses that number.',
  'XO-EFF-13':
    'When an effect ends your turn, turn over your Activation marker: you have acted for this round. In a Fleet, this holds for every member.',
  'XO-EFF-14':
    'When an effect creates a Rift, put the red Rift marker on your System, wherever the marker was before. For Avatars, your System then has a Rift like those of Corrupted Systems. If it has an active one already, nothing happens.',
  'XO-EFF-15': 'An effect that says nothing of Fleets happens once, however many ships take part.',
  'XO-EFF-16': 'You pay nothing for a Module that an Exploration gives you.',
  'XO-EFF-17':
    'Exodus System (Analysis): one option, for a Rogue, reveals 2 Systems; another gives 1 Ship Module; the third lets you recover 2 Health and all your Energy.',
  'XO-EFF-18':
    'Cultist Factory (Warning): one option, for a Rogue, gives Scraps; another slows the Avatars by 1. The third asks for a Skill Roll: on a success, the Corruption marker does not advance at the start of this Corruption phase, although other causes still move it; on a failure, the Avatars are hastened by 1.',
  'XO-EFF-19':
    'Dormant Swarm (Danger): the Skill Roll asks for 2 hits ☠. If it fails, each ship loses 2 Health and draws a Damage card. A Fleet in which one ship rolls both hits succeeds, and the misses ○ of the others cost nothing.',
}
