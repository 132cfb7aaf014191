import { describe, expect, test } from 'vitest'
import { NOT_PACIFIED, PACIFIED_ONCE, PACIFIED_TWICE } from '../position/state.ts'
import { type Position, transcript, type Transcript } from './transcript.ts'

/** What an option is warned of: kinds, with their amounts. */
function warned(t: Transcript, key: string): string[] {
  const offer = t.driver.decision?.offers.find((candidate) => candidate.key === key)
  if (offer === undefined || offer.refusal !== undefined)
    throw new Error(`“${key}” cannot be chosen at “${t.asked}”: ${t.options.join(', ')}`)
  return (offer.warnings ?? []).map(({ kind, amount }) => (amount === undefined ? kind : `${kind} ${amount}`))
}

/** A column of Systems below the Starting System: 1, 2, 3… */
function column(p: Position, ...ids: string[]): Position {
  p.startingSystem('R4')
  for (const [index, id] of ids.entries()) p.system(id, 0, index + 1)
  return p
}

/** It is the turn of ship 0. */
const turn = (arrange: (p: Position) => void): Transcript => transcript({}, arrange).play('activate 0')

describe('disengaging', () => {
  /** Ship 0 is engaged by Avatar 1, far from everyone. */
  const engaged = (arrange: (p: Position) => void) =>
    turn((p) => {
      column(p, 'B10', 'B06', 'B08', 'B04').at(4, 0).at(1, 1, 2, 3).noTokens().avatar(1, 4)
      arrange(p)
    })

  test('herald: from an Avatar it advances the Corruption, with so many spaces left', () => {
    expect(
      warned(
        engaged((p) => p.marker(4)),
        'disengage',
      ),
    ).toEqual(['herald 13'])
    expect(
      warned(
        engaged((p) => p.marker(17)),
        'disengage',
      ),
    ).toEqual(['herald 0'])
  })

  test('herald: not if others have fled from the same Avatar', () => {
    expect(
      warned(
        engaged((p) => p.marker(4).ship(0, { heralded: true })),
        'disengage',
      ),
    ).toEqual([])
  })

  test('herald-brings-avatar: the space it leads to has tokens', () => {
    const t = engaged((p) => p.marker(4).token(2, 5).token(3, 5, true).token(4, 6, true))
    expect(warned(t, 'disengage')).toEqual(['herald 13', 'herald-brings-avatar 2'])
  })

  test('herald-loses: from the Awakening', () => {
    expect(
      warned(
        engaged((p) => p.marker(18)),
        'disengage',
      ),
    ).toEqual(['herald-loses'])
  })

  test('an Enemy may have that skill too', () => {
    const facing = (id: string, marker: number) => {
      const t = turn((p) => column(p, 'O01').at(1, 0).enemies(1, id).marker(marker))
      return warned(t.play('fight'), 'disengage')
    }
    expect(facing('E14', 7)).toEqual(['herald 10'])
    expect(facing('E14', 18)).toEqual(['herald-loses'])
    expect(facing('E05', 7)).toEqual([])
  })

  test('XO-FLT-14 whoever is asked to flee is warned as the one who asks; fighting on is warned of nothing', () => {
    const t = transcript({ options: { ships: 4 } }, (p) =>
      column(p, 'B10', 'B06', 'B08', 'B04')
        .at(4, 0, 3)
        .at(1, 1, 2)
        .noTokens()
        .marker(4)
        .avatar(1, 4)
        .ship(3, { health: 2 }),
    ).play('activate 0', 'fleet 3', 'join')
    const asking = warned(t, 'disengage')
    t.play('disengage')
    expect(t.asked).toBe('3 flee')
    expect([asking, warned(t, 'flee')]).toEqual(Array(2).fill(['herald 13', 'may-be-destroyed 2']))
    expect(warned(t, 'fight-on')).toEqual([])
  })

  test('may-be-destroyed: a Damage Roll for each foe, and their skills', () => {
    const facing = (health: number, ...ids: string[]) => {
      const t = turn((p) =>
        column(p, 'O08')
          .at(1, 0)
          .ship(0, { health })
          .enemies(1, ...ids),
      )
      t.play('fight')
      if (t.prompt === 'foe') t.play(t.options[0])
      return warned(t, 'disengage')
    }
    expect(facing(3, 'E02')).toEqual([])
    expect(facing(2, 'E02')).toEqual(['may-be-destroyed 2'])
    expect(facing(3, 'E01')).toEqual(['may-be-destroyed 3'])
    expect(facing(4, 'E07')).toEqual(['may-be-destroyed 4'])
    expect(facing(5, 'E02', 'E05')).toEqual([])
    expect(facing(4, 'E02', 'E05')).toEqual(['may-be-destroyed 4'])
  })
})

