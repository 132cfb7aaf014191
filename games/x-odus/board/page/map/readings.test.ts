import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { actingShips } from '../../../position/turn.ts'
import { expect, test } from 'vitest'
import { AVATAR_DIE } from '../../../content/dice.ts'
import { UNREVEALED } from '../../../position/state.ts'
import { playTables } from '../test/random-tables.ts'
import { comingOf } from './coming.ts'
import { edgesOn } from './edges.ts'
import { huntsOf } from './hunt.ts'
import { lookOf } from './look.ts'
import { jumpsBetween } from './ways.ts'

test('edges are drawn as the rules have them, and so are ways', () => {
  const faults = new Set<string>()
  playTables(4, ({ view, decision }) => {
    if (decision.prompt !== 'act') return
    for (const system of view.systems) {
      const kinds = edgesOn(view, system.tile, system.turn, system)
      const lanes = system.lanes.map((to) => (to >= 0 ? 'lane' : to === UNREVEALED ? 'open' : 'shut'))
      const drawn = kinds.map((kind) => (kind === 'blocked' || kind === 'closed' ? 'shut' : kind))
      if (drawn.join() !== lanes.join()) faults.add(`${drawn.join()} for ${lanes.join()}`)
    }
    const leader = actingShips(view).at(0)
    for (const { key } of decision.offers) {
      const [kind, place] = key.split(' ')
      if (leader === undefined || (kind !== 'jump' && kind !== 'rush')) continue
      const jumps = (jumpsBetween(view, leader.place, Number(place))?.length ?? 0) - 1
      if (kind === 'jump' ? jumps !== 1 : jumps < 2 || jumps > 4) faults.add(`${key}: ${jumps} jumps`)
    }
  })
  expect([...faults]).toEqual([])
})

test('an Avatar that is free has an end for each face of its die, and can reach every one', () => {
  let free = 0
  const faults = new Set<string>()
  playTables(6, ({ view, decision }) => {
    if (decision.prompt !== 'act' && decision.prompt !== 'order') return
    for (const { held, prospects, reach } of huntsOf(view)) {
      const faces = prospects.reduce((sum, prospect) => sum + prospect.faces, 0)
      if (faces !== (held ? 0 : AVATAR_DIE.length)) faults.add(`${faces} faces`)
      for (const { end, path, faces: there } of prospects) {
        free++
        if (path.at(-1) !== end) faults.add('a path that ends elsewhere')
        if (reach[end] < there) faults.add(`${there} faces to an end that ${reach[end]} reach`)
      }
    }
  })
  expect([...faults]).toEqual([])
  expect(free).toBeGreaterThan(20)
})

test('as long as the game goes on, the track says what comes next', () => {
  const said = new Set<string>()
  playTables(3, (question) => {
    const look = lookOf(sceneOf(question, 'en'))
    const coming = comingOf(look)
    said.add(coming.length === 0 ? 'nothing' : look.words.page.map.coming(coming[0]))
  })
  expect(said).not.toContain('nothing')
  expect(said).toContain('In 4 spaces: an Avatar and 4 more Enemies')
})
