import { useState } from 'preact/hooks'
import { wayOn } from '../router.ts'
import { language } from '../settings.ts'
import { words } from '../words/words.ts'
import { announce } from './notice.tsx'

/** Takes in a game from a file that was saved at a table, here or elsewhere. */
async function openFile(file: File): Promise<void> {
  const goOn = wayOn()
  const [{ importRecord }, { troubleOf }, { troubleText }] = await Promise.all([
    import('../engine/client.ts'),
    import('../engine/trouble.ts'),
    import('../engine/words.ts'),
  ])
  try {
    goOn(`/local/${await importRecord(await file.text())}`)
  } catch (error) {
    announce(troubleText(troubleOf(error), language.value))
  }
}

export function OpenFile() {
  const [busy, setBusy] = useState(false)
  return (
    <label class="footer-file">
      <input
        class="unseen"
        type="file"
        accept="application/json,.json"
        disabled={busy}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file === undefined) return
          setBusy(true)
          void openFile(file).finally(() => setBusy(false))
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      {words.value.shell.openFile}
    </label>
  )
}
