import type { Names } from '../names.ts'

const resources: Names['resources'] = {
  energy: 'Énergie',
  ice: 'Glace',
  nanocarbon: 'Nanocarbone',
  titanium: 'Titane',
  credits: 'Crédits',
}

const stock: Names['stock'] = {
  basic: 'Ressources de base',
  tactics: 'Cartes Stratégie',
  leaders: 'Chefs',
  vp: 'PV',
  moons: 'Lunes',
  discoveries: 'Pions Découverte',
  supremacies: 'Pions Suprématie',
  destinies: 'Cartes Destinée',
  modules: 'Modules',
  upgrades: 'Améliorations',
  relics: 'Reliques',
  developments: 'Infrastructures',
}

const tracks: Names['tracks'] = {
  science: 'Science',
  industry: 'Industrie',
  commerce: 'Commerce',
  civilization: 'Civilisation',
  supremacy: 'Suprématie',
}

const moduleTypes: Names['moduleTypes'] = {
  science: 'Science',
  industry: 'Industrie',
  commerce: 'Commerce',
  civilization: 'Civilisation',
}

const moduleKinds: Names['moduleKinds'] = {
  dock: 'Amarrage',
  ongoing: 'Permanent',
  instant: 'Immédiat',
}

const ships: Names['ships'] = {
  transport: 'Transport',
  fighter: 'Chasseur',
  'science-vessel': 'Vaisseau scientifique',
  'heavy-cruiser': 'Croiseur lourd',
}

const planetTypes: Names['planetTypes'] = {
  'gas-giant': 'Géante gazeuse',
  volcanic: 'Planète volcanique',
  'ruin-world': 'Monde en ruine',
  'carbon-world': 'Monde carboné',
  'ice-planet': 'Planète glacière',
}

const developments: Names['developments'] = {
  observatory: 'Observatoire',
  factory: 'Usine',
  obelisk: 'Obélisque',
  spaceport: 'Spatioport',
  city: 'Ville',
}

const docks: Names['docks'] = {
  cargo: 'Soute',
  slipway: 'Cale',
  workshop: 'Atelier',
  lab: 'Labo',
}

const places: Names['places'] = {
  bay: 'Baie de lancement',
  supply: 'Réserve',
  scrapyard: 'Casse',
  barge: 'Barge de réparation',
  gone: 'Hors du jeu',
  retreated: 'En retrait',
}

const participants: Names['participants'] = {
  unity: 'L’Unité',
  raider: 'Pillard',
  raiders: 'Pillards',
  probe: 'Sonde',
}

const decks: Names['decks'] = {
  dawn: 'Aube galactique',
  twilight: 'Crépuscule cosmique',
  shadows: 'Ombres du Néant',
}

const raiderClasses: Names['raiderClasses'] = {
  S: 'Classe S',
  A: 'Classe A',
  B: 'Classe B',
  C: 'Classe C',
  D: 'Classe D',
}

const battleSteps: Names['battleSteps'] = {
  escalation: 'Escalade',
  diplomacy: 'Diplomatie',
  preparations: 'Préparatifs',
  roll: 'Lancer de dés',
  outcome: 'Issue',
  damage: 'Dégâts',
}

const launchSteps: Names['launchSteps'] = [
  'Lancement',
  'Action de région',
  'Recrutement et collecte',
  'Attaque de pillard',
  'Bataille',
  'Fin du tour',
]
const returnSteps: Names['returnSteps'] = [
  'Infrastructure',
  'Amarrage',
  'Casse',
  'Rappel',
  'Événement',
  'Fin du tour',
]

const unityIcons: Names['unityIcons'] = {
  infrastructure: 'Infrastructure',
  event: 'Événement',
  repair: 'Réparation',
}

const directions: Names['directions'] = {
  east: 'Est',
  'south-east': 'Sud-est',
  'south-west': 'Sud-ouest',
  west: 'Ouest',
  'north-west': 'Nord-ouest',
  'north-east': 'Nord-est',
}

const vpSources: Names['vpSources'] = {
  order: 'Ordre du tour',
  developments: 'Infrastructures',
  tracks: 'Pistes',
  modules: 'Modules',
  battles: 'Batailles',
  raiders: 'Pillards',
  repairs: 'Réparations',
  leaders: 'Chefs',
  vault: 'Coffre-fort',
  cards: 'Cartes',
  tokens: 'Pions et lunes',
  factions: 'Faction',
  events: 'Événements',
  regions: 'Régions spéciales',
  relics: 'Reliques',
  destiny: 'Destinée',
  helm: 'Gouvernail',
  scrapyard: 'Casse',
  damage: 'Dégâts',
}

const colours: Names['colours'] = ['Rouge', 'Bleu', 'Vert', 'Jaune', 'Blanc']

export const basics = {
  resources,
  stock,
  tracks,
  moduleTypes,
  moduleKinds,
  ships,
  planetTypes,
  developments,
  docks,
  places,
  participants,
  decks,
  raiderClasses,
  battleSteps,
  launchSteps,
  returnSteps,
  unityIcons,
  directions,
  vpSources,
  colours,
}
