import { NAMES } from '../names/en.ts'
import type { OptionWords } from '@astrolabe/kernel'

const SPECIAL = ['None', ...(['SR1', 'SR2', 'SR3', 'SR4'] as const).map((id) => NAMES.tiles[id])]

const SPECIAL_HELP =
  'A special region on the map, drawn among the other tiles: the Quasar and the Vortex bring points to developments beside them.'

export const tableOptions = {
  unity: {
    name: 'The Unity',
    help: 'An opponent that plays by itself, led by one of nine commanders: the later, the harder. It faces 1 to 3 players.',
    choices: ['Nobody', ...Object.values(NAMES.commanders)],
  },
  terminus: {
    name: 'Length',
    help: 'When somebody reaches so many VP, everyone has one more turn.',
    choices: ['Short: 50 VP', 'Medium: 60 VP', 'Long: 70 VP'],
  },
  events: {
    name: 'Events',
    help: 'Galactic Dawn is kind, Cosmic Twilight harsh; Shadows of the Void strike those near the Void, and need it and its Dragon.',
    choices: Object.values(NAMES.decks),
  },
  void: {
    name: 'The Void',
    help: 'A special region in the middle of the map: whoever goes there rolls for a gift.',
  },
  dragon: {
    name: 'Void Dragon',
    help: 'A raider that pulls ships into the Void, and stands in for the raider of class C.',
  },
  moons: {
    name: 'Nebula moons',
    help: 'Which moons lie on the nebulae; three of the ancient ones bear relic icons.',
    choices: ['Orphaned', 'Ancient', 'Both mixed'],
  },
  relics: {
    name: 'Relic modules',
    help: 'Eight modules with relic icons, which count at the end: the more, the more each is worth.',
  },
  special1: { name: 'First special region', help: SPECIAL_HELP, choices: SPECIAL },
  special2: { name: 'Second special region', help: SPECIAL_HELP, choices: SPECIAL },
  destiny: {
    name: 'Destiny cards',
    help: 'Two secret goals for everyone; the better of the two is scored at the end.',
  },
  expansion: {
    name: 'Content of the expansion',
    help: 'Three more factions, four more ship upgrades and five more tactics cards. Five players need it.',
  },
  scouts: {
    name: 'First raiders',
    help: 'The raiders of class S, which are there from the start.',
    choices: [NAMES.raiders['RD-S1'], NAMES.raiders['RD-S2']],
  },
  dealtFactions: {
    name: 'Factions are dealt',
    help: 'Everyone leads the faction they are dealt: nothing has to be chosen before the first launch.',
  },
  firstGame: {
    name: 'First game',
    help: 'Two factions are dealt instead of three, among those that are easy to play.',
  },
  together: {
    name: 'All together',
    help: 'Everyone has to beat the Unity: you win together or lose together.',
  },
  decideForUnity: {
    name: 'Decide for the Unity',
    help: 'Whoever holds Control is asked what the Unity does where the rules leave a choice; if not, it decides by default.',
  },
  developConsumesTransport: {
    name: 'Transports are used up',
    help: 'A transport that builds a development goes back to the supply.',
  },
} satisfies Readonly<Record<string, OptionWords>>
