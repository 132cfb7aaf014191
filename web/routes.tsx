import type { VNode } from 'preact'
import { HomePage } from './pages/home/home.tsx'
import { type Found, matchPath } from './pattern.ts'
import { sheetOfOtherPages } from './sheets.ts'

/** A page, once its script has come. */
export interface OpenPage {
  readonly draw: () => VNode
  /** Whether it fills the window by itself: a table has no room for header and footer. */
  readonly whole: boolean
}

type Route = (path: string) => Promise<OpenPage> | undefined

function route<Path extends string>(
  pattern: Path,
  load: (found: Found<Path>) => Promise<() => VNode>,
  { whole = false }: { readonly whole?: boolean } = {},
): Route {
  return (path) => {
    const found = matchPath(pattern, path)
    return found && Promise.all([load(found), sheetOfOtherPages()]).then(([draw]) => ({ draw, whole }))
  }
}

/** The first page of most visits: all of it comes with the script that opens pages. */
export const HOME: OpenPage = { draw: () => <HomePage />, whole: false }
const home: Route = (path) => (path === '/' ? Promise.resolve(HOME) : undefined)

const WHOLE = { whole: true }

const ROUTES: readonly Route[] = [
  home,
  route('/game/:game', async ({ game }) => {
    const { GamePage } = await import('./pages/game.tsx')
    return () => <GamePage game={game} />
  }),
  route('/new/:game', async ({ game }) => {
    const { SetupPage } = await import('./pages/setup/setup.tsx')
    return () => <SetupPage game={game} />
  }),
  route('/local/new', async () => {
    const { QuickPage } = await import('./pages/quick.tsx')
    return () => <QuickPage />
  }),
  route('/local/:id', async ({ id }) => table('local', id), WHOLE),
  route('/local/:id/replay', async ({ id }) => replay('local', id), WHOLE),
  route(
    '/moment',
    async () => {
      const { LinkedReplayPage } = await import('./replay/page.tsx')
      return () => <LinkedReplayPage />
    },
    WHOLE,
  ),
  route('/g/:id', async ({ id }) => table('server', id), WHOLE),
  route(
    '/g/:id/tv',
    async ({ id }) => {
      const { default: TvPage } = await import('./tv/page.tsx')
      return () => <TvPage id={id} />
    },
    WHOLE,
  ),
  route('/g/:id/replay', async ({ id }) => replay('server', id), WHOLE),
  route(
    '/lesson/:game',
    async ({ game }) => {
      const { default: LessonPage } = await import('./lesson/page.tsx')
      return () => <LessonPage game={game} />
    },
    WHOLE,
  ),
  route('/rules/:game', async ({ game }) => {
    const { RulesPage } = await import('./pages/rules/rules.tsx')
    return () => <RulesPage game={game} />
  }),
  route('/r/:rule', async ({ rule }) => {
    const { RulePage } = await import('./pages/rules/rule.tsx')
    return () => <RulePage rule={rule} />
  }),
  route(
    '/r/:rule/try',
    async ({ rule }) => {
      const { default: TryPage } = await import('./trying/page.tsx')
      return () => <TryPage rule={rule} />
    },
    WHOLE,
  ),
  route('/join/:code', async ({ code }) => {
    const { JoinPage } = await import('./pages/join.tsx')
    return () => <JoinPage code={code} />
  }),
  route('/seat', async () => {
    const { SeatPage } = await import('./pages/seat.tsx')
    return () => <SeatPage />
  }),
  route('/me', async () => {
    const { MePage } = await import('./pages/me/me.tsx')
    return () => <MePage />
  }),
  route('/device', async () => {
    const { DevicePage } = await import('./pages/device.tsx')
    return () => <DevicePage />
  }),
  route('/gallery', async () => {
    const { GalleryPage } = await import('./pages/gallery/gallery.tsx')
    return () => <GalleryPage />
  }),
  route('/about', async () => {
    const { AboutPage } = await import('./pages/about.tsx')
    return () => <AboutPage />
  }),
]

async function table(where: 'local' | 'server', id: string): Promise<() => VNode> {
  const { default: TablePage } = await import('./table/page.tsx')
  return () => <TablePage where={where} id={id} />
}

async function replay(where: 'local' | 'server', id: string): Promise<() => VNode> {
  const { default: ReplayPage } = await import('./replay/page.tsx')
  return () => <ReplayPage where={where} id={id} />
}

/** Loads the page at a path; nothing if there is none. */
export function openPage(path: string): Promise<OpenPage> | undefined {
  for (const tried of ROUTES) {
    const opened = tried(path)
    if (opened !== undefined) return opened
  }
  return undefined
}
