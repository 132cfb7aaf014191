import { LEVELS } from '@astrolabe/bots'
import { type House, tableOptions } from '@astrolabe/kernel'
import { type GameInfo, ServerInfo } from '../protocol/index.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'

export function gameRoutes(app: App, { houses, notices }: Services): void {
  let games: Promise<GameInfo[]> | undefined

  app.get(
    '/api/games',
    {
      schema: {
        tags: ['Games'],
        summary: 'The games, the levels of bots, and the key for notices',
        response: replies('What can be played here.', ServerInfo),
      },
    },
    async () => {
      games ??= Promise.all(Object.values(houses).map(async (open) => infoOf(await open())))
      return { games: await games, levels: [...LEVELS], pushKey: notices.publicKey }
    },
  )
}

function infoOf({ game, text }: House<unknown>): GameInfo {
  return {
    id: game.id,
    title: { en: text.en.title, fr: text.fr.title },
    summary: { en: text.en.summary, fr: text.fr.summary },
    seats: { ...game.seats },
    cooperative: game.cooperative?.(tableOptions(game)) === true,
    options: game.options.map(({ choices, ...option }) => {
      const [en, fr] = [text.en.tableOption(option.key), text.fr.tableOption(option.key)]
      return {
        ...option,
        ...(choices !== undefined && {
          choices: choices.map((value, nth) => ({
            value,
            name: { en: en.choices?.[nth] ?? String(value), fr: fr.choices?.[nth] ?? String(value) },
          })),
        }),
        name: { en: en.name, fr: fr.name },
        help: { en: en.help, fr: fr.help },
      }
    }),
  }
}
