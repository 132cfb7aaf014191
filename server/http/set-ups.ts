import type { Created } from '@astrolabe/tables'
import type { Services } from './services.ts'

/** The table that a guest has set up under this id: the same request has come twice. */
export async function tableSetUp(
  { store }: Pick<Services, 'store'>,
  guest: string,
  id: string | undefined,
): Promise<string | undefined> {
  return id === undefined ? undefined : await store.tableSetUp(guest, id)
}

/** A table is kept under the id that its host gave it, if there was one. */
export const named = (id: string | undefined): Pick<Created, 'id'> => (id === undefined ? {} : { id })
