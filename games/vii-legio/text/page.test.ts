import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPERT_KINDS, TRACKS } from '../board/fittings.ts'
import { WORDS } from './text.ts'
import { LETTERS, SLOTS } from '../position/state.ts'

const COUNTS = [0, 1, 2, 7] as const
const GROUPS = ['planet', 'signal', 'risk', 'hostile', 'find', 'event'] as const
const FORTUNES = ['ordinary', 'kind', 'very-kind', 'harsh', 'very-harsh'] as const

/** Every sentence and label of the page, with numbers of each sort. */
function saidIn(language: 'en' | 'fr'): string[] {
  const { page } = WORDS[language]
  const { odds, aftermath } = page
  return [
    page.map,
    page.shipBoard('Aude'),
    ...COUNTS.flatMap((count) => [
      page.sectorSaid({
        sector: 2,
        toFind: count,
        planets: ['beta'],
        met: [{ name: 'Napos', by: 'Aude' }],
        ships: ['Bob'],
        cost: count,
        grounded: count > 1,
        closed: false,
      }),
      page.deckSaid(count, count),
      page.borderSaid(1, 2, count),
      page.hand(count, true),
      page.hand(count, false),
      page.price(count),
      page.away(count),
      page.missionsDone(count, 4),
      page.expertsOf(count, 6),
      page.squads(count),
      page.squadsShort(count),
      page.observation(count, 'D', count),
      page.vpOf(count),
      page.need('N', count, count),
      page.unseenCards(count),
      page.discarded(count),
      page.copies('Napos', count),
      odds.nextCard(count),
      odds.payment(count),
      odds.planet('alpha', count),
      odds.damage(count),
      odds.losses(count),
      ...EXPERT_KINDS.map((kind) => page.expertSaid(kind, count, count)),
      ...TRACKS.map((track) => page.trackSaid(track, count, 6, '')),
      ...LETTERS.map((letter) => page.xpSaid(letter, count, 6)),
      ...FORTUNES.map((fortune) =>
        aftermath.luckOf(
          {
            name: 'Aude',
            cards: count,
            planets: { came: count, expected: count + 0.4 },
            dangers: { came: count, expected: count + 0.4 },
            rolls: count,
            hits: { came: count, expected: count + 0.4 },
          },
          fortune,
        ),
      ),
    ]),
    page.sectorSaid({ sector: 6, toFind: 3, planets: [], met: [], ships: [], grounded: false, closed: true }),
    page.baseSaid([]),
    page.baseSaid(['Aude', 'Bob']),
    ...SLOTS.flatMap((slot) => [
      page.planetSaid({ slot, sector: 3 }),
      page.planetSaid({
        slot,
        sector: 3,
        name: 'Napos',
        life: 'Sapiens',
        finder: 'Bob',
        observer: 'Aude',
        contact: 'Bob',
      }),
      page.tokenSaid(slot),
    ]),
    page.worldSaid(2, 3),
    page.cardSaid('Napos'),
    page.promotionAt(12),
    page.promotionDue,
    page.endAt(30),
    page.unknownLife,
    page.unknownSays,
    page.noTokenFree,
    page.nothingDiscarded,
    ...GROUPS.flatMap((group) => [odds.cardGroup(group, true), odds.cardGroup(group, false)]),
    ...[...TRACKS, 'expert' as const].map((lost) => odds.loses(lost)),
    ...Object.values(odds.landing),
    odds.reset,
    odds.noReset,
    odds.drift,
    aftermath.luckMeans,
    ...Object.values(aftermath.source),
    ...Object.values(page.rooms),
    ...Object.values(page.pieces),
    ...Object.values(page.spotStates),
  ]
}

const PARTED = ['a number parted from its unit', /\d (?:VP|PV|XP|[NDCR])\b| →|→ /] as const

describe('the page', () => {
  testTexts('en', saidIn('en'), {
    nouns: ['card', 'squad', 'turn', 'damage roll', 'planet', 'danger', 'item'],
    never: [PARTED, ['a French abbreviation', /\bPV\b/]],
  })
  testTexts('fr', saidIn('fr'), {
    nouns: ['carte', 'escouade', 'point', 'expert', 'tour', 'jet', 'planète', 'danger', 'perte'],
    never: [PARTED, ['an English abbreviation', /\b(?:XP|VP)\b/]],
  })
})

describe('labels with a place of so many letters', () => {
  test.each(LANGUAGES)('keep within it in %s', (language) => {
    const { page } = WORDS[language]
    const tooLong = (labels: readonly string[], most: number) => labels.filter((label) => label.length > most)
    expect([
      ...tooLong([...Object.values(page.track), ...Object.values(page.domain)], 11),
      ...tooLong(Object.values(page.expert), 9),
      ...tooLong([page.base], 15),
    ]).toEqual([])
  })
})

test('one planet is active, two are in the plural', () => {
  const sector = { sector: 3, toFind: 1, met: [], ships: [], grounded: false, closed: false }
  const { sectorSaid } = WORDS.fr.page
  expect(sectorSaid({ ...sector, planets: ['alpha'] })).toContain('active\u00a0: Alpha')
  expect(sectorSaid({ ...sector, planets: ['alpha', 'beta'] })).toContain('actives\u00a0: Alpha et Bêta')
})
