import { type Static, type TProperties, Type } from 'typebox'

// The shape of everything that can be printed on a card or a board. The types of the rules follow from it.

/** Content is never written to; the schemas alone would say otherwise. */
type Printed<T> = T extends object ? { readonly [K in keyof T]: Printed<T[K]> } : T

// A misspelt field must fail, not be ignored: no object accepts more than it names.
const printed = <P extends TProperties>(properties: P, minProperties = 0) =>
  Type.Object(properties, { additionalProperties: false, minProperties })

const none = Type.Integer({ minimum: 0 })
const some = Type.Integer({ minimum: 1 })

// Words shared by all content

const Name = printed({ en: Type.String({ minLength: 2 }), fr: Type.String({ minLength: 2 }) })

export const DomainLetter = Type.Enum(['N', 'D', 'C', 'R'])
export type DomainLetter = Static<typeof DomainLetter>

/** A domain, or `?`: the domain of the UC's choice (VL-405). */
export const ExpertiseSymbol = Type.Enum(['N', 'D', 'C', 'R', '?'])
export type ExpertiseSymbol = Static<typeof ExpertiseSymbol>

/** Experience by domain; a domain that is not asked for is left out. */
export const Experience = printed(
  { N: Type.Optional(some), D: Type.Optional(some), C: Type.Optional(some), R: Type.Optional(some) },
  1,
)
export type Experience = Printed<Static<typeof Experience>>

/** S1 to S5: Sector X has neither border nor 1 VP token (VL-504, VL-514). */
const Sector = Type.Enum([1, 2, 3, 4, 5])

export const ShipClass = Type.Enum(['frombola', 'spatha'])
export type ShipClass = Static<typeof ShipClass>

export const Track = Type.Enum(['thrusters', 'scanners', 'lasers', 'detectors', 'squads'])
export type Track = Static<typeof Track>

export const ExpertKind = Type.Enum(['commerce', 'alliance', 'capture'])
export type ExpertKind = Static<typeof ExpertKind>

export const ExoTechnology = Type.Enum(['holodeck', 'nanoprobes'])
export type ExoTechnology = Static<typeof ExoTechnology>

// Exploration cards

export const Effect = Type.Union([
  printed({ do: Type.Literal('nothing') }),
  printed({ do: Type.Literal('reset') }),
  printed({ do: Type.Literal('discover') }),
  printed({
    do: Type.Literal('openSectorX'),
    lasers: some,
    /** What d10 + lasers must reach; without it the sector opens by itself. */
    roll: Type.Optional(some),
    vp: some,
    /** Experience gained when Sector X is already open. */
    otherwise: ExpertiseSymbol,
  }),
  printed({ do: Type.Literal('damage'), rolls: some }),
  printed({ do: Type.Literal('discard'), cards: some }),
  printed({ do: Type.Literal('endExploration') }),
  /** No scanner or detector use left this turn, whatever is bought later. */
  printed({ do: Type.Literal('flare') }),
  /** Free move to the adjacent sector of rank (d10 − 1) mod their number, in rising order. */
  printed({ do: Type.Literal('drift') }),
  /** To the star base (VL-704). */
  printed({ do: Type.Literal('return'), optional: Type.Boolean() }),
  printed({ do: Type.Literal('losePersonnel') }),
  printed({
    do: Type.Literal('fight'),
    lasers: some,
    trophy: printed({ vp: none, xp: Type.Optional(ExpertiseSymbol) }),
  }),
  printed({ do: Type.Literal('takeExoTechnology'), technology: ExoTechnology }),
  printed({
    do: Type.Literal('specialMission'),
    needs: printed(
      {
        lasers: Type.Optional(some),
        squads: Type.Optional(some),
        experts: Type.Optional(some),
        sectors: Type.Optional(Type.Array(Sector, { minItems: 1, uniqueItems: true })),
      },
      1,
    ),
    pay: printed({ cards: Type.Optional(some) }),
    /** Spent in place of what is needed. */
    orPay: Type.Optional(Experience),
    /** Experience gained when the special mission counter is at its end (VL-843). */
    whenComplete: ExpertiseSymbol,
  }),
])
export type Effect = Printed<Static<typeof Effect>>

