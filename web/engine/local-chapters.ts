import type { ChapterReader } from '../table/session.ts'
import type { Link } from './link.ts'
import type { LocalGameSummary } from './local-game.ts'

const addressOf = (id: string): string => `/local/${id}`

/** The chapters of a game of this browser. */
export function localChapters(
  link: Link,
  session: number,
  id: string,
  list: () => Promise<readonly LocalGameSummary[]>,
): ChapterReader {
  return {
    facts: (seat, chapter) => link.call('chapter', session, seat, chapter),
    story: (seat, entry, language) => link.call('story', session, seat, entry, language),
    async branch(at) {
      const branch = await link.call('branch', id, at)
      return branch === undefined ? undefined : addressOf(branch)
    },
    async relatives() {
      const games = await list()
      const from = games.find((game) => game.id === id)?.from
      const branches = games.flatMap(({ id: other, from: there }) =>
        there?.table === id ? [{ address: addressOf(other), at: there.at }] : [],
      )
      return [...(from === undefined ? [] : [{ address: addressOf(from.table), at: from.at }]), ...branches]
    },
  }
}
