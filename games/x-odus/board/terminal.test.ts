import {
  type Bot,
  coveredFor,
  FastChance,
  fastSeed,
  LANGUAGES,
  type Paint,
  playGame,
  reshuffleUnseen,
  SPECTATOR,
  tableOptions,
} from '@astrolabe/kernel'
import { columns } from '@astrolabe/drawing/ink.ts'
import { describe, expect, test } from 'vitest'
import { copyState } from '../position/copy.ts'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'
import type { XodusState } from '../position/state.ts'
import { transcript } from '../test/transcript.ts'
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

const viewOf = (state: XodusState, seat: number): XodusState => coveredFor(xodus, state, seat)

/** Positions of random games, at questions of every kind: whatever a person may have to look at. */
function positions(): XodusState[] {
  const seen: XodusState[] = []
  const chance = new FastChance('tables')
  let asked = 0
  let playing: XodusState | undefined
  const game = {
    ...xodus,
    step: (g: Parameters<typeof xodus.step>[0]) => {
      playing = g.state
      xodus.step(g)
    },
  }
  const bot: Bot<XodusState, XodusFact> = {
    looksAhead: false,
    choose({ menu }) {
      if (playing !== undefined && asked++ % 97 === 0) seen.push(copyState(playing))
      return chance.below(menu.count)
    },
  }
  for (let number = 0; number < 6; number++) {
    const seats = 1 + (number % 4)
    const options = tableOptions(xodus, { difficulty: number % 3 })
    const bots = Array.from({ length: seats }, () => bot)
    seen.push(playGame(game, { seats, options }, fastSeed('tables', number), bots).state)
  }
  return seen
}

const states = positions()

