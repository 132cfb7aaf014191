import {
  choiceInWords,
  type House,
  type OptionValue,
  type Refusal,
  type TableOption,
} from '@astrolabe/kernel'
import { useState } from 'preact/hooks'
import { Labelled, Switch } from '../../parts/field.tsx'
import { language } from '../../settings.ts'
import { inRange } from './fitting.ts'
import { Reasons } from './reasons.tsx'

interface TableOptionFieldProps {
  readonly house: Pick<House<unknown>, 'text'>
  readonly option: TableOption
  readonly value: OptionValue
  /** The rule that forbids another value. */
  readonly cannotBe: (value: OptionValue) => Refusal | undefined
  readonly onChange: (value: OptionValue) => void
}

export function TableOptionField(props: TableOptionFieldProps) {
  const { house, option, value, cannotBe } = props
  const others = typeof value === 'boolean' ? [!value] : (option.choices ?? [])
  return (
    <div>
      <Control {...props} />
      <Reasons house={house} refusals={others.map(cannotBe)} />
    </div>
  )
}

function Control({ house, option, value, cannotBe, onChange }: TableOptionFieldProps) {
  const says = house.text[language.value].tableOption(option.key)
  const { name, help } = says
  if (typeof value === 'boolean')
    return (
      <Switch
        name={name}
        help={help}
        on={value}
        disabled={cannotBe(!value) !== undefined}
        onChange={onChange}
      />
    )
  if (option.choices !== undefined)
    return (
      <Labelled name={name} help={help}>
        {({ id, helpId }) => (
          <select
            class="input"
            id={id}
            aria-describedby={helpId}
            value={value}
            onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          >
            {option.choices?.map((choice) => (
              <option key={choice} value={choice} disabled={cannotBe(choice) !== undefined}>
                {choiceInWords(option, says, choice) ?? choice}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    )
  return <NumberControl house={house} option={option} value={value} cannotBe={cannotBe} onChange={onChange} />
}

/** A number that a rule forbids is not taken: what was there stays, and the rule says why. */
function NumberControl({ house, option, value, cannotBe, onChange }: TableOptionFieldProps) {
  const [refused, setRefused] = useState<number>()
  const { name, help } = house.text[language.value].tableOption(option.key)
  return (
    <>
      <Labelled name={name} help={help}>
        {({ id, helpId }) => (
          <input
            class="input table-option-number"
            id={id}
            aria-describedby={helpId}
            type="number"
            inputMode="numeric"
            step={1}
            min={option.min ?? 0}
            max={option.max}
            value={Number(value)}
            onChange={({ currentTarget }) => {
              const wanted = inRange(option, currentTarget.valueAsNumber)
              const isForbidden = cannotBe(wanted) !== undefined
              currentTarget.value = String(isForbidden ? value : wanted)
              setRefused(isForbidden ? wanted : undefined)
              if (!isForbidden) onChange(wanted)
            }}
          />
        )}
      </Labelled>
      <div role="status">
        {refused !== undefined && <Reasons house={house} refusals={[cannotBe(refused)]} />}
      </div>
    </>
  )
}
