import type { Wording } from '@astrolabe/words'
import { isOne } from '@astrolabe/words/french.ts'
import type { told as english } from '../../en/page/told.ts'

const noun =
  (one: string, many = `${one}s`) =>
  (n: number): string =>
    isOne(n) ? one : many

export const told: Wording<typeof english> = {
  amount: {
    energy: noun('énergie'),
    ice: noun('glace'),
    nanocarbon: noun('nanocarbone'),
    titanium: noun('titane'),
    credits: noun('crédit'),
    vp: noun('PV', 'PV'),
    cards: noun('carte Stratégie', 'cartes Stratégie'),
    leaders: noun('chef'),
    moons: noun('lune'),
    tokens: noun('jeton'),
    modules: noun('module'),
    ships: noun('vaisseau', 'vaisseaux'),
    upgrades: noun('amélioration'),
    repairs: noun('réparation'),
    damage: noun('dégât'),
  },
  track: (track, space) => `${track}, case ${space}`,
  event: (left) => `${left} avant l’événement`,
  bands: {
    battle: 'Bataille',
    event: 'Événement',
    unity: 'L’Unité',
    moon: 'Lune',
    raider: 'Pillard',
    faction: 'Faction',
    region: 'Région',
    module: 'Module',
    card: 'Stratégie',
    void: 'Le Néant',
    return: 'Rappel',
  },
  rolls: 'Dés lancés',
  die: (value) => `${value}`,
  gained: 'Ce que cela rapporte',
}
