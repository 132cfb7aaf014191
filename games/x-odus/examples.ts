import type { Deed } from '@astrolabe/kernel'
import type { RuleId } from './content/rule-ids.ts'
import type { XodusState } from './position/state.ts'
import type { XodusFact } from './rules/facts.ts'
import type { XodusPrompt, XodusQuestion } from './rules/questions.ts'

type XodusDeed = Deed<XodusState, XodusFact, XodusQuestion>
type Example = (deed: XodusDeed) => boolean
type Told<K extends XodusFact['kind']> = Extract<XodusFact, { readonly kind: K }>

/** The facts of a kind that a deed leads to. */
function toldIn<K extends XodusFact['kind']>({ facts }: XodusDeed, kind: K): readonly Told<K>[] {
  const isSuch = (fact: XodusFact): fact is Told<K> => fact.kind === kind
  return facts.filter(isSuch)
}

const tells =
  <K extends XodusFact['kind']>(kind: K, is: (fact: Told<K>) => boolean = () => true): Example =>
  (deed) =>
    toldIn(deed, kind).some(is)

/** Each member of a Fleet does it for itself. */
const twice =
  (kind: XodusFact['kind']): Example =>
  (deed) =>
    toldIn(deed, kind).length > 1

const asks =
  (prompt: XodusPrompt): Example =>
  ({ chosen }) =>
    chosen.prompt === prompt

const does =
  (kind: string): Example =>
  ({ chosen: { option } }) =>
    typeof option === 'object' && option.kind === kind

const all =
  (...examples: readonly Example[]): Example =>
  (deed) =>
    examples.every((example) => example(deed))

const not =
  (example: Example): Example =>
  (deed) =>
    !example(deed)

const moves: Example = ({ chosen: { prompt, option } }) =>
  prompt === 'act' && ['jump', 'blind-jump', 'rush'].includes(option.kind)

/** Several ships, together. */
const several = ({ boards }: { readonly boards: readonly number[] }): boolean => boards.length > 1

