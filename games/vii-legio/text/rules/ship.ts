import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'
import type { ShipBoard, Track } from '../../content/schema.ts'
import { SHIPS } from '../../content/ships.ts'
import { ITEMS as EN } from '../en/nouns.ts'
import { ITEMS as FR } from '../fr/nouns.ts'

const TRACKS: readonly Track[] = ['thrusters', 'scanners', 'lasers', 'detectors', 'squads']

/** “thrusters 2–6, scanners 1–3” */
const ranges = ({ tracks }: ShipBoard, names: Readonly<Record<Track, string>>): string =>
  TRACKS.map((track) => `${names[track]} ${tracks[track].floor}–${tracks[track].max}`).join(', ')

/** “2 → 3, 3 → 4”: thrusters, and the cards they give. */
const cardsByThrusters = ({ tracks, cards }: ShipBoard): string =>
  cards
    .flatMap((given, thrusters) => (thrusters < tracks.thrusters.floor ? [] : [`${thrusters} → ${given}`]))
    .join(', ')

export const ship: Chapter<RuleOf<'ship'>> = {
  title: { en: 'The ship', fr: 'Le vaisseau' },
  rules: {
    'VL-141': {
      en: 'Thrusters, lasers, scanners and detectors are equipment; squads and experts are personnel.',
      fr: 'Propulseurs, lasers, scanners et détecteurs sont des équipements ; escouades et experts forment le personnel.',
    },
    'VL-142': {
      en: `Each track of your ship board has a grey minimum and a maximum, and you can never take an item beyond the maximum. Frombola: ${ranges(SHIPS.frombola, EN)}. Spatha: ${ranges(SHIPS.spatha, EN)}.`,
      fr: `Chaque piste de votre plateau vaisseau a un minimum grisé et un maximum, et vous ne pouvez jamais rien embarquer au-delà du maximum. Frombola : ${ranges(SHIPS.frombola, FR)}. Spatha : ${ranges(SHIPS.spatha, FR)}.`,
    },
    'VL-143': {
      en: 'A Frombola carries at most 4 experts, all kinds together.',
      fr: 'Un Frombola embarque au plus 4 experts, toutes spécialités réunies.',
    },
    'VL-144': {
      en: 'A Frombola carries at most 2 lasers.',
      fr: 'Un Frombola embarque au plus 2 lasers.',
    },
    'VL-145': {
      en: 'Each expert serves one domain: an Alliance expert Diplomacy, a Trade expert Negotiation, a Capture expert Capture. Research has no expert.',
      fr: 'Chaque expert sert un domaine : l’expert Alliance la Diplomatie, l’expert Commerce le Négoce, l’expert Capture la Capture. La Recherche, elle, n’a pas d’expert.',
    },
    'VL-146': {
      en: 'Every expert you recruit is a token taken from the shared supply. Once a kind has run out, you cannot recruit it.',
      fr: 'Chaque expert que vous recrutez est un pion pris dans la réserve commune. Quand une spécialité est épuisée, vous ne pouvez plus en recruter.',
    },
    'VL-147': {
      en: 'The experts you lose, or leave behind at your promotion, return to the shared supply.',
      fr: 'Les experts que vous perdez, ou que vous laissez derrière vous lors de votre promotion, retournent dans la réserve commune.',
    },
    'VL-148': {
      en: 'Your special mission counter runs from 0 to 4.',
      fr: 'Votre compteur de missions spéciales va de 0 à 4.',
    },
    'VL-149': {
      en: 'A Frombola has room for 1 exo-technology, either the Holodeck or the Nanoprobes; a Spatha has room for both.',
      fr: 'Un Frombola a de la place pour 1 exo-technologie, l’Holodeck ou les Nanoprobes ; un Spatha peut accueillir les deux.',
    },
    'VL-150': {
      en: `Your thrusters set how many Exploration cards you take in a turn. A Frombola: ${cardsByThrusters(SHIPS.frombola)}. A Spatha: ${cardsByThrusters(SHIPS.spatha)}.`,
      fr: `Vos propulseurs fixent le nombre de cartes Exploration que vous prenez dans un tour. Frombola : ${cardsByThrusters(SHIPS.frombola)}. Spatha : ${cardsByThrusters(SHIPS.spatha)}.`,
    },
    'VL-151': {
      en: 'A scanner tells you who lives on a planet before you go there. Without one you land blind, and only find out on arrival.',
      fr: 'Un scanner vous apprend qui vit sur une planète avant que vous n’y alliez. Faute de scanner, vous y allez à l’aveugle, et ne l’apprenez qu’à l’arrivée.',
    },
    'VL-152': {
      en: 'Grey values are floors: nothing can bring a track of your ship below the grey value of the side in use.',
      fr: 'Les valeurs grisées sont des planchers : rien ne peut faire descendre une piste de votre vaisseau sous la valeur grisée de la face en jeu.',
    },
    'VL-153': {
      en: 'Each scanner and each detector works once per turn. The counter moves down one step with every use, and returns to the top when your next turn begins.',
      fr: 'Chaque scanner et chaque détecteur sert une fois par tour. Le compteur descend d’un cran à chaque usage, et remonte tout en haut quand commence votre tour suivant.',
    },
    'VL-154': {
      en: 'Scanners and detectors are counted separately. With 2 detectors, for instance, using 1 of them leaves you 1 for this turn and takes nothing from your scanners.',
      fr: 'Les scanners et les détecteurs se comptent séparément. Avec 2 détecteurs, par exemple, en utiliser 1 vous en laisse 1 pour ce tour et n’enlève rien à vos scanners.',
    },
    'VL-155': {
      en: 'The uses you have left are the scanners, or detectors, you have installed minus those you have used this turn, and never less than 0. Buying or losing one during your turn changes the count at once.',
      fr: 'Les usages qui vous restent sont les scanners, ou les détecteurs, installés, moins ceux que vous avez utilisés ce tour-ci, et jamais moins de 0. En acheter ou en perdre un pendant votre tour change aussitôt le compte.',
    },
    'VL-156': {
      en: 'You cannot give up equipment or personnel at will, except the item you exchange for an exo-technology. Commanding Units never trade with one another, nor give one another anything.',
      fr: 'Vous ne pouvez pas vous défaire à votre gré d’un équipement ou d’un membre du personnel, sauf de l’équipement échangé contre une exo-technologie. Les Unités Commandantes n’échangent rien entre elles et ne se donnent rien.',
    },
  },
}
