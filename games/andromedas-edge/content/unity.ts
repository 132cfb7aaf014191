import type {
  Commander,
  ConflictCard,
  Development,
  ShipType,
  UnityAction,
  UnityBenefit,
  UnityToken,
} from './schema.ts'

// biome-ignore format: a card to a line
const ACTIONS = [
  { id: 'I-1', pack: 0, target: { to: 'base', base: 'AB1' }, icons: ['event'] },
  { id: 'I-2', pack: 0, target: { to: 'base', base: 'AB6' }, icons: ['infrastructure'] },
  { id: 'I-3', pack: 0, target: { to: 'leftmost-uncolonised' }, icons: ['infrastructure'] },
  { id: 'I-4', pack: 0, target: { to: 'leftmost-uncolonised' }, icons: [] },
  { id: 'I-5', pack: 0, target: { to: 'probe' }, icons: ['repair'] },
  { id: 'I-6', pack: 0, target: { to: 'direction', direction: 'east' }, icons: ['event'] },
  { id: 'I-7', pack: 0, target: { to: 'direction', direction: 'north-east' }, icons: [] },
  { id: 'I-8', pack: 0, target: { to: 'nearest', of: 'planet-with-player' }, icons: ['repair'] },

  { id: 'II-1', pack: 1, target: { to: 'base', base: 'AB2' }, icons: ['event'] },
  { id: 'II-2', pack: 1, target: { to: 'base', base: 'AB5' }, icons: ['repair'] },
  { id: 'II-3', pack: 1, target: { to: 'leftmost-uncolonised' }, icons: ['infrastructure'] },
  { id: 'II-4', pack: 1, target: { to: 'leftmost-uncolonised' }, icons: [] },
  { id: 'II-5', pack: 1, target: { to: 'probe' }, icons: [] },
  { id: 'II-6', pack: 1, target: { to: 'direction', direction: 'south-east' }, icons: ['event'] },
  { id: 'II-7', pack: 1, target: { to: 'direction', direction: 'west' }, icons: ['infrastructure'] },
  { id: 'II-8', pack: 1, target: { to: 'nearest', of: 'planet-with-moons' }, icons: ['repair'] },

  { id: 'III-1', pack: 2, target: { to: 'base', base: 'AB3' }, icons: ['event'] },
  { id: 'III-2', pack: 2, target: { to: 'base', base: 'AB4' }, icons: ['repair'] },
  { id: 'III-3', pack: 2, target: { to: 'leftmost-uncolonised' }, icons: ['infrastructure'] },
  { id: 'III-4', pack: 2, target: { to: 'leftmost-uncolonised' }, icons: [] },
  { id: 'III-5', pack: 2, target: { to: 'probe' }, icons: [] },
  { id: 'III-6', pack: 2, target: { to: 'direction', direction: 'north-west' }, icons: ['event'] },
  { id: 'III-7', pack: 2, target: { to: 'direction', direction: 'south-west' }, icons: ['infrastructure'] },
  { id: 'III-8', pack: 2, target: { to: 'nearest', of: 'base' }, icons: ['repair'] },
] as const satisfies readonly UnityAction[]

export type UnityActionId = (typeof ACTIONS)[number]['id']

/** Eight for each pack. */
export const UNITY_ACTIONS: readonly (UnityAction & { readonly id: UnityActionId })[] = ACTIONS

const CONFLICT_CARDS = [
  { id: 'Z01', copies: 2, dice: 0, targeting: 0 },
  { id: 'Z02', copies: 4, dice: 1, targeting: 0 },
  { id: 'Z03', copies: 3, dice: 2, targeting: 0 },
  { id: 'Z04', copies: 2, dice: 0, targeting: 1 },
  { id: 'Z05', copies: 1, dice: 0, targeting: 2 },
  { id: 'Z06', copies: 1, dice: 1, targeting: 1 },
  { id: 'Z07', copies: 1, dice: 0, targeting: 0, special: 'suppression' },
  { id: 'Z08', copies: 1, dice: 0, targeting: 0, special: 'siphon' },
  { id: 'Z09', copies: 1, dice: 0, targeting: 0, special: 'extortion' },
  { id: 'Z10', copies: 1, dice: 0, targeting: 0, special: 'patience' },
  { id: 'Z11', copies: 1, dice: 0, targeting: 0, special: 'assimilation' },
] as const satisfies readonly ConflictCard[]

export type ConflictId = (typeof CONFLICT_CARDS)[number]['id']

