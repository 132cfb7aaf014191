import type { Language } from '@astrolabe/kernel'
import type { PushNews } from '@astrolabe/server/protocol'

const HOME = '/'

const SAYS = {
  en: {
    title: 'Your turn',
    one: 'A table waits for you.',
    other: 'Several tables wait for you.',
    nudge: (name: string) => `${name} asks whether you are still there.`,
    againTitle: 'Another game?',
    again: (name: string) => `${name} wants to play again.`,
  },
  fr: {
    title: 'À vous de jouer',
    one: 'Une table vous attend.',
    other: 'Plusieurs tables vous attendent.',
    nudge: (name: string) => `${name} demande si vous êtes encore là.`,
    againTitle: 'Encore une partie ?',
    again: (name: string) => `${name} veut rejouer.`,
  },
} as const

interface NoticeSaid {
  readonly title: string
  readonly body: string
  /** Where it leads. */
  readonly address: string
}

/** What is said of the tables that wait for somebody: of one who calls them by name first of all. */
export function noticeSaid({ tables }: Pick<PushNews, 'tables'>, language: Language): NoticeSaid {
  const says = SAYS[language]
  const [first] = tables
  const nudge = tables.find(({ what }) => what === 'nudge')
  if (nudge !== undefined)
    return { title: says.title, body: says.nudge(nudge.by ?? ''), address: `/g/${nudge.table}` }
  const turns = tables.filter(({ what }) => what === 'turn')
  if (turns.length === 0 && first?.what === 'again')
    return { title: says.againTitle, body: says.again(first.by ?? ''), address: `/g/${first.table}` }
  return {
    title: says.title,
    body: turns.length > 1 ? says.other : says.one,
    address: turns.length === 1 ? `/g/${turns[0].table}` : HOME,
  }
}
