/**
 * @typedef {{ readonly path: string, readonly kind: string, readonly external?: boolean }} Used
 * @typedef {Readonly<Record<string, { readonly imports: readonly Used[] }>>} Graph
 */

/**
 * Everything reached from a file, itself first: what is imported at once in the order of the imports, then, file by
 * file, what is imported when it is needed.
 * @param {Graph} graph
 * @param {string} from
 * @returns {readonly string[]}
 */
export function reached(graph, from) {
  /** @type {Set<string>} */
  const seen = new Set()
  const starts = [from]
  for (const start of starts) {
    for (const path of loadedWith(graph, start, seen))
      for (const used of graph[path]?.imports ?? [])
        if (used.kind === 'dynamic-import' && !used.external) starts.push(used.path)
  }
  return [...seen]
}

/**
 * What a browser loads at once when it loads a file, in the order of the imports.
 * @param {Graph} graph
 * @param {string} from
 * @param {Set<string>} [seen]
 * @returns {readonly string[]}
 */
export function loadedWith(graph, from, seen = new Set()) {
  /** @type {string[]} */
  const loaded = []
  /** @param {string} path */
  const load = (path) => {
    if (seen.has(path)) return
    seen.add(path)
    loaded.push(path)
    for (const used of graph[path]?.imports ?? [])
      if (used.kind !== 'dynamic-import' && !used.external) load(used.path)
  }
  load(from)
  return loaded
}
