import type { Deed } from '@astrolabe/kernel'
import { FACTIONS } from './content/factions.ts'
import { MODULES } from './content/modules.ts'
import { VOID_DRAGON } from './content/raiders.ts'
import type { RuleId } from './content/rule-ids.ts'
import { TILES, VOID_TILE } from './content/tiles.ts'
import { isBase, isNebula, isPlanet } from './position/map.ts'
import { type AndromedaState, NONE, RAIDER, UNITY } from './position/state.ts'
import type { AndromedaFact } from './rules/facts.ts'
import type { AndromedaPrompt, AndromedaQuestion } from './rules/questions.ts'

type AndromedaDeed = Deed<AndromedaState, AndromedaFact, AndromedaQuestion>
type Example = (deed: AndromedaDeed) => boolean
type Told<K extends AndromedaFact['kind']> = Extract<AndromedaFact, { readonly kind: K }>

/** The facts of a kind that a deed leads to. */
function toldIn<K extends AndromedaFact['kind']>({ facts }: AndromedaDeed, kind: K): readonly Told<K>[] {
  const isSuch = (fact: AndromedaFact): fact is Told<K> => fact.kind === kind
  return facts.filter(isSuch)
}

const tells =
  <K extends AndromedaFact['kind']>(
    kind: K,
    is: (fact: Told<K>, deed: AndromedaDeed) => boolean = () => true,
  ): Example =>
  (deed) =>
    toldIn(deed, kind).some((fact) => is(fact, deed))

/** A fact of the seat that does it. */
const own = <K extends AndromedaFact['kind']>(
  kind: K,
  is: (fact: Told<K>) => boolean = () => true,
): Example => tells(kind, (fact, { seat }) => 'who' in fact && fact.who === seat && is(fact))

/** A fact of the Unity. */
const unitys = <K extends AndromedaFact['kind']>(
  kind: K,
  is: (fact: Told<K>) => boolean = () => true,
): Example => tells(kind, (fact) => 'who' in fact && fact.who === UNITY && is(fact))

const asks =
  (prompt: AndromedaPrompt): Example =>
  ({ chosen }) =>
    chosen.prompt === prompt

const does =
  (key: string): Example =>
  (deed) =>
    deed.key === key || deed.key.startsWith(`${key} `)

const all =
  (...examples: readonly Example[]): Example =>
  (deed) =>
    examples.every((example) => example(deed))

const not =
  (example: Example): Example =>
  (deed) =>
    !example(deed)

const launches: Example = ({ chosen: { prompt, option } }) => prompt === 'turn' && option.kind === 'launch'

/** A launch to a region that is such a one. */
const launchesTo =
  (is: (state: AndromedaState, region: number) => boolean): Example =>
  ({ chosen: { prompt, option }, state }) =>
    prompt === 'turn' && option.kind === 'launch' && is(state, option.region)

const launchesWith = (ship: string): Example => does(`launch ${ship}`)

const isSpecial = ({ regions }: AndromedaState, region: number): boolean => {
  const { tile } = regions[region]
  return tile !== NONE && TILES[tile].kind === 'special'
}
const isVoid = ({ regions }: AndromedaState, region: number): boolean => regions[region].tile === VOID_TILE

const isDragon = ({ card }: { readonly card: number }): boolean => card === VOID_DRAGON

