import { listed, several } from '@astrolabe/words/english.ts'
import { capital, type FactWords } from '@astrolabe/words'
import { ALLIES } from '../../content/allies.ts'
import { EXPLORATIONS } from '../../content/explorations.ts'
import { MODULES } from '../../content/modules.ts'
import { SIGNALS } from '../../content/signals.ts'
import { TRACKS } from '../../content/track.ts'
import type { Why, XodusFact } from '../../rules/facts.ts'
import { skillText } from '../cards/en/skills.ts'
import { skillNamed } from '../foes.ts'
import { signed } from '../symbols.ts'
import { ENDINGS, STORIES } from '../stories.en.ts'
import {
  actions,
  avatarName,
  damageCardName,
  explorationName,
  FACES,
  foeDoes,
  keys,
  moduleName,
  scraps,
  signalName,
  system,
  The,
  the,
  theFoe,
} from './nouns.ts'
import type { TargetReason } from '../../position/targets.ts'
import { cardNameOf, halfOf } from '../../position/printed.ts'

export type FactOf<K extends XodusFact['kind']> = Extract<XodusFact, { readonly kind: K }>

const SYMBOLS = [FACES.hit, FACES.miss, FACES.special]
const LEVELS = ['Easy Strollers', 'Hardened Travellers', 'Heroic Adventurers']

const ships = (boards: readonly number[]): string => listed(boards.map(the))

const WHY: Readonly<Record<Why, string>> = {
  retaliation: 'to the retaliation',
  'damage-roll': 'to the Damage Roll',
  skill: 'to its foe’s skill',
  grip: 'tearing itself from the Avatar’s grip',
  exploration: 'to what it found',
  signal: 'to the Signal',
  bodyguard: 'in another ship’s place',
  card: 'as the price of its card',
  'unstable-core': 'to its unstable core',
}

export const REASONS: Readonly<Record<TargetReason, string>> = {
  nearest: 'the nearest prey',
  'least-health': 'the most damaged of the nearest',
  'least-markers': 'the frailest of the nearest',
  'smallest-fleet': 'the smallest Fleet of the nearest',
  'fleet-least-health': 'the most damaged Fleet of the nearest',
  'fleet-least-markers': 'the frailest Fleet of the nearest',
  keys: 'the one that carries most Keys',
  seat: 'the first of equals',
  'great-rift': 'drawn by the Keys',
  'all-engaged': 'nobody else is left to hunt',
  none: 'nobody to hunt',
}

function moved({ board, how, from, to, crossed }: FactOf<'moved'>): string {
  const way = `from ${system(from)} to ${system(to)}`
  switch (how) {
    case 'jump':
      return `${The(board)} jumps ${way}.`
    case 'blind-jump':
      return `${The(board)} jumps blind into ${system(to)}.`
    case 'rush':
      return `${The(board)} rushes ${way}, past ${listed(crossed.map(system))}.`
    case 'fold':
      return `${The(board)} folds space ${way}.`
    case 'card':
      return `${The(board)} slips ${way}.`
  }
}

function avatarMoves(fact: FactOf<'avatar-moves'>): string {
  const { avatar, die, wormhole, steps, target, distance, reason, path } = fact
  const name = avatarName(avatar)
  const rolled = `${name} rolls ${die}${wormhole ? ' and a Wormhole' : ''}`
  const pace = steps === die ? '' : `, ${several(steps, 'step')} after the markers`
  const end = path.at(-1)
  const goes = path.length < 2 || end === undefined ? 'stays where it is' : `moves to ${system(end)}`
  if (target < 0) return `${rolled}${pace}: ${REASONS[reason]}, it ${goes}.`
  const prey = `it hunts ${the(target)}, ${several(distance, 'step')} away (${REASONS[reason]})`
  return `${rolled}${pace}: ${prey}, and ${goes}.`
}

