import { type Game, mustFit, tableOptions } from '@astrolabe/kernel'
import { type Created, GameTable } from '@astrolabe/tables'

/** A table as it is asked for. */
export type WantedTable = Omit<Created, 'kind' | 'rules'>

/** The table, if seats and options fit its game; that they do was asked before, and it throws if not. */
export function tableWanted(game: Game<unknown>, wanted: WantedTable): GameTable {
  mustFit(game, wanted.seats.length, wanted.options)
  const options = tableOptions(game, wanted.options)
  return new GameTable(game, [{ ...wanted, kind: 'created', rules: game.rules, options }])
}
