import type { AmountWords } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import type { RuleId } from '../../content/rule-ids.ts'

const moreResources = (missing: number): string =>
  `${several(missing, 'more resource', 'more resources')} needed.`
const moreEnergy = (missing: number): string => `${missing} more energy needed.`

export const refusals = {
  'AE-5P-1': () => 'Five players need the content of the expansion.',
  'AE-BB-2': () => 'No raider takes part in this battle.',
  'AE-BB-4': () => 'No ship of yours can come into this battle.',
  'AE-BD-1': () => 'There is a development on this planet.',
  'AE-BD-2': (missing) =>
    missing > 0 ? `${missing} more needed, in leaders or resources.` : 'None of your transports is there.',
  'AE-BF-11': () => 'Without the Unity there is nothing to beat together.',
  'AE-BH-2': () => 'No ship is left for it, or its dock is taken.',
  'AE-BH-4': () => 'This dock takes one ship only.',
  'AE-BL-2': () => 'Ships are there, and this one has no Attack.',
  'AE-BL-4': () => 'It is out of range: launch beside your ships or developments.',
  'AE-BL-5': () => 'It is out of range, even for the heavy cruiser.',
  'AE-BL-6': () => 'Only a ship with Voyage reaches a nebula.',
  'AE-BM-10': () => 'No module is left in this column.',
  'AE-BM-11': (missing) => `It costs ${several(missing, 'resource')} too many.`,
  'AE-BM-4': moreResources,
  'AE-BM-5': () => 'No such ship is left in your supply.',
  'AE-BM-7': () => 'This type of ship has its upgrade.',
  'AE-BM-8': moreResources,
  'AE-BS-26': () => 'The two special regions have to differ.',
  'AE-BS-29': () => 'The factions of a first game do not go round five players.',
  'AE-BT-10': (missing) =>
    missing > 0 ? `There is no room for ${missing} of these.` : 'There is no room for it.',
  'AE-BT-14': () => 'You can launch or return.',
  'AE-BT-2': () => 'All your ships are at home.',
  'AE-BT-4': () => 'This moon is kept, never spent.',
  'AE-BT-5': () => 'This token cannot be spent now.',
  'AE-BT-6': () => 'This card cannot be played now.',
  'AE-BT-7': (missing) =>
    missing > 0 ? moreResources(missing) : 'This power has been used, or its moment is past.',
  'AE-BT-8': moreEnergy,
  'AE-BX-1': () => 'This module is damaged.',
  'AE-BZ-12': moreResources,
  'AE-BZ-13': () => 'A Gravity Anchor lets nobody leave this battle.',
  'AE-BZ-6': () => 'No development of this type is left.',
  'AE-IC-8': () => 'No effect with a cost is at hand.',
  'AE-US-21': () => 'The Unity faces 1 to 3 players; without it, there have to be 2 or more.',
  'AE-VN-11': () => 'The Void Dragon needs the Void.',
  'AE-VN-2': () => 'Shadows of the Void need the Void and its Dragon.',
} satisfies Partial<AmountWords<RuleId>>
