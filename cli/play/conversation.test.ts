import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Driver, FastChance, type House, parseRecord, verifyRecord } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import type { Ambush, AmbushFact } from '@astrolabe/kernel/tiny/ambush-round.ts'
import { describe, expect, test } from 'vitest'
import { ambushHouse } from '../test/ambush-house.ts'
import { temporaryFolder } from '../test/bundle.ts'
import { typing } from '../test/script.ts'
import { anyNumber, converse, tableOf } from '../test/table.ts'

const FOLDER = temporaryFolder()
const HUMAN_AND_BOTS = ['human', 'random', 'random']

describe('a whole game', () => {
  test.each(['en', 'fr'] as const)('against bots, in %s', async (language) => {
    const kinds = new Set<string>()
    for (let game = 0; game < 12; game++) {
      const driver = tableOf(ambushHouse, HUMAN_AND_BOTS, `whole ${game}`)
      const person = anyNumber(`person ${game}`)
      const spy = (said: string, prompt: string): string => {
        const { decision } = driver
        if (prompt === '> ' && decision !== undefined) kinds.add(decision.kind)
        return person(said, prompt)
      }
      const { ending, screen } = await converse(ambushHouse, driver, spy, { language })
      expect(ending).toBe('over')
      expect(driver.isOver).toBe(true)
      expect(screen.text).toContain(`${language}:ambush.play`)
      expect(screen.text).not.toContain(language === 'en' ? 'fr:' : 'en:')
      expect(screen.text).toContain(language === 'en' ? 'The game is over' : 'La partie est finie')
      expect(screen.text).toContain(driver.seed)
      expect(screen.text).toContain(driver.record().seedHash)
      expect(screen.text).toMatch(/(Player|Joueur) A .*\d/)
      for (const line of screen.transcript) expect(line.length).toBeLessThanOrEqual(81)
    }
    expect([...kinds].sort()).toEqual(['any', 'each', 'one', 'some'])
  })

  test('the same seed and the same answers give the same game', async () => {
    const play = async (): Promise<string> => {
      const driver = tableOf(ambushHouse, HUMAN_AND_BOTS, 'twice')
      return (await converse(ambushHouse, driver, anyNumber('person'))).screen.text
    }
    expect(await play()).toBe(await play())
  })

  test('bots that are read pause, but not for long in any turn', async () => {
    const driver = tableOf(ambushHouse, HUMAN_AND_BOTS, 'pauses')
    const { screen } = await converse(ambushHouse, driver, anyNumber('person'))
    expect(screen.paused).toBeGreaterThan(0)
    expect(screen.paused).toBeLessThanOrEqual(4 * 3000)
  })

  test('what has a score and no seat is shown at the end', async () => {
    const game: typeof ambush = {
      ...ambush,
      outcome: (state) => ({
        ...ambush.outcome(state),
        others: [
          { name: 'storm', score: state.rounds * 7, wins: true },
          { name: 'tide', score: 3 },
        ],
      }),
    }
    const house = { ...ambushHouse, game: game }
    const { screen } = await converse(house, tableOf(house, ['random', 'random'], 'storm'), typing())
    expect(screen.text).toContain('\n  storm  28 *\n  tide  3\n')
  })

  test('bots alone play to the end, and nobody is asked', async () => {
    const driver = tableOf(ambushHouse, ['random', 'random'], 'bots')
    const { ending, screen } = await converse(ambushHouse, driver, () => {
      throw new Error('nobody is there to answer')
    })
    expect(ending).toBe('over')
    expect(screen.text).not.toContain('SECRET')
  })
})

