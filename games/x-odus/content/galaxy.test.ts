import { describe, expect, test } from 'vitest'
import { ALLIES } from './allies.ts'
import { AVATARS } from './avatars.ts'
import { DAMAGE_CARDS, DAMAGE_DECK, damageName } from './damage.ts'
import { ENEMIES } from './enemies.ts'
import { Malfunction, type Skill, type Tile, type TileColour } from './schema.ts'
import { TILES } from './tiles.ts'
import { TRACKS } from './track.ts'

const mean = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0) / numbers.length
const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)

describe('tiles', () => {
  const of = (...colours: readonly TileColour[]) => TILES.filter((tile) => colours.includes(tile.colour))
  const open = ({ edges }: Tile) => edges.replaceAll('0', '').length

  test('twelve blue, twelve orange, six red, then the Great Rift', () => {
    expect(TILES.map((tile) => tile.colour)).toEqual([
      ...times(12, 'allied'),
      ...times(12, 'enemy'),
      ...times(6, 'corrupted'),
      'great-rift',
    ])
    expect(new Set(TILES.map((tile) => tile.id)).size).toBe(31)
  })

  test('XO-ALS-05 every blue and orange tile has either an Exploration or a Signal: 20 and 4', () => {
    const tiles = of('allied', 'enemy')
    for (const tile of tiles) expect(tile.exploration === true).toBe(tile.signal === undefined)
    expect(tiles.filter((tile) => tile.exploration)).toHaveLength(20)
    expect(tiles.flatMap((tile) => tile.signal ?? [])).toEqual([1, 2, 3, 4])
  })

  test('XO-COR-01 red tiles and the Great Rift carry no symbol', () => {
    for (const tile of of('corrupted', 'great-rift'))
      expect(Object.keys(tile).filter((key) => !['id', 'colour', 'edges', 'dot'].includes(key))).toEqual([])
  })

  test('XO-ALS-04, XO-ENS-12 Enemies are on orange tiles alone, Allies and Signals on blue ones', () => {
    for (const tile of TILES) expect(tile.enemies !== undefined).toBe(tile.colour === 'enemy')
    const blue = TILES.filter((tile) => tile.ally || tile.signal).map((tile) => tile.colour)
    const orange = TILES.filter((tile) => tile.surveillance || tile.strong).map((tile) => tile.colour)
    expect([new Set(blue), new Set(orange)]).toEqual([new Set(['allied']), new Set(['enemy'])])
  })

  test('as many Ally symbols as Allies', () => {
    expect(TILES.filter((tile) => tile.ally)).toHaveLength(ALLIES.length)
  })

  test('blue tiles are mostly open, red ones mostly closed, none a dead end', () => {
    expect(mean(of('allied').map(open))).toBeCloseTo(4.4, 1)
    expect(mean(of('enemy').map(open))).toBeCloseTo(3.3, 1)
    expect(mean(of('corrupted').map(open))).toBeCloseTo(2.5, 1)
    expect(Math.min(...TILES.map(open))).toBe(2)
  })

  test('a Wormhole is on tiles of both colours, and one alone would link nothing', () => {
    const wormholes = TILES.filter((tile) => tile.wormhole).map((tile) => tile.colour)
    expect(wormholes).toEqual(['allied', 'allied', 'allied', 'enemy', 'enemy'])
  })

  test('XO-VAR-02 three ships do without two blue tiles, Signal IV among them, two orange, one red', () => {
    const dotted = TILES.filter((tile) => tile.dot)
    expect(dotted.map((tile) => tile.colour)).toEqual(['allied', 'allied', 'enemy', 'enemy', 'corrupted'])
    expect(dotted.flatMap((tile) => tile.signal ?? [])).toEqual([4])
  })
})

