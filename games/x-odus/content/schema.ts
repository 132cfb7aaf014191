import { type Static, type TProperties, Type } from 'typebox'

// The shape of everything that can be printed on a card, a board or a tile. The types of the rules follow from it.

/** Content is never written to; the schemas alone would say otherwise. */
type Printed<T> = T extends object ? { readonly [K in keyof T]: Printed<T[K]> } : T

// A misspelt field must fail, not be ignored: no object accepts more than it names.
const printed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })

const none = Type.Integer({ minimum: 0 })
const some = Type.Integer({ minimum: 1 })
const someOrAll = Type.Union([some, Type.Literal('all')])
const flag = Type.Optional(Type.Literal(true))

// Words shared by all content

export const Name = printed({ en: Type.String({ minLength: 2 }), fr: Type.String({ minLength: 2 }) })
export type Name = Printed<Static<typeof Name>>

/** A name that stands in sentences: masculine in French, and singular, where it does not say otherwise. */
export const Noun = printed({
  en: Type.String({ minLength: 2 }),
  fr: Type.String({ minLength: 2 }),
  feminine: Type.Optional(Type.Literal(true)),
  plural: Type.Optional(Type.Literal(true)),
})
export type Noun = Printed<Static<typeof Noun>>

/** The faces of a die: ☠, ○, ⚡. */
export const DieFace = Type.Enum(['hit', 'miss', 'special'])
export type DieFace = Static<typeof DieFace>

export const DieColour = Type.Enum(['red', 'blue', 'yellow'])
export type DieColour = Static<typeof DieColour>

export const ShipClass = Type.Enum(['warrior', 'scholar', 'rogue'])
export type ShipClass = Static<typeof ShipClass>

/** Whom an effect of a card reaches, seen from its owner. */
export const Reach = Type.Enum([
  'self',
  /** Every ship of the Fleet, the owner's among them. */
  'fleet',
  /** One ship of the Fleet, the owner's or another. */
  'fleet-ship',
  /** One ship of the Fleet, but not the owner's. */
  'other-ship',
  /** Every ship in the System. */
  'system',
  /** One ship in the System. */
  'system-ship',
])
export type Reach = Static<typeof Reach>

// XO-EFF: what happens to ships, Avatars and the map

export const Effect = Type.Union([
  printed({ do: Type.Literal('scraps'), n: some }),
  printed({ do: Type.Literal('module'), n: some }),
  printed({ do: Type.Literal('precursor-module'), n: some }),
  printed({ do: Type.Literal('avatars'), by: Type.Enum([-1, 1]) }),
  /** In an Exploration every ship of the Fleet that takes part; on a card of one's own, whom `of` names. */
  printed({ do: Type.Literal('heal'), n: some, of: Type.Optional(Reach) }),
  printed({ do: Type.Literal('energy'), n: someOrAll }),
  printed({ do: Type.Literal('reveal'), n: some }),
  printed({ do: Type.Literal('pacify'), n: some }),
  printed({ do: Type.Literal('close-rift') }),
  printed({ do: Type.Literal('open-rift') }),
  printed({ do: Type.Literal('damage-card') }),
  printed({ do: Type.Literal('hurt'), n: some }),
  printed({ do: Type.Literal('end-turn') }),
  printed({ do: Type.Literal('damage-roll') }),
  printed({ do: Type.Literal('drain'), n: some }),
  /** The Corruption advances at once. */
  printed({ do: Type.Literal('advance') }),
  /** The Corruption does not advance in this round's Corruption phase. */
  printed({ do: Type.Literal('hold') }),
  printed({ do: Type.Literal('wormhole') }),
  printed({ do: Type.Literal('ally') }),
  printed({ do: Type.Literal('mend'), of: Reach }),
  printed({ do: Type.Literal('action'), n: some }),
  printed({ do: Type.Literal('jump') }),
  /** To any revealed System, entered normally. */
  printed({ do: Type.Literal('fold') }),
  /** Scavenge without an Action. */
  printed({ do: Type.Literal('scavenge') }),
])
export type Effect = Printed<Static<typeof Effect>>

// What a card changes about a roll

