import type { Problem } from '@astrolabe/tables'
import { Icon, SeatMark } from '@astrolabe/drawing'
import type { TargetedSubmitEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { language } from '../settings.ts'
import './chat.css'
import { Draft } from './draft.ts'
import type { TablePlay } from './play.ts'
import { tableWords } from './words.ts'

const LONGEST = 500

/** What people say to each other at a table of the server. */
export function Chat({ play }: { readonly play: TablePlay }) {
  const { chat: says } = tableWords.value
  const lines = play.seen.session.message.value?.chat ?? []
  const [draft] = useState(() => new Draft())
  const scroller = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, scroller.current.scrollHeight)
  }, [lines.length])
  const time = new Intl.DateTimeFormat(language.value, { hour: 'numeric', minute: '2-digit' })
  const say = async (text: string): Promise<Problem | undefined> => {
    const problem = await play.seen.session.say(text)
    play.say(problem)
    return problem
  }
  const send = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void draft.send(say)
  }
  return (
    <div class="chat">
      <ol class="chat-lines" ref={scroller} aria-live="polite">
        {lines.length === 0 && <li class="chat-empty">{says.empty}</li>}
        {lines.map(({ at, seat, name, text: line }) => (
          <li class="chat-line" key={`${at} ${name}`}>
            {seat < 0 ? (
              <Icon name="spectator" label={says.spectator} />
            ) : (
              <SeatMark seat={seat} size={20} label="" />
            )}
            <span class="chat-name">{name}</span>
            <time class="chat-time" dateTime={new Date(at).toISOString()}>
              {time.format(at)}
            </time>
            <span class="chat-text">{line}</span>
          </li>
        ))}
      </ol>
      <form class="chat-form" onSubmit={send}>
        <input
          class="input"
          aria-label={says.placeholder}
          placeholder={says.placeholder}
          maxLength={LONGEST}
          value={draft.text.value}
          onInput={(event) => (draft.text.value = event.currentTarget.value)}
        />
        <Button submits>{says.send}</Button>
      </form>
    </div>
  )
}
