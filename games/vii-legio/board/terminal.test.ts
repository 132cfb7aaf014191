import {
  type Bot,
  coveredFor,
  FastChance,
  fastSeed,
  keyOf,
  LANGUAGES,
  type Paint,
  playGame,
  reshuffleUnseen,
  SPECTATOR,
  tableOptions,
} from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { MAP } from '../content/map.ts'
import type { LegioFact } from '../rules/facts.ts'
import { viiLegio } from '../rules/game.ts'
import { copyState } from '../position/copy.ts'
import type { LegioState } from '../position/state.ts'
import { transcript } from '../test/transcript.ts'
import { columns } from '@astrolabe/drawing/ink.ts'
import { BORDERS } from './map.ts'
import { WORDS } from '../text/text.ts'
import { drawTable } from './terminal.ts'

const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, seat: (_, text) => text }
/** Stands for colours: marks around the text, easy to take off again. */
const COLOURED: Paint = {
  bold: (text) => `⟦${text}⟧`,
  dim: (text) => `⟦${text}⟧`,
  seat: (_, text) => `⟦${text}⟧`,
}
const names = (seat: number): string => ['Aude', 'Bob', 'Maximilien-Théodose de la Nébuleuse', 'Éloïse'][seat]
const how = { language: 'en', names, width: 80, paint: PLAIN } as const

const viewOf = (state: LegioState, seat: number): LegioState => coveredFor(viiLegio, state, seat)

/** Whole positions of random games, some of them long. */
function positions(): LegioState[] {
  const seen: LegioState[] = []
  const chance = new FastChance('tables')
  let steps = 0
  const game = {
    ...viiLegio,
    step: (g: Parameters<typeof viiLegio.step>[0]) => {
      if (steps++ % 23 === 0) seen.push(copyState(g.state))
      viiLegio.step(g)
    },
  }
  const bot: Bot<LegioState, LegioFact> = {
    looksAhead: false,
    choose({ menu }) {
      const choice = chance.below(menu.count)
      return keyOf(menu.options[choice]) === 'end-turn' ? chance.below(menu.count) : choice
    },
  }
  for (let number = 0; number < 12; number++) {
    const seats = 2 + (number % 3)
    const options = tableOptions(viiLegio, { roundLimit: 40 })
    const bots = Array.from({ length: seats }, () => bot)
    seen.push(playGame(game, { seats, options }, fastSeed('tables', number), bots).state)
  }
  return seen
}

const states = positions()

