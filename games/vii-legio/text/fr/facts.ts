import { capital } from '@astrolabe/words'
import { listed } from '@astrolabe/words/french.ts'
import type { LegioWords } from '../words.ts'
import type { FactOf } from '../en/facts.ts'
import { EXPLORATION, EXTRASOLARS } from '../../content/decks.ts'
import { SCORING } from '../../content/scoring.ts'
import { conditionText, DOMAIN_NAMES, experienceText, lifeName } from '../cards.fr.ts'
import { counted, xpList } from '../symbols.ts'
import { AN, cards, EXO, explorationName, extrasolarName, ITEMS, ordinal, several, SLOTS } from './nouns.ts'
import { fr } from './typeset.ts'
import { damageRow } from '../../position/combat.ts'
import { isPersonnel } from '../../position/ship.ts'
import { experienceOf } from '../../position/experience.ts'

// Any name must do: no « de » or « que » before it, and no participle that would have to agree with it.

const squads = (count: number): string => (count === 0 ? 'aucune escouade' : several(count, 'escouade'))

/** « Napos (Sapiens, 3 escouades, 4 / 8 PV) » */
function described(card: number): string {
  const extrasolar = EXTRASOLARS[card]
  const vp = extrasolar.thresholds.map((threshold) => threshold.vp).join(' / ')
  return fr`${extrasolar.name.fr} (${lifeName(extrasolar)}, ${squads(extrasolar.squads)}, ${vp} PV)`
}

function experience({ domain, gained, lost, source }: FactOf<'xp'>, name: string): string {
  const track = DOMAIN_NAMES[domain]
  if (gained === 0) return fr`Rien à gagner en ${track} : la piste est pleine.`
  const full = lost > 0 ? fr` ; la piste est pleine, ${several(lost, 'point perdu', 'points perdus')}` : ''
  return `${XP_SOURCES[source](name)} ${several(gained, 'point')} d’expérience en ${track}${full}.`
}

const XP_SOURCES: Readonly<Record<FactOf<'xp'>['source'], (name: string) => string>> = {
  card: () => 'La carte rapporte',
  purchase: () => 'L’achat rapporte',
  observation: () => 'L’observation rapporte',
  trophy: () => 'Le trophée rapporte',
  installation: () => 'L’installation rapporte',
  consolation: () => 'La carte rapporte',
  'setting-out': (name) => `${name} part plus tard et gagne`,
}

function conditionNotMet(name: string, { card, why }: FactOf<'condition-not-met'>): string {
  const { effect } = EXPLORATION[card]
  if (effect.do === 'takeExoTechnology') {
    return why === 'owned'
      ? fr`${name} a déjà ${EXO[effect.technology]} : rien ne se passe.`
      : fr`${name} n’a plus de place à bord pour ${EXO[effect.technology]} : rien ne se passe.`
  }
  if (effect.do === 'openSectorX')
    return fr`Il faudrait au moins ${several(effect.lasers, 'laser')} à ${name} : le Secteur X reste fermé.`
  const condition = effect.do === 'specialMission' ? ` (${conditionText(effect)})` : ''
  return fr`${name} ne remplit pas la condition${condition} : rien ne se passe.`
}

/** « Le dé de dégâts donne 7 (détecteurs) : à défaut, Anna perd un laser. » */
function damaged(name: string, { die, lost }: FactOf<'damage'>): string {
  const { loses } = damageRow(die)
  const shows = `Le dé de dégâts donne ${die} (${ITEMS[loses]})`
  if (lost === '') return fr`${shows} : rien à perdre.`
  return fr`${shows} : ${lost === loses ? '' : 'à défaut, '}${name} perd ${AN[lost]}.`
}

const damage = (rolls: number): string =>
  rolls === 0 ? 'aucun dégât' : several(rolls, 'jet de dégâts', 'jets de dégâts')

