import type { LegioWords } from '../words.ts'
import { EXPERT_DOMAIN } from '../../content/ships.ts'
import { DOMAIN_NAMES } from '../cards.fr.ts'
import { type Xp, xpList } from '../symbols.ts'
import { AN, cards, EXO, ITEMS, PURPOSES, sectorName, several, SLOTS } from './nouns.ts'
import { fr } from './typeset.ts'
import { type Change, isExpert, isPersonnel } from '../../position/ship.ts'
import type { Prospect } from '../../position/contact.ts'

/** « : escouades 1 → 2 », « : 1 point en Diplomatie dans chaque Contact » */
function effect({ item, from, to, cards: perTurn, impossible }: Change): string {
  if (impossible) return ''
  if (isExpert(item)) {
    const points = `${several(to, 'point')} en ${DOMAIN_NAMES[EXPERT_DOMAIN[item]]}`
    return fr` : ${to < from ? 'il reste ' : ''}${points} dans chaque Contact`
  }
  const step = fr` : ${ITEMS[item]} ${from} → ${to}`
  if (perTurn === undefined) return step
  return `${step}, ${perTurn.from === perTurn.to ? 'toujours ' : ''}${cards(perTurn.to)} par tour`
}

const price = ({ due, joker }: { readonly due: Xp; readonly joker: boolean }): string => {
  const xp = xpList(due)
  return xp === '' ? 'sans rien payer' : `contre ${xp}${joker ? ', dont 1 par le joker' : ''}`
}

/** « (il manque 1 escouade) », « (Contact : il manque 1 D) », « (4 PV à portée) » */
function prospectText({ squadsMissing, contactOpen, thresholds }: Prospect): string {
  const [first] = thresholds
  if (squadsMissing === 0 && !contactOpen) return fr` (pour observer seulement : le Contact est pris)`
  const lacks = [
    ...(squadsMissing > 0 ? [several(squadsMissing, 'escouade')] : []),
    ...(first.within ? [] : [xpList(first.missing)]),
  ]
  if (lacks.length > 0) {
    const joker = !first.within && first.covered ? fr` ; le joker en couvre 1` : ''
    return ` (${squadsMissing > 0 ? 'il manque' : fr`Contact : il manque`} ${lacks.join(', ')}${joker})`
  }
  const reached = thresholds.findLast((threshold) => threshold.within) ?? first
  return fr` (${reached.vp} PV à portée)`
}

const departure = (sector: number, endsTurn: boolean): string =>
  endsTurn ? 'termine votre tour' : `retour dans l’espace, ${sectorName(sector)}`

const promoted = (promotion: boolean): string => (promotion ? fr` : promotion sur un Spatha` : '')

