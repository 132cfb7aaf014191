import { useId, useState } from 'preact/hooks'
import { keep, readKept } from '../../kept.ts'
import { callMe, LONGEST_NAME } from '../../own-name.ts'
import { Button } from '../../parts/button.tsx'
import { settings } from '../../settings.ts'
import type { SeenTable } from '../seen-table.ts'
import { tableWords } from '../words.ts'
import './name-offer.css'

/** What whoever plays here is called, if they care to say. Asked once, at a table of this device that they play alone. */
export function NameOffer({ seen }: { readonly seen: SeenTable }) {
  const { name: says } = tableWords.value
  const id = useId()
  const [name, setName] = useState('')
  const [isDone, setDone] = useState(() => settings.value.name !== '' || readKept('name-asked') === true)
  if (isDone || seen.session.kind !== 'local' || seen.yours.value.length !== 1) return null
  const end = (): void => {
    keep('name-asked', true)
    setDone(true)
  }
  return (
    <form
      class="name-offer"
      onSubmit={(event) => {
        event.preventDefault()
        void callMe(name)
        end()
      }}
    >
      <label for={id}>{says.ask}</label>
      <input
        class="input"
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Button submits>{says.give}</Button>
      <Button kind="quiet" sign="close" label={says.later} onClick={end} />
    </form>
  )
}