describe('what a person can type', () => {
  const atFirstQuestion = async (...lines: string[]) =>
    await converse(ambushHouse, tableOf(ambushHouse, HUMAN_AND_BOTS, 'typed'), typing(...lines))

  test('the table, the prompt and the numbered options are shown', async () => {
    const { screen, ending } = await atFirstQuestion()
    expect(ending).toBe('left')
    expect(screen.text).toContain('en table of round 0')
    expect(screen.text).toContain('en:ambush.ground about nothing?')
    expect(screen.text).toContain(' 1  ‡ en:take-ridge\n 2  ‡ en:take-ravine\n    ‡ Cannot be taken back\n')
  })

  test.each([
    ['9', 'There is no option 9: they go from 1 to 2.'],
    ['1 2', 'Choose 1 of the options, each once.'],
    ['dance', '“dance” is not understood. Type a number, or help.'],
    ['help', 'take back your last answer'],
    ['aide', 'take back your last answer'],
    ['?', 'Nothing else is offered here.'],
    ['why 1', 'This is possible.'],
    ['?7', 'There is no option 7: they go from 1 to 2.'],
    ['rule am-4', 'en:rule 4'],
    ['règle AM-5', 'en:rule 5'],
    ['rule', 'Which rule? Rules go from AM-1 to AM-8.'],
    ['rule XY-1', 'There is no rule XY-1. Rules go from AM-1 to AM-8.'],
    ['u', 'There is nothing to take back yet.'],
    ['log', 'Nothing has happened yet.'],
  ])('%s', async (typed, said) => {
    const { screen, driver } = await atFirstQuestion(typed)
    expect(screen.text).toContain(said)
    expect(driver.answers).toEqual([])
  })

  test('an empty line shows the question again, table the table', async () => {
    const { screen } = await atFirstQuestion('', 'table')
    expect(screen.text.split('ambush.ground')).toHaveLength(4)
    expect(screen.text.split('en table of round 0')).toHaveLength(3)
  })

  test('the log tells what has happened, turn by turn', async () => {
    const { screen } = await atFirstQuestion('1', 'log all')
    expect(screen.transcript).toContainEqual(
      expect.stringMatching(/^en:Player A scouts the ridge, wind \d\.$/),
    )
  })
})

/** A position of Ambush in which something is refused or warned of at a question of seat 0. */
function findPosition(wanted: (driver: ReturnType<typeof tableOf>) => boolean): ReturnType<typeof tableOf> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const chance = new FastChance(`find ${attempt}`)
    const driver = tableOf(ambushHouse, ['human', 'random'], `find ${attempt}`)
    for (let { decision } = driver; decision !== undefined; { decision } = driver) {
      if (decision.seats[0] === 0 && wanted(driver)) return driver
      const [seat] = decision.seats
      const own = decision.offers.filter((offer) => offer.seat === seat && offer.refusal === undefined)
      driver.answer(seat, decision.min === 0 ? '' : own[chance.below(own.length)].key)
    }
  }
  throw new Error('there is no such position')
}

describe('refusals and warnings', () => {
  test('a refused option says which rule refuses it, and how much is missing', async () => {
    const driver = findPosition(
      ({ decision }) => decision?.offers.some(({ refusal }) => (refusal?.missing ?? 0) > 0) === true,
    )
    const { legal, refused } = Object.fromEntries(
      ['legal', 'refused'].map((kind) => [
        kind,
        driver.decision?.offers.filter(({ refusal }) => (refusal === undefined) === (kind === 'legal')) ?? [],
      ]),
    )
    const number = String(legal.length + 1)
    const before = driver.answers.length
    const { screen } = await converse(ambushHouse, driver, typing('?', `? ${number}`, number))
    const reason = `AM-7 en:no (${refused[0].refusal?.missing})`
    expect(screen.text.split(reason).length).toBeGreaterThan(3)
    expect(screen.transcript.at(-2)).toBe(reason)
    expect(screen.text).toContain('en:rule 7')
    expect(screen.text).toContain(`? why not (${refused.length})`)
    expect(driver.answers).toHaveLength(before)
  })

  test('an option with a warning shows it, and asks again', async () => {
    const warned = ({ decision }: ReturnType<typeof tableOf>): boolean =>
      decision?.offers.some(({ seat, warnings }) => seat === 0 && warnings !== undefined) === true
    const driver = findPosition(warned)
    const offers =
      driver.decision?.offers.filter(({ seat, refusal }) => seat === 0 && refusal === undefined) ?? []
    const number = String(offers.findIndex(({ warnings }) => warnings !== undefined) + 1)
    const before = driver.answers.length
    const { screen } = await converse(ambushHouse, driver, typing(number, 'n'))
    expect(screen.text).toMatch(/ {2}en:take-\d+ ⚠\u00a0en:too-high by \d/)
    expect(screen.text).toContain('Do it all the same? [y/N] n\nNot done.')
    expect(driver.answers).toHaveLength(before)
    await converse(ambushHouse, driver, typing(number, 'oui'))
    expect(driver.answers.length).toBeGreaterThan(before)
  })
})

