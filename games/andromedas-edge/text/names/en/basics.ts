import type {
  Development,
  Direction,
  EventDeck,
  ModuleType,
  PlanetType,
  RaiderClass,
  Resource,
  ShipType,
  Track,
  UnityIcon,
} from '../../../content/schema.ts'
import type { BattleStep, VpSource } from '../../../position/state.ts'

// Names as they stand alone: on labels, in headings. In sentences, `nouns.ts` has their other forms.

const resources = {
  energy: 'Energy',
  ice: 'Ice',
  nanocarbon: 'Nanocarbon',
  titanium: 'Titanium',
  credits: 'Credits',
} satisfies Readonly<Record<Resource, string>>

const stock = {
  basic: 'Basic resources',
  tactics: 'Tactics cards',
  leaders: 'Leaders',
  vp: 'VP',
  moons: 'Moons',
  discoveries: 'Discovery tokens',
  supremacies: 'Supremacy tokens',
  destinies: 'Destiny cards',
  modules: 'Modules',
  upgrades: 'Ship upgrades',
  relics: 'Relics',
  developments: 'Developments',
}

const tracks = {
  science: 'Science',
  industry: 'Industry',
  commerce: 'Commerce',
  civilization: 'Civilization',
  supremacy: 'Supremacy',
} satisfies Readonly<Record<Track, string>>

const moduleTypes = {
  science: 'Science',
  industry: 'Industry',
  commerce: 'Commerce',
  civilization: 'Civilization',
} satisfies Readonly<Record<ModuleType, string>>

const moduleKinds = { dock: 'Dock', ongoing: 'Ongoing', instant: 'Instant' }

const ships = {
  transport: 'Transport',
  fighter: 'Fighter',
  'science-vessel': 'Science vessel',
  'heavy-cruiser': 'Heavy cruiser',
} satisfies Readonly<Record<ShipType, string>>

const planetTypes = {
  'gas-giant': 'Gas giant',
  volcanic: 'Volcanic planet',
  'ruin-world': 'Ruin world',
  'carbon-world': 'Carbon world',
  'ice-planet': 'Ice planet',
} satisfies Readonly<Record<PlanetType, string>>

const developments = {
  observatory: 'Observatory',
  factory: 'Factory',
  obelisk: 'Obelisk',
  spaceport: 'Spaceport',
  city: 'City',
} satisfies Readonly<Record<Development, string>>

const docks = {
  cargo: 'Cargo',
  slipway: 'Slipway',
  workshop: 'Workshop',
  lab: 'Lab',
}

/** Where a ship can be besides on the map. */
const places = {
  bay: 'Launch bay',
  supply: 'Supply',
  scrapyard: 'Scrapyard',
  barge: 'Repair Barge',
  gone: 'Out of the game',
  retreated: 'Retreated',
}

const participants = { unity: 'The Unity', raider: 'Raider', raiders: 'Raiders', probe: 'Probe' }

const decks = {
  dawn: 'Galactic Dawn',
  twilight: 'Cosmic Twilight',
  shadows: 'Shadows of the Void',
} satisfies Readonly<Record<EventDeck, string>>

const raiderClasses = {
  S: 'Class S',
  A: 'Class A',
  B: 'Class B',
  C: 'Class C',
  D: 'Class D',
} satisfies Readonly<Record<RaiderClass, string>>

const battleSteps = {
  escalation: 'Escalation',
  diplomacy: 'Diplomacy',
  preparations: 'Preparations',
  roll: 'Roll',
  outcome: 'Outcome',
  damage: 'Damage',
} satisfies Readonly<Record<BattleStep, string>>

/** By step of the turn, from 1. */
const launchSteps = [
  'Launch',
  'Region action',
  'Recruit and collect',
  'Raider attack',
  'Battle',
  'End of turn',
]
const returnSteps = ['Develop', 'Dock', 'Scrapyard', 'Recall', 'Event', 'End of turn']

const unityIcons = {
  infrastructure: 'Infrastructure',
  event: 'Event',
  repair: 'Repair',
} satisfies Readonly<Record<UnityIcon, string>>

const directions = {
  east: 'East',
  'south-east': 'South-east',
  'south-west': 'South-west',
  west: 'West',
  'north-west': 'North-west',
  'north-east': 'North-east',
} satisfies Readonly<Record<Direction, string>>

const vpSources = {
  order: 'Turn order',
  developments: 'Developments',
  tracks: 'Tracks',
  modules: 'Modules',
  battles: 'Battles',
  raiders: 'Raiders',
  repairs: 'Repairs',
  leaders: 'Leaders',
  vault: 'Vault',
  cards: 'Cards',
  tokens: 'Tokens and moons',
  factions: 'Faction',
  events: 'Events',
  regions: 'Special regions',
  relics: 'Relics',
  destiny: 'Destiny',
  helm: 'Helm',
  scrapyard: 'Scrapyard',
  damage: 'Damage',
} satisfies Readonly<Record<VpSource, string>>

/** By seat; the last is the expansion’s, and that of the Unity where nobody plays it. */
const colours = ['Red', 'Blue', 'Green', 'Yellow', 'White']

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
