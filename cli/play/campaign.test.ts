import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Driver, type Language, parseRecord, SPECTATOR } from '@astrolabe/kernel'
import { campaignHouse } from '@astrolabe/kernel/tiny/campaign.house.ts'
import { STORY as ENGLISH } from '@astrolabe/kernel/tiny/campaign.story.en.ts'
import { STORY as FRENCH } from '@astrolabe/kernel/tiny/campaign.story.fr.ts'
import { expect, test } from 'vitest'
import { PLAIN } from '../paint.ts'
import { type GameDriver, type GameHouse, Reading } from '../reading.ts'
import { replayed } from '../replay.ts'
import { ambushHouse } from '../test/ambush-house.ts'
import { temporaryFolder } from '../test/bundle.ts'
import { typing } from '../test/script.ts'
import { converse, tableOf } from '../test/table.ts'
import { greeting } from './opening.ts'

const FOLDER = temporaryFolder()
const PAGE = { width: 80, paint: PLAIN }
const inFolder = (name: string): string => join(FOLDER, name)
const recordIn = (file: string) => parseRecord(readFileSync(file, 'utf8'))
const alone = (): GameDriver => tableOf(campaignHouse, ['human'], 'terminal')
const opened = (file: string): GameDriver => Driver.open(campaignHouse.game, recordIn(file))
const read = (driver: GameDriver, language: Language = 'en'): Promise<Reading> =>
  Reading.open(campaignHouse as unknown as GameHouse, driver, language, PAGE)

/** Three missions of two turns each: everything is worked for, and the cargo is taken. */
const WHOLE = ['1', '1', '1', '2', '1', '1', '1', '1', '1']
const TO_THE_SECOND = WHOLE.slice(0, 3)

const timesSaid = (text: string, paragraph: string): number =>
  text.replaceAll(/\s+/g, ' ').split(paragraph.replaceAll(/\s+/g, ' ')).length - 1

test.each([
  ['en', ENGLISH, 'You find the way home.'],
  ['fr', FRENCH, 'Vous trouvez le chemin du retour.'],
] as const)(
  'a campaign is played to its end, and its story told once, in %s',
  async (language, story, home) => {
    const { screen, ending } = await converse(campaignHouse, alone(), typing(...WHOLE), { language })
    expect(ending).toBe('over')
    expect(screen.text).toContain(home)
    for (const entry of [1, 2, 3, 7, 9])
      for (const paragraph of story[entry])
        expect([entry, timesSaid(screen.text, paragraph)]).toEqual([entry, 1])
    for (const entry of [6, 8, 10]) expect(timesSaid(screen.text, story[entry][0])).toBe(0)
  },
)

test('its chapters are listed, and each is read by itself', async () => {
  const { screen } = await converse(campaignHouse, alone(), typing(...TO_THE_SECOND, 'chapters', 'chapter 1'))
  const [, list, first] = screen.text.split(/> chapters?(?: 1)?\n/)
  expect(list).toMatch(/^ 1 {2}Mission 1\n 2 {2}Mission 2\n$/)
  expect(first).toContain('Player A works.')
  expect(first).toContain(ENGLISH[1][0])
  expect(first).not.toContain('Mission 2')
})

test.each([
  ['chapter 3', 'There is no chapter 3: they go from 1 to 2.'],
  ['branch 0', 'There is no chapter 0: they go from 1 to 2.'],
  ['branch', 'From which chapter?'],
])('%s', async (typed, said) => {
  const { screen } = await converse(campaignHouse, alone(), typing(...TO_THE_SECOND, typed))
  expect(screen.text).toContain(said)
})

test('a branch is a file of its own, with chance of its own, and tells where it comes from', async () => {
  const [file, other] = [inFolder('game.json'), inFolder('other.json')]
  const { screen } = await converse(
    campaignHouse,
    alone(),
    typing(...TO_THE_SECOND, '2', `branch 2 ${other}`, '1'),
    { file },
  )
  expect(timesSaid(screen.text, 'A game that leaves this one at “Mission 2”')).toBe(1)
  expect(recordIn(file).answers).toHaveLength(5)
  expect(recordIn(other)).toMatchObject({ answers: recordIn(file).answers.slice(0, 3), forks: [{ at: 3 }] })
  const driver = opened(other)
  expect(greeting(await read(driver), { driver, how: 'resumed', lost: 0 })).toContain(
    'It has left another game at “Mission 2”.',
  )
  const { ending } = await converse(campaignHouse, driver, typing(...WHOLE.slice(3)), { file: other })
  expect(ending).toBe('over')
})

test('a branch without a name lies beside the game', async () => {
  const file = inFolder('beside.json')
  const { screen } = await converse(campaignHouse, alone(), typing(...TO_THE_SECOND, 'branch 1'), { file })
  const [, written = ''] = /--record\s+(\S+)/.exec(screen.text.replaceAll(/\n/g, ' ')) ?? []
  expect(dirname(written)).toBe(FOLDER)
  expect(recordIn(written).forks).toMatchObject([{ at: 0 }])
})

test('a branch replaces no file, and the game it comes from does not replace the branch', async () => {
  const [file, other] = [inFolder('one.json'), inFolder('two.json')]
  writeFileSync(other, 'a letter')
  const branching = [...TO_THE_SECOND, `branch 2 ${other}`]
  const { screen } = await converse(campaignHouse, alone(), typing(...branching), { file })
  expect(screen.text).toContain('is there already and holds something else')
  const third = inFolder('three.json')
  const saving = [...TO_THE_SECOND, `branch 2 ${third}`, `save ${third}`, '1']
  await converse(campaignHouse, alone(), typing(...saving), { file })
  expect(recordIn(third)).toMatchObject({ forks: [{ at: 3 }] })
})

test('a replay lists the chapters, and begins with the one that is asked for', async () => {
  const { driver } = await converse(campaignHouse, alone(), typing(...WHOLE))
  const whole = replayed(await read(driver), SPECTATOR, 9).join('\n')
  const later = replayed(await read(driver), SPECTATOR, 9, 2).join('\n')
  for (const text of [whole, later]) expect(text).toContain(' 1  Mission 1\n 2  Mission 2\n 3  Mission 3\n')
  expect(whole).toContain(ENGLISH[1][0])
  expect(later).not.toContain(ENGLISH[1][0])
  expect(timesSaid(later, ENGLISH[2][1])).toBe(1)
})

test('a game without chapters says so', async () => {
  const { screen } = await converse(
    ambushHouse,
    tableOf(ambushHouse, ['human', 'random'], 'x'),
    typing('chapters', 'help'),
  )
  expect(screen.text).toContain('This game has no chapters.')
  expect(screen.text).not.toContain('branch 2 FILE')
})

test('help tells of chapters where there are some', async () => {
  const { screen } = await converse(campaignHouse, alone(), typing('help'))
  expect(screen.text).toContain('branch 2 FILE')
})