/** Where rules show in play that refuse nothing there. */
const EXAMPLES: Partial<Readonly<Record<RuleId, Example>>> = {
  'AE-BT-1': asks('turn'),
  'AE-BT-4': does('moon'),
  'AE-BT-5': does('token'),
  'AE-BT-6': does('burn'),
  'AE-BT-7': does('arbitrage'),
  'AE-BT-8': does('synthesis'),
  'AE-BT-9': own('paid', ({ cost }) => cost[4] > 0),
  'AE-BT-10': own('gained', ({ lost }) => lost > 0),
  'AE-BT-11': asks('hand-limit'),
  'AE-BT-14': does('wait'),
  'AE-BT-15': tells('last-transport'),
  'AE-BL-1': launches,
  'AE-BL-3': all(launchesTo(isPlanet), tells('claimed-moon')),
  'AE-BL-5': launchesWith('heavy-cruiser'),
  'AE-BL-6': launchesTo((_, region) => isNebula(region)),
  'AE-BL-7': all(launchesWith('fighter'), tells('battle')),
  'AE-BL-9': all(launches, own('recruited')),
  'AE-BL-10': own('collected'),
  'AE-BL-11': all(launches, tells('battle')),
  'AE-BA-1': all(launchesTo(isPlanet), own('claimed-moon')),
  'AE-BA-2': all(launchesTo(isPlanet), not(own('claimed-moon')), own('gained')),
  'AE-BA-4': launchesTo((_, region) => isNebula(region)),
  'AE-BA-5': launchesTo(isBase),
  'AE-BA-6': asks('field'),
  'AE-BA-7': launchesTo(isSpecial),
  'AE-BR-1': tells('battle', ({ sides }) => sides.includes(RAIDER)),
  'AE-BR-2': all(launches, tells('raider-attacks')),
  'AE-BR-3': asks('raider'),
  'AE-BR-4': tells('raider-moved'),
  'AE-BR-7': own('raider-defeated'),
  'AE-BR-9': tells('raider-placed'),
  'AE-BR-10': tells('moved', ({ why }) => why === 'warp'),
  'AE-BH-1': does('develop'),
  'AE-BH-2': asks('plan'),
  'AE-BH-4': own('docked', ({ dock }) => dock !== 'module'),
  'AE-BH-5': own('gained', ({ from }) => from.by === 'salvage'),
  'AE-BH-7': tells('marker'),
  'AE-BM-4': own('built-ship'),
  'AE-BM-6': asks('upgrade'),
  'AE-BM-8': own('module', ({ free }) => !free),
  'AE-BM-12': own('docked', ({ module }) => module !== NONE),
  'AE-BM-13': tells('column'),
  'AE-BD-3': own('developed'),
  'AE-BD-5': asks('development-card'),
  'AE-BD-9': asks('recruit'),
  'AE-BP-1': own('advanced'),
  'AE-BP-4': asks('discovery'),
  'AE-BP-5': own('took-supremacy'),
  'AE-BE-1': tells('event'),
  'AE-BE-2': tells('planet-revealed'),
  'AE-BB-1': tells('battle'),
  'AE-BB-3': all(asks('escalate'), own('moved')),
  'AE-BB-7': all(asks('diplomacy'), own('played')),
  'AE-BB-8': asks('offer-truce'),
  'AE-BB-9': tells('left-battle'),
  'AE-BB-10': asks('prepare'),
  'AE-BB-11': all(
    asks('prepare'),
    own('prepared', ({ energy }) => energy > 0),
  ),
  'AE-BB-15': tells('rolled'),
  'AE-BB-16': all(
    asks('prepare'),
    tells('battle-over', ({ winner }) => winner !== NONE),
  ),
  'AE-BB-18': tells('battle-over', ({ winner, fought }) => fought && winner === NONE),
  'AE-BB-19': own('vp', ({ source }) => source === 'battles'),
  'AE-BB-20': asks('strategic-operations'),
  'AE-BB-21': tells('ship-damaged', ({ to }) => to === 'scrapyard'),
  'AE-BB-26': tells('ship-damaged', ({ to }) => to === 'marker'),
  'AE-BB-29': tells('rerolled'),
  'AE-BX-2': asks('damage-module'),
  'AE-BX-3': asks('repair'),
  'AE-BX-4': own('vp', ({ source }) => source === 'repairs'),
  'AE-BF-1': tells('end-triggered', ({ why }) => why === 'terminus'),
  'AE-BF-10': tells('game-over', ({ winners, unity }) => winners.length > 0 && unity === NONE),
  'AE-BZ-11': asks('drop'),
  'AE-5P-4': own('faction', ({ faction }) => FACTIONS[faction].expansion),
  'AE-RL-3': asks('nebula-moon'),
  'AE-RL-4': own('module', ({ module }) => MODULES[module].relic),
  'AE-VN-3': tells('spared-by-event'),
  'AE-VN-6': tells('raider-attacks', isDragon),
  'AE-VO-1': all(launchesTo(isVoid), tells('void-roll')),
  'AE-VO-3': asks('void-energy'),
  'AE-VO-4': asks('void-card'),
  'AE-VO-5': asks('void-result'),
  'AE-UO-2': tells('turn', ({ who }) => who === UNITY),
  'AE-UO-4': tells('control'),
  'AE-UD-4': unitys('drew'),
  'AE-UD-11': tells('unity-token'),
  'AE-UD-14': unitys('repaired'),
  'AE-UD-22': unitys('launched', ({ ship }) => ship === 'science-vessel'),
  'AE-UD-24': unitys('took-discovery'),
  'AE-UD-26': unitys('took-supremacy'),
  'AE-UD-32': unitys('developed'),
  'AE-UL-1': tells('probe'),
  'AE-UL-4': tells('unity-roll', ({ returns }) => !returns),
  'AE-UL-5': tells('unity-roll', ({ returns }) => returns),
  'AE-UL-9': unitys('claimed-moon'),
  'AE-UL-12': unitys('recruited'),
  'AE-UL-14': tells('unity-icon', ({ done }) => done),
  'AE-UL-16': all(
    tells('turn', ({ who }) => who === UNITY),
    tells('raider-attacks'),
  ),
  'AE-UL-18': tells('unity-revealed'),
  'AE-UR-1': all(unitys('returned'), unitys('developed')),
  'AE-UR-2': all(unitys('returned'), tells('helm')),
  'AE-UR-5': unitys('vp', ({ source }) => source === 'scrapyard'),
  'AE-UB-1': unitys('moved', ({ why }) => why === 'escalation'),
  'AE-UB-3': tells('conflict'),
  'AE-UF-12': tells('game-over', ({ winners, unity }) => winners.length === 0 && unity !== NONE),
}

export const shownIn = (deed: AndromedaDeed): readonly string[] =>
  Object.entries(EXAMPLES).flatMap(([rule, shows]) => (shows(deed) ? [rule] : []))
