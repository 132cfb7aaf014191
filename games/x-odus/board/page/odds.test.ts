import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import type { AskedSeat } from '@astrolabe/kernel/testing/random-tables.ts'
import type { Odds } from '@astrolabe/drawing'
import { chosenAt, Driver, FastChance, fastSeed, LANGUAGES, type Offer } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPLORATIONS } from '../../content/explorations.ts'
import { TILES } from '../../content/tiles.ts'
import type { XodusState } from '../../position/state.ts'
import type { XodusFact } from '../../rules/facts.ts'
import { xodus } from '../../rules/game.ts'
import type { XodusQuestion } from '../../rules/questions.ts'
import { midway } from '../../test/rich-positions.ts'
import { type Position, transcript } from '../../test/transcript.ts'
import { odds } from './odds.ts'

/** The odds of an option in a position, in percent by label; the first seat leads the Warship. */
function oddsOf(arrange: (position: Position) => void, key: string, ...before: string[]) {
  const { driver } = transcript({}, arrange).play('activate 0', ...before)
  const { state: view, decision } = driver.view(0)
  const offer = decision?.offers.find((each) => each.key === key)
  if (decision === null || offer === undefined) throw new Error(`no option ${key}`)
  const told = odds(
    sceneOf({ view, seat: 0, decision }, 'en'),
    chosenAt<XodusQuestion>(decision, offer.option),
  )
  return told && { title: told.title, ...percents(told) }
}

const percents = ({ outcomes }: Odds): Record<string, number> =>
  Object.fromEntries(outcomes.map(({ label, chance }) => [label, Number((100 * chance).toFixed(2))]))

type Asked = AskedSeat<XodusState, XodusFact, XodusQuestion> & {
  readonly chosen: Offer<XodusQuestion['option']>
  readonly told: readonly XodusFact[]
}

/** Plays games at random, some from the midst of one; `ask` sees each question with what came of its answer. */
function play(games: number, ask: (asked: Asked) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`odds ${game}`)
    const driver = new Driver<XodusState, XodusFact, XodusQuestion>(game % 3 === 0 ? xodus : midway, {
      seats: Array.from({ length: 1 + (game % 4) }, () => 'human'),
      seed: fastSeed('odds', game),
      options: { difficulty: game % 3 },
    })
    while (driver.decision !== undefined) {
      const legal = driver.decision.offers.filter(({ refusal }) => refusal === undefined)
      const curious = legal.filter(({ key }) => /^(?:probe|jump|explore|work|use|option|fleet)/.test(key))
      const among = curious.length > 0 && chance.below(3) > 0 ? curious : legal
      const chosen = among[chance.below(among.length)]
      const { state: view, decision } = driver.view(chosen.seat)
      if (decision === null) throw new Error('the seat that is asked has no question')
      driver.answer(chosen.seat, chosen.key)
      const told = driver.facts.filter(({ at }) => at === decision.number + 1).map(({ fact }) => fact)
      ask({ driver, seat: chosen.seat, view, decision, chosen, told })
    }
  }
}

/** What was expected of something, and how often it came. */
class Count {
  came = 0
  expected = 0
  #variance = 0

  add(chance: number, came: boolean): void {
    if (came) this.came++
    this.expected += chance
    this.#variance += chance * (1 - chance)
  }

  /** In standard deviations. */
  get off(): number {
    return Math.abs(this.came - this.expected) / Math.sqrt(this.#variance)
  }
}

const chanceOf = (told: Odds | undefined, label: string): number =>
  told?.outcomes.find((outcome) => outcome.label === label)?.chance ?? 0

describe('odds', () => {
  test('add up to one, in outcomes that can be told apart', () => {
    const faults = new Set<string>()
    const kinds = new Set<string>()
    play(16, (asked) => {
      for (const language of LANGUAGES) {
        const scene = sceneOf(asked, language)
        for (const offer of asked.decision.offers) {
          if (offer.refusal !== undefined) continue
          const told = odds(scene, chosenAt<XodusQuestion>(asked.decision, offer.option))
          if (told === undefined) continue
          kinds.add(`${asked.decision.prompt}: ${offer.key.split(' ')[0]}`)
          const { outcomes } = told
          const sum = outcomes.reduce((total, { chance }) => total + chance, 0)
          const alike = new Set(outcomes.map(({ label }) => label)).size < outcomes.length
          const hole = /undefined|NaN|null|Infinity/.test(JSON.stringify(told))
          const said = [told.title, ...outcomes.map(({ label }) => label)].join('\n')
          const badlySet = language === 'fr' ? /['"]|(?<!\u00a0)[:»]|« /.test(said) : /['"«]/.test(said)
          if (Math.abs(sum - 1) > 1e-9 || outcomes.length > 6 || alike || hole || badlySet)
            faults.add(JSON.stringify(told))
        }
      }
    })
    expect([...faults]).toEqual([])
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'act: probe',
        'act: blind-jump',
        'act: jump',
        'act: rush',
        'act: explore',
        'act: pacify',
        'act: strain',
        'act: work',
        'detection: roll',
        'detection: fight',
        'space: space',
        'warning: option',
        'manoeuvre: offensive',
        'manoeuvre: defensive',
        'manoeuvre: disengage',
        'before-attack: use',
        'before-attack: go-on',
        'reroll: die',
      ]),
    )
  })

