import { expect, test } from 'vitest'
import { isBoost, isEffect, isTrait } from './families.ts'
import { MODS } from './mods.ts'
import { MODULES } from './modules.ts'

test('whatever a card does is of exactly one family', () => {
  const abilities = [...MODS.flatMap(({ halves }) => halves), ...MODULES].map(({ ability }) => ability)
  for (const deed of abilities.flatMap(({ does }) => does))
    expect([isEffect(deed), isBoost(deed), isTrait(deed)].filter(Boolean), deed.do).toEqual([true])
})
