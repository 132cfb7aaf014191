import type { Names } from '../names.ts'

const tiles: Names['tiles'] = {
  PG1: 'Auris',
  PG2: 'Kelvane',
  PG3: 'Thalor',
  PV1: 'Pyrrha',
  PV2: 'Brannok',
  PV3: 'Cindral',
  PR1: 'Nemet',
  PR2: 'Oszar',
  PR3: 'Vhal',
  PC1: 'Lysk',
  PC2: 'Morrow',
  PC3: 'Sylphe',
  PI1: 'Hiem',
  PI2: 'Skadi',
  PI3: 'Boreas',
  AB1: 'Champ d’Odessa',
  AB2: 'Champ de Karst',
  AB3: 'Champ Méridien',
  AB4: 'Champ d’Alcyon',
  AB5: 'Chantier de Talos',
  AB6: 'Conseil de Concorde',
  SR1: 'Quasar',
  SR2: 'Vortex',
  SR3: 'Ceinture brisée',
  SR4: 'Porte silencieuse',
  SR5: 'Le Néant',
}

const nebulae: Names['nebulae'] = { west: 'Nébuleuse Ouest', east: 'Nébuleuse Est' }

export const map = { tiles, nebulae }
