import type { Ask } from '@astrolabe/kernel'
import type { DomainLetter } from '../content/schema.ts'
import type { PlanetMove } from './planet.ts'
import type { Equipment, Item, SlotName } from '../position/state.ts'
import type { SpaceMove } from './turn.ts'

/** Where a ship goes on a planet: to observe it, or into Contact. */
export type Zone = 'observation' | 'contact'

type Card = { readonly card: number }

/** What the rules ask. Cards are Extrasolars on planets, otherwise those of Exploration. */
export type LegioQuestion =
  | Ask<'opening' | 'free-item', Item, { readonly left: number }>
  | Ask<'space' | 'after-landing', SpaceMove>
  | Ask<'observation' | 'contact', PlanetMove, Card>
  | Ask<'zone', Zone, Card>
  | Ask<'joker', DomainLetter | 'keep', Card>
  | Ask<'domain', DomainLetter>
  | Ask<'detector', 'face' | 'avoid', Card>
  | Ask<'special-mission' | 'summons' | 'exo-technology', 'accept' | 'decline', Card>
  | Ask<'lose-personnel', Item>
  | Ask<'give-up', Equipment>
  | FormerQuestion

/** What rules 1 to 3 asked of a discovery, although it decided nothing (VL-554): their games are still told. */
type FormerQuestion = Ask<'token', SlotName> | Ask<'planet', number>
