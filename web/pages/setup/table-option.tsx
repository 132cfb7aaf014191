import type { OptionValue, TableOption } from '@astrolabe/kernel'
import { Labelled, Switch } from '../../parts/field.tsx'

interface TableOptionFieldProps {
  readonly option: TableOption
  readonly says: { readonly name: string; readonly help: string }
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

export function TableOptionField({ option, says, value, onChange }: TableOptionFieldProps) {
  if (typeof value === 'boolean') return <Switch {...says} on={value} onChange={onChange} />
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = option
  return (
    <Labelled {...says}>
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