  test('come true: what was given a chance comes as often as it was given', () => {
    const unnoticed = new Count()
    const allied = new Count()
    const danger = new Count()
    const unharmed = new Count()
    play(60, ({ chosen, told, ...question }) => {
      const said = odds(sceneOf(question, 'en'), chosenAt<XodusQuestion>(question.decision, chosen.option))
      if (said === undefined) return
      const roll = told.find((fact) => fact.kind === 'rolled')
      if (chosen.key === 'roll' && roll?.kind === 'rolled') {
        const detection = told.find((fact) => fact.kind === 'detection')
        const detected = detection?.kind === 'detection' ? detection.detected : true
        unnoticed.add(chanceOf(said, 'Unnoticed'), !detected)
      }
      const drawn = question.driver.state.drawn
      const revealed = told.find((fact) => fact.kind === 'revealed')
      const tile = revealed?.kind === 'revealed' ? revealed.tile : drawn
      if (/^probe \d/.test(chosen.key)) {
        const colour = TILES[tile].colour
        allied.add(
          said.outcomes.filter(({ label }) => label.startsWith('Allied')).reduce((s, o) => s + o.chance, 0),
          colour === 'allied',
        )
      }
      const card = told.find((fact) => fact.kind === 'exploration')
      if (card?.kind === 'exploration')
        danger.add(chanceOf(said, 'Danger'), EXPLORATIONS[card.card].type === 'danger')
      const attack = told.find((fact) => fact.kind === 'attack')
      if (question.decision.prompt === 'manoeuvre' && attack?.kind === 'attack')
        unharmed.add(chanceOf(said, 'No damage'), attack.damage === 0)
    })
    for (const count of [unnoticed, allied, danger, unharmed]) {
      expect(count.expected).toBeGreaterThan(15)
      expect(count.off).toBeLessThan(4)
    }
  })

  test('of a Detection Roll are those of all ships together', () => {
    expect(oddsOf((p) => p.north('B10', 'O01').at(1, 0), 'jump 2')).toEqual({
      title: 'Detection Roll in Karrak',
      Unnoticed: 44.44,
      Detected: 55.56,
    })
  })

  test('of a Damage Roll count Health, and those of a Fleet are added up', () => {
    expect(oddsOf(() => {}, 'strain')).toEqual({
      title: '1 Damage Roll',
      'Nothing lost': 44.44,
      '1 Health lost': 44.44,
      '2 Health lost': 11.11,
    })
    expect(oddsOf(() => {}, 'strain', 'fleet 1', '@1 join')).toMatchObject({
      title: '2 Damage Rolls',
      'Nothing lost': Number((((100 * 4) / 9) * (25 / 36)).toFixed(2)),
    })
  })

  test('of the next tile know the block it comes from, and what has been revealed', () => {
    expect(oddsOf((p) => p.startingSystem('R1'), 'probe 0')).toEqual({
      title: 'The next tile (30 tiles left)',
      Enemy: 30,
      Corrupted: 20,
      'Allied + Signal': 13.33,
      'Allied + Ally': 13.33,
      Allied: 13.33,
      'Enemy, surveillance': 10,
    })
  })

  test('of Enemies are those of their deck, or of the Reserve where the System says so', () => {
    expect(oddsOf((p) => p.north('O01').at(1, 0), 'fight')).toEqual({
      title: 'The Enemy that comes',
      'Level 1': 100,
    })
    expect(oddsOf((p) => p.north('O10').at(1, 0), 'fight')).toEqual({
      title: 'The Enemy that comes',
      'Level 2': 100,
    })
    expect(oddsOf((p) => p.north('O01').at(1, 0).enemies(1, 'E01'), 'fight')).toBeUndefined()
  })

  test('of a Skill Roll set apart what a card could still turn', () => {
    const arrange = (p: Position) => p.north('B10').at(1, 0).explorations('X12')
    expect(oddsOf(arrange, 'option 2', 'explore')).toEqual({
      title: 'Skill Roll: 2 ☠',
      Success: 25,
      Failure: 75,
    })
  })

  test('of an attack tell the damage, and what it costs on average', () => {
    const arrange = (p: Position) => p.north('O01').at(1, 0).enemies(1, 'E02')
    expect(oddsOf(arrange, 'offensive', 'fight')).toEqual({
      title: 'Damage to Cultist Raider (you lose 0.8 Health on average)',
      'No damage': 25,
      '1 damage': 50,
      '2 damage': 25,
    })
    expect(oddsOf(arrange, 'disengage', 'fight')).toMatchObject({ title: '1 Damage Roll' })
  })

  test('of a Signal are those of the levels the game was dealt from', () => {
    expect(oddsOf((p) => p.north('B02').at(1, 0), 'explore')).toEqual({
      title: 'What the Signal may be',
      Hazardous: 33.33,
      Perilous: 33.33,
      Lethal: 33.33,
    })
  })
})
