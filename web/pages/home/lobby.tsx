import { api } from '../../api.ts'
import { useFresh } from '../../fresh.ts'
import { knownGame } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { sitterName } from '../../sitters.ts'
import { words } from '../../words/words.ts'
import './lobby.css'

/** Without an answer of the server there are no open tables to speak of. */
async function loadLobby() {
  const reply = await api.lobby()
  const tables = reply.ok ? reply.value.tables : []
  // The reader's own are among their games already.
  return tables.filter(({ game, yours }) => yours.length === 0 && knownGame(game) !== undefined)
}

/** Tables whose hosts look for company. */
export function Lobby() {
  const [tables = []] = useFresh(loadLobby)
  const all = words.value
  const says = all.home.lobby
  if (tables.length === 0) return null
  return (
    <section class="section" aria-labelledby="lobby">
      <h2 id="lobby">{says.title}</h2>
      <ul class="lobby">
        {tables.map(({ table, game, seats }) => {
          const free = seats.filter(({ kind }) => kind === 'open').length
          const taken = seats.flatMap((sitter, seat) =>
            sitter.kind === 'open' ? [] : [sitterName(all, sitter, seat)],
          )
          return (
            <li class="lobby-table" key={table}>
              <span class="lobby-words">
                <strong>{knownGame(game)?.cover.title}</strong>
                <span>{taken.join(', ')}</span>
                <span>{says.free(free)}</span>
              </span>
              <Button href={`/join/${table}`}>{free > 0 ? says.join : says.watch}</Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