export const ExplorationType = Type.Enum([
  'reset',
  'sectorX',
  'planet',
  'signal',
  'risk',
  'hostile',
  'exoTechnology',
  'recall',
  'specialMission',
])
export type ExplorationType = Static<typeof ExplorationType>

export const ExplorationCard = printed({
  id: Type.String({ pattern: '^EX-[0-9]{2}$' }),
  count: some,
  type: ExplorationType,
  name: Name,
  symbol: Type.Optional(ExpertiseSymbol),
  /** A detector may be used on it (VL-408, VL-752). */
  avoidable: Type.Boolean(),
  effect: Effect,
})
export type ExplorationCard = Printed<Static<typeof ExplorationCard>>

// Extrasolar cards

export const Deck = Type.Enum(['A', 'B', 'X'])
export type Deck = Static<typeof Deck>

/** Experience and VP are totals for the whole Contact (VL-655, VL-657). */
export const Threshold = printed({ needs: Experience, vp: some, exit: Type.Boolean() })
export type Threshold = Printed<Static<typeof Threshold>>

export const ExtrasolarCard = printed({
  id: Type.String({ pattern: '^X[ABX]-[0-9]{2}$' }),
  deck: Deck,
  name: Name,
  sapiens: Type.Boolean(),
  squads: none,
  /** Gained each turn, in Diplomacy from Sapiens and in Capture from Non-Sapiens (VL-602). */
  observation: printed({ xp: some, turns: some }),
  thresholds: Type.Array(Threshold, { minItems: 1, maxItems: 3 }),
})
export type ExtrasolarCard = Printed<Static<typeof ExtrasolarCard>>

// Boards

const Range = printed({ floor: none, max: some })

export const ShipBoard = printed({
  name: Name,
  tracks: printed({ thrusters: Range, scanners: Range, lasers: Range, detectors: Range, squads: Range }),
  experts: some,
  exoTechnologies: some,
  /** Cards taken, by number of thrusters. */
  cards: Type.Array(none),
})
export type ShipBoard = Printed<Static<typeof ShipBoard>>

export const FittingOut = printed({
  equipment: some,
  personnel: some,
  freeItems: some,
  advised: Type.Array(Type.Union([Track, ExpertKind])),
  expertsOfAKind: some,
})
export type FittingOut = Printed<Static<typeof FittingOut>>

export const CatchUp = printed({ minUcs: some, domain: DomainLetter, xp: some })
export type CatchUp = Printed<Static<typeof CatchUp>>

/** A place for a 1 VP token, used from that number of UCs on (VL-111). */
export const Planet = printed({ sector: Sector, minUcs: Type.Enum([2, 3, 4]) })
export type Planet = Printed<Static<typeof Planet>>

const Border = printed({ between: Type.Tuple([Sector, Sector]), cost: some })

export const NebulaMap = printed({
  zones: printed({ A: Type.Array(Sector), B: Type.Array(Sector) }),
  planets: Type.Array(Planet),
  borders: Type.Array(Border),
  sectorX: printed({ entry: some, exit: some }),
})
export type NebulaMap = Printed<Static<typeof NebulaMap>>

export const CombatBoard = printed({
  /** By number of lasers missing to equal the hostile ship: 0 also stands for every advantage. */
  lasersMissing: Type.Array(printed({ damage: none, trophy: Type.Boolean() })),
  damage: Type.Array(
    printed({
      die: Type.Tuple([some, some]),
      loses: Track,
      /** Lost when the track is at its floor. */
      otherwise: Type.Union([Track, Type.Literal('expert')]),
    }),
  ),
})
export type CombatBoard = Printed<Static<typeof CombatBoard>>

export const Scoring = printed({
  experienceMax: some,
  discovery: some,
  /** VP for the 1st, 2nd… special mission; the counter ends with the list. */
  specialMissions: Type.Array(some),
  promotion: some,
  end: some,
  lastRound: some,
})
export type Scoring = Printed<Static<typeof Scoring>>
