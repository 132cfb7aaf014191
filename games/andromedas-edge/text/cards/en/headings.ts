import type {
  DevelopmentCard,
  EventCard,
  ModuleDesign,
  Moon,
  RaiderCard,
  Upgrade,
} from '../../../content/schema.ts'
import { costText, ship, vp } from '../../en/nouns.ts'
import { NAMES } from '../../names/en.ts'

/** What stands above the text of a card, where it is read and not drawn. */
export const HEADINGS = {
  module: ({ type, cost, vp: points, relic }: ModuleDesign) =>
    `${NAMES.moduleTypes[type]} module${relic ? ' with a relic icon' : ''}: costs ${costText(cost)}${points > 0 ? `, brings ${vp(points)}` : ''}.`,
  moon: ({ from }: Moon) =>
    from === 'orphaned' || from === 'ancient'
      ? `${NAMES.moonSets[from]}.`
      : `${NAMES.planetTypes[from]}: moon.`,
  discovery: 'Discovery token.',
  supremacy: 'Supremacy token.',
  upgrade: ({ ship: type, set }: Upgrade) =>
    `${set === 'faction' ? 'Faction upgrade' : 'Upgrade'} of the ${ship(type)}.`,
  tactics: (type: string) => `Tactics card, ${type}.`,
  developmentCard: ({ development }: DevelopmentCard) =>
    `Card of the ${NAMES.developments[development].toLowerCase()}.`,
  faction: 'Faction.',
  ability: (name: string, text: string) => `${name}. ${text}`,
  factionUpgrade: (name: string, text: string) => `Upgrade, ${name}. ${text}`,
  raider: (card: RaiderCard, stats: string) => `Raider of class ${card.class}: ${stats}.`,
  event: ({ deck }: EventCard) => `Event, ${NAMES.decks[deck]}.`,
  destiny: 'Destiny card.',
  conflict: 'Conflict card of the Unity.',
  unityToken: 'Upgrade token of the Unity.',
  unityAction: 'Action card of the Unity.',
  commander: 'Commander of the Unity.',
  helm: (spaces: readonly string[]) =>
    `Helm: ${spaces.map((bonus, space) => `(${space}) ${bonus}`).join(', ')}.`,
  tile: 'Region.',
}
