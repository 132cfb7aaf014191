import type { Exploration } from './schema.ts'

// biome-ignore format: a card to a few lines, an option to each
const CARDS = [
  { id: 'X01', name: { en: 'Exodus System', fr: 'Système Exodus' }, type: 'analysis', options: [
    { class: 'rogue', effects: [{ do: 'reveal', n: 2 }] },
    { effects: [{ do: 'module', n: 1 }] },
    { effects: [{ do: 'heal', n: 2 }, { do: 'energy', n: 'all' }] }] },
  { id: 'X02', name: { en: 'Abandoned Shipyard', fr: 'Chantier abandonné' }, type: 'analysis', options: [
    { class: 'warrior', effects: [{ do: 'module', n: 2 }] },
    { effects: [{ do: 'module', n: 1 }, { do: 'scraps', n: 2 }] },
    { effects: [{ do: 'heal', n: 3 }, { do: 'scraps', n: 1 }] }] },
  { id: 'X03', name: { en: 'Precursor Observatory', fr: 'Observatoire précurseur' }, type: 'analysis', options: [
    { class: 'scholar', effects: [{ do: 'reveal', n: 3 }] },
    { effects: [{ do: 'reveal', n: 1 }, { do: 'action', n: 1 }] },
    { effects: [{ do: 'scraps', n: 3 }, { do: 'energy', n: 'all' }] }] },
  { id: 'X04', name: { en: 'Refugee Convoy', fr: 'Convoi de réfugiés' }, type: 'analysis', options: [
    { class: 'warrior', effects: [{ do: 'pacify', n: 1 }, { do: 'scraps', n: 4 }] },
    { class: 'rogue', effects: [{ do: 'scraps', n: 5 }] },
    { effects: [{ do: 'scraps', n: 3 }, { do: 'heal', n: 1 }] }] },
  { id: 'X05', name: { en: 'Asteroid Refinery', fr: 'Raffinerie d’astéroïdes' }, type: 'analysis', options: [
    { class: 'scholar', effects: [{ do: 'module', n: 1 }, { do: 'scraps', n: 2 }] },
    { effects: [{ do: 'scraps', n: 4 }] },
    { effects: [{ do: 'energy', n: 'all' }, { do: 'action', n: 1 }] }] },
  { id: 'X06', name: { en: 'Silent Beacon', fr: 'Balise muette' }, type: 'analysis', options: [
    { class: 'scholar', effects: [{ do: 'wormhole' }, { do: 'action', n: 1 }] },
    { effects: [{ do: 'reveal', n: 2 }] },
    { effects: [{ do: 'avatars', by: -1 }, { do: 'action', n: 1 }] }] },
  { id: 'X07', name: { en: 'Precursor Vault', fr: 'Caveau précurseur' }, type: 'analysis', options: [
    { class: 'scholar', effects: [{ do: 'precursor-module', n: 1 }] },
    { effects: [{ do: 'module', n: 1 }, { do: 'scraps', n: 1 }] },
    { effects: [{ do: 'heal', n: 2 }, { do: 'energy', n: 'all' }] }] },
  { id: 'X08', name: { en: 'Rift Watch', fr: 'Veille du Rift' }, type: 'analysis', options: [
    { class: 'warrior', effects: [{ do: 'avatars', by: -1 }, { do: 'scraps', n: 4 }] },
    { effects: [{ do: 'close-rift' }, { do: 'action', n: 1 }] },
    { effects: [{ do: 'reveal', n: 2 }] }] },

  { id: 'X09', name: { en: 'Cultist Factory', fr: 'Usine cultiste' }, type: 'warning', options: [
    { class: 'rogue', effects: [{ do: 'scraps', n: 5 }] },
    { effects: [{ do: 'avatars', by: -1 }] },
    { roll: { symbol: 'special', n: 2 }, effects: [{ do: 'hold' }], failure: [{ do: 'avatars', by: 1 }] }] },
  { id: 'X10', name: { en: 'Trapped Ally', fr: 'Allié piégé' }, type: 'warning', options: [
    { class: 'warrior', effects: [{ do: 'heal', n: 2 }, { do: 'scraps', n: 3 }] },
    { effects: [{ do: 'scraps', n: 3 }] },
    { roll: { symbol: 'hit', n: 2 }, effects: [{ do: 'ally' }, { do: 'scraps', n: 4 }],
      failure: [{ do: 'hurt', n: 1 }, { do: 'damage-card' }] }] },
  { id: 'X11', name: { en: 'Unstable Wormhole', fr: 'Trou de ver instable' }, type: 'warning', options: [
    { class: 'scholar', effects: [{ do: 'wormhole' }, { do: 'reveal', n: 2 }] },
    { effects: [{ do: 'reveal', n: 1 }, { do: 'action', n: 1 }] },
    { roll: { symbol: 'special', n: 2 }, effects: [{ do: 'reveal', n: 3 }, { do: 'action', n: 1 }],
      failure: [{ do: 'hurt', n: 2 }] }] },
  { id: 'X12', name: { en: 'Corrupted Armoury', fr: 'Arsenal corrompu' }, type: 'warning', options: [
    { class: 'warrior', effects: [{ do: 'module', n: 2 }] },
    { effects: [{ do: 'module', n: 1 }, { do: 'scraps', n: 1 }] },
    { roll: { symbol: 'hit', n: 2 }, effects: [{ do: 'precursor-module', n: 1 }, { do: 'scraps', n: 2 }],
      failure: [{ do: 'damage-card' }] }] },
  { id: 'X13', name: { en: 'Smugglers’ Den', fr: 'Repaire de contrebandiers' }, type: 'warning', options: [
    { class: 'rogue', effects: [{ do: 'module', n: 2 }] },
    { effects: [{ do: 'module', n: 1 }] },
    { roll: { symbol: 'special', n: 2 }, effects: [{ do: 'module', n: 2 }, { do: 'scraps', n: 2 }],
      failure: [{ do: 'end-turn' }] }] },
  { id: 'X14', name: { en: 'Cultist Outpost', fr: 'Avant-poste cultiste' }, type: 'warning', options: [
    { class: 'rogue', effects: [{ do: 'reveal', n: 3 }] },
    { effects: [{ do: 'pacify', n: 1 }, { do: 'scraps', n: 2 }] },
    { roll: { symbol: 'hit', n: 2 }, effects: [{ do: 'pacify', n: 2 }, { do: 'scraps', n: 5 }],
      failure: [{ do: 'hurt', n: 2 }] }] },
  { id: 'X15', name: { en: 'Dying Star', fr: 'Étoile mourante' }, type: 'warning', options: [
    { class: 'scholar', effects: [{ do: 'heal', n: 3 }, { do: 'action', n: 1 }] },
    { effects: [{ do: 'energy', n: 'all' }, { do: 'action', n: 1 }] },
    { roll: { symbol: 'special', n: 2 }, effects: [{ do: 'heal', n: 3 }, { do: 'reveal', n: 2 }],
      failure: [{ do: 'hurt', n: 1 }, { do: 'end-turn' }] }] },

  { id: 'X16', name: { en: 'Dormant Swarm', fr: 'Essaim dormant' }, type: 'danger', options: [
    { roll: { symbol: 'hit', n: 2 }, effects: [], failure: [{ do: 'hurt', n: 2 }, { do: 'damage-card' }] }] },
  { id: 'X17', name: { en: 'Rift Tear', fr: 'Déchirure' }, type: 'danger', options: [
    { roll: { symbol: 'special', n: 2 }, effects: [], failure: [{ do: 'open-rift' }, { do: 'avatars', by: 1 }] }] },
  { id: 'X18', name: { en: 'Minefield', fr: 'Champ de mines' }, type: 'danger', options: [
    { roll: { symbol: 'special', n: 1 }, effects: [], failure: [{ do: 'hurt', n: 2 }, { do: 'end-turn' }] }] },
  { id: 'X19', name: { en: 'Cultist Ambush', fr: 'Embuscade cultiste' }, type: 'danger', options: [
    { roll: { symbol: 'hit', n: 1 }, effects: [], failure: [{ do: 'hurt', n: 1 }, { do: 'damage-card' }] }] },
  { id: 'X20', name: { en: 'Whispers', fr: 'Murmures' }, type: 'danger', options: [
    { roll: { symbol: 'special', n: 1 }, effects: [], failure: [{ do: 'avatars', by: 1 }, { do: 'end-turn' }] }] },
] as const satisfies readonly Exploration[]

export type ExplorationId = (typeof CARDS)[number]['id']

export const EXPLORATIONS: readonly (Exploration & { readonly id: ExplorationId })[] = CARDS
