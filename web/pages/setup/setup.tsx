import { GAMES } from '@astrolabe/games'
import type { TableOptions } from '@astrolabe/kernel'
import type { TimeControl } from '@astrolabe/tables'
import { useState } from 'preact/hooks'
import { type KnownGame, knownGame } from '../../games.ts'
import { useLoaded } from '../../loaded.ts'
import { Button } from '../../parts/button.tsx'
import { Choice, Switch } from '../../parts/field.tsx'
import { Page } from '../../parts/page.tsx'
import { place, wayOn } from '../../router.ts'
import { language, settings } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { MissingPage } from '../fallback.tsx'
import { forbidden } from './fitting.ts'
import { openTable } from './open-table.ts'
import { Reasons } from './reasons.tsx'
import { SeatRow } from './seat-row.tsx'
import { CADET, type How, isDeserted, movedTo, type Plan, type Seating, usualSeats } from './seating.ts'
import './setup.css'
import { TableOptionField } from './table-option.tsx'
import { TimeOption } from './time-option.tsx'

export function SetupPage({ game }: { readonly game: string }) {
  const known = knownGame(game)
  return known === undefined ? <MissingPage /> : <Setup {...known} />
}

const loadHouse = async (game: string) => GAMES[game]?.()

const howOf = (asked: string | null): How | undefined =>
  asked === 'screen' || asked === 'link' ? asked : undefined

function Setup({ game, cover }: KnownGame) {
  const asked = howOf(place.value.query.get('how'))
  const [how, setHow] = useState<How>(asked ?? 'screen')
  const [seats, setSeats] = useState(() => usualSeats(asked, cover, settings.value.name))
  // As “Play now” sets it up: whoever wants another table sees what they change.
  const [options, setOptions] = useState<TableOptions>(cover.quick?.options ?? {})
  const [listed, setListed] = useState(false)
  const [time, setTime] = useState<TimeControl>()
  const [patience, setPatience] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const loaded = useLoaded(game, loadHouse)
  const house = loaded.state === 'ready' ? loaded.value : undefined
  const says = words.value.setup
  const withSeats = (count: number) => forbidden(house, count, options)
  const { min, max } = cover.seats
  const [oneLess, oneMore] = [withSeats(seats.length - 1), withSeats(seats.length + 1)]

  const move = (chosen: How): void => {
    setHow(chosen)
    setSeats(movedTo(chosen, seats))
  }
  const reseat = (at: number, seating: Seating): void => setSeats(seats.with(at, seating))
  const open = async (): Promise<void> => {
    const plan: Plan = { game, how, seats, options, listed: how === 'link' && listed, time, patience }
    if (isDeserted(plan)) {
      setTrouble(how === 'screen' ? says.onlyPeopleHere : says.noPerson)
      return
    }
    const refusal = withSeats(seats.length)
    if (refusal !== undefined) {
      setTrouble(`${refusal.rule} ${house?.text[language.value].refusal(refusal)}`)
      return
    }
    setBusy(true)
    setTrouble(undefined)
    const goOn = wayOn()
    const opened = await openTable(plan, words.value)
    setBusy(false)
    if ('address' in opened) goOn(opened.address)
    else setTrouble(opened.trouble)
  }
  return (
    <Page title={says.title} width="text" lead={cover.title}>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <Choice
          name={says.how}
          values={[
            { value: 'screen', ...says.screen },
            { value: 'link', ...says.link },
          ]}
          chosen={how}
          onChoose={move}
        />
        <fieldset class="setup-group">
          <legend class="field-name">{says.seats}</legend>
          <ul class="setup-seats">
            {seats.map((seating, at) => (
              <SeatRow
                key={at}
                seat={at}
                how={how}
                seating={seating}
                onChange={(changed) => reseat(at, changed)}
                {...(seats.length > min &&
                  oneLess === undefined && { onRemove: () => setSeats(seats.toSpliced(at, 1)) })}
              />
            ))}
          </ul>
          {seats.length < max && (
            <div>
              <Button
                kind="quiet"
                sign="plus"
                disabled={oneMore !== undefined}
                onClick={() => setSeats([...seats, CADET])}
              >
                {says.addSeat}
              </Button>
            </div>
          )}
          <Reasons house={house} refusals={[oneLess, oneMore]} />
        </fieldset>
        {house && house.game.options.length > 0 && (
          <details class="setup-options">
            <summary>{says.options}</summary>
            <div class="setup-options-body">
              {house.game.options.map((option) => (
                <TableOptionField
                  key={option.key}
                  house={house}
                  option={option}
                  value={options[option.key] ?? option.initial}
                  cannotBe={(value) => forbidden(house, seats.length, { ...options, [option.key]: value })}
                  onChange={(value) => setOptions({ ...options, [option.key]: value })}
                />
              ))}
            </div>
          </details>
        )}
        {how === 'link' && (
          <TimeOption time={time} patience={patience} onChange={setTime} onPatience={setPatience} />
        )}
        {how === 'link' && <Switch {...says.listed} on={listed} onChange={setListed} />}
        <div class="setup-start">
          <Button kind="primary" size="large" submits busy={busy}>
            {busy ? says.starting : how === 'screen' ? says.start : says.create}
          </Button>
          <p role="alert">{trouble}</p>
        </div>
      </form>
    </Page>
  )
}
