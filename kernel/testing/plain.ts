/** Looks for what plain JSON cannot hold, or holds only by chance: says what and where, or nothing. */
export function whyNotPlain(value: unknown): string | undefined {
  return search(value, 'state', new Set())
}

function search(value: unknown, path: string, met: Set<object>): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isSafeInteger(value) ? undefined : `${path} is ${value}, not a whole number`
    case 'object':
      return value === null ? undefined : searchObject(value, path, met)
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      return `${path} is of type ${typeof value}`
  }
}

function searchObject(value: object, path: string, met: Set<object>): string | undefined {
  if (met.has(value)) return `${path} is an object that also lies elsewhere in the state`
  if (!Object.isFrozen(value)) met.add(value)
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const problem = search(value[index], `${path}[${index}]`, met)
      if (problem !== undefined) return problem
    }
    return undefined
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is an instance of a class`
  for (const [name, field] of Object.entries(value)) {
    const problem = search(field, `${path}.${name}`, met)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Where a copy holds an object of the original, one that could change; nothing if they share none. */
export function whereShared(original: unknown, copy: unknown): string | undefined {
  const originals = new Map<object, string>()
  gather(original, 'state', originals)
  const copies = new Map<object, string>()
  gather(copy, 'state', copies)
  for (const [object, path] of copies) if (originals.has(object)) return path
  return undefined
}

function gather(value: unknown, path: string, found: Map<object, string>): void {
  if (typeof value !== 'object' || value === null) return
  if (!Object.isFrozen(value)) found.set(value, path)
  for (const [name, field] of Object.entries(value)) gather(field, `${path}.${name}`, found)
}

/** The same text for equal values, however they were built. It is to be compared, not kept: for that there is `hashOf`. */
export function textOf(value: unknown): string {
  return JSON.stringify(inOrder(value))
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const fields = value as Readonly<Record<string, unknown>>
  const sorted: Record<string, unknown> = {}
  for (const name of Object.keys(fields).sort()) sorted[name] = inOrder(fields[name])
  return sorted
}
