export const gallery = {
  rooms: {
    planets: 'Planets',
    bases: 'Alliance bases',
    special: 'Special regions',
    ships: 'Ships',
    raiders: 'Raiders',
    factions: 'Factions',
    developments: 'Developments and their cards',
    modules: 'Modules',
    moons: 'Moons',
    tokens: 'Discovery and supremacy tokens',
    upgrades: 'Ship upgrades',
    tactics: 'Tactics cards',
    events: 'Events',
    destinies: 'Destiny cards',
    unity: 'The Unity',
    stock: 'Resources and leaders',
  },
  ofUnity: (ship: string) => `${ship} of the Unity`,
  leader: 'Leader',
}
export type Room = keyof typeof gallery.rooms