export const Boost = Type.Union([
  printed({ do: Type.Literal('hit'), n: some }),
  /** A hit for each of the owner's misses, which still retaliate. */
  printed({ do: Type.Literal('hit-per-miss') }),
  /** A hit for every two points of Health the owner has lost. */
  printed({ do: Type.Literal('hit-per-wounds'), max: some }),
  /** Specials of the owner, or of the whole Fleet, count as so many hits each. */
  printed({ do: Type.Literal('convert'), n: someOrAll, hits: some, fleet: flag }),
  printed({ do: Type.Literal('double') }),
  printed({ do: Type.Literal('pierce'), n: someOrAll }),
  /**
   * Every ship reached ignores so many misses; `shared`, so many are ignored among all of them. With `special`, each
   * miss ignored is paid for with one of the owner's specials.
   */
  printed({ do: Type.Literal('ignore'), n: someOrAll, of: Reach, shared: flag, special: flag }),
  printed({ do: Type.Literal('reroll'), n: some, misses: flag }),
  /** Specials added to a Skill Roll. */
  printed({ do: Type.Literal('add-special'), n: some }),
  /** Not detected, and no roll is made: the owner's whole Fleet, or the owner as long as it is in none. */
  printed({ do: Type.Literal('unseen'), fleet: Type.Boolean() }),
  /** What one of the owner's pairs of specials gives besides: they are used for it. */
  printed({ do: Type.Literal('pair-energy'), n: some }),
  printed({ do: Type.Literal('pair-heal'), n: some }),
])
export type Boost = Printed<Static<typeof Boost>>

// What a card changes about the rules for its owner

export const Trait = Type.Union([
  /** A retaliation costs so much less Health; all of it without a number. */
  printed({ do: Type.Literal('absorb'), n: Type.Optional(some) }),
  /** Once per attack, lose 1 Health in place of another ship of the Fleet. */
  printed({ do: Type.Literal('bodyguard') }),
  /** A retaliation that costs Health costs the Enemy 1, whatever its Shields. */
  printed({ do: Type.Literal('retribution') }),
  /** Stay at 1 Health instead of 0. */
  printed({ do: Type.Literal('survive') }),
  printed({ do: Type.Literal('extra-option') }),
  printed({ do: Type.Literal('repair-more'), n: some }),
  printed({ do: Type.Literal('repair-free') }),
  printed({ do: Type.Literal('two-maintenances') }),
  printed({ do: Type.Literal('second-probe') }),
  printed({ do: Type.Literal('foresee-tile') }),
  printed({ do: Type.Literal('longer-rush'), jumps: some }),
  /** No Damage Roll when an Avatar engages the owner. */
  printed({ do: Type.Literal('no-engagement-roll') }),
  /** No Damage Rolls when disengaging, for the owner or its whole Fleet; without Herald, for the owner. */
  printed({ do: Type.Literal('no-disengage-roll'), fleet: Type.Boolean(), noHerald: flag }),
  printed({ do: Type.Literal('scavenge-more'), n: some }),
  printed({ do: Type.Literal('cheaper'), n: some }),
  printed({ do: Type.Literal('every-class') }),
  printed({ do: Type.Literal('spare-energy'), n: some }),
])
export type Trait = Printed<Static<typeof Trait>>

export const Deed = Type.Union([Effect, Boost, Trait])
export type Deed = Effect | Boost | Trait

/** When a card may be used, or acts by itself. */
export const Timing = Type.Enum([
  'before-attack',
  'after-attack',
  'lose-health',
  'defeat',
  'damage-roll',
  'detection',
  'skill',
  'disengage',
  'explore',
  'probe',
  'scavenge',
  'maintenance',
  'turn-start',
  /** Any time in one's turn while not engaged. */
  'turn',
  /** Any time in one's turn, also between two attacks. */
  'turn-or-combat',
  'engaged-by-avatar',
  /** Not a moment: it is always so. */
  'standing',
])
export type Timing = Static<typeof Timing>

/** What has to be true, beside the moment. */
export const Condition = Type.Enum([
  'offensive',
  'first-attack',
  /** The first attack of the combat in which the owner shows a miss. */
  'first-miss',
  'rolled-hit',
  'rolled-two-hits',
  'in-allied-system',
  'enemy-level-2',
])
export type Condition = Static<typeof Condition>

/** How often, where once per attack or Action is too often. */
export const Limit = Type.Enum(['combat', 'round', 'turn'])
export type Limit = Static<typeof Limit>

export const Ability = printed({
  when: Type.Array(Timing, { minItems: 1 }),
  only: Type.Optional(Condition),
  once: Type.Optional(Limit),
  /** Scraps to be paid at each use. */
  pay: Type.Optional(some),
  /** Health the owner loses at each use. */
  hurts: Type.Optional(some),
  does: Type.Array(Deed, { minItems: 1 }),
})
export type Ability = Omit<Printed<Static<typeof Ability>>, 'does'> & { readonly does: readonly Deed[] }

// XO-MOD: ships, their Mods, Modules

/** What a ship learns from. */
export const ExpSource = Type.Enum(['defeat', 'suffer', 'explore', 'repair', 'reveal', 'scraps'])
export type ExpSource = Static<typeof ExpSource>

export const ShipId = Type.Enum([
  'warship',
  'battlecruiser',
  'proto-ship',
  'drone-specialist',
  'explorer',
  'pirate-ship',
])
export type ShipId = Static<typeof ShipId>

