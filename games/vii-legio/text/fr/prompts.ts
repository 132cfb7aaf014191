import { capital } from '@astrolabe/words'
import type { LegioWords } from '../words.ts'
import { explorationText } from '../cards.fr.ts'
import { cards, sectorName, several } from './nouns.ts'
import { fr } from './typeset.ts'

export const prompts: LegioWords['prompts'] = {
  freeItem: (left) => fr`Choisissez un élément gratuit (${left} à prendre).`,
  atBase: fr`Vous êtes à la base stellaire : décoller ou rester ?`,
  exploring: (sector, hand) =>
    hand.taken
      ? fr`${capital(sectorName(sector))}, ${cards(hand.cards)} en main : que faites-vous ?`
      : fr`${capital(sectorName(sector))}, ${cards(hand.cards)} à prendre : que faites-vous ?`,
  explorationOver: (sector) =>
    fr`${capital(sectorName(sector))}. Votre exploration est finie : que faites-vous encore ?`,
  installed: 'L’installation prend le reste de votre tour.',
  mustLeaveX: (price) =>
    fr`Votre mission dans le Secteur X est accomplie : il faut en sortir (${cards(price)}).`,
  afterLanding: fr`Votre vaisseau s’est posé : scannez, ou terminez votre tour.`,
  observation: ({ name, observation: { turns } }, gained) =>
    fr`Vous observez (${name.fr} ; ${several(gained, 'tour')} sur ${turns}) : rester, passer en Contact ou partir ?`,
  contact: ({ name, thresholds }, passed) =>
    fr`Vous êtes en Contact (${name.fr} ; ${several(passed, 'seuil')} sur ${thresholds.length}) : poursuivre ou partir ?`,
  zone: ({ name }) => fr`Vous vous posez (${name.fr}) : dans quelle zone ?`,
  domain: fr`Vous gagnez 1 point d’expérience : dans quel domaine ?`,
  token: fr`Vous avez trouvé une planète : avec quel pion la marquer ?`,
  planet: (sector) => fr`Quelle planète du ${sectorName(sector)} avez-vous trouvée ?`,
  detector: (card) => fr`« ${card.name.fr} ». ${explorationText(card)}`,
  joker: ({ name }) => fr`Vous franchissez un seuil (${name.fr}) : que remplace votre joker ?`,
  losePersonnel: fr`Vous perdez du personnel : qui ?`,
  giveUp: fr`Quel équipement cédez-vous contre l’exo-technologie ?`,
  exoTechnology: (card) => fr`« ${card.name.fr} ». ${explorationText(card)}`,
  specialMission: (card) => fr`« ${card.name.fr} » : l’acceptez-vous ?`,
  summons: (card) => fr`« ${card.name.fr} » : rentrer aussitôt à la base stellaire ?`,
}