describe('the Corruption track', () => {
  test.each([
    [4, [5, 11, 16], 2],
    [3, [6, 12], 1],
  ])(
    '%i ships: as many rounds and as many Keys as ships, red spaces at %j, a grip of %i',
    (ships, red, grip) => {
      expect(TRACKS[ships]).toEqual({ ships, spaces: 18, red, keys: ships, grip })
    },
  )

  test('one Avatar stays out of the game with four ships', () => {
    expect(TRACKS[4].red).toHaveLength(AVATARS.length - 1)
  })

  test('XO-CPH-03 four ships meet every Enemy: four at the start, four at each red space', () => {
    expect(4 + 4 * TRACKS[4].red.length).toBe(ENEMIES.length)
  })
})

describe('Enemies and Avatars', () => {
  const gained = ({ does }: Skill) => (does.do === 'shield' ? does.n : 0)

  test('four Enemies of each level, in order', () => {
    expect(ENEMIES.map((enemy) => enemy.level)).toEqual([1, 2, 3, 4].flatMap((level) => times(4, level)))
  })

  test('XO-AVC-01 every Avatar has more Health and more Shields than any Enemy can have', () => {
    const toughest = Math.max(...ENEMIES.map((enemy) => enemy.health))
    const shielded = Math.max(...ENEMIES.map(({ shields, skill }) => shields + gained(skill)))
    expect([toughest, shielded]).toEqual([7, 2])
    for (const { health, shields } of AVATARS) {
      expect(health).toBeGreaterThan(toughest)
      expect(shields).toBeGreaterThan(shielded)
    }
  })

  test('a Shield that grows for a whole combat has a limit', () => {
    const limits = ENEMIES.flatMap(({ shields, skill: { does } }) =>
      does.do === 'shield' ? [{ reached: shields + does.n, max: does.max }] : [],
    )
    expect(limits).toEqual([
      { reached: 2, max: undefined },
      { reached: 2, max: 2 },
    ])
  })

  test('8 Health and 6 Shield markers are enough for any one of them', () => {
    for (const { health, shields } of [...ENEMIES, ...AVATARS]) {
      expect(health).toBeLessThanOrEqual(8)
      expect(shields).toBeLessThanOrEqual(6)
    }
  })

  test('a higher level is tougher on average', () => {
    const toughness = [1, 2, 3, 4].map((level) =>
      mean(ENEMIES.filter((enemy) => enemy.level === level).map(({ health, shields }) => health + shields)),
    )
    expect(toughness).toEqual([...new Set(toughness)].toSorted((a, b) => a - b))
  })

  test('what the rulebook tells of skills: on misses, on disengaging, in defeat', () => {
    const triggers = ENEMIES.map((enemy) => enemy.skill.trigger.on)
    expect(triggers).toEqual(expect.arrayContaining(['misses', 'disengage', 'defeated']))
    expect(ENEMIES.map((enemy) => enemy.skill.does.do)).toContain('retaliate')
  })

  test('Avatars differ in Shields, rising with their number, and in what beating them brings', () => {
    expect(AVATARS.map(({ shields }) => shields)).toEqual([3, 3, 3, 4])
    const spoils = AVATARS.map((avatar) => JSON.stringify(avatar.spoils))
    expect(new Set(spoils).size).toBe(AVATARS.length)
    for (const avatar of AVATARS) expect(avatar.spoils).toContainEqual({ do: 'hold' })
  })

  test('XO-AVC-12 Avatars discard Health, Energy and Modules for good', () => {
    const lost = AVATARS.flatMap(({ skill: { does } }) => (does.do === 'discard' ? [does.what] : []))
    expect(lost).toEqual(['health', 'energy', 'module'])
  })
})

describe('Damage cards', () => {
  test('sixteen, two of each malfunction, copies side by side', () => {
    expect(DAMAGE_DECK).toHaveLength(16)
    expect([...new Set(DAMAGE_DECK)]).toEqual(Malfunction.enum)
    for (const { malfunction, copies, name } of DAMAGE_CARDS) {
      expect(copies).toBe(2)
      expect(DAMAGE_DECK.lastIndexOf(malfunction) - DAMAGE_DECK.indexOf(malfunction)).toBe(copies - 1)
      expect(damageName(malfunction)).toBe(name)
    }
  })
})
