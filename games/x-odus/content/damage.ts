import type { DamageCard, Malfunction, Name } from './schema.ts'

const CARDS: Readonly<Record<Malfunction, Omit<DamageCard, 'malfunction'>>> = {
  'leaking-reactor': { name: { en: 'Leaking Reactor', fr: 'Réacteur percé' }, copies: 2 },
  'jammed-turret': { name: { en: 'Jammed Turret', fr: 'Tourelle bloquée' }, copies: 2 },
  'cracked-hull': { name: { en: 'Cracked Hull', fr: 'Coque fissurée' }, copies: 2 },
  'damaged-sensors': { name: { en: 'Damaged Sensors', fr: 'Capteurs endommagés' }, copies: 2 },
  'engine-failure': { name: { en: 'Engine Failure', fr: 'Panne moteur' }, copies: 2 },
  'wounded-crew': { name: { en: 'Wounded Crew', fr: 'Équipage blessé' }, copies: 2 },
  'unstable-core': { name: { en: 'Unstable Core', fr: 'Cœur instable' }, copies: 2 },
  'breached-hold': { name: { en: 'Breached Hold', fr: 'Soute éventrée' }, copies: 2 },
}

const MALFUNCTIONS = Object.keys(CARDS) as readonly Malfunction[]

export const DAMAGE_CARDS: readonly DamageCard[] = MALFUNCTIONS.map((malfunction) => ({
  malfunction,
  ...CARDS[malfunction],
}))

/** The malfunction of each Damage card number, 0 to 15; copies are adjacent. */
export const DAMAGE_DECK: readonly Malfunction[] = DAMAGE_CARDS.flatMap(({ malfunction, copies }) =>
  Array.from({ length: copies }, () => malfunction),
)

export const damageName = (malfunction: Malfunction): Name => CARDS[malfunction].name
