import { chosenAt, type Language } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPLORATION, EXTRASOLARS } from '../content/decks.ts'
import { SCORING } from '../content/scoring.ts'
import { ABOARD, JOKER } from '../position/state.ts'
import type { LegioFact } from '../rules/facts.ts'
import type { LegioQuestion } from '../rules/questions.ts'
import { extrasolarCard, type Transcript, transcript } from '../test/transcript.ts'
import { text } from './text.ts'

/** The words on an option of the seat that is asked, with ordinary spaces. */
function line(t: Transcript, key: string, language: Language = 'en'): string {
  const { decision } = t.driver
  const offer = decision?.offers.find((each) => each.key === key)
  if (decision === undefined || offer === undefined) throw new Error(`“${key}” is not shown`)
  const { state } = t.driver.view(offer.seat)
  return plain(text[language].option(chosenAt<LegioQuestion>(decision, offer.option), state, offer.seat))
}

const plain = (said: string): string => said.replaceAll(/[\u00a0\u202f]/g, ' ')
const names = (seat: number): string => 'AB'.charAt(seat)
const told = (fact: LegioFact, language: Language = 'en'): string =>
  plain(text[language].fact(fact, names) ?? '')

describe('a landing promises what the planet has for this ship', () => {
  const landing = (contact: boolean, xp: [number, number, number, number]) =>
    transcript({}, (p) => {
      p.planet('alpha', 3, 'XA-02', { revealed: true }).inSpace(0, 3, { xp })
      if (contact) p.on(1, 'alpha', 'contact')
    })

  test('VP only where the Contact is open to it', () => {
    const vp = EXTRASOLARS[extrasolarCard('XA-02')].thresholds.at(-1)?.vp
    expect(line(landing(false, [8, 8, 0, 8]), 'land alpha')).toBe(
      `Land on Alpha: Velari (${vp} VP within reach)`,
    )
    expect(line(landing(true, [8, 8, 0, 8]), 'land alpha')).toBe(
      'Land on Alpha: Velari (to observe only: Contact is taken)',
    )
    expect(line(landing(true, [8, 8, 0, 8]), 'land alpha', 'fr')).toBe(
      'Se poser sur Alpha : Vélari (pour observer seulement : le Contact est pris)',
    )
  })

  test('and who lacks something is told that it is they', () => {
    expect(line(landing(false, [0, 1, 0, 0]), 'land alpha')).toBe(
      'Land on Alpha: Velari (for Contact you lack 1 N)',
    )
  })
})

test('installing names what is given up', () => {
  const one = transcript({}, (p) => p.inSpace(0, 2, { nanoprobes: ABOARD, thrusters: 3 }))
  expect(line(one, 'install nanoprobes')).toContain(
    'Install the Nanoprobes for a thruster (no cards this turn)',
  )
  expect(line(one, 'install nanoprobes', 'fr')).toContain('Installer les Nanoprobes contre un propulseur')
  expect(line(one.play('install nanoprobes'), 'thrusters')).toBe(
    'Give up a thruster: thrusters 3 → 2, 3 cards a turn',
  )
  const two = transcript({}, (p) => p.inSpace(0, 2, { nanoprobes: ABOARD, thrusters: 3, lasers: 1 }))
  expect(line(two, 'install nanoprobes')).toContain('for a piece of equipment')
})

test('a price that needs the joker says so', () => {
  const price = (xp: [number, number, number, number]) =>
    line(
      transcript({}, (p) =>
        p.planet('alpha', 3, 'XA-02').on(0, 'alpha', 'observation').ship(0, { xp, holodeck: JOKER }),
      ),
      'contact',
    )
  expect(price([0, 1, 0, 0])).toBe(
    'Go to the Contact zone: 2 VP next turn for 1 N, 1 D, 1 of them from the joker',
  )
  expect(price([1, 1, 0, 0])).toBe('Go to the Contact zone: 2 VP next turn for 1 N, 1 D')
})

test('taking an exo-technology says what there will be no room for', () => {
  const found = (spatha: boolean) =>
    transcript({}, (p) => p.inSpace(0, 2, { spatha, thrusters: spatha ? 5 : 2 }).deck('EX-27')).play(
      'turn-over',
    )
  expect(line(found(false), 'accept', 'fr')).toBe(
    'Prendre les Nanoprobes à bord : plus de place pour l’Holodeck avant votre promotion',
  )
  expect(line(found(true), 'accept')).toBe('Take the Nanoprobes aboard')
})

