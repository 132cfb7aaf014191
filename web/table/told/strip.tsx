import { Icon, SeatMark, type Told, type ToldToken, type ToldVersus } from '@astrolabe/drawing'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import './strip.css'
import { toldWords } from './words.ts'

interface StripProps {
  readonly told: Told
  /** It has just happened: dice roll, gains light up, losses fall. */
  readonly isFresh: boolean
}

/** What an act came to, on one line of pictures, words and signs. */
export function ToldStrip({ told, isFresh }: StripProps) {
  const { picture, versus, dice, where, tokens } = told
  const signs = useScrolled()
  const classes = [
    'told-strip',
    isFresh && 'told-fresh',
    dice !== undefined && 'told-rolled',
    picture === undefined && 'told-plain',
  ]
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      {picture !== undefined && <div class="told-picture">{picture}</div>}
      <ToldText told={told} />
      <div class="told-signs" {...signs}>
        {versus && <Versus {...versus} />}
        {dice && <span class="told-dice">{dice(isFresh)}</span>}
        {where && <Where {...where} />}
        {tokens.map((token) => (
          <Token key={`${token.icon} ${token.name}`} token={token} />
        ))}
      </div>
    </div>
  )
}

/** What does not fit is scrolled, also by keys: such an element can be reached by them. */
function useScrolled() {
  const ref = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const { current } = ref
    if (current === null) return
    setLong(current.scrollHeight > current.clientHeight + 1 || current.scrollWidth > current.clientWidth + 1)
  })
  return { ref, ...(isLong && { tabIndex: 0, role: 'group' as const }) }
}

function ToldText({ told: { title, lines, seat } }: Pick<StripProps, 'told'>) {
  return (
    <div class="told-text" {...useScrolled()}>
      <p class="told-title">
        {seat !== undefined && <SeatMark seat={seat} size={20} label="" />}
        <b>{title}</b>
      </p>
      {lines.length > 0 && <p class="told-lines">{lines.join(' ')}</p>}
    </div>
  )
}

function Versus({ ours, theirs, names }: ToldVersus) {
  return (
    <span class="told-versus">
      <span>
        <b>{ours}</b>
        <small>{names[0]}</small>
      </span>
      <em>{toldWords.value.versus}</em>
      <span>
        <b>{theirs}</b>
        <small>{names[1]}</small>
      </span>
    </span>
  )
}

function Where({ from, to }: NonNullable<Told['where']>) {
  return (
    <span class="told-where" role="img" aria-label={toldWords.value.where(from, to)}>
      <b>{from}</b>
      <Icon name="arrow-right" />
      <b>{to}</b>
    </span>
  )
}

function Token({ token: { icon, value, name, tone } }: { readonly token: ToldToken }) {
  return (
    <span class={`told-token told-token-${tone}`}>
      <span class="told-token-figure">
        <Icon name={icon} />
        <b>{value}</b>
      </span>
      <small>{name}</small>
    </span>
  )
}
