import { useEffect, useState } from 'preact/hooks'

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed' }

/** What is loaded for a key: a game, the code of a table. */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    setLoaded({ state: 'loading' })
    load(key).then(
      (value) => wanted && setLoaded({ state: 'ready', value }),
      () => wanted && setLoaded({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [key, load])
  return loaded
}