describe('an attack', () => {
  const facing = (id: string, health: number, arrange: (p: Position) => void = () => {}) => {
    const t = turn((p) => {
      column(p, 'O01').at(1, 0).ship(0, { health }).enemies(1, id)
      arrange(p)
    }).play('fight')
    return [warned(t, 'offensive'), warned(t, 'defensive 1')]
  }

  test('may-be-destroyed: as many misses as dice, and what the Enemy makes of them', () => {
    expect(facing('E05', 3)).toEqual([[], []])
    expect(facing('E05', 2)).toEqual([['may-be-destroyed 2'], []])
    expect(facing('E05', 1)).toEqual([['may-be-destroyed 1'], ['may-be-destroyed 1']])
    expect(facing('E13', 5)).toEqual([[], []])
    expect(facing('E13', 4)).toEqual([['may-be-destroyed 4'], []])
    expect(facing('E13', 3)).toEqual([['may-be-destroyed 3'], []])
    expect(facing('E08', 2)).toEqual([['may-be-destroyed 2'], ['may-be-destroyed 2']])
  })

  test('may-be-destroyed: an unstable core makes it worse', () => {
    const unstable = (p: Position) => p.damage(0, 'unstable-core')
    expect(facing('E05', 3, unstable)).toEqual([['may-be-destroyed 3'], []])
  })
})

describe('a fight of one’s choice', () => {
  const pacifying = (ships: number, arrange: (p: Position) => void) => {
    const t = turn((p) => {
      column(p, 'O01').at(1, 0, 1, 2, 3)
      arrange(p)
    })
    for (const ship of Array.from({ length: ships - 1 }, (_, index) => index + 1))
      t.play(`fleet ${ship}`, 'join')
    if (t.prompt === 'gather') t.play('go-on')
    return warned(t, 'fight')
  }

  test('outgunned: fewer ships than the level of the Enemies that are there', () => {
    expect(pacifying(1, (p) => p.enemies(1, 'E09'))).toEqual(['outgunned 3'])
    expect(pacifying(2, (p) => p.enemies(1, 'E09'))).toEqual(['outgunned 3'])
    expect(pacifying(3, (p) => p.enemies(1, 'E09'))).toEqual([])
  })

  test('outgunned: or of those that may come out of the deck', () => {
    expect(pacifying(1, () => {})).toEqual([])
    expect(pacifying(1, (p) => p.nextEnemies('E05'))).toEqual(['outgunned 2'])
    // A card that lies in the discard is not in the deck.
    expect(
      pacifying(1, (p) => {
        p.nextEnemies('E05')
        p.state.enemyDiscard.push(...p.state.enemies.splice(-1))
      }),
    ).toEqual([])
  })

  test('outgunned: or out of the Reserve, where Enemies are strong', () => {
    const t = turn((p) => column(p, 'O11').at(1, 0).at(0, 1, 2, 3))
    expect(warned(t, 'fight')).toEqual(['outgunned 2'])
  })

  test('the Action of pacifying is warned of in the same way', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      column(p, 'O01').at(1, 0).at(0, 1, 2, 3).enemies(1, 'E09').ship(0, { health: 2 }),
    ).play('activate 0', 'roll')
    expect(warned(t, 'pacify')).toEqual(['outgunned 3', 'may-be-destroyed 2'])
  })
})

test('last-key: every Avatar that is free will move', () => {
  const placing = (placed: readonly number[], ...avatars: number[]) => {
    const t = turn((p) => {
      column(p, 'B10', 'B06', 'B08')
        .system('GR', 0, 4)
        .keysPlaced(...placed)
        .keys(0, 3)
        .at(4, 0)
        .at(1, 1, 2, 3)
      for (const [index, place] of avatars.entries()) p.avatar(index + 1, place)
    })
    return warned(t, 'explore')
  }
  expect(placing([0, 1, 2], 3, 0)).toEqual(['last-key 2'])
  expect(placing([0, 1, 2], 3, 1)).toEqual(['last-key 1'])
  expect(placing([0, 1, 2])).toEqual([])
  expect(placing([0, 1], 3)).toEqual([])
})