export const options: LegioWords['options'] = {
  takeFree: (change) => {
    const { item, impossible } = change
    const use = impossible || item === 'thrusters' || isExpert(item) ? '' : `, ${PURPOSES[item]}`
    return `Prendre ${AN[item]}${effect(change)}${use}`
  },
  turnOver: (hand) => {
    if (hand.cards === 0) return 'Retourner la carte suivante'
    return hand.taken
      ? `Retourner la carte suivante (${hand.cards} en main)`
      : `Prendre ${cards(hand.cards)} et retourner la première`
  },
  takeOff: 'Décoller vers le secteur 1 (gratuit)',
  cross: (sector, price) => `Passer dans le secteur ${sector} (${cards(price)})`,
  enterX: (price) => `Entrer dans le Secteur X (${cards(price)})`,
  leaveX: (price, promotion) =>
    `Quitter le Secteur X pour la base stellaire (${cards(price)})${promoted(promotion)}`,
  land: (slot, prospect) =>
    prospect === undefined
      ? fr`Se poser sur ${SLOTS[slot]} : habitants inconnus`
      : fr`Se poser sur ${SLOTS[slot]} : ${prospect.card.name.fr}${prospectText(prospect)}`,
  landOnBase: (promotion) => `Se poser sur la base stellaire (gratuit)${promoted(promotion)}`,
  scan: (slot, uses) =>
    uses > 0
      ? `Scanner ${SLOTS[slot]} (${several(uses, 'usage restant', 'usages restants')})`
      : `Scanner ${SLOTS[slot]}`,
  buy: (change, price, gainsXp) =>
    `${isPersonnel(change.item) ? 'Recruter' : 'Acheter'} ${AN[change.item]} ` +
    `(${cards(price)}, ${gainsXp ? '+1 N' : 'N est plein'})${effect(change)}`,
  install: (technology, given) =>
    fr`Installer ${EXO[technology]} contre ${given === undefined ? 'un équipement' : AN[given]}, sans prendre de cartes : joker ` +
    `(${technology === 'holodeck' ? 'Sapiens' : 'Non Sapiens'}), +1 point`,
  endTurn: (cardsPutBack) =>
    cardsPutBack === 0
      ? 'Terminer le tour'
      : `Terminer le tour (${several(cardsPutBack, 'carte retourne', 'cartes retournent')} sur la pioche)`,
  stayAtBase: 'Rester à la base stellaire et terminer le tour',
  goOnObserving: (xp, domain) => fr`Continuer d’observer : +${xp} ${domain} au prochain tour`,
  goToContact: (first) => fr`Passer en zone de Contact : ${first.vp} PV au prochain tour ${price(first)}`,
  continueContact: (next) =>
    next === undefined
      ? 'Poursuivre le Contact'
      : fr`Poursuivre le Contact : ${next.vp} PV en tout au prochain tour ${price(next)}`,
  leaveObservation: (sector, endsTurn) => `Quitter la planète (${departure(sector, endsTurn)})`,
  leaveContact: (vp, sector, endsTurn) =>
    fr`Partir, mission accomplie : ${vp} PV en tout (${departure(sector, endsTurn)})`,
  observe: (gain) =>
    gain === undefined
      ? 'Observer'
      : fr`Observer : +${gain.xp} ${gain.domain} par tour, ${several(gain.turns, 'tour')} au plus`,
  contact: (first) =>
    first === undefined
      ? 'Entrer en Contact'
      : fr`Entrer en Contact : ${first.vp} PV au prochain tour ${price(first)}`,
  domain: (domain, from, to) =>
    from === to
      ? fr`Choisir ${DOMAIN_NAMES[domain]} (plein à ${from} : aucun gain)`
      : `Gagner 1 point en ${DOMAIN_NAMES[domain]} (${from} → ${to})`,
  token: (slot) => `Placer ${SLOTS[slot]}`,
  planet: (rank, sector) => `Choisir la planète ${rank} du secteur ${sector}`,
  face: ({ symbol }) => (symbol === undefined ? 'Faire face' : `Faire face (+1 ${symbol})`),
  fight: ({ lasers, hostile, rolls, trophy }) =>
    fr`Combattre, ${several(lasers, 'laser')} contre ${hostile} : ` +
    `${rolls === 0 ? 'aucun dégât' : several(rolls, 'jet de dégâts', 'jets de dégâts')}, ` +
    `${trophy ? 'trophée' : 'pas de trophée'}`,
  avoid: (uses) =>
    fr`Utiliser un détecteur (${several(uses, 'usage restant', 'usages restants')}) : la carte est évitée`,
  joker: (domain) => `L’utiliser comme 1 point en ${DOMAIN_NAMES[domain]}`,
  keepJoker: 'Le garder pour un seuil suivant',
  lose: (change) => `Perdre ${AN[change.item]}${effect(change)}`,
  giveUp: (change) => `Céder ${AN[change.item]}${effect(change)}`,
  acceptMission: (vp, paid, xp) => {
    const price = [
      ...(paid > 0 ? [`défausser ${cards(paid)}`] : []),
      ...(xpList(xp) === '' ? [] : [`dépenser ${xpList(xp)}`]),
    ]
    return fr`Accepter${price.length > 0 ? ` (${price.join(', ')})` : ''} : ${vp} PV`
  },
  declineMission: fr`Refuser : aucun effet`,
  takeExo: (technology, other) =>
    `Prendre ${EXO[technology]} à bord${other === undefined ? '' : fr` : plus de place pour ${EXO[other]} avant votre promotion`}`,
  leaveExo: fr`Ne pas la prendre : la place à bord reste libre`,
  returnToBase: (promotion) => `Rentrer à la base stellaire${promoted(promotion)}`,
  carryOn: 'Refuser et poursuivre l’exploration',
}
