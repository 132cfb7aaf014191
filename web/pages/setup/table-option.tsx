import { choiceInWords, type OptionValue, type OptionWords, type TableOption } from '@astrolabe/kernel'
import { Labelled, Switch } from '../../parts/field.tsx'

interface TableOptionFieldProps {
  readonly option: TableOption
  readonly says: OptionWords
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

export function TableOptionField({ option, says, value, onChange }: TableOptionFieldProps) {
  const { name, help } = says
  if (typeof value === 'boolean') return <Switch name={name} help={help} on={value} onChange={onChange} />
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
              <option key={choice} value={choice}>
                {choiceInWords(option, says, choice) ?? choice}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    )
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = option
  return (
    <Labelled name={name} help={help}>
      {({ id, helpId }) => (
        <input
          class="input table-option-number"
          id={id}
          aria-describedby={helpId}
          type="number"
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          value={value}
          onChange={({ currentTarget }) => {
            const wanted = Math.round(currentTarget.valueAsNumber)
            const fits = Number.isNaN(wanted) ? option.initial : Math.min(max, Math.max(min, wanted))
            currentTarget.value = String(fits)
            onChange(fits)
          }}
        />
      )}
    </Labelled>
  )
}
