import type { HouseIconName } from './house-names.ts'

const brought = new Map<string, string>()

/** A game brings the icons that only it uses, when its table opens. */
export function bringIcons(paths: Readonly<Partial<Record<HouseIconName, string>>>): void {
  for (const [name, path] of Object.entries(paths)) brought.set(name, path)
}

export function broughtIcon(name: HouseIconName): string {
  const path = brought.get(name)
  if (path === undefined) throw new Error(`no game has brought the icon ${name}`)
  return path
}
