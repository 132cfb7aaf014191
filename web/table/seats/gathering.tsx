import type { Problem } from '@astrolabe/tables'
import { LEVELS } from '@astrolabe/bots/levels.ts'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { useState } from 'preact/hooks'
import { announce } from '../../parts/notice.tsx'
import { Button } from '../../parts/button.tsx'
import { Labelled, Switch } from '../../parts/field.tsx'
import { language } from '../../settings.ts'
import { useTitle } from '../../title.ts'
import { words } from '../../words/words.ts'
import './gathering.css'
import { GatheringSeat } from './gathering-seat.tsx'
import { AddressCard, invitationTo } from './invite.tsx'
import { problemSaid } from '../prompt/saying.ts'
import type { ServerSession } from './seating.ts'
import { TableOptionsList } from './table-options.tsx'
import { tableWords } from '../words.ts'

interface GatheringProps {
  readonly session: ServerSession
  readonly face: AnyFace
}

/** Before the game: who sits where, who is still to come, and the way to invite them. */
export function Gathering({ session, face }: GatheringProps) {
  const { gathering: says, problems } = tableWords.value
  const [level, setLevel] = useState<string>('cadet')
  const text = face.text[language.value]
  useTitle(text.title)
  const message = session.message.value
  if (message === undefined) return null
  const { position, host, table } = message
  const open = position.seats.filter(({ kind }) => kind === 'open').length
  const attempt = async (deed: Promise<Problem | undefined>): Promise<void> => {
    const problem = await deed
    if (problem !== undefined) announce(problemSaid(problem, text, problems).text)
  }
  const invitation = (
    <section class="gathering-panel" aria-label={says.invite}>
      <h2>{says.invite}</h2>
      <AddressCard address={invitationTo(table)} text={says.inviteText} />
      {host && (
        <Switch
          {...says.listed}
          on={position.listed}
          onChange={(listed) => void attempt(session.seating.list(listed))}
        />
      )}
    </section>
  )
  return (
    <main class="gathering" id="main">
      <header class="gathering-header">
        <a href="/">{tableWords.value.header.home}</a>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{says.lead(host)}</p>
      </header>
      {/* While a seat waits for somebody, that is what the host is here for. */}
      {open > 0 && host && invitation}
      <section class="gathering-panel" aria-label={says.title}>
        <h2>{says.title}</h2>
        <ul class="gathering-seats">
          {position.seats.map((_, seat) => (
            <GatheringSeat
              key={seat}
              session={session}
              seat={seat}
              level={level}
              onDeed={(deed) => void attempt(deed)}
            />
          ))}
        </ul>
        <TableOptionsList game={position.game} options={position.options} text={text} time={position.time} />
        {host ? (
          <div class="gathering-start">
            {open > 0 && (
              <Labelled name={says.level}>
                {({ id }) => (
                  <select
                    class="input"
                    id={id}
                    value={level}
                    onChange={(event) => setLevel(event.currentTarget.value)}
                  >
                    {LEVELS.map((each) => (
                      <option key={each} value={each}>
                        {`${words.value.seats.levels[each].name} (${words.value.seats.levels[each].says})`}
                      </option>
                    ))}
                  </select>
                )}
              </Labelled>
            )}
            <Button
              {...(open === 0 && { kind: 'primary', size: 'large' })}
              onClick={() => void attempt(session.seating.start(open > 0 ? level : undefined))}
            >
              {open > 0 ? says.startWithBots(open) : says.start}
            </Button>
          </div>
        ) : (
          <p role="status">{open > 0 ? says.waitingForSeats(open) : says.waitingForHost}</p>
        )}
      </section>
      {open > 0 && !host && invitation}
    </main>
  )
}
