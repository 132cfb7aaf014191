import { MOONS } from '../../content/moons.ts'
import type { Names } from '../names/names.ts'

/** Nebula moons have names; planetary moons have none. */
export function nebulaMoonName(names: Names['moons'], moon: number): string | undefined {
  const { id } = MOONS[moon]
  return isNamed(names, id) ? names[id] : undefined
}

const isNamed = (names: Names['moons'], id: string): id is keyof Names['moons'] => Object.hasOwn(names, id)