/** Where rules show in play that refuse nothing there. */
const EXAMPLES: Partial<Readonly<Record<RuleId, Example>>> = {
  'XO-GEN-02': tells('game-over', ({ ending }) => ending === 'victory'),
  'XO-GEN-05': tells('game-over', ({ ending }) => ending === 'destruction'),
  'XO-GEN-06': tells('game-over', ({ ending }) => ending === 'awakening'),
  'XO-GEN-07': tells('round'),
  'XO-SET-11': asks('ship'),
  'XO-SET-12': all(asks('mod'), ({ chosen }) => chosen.prompt === 'mod' && chosen.about.level === 1),
  'XO-TRN-01': asks('order'),
  'XO-TRN-02': all(
    does('end-turn'),
    tells('turn-ended', ({ actionsLost }) => actionsLost > 0),
  ),
  'XO-TRN-04': does('end-turn'),
  'XO-TRN-06': all(asks('detection'), not(tells('moved'))),
  'XO-ACT-01': does('probe'),
  'XO-ACT-02': all(does('probe'), tells('revealed')),
  'XO-ACT-03': asks('rotation'),
  'XO-ACT-05': tells('signal-found'),
  'XO-ACT-06': all(
    does('jump'),
    tells('moved', ({ how }) => how === 'jump'),
  ),
  'XO-ACT-07': does('blind-jump'),
  'XO-ACT-08': does('rush'),
  'XO-ACT-09': tells('moved', ({ how, crossed }) => how === 'rush' && crossed.length > 0),
  'XO-ACT-15': all(moves, tells('avatar-engages')),
  'XO-ACT-17': all(moves, tells('ally')),
  'XO-ACT-18': all(does('explore'), tells('exploration')),
  'XO-ACT-19': all(does('explore'), tells('signal-revealed')),
  'XO-ACT-20': all(does('explore'), tells('keys-placed')),
  'XO-ACT-25': does('trade'),
  'XO-ACT-26': does('buy'),
  'XO-ACT-35': does('dismantle'),
  'XO-ACT-38': tells('damage-roll', ({ why }) => why === 'strain'),
  'XO-FLT-02': all(moves, twice('moved')),
  'XO-FLT-03': tells('fleet-joined'),
  'XO-FLT-08': all(does('scavenge'), twice('scraps')),
  'XO-FLT-10': tells('detection', several),
  'XO-FLT-12': twice('damage-roll'),
  'XO-FLT-13': all(asks('manoeuvre'), tells('attack'), twice('lost-health')),
  'XO-FLT-17': all(does('strain'), twice('strained')),
  'XO-ALS-01': all(does('jump'), tells('moved'), not(tells('detection')), not(tells('combat'))),
  'XO-ALS-07': does('trade'),
  'XO-ALS-08': tells('ally'),
  'XO-ALS-09': does('buy'),
  'XO-ENS-01': asks('detection'),
  'XO-ENS-02': all(does('roll'), tells('detection')),
  'XO-ENS-03': all(
    does('roll'),
    tells('detection', ({ detected }) => detected),
  ),
  'XO-ENS-04': all(
    does('roll'),
    tells('detection', ({ detected }) => !detected),
  ),
  'XO-ENS-05': does('fight'),
  'XO-ENS-08': tells('no-enemy'),
  'XO-ENS-09': tells('pacified'),
  'XO-ENS-12': tells('combat', ({ foes }) => foes.length > 1),
  'XO-ENS-13': all(moves, tells('combat'), not(tells('detection'))),
  'XO-ENS-16': tells('pacified'),
  'XO-EXP-01': all(does('explore'), tells('exploration')),
  'XO-EXP-03': asks('exploration'),
  'XO-EXP-08': asks('warning'),
  'XO-EXP-09': all(asks('warning'), tells('skill-roll')),
  'XO-EXP-10': all(does('explore'), tells('skill-roll')),
  'XO-EXP-11': all(does('explore'), tells('skill-roll'), twice('damage-card')),
  'XO-EXP-13': tells('skill-roll'),
  'XO-EFF-01': asks('share-scrap'),
  'XO-EFF-02': all(asks('exploration'), tells('module-gained')),
  'XO-EFF-04': tells('movement', ({ by }) => by < 0),
  'XO-EFF-05': all(asks('exploration'), tells('healed')),
  'XO-EFF-06': all(asks('exploration'), tells('energy-recovered')),
  'XO-EFF-07': asks('space'),
  'XO-EFF-09': asks('close-rift'),
  'XO-EFF-11': tells('movement', ({ by }) => by > 0),
  'XO-EFF-14': tells('rift-opened'),
  'XO-DMG-01': tells('damage-roll'),
  'XO-DMG-02': tells('damage-roll', ({ misses }) => misses > 0),
  'XO-DMG-04': tells('critical-miss'),
  'XO-SIG-01': tells('signal-found'),
  'XO-SIG-02': tells('signal-revealed'),
  'XO-SIG-05': all(does('work'), tells('signal-work')),
  'XO-SIG-09': tells('signal-work'),
  'XO-SIG-10': tells('key-taken'),
  'XO-KEY-02': tells('keys-placed', ({ total, needed }) => total < needed),
  'XO-KEY-03': tells('last-key'),
  'XO-MOD-09': does('decline'),
  'XO-MOD-11': asks('reroll'),
  'XO-MOD-14': all(asks('after-attack'), tells('card-used')),
  'XO-MOD-17': tells('exp'),
  'XO-MOD-18': all(asks('mod'), ({ chosen }) => chosen.prompt === 'mod' && chosen.about.level > 1),
  'XO-CMB-01': tells('combat'),
  'XO-CMB-04': asks('manoeuvre'),
  'XO-CMB-05': all(asks('manoeuvre'), tells('attack')),
  'XO-CMB-07': tells('defeated', ({ foe }) => !foe.avatar),
  'XO-CMB-09': tells('scraps', ({ from }) => from === 'enemy'),
  'XO-CMB-12': asks('foe'),
  'XO-CMB-17': all(does('disengage'), tells('damage-roll')),
  'XO-CMB-19': does('hide'),
  'XO-CMB-22': all(asks('manoeuvre'), tells('attack'), twice('lost-health')),
  'XO-CMB-25': all(tells('defeated', several), twice('scraps')),
  'XO-CMB-26': asks('flee'),
  'XO-AVC-04': all(moves, tells('avatar-engages')),
  'XO-AVC-06': tells('avatar-escapes'),
  'XO-AVC-09': tells('corruption', ({ why }) => why === 'herald'),
  'XO-CPH-01': tells('corruption', ({ why }) => why === 'phase'),
  'XO-CPH-02': tells('avatar-arrives'),
  'XO-CPH-03': tells('enemies-added'),
  'XO-AVM-01': tells('avatar-moves'),
  'XO-AVM-05': all(tells('avatar-moves'), tells('avatar-engages')),
  'XO-END-01': tells('hostile-again'),
  'XO-END-04': tells('enemies-return'),
}

export const shownIn = (deed: XodusDeed): readonly string[] =>
  Object.entries(EXAMPLES).flatMap(([rule, shows]) => (shows(deed) ? [rule] : []))
