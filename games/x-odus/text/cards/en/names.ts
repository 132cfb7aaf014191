export const NAMES = {
  classes: { warrior: 'Warrior', scholar: 'Scholar', rogue: 'Rogue' },
  explorations: { analysis: 'Analysis', warning: 'Warning', danger: 'Danger' },
  signals: { hazardous: 'Hazardous', perilous: 'Perilous', lethal: 'Lethal' },
  modules: { passive: 'Passive', consumable: 'Consumable', energy: 'Energy' },
  tiles: {
    allied: 'Allied System',
    enemy: 'Enemy System',
    corrupted: 'Corrupted System',
    'great-rift': 'Great Rift',
  },
}
