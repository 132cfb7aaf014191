import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/**
 * @param {string} path
 * @param {Uint8Array} contents
 * @returns {boolean} whether there is just this at a path
 */
export const holds = (path, contents) => existsSync(path) && readFileSync(path).equals(contents)

/**
 * Programs that are running load files from dist, so a file is replaced whole, and only by something new.
 * @param {string} path
 * @param {Uint8Array} contents
 * @returns {boolean} whether it changed
 */
export function replaceFile(path, contents) {
  if (holds(path, contents)) return false
  mkdirSync(dirname(path), { recursive: true })
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, contents)
  renameSync(fresh, path)
  return true
}

/**
 * @param {string} folder
 * @param {string} [inside]
 * @returns {readonly string[]} the paths of its files, with `/`, from the folder on
 */
export function filesIn(folder, inside = '') {
  if (!existsSync(folder)) return []
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(inside, entry.name)
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })
}

/**
 * @param {string} folder
 * @param {(path: string) => boolean} isKept
 */
export function pruneFolder(folder, isKept) {
  for (const path of filesIn(folder)) if (!isKept(path)) rmSync(join(folder, path), { force: true })
}