test('what holds for every option is said by the question, and warned of by none', () => {
  const t = transcript({ ready: false }).play('take 0', 'take 1', 'take 2', 'take 3')
  expect(t.prompt).toBe('mod')
  expect(t.options.map((key) => warned(t, key))).toEqual([[], []])
})

describe('actions-lost', () => {
  test('ending the turn with Actions left', () => {
    const t = turn((p) => column(p, 'B10', 'B06').at(1, 0).at(2, 1, 2, 3))
    expect(warned(t, 'end-turn')).toEqual(['actions-lost 3'])
    t.play('jump 2', 'scavenge')
    expect(warned(t, 'end-turn')).toEqual(['actions-lost 1'])
    t.play('maintain')
    if (t.prompt === 'maintenance') t.play(t.options[0])
    expect(warned(t, 'end-turn')).toEqual([])
  })

  test('forming a Fleet with a ship that has more Actions, or fewer', () => {
    const t = turn((p) => column(p, 'B10').at(1, 0, 1, 2, 3))
    expect([warned(t, 'fleet 1'), warned(t, 'fleet 3')]).toEqual([[], ['actions-lost 1']])
    t.play('fleet 3')
    expect([t.asked, warned(t, 'join'), warned(t, 'stay')]).toEqual(['3 join', ['actions-lost 1'], []])
  })

  test('hiding', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      column(p, 'O01', 'B10').at(1, 0).at(0, 1, 2, 3).enemies(1, 'E05'),
    ).play('activate 0', 'fight', 'disengage')
    expect(warned(t, 'hide')).toEqual(['actions-lost 3', 'detection-next'])
  })
})

describe('where the turn ends', () => {
  const ending = (arrange: (p: Position) => void) => {
    const t = turn((p) => {
      column(p, 'B10', 'B06', 'B08', 'B04', 'B02').noTokens()
      p.at(5, 1, 2, 3)
      arrange(p)
      p.ship(0, { actions: 0 })
    })
    return warned(t, 'end-turn')
  }

  test('avatar-in-reach: in how many cases an Avatar can come that far', () => {
    expect(ending((p) => p.avatar(1, 0).at(1, 0))).toEqual(['avatar-in-reach 100'])
    expect(ending((p) => p.avatar(1, 0).at(2, 0))).toEqual(['avatar-in-reach 50'])
    expect(ending((p) => p.avatar(1, 0).at(3, 0))).toEqual(['avatar-in-reach 17'])
    expect(ending((p) => p.avatar(1, 0).at(4, 0))).toEqual([])
  })

  test('avatar-in-reach: several Avatars, markers, Wormholes', () => {
    expect(ending((p) => p.avatar(1, 0).avatar(2, 0).at(2, 0))).toEqual(['avatar-in-reach 75'])
    expect(ending((p) => p.avatar(1, 0).at(4, 0).set({ movement: 1 }))).toEqual(['avatar-in-reach 17'])
    expect(
      ending((p) => {
        p.avatar(1, 0).at(4, 0)
        for (const place of [1, 3]) p.state.systems[place].wormhole = true
      }),
    ).toEqual(['avatar-in-reach 17'])
  })

  test('avatar-in-reach: an Avatar that is engaged does not come', () => {
    expect(ending((p) => p.at(1, 1).at(2, 0).avatar(1, 1))).toEqual([])
  })

  test('rift-in-reach: the next space brings an Avatar, so many steps away', () => {
    expect(ending((p) => p.token(1, 5).marker(4).at(1, 0))).toEqual(['rift-in-reach 1'])
    expect(ending((p) => p.token(1, 5).marker(4).at(3, 0))).toEqual(['rift-in-reach 3'])
    expect(ending((p) => p.token(1, 5).marker(4).at(4, 0))).toEqual([])
    expect(ending((p) => p.token(1, 5).marker(3).at(1, 0))).toEqual([])
    expect(ending((p) => p.token(1, 5).marker(4).at(1, 0).set({ held: true }))).toEqual([])
  })

  test('last-round: the Corruption is at the Awakening', () => {
    expect(ending((p) => p.marker(18).at(4, 0))).toEqual(['last-round'])
    expect(ending((p) => p.marker(17).at(4, 0))).toEqual([])
    expect(ending((p) => p.marker(18).at(4, 0).set({ held: true }))).toEqual([])
  })

  test('a ship that hides from an Avatar has none to fear, one that hides from Enemies has', () => {
    const enemies = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      column(p, 'O01', 'B10').at(1, 0).at(2, 1, 2, 3).enemies(1, 'E05').avatar(1, 0),
    ).play('activate 0', 'fight', 'disengage')
    expect(warned(enemies, 'hide')).toEqual(['actions-lost 3', 'detection-next', 'avatar-in-reach 100'])
    const fled = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      column(p, 'B10', 'B06').noTokens().at(1, 0).at(2, 1, 2, 3).avatar(2, 0, {}).avatar(1, 1),
    ).play('activate 0', 'disengage')
    expect(warned(fled, 'hide')).toEqual(['actions-lost 3'])
  })

  test('detection-next: its Enemies will look for the ship, once the markers are turned', () => {
    const staying = (pacified: number) => {
      const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
        p
          .startingSystem('R1')
          .system('O01', 0, -1, 0, { pacified })
          .noTokens()
          .at(1, 0)
          .ship(0, { actions: 0 }),
      ).play('activate 0')
      return warned(t.prompt === 'detection' ? t.play('roll') : t, 'end-turn')
    }
    expect(staying(NOT_PACIFIED)).toEqual(['detection-next'])
    expect(staying(PACIFIED_ONCE)).toEqual(['detection-next'])
    expect(staying(PACIFIED_TWICE)).toEqual([])
  })
})

