import { describe, expect, test } from 'vitest'
import { ABOARD, SECTOR_X, type Ship } from '../position/state.ts'
import { extrasolarCard, type Position, taking, type Transcript, transcript } from './transcript.ts'
import { cardsPerTurn } from '../position/ship.ts'

/** The warnings of an option with their amounts, as `whole-hand 3`. */
const warned = (t: Transcript, key: string): string[] => {
  const offer = t.driver.decision?.offers.find((candidate) => candidate.key === key)
  if (offer === undefined || offer.refusal !== undefined) throw new Error(`“${key}” cannot be chosen`)
  return (offer.warnings ?? []).map(({ kind, amount }) => (amount === undefined ? kind : `${kind} ${amount}`))
}

describe('whole-hand', () => {
  test('a border or a purchase that takes every card left is warned of', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, taking(5)).deck('EX-10', 'EX-11'))
    t.play('buy lasers')
    expect(warned(t, 'cross 5')).toEqual(['whole-hand 3'])
    expect(warned(t, 'buy squads')).toEqual(['whole-hand 3'])
    expect([warned(t, 'cross 2'), warned(t, 'buy lasers')]).toEqual([[], []])
  })

  test('the hand is counted as it is now', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, taking(5)).deck('EX-10', 'EX-10', 'EX-11'))
    expect(warned(t, 'buy lasers')).toEqual([])
    t.play('turn-over', 'turn-over', 'turn-over')
    expect(warned(t, 'buy lasers')).toEqual(['whole-hand 2'])
    expect(warned(t, 'cross 2')).toEqual([])
  })

  test.each([
    [6, ['whole-hand 6']],
    [7, []],
  ])('entering Sector X with %i cards', (cards, warnings) => {
    const t = transcript({}, (p) => p.inSpace(0, 3, taking(cards)).openX())
    expect(warned(t, 'enter-x')).toEqual(warnings)
  })
})

describe('no-landing-in-x', () => {
  const entering = (squads: number, revealed: boolean) =>
    warned(
      transcript({}, (p) =>
        p
          .inSpace(0, 3, { ...taking(7), squads })
          .openX()
          .planet('x', SECTOR_X, 'XX-02', { revealed }),
      ),
      'enter-x',
    )

  test('a card known to ask for more squads than there are is warned of', () => {
    expect(entering(2, true)).toEqual(['no-landing-in-x'])
    expect(entering(3, true)).toEqual([])
  })

  test('of a card face down nothing is said', () => {
    expect(entering(2, false)).toEqual([])
  })
})

describe('blind-landing', () => {
  const landing = (sector: number, card: string, squads: number, more: (p: Position) => void = () => {}) =>
    warned(
      transcript({}, (p) => {
        p.inSpace(0, sector, { squads }).planet('alpha', sector, card)
        more(p)
      }),
      'land alpha',
    )

  test.each([
    [3, 1, ['blind-landing 46']],
    [3, 3, []],
    [4, 1, ['blind-landing 86']],
    [4, 3, ['blind-landing 19']],
    [4, 4, []],
  ])(
    'in sector %i with %i squads: how many cards of the zone ask for more, in per cent',
    (sector, squads, warnings) => {
      expect(landing(sector, sector === 3 ? 'XA-02' : 'XB-04', squads)).toEqual(warnings)
    },
  )

  test('in Sector X, among the X cards', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, SECTOR_X, { squads: 4 }).openX().planet('x', SECTOR_X, 'XX-01'),
    )
    expect(warned(t, 'land x')).toEqual(['blind-landing 20'])
  })

  test('it is the same whatever card lies there', () => {
    expect(landing(3, 'XA-01', 1)).toEqual(landing(3, 'XA-03', 1))
  })

  test('cards discarded, revealed or scanned by the UC itself are no longer possible', () => {
    const gone = (p: Position) => p.state.gone.push(extrasolarCard('XA-01'))
    expect(landing(3, 'XA-02', 1, gone)).toEqual(['blind-landing 43'])
    expect(landing(3, 'XA-02', 1, (p) => p.planet('beta', 2, 'XA-01', { revealed: true }))).toEqual([
      'blind-landing 43',
    ])
    expect(landing(3, 'XA-02', 1, (p) => p.planet('beta', 2, 'XA-01', { knownBy: 0b01 }))).toEqual([
      'blind-landing 43',
    ])
    expect(landing(3, 'XA-02', 1, (p) => p.planet('beta', 2, 'XA-01', { knownBy: 0b10 }))).toEqual([
      'blind-landing 46',
    ])
  })

  test('a card the UC has scanned is no blind landing', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3).planet('alpha', 3, 'XA-02'))
    expect(t.warnings('land alpha')).toEqual(['blind-landing'])
    t.play('scan alpha')
    expect(warned(t, 'land alpha')).toEqual([])
  })
})

describe('experts-dropped and return-promotes', () => {
  const home = (changes: Partial<Ship>) =>
    warned(
      transcript({}, (p) => p.inSpace(0, 1, changes)),
      'land-on-base',
    )

  test('a landing on the base that promotes says so, and how many experts it costs', () => {
    expect(home({ vp: 12 })).toEqual(['return-promotes'])
    expect(home({ vp: 12, experts: [1, 0, 2] })).toEqual(['experts-dropped 3'])
  })

  test('a landing that does not promote is not warned of', () => {
    expect(home({ vp: 11, experts: [1, 0, 2] })).toEqual([])
    expect(home({ vp: 20, experts: [1, 0, 2], spatha: true, thrusters: 5 })).toEqual([])
  })

  test('leaving Sector X goes home too', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, SECTOR_X, { ...taking(6), vp: 12, experts: [1, 0, 0] }).openX(),
    )
    expect(warned(t, 'leave-x')).toEqual(['experts-dropped 1'])
  })

  test('so does the summons, if accepted', () => {
    const t = transcript({}, (p) => p.inSpace(0, 4, { vp: 12 }).deck('EX-29'))
    t.play('turn-over', 'D')
    expect([warned(t, 'accept'), warned(t, 'decline')]).toEqual([['return-promotes'], []])
  })
})

describe('xp-lost', () => {
  test('a domain whose track is full is warned of', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { xp: [8, 7, 0, 8] }).deck('EX-13'))
    t.play('turn-over')
    expect(t.options.map((domain) => warned(t, domain))).toEqual([['xp-lost'], [], [], ['xp-lost']])
  })
})

describe('cards-unused', () => {
  test('ending the turn in space with cards left is warned of, taken or not', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-10'))
    const cards = cardsPerTurn(t.ship(0))
    expect(warned(t, 'end-turn')).toEqual([`cards-unused ${cards}`])
    t.play('turn-over')
    expect(warned(t, 'end-turn')).toEqual([`cards-unused ${cards - 1}`])
  })

  test('no warning with an empty hand, after the exploration has ended, or at the base', () => {
    const empty = transcript({}, (p) =>
      p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-10', 'EX-11', 'EX-11', 'EX-12'),
    )
    empty.play('turn-over', 'turn-over', 'turn-over', 'turn-over', 'turn-over')
    expect(warned(empty, 'end-turn')).toEqual([])
    const ended = transcript({}, (p) => p.inSpace(0, 2).deck('EX-18'))
    ended.play('turn-over')
    expect(warned(ended, 'end-turn')).toEqual([])
    expect(warned(transcript({}), 'end-turn')).toEqual([])
  })

  test('no warning once the turn was spent on an installation', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { holodeck: ABOARD, lasers: 1 }))
    t.play('install holodeck', 'lasers', 'N')
    expect(warned(t, 'end-turn')).toEqual([])
  })
})
