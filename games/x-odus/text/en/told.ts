const many =
  (one: string, several = `${one}s`) =>
  (count: number) =>
    count === 1 ? one : several

/** What an act came to, beside the lines of the log. */
export const told = {
  /** An attack that was not the last: the foe by its name alone. */
  attack: (foe: string, damage: number, left: number) =>
    damage === 0 ? `${foe}: unharmed` : `${foe}: −${damage} Health, ${left} left`,
  defeated: (foe: string) => `${foe}: defeated`,
  amount: {
    health: () => 'Health',
    energy: () => 'Energy',
    scraps: many('Scrap'),
    actions: many('Action'),
    keys: many('Key'),
    modules: many('Module'),
    damage: many('Damage card'),
    exp: () => 'EXP',
  },
  corruption: 'Corruption',
  onRift: 'on the Rift',
  hits: 'hits',
  shields: 'Shields',
  rolls: 'Dice',
}
