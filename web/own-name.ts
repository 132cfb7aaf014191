import { api } from './api.ts'
import { changeSettings } from './settings.ts'

/** What a person may be called, at most so long: as the server has it. */
export const LONGEST_NAME = 40

/** Calls the reader so from now on, on this device and, if the server knows them, on their others. */
export async function callMe(typed: string): Promise<void> {
  const name = typed.trim().slice(0, LONGEST_NAME)
  changeSettings({ name })
  if (name === '') return
  const me = await api.me()
  if (me.ok && me.value.guest !== null && me.value.guest.name !== name) await api.rename(name)
}
