import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import './field.css'

interface SwitchProps {
  readonly name: string
  readonly help?: string
  readonly on: boolean
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** Something that is on or off. */
export function Switch({ name, help, on, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label class="switch">
      <span class="field-words">
        <span class="field-name">{name}</span>
        {help !== undefined && (
          <span class="field-help" id={id}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-label={name}
        aria-describedby={help === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly help?: string
  readonly values: readonly { readonly value: Value; readonly name: string; readonly help?: string }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({ name, help, values, chosen, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset class="choice">
      <legend class="field-name">{name}</legend>
      <div class="choice-values">
        {values.map(({ value, ...says }) => (
          <label class="choice-value" key={value}>
            <input
              type="radio"
              name={id}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-label={says.name}
              aria-describedby={says.help === undefined ? undefined : `${id}-${value}`}
            />
            <span class="field-words">
              <span>{says.name}</span>
              {says.help !== undefined && (
                <span class="field-help" id={`${id}-${value}`}>
                  {says.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {help !== undefined && <p class="field-help">{help}</p>}
    </fieldset>
  )
}

interface LabelledProps {
  readonly name: string
  readonly help?: string
  /** The control itself, given the ids that tie it to its words. */
  readonly children: (ids: { readonly id: string; readonly helpId: string | undefined }) => ComponentChildren
}

/** A control with its name above it. */
export function Labelled({ name, help, children }: LabelledProps) {
  const id = useId()
  const helpId = help === undefined ? undefined : `${id}-help`
  return (
    <div class="labelled">
      <label class="field-name" for={id}>
        {name}
      </label>
      {children({ id, helpId })}
      {help !== undefined && (
        <p class="field-help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}