export const ShipBoard = printed({
  id: ShipId,
  name: Name,
  class: ShipClass,
  health: some,
  actions: some,
  dice: Type.Tuple([DieColour, DieColour]),
  /** Scraps for the second Energy marker and the following ones. */
  energy: Type.Array(some, { minItems: 1 }),
  exp: ExpSource,
  /** EXP that levels 2 to 6 ask for. */
  levels: Type.Array(some, { minItems: 5, maxItems: 5 }),
})
export type ShipBoard = Printed<Static<typeof ShipBoard>>

export const ModHalf = printed({ name: Name, ability: Ability })
export type ModHalf = { readonly name: Name; readonly ability: Ability }

/** A Precursor Mod: levels 1, 3 and 5 need Energy, the others are passive (XO-MOD-20). */
export const Mod = printed({
  ship: ShipId,
  level: Type.Integer({ minimum: 1, maximum: 6 }),
  /** Energy turned over at each use; 0 for a passive Mod. */
  energy: none,
  halves: Type.Tuple([ModHalf, ModHalf]),
})
export type Mod = Omit<Printed<Static<typeof Mod>>, 'halves'> & {
  readonly halves: readonly [ModHalf, ModHalf]
}

export const ModuleKind = Type.Enum(['passive', 'consumable', 'energy'])
export type ModuleKind = Static<typeof ModuleKind>

export const Module = printed({
  id: Type.String({ pattern: '^(M[0-9]{2}|Q[0-9])$' }),
  name: Name,
  precursor: Type.Boolean(),
  kind: ModuleKind,
  price: some,
  ability: Ability,
})
export type Module = Omit<Printed<Static<typeof Module>>, 'ability'> & { readonly ability: Ability }

// XO-CMB, XO-AVC: Enemies and Avatars

export const SkillTrigger = Type.Union([
  printed({
    on: Type.Enum(['disengage', 'double-miss', 'defeated', 'defensive', 'no-damage', 'combat-start']),
  }),
  /** So many misses in the attack, over all ships. */
  printed({ on: Type.Literal('misses'), n: some }),
])
export type SkillTrigger = Printed<Static<typeof SkillTrigger>>

/** Whom a skill strikes: every ship of the combat, the one that triggered it, the one with most misses, one the players choose. */
export const Victim = Type.Enum(['each', 'trigger', 'most-misses', 'chosen'])
export type Victim = Static<typeof Victim>

export const SkillDeed = Type.Union([
  printed({ do: Type.Literal('hurt'), n: some, of: Victim }),
  printed({ do: Type.Literal('drain'), n: some, of: Victim }),
  printed({ do: Type.Literal('damage-roll'), of: Victim }),
  /** It retaliates although it is defeated. */
  printed({ do: Type.Literal('retaliate') }),
  /** More Shields for this attack, or for the rest of the combat up to a maximum. */
  printed({ do: Type.Literal('shield'), n: some, max: Type.Optional(some) }),
  printed({ do: Type.Literal('regain'), n: some }),
  /** Specials of the ship that triggered it count as misses. */
  printed({ do: Type.Literal('specials-miss') }),
  printed({ do: Type.Literal('advance') }),
  /** Discarded permanently: a Health marker, an Energy marker if it has more than one, a Module (or 1 Health lost if nobody has one). */
  printed({ do: Type.Literal('discard'), what: Type.Enum(['health', 'energy', 'module']), of: Victim }),
])
export type SkillDeed = Printed<Static<typeof SkillDeed>>

export const Skill = printed({ trigger: SkillTrigger, does: SkillDeed })
export type Skill = Printed<Static<typeof Skill>>

export const Enemy = printed({
  id: Type.String({ pattern: '^E[0-9]{2}$' }),
  name: Noun,
  level: Type.Integer({ minimum: 1, maximum: 4 }),
  health: some,
  shields: none,
  skill: Skill,
})
export type Enemy = Printed<Static<typeof Enemy>>

export const Avatar = printed({
  number: some,
  name: Noun,
  health: some,
  shields: some,
  skill: Skill,
  /** What those who beat it gain: a card beats the rule that there is nothing to be had. XO-GEN-11 */
  spoils: Type.Array(Effect, { minItems: 1 }),
})
export type Avatar = Printed<Static<typeof Avatar>>

// XO-DMG: Damage cards

export const Malfunction = Type.Enum([
  'leaking-reactor',
  'jammed-turret',
  'cracked-hull',
  'damaged-sensors',
  'engine-failure',
  'wounded-crew',
  'unstable-core',
  'breached-hold',
])
export type Malfunction = Static<typeof Malfunction>

export const DamageCard = printed({ malfunction: Malfunction, name: Name, copies: some })
export type DamageCard = Printed<Static<typeof DamageCard>>

