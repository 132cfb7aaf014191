import { expect, test } from 'vitest'
import { inTwo } from './planet-tags.tsx'

test.each([
  ['Napos', ['Napos']],
  ['Pèlerins de l’Écho', ['Pèlerins', 'de l’Écho']],
  ['Araignées-constellations', ['Araignées-', 'constellations']],
  ['Savants de Brume-Haute', ['Savants de', 'Brume-Haute']],
])('%s is written beside its planet as %j', (name, lines) => {
  expect(inTwo(name)).toEqual(lines)
})