describe('may-be-destroyed', () => {
  const acting = (health: number, arrange: (p: Position) => void = () => {}) =>
    turn((p) => {
      column(p, 'B10', 'B06').at(1, 0).at(2, 1, 2, 3).ship(0, { health })
      arrange(p)
    })

  test('an Exploration may cost 2 Health', () => {
    expect([warned(acting(3), 'explore'), warned(acting(2), 'explore')]).toEqual([[], ['may-be-destroyed 2']])
  })

  test('straining asks for a Damage Roll', () => {
    expect([warned(acting(3), 'strain'), warned(acting(2), 'strain')]).toEqual([[], ['may-be-destroyed 2']])
    expect(
      warned(
        acting(3, (p) => p.damage(0, 'unstable-core')),
        'strain',
      ),
    ).toEqual(['may-be-destroyed 3'])
  })

  test('an option behind a Skill Roll, if that fails', () => {
    const options = (card: string) => {
      const t = acting(2, (p) => p.explorations(card)).play('explore')
      return t.options.map((key) => warned(t, key))
    }
    expect(options('X14')).toEqual([[], ['may-be-destroyed 2']])
    expect(options('X13')).toEqual([[], []])
  })

  test('diving into the Toxic Nebula, purging the Corrupted Heart', () => {
    const working = (card: string, health: number) =>
      warned(
        turn((p) =>
          column(p, 'B10')
            .system('B01', 0, 2, 5)
            .signal(0, card, { needed: 4 })
            .at(2, 0)
            .at(0, 1, 2, 3)
            .ship(0, { health }),
        ),
        'work',
      )
    expect([working('S08', 3), working('S08', 2)]).toEqual([[], ['may-be-destroyed 2']])
    expect([working('S09', 2), working('S09', 1)]).toEqual([[], ['may-be-destroyed 1']])
    expect(working('S02', 1)).toEqual([])
  })

  test('the weakest ship of a Fleet', () => {
    const t = turn((p) => column(p, 'B10').at(1, 0, 1).at(0, 2, 3).ship(1, { health: 1 })).play(
      'fleet 1',
      'join',
    )
    expect(warned(t, 'explore')).toEqual(['may-be-destroyed 1'])
  })
})

test('last-action-blind: a Blind Jump with the last Action', () => {
  const jumping = (actions: number) =>
    warned(
      turn((p) => column(p, 'B10').at(1, 0).ship(0, { actions })),
      'blind-jump 2',
    )
  expect([jumping(1), jumping(2)]).toEqual([['last-action-blind'], []])
})

describe('arriving', () => {
  test('avatar-there: the ship is engaged on arrival', () => {
    const t = turn((p) => column(p, 'B10', 'B06', 'B08').at(1, 0, 1, 2, 3).avatar(1, 2).avatar(2, 2))
    expect([warned(t, 'jump 2'), warned(t, 'jump 0')]).toEqual([['avatar-there 2'], []])
  })

  test('sure-detection: under surveillance, unless it is pacified', () => {
    const arriving = (pacified: number) =>
      warned(
        turn((p) => column(p, 'B10').system('O12', 0, 2, 1, { pacified }).at(1, 0, 1, 2, 3)),
        'jump 2',
      )
    expect([arriving(0), arriving(1)]).toEqual([['sure-detection 2'], []])
  })
})
