import type { CardText } from '@astrolabe/kernel'
import { plain } from './plain.ts'

/** The cards that somebody means: of that name, else those in whose name a word begins so, else all that hold it. */
export function cardsMeant(cards: readonly CardText[], typed: string): readonly CardText[] {
  const wanted = plain(typed)
  const ways: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted) || [' ', '-', "'"].some((before) => name.includes(before + wanted)),
    (name) => name.includes(wanted),
  ]
  for (const isMeant of ways) {
    const meant = cards.filter(({ name }) => isMeant(plain(name)))
    if (meant.length > 0) return meant
  }
  return []
}
