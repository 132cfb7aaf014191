import { isOne } from '@astrolabe/words/english.ts'

const noun =
  (one: string, many = `${one}s`) =>
  (n: number): string =>
    isOne(n) ? one : many

export const told = {
  amount: {
    energy: noun('energy', 'energy'),
    ice: noun('ice', 'ice'),
    nanocarbon: noun('nanocarbon', 'nanocarbon'),
    titanium: noun('titanium', 'titanium'),
    credits: noun('credit'),
    vp: noun('VP', 'VP'),
    cards: noun('tactics card'),
    leaders: noun('leader'),
    moons: noun('moon'),
    tokens: noun('token'),
    modules: noun('module'),
    ships: noun('ship'),
    upgrades: noun('upgrade'),
    repairs: noun('repair'),
    damage: noun('damage', 'damage'),
  },
  track: (track: string, space: number) => `${track}, space ${space}`,
  event: (left: number) => `${left} to the event`,
  bands: {
    battle: 'Battle',
    event: 'Event',
    unity: 'The Unity',
    moon: 'Moon',
    raider: 'Raider',
    faction: 'Faction',
    region: 'Region',
    module: 'Module',
    card: 'Tactics',
    void: 'The Void',
    return: 'Return',
  },
  rolls: 'Dice rolled',
  die: (value: number) => `${value}`,
  gained: 'What it brought',
}