describe('the drawn table', () => {
  test.each([80, 60, 40])('keeps within %i columns', (width) => {
    const wide = states.flatMap((state) =>
      LANGUAGES.flatMap((language) =>
        drawTable(viewOf(state, 0), 0, { ...how, language, width }).filter((line) => columns(line) > width),
      ),
    )
    expect(wide).toEqual([])
  })

  test('says the same without colours', () => {
    for (const state of states) {
      const coloured = drawTable(viewOf(state, 1), 1, { ...how, paint: COLOURED })
      expect(coloured.map((line) => line.replaceAll(/[⟦⟧]/g, ''))).toEqual(
        drawTable(viewOf(state, 1), 1, how),
      )
    }
  })

  test('shows nothing that the seat, or the spectator, cannot see', () => {
    const chance = new FastChance('another deal')
    for (const state of states) {
      for (let seat = SPECTATOR; seat < state.seats; seat++) {
        const other = copyState(state)
        reshuffleUnseen(viiLegio, other, seat, chance)
        const drawn = drawTable(viewOf(state, seat), seat, how)
        expect(drawTable(viewOf(other, seat), seat, how)).toEqual(drawn)
        // Even a state that nobody covered is drawn as that seat sees it.
        expect(drawTable(state, seat, how)).toEqual(drawn)
      }
    }
  })

  test('leaves no hole', () => {
    for (const state of states) {
      for (const language of LANGUAGES) {
        const drawn = drawTable(viewOf(state, 0), 0, { ...how, language }).join('\n')
        expect(drawn).not.toMatch(/undefined|NaN|Infinity|null|\[object/)
      }
    }
  })

  test('draws every border of the map, and no other', () => {
    const pairs = (borders: readonly { readonly between: readonly [number, number] }[]) =>
      borders.map(({ between }) => between.join('-')).toSorted()
    expect(pairs(BORDERS)).toEqual(pairs(MAP.borders))
  })
})

describe('a position', () => {
  const t = transcript({ seats: 3 }, (p) =>
    p
      .openX()
      .charted(1)
      .ship(0, { thrusters: 4, squads: 2, experts: [0, 1, 0], xp: [1, 0, 0, 1], vp: 7, nanoprobes: 1 })
      .ship(1, { spatha: true, thrusters: 6, scanners: 2, lasers: 2, squads: 4, xp: [3, 2, 6, 0], vp: 16 })
      .ship(2, { vp: 3, specialMissions: 1, holodeck: 2, experts: [1, 0, 2] })
      .inSpace(0, 3)
      .planet('alpha', 3, 'XA-01')
      .on(2, 'alpha', 'observation', { observed: [0, 0, 1, 0] })
      .planet('beta', 2, 'XA-20', { knownBy: 0b010 })
      .planet('x', 6, 'XX-05')
      .on(1, 'x', 'contact', { passed: 1 })
      .deck('EX-10', 'EX-11'),
  )
  t.play('turn-over')
  const draw = (language: 'en' | 'fr', width: number): string =>
    drawTable(t.driver.view(0).state, 0, {
      language,
      names: (seat) => ['Aude', 'Bob', 'Éloïse'][seat],
      width,
      paint: PLAIN,
    }).join('\n')

  test('in English', () => {
    expect(draw('en', 80)).toMatchInlineSnapshot(`
      "Round 1 · Aude (A) to play · hand 3, deck 49, discards 1

                ┌ Sector 2 ──┐     ┌ Sector 4 ──┐   ┌ Sector X ──┐
                │ 1 to find  │     │ 2 to find  │   │ 4 to find  │
                │ β          │──2──│            │   │ XB         │
                │            │     │            │   │            │
                └────────────┘     └────────────┘   └ open ──────┘
                 / 1      \\ 1       / 1      \\ 2
      ┌ Sector 1 ──┐     ┌ Sector 3 ──┐     ┌ Sector 5 ──┐
      │ 0 to find  │     │ 2 to find  │     │ 2 to find  │
      │            │──2──│ αC         │──3──│            │
      │            │     │ A          │     │            │
      └ base ──────┘     └────────────┘     └────────────┘
      Ships A to C. αA: A is on Alpha. Between sectors: the cost in cards.
      From sector 3 to 1: 2 cards; to 2: 1; to 4: 1; to 5: 3; to X: 6.
      Experience (XP): N Negotiation, D Diplomacy, C Capture, R Research.
      XP asked by all cards, zone A: N 50 D 18 C 46 R 29 · zone B: N 68 D 35 C 29 R 31
      At 12 VP the star base has a larger ship, the Spatha; at 30 VP the round is the
        last.

      Active planets · free token: γ
      α Alpha, sector 3 · Napos · Sapiens · 3 squads (you lack 1)
        observe +1 D, 2 turns
        4 VP for 1 N, 1 D, 1 R (within reach)
        8 VP for 2 N, 2 D, 2 R (you lack 1 N, 1 R)
        C observes (1 of 2 turns)
      β Beta, sector 2 · face down · scanned by B
      X Sector X · The Crimson Matrix · Non-Sapiens · 3 squads (you lack 1)
        observe +2 C, 1 turn
        5 VP for 1 C, 2 R · 10 VP for 2 C, 4 R · 15 VP for 3 C, 5 R
        B in Contact (1 of 3 thresholds)

      Ships
      A Aude (you) · 7 VP · Frombola · 4 cards a turn · in sector 3
        thrusters 4/6, scanners 1/3, lasers 0/2, detectors 0/3, squads 2/4
        XP (up to 8) N 1 D 1 C 0 R 1, experts 1/4: 1 Alliance, special missions 0/4,
        Nanoprobes (not installed)
      B Bob · 16 VP · Spatha · 6 cards a turn · on X, in Contact
        thrusters 6/8, scanners 2/4, lasers 2/4, detectors 0/4, squads 4/6
        XP (up to 8) N 3 D 2 C 6 R 0, experts 0/6, special missions 0/4
      C Éloïse · 3 VP · Frombola · 3 cards a turn · on Alpha, observing
        thrusters 2/6, scanners 1/3, lasers 0/2, detectors 0/3, squads 1/4
        XP (up to 8) N 0 D 0 C 0 R 0, experts 3/4: 1 Trade, 2 Capture,
        special missions 1/4, Holodeck (joker)

      Next card, of 52 still hidden: Planet 25%, Signal 13%, Risk 21%,
        Hostile ship 15%, Exo-technology 8%, Special mission 8%, Sector X 4%,
        Recall 4%, Reset 2%
        Its symbol: N 4%, D 6%, C 8%, R 23%, ? 10%, none 50%
      Experts in supply: Trade 6, Alliance 6, Capture 6"
    `)
  })

  test('in French', () => {
    expect(draw('fr', 80)).toMatchInlineSnapshot(`
      "Manche 1 · à Aude (A) de jouer · main 3, pioche 49, défausse 1

                ┌ Secteur 2 ─┐     ┌ Secteur 4 ─┐   ┌ Secteur X ─┐
                │ 1 à trouver│     │ 2 à trouver│   │ 4 à trouver│
                │ β          │──2──│            │   │ XB         │
                │            │     │            │   │            │
                └────────────┘     └────────────┘   └ ouvert ────┘
                 / 1      \\ 1       / 1      \\ 2
      ┌ Secteur 1 ─┐     ┌ Secteur 3 ─┐     ┌ Secteur 5 ─┐
      │ 0 à trouver│     │ 2 à trouver│     │ 2 à trouver│
      │            │──2──│ αC         │──3──│            │
      │            │     │ A          │     │            │
      └ base ──────┘     └────────────┘     └────────────┘
      Vaisseaux A à C. αA : A est sur Alpha. Entre les secteurs : le coût en cartes.
      Du secteur 3 au 1 : 2 cartes ; au 2 : 1 ; au 4 : 1 ; au 5 : 3 ; au X : 6.
      Expérience : N Négoce, D Diplomatie, C Capture, R Recherche.
      Expérience demandée par toutes les cartes, zone A : N 50 D 18 C 46 R 29 ·
        zone B : N 68 D 35 C 29 R 31
      À 12 PV, la base stellaire offre un vaisseau plus grand, le Spatha ; à 30 PV, la
        manche est la dernière.

      Planètes actives · pion libre : γ
      α Alpha, secteur 3 · Napos · Sapiens · 3 escouades (il vous en manque 1)
        observer +1 D, 2 tours
        4 PV contre 1 N, 1 D, 1 R (à portée)
        8 PV contre 2 N, 2 D, 2 R (il vous manque 1 N, 1 R)
        C observe (1 tour sur 2)
      β Bêta, secteur 2 · face cachée · vue par B
      X Secteur X · La Matrice pourpre · Non Sapiens
        3 escouades (il vous en manque 1) · observer +2 C, 1 tour
        5 PV contre 1 C, 2 R · 10 PV contre 2 C, 4 R · 15 PV contre 3 C, 5 R
        B en Contact (1 seuil sur 3)

      Vaisseaux
      A Aude (vous) · 7 PV · Frombola · 4 cartes par tour · dans le secteur 3
        propulseurs 4/6, scanners 1/3, lasers 0/2, détecteurs 0/3, escouades 2/4
        Expérience (8 au plus) N 1 D 1 C 0 R 1, experts 1/4 : 1 Alliance,
        missions spéciales 0/4, Nanoprobes (non installées)
      B Bob · 16 PV · Spatha · 6 cartes par tour · sur la planète X, en Contact
        propulseurs 6/8, scanners 2/4, lasers 2/4, détecteurs 0/4, escouades 4/6
        Expérience (8 au plus) N 3 D 2 C 6 R 0, experts 0/6, missions spéciales 0/4
      C Éloïse · 3 PV · Frombola · 3 cartes par tour · sur Alpha, en Observation
        propulseurs 2/6, scanners 1/3, lasers 0/2, détecteurs 0/3, escouades 1/4
        Expérience (8 au plus) N 0 D 0 C 0 R 0, experts 3/4 : 1 Commerce, 2 Capture,
        missions spéciales 1/4, Holodeck (joker)

      Prochaine carte, sur 52 encore cachées : Planète 25 %, Signal 13 %, Risque 21 %,
        Vaisseau hostile 15 %, Exo-technologie 8 %, Mission spéciale 8 %,
        Secteur X 4 %, Rappel 4 %, Remise à zéro 2 %
        Son symbole : N 4 %, D 6 %, C 8 %, R 23 %, ? 10 %, aucun 50 %
      Experts en réserve : Commerce 6, Alliance 6, Capture 6"
    `)
  })

  test('a threshold without exit says so', () => {
    const { state } = transcript({}, (p) => p.inSpace(0, 4).planet('alpha', 4, 'XB-10', { revealed: true }))
    const lines = drawTable(viewOf(state, 0), 0, how)
    expect(lines).toContainEqual(expect.stringContaining('4 VP for 3 N, 2 D, no exit (you lack 3 N, 2 D)'))
  })

  test('two ships are not a range', () => {
    expect(WORDS.en.table.legend('B')).toMatch(/^Ships A and B\./)
    expect(WORDS.fr.table.legend('B')).toMatch(/^Vaisseaux A et B\./)
  })

  test('in few columns', () => {
    expect(draw('en', 40).split('\n').slice(0, 16).join('\n')).toMatchInlineSnapshot(`
      "Round 1 · Aude (A) to play
        hand 3, deck 49, discards 1

      Sector 1 · 0 to find · base
      Sector 2 · 1 to find · β
      Sector 3 · 2 to find · αC · A
      Sector 4 · 2 to find
      Sector 5 · 2 to find
      Sector X · 4 to find · XB · open
      From sector 3 to 1: 2 cards; to 2: 1; to
        4: 1; to 5: 3; to X: 6.
      Experience (XP): N Negotiation, D
        Diplomacy, C Capture, R Research.
      XP asked by all cards, zone A: N 50 D 18
        C 46 R 29 · zone B: N 68 D 35 C 29 R
        31"
    `)
  })
})
