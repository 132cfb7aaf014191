import { useEffect } from 'preact/hooks'
import { settings } from '../../settings.ts'
import type { Choice } from '../choices/choices.ts'
import { takeBackOf } from '../undo/horizon.ts'
import { type Command, commandOf, isWritingIn } from './keys.ts'
import type { ScreenTable } from '../screen-table.ts'

/** Lets the table be played by single keys, wherever the focus is. */
export function useTableKeys(table: ScreenTable): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      const command = commandOf(event, settings.value.letterKeys, isWritingIn(event.target))
      if (command !== undefined && obey(table, command)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [table])
}

/** Whether there was something to do. */
function obey(table: ScreenTable, command: Command): boolean {
  const { play, desk } = table
  switch (command.kind) {
    case 'choose': {
      const choice = play.offered.value[command.nth - 1]
      if (choice !== undefined) chooseByKey(table, choice)
      return choice !== undefined
    }
    case 'end-turn': {
      const end = play.choices.value?.legal.find(({ endsTurn }) => endsTurn)
      if (end !== undefined) chooseByKey(table, end)
      return end !== undefined
    }
    case 'take-back': {
      const position = play.seen.position.value
      const back = position && play.seen.session.kind !== 'replay' ? takeBackOf(position) : undefined
      if (back !== undefined) void play.takeBack(back.last)
      return back !== undefined
    }
    case 'log':
    case 'choices':
      desk.open(command.kind)
      return true
    case 'always':
      if (!play.mayOrder.value) return false
      desk.open('choices')
      queueMicrotask(() => document.querySelector<HTMLElement>('.offer-always')?.focus())
      return true
    case 'help':
      table.overlay.value = 'keys'
      return true
    case 'cancel': {
      if (play.cancel() || desk.close()) return true
      const isBehind = play.seen.isBehind.value
      play.seen.skip()
      return isBehind
    }
  }
}

/**
 * Where a choice asks once more, the focus goes to the button that confirms it: Enter is the next key. It does so as
 * soon as there is that button, and not with the next picture: quick fingers are there before.
 */
function chooseByKey({ play }: ScreenTable, choice: Choice): void {
  play.choose(choice)
  if (play.armed.value !== null)
    queueMicrotask(() => document.querySelector<HTMLElement>('.prompt-choice-primary')?.focus())
}
