import { expect, test } from 'vitest'
import { agreed, definite, type FrenchNoun, indefinite, ofThe, toThe } from './french-nouns.ts'

test.each<[FrenchNoun, ...string[]]>([
  [{ fr: 'Chasseur' }, 'le Chasseur', 'un Chasseur', 'du Chasseur', 'au Chasseur', 'perd'],
  [{ fr: 'Frégate', feminine: true }, 'la Frégate', 'une Frégate', 'de la Frégate', 'à la Frégate', 'perd'],
  [{ fr: 'Esquif' }, 'l’Esquif', 'un Esquif', 'de l’Esquif', 'à l’Esquif', 'perd'],
  [{ fr: 'Étoile', feminine: true }, 'l’Étoile', 'une Étoile', 'de l’Étoile', 'à l’Étoile', 'perd'],
  [{ fr: 'Harponneur' }, 'le Harponneur', 'un Harponneur', 'du Harponneur', 'au Harponneur', 'perd'],
  [
    { fr: 'Intercepteurs', plural: true },
    'les Intercepteurs',
    'des Intercepteurs',
    'des Intercepteurs',
    'aux Intercepteurs',
    'perdent',
  ],
])('%o has its articles and its number', (noun, ...forms) => {
  expect([
    definite(noun),
    indefinite(noun),
    ofThe(noun),
    toThe(noun),
    agreed(noun, 'perd', 'perdent'),
  ]).toEqual(forms)
})