/** A player packs three things, without any chance in it; a storm, the next player. */
const packing: House<Ambush, AmbushFact> = {
  ...ambushHouse,
  game: {
    ...ambush,
    step(g) {
      const { state } = g
      for (const prompt of ['first', 'second', 'third']) {
        const menu = g.menu(state.round % 2, prompt)
        menu.offer('rope')
        menu.offer('lamp')
        menu.ask()
      }
      g.roll(6)
      state.round++
    },
  },
}

describe('a low screen', () => {
  const low = async (...lines: string[]) =>
    await converse(packing, tableOf(packing, ['human', 'random'], 'low'), typing(...lines), { rows: 4 })

  test('shows a newcomer the whole table page by page, and then only a glance of it', async () => {
    const { screen } = await low('', '', '1')
    expect(screen.transcript.filter((line) => /table of|glance of|Enter|first|second/.test(line))).toEqual([
      'en table of round 0',
      '… Enter ',
      '… Enter ',
      'en:first about nothing?',
      'en glance of round 0',
      'en:second about nothing?',
    ])
  })

  test('t shows the whole table; a number typed before the options are shown chooses nothing', async () => {
    const { screen, driver } = await low('2', '1', '1', 't', '2', '2')
    expect(driver.answers).toEqual(['rope'])
    expect(screen.transcript.filter((line) => line.includes('table of'))).toHaveLength(2)
  })

  test('a command skips the pages', async () => {
    const { screen } = await low('rule AM-3', '')
    expect(screen.text).toContain('en:rule 3')
    expect(screen.text).toContain('en:first about nothing?')
  })
})

test('a high screen shows the whole table once a turn, and between two deeds a glance of it', async () => {
  const driver = tableOf(packing, ['human', 'random'], 'high')
  const { screen } = await converse(packing, driver, typing('1', '1', '1', '1'))
  expect(screen.transcript.filter((line) => /table of|glance of/.test(line))).toEqual([
    'en table of round 0',
    'en glance of round 0',
    'en glance of round 0',
    'en table of round 2',
    'en glance of round 2',
  ])
})

describe('undo', () => {
  const packed = async (...lines: string[]) =>
    await converse(packing, tableOf(packing, ['human', 'random'], 'undone'), typing(...lines))

  test('takes back one answer, and says how many more can be', async () => {
    const { screen, driver } = await packed('1', '2', 'u')
    expect(driver.answers).toEqual(['rope'])
    expect(screen.text).toContain('Taken back: 1 answer.')
    expect(screen.transcript.filter((line) => line.includes('take back ('))).toEqual([
      'u take back (1)  t table  log  help  q quit',
      'u take back (2)  t table  log  help  q quit',
      'u take back (1)  t table  log  help  q quit',
    ])
  })

  test('takes back all that can be', async () => {
    const { screen, driver } = await packed('1', '2', 'undo all')
    expect(driver.answers).toEqual([])
    expect(screen.text).toContain('Taken back: 2 answers.')
  })

  test('others have answered since', async () => {
    const { screen, driver } = await packed('1', '1', '1', 'u')
    expect(driver.answers).toHaveLength(6)
    expect(screen.text).toContain('Others have answered since: your answers stand.')
  })

  test('what chance or a reveal has sealed stands', async () => {
    const driver = tableOf(ambushHouse, ['human', 'human'], 'sealed')
    const { screen } = await converse(ambushHouse, driver, typing('', '1', 'u'))
    expect(screen.text).toContain('Your last answer drew on chance or showed something hidden: it stands.')
  })
})

