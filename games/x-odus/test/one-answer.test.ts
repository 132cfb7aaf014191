import { describe, expect, test } from 'vitest'
import { drawTable } from '../board/terminal.ts'
import { priceOfRepair } from '../position/maintenance.ts'
import { costOf } from '../position/printed.ts'
import { cardOf } from '../position/cards.ts'
import { FIRST_MODULE, NONE } from '../position/state.ts'
import { actingShips, groupActions } from '../position/turn.ts'
import { pay } from '../rules/abilities.ts'
import type { XodusQuestion } from '../rules/questions.ts'
import { optionText } from '../text/choices.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { inASystem } from './in-a-system.ts'
import { module } from './position.ts'
import { quietTable } from './quiet-table.ts'
import { type Transcript, transcript } from './transcript.ts'

// What words and boards say of a position is what the rules do in it: they ask the same question.

const said = (t: Transcript, chosen: XodusQuestion) =>
  optionText({ words: en.options, language: 'en', view: t.state, seat: 0 }, chosen)

const ABOUT = { ship: 0 }

describe('one answer to a question', () => {
  test('XO-ACT-30 a Repair that a card pays for is said to be paid by it, and costs no Scrap', () => {
    const t = inASystem('B10', [0], (p) =>
      p.board(0, 'drone-specialist', { scraps: 5, health: 4 }).mods(0, 'AB'),
    ).play('maintain')
    const free = said(t, {
      prompt: 'maintenance',
      about: ABOUT,
      option: { kind: 'repair', ship: 0, card: NONE },
    })
    t.play('repair 0 -1')
    expect(t.ship(0)).toMatchObject({ scraps: 5, health: 5 })
    // Once a round: the next one costs what it costs.
    expect(priceOfRepair(t.state, t.ship(0))).toBe(1)
    expect(free).toMatch(/^Repair .+: 1 Health \(no Scrap, with .+\)$/)
    const none = {
      prompt: 'maintenance',
      about: ABOUT,
      option: { kind: 'repair', ship: 0, card: NONE },
    } as const
    t.ship(0).health = t.ship(0).markers
    expect(said(t, none)).not.toContain('Health')
    const cards = [{ en: 'Drones', fr: 'Drones' }]
    expect(fr.options.repair(0, { n: 2, price: 0, cards })).toMatch(
      /\s: 2 Santé \(sans Scrap, avec Drones\)$/,
    )
    expect(fr.options.repair(0, { n: 0, price: 1, cards: [] })).toMatch(/^Réparer [^:]+ \(1\sScrap\)$/)
  })

  test('XO-CMB-21 the Damage Rolls of disengaging are one for each foe that fights, not for all that are there', () => {
    const t = transcript({ dice: [] }, (p) => p.startingSystem('R1').north('O01').at(1, 0).enemies(1, 'E11'))
    t.play('activate 0', 'fight')
    const { combat } = t.state
    if (combat === null) throw new Error('nobody fights')
    expect(said(t, { prompt: 'manoeuvre', about: ABOUT, option: { kind: 'disengage' } })).toBe(
      en.options.disengage(1, false, false, 0),
    )
    t.state.combat = { ...combat, detected: false }
    t.state.foes.push({ avatar: true, card: 4, health: 9, shields: 0, place: 1, signal: NONE })
    expect(said(t, { prompt: 'manoeuvre', about: ABOUT, option: { kind: 'disengage' } })).toBe(
      en.options.disengage(1, false, true, 2),
    )
  })

  test('XO-ACT-19 what is explored is called a Signal where there is one, and nowhere else', () => {
    const explore = { prompt: 'act', about: ABOUT, option: { kind: 'explore' } } as const
    expect(said(inASystem('B01', [0]), explore)).toBe(en.options.exploreSignal)
    expect(said(inASystem('B10', [0]), explore)).toBe(en.options.explore)
    expect(said(inASystem('R2', [0]), explore)).toBe(en.options.explore)
  })

  test('XO-GEN-10 a destroyed ship is not one of those whose turn it is', () => {
    const t = inASystem('B10', [0, 1])
    const { turn } = t.state
    if (turn === null) throw new Error('it is nobody’s turn')
    turn.fleet = [0, 1]
    t.ship(0).destroyed = true
    t.ship(0).actions = 0
    expect(actingShips(t.state)).toEqual([t.ship(1)])
    expect(groupActions(t.state)).toBe(t.ship(1).actions)
    const paint = {
      bold: (text: string) => text,
      dim: (text: string) => text,
      seat: (_: number, text: string) => text,
    }
    const heading = drawTable(t.state, 0, { language: 'en', names: () => 'Aude', width: 80, paint })[0]
    expect(heading).toContain('(B)')
    expect(heading).not.toContain('(A)')
  })

  test('XO-MOD-20 the half of a Mod that is chosen for good says what Energy it takes', () => {
    const half = (level: number) =>
      said(transcript(), { prompt: 'mod', about: { ship: 0, level }, option: { kind: 'half', half: 1 } })
    expect(half(1)).toContain('for 1 Energy')
    expect(half(2)).not.toContain('Energy')
  })

  test('XO-ACT-24 a Trade names the Ally, or is an exchange', () => {
    const trade = { prompt: 'act', about: ABOUT, option: { kind: 'trade' } } as const
    expect(said(inASystem('B10', [0]), trade)).toBe('Exchange with the ships here (1 Action)')
    const met = inASystem('B08', [0], (p) => p.ally(1, 'broker'))
    expect(said(met, trade)).toBe('Trade with the Broker (1 Action)')
  })

  test('XO-MOD-05 a Module that needs Energy prints what its use takes', () => {
    const t = inASystem('B10', [0], (p) => p.modules(0, 'M17'))
    const ref = FIRST_MODULE + module('M17')
    const before = t.ship(0).energy
    pay(quietTable(t.state), t.ship(0), ref)
    expect(costOf(cardOf(t.ship(0), ref)).energy).toBe(before - t.ship(0).energy)
  })
})