export const CONFLICTS: readonly (ConflictCard & { readonly id: ConflictId })[] = CONFLICT_CARDS

const TOKENS = [
  { id: 'ZU1', effect: 'salvage' },
  { id: 'ZU2', effect: 'conscription' },
  { id: 'ZU3', effect: 'reactors' },
  { id: 'ZU4', effect: 'net' },
  { id: 'ZU5', effect: 'tribute' },
] as const satisfies readonly UnityToken[]

export type UnityTokenId = (typeof TOKENS)[number]['id']

export const UNITY_TOKENS: readonly (UnityToken & { readonly id: UnityTokenId })[] = TOKENS

// biome-ignore format: a commander to two lines, what it is and its Helm
const COMMANDER_CARDS = [
  { id: 'L1A', level: 1, start: { science: 1, industry: 1 },
    helm: [['tactics'], ['tactics'], ['industry'], ['repair'], ['tactics'], ['civilization'], ['tactics'], ['repair'], ['science'], ['vp']] },
  { id: 'L1B', level: 1, start: { civilization: 2 },
    helm: [['repair'], ['tactics'], ['science'], ['tactics'], ['vp'], ['commerce'], ['tactics'], ['repair'], ['civilization'], ['tactics']] },
  { id: 'L1C', level: 1, start: { supremacy: 2 },
    helm: [['tactics'], ['civilization'], ['industry', 'repair'], ['tactics'], ['tactics'], ['vp'], ['repair'], ['tactics'], ['tactics'], ['tactics']] },
  { id: 'L2A', level: 2, start: { industry: 2, commerce: 1, civilization: 1 }, power: 'rationing',
    helm: [['repair'], ['commerce'], ['tactics'], ['vp'], ['industry'], ['repair'], ['tactics'], ['civilization'], ['tactics'], ['tactics']] },
  { id: 'L2B', level: 2, start: { science: 1, industry: 1, civilization: 1 }, power: 'spearhead',
    helm: [['tactics'], ['science'], ['repair'], ['vp'], ['industry'], ['tactics'], ['tactics'], ['civilization'], ['repair'], ['tactics']] },
  { id: 'L2C', level: 2, start: { science: 2, civilization: 2 }, power: 'full-record',
    helm: [['tactics'], ['science'], ['tactics'], ['repair'], ['civilization'], ['moon'], ['vp'], ['industry'], ['tactics'], ['repair']] },
  { id: 'L3A', level: 3, start: { science: 1, industry: 1, commerce: 1, civilization: 1, supremacy: 2 }, power: 'hunting-pack',
    helm: [['vp'], ['industry'], ['repair'], ['tactics'], ['civilization'], ['upgrade'], ['science'], ['moon'], ['repair'], ['commerce']] },
  { id: 'L3B', level: 3, start: { science: 2, commerce: 2, civilization: 2 }, power: 'no-idle-hull',
    helm: [['tactics'], ['science'], ['repair'], ['civilization'], ['tactics'], ['commerce'], ['vp'], ['tactics'], ['industry'], ['upgrade']] },
  { id: 'L3C', level: 3, start: { industry: 2, civilization: 2, supremacy: 2 }, power: 'forced-settlement',
    helm: [['repair'], ['industry'], ['vp'], ['civilization'], ['tactics'], ['supremacy'], ['industry'], ['moon'], ['repair'], ['science']] },
] as const satisfies readonly Commander[]

export type CommanderId = (typeof COMMANDER_CARDS)[number]['id']

/** Three for each level. */
export const COMMANDERS: readonly (Commander & { readonly id: CommanderId })[] = COMMANDER_CARDS

// AE-US-7, AE-UR-10

/** The type of ship of each place in the launch bay: I-A, I-B, I-C, II-A and on. */
export const UNITY_BERTHS: readonly ShipType[] = [
  'transport',
  'transport',
  'science-vessel',
  'transport',
  'transport',
  'fighter',
  'transport',
  'transport',
  'heavy-cruiser',
]

// AE-UD-34

/** What a development brings the Unity at once, in place of its card. */
export const UNITY_BENEFITS: Readonly<Record<Development, UnityBenefit>> = {
  observatory: { gets: 'discoveries', amount: 2 },
  factory: { gets: 'repairs', amount: 2 },
  obelisk: { gets: 'repairs', amount: 2 },
  spaceport: { gets: 'modules', amount: 1 },
  city: { gets: 'modules', amount: 1 },
}