// XO-EXP: Explorations

export const SkillRoll = printed({ symbol: Type.Enum(['hit', 'special']), n: some })
export type SkillRoll = Printed<Static<typeof SkillRoll>>

export const ExplorationOption = printed({
  class: Type.Optional(ShipClass),
  /** Behind a Skill Roll: what happens if it fails. */
  roll: Type.Optional(SkillRoll),
  effects: Type.Array(Effect),
  failure: Type.Optional(Type.Array(Effect, { minItems: 1 })),
})
export type ExplorationOption = Printed<Static<typeof ExplorationOption>>

export const Exploration = printed({
  id: Type.String({ pattern: '^X[0-9]{2}$' }),
  name: Name,
  type: Type.Enum(['analysis', 'warning', 'danger']),
  /** Three for Analysis and Warning; a Danger has one, behind its Skill Roll, and nothing to gain. */
  options: Type.Array(ExplorationOption, { minItems: 1, maxItems: 3 }),
})
export type Exploration = Printed<Static<typeof Exploration>>

// XO-SIG: Precursor Signals

export const SignalLevel = Type.Enum(['hazardous', 'perilous', 'lethal'])
export type SignalLevel = Static<typeof SignalLevel>

/** What has to be done for the Key. `three` is the number of markers in a game of three ships, where it differs. */
export const SignalWork = Type.Union([
  /** Markers lie on the card from the start; each Repair made there may remove one. */
  printed({ work: Type.Literal('repair'), markers: some }),
  /** Each acting ship rolls: a marker per symbol; Health lost per miss. */
  printed({ work: Type.Literal('roll'), symbol: Type.Enum(['hit', 'special']), markers: some, hurt: none }),
  printed({ work: Type.Literal('guardian'), from: Type.Enum(['deck', 'reserve']) }),
  printed({ work: Type.Literal('energy'), markers: some, three: some }),
  printed({ work: Type.Literal('scraps'), markers: some, three: some }),
  /** Here and on the marked System, in one round, by different ships. */
  printed({ work: Type.Literal('align') }),
  /** A Skill Roll; each failure hurts and lowers the number for good. */
  printed({ work: Type.Literal('purge'), n: some, least: some, hurt: some }),
  /** No Avatar in the System, and so many ships. */
  printed({ work: Type.Literal('no-avatar'), ships: some }),
  printed({ work: Type.Literal('sacrifice'), markers: some, three: some, perShip: some }),
  /** One roll that shows both; until then the card counts down, and the Corruption advances. */
  printed({ work: Type.Literal('stabilise'), specials: some, hits: some, countdown: some }),
])
export type SignalWork = Printed<Static<typeof SignalWork>>

export const Signal = printed({
  id: Type.String({ pattern: '^S[0-9]{2}$' }),
  name: Name,
  level: SignalLevel,
  /** When the card is revealed: the Corruption advances, a Rift opens, an Avatar comes. */
  reveal: Type.Optional(Type.Enum(['advance', 'open-rift', 'summon'])),
  work: SignalWork,
})
export type Signal = Printed<Static<typeof Signal>>

// XO-ALS: Allies

export const AllyService = printed({ pay: some, does: Effect })
export type AllyService = Printed<Static<typeof AllyService>>

export const Ally = printed({
  id: Type.String({ minLength: 2 }),
  name: Noun,
  modules: none,
  precursorModules: none,
  services: Type.Array(AllyService),
  /** Its Modules cost so much less. */
  cheaper: Type.Optional(some),
})
export type Ally = Printed<Static<typeof Ally>>

// System tiles, dice, the track

export const TileColour = Type.Enum(['allied', 'enemy', 'corrupted', 'great-rift'])
export type TileColour = Static<typeof TileColour>

export const Tile = printed({
  id: Type.String({ minLength: 2 }),
  colour: TileColour,
  /** Six digits, clockwise from the top; 1 is an open edge. */
  edges: Type.String({ pattern: '^[01]{6}$' }),
  exploration: flag,
  /** The place of its Signal, 1 to 4. */
  signal: Type.Optional(some),
  ally: flag,
  wormhole: flag,
  enemies: Type.Optional(some),
  surveillance: flag,
  strong: flag,
  /** Removed when three ships play (XO-VAR-02). */
  dot: flag,
})
export type Tile = Printed<Static<typeof Tile>>

export const AvatarFace = printed({ steps: some, wormhole: flag })
export type AvatarFace = Printed<Static<typeof AvatarFace>>

export const CorruptionTrack = printed({
  ships: some,
  spaces: some,
  red: Type.Array(some),
  keys: some,
  /** Health that each ship loses that disengages from an Avatar. XO-AVC-16 */
  grip: some,
})
export type CorruptionTrack = Printed<Static<typeof CorruptionTrack>>
