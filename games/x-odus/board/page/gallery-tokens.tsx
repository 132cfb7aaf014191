import { Chip, type Exhibit } from '@astrolabe/drawing'
import type { SystemThings } from '../../text/en/table.ts'
import type { Stock } from '../../text/en/page/dock.ts'
import type { Token } from '../../text/en/page/gallery.ts'
import { AVATARS } from '../../content/avatars.ts'
import { NONE } from '../../position/state.ts'
import { WORDS } from '../../text/text.ts'
import { MapSample } from './gallery-tiles.tsx'
import { inBoth } from './in-both.ts'
import { signsOf } from './map/appearance.ts'
import { Medallion } from './map/signs.tsx'
import { AvatarEmblem } from './pieces/avatar-emblem.tsx'
import { STOCK_SIGNS } from './pieces/signs.ts'

const NOTHING: SystemThings = {
  colour: 'allied',
  exploration: false,
  signal: undefined,
  ally: undefined,
  stock: [],
  allyToMeet: false,
  wormhole: false,
  rift: false,
  riftClosed: false,
  pylon: false,
  enemies: 0,
  strong: false,
  surveillance: false,
  pacified: 0,
}

/** A System with nothing in it but what the token stands for. */
const ALONE: Readonly<Record<Token, Partial<SystemThings>>> = {
  exploration: { exploration: true },
  key: { signal: 'I' },
  ally: { allyToMeet: true },
  wormhole: { wormhole: true },
  enemy: { enemies: 1 },
  enemies: { enemies: 2 },
  strong: { enemies: 1, strong: true },
  surveillance: { surveillance: true },
  pacifiedTwice: { pacified: 2 },
  pacifiedOnce: { pacified: 1 },
  riftOpened: { rift: true },
  riftClosed: { riftClosed: true },
  pylon: { pylon: true },
}

function signsOfToken(token: Token) {
  const things = { ...NOTHING, ...ALONE[token] }
  return signsOf(things, { pacified: things.pacified, key: things.signal === undefined ? NONE : 0 }, false)
}

const tokens: readonly Exhibit[] = (Object.keys(ALONE) as readonly Token[]).map((token) => ({
  id: `token-${token}`,
  name: inBoth((page) => page.gallery.tokens[token]),
  Piece: () => (
    <MapSample reach={48} small>
      {signsOfToken(token).map((sign) => (
        <Medallion key={sign.kind} sign={sign} size={48} x={0} y={0} />
      ))}
    </MapSample>
  ),
}))

/** What a ship may have of each. */
const STOCKS: Readonly<Record<Stock, number>> = {
  health: 9,
  energy: 3,
  scraps: 5,
  actions: 3,
  level: 2,
  keys: 1,
}

const stocks: readonly Exhibit[] = (Object.keys(STOCKS) as readonly Stock[]).map((stock) => {
  const { icon, tone } = STOCK_SIGNS[stock === 'level' ? 'exp' : stock]
  return {
    id: `stock-${stock}`,
    name: inBoth((page) => page.dock.stock[stock]),
    Piece: ({ language }) => (
      <Chip icon={icon} kind={tone} value={STOCKS[stock]} label={WORDS[language].page.dock.stock[stock]} />
    ),
  }
})

const shields: Exhibit = {
  id: 'shields',
  name: inBoth((page) => page.stage.shields),
  Piece: ({ language }) => (
    <Chip
      icon={STOCK_SIGNS.shields.icon}
      kind={STOCK_SIGNS.shields.tone}
      value={4}
      label={WORDS[language].page.stage.shields}
    />
  ),
}

const avatars: readonly Exhibit[] = [
  ...AVATARS.map(({ number, name }) => ({
    id: `avatar-token-${number}`,
    name: inBoth((page, language) => page.gallery.avatarToken(name[language])),
    Piece: () => <AvatarEmblem number={number} size={84} />,
  })),
  {
    id: 'avatar-token-back',
    name: inBoth((page) => page.gallery.avatarBack),
    Piece: () => <AvatarEmblem number={undefined} size={84} />,
  },
]

/** What lies on tiles, on ship boards and on the Corruption board, but for cards. */
export const TOKENS_AND_MARKERS: readonly Exhibit[] = [...tokens, ...avatars, ...stocks, shields]
