import type { Language } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { Speech } from './speech.ts'

function loader() {
  const loaded: Language[] = []
  const load = (language: Language) => async () => {
    loaded.push(language)
    return `hello in ${language}`
  }
  return { loaded, load: { en: load('en'), fr: load('fr') } }
}

test('all languages are loaded where nobody says which is spoken', async () => {
  const speech = new Speech()
  expect(await speech.words(loader().load)).toEqual({ en: 'hello in en', fr: 'hello in fr' })
  expect([speech.isSpoken('en'), speech.isSpoken('fr')]).toEqual([true, true])
})

test('one is loaded where one is spoken', async () => {
  const speech = new Speech()
  await speech.speak('fr')
  expect(await speech.words(loader().load)).toEqual({ fr: 'hello in fr' })
  expect([speech.isSpoken('en'), speech.isSpoken('fr')]).toEqual([false, true])
})

test('another is spoken once it is loaded, for words that are known and for those that come meanwhile', async () => {
  const speech = new Speech()
  const [early, late] = [loader(), loader()]
  await speech.speak('en')
  const words = await speech.words(early.load)
  const spoken = speech.speak('fr')
  expect(speech.isSpoken('fr')).toBe(false)
  expect(await speech.words(late.load)).toEqual({ en: 'hello in en', fr: 'hello in fr' })
  await spoken
  expect(words).toEqual({ en: 'hello in en', fr: 'hello in fr' })
  expect(speech.isSpoken('fr')).toBe(true)
  await speech.speak('fr')
  expect([early.loaded, late.loaded]).toEqual([
    ['en', 'fr'],
    ['en', 'fr'],
  ])
})
