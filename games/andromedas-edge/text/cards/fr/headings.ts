import { french as fr } from '@astrolabe/words/french.ts'
import type {
  DevelopmentCard,
  EventCard,
  ModuleDesign,
  Moon,
  RaiderCard,
  Upgrade,
} from '../../../content/schema.ts'
import type { CardWords } from '../../cards.en.ts'
import { costText, ofTheDevelopment, ship, vp } from '../../fr/nouns.ts'
import { NAMES } from '../../names/fr.ts'

export const HEADINGS: CardWords['headings'] = {
  module: ({ type, cost, vp: points, relic }: ModuleDesign) =>
    fr`Module ${NAMES.moduleTypes[type]}${relic ? ' à icône Relique' : ''} : coûte ${costText(cost)}${points > 0 ? `, rapporte ${vp(points)}` : ''}.`,
  moon: ({ from }: Moon) =>
    from === 'orphaned' || from === 'ancient'
      ? `${NAMES.moonSets[from]}.`
      : fr`${NAMES.planetTypes[from]} : lune.`,
  discovery: 'Pion Découverte.',
  supremacy: 'Pion Suprématie.',
  upgrade: ({ ship: type, set }: Upgrade) =>
    `Amélioration${set === 'faction' ? ' de faction' : ''} du ${ship(type)}.`,
  tactics: (type) => `Carte Stratégie, ${type}.`,
  developmentCard: ({ development }: DevelopmentCard) => `Carte ${ofTheDevelopment(development)}.`,
  faction: 'Faction.',
  ability: (name, text) => `${name}. ${text}`,
  factionUpgrade: (name, text) => `Amélioration, ${name}. ${text}`,
  raider: (card: RaiderCard, stats) => fr`Pillard de classe ${card.class} : ${stats}.`,
  event: ({ deck }: EventCard) => `Événement, ${NAMES.decks[deck]}.`,
  destiny: 'Carte Destinée.',
  conflict: 'Carte Conflit de l’Unité.',
  unityToken: 'Pion Amélioration de l’Unité.',
  unityAction: 'Carte Action de l’Unité.',
  commander: 'Commandant de l’Unité.',
  helm: (spaces) => fr`Gouvernail : ${spaces.map((bonus, space) => `(${space}) ${bonus}`).join(', ')}.`,
  tile: 'Région.',
}