export const facts: LegioWords['facts'] = {
  'game-start': ({ seat }, names) => `${names(seat)} ouvre la partie.`,
  'free-item': ({ seat, item }, names) => `${names(seat)} embarque gratuitement ${AN[item]}.`,
  turn: ({ seat, round }, names) => fr`Manche ${round} : à ${names(seat)} de jouer.`,
  'take-off': ({ seat }, names) => `${names(seat)} décolle de la base stellaire.`,
  'cards-taken': ({ seat, cards: count }, names) => `${names(seat)} prend ${cards(count)}.`,
  'deck-renewed': () => fr`La pioche est épuisée : les défausses mélangées en forment une nouvelle.`,
  'turned-over': ({ seat, card }, names) => `${names(seat)} retourne ${explorationName(card)}.`,
  'detector-used': ({ seat }, names) => `${names(seat)} l’évite grâce à un détecteur.`,
  paid: ({ cards: paid }) =>
    paid.length === 0 ? undefined : fr`Défausse : ${listed(counted(paid.map(explorationName)))}.`,
  reset: () =>
    fr`Remise à zéro : toutes les cartes forment une nouvelle pioche, et l’exploration s’arrête là.`,
  crossed: ({ seat, from, to }, names) => `${names(seat)} passe du secteur ${from} au secteur ${to}.`,
  drifted: ({ seat, die, to }, names) =>
    fr`Le dé donne ${die} : ${names(seat)} dérive vers le secteur ${to}.`,
  'entered-x': ({ seat }, names) => `${names(seat)} entre dans le Secteur X.`,
  'left-x': ({ seat }, names) => `${names(seat)} quitte le Secteur X.`,
  bought: ({ seat, item }, names) =>
    `${names(seat)} ${isPersonnel(item) ? 'recrute' : 'achète'} ${AN[item]}.`,
  xp: (fact, names) => experience(fact, names(fact.seat)),
  vp: ({ seat, vp, total }, names) => fr`${names(seat)} marque ${vp} PV : ${total} au total.`,
  discovered: ({ seat, sector, slot }, names) =>
    fr`${names(seat)} découvre une planète dans le secteur ${sector} : ${SLOTS[slot]}.`,
  'nothing-to-discover': ({ sector, why }) =>
    why === 'planet'
      ? `Le secteur ${sector} n’a plus de planète à découvrir.`
      : fr`Aucun pion planète active n’est libre : pas de découverte.`,
  'condition-not-met': (fact, names) => conditionNotMet(names(fact.seat), fact),
  scanned: ({ seat, slot }, names) => `${names(seat)} scanne ${SLOTS[slot]}.`,
  'scan-result': ({ slot, card }) => fr`Le scanner montre, sur ${SLOTS[slot]} : ${described(card)}.`,
  revealed: ({ slot, card }) => fr`${capital(SLOTS[slot])} se dévoile : ${described(card)}.`,
  'landing-failed': ({ seat, slot, missing }, names) =>
    fr`${names(seat)} ne peut pas se poser sur ${SLOTS[slot]} : il manque ${several(missing, 'escouade')}.`,
  landed: ({ seat, slot, zone, card }, names) =>
    `${names(seat)} se pose sur ${SLOTS[slot]} (${extrasolarName(card)}) ` +
    `${zone === 'observation' ? 'pour observer' : 'pour entrer en Contact'}.`,
  'went-to-contact': ({ seat, slot, card }, names) =>
    `${names(seat)} passe en zone de Contact sur ${SLOTS[slot]} (${extrasolarName(card)}).`,
  passed: ({ seat }, names) => `${names(seat)} ne prend aucune carte ce tour-ci.`,
  stayed: ({ seat, zone }, names) => {
    switch (zone) {
      case 'base':
        return `${names(seat)} reste à la base stellaire.`
      case 'observation':
        return `${names(seat)} continue d’observer.`
      case 'contact':
        return `${names(seat)} poursuit le Contact.`
    }
  },
  threshold: ({ seat, card, threshold, paid, joker }, names) => {
    const spent = [
      ...(xpList(paid) === '' ? [] : [`en dépensant ${experienceText(experienceOf(paid))}`]),
      ...(joker === '' ? [] : [`avec le joker pour 1 point en ${DOMAIN_NAMES[joker]}`]),
    ]
    const price = spent.length === 0 ? 'sans rien dépenser' : spent.join(', ')
    return `${names(seat)} franchit le ${ordinal(threshold)} seuil du Contact (${extrasolarName(card)}), ${price}.`
  },
  'left-planet': ({ seat, slot, card, closed, why }, names) => {
    const planet = `${SLOTS[slot]} (${extrasolarName(card)})`
    if (why === 'nothing-left')
      return fr`${names(seat)} n’a plus rien à observer sur ${planet}, ni de Contact possible, et repart.`
    const leaves = `${names(seat)} ${why === 'mission-done' ? 'doit quitter' : 'quitte'} ${planet}`
    return closed
      ? fr`${leaves} : la planète a livré ses secrets${slot === 'x' ? '' : `, le pion ${SLOTS[slot]} est libre`}.`
      : `${leaves}.`
  },
  'to-base': ({ seat, forced }, names) =>
    forced
      ? `${names(seat)} rentre aussitôt à la base stellaire.`
      : `${names(seat)} se pose sur la base stellaire.`,
  promoted: ({ seat, expertsDropped }, names) => {
    const left = `${several(expertsDropped, 'expert')} ${expertsDropped < 2 ? 'reste' : 'restent'} à terre`
    return fr`Promotion ! ${names(seat)} prend le commandement d’un Spatha${expertsDropped > 0 ? fr` ; ${left}` : ''}.`
  },
  fight: ({ lasers, hostile, rolls, trophy }) =>
    fr`Combat à ${several(lasers, 'laser')} contre ${hostile} : ${damage(rolls)}, ${trophy ? 'et un trophée' : 'pas de trophée'}.`,
  damage: (fact, names) => damaged(names(fact.seat), fact),
  'personnel-lost': ({ seat, item }, names) => `L’épidémie coûte ${AN[item]} à ${names(seat)}.`,
  'nobody-to-lose': ({ seat }, names) => `L’épidémie ne trouve personne à emporter chez ${names(seat)}.`,
  'nothing-to-discard': ({ seat }, names) => `${names(seat)} n’a plus de carte en main à perdre.`,
  flare: ({ seat }, names) =>
    fr`Scanners et détecteurs sont aveugles : ${names(seat)} n’en a plus l’usage ce tour-ci.`,
  'exploration-ended': ({ seat }, names) => `${names(seat)} doit cesser d’explorer.`,
  'exo-taken': ({ seat, technology }, names) => `${names(seat)} prend ${EXO[technology]} à bord.`,
  'exo-installed': ({ seat, technology, item }, names) =>
    `${names(seat)} installe ${EXO[technology]} en échange d’${AN[item]}.`,
  'x-roll': ({ seat, die, lasers, needed }, names) =>
    fr`${names(seat)} obtient ${die}, plus ${several(lasers, 'laser')} : ${die + lasers}, pour ${needed} à atteindre` +
    (die + lasers < needed ? fr` ; le Secteur X reste fermé.` : '.'),
  'x-opened': ({ seat }, names) => fr`${names(seat)} ouvre le Secteur X !`,
  'special-mission': ({ seat, count, paid }, names) => {
    const price = xpList(paid) === '' ? '' : ` en dépensant ${experienceText(experienceOf(paid))}`
    return `${names(seat)} accomplit la mission (${count} sur ${SCORING.specialMissions.length})${price}.`
  },
  declined: ({ seat, card }, names) => {
    const { effect } = EXPLORATION[card]
    if (effect.do === 'takeExoTechnology') return `${names(seat)} ne prend pas ${EXO[effect.technology]}.`
    return `${names(seat)} décline la ${effect.do === 'return' ? 'convocation' : 'mission'}.`
  },
  'end-triggered': ({ seat, why }, names) => {
    switch (why) {
      case 'vp':
        return fr`${names(seat)} atteint les ${SCORING.end} PV : cette manche est la dernière.`
      case 'charted':
        return fr`Toute la Nébuleuse Rouge est cartographiée : cette manche est la dernière.`
      case 'round-limit':
        return fr`La limite de manches est atteinte : cette manche est la dernière.`
    }
  },
  'game-over': ({ winners }, names) =>
    winners.length === 1
      ? fr`La partie est finie : victoire pour ${listed(winners.map(names))}.`
      : fr`La partie est finie : victoire partagée entre ${listed(winners.map(names))}.`,
}