describe('the drawn table', () => {
  test.each([120, 80, 60, 40])('keeps within %i columns', (width) => {
    const wide = states.flatMap((state) =>
      LANGUAGES.flatMap((language) =>
        [true, false].flatMap((brief) =>
          drawTable(viewOf(state, 0), 0, { ...how, language, width, brief }).filter(
            (line) => columns(line) > width,
          ),
        ),
      ),
    )
    expect(wide).toEqual([])
  })

  test('says the same without colours', () => {
    for (const state of states) {
      const coloured = drawTable(viewOf(state, 0), 0, { ...how, paint: COLOURED })
      expect(coloured.map((line) => line.replaceAll(/[⟦⟧]/g, '').trimEnd())).toEqual(
        drawTable(viewOf(state, 0), 0, how),
      )
    }
  })

  test('shows nothing that the seat, or the spectator, cannot see', () => {
    const chance = new FastChance('another deal')
    for (const state of states) {
      for (let seat = SPECTATOR; seat < state.seats; seat++) {
        const other = copyState(state)
        reshuffleUnseen(xodus, other, seat, chance)
        const drawn = drawTable(viewOf(state, seat), seat, how)
        expect(drawTable(viewOf(other, seat), seat, how)).toEqual(drawn)
      }
    }
  })

  test('leaves no hole', () => {
    for (const state of states) {
      for (const language of LANGUAGES) {
        const drawn = drawTable(viewOf(state, 0), 0, { ...how, language }).join('\n')
        expect(drawn).not.toMatch(/undefined|NaN|Infinity|null|\[object|function/)
      }
    }
  })

  test('draws every lane of the map, and no other', () => {
    for (const state of states) {
      const lanes = state.systems.flatMap(({ lanes: to }) => [1, 2, 3].filter((edge) => to[edge] >= 0))
      const drawn = drawTable(viewOf(state, 0), 0, { ...how, width: 200 }).join('\n')
      expect(drawn.match(/──|│/g) ?? []).toHaveLength(lanes.length)
    }
  })
})

describe('a position', () => {
  const t = transcript({ seats: 3, options: { ships: 4 } }, (p) =>
    p
      .startingSystem('R1')
      .system('O01', 0, -1, 2)
      .system('B05', 1, 0)
      .system('B01', 2, -1)
      .system('O05', -1, 1, 1, { pacified: 2 })
      .system('B09', -2, 1)
      .ally(2, 'broker', 'M09', 'Q8')
      .signal(0, 'S02', { markers: 2 })
      .keys(1, 2)
      .mods(0, 'AB')
      .modules(0, 'M02', 'Q1')
      .damage(0, 'jammed-turret')
      .ship(0, { health: 6, energyMarkers: 3, energy: 1, scraps: 4, strained: true })
      .ship(3, { hidden: true })
      .at(2, 0, 1)
      .at(1, 2)
      .at(5, 3)
      .marker(6)
      .noTokens()
      .token(3, 10)
      .token(1, 8, true)
      .avatar(4, 1)
      .set({ movement: 1 }),
  )
  t.play('activate 0')
  const draw = (language: 'en' | 'fr', width: number, brief = false): string =>
    drawTable(t.driver.view(0).state, 0, {
      language,
      names: (seat) => ['Aude', 'Bob', 'Éloïse'][seat],
      width,
      paint: PLAIN,
      brief,
    }).join('\n')

  test('in English', () => {
    expect(draw('en', 80)).toMatchInlineSnapshot(`
      "Round 1 · Turn: Warship (A) · 0 of 4 Keys on the Great Rift
      Corruption 1 2 3 4 5* [6] 7 8(1) 9 10(?) 11* 12 13 14 15 16* 17 18
        Avatars +1 this round
      [ ] the marker, * red space, (n) Avatar token; the last space is the Awakening

                                              ·
                                      ·[Karrak      ]
                                       [?e          ]
                                       [C4          ]·
              ·                               │                               ·
       (Oriel       )·                 {Hesper’s To…}                 ·(Halcyon     )·
       (?@          )                  {%           }         ·        (K1          )
       (d           )──[Nyx Minor   ]──{            }──(Port Amaran…)──(            )·
              ·        [?@e~        ]                  (?$          )
                       [            ]                 ·(AB          )·
                              ·
      ( ) Allied, [ ] Enemy, { } Corrupted, < > Great Rift; lines are lanes, dots lead
        to unrevealed space.
      ? Exploration, K Key, $ Ally, @ Wormhole, % Rift, e Enemy, E strong Enemy, o
        surveillance, ~ pacified.
      Ships A to D (small: hidden), x wreck, 1 to 4 Avatars, ! face-up Enemies.

      Systems
      Karrak C · Enemy System · Exploration · 1 Enemy
      Port Amaranth A B · Allied System · Exploration
        Broker sells Missile Salvo and Precursor Prism
      Halcyon · Allied System · Signal I
      Oriel d · Allied System · Exploration · Wormhole
      25 tiles left, next one Corrupted: 20%
      From Port Amaranth: up unrevealed, up right Halcyon, down right unrevealed,
        down left unrevealed, up left Hesper’s Tomb

      Foes
      4 The Hunger (Health 8, Shields 4) · Karrak · engaged with C

      Signals
      I Sealed Archive (Hazardous) · Halcyon · 2 of 4 markers
      II · not found yet
      III Avatar’s Snare (Lethal) · Key aboard B
      IV · not found yet

      Ships
      A Warship · Aude (you) · Port Amaranth · Health 6/9 · Energy 1/3 · 4 Scraps
        3 Actions · level 2, EXP 1/2 · strained
        Mods: Overcharged Cannons, Prize Crew
        Modules: Targeting Computer, Singularity Cannon · Damage: Jammed Turret
      B Proto-Ship · Bob · Port Amaranth · Health 8/8 · Energy 1/1 · 1 Scrap
        3 Actions · level 1, EXP 0/1 · 1 Key
        Mods: Precursor Lens
      C Battlecruiser · Éloïse · Karrak · Health 11/11 · Energy 1/1 · 1 Scrap
        3 Actions · level 1, EXP 0/1 · engaged
        Mods: Guardian Field
      d Explorer · Aude (you) · Oriel · Health 7/7 · Energy 1/1 · 1 Scrap · 4 Actions
        level 1, EXP 0/2 · hidden
        Mods: Evasive Burn"
    `)
  })

  test('in French', () => {
    expect(draw('fr', 80)).toMatchInlineSnapshot(`
      "Manche 1 · Tour : Vaisseau de guerre (A) · 0 Clé sur 4 au Grand Rift
      Corruption 1 2 3 4 5* [6] 7 8(1) 9 10(?) 11* 12 13 14 15 16* 17 18
        Avatars +1 cette manche
      [ ] le marqueur, * case rouge, (n) jeton Avatar ; la dernière case est l’Éveil

                                              ·
                                      ·[Karrak      ]
                                       [?e          ]
                                       [C4          ]·
              ·                               │                               ·
       (Oriel       )·                 {Tombeau d’H…}                 ·(Halcyon     )·
       (?@          )                  {%           }         ·        (K1          )
       (d           )──[Nyx Minor   ]──{            }──(Port-Amaran…)──(            )·
              ·        [?@e~        ]                  (?$          )
                       [            ]                 ·(AB          )·
                              ·
      ( ) Allié, [ ] Ennemi, { } Corrompu, < > Grand Rift ; les traits sont des voies,
        les points mènent à l’inconnu.
      ? Exploration, K Clé, $ Allié, @ Trou de ver, % Rift, e Ennemi, E Ennemi
        puissant, o surveillance, ~ pacifié.
      Vaisseaux A à D (minuscule : caché), x épave, 1 à 4 Avatars, ! Ennemis face
        visible.

      Systèmes
      Karrak C · Système Ennemi · Exploration · 1 Ennemi
      Port-Amarante A B · Système Allié · Exploration
        Courtière vend Salve de missiles et Prisme précurseur
      Halcyon · Système Allié · Signal I
      Oriel d · Système Allié · Exploration · Trou de ver
      25 tuiles en pile, la prochaine est corrompue : 20 %
      Depuis Port-Amarante : vers le haut l’inconnu, en haut à droite Halcyon,
        en bas à droite l’inconnu, en bas à gauche l’inconnu,
        en haut à gauche Tombeau d’Hesper

      Adversaires
      4 La Faim (Santé 8, Boucliers 4) · Karrak · engagé avec C

      Signaux
      I Archive scellée (Risqué) · Halcyon · 2 marqueurs sur 4
      II · pas encore trouvé
      III Piège de l’Avatar (Mortel) · Clé à bord de B
      IV · pas encore trouvé

      Vaisseaux
      A Vaisseau de guerre · Aude (vous) · Port-Amarante · Santé 6/9 · Énergie 1/3
        4 Scraps · 3 Actions · niveau 2, EXP 1/2 · poussé
        Mods : Canons surchargés, Équipage de prise
        Modules : Ordinateur de visée, Canon à singularité · Dégâts : Tourelle bloquée
      B Proto-vaisseau · Bob · Port-Amarante · Santé 8/8 · Énergie 1/1 · 1 Scrap
        3 Actions · niveau 1, EXP 0/1 · 1 Clé
        Mods : Lentille précurseur
      C Croiseur de bataille · Éloïse · Karrak · Santé 11/11 · Énergie 1/1 · 1 Scrap
        3 Actions · niveau 1, EXP 0/1 · engagé
        Mods : Champ protecteur
      d Explorateur · Aude (vous) · Oriel · Santé 7/7 · Énergie 1/1 · 1 Scrap
        4 Actions · niveau 1, EXP 0/2 · caché
        Mods : Poussée d’esquive"
    `)
  })

  test('in few columns, without the picture', () => {
    expect(draw('en', 30).split('\n').slice(0, 24).join('\n')).toMatchInlineSnapshot(`
      "Round 1 · Turn: Warship (A)
        0 of 4 Keys on the Great
        Rift
      Corruption 1 2 3 4 5* [6] 7
        8(1) 9 10(?) 11* 12 13 14 15
        16* 17 18
        Avatars +1 this round
      [ ] the marker, * red space,
        (n) Avatar token; the last
        space is the Awakening

      Systems
      Hesper’s Tomb
        Corrupted System · Rift
        lanes to Karrak, Port
        Amaranth and Nyx Minor
      Karrak C · Enemy System
        Exploration · 1 Enemy
        lane to Hesper’s Tomb
      Port Amaranth A B
        Allied System · Exploration
        Broker sells Missile Salvo
        and Precursor Prism
        lanes to Halcyon and"
    `)
  })

  test('briefly', () => {
    expect(draw('en', 80, true)).toMatchInlineSnapshot(`
      "Round 1 · Turn: Warship (A) · 0 of 4 Keys on the Great Rift · Corruption 6/18
        Avatars +1 this round
      A Warship · Aude (you) · Port Amaranth · Health 6/9 · Energy 1/3 · 4 Scraps
        3 Actions · level 2, EXP 1/2 · strained
        Mods: Overcharged Cannons, Prize Crew
        Modules: Targeting Computer, Singularity Cannon · Damage: Jammed Turret
      B Proto-Ship · Bob · Port Amaranth · Health 8/8 · Energy 1/1 · 1 Scrap
        3 Actions · level 1, EXP 0/1 · 1 Key
        Mods: Precursor Lens
      Port Amaranth A B · Allied System · Exploration
        Broker sells Missile Salvo and Precursor Prism
      From Port Amaranth: up unrevealed, up right Halcyon, down right unrevealed,
        down left unrevealed, up left Hesper’s Tomb"
    `)
  })
})

describe('what is under way', () => {
  const under = (t: ReturnType<typeof transcript>, lines: number): string =>
    drawTable(t.driver.view(0).state, 0, { ...how, brief: true })
      .slice(-lines)
      .join('\n')

  const twoEnemies = (dice: Parameters<typeof transcript>[0] = {}) =>
    transcript(dice, (p) =>
      p.startingSystem('R4').system('O08', 0, 1).at(1, 0).modules(0, 'M02').enemies(1, 'E05', 'E02'),
    ).play('activate 0', 'fight')

  test('a combat before its first attack, and against one of several', () => {
    const t = twoEnemies()
    expect(under(t, 2)).toMatchInlineSnapshot(`
      "  against Cultist Frigate (Health 4, Shields 1) and Cultist Raider (Health 3,
        Shields 0)"
    `)
    expect(under(t.play('foe 0'), 2)).toMatchInlineSnapshot(`
      "Combat, Gemina, attack 1 · A · against Cultist Frigate (Health 4, Shields 1)
        then Cultist Raider (Health 3, Shields 0)"
    `)
  })

  test('dice on the table', () => {
    const t = twoEnemies({ dice: ['red miss', 'red special'] }).play('foe 0', 'offensive')
    expect(under(t, 1)).toMatchInlineSnapshot(`"Attack Roll · A ○ ⚡"`)
  })

  test('a Skill Roll of an Exploration', () => {
    const t = transcript({ dice: ['blue special', 'blue miss'] }, (p) =>
      p.startingSystem('R4').system('B10', 0, 1).at(1, 1).mods(1, 'A').explorations('X11'),
    ).play('activate 1', 'explore', 'option 2')
    expect(under(t, 2)).toMatchInlineSnapshot(`
      "Exploration: Unstable Wormhole · Warning
      Skill Roll · B ⚡ ○ · 2 ⚡ needed"
    `)
  })

  test('a tile that has been drawn', () => {
    const t = transcript({}, (p) => p.startingSystem('R4').tiles('B04')).play('activate 0', 'probe 0')
    expect(under(t, 1)).toMatchInlineSnapshot(`"Tile drawn: Lumen · Allied System · Signal IV"`)
  })
})
