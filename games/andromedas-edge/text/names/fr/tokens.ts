import type { Names } from '../names.ts'

const moons: Names['moons'] = {
  OM1: 'Errante',
  OM2: 'Cœur de givre',
  OM3: 'Éclat de titan',
  OM4: 'Voile de carbone',
  OM5: 'Archive muette',
  OM6: 'Port fantôme',
  AM1: 'Masque d’Ur',
  AM2: 'Larme des Premiers',
  AM3: 'Fragment de trône',
  AM4: 'Pierre nulle',
  AM5: 'Forge stellaire',
  AM6: 'Chœur de poussière',
}

const planetaryMoons: Names['planetaryMoons'] = {
  'gas-giant': 'Lune gazeuse',
  volcanic: 'Lune volcanique',
  'ruin-world': 'Lune en ruine',
  'carbon-world': 'Lune carbonée',
  'ice-planet': 'Lune glacière',
}

const moonSets: Names['moonSets'] = { orphaned: 'Lune orpheline', ancient: 'Lune antique' }

const discoveries: Names['discoveries'] = {
  DT1: 'Cachette',
  DT2: 'Puce de crédit',
  DT2b: 'Clé nulle',
  DT3: 'Noyau de données',
  DT4: 'Caisson de stase',
  DT5: 'Essaim nano',
  DT6: 'Carte d’hyperroute',
  DT7: 'Canon des Précurseurs',
  DT8: 'Codes pillards',
  DT9: 'Puits d’énergie',
  DT10: 'Carte stellaire',
}

const discoveryStacks: Names['discoveryStacks'] = [
  'Première pile de Science',
  'Seconde pile de Science',
  'Pile de l’Observatoire',
]

const supremacies: Names['supremacies'] = {
  ST1: 'Bannière de guerre',
  ST2: 'Volonté de fer',
  ST3: 'Butin',
  ST4: 'Tribut',
  ST5: 'Panthéon',
  ST6: 'Équipages vétérans',
  ST7: 'Effroi',
  ST8: 'Médailles',
}

const upgrades: Names['upgrades'] = {
  UT1: 'Nacelles',
  UT2: 'Tourelles',
  UT3: 'Kit colonial',
  UT4: 'Convoyeurs de reliques',
  UF1: 'Canons jumelés',
  UF2: 'Intercepteur',
  UF3: 'Abordage',
  UF4: 'Lames du Néant',
  US1: 'Labo lointain',
  US2: 'Foreuse lunaire',
  US3: 'Occulteur',
  US4: 'Labo tachyonique',
  UC1: 'Batterie de siège',
  UC2: 'Boucliers profonds',
  UC3: 'Passerelle',
  UC4: 'Ancre gravitique',
  UX1: 'Grappins',
  UX2: 'Coques rapiécées',
  UX3: 'Labo de combat',
  UX4: 'Glaneurs',
  UX5: 'Lentilles jumelles',
  UX6: 'Quille en réserve',
  UX7: 'Équipages coursiers',
  UX8: 'Longues passerelles',
  UX9: 'Proue d’avant-garde',
  UX10: 'Antennes lointaines',
  UX11: 'Sceau de la régence',
  UX12: 'Aile d’écho',
  UX13: 'Double filet',
  UX14: 'Chasseurs de bases',
  UX15: 'Longues antennes',
}

export const tokens = { moons, planetaryMoons, moonSets, discoveries, discoveryStacks, supremacies, upgrades }
