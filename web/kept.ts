// localStorage.
/** What this browser keeps between visits. Where it refuses to, the page works all the same and forgets. */
export function readKept(key: string): unknown {
  try {
    const text = localStorage.getItem(`astrolabe.${key}`)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`astrolabe.${key}`, JSON.stringify(value))
  } catch {
    // A full or closed store: the value lives as long as the page.
  }
}

/** Calls back when another tab has kept something new under the key. */
export function whenKeptElsewhere(key: string, changed: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === `astrolabe.${key}`) changed()
  })
}