export const facts: FactWords<XodusFact> = {
  'game-start': ({ difficulty, ships: count }) =>
    `The X-ODUS begins: ${several(count, 'ship')}, ${LEVELS[difficulty]}.`,
  'ship-taken': ({ seat, board }, names) => `${names(seat)} takes command of ${the(board)}.`,
  mod: ({ board, level, half }) => `${The(board)} installs “${halfOf(board, level, half).name.en}”.`,
  round: ({ round, marker }) =>
    `Round ${round}. The Corruption stands on space ${marker} of ${TRACKS[4].spaces}.`,
  turn: ({ seat, board }, names) => `${The(board)} acts, ${names(seat)} in command.`,
  'fleet-joined': ({ board, leader, actions: left }) =>
    `${The(board)} joins ${the(leader)} in a Fleet: ${actions(left)} left.`,
  'fleet-declined': ({ board, leader }) => `${The(board)} does not join ${the(leader)}.`,
  'turn-ended': ({ board, actionsLost }) =>
    actionsLost > 0 ? `${The(board)} ends its turn and gives up ${actions(actionsLost)}.` : undefined,
  revealed: ({ board, tile, blind = false }) =>
    board < 0 || blind
      ? `A System appears: ${system(tile)}.`
      : `${The(board)} sends out a probe: ${system(tile)} appears.`,
  'stack-empty': () => 'Every System has been found.',
  moved,
  strained: ({ board }) => `${The(board)} strains its engines: 1 more Action, and a Damage Roll to come.`,
  'action-gained': ({ board, n }) => `${The(board)} gains ${several(n, 'Action')}.`,
  scraps: ({ board, n, from }) =>
    `${The(board)} ${from === 'scavenge' ? 'scavenges and gains' : 'gains'} ${scraps(n)}.`,
  'keys-recovered': ({ board, keys: count }) => `${The(board)} takes ${keys(count)} from the wreck.`,
  'module-gained': ({ board, module }) => `${The(board)} takes ${moduleName(module)} aboard.`,
  'module-bought': ({ board, module, price }) =>
    `${The(board)} buys ${moduleName(module)} for ${scraps(price)}.`,
  dismantled: ({ board, module, scraps: count }) =>
    `${The(board)} dismantles ${moduleName(module)}: ${scraps(count)}.`,
  'energy-bought': ({ board, price, markers }) =>
    `${The(board)} buys its Energy marker number ${markers} for ${scraps(price)}.`,
  'gave-scraps': ({ board, to, n }) => `${The(board)} gives ${scraps(n)} to ${the(to)}.`,
  'gave-module': ({ board, to, module }) => `${The(board)} hands ${moduleName(module)} to ${the(to)}.`,
  'gave-key': ({ board, to }) => `${The(board)} hands a Key to ${the(to)}.`,
  'card-used': ({ board, card, half }) => `${The(board)} uses “${cardNameOf(board, card, half).en}”.`,
  repaired: ({ board, on, n }) =>
    board === on
      ? `${The(board)} repairs its hull and recovers ${n} Health.`
      : `${The(board)} repairs ${the(on)}, which recovers ${n} Health.`,
  healed: ({ board, n }) => `${The(board)} recovers ${n} Health.`,
  'energy-recovered': ({ board, n }) => `${The(board)} recovers ${n} Energy.`,
  drained: ({ board, n }) => `${The(board)} loses ${n} Energy for this round.`,
  mended: ({ board, card }) => `${The(board)} is rid of ${damageCardName(card)}.`,
  'damage-card': ({ board, card }) => `${The(board)} is damaged: ${damageCardName(card)}.`,
  'lost-health': ({ board, n, left, why }) => `${The(board)} loses ${n} Health ${WHY[why]}: ${left} left.`,
  survived: ({ board }) => `${The(board)} holds out with 1 Health.`,
  destroyed: ({ board, keys: count }) =>
    count > 0
      ? `${The(board)} is destroyed. ${keys(count)} ${count > 1 ? 'drift' : 'drifts'} in the wreck.`
      : `${The(board)} is destroyed.`,
  adrift: ({ board }) =>
    `You have lost ${the(board)}; the others have taken your crew aboard. You still have a say in who acts next, and you win or lose with them.`,
  discarded: ({ board, what, module }) =>
    what === 'module'
      ? `${The(board)} loses ${moduleName(module)} for good.`
      : `${The(board)} loses ${what === 'health' ? 'a Health marker' : 'an Energy marker'} for good.`,
  exp: ({ board, exp, level }) => `${The(board)} gains experience: ${exp} EXP, level ${level}.`,
  rolled: ({ dice }) => `Dice: ${dice.map(({ face }) => SYMBOLS[face]).join(' ')}.`,
  rerolled: ({ board, from, to }) =>
    `${The(board)} rolls a die again: ${SYMBOLS[from]} becomes ${SYMBOLS[to]}.`,
  detection: ({ boards, tile, detected }) =>
    detected
      ? `${capital(ships(boards))} ${boards.length > 1 ? 'are' : 'is'} detected in ${system(tile)}.`
      : `${capital(ships(boards))} ${boards.length > 1 ? 'slip' : 'slips'} into ${system(tile)} unnoticed.`,
  unseen: ({ board, tile }) => `Nobody notices ${the(board)} in ${system(tile)}.`,
  'skill-roll': ({ symbol, needed, got, success }) =>
    `${success ? 'Success' : 'Failure'}: ${got} ${SYMBOLS[symbol]} of ${needed}.`,
  'damage-roll': ({ board, misses }) =>
    misses === 0 ? `${The(board)} comes through its Damage Roll unharmed.` : undefined,
  'critical-miss': ({ board }) => `Critical miss for ${the(board)}.`,
  combat: ({ boards, foes, tile }) =>
    `Combat in ${system(tile)}: ${ships(boards)} against ${listed(foes.map(theFoe))}.`,
  'no-enemy': ({ tile }) => `No Enemy is left to appear in ${system(tile)}.`,
  attack: ({ foe, hits, shields, damage, left }) =>
    damage === 0
      ? `${hits} ${FACES.hit} against ${several(shields, 'Shield')}: ${theFoe(foe)} ${foeDoes(foe, 'is', 'are')} unharmed.`
      : `${hits} ${FACES.hit} against ${several(shields, 'Shield')}: ${theFoe(foe)} ${foeDoes(foe, 'loses', 'lose')} ${damage} Health, ${left} left.`,
  'foe-skill': ({ foe }) =>
    `${capital(theFoe(foe))} ${foeDoes(foe, 'uses its', 'use their')} skill. ${skillText(skillNamed(foe))}`,
  retribution: ({ foe }) => `Struck back, ${theFoe(foe)} ${foeDoes(foe, 'loses', 'lose')} 1 Health.`,
  defeated: ({ foe, boards }) =>
    boards.length === 0
      ? `${capital(theFoe(foe))} ${foeDoes(foe, 'is defeated with its', 'are defeated with their')} last victim.`
      : `${capital(ships(boards))} defeat${boards.length > 1 ? '' : 's'} ${theFoe(foe)}.`,
  disengaged: ({ boards, tile }) =>
    `${capital(ships(boards))} disengage${boards.length > 1 ? '' : 's'} in ${system(tile)}.`,
  'fights-on': ({ board, asking }) =>
    `${The(board)} would rather fight on: ${the(asking)} cannot disengage alone.`,
  hid: ({ board, tile }) => `${The(board)} hides in ${system(tile)}.`,
  pacified: ({ tile }) => `${capital(system(tile))} is pacified.`,
  exploration: ({ board, card }) => `${The(board)} explores: ${explorationName(card)}.`,
  'option-taken': ({ card, option, boards }) =>
    `${capital(ships(boards))}: ${STORIES.deeds[EXPLORATIONS[card].id][option]}.`,
  // The rest is told by what follows from it.
  effect: ({ effect }) => (effect.do === 'end-turn' ? 'The turn ends at once.' : undefined),
  'nothing-left': () => 'Nothing is left to draw.',
  'signal-found': ({ tile }) => `A Precursor Signal comes from ${system(tile)}.`,
  'signal-revealed': ({ board, card }) => `${The(board)} deciphers the Signal: ${signalName(card)}.`,
  'signal-work': ({ board, card, markers }) => {
    const { work } = SIGNALS[card].work
    if (work === 'align') return `${The(board)} aligns a pylon.`
    if (work === 'stabilise')
      return `${The(board)} ${markers > 0 ? 'stabilises' : 'fails to stabilise'} the breach.`
    if (markers === 0) return `${The(board)} gets nowhere with ${signalName(card)}.`
    return `${The(board)} works on ${signalName(card)}: ${several(markers, 'marker')}.`
  },
  pylon: ({ tile }) => `The second pylon stands in ${system(tile)}.`,
  'purge-easier': ({ needed }) => `The heart weakens: ${needed} ${FACES.special} will do from now on.`,
  'breach-countdown': ({ left }) =>
    left === 0 ? 'The breach bursts.' : `The breach widens: ${several(left, 'marker')} left.`,
  'key-taken': ({ board, card }) => `${The(board)} takes the Key of ${signalName(card)}.`,
  'keys-placed': ({ board, keys: count, total, needed }) =>
    `${The(board)} places ${keys(count)} on the Great Rift: ${total} of ${needed}.`,
  'last-key': () => 'The last Key is in place. Every Avatar turns towards the Great Rift.',
  ally: ({ ally, tile, modules }) =>
    `The ${ALLIES[ally].name.en} trades in ${system(tile)}: ${listed(modules.map((module) => MODULES[module].name.en))}.`,
  service: ({ board, ally }) => `${The(board)} calls on the ${ALLIES[ally].name.en}.`,
  wormhole: ({ tile }) => `A Wormhole opens in ${system(tile)}.`,
  'rift-closed': ({ tile }) => `The Rift of ${system(tile)} is closed.`,
  'rift-opened': ({ tile }) => `A Rift opens in ${system(tile)}.`,
  movement: ({ by, total }) =>
    `Avatars move ${by > 0 ? 'one step more' : 'one step fewer'} this round (${signed(total)}).`,
  held: () => 'The Corruption will not advance at the end of this round.',
  corruption: ({ space, why }) => `${CORRUPTION[why]} space ${space} of ${TRACKS[4].spaces}.`,
  'corruption-held': () => 'The Corruption is held back.',
  'avatar-arrives': ({ avatar, tile }) => `${avatarName(avatar)} appears in ${system(tile)}.`,
  'enemies-added': ({ n }) =>
    `${several(n, 'stronger Enemy joins', 'stronger Enemies join')} the Enemy deck.`,
  'avatar-moves': avatarMoves,
  'avatar-engages': ({ avatar, boards, tile }) =>
    `${avatarName(avatar)} engages ${ships(boards)} in ${system(tile)}.`,
  'avatar-escapes': ({ avatar, space }) =>
    `${avatarName(avatar)} flees between dimensions, and will be back on space ${space}.`,
  'avatar-gone': ({ avatar }) => `${avatarName(avatar)} is gone for good.`,
  'hostile-again': ({ tile }) => `${capital(system(tile))} is hostile again.`,
  'enemies-return': ({ tile, n }) =>
    `${several(n, 'Enemy leaves', 'Enemies leave')} ${system(tile)} for the Enemy deck.`,
  'game-over': ({ ending }) => (ending === '' ? undefined : ENDINGS[ending]),
}

const CORRUPTION: Readonly<Record<FactOf<'corruption'>['why'], string>> = {
  phase: 'The Corruption advances to',
  herald: 'Your flight heralds the Corruption, which advances to',
  skill: 'The foe calls the Corruption, which advances to',
  signal: 'The Signal stirs the Corruption, which advances to',
}
