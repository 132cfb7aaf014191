import type { TimeControl } from '@astrolabe/tables'
import { Choice, Labelled } from '../../parts/field.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'

/** What is offered first, of each kind. */
const USUAL = {
  none: undefined,
  live: { kind: 'live', bank: 600, more: 30 },
  slow: { kind: 'slow', hours: 24 },
} as const satisfies Record<string, TimeControl | undefined>

/** Seconds that the others wait after a nudge. */
const WAITS = [60, 180, 600, 3600, 86_400] as const
const usualWait = (time: TimeControl | undefined): number => (time?.kind === 'slow' ? 86_400 : 180)

interface TimeOptionProps {
  readonly time: TimeControl | undefined
  /** Seconds after a nudge; as usual if nothing is said. */
  readonly patience: number | undefined
  readonly onChange: (time: TimeControl | undefined) => void
  readonly onPatience: (seconds: number) => void
}

/** How much time people have to decide at a table that they share by link. */
export function TimeOption({ time, patience, onChange, onPatience }: TimeOptionProps) {
  const { time: says } = words.value.setup
  return (
    <div class="setup-time">
      <Choice
        name={says.name}
        values={[
          { value: 'none', ...says.none },
          { value: 'live', ...says.live },
          { value: 'slow', ...says.slow },
        ]}
        chosen={time?.kind ?? 'none'}
        onChoose={(kind) => onChange(USUAL[kind])}
      />
      {time?.kind === 'live' && (
        <>
          <Amount
            name={says.more}
            value={time.more}
            max={3600}
            onChange={(more) => onChange({ ...time, more })}
          />
          <Amount
            name={says.bank}
            value={time.bank / 60}
            max={24 * 60}
            onChange={(minutes) => onChange({ ...time, bank: 60 * minutes })}
          />
        </>
      )}
      {time?.kind === 'slow' && (
        <Amount
          name={says.hours}
          value={time.hours}
          max={14 * 24}
          onChange={(hours) => onChange({ ...time, hours })}
        />
      )}
      <Labelled name={says.patience.name} help={says.patience.help}>
        {({ id, helpId }) => (
          <select
            class="input"
            id={id}
            aria-describedby={helpId}
            value={patience ?? usualWait(time)}
            onChange={({ currentTarget }) => onPatience(Number(currentTarget.value))}
          >
            {WAITS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {waitInWords(seconds)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </div>
  )
}

function waitInWords(seconds: number): string {
  const inUnit = (number: number, unit: 'minute' | 'hour'): string =>
    new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(number)
  return seconds < 3600 ? inUnit(seconds / 60, 'minute') : inUnit(seconds / 3600, 'hour')
}

interface AmountProps {
  readonly name: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

function Amount({ name, value, max, onChange }: AmountProps) {
  return (
    <Labelled name={name}>
      {({ id }) => (
        <input
          class="input table-option-number"
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          step={1}
          value={value}
          onChange={({ currentTarget }) => {
            const wanted = Math.round(currentTarget.valueAsNumber)
            const allowed = Number.isNaN(wanted) ? value : Math.min(max, Math.max(1, wanted))
            currentTarget.value = String(allowed)
            onChange(allowed)
          }}
        />
      )}
    </Labelled>
  )
}