test('a special mission that cannot be done says what it asks for', () => {
  const card = EXPLORATION.findIndex(({ id }) => id === 'EX-31')
  const fact = { kind: 'condition-not-met', seat: 0, card } as const
  expect(told(fact)).toBe(
    'A does not meet the condition (at least 2 squads, or 2 Negotiation XP, and in either case 1 card to discard): nothing happens.',
  )
  expect(told(fact, 'fr')).toBe(
    'A ne remplit pas la condition (au moins 2 escouades, ou 2 points d’expérience en Négoce, et dans les deux cas 1 carte à défausser) : rien ne se passe.',
  )
})

test('a damage roll says what it hits', () => {
  const roll = (die: number, lost: '' | 'lasers' | 'capture') =>
    ({ kind: 'damage', seat: 0, die, lost }) as const
  expect(told(roll(2, ''), 'fr')).toBe('Le dé de dégâts donne 2 (lasers) : rien à perdre.')
  expect(told(roll(2, 'lasers'), 'fr')).toBe('Le dé de dégâts donne 2 (lasers) : A perd un laser.')
})

test('VL-756 a hit that goes on to another track is told as such', () => {
  const roll = { kind: 'damage', seat: 0, die: 7, lost: 'lasers' } as const
  expect(told(roll)).toBe('The damage die shows 7 (detectors): failing that, A loses a laser.')
  expect(told(roll, 'fr')).toBe('Le dé de dégâts donne 7 (détecteurs) : à défaut, A perd un laser.')
})

test('VL-130 what helps a Unit to catch up is told with its name: its first turn has not come', () => {
  const gain = { kind: 'xp', seat: 1, domain: 'R', gained: 1, lost: 0, source: 'setting-out' } as const
  expect(told(gain)).toBe('Setting out later brings B 1 Research XP.')
  expect(told(gain, 'fr')).toBe('B part plus tard et gagne 1 point d’expérience en Recherche.')
})

test('an observer is told why it leaves', () => {
  const left = {
    kind: 'left-planet',
    seat: 0,
    slot: 'alpha',
    card: 0,
    closed: false,
    why: 'nothing-left',
  } as const
  expect(told(left)).toBe(
    'A has nothing left to observe on Alpha (Napos), nor any Contact to make, and leaves.',
  )
})

test.each([
  ['VL-150', '2 → 3, 3 → 4, 4 → 4, 5 → 5, 6 → 6'],
  ['VL-402', `goes up to ${SCORING.experienceMax}`],
  ['VL-842', '1, 1, 2, 2'],
])('%s gives its numbers: %s', async (id, numbers) => {
  const rules = (await text.en.chapters()).flatMap((chapter) => chapter.rules)
  expect(plain(rules.find((rule) => rule.id === id)?.text ?? '')).toContain(numbers)
})

test.each(['en', 'fr'] as const)('in %s a card is read with what it does and its story', async (language) => {
  const cards = (await text[language].cards?.()) ?? []
  expect(cards).toHaveLength(83)
  const napos = cards.find(({ name }) => name === 'Napos')
  expect(napos?.lines).toHaveLength(6)
  expect(plain(napos?.lines[1] ?? '')).toMatch(/3 (squads|escouades)/)
})

const RESCUE = { en: 'rescue', fr: 'sauvetage' }

test('VL-842 the card that a special mission takes is discarded whichever way its condition is met', async () => {
  const rescue = async (language: Language) =>
    plain(
      (await text[language].cards?.())?.find(({ name }) => name.includes(RESCUE[language]))?.lines[1] ?? '',
    )
  expect(await rescue('en')).toContain('and in either case discard 1 card from your hand')
  expect(await rescue('fr')).toContain('en défaussant dans les deux cas 1 carte de votre main')
})

test('VL-659 a threshold without an exit binds only those who can pay for the next', async () => {
  const dynasts = (await text.fr.cards?.())?.find(({ name }) => name === 'Dynastes de Rhell')
  expect(dynasts?.lines.join(' ')).toContain('vous devez poursuivre le Contact si vous le pouvez')
})