describe('save and resume', () => {
  test('the record is kept after every answer, and the game goes on from it as if it had not been left', async () => {
    const file = join(FOLDER, 'kept.json')
    const whole = tableOf(ambushHouse, HUMAN_AND_BOTS, 'kept')
    await converse(ambushHouse, whole, anyNumber('person'))

    const person = anyNumber('person')
    let typed = 0
    const leaving = (said: string, prompt: string): string => (++typed > 4 ? 'q' : person(said, prompt))
    const left = await converse(ambushHouse, tableOf(ambushHouse, HUMAN_AND_BOTS, 'kept'), leaving, { file })
    expect(left.ending).toBe('left')
    const record = parseRecord(readFileSync(file, 'utf8'))
    expect(record.answers).toEqual(left.driver.answers)
    expect(record.answers.length).toBeGreaterThan(0)
    expect(record.end).toBeNull()

    const resumed = Driver.open(ambush, record) as unknown as typeof whole
    const { screen } = await converse(ambushHouse, resumed, person, { file })
    expect(resumed.record()).toEqual(whole.record())
    expect(screen.text).toContain(`The whole game is in ${file}`)
    expect(verifyRecord(ambush, parseRecord(readFileSync(file, 'utf8'))).verdict).toBe('sound')
  })

  test('save names a file and keeps to it; a foreign file is left alone', async () => {
    const file = join(FOLDER, 'named.json')
    const foreign = join(FOLDER, 'foreign.json')
    writeFileSync(foreign, 'mine')
    const driver = tableOf(ambushHouse, HUMAN_AND_BOTS, 'named')
    const nowhere = join(FOLDER, 'nowhere', 'at.json')
    const lines = typing(`save ${foreign}`, `save ${nowhere}`, `save ${file}`, '1', 'q')
    const { screen, ending } = await converse(ambushHouse, driver, lines)
    expect(ending).toBe('left')
    expect(screen.text).toContain(`${foreign} is there already and holds something else.`)
    expect(readFileSync(foreign, 'utf8')).toBe('mine')
    expect(screen.text).toContain(`${nowhere} cannot be written`)
    expect(screen.text).toContain(`Saved in ${file}; from now on after every answer.`)
    expect(parseRecord(readFileSync(file, 'utf8')).answers).toEqual(driver.answers)
    expect(existsSync(`${file}.${process.pid}.tmp`)).toBe(false)
  })

  test('to quit without a file is asked twice', async () => {
    const driver = tableOf(ambushHouse, HUMAN_AND_BOTS, 'lost')
    const { screen } = await converse(ambushHouse, driver, typing('q', 'n', 'q', 'y', 'never typed'))
    expect(screen.text.split('This game is not saved')).toHaveLength(3)
    expect(screen.text).not.toContain('never typed')
  })
})

describe('several persons at one keyboard', () => {
  test('the screen between them hides the table, and each sees only their own hand', async () => {
    const driver = tableOf(ambushHouse, ['human', 'human'], 'hot seat')
    const person = anyNumber('people')
    const passing: string[] = []
    const deciding: { seat: number; shown: string }[] = []
    const { screen } = await converse(ambushHouse, driver, (said, prompt) => {
      const shown = said.slice(said.lastIndexOf('<clear>') + 1)
      if (prompt === '> ') deciding.push({ seat: driver.decision?.seats[0] ?? -1, shown })
      else if (prompt.startsWith('Press Enter')) passing.push(shown)
      return person(said, prompt)
    })
    expect(screen.text).toContain('Player B, your decision')
    expect(passing.length).toBeGreaterThan(4)
    for (const shown of passing) {
      expect(shown).toMatch(/Pass the keyboard to Player [AB]\. Nobody else looks\.$/)
      expect(shown).not.toMatch(/table of round|hand/)
    }
    expect(deciding.length).toBeGreaterThan(8)
    for (const { seat, shown } of deciding) {
      expect(shown).toContain(`Player ${'AB'[seat]} seen by ${seat}: hand `)
      expect(shown).toMatch(new RegExp(`Player ${'BA'[seat]} seen by ${seat}: hand [-1 ]*$`, 'm'))
    }
  })

  test('the greeting stays to be read until the first of them has the keyboard', async () => {
    const driver = tableOf(ambushHouse, ['human', 'human'], 'greeted')
    const { screen } = await converse(ambushHouse, driver, typing())
    expect(screen.transcript.at(-1)).toContain('Press Enter')
    expect(screen.transcript).not.toContain('<clear>')
  })

  test('who gets the keyboard hears what happened meanwhile, and no secret of another', async () => {
    const secrets: { seat: number; audience: readonly number[] }[] = []
    let news = 0
    for (let game = 0; game < 40; game++) {
      const driver = tableOf(ambushHouse, ['human', 'human'], `news ${game}`)
      const person = anyNumber(`people ${game}`)
      let logged = false
      await converse(ambushHouse, driver, (said, prompt) => {
        if (prompt !== '> ') return person(said, prompt)
        if (said.includes('Since your last decision:')) news++
        const audience = driver.facts.flatMap(({ audience: seats }) => seats ?? [])
        if (said.includes('SECRET')) secrets.push({ seat: driver.decision?.seats[0] ?? -1, audience })
        logged = !logged
        return logged ? 'log all' : person(said, prompt)
      })
    }
    expect(news).toBeGreaterThan(0)
    expect(secrets.length).toBeGreaterThan(0)
    for (const { seat, audience } of secrets) expect(audience).toContain(seat)
  })
})
