import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { restFocus } from '../focus.ts'
import { words } from '../words/words.ts'
import { Button } from './button.tsx'
import './dialog.css'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A window over the page. The browser keeps the focus inside, and gives it back where it came from. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open === open) return
    if (open) element.showModal()
    else {
      element.close()
      // Where it came from may be gone.
      restFocus()
    }
  }, [open])
  return (
    // Its ground is not a control: Escape and the button close it as well.
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {open && (
        <div class="dialog-body">
          <header class="dialog-header">
            <h2 id={titleId} tabIndex={-1} data-rests>
              {title}
            </h2>
            <Button kind="quiet" sign="close" label={words.value.shell.close} onClick={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
