import type { Names } from '../names.ts'

const factions: Names['factions'] = {
  F01: 'Astropirates de la Crique des Cauchemars',
  F02: 'Réfugiés de la Guerre Magnétique',
  F03: 'Mécarons synthétiques',
  F04: 'Porteurs de Tolzeed',
  F05: 'Chœur de Lumen',
  F06: 'Union de Sillagefer',
  F07: 'Comptoir de Sable',
  F08: 'Exode verdoyant',
  F09: 'Légion cendrée',
  F10: 'Nomades de la Dérive',
  F11: 'Régence cristalline',
  F12: 'Collectif Écho',
  F13: 'Nébulons des nuages',
  F14: 'Acolytes de l’Astre noir',
  F15: 'Krawl’n',
}

const shortFactions: Names['shortFactions'] = {
  F01: 'Astropirates',
  F02: 'Réfugiés',
  F03: 'Mécarons',
  F04: 'Tolzeed',
  F05: 'Lumen',
  F06: 'Sillagefer',
  F07: 'Sable',
  F08: 'Exode',
  F09: 'Légion',
  F10: 'Nomades',
  F11: 'Régence',
  F12: 'Écho',
  F13: 'Nébulons',
  F14: 'Acolytes',
  F15: 'Krawl’n',
}

const abilities: Names['abilities'] = {
  F01: ['Piraterie', 'Pavillon funeste'],
  F02: ['Leçons de la défaite', 'Ferrailleurs'],
  F03: ['Surcadençage', 'Autoréparation'],
  F04: ['Champs ouverts', 'Soutes profondes'],
  F05: ['Révélation', 'Pages ardentes'],
  F06: ['Chantiers communs', 'Fête du lancement'],
  F07: ['Arbitrage', 'Vieux coffres'],
  F08: ['Anciens à bord', 'Première récolte'],
  F09: ['Prix du sang', 'Surcharge des batteries'],
  F10: ['Grandes enjambées', 'Dérive'],
  F11: ['Splendeur', 'Phares'],
  F12: ['Mémoire profonde', 'Deux voix'],
  F13: ['Nés des brumes', 'Récolte des brumes'],
  F14: ['Passage discret', 'Lecture sombre'],
  F15: ['Essaim', 'Convergence'],
}

const raiders: Names['raiders'] = {
  'RD-S1': 'Attaquants vorticons',
  'RD-S2': 'Guêpes ferrailleuses',
  'RD-A1': 'Frégate corsaire',
  'RD-A2': 'Sangsue siphon',
  'RD-B1': 'Mécaphage',
  'RD-B2': 'Maraudeur de fer',
  'RD-C1': 'Kraken stellaire',
  'RD-C2': 'Cuirassé nul',
  'RD-D1': 'Léviathan de cendre',
  'RD-D2': 'Le Moissonneur',
  'RD-CV': 'Dragon du Néant',
}

const raiderPowers: Names['raiderPowers'] = {
  none: 'Aucun',
  'drain-energy': 'Ponction',
  loot: 'Rapine',
  siphon: 'Siphon',
  mechaphage: 'Infestation',
  marauder: 'Lance brisée',
  hunt: 'Chasse',
  silence: 'Silence',
  'shadow-warp': 'Distorsion ombrale',
  armoured: 'Cuirasse',
  harvest: 'Moisson',
}

const conflicts: Names['conflicts'] = {
  Z01: 'Calcul froid',
  Z02: 'Ligne renforcée',
  Z03: 'Déferlante',
  Z04: 'Tir guidé',
  Z05: 'Solution parfaite',
  Z06: 'Armes combinées',
  Z07: 'Suppression',
  Z08: 'Siphon d’énergie',
  Z09: 'Extorsion',
  Z10: 'Patience mécanique',
  Z11: 'Assimilation',
}

const unityTokens: Names['unityTokens'] = {
  ZU1: 'Protocole de récupération',
  ZU2: 'Conscription',
  ZU3: 'Réacteurs jumelés',
  ZU4: 'Réseau de ciblage',
  ZU5: 'Machine à tribut',
}

const commanders: Names['commanders'] = {
  L1A: 'Préfet Anselm Vey',
  L1B: 'Légate Ysolde Marn',
  L1C: 'Auditeur Threx',
  L2A: 'Proconsul Haldane',
  L2B: 'Maréchale Oda Kres',
  L2C: 'Archiviste Nul',
  L3A: 'Grand amiral Serrat',
  L3B: 'L’Esprit souverain',
  L3C: 'Haut seigneur Varkas',
}

const commanderPowers: Names['commanderPowers'] = {
  rationing: 'Rationnement',
  spearhead: 'Fer de lance',
  'full-record': 'Archive totale',
  'hunting-pack': 'Chasse en meute',
  'no-idle-hull': 'Aucune coque oisive',
  'forced-settlement': 'Colonisation forcée',
}

export const powers = {
  factions,
  shortFactions,
  abilities,
  raiders,
  raiderPowers,
  conflicts,
  unityTokens,
  commanders,
  commanderPowers,
}
