import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * @typedef {import('oxc-parser').TSInterfaceDeclaration | import('oxc-parser').TSTypeAliasDeclaration} Declaration
 *
 * @typedef {object} Source
 * @property {ReadonlyMap<string, Declaration>} types by name
 * @property {ReadonlySet<string>} constants declared `as const`
 * @property {ReadonlyMap<string, readonly [file: string, name: string]>} imports by the name they have here
 */

/** Finds what a name means in a file, through its imports. */
export class Declarations {
  /** @type {Map<string, Source>} */
  #sources = new Map()
  #read

  /** @param {(file: string) => string} [read] */
  constructor(read = (file) => readFileSync(file, 'utf8')) {
    this.#read = read
  }

  /**
   * @param {string} name
   * @param {string} file
   * @returns {{ readonly declaration: Declaration, readonly file: string }}
   */
  find(name, file) {
    const [home, its] = this.#home(name, file)
    const declaration = this.source(home).types.get(its)
    if (declaration === undefined) throw new Error(`${file}: there is no declaration of ${name}`)
    return { declaration, file: home }
  }

  /**
   * @param {string} name
   * @param {string} file
   */
  isConstant(name, file) {
    const [home, its] = this.#home(name, file)
    return this.source(home).constants.has(its)
  }

  /**
   * @param {string} name
   * @param {string} file
   * @returns {readonly [file: string, name: string]} where it is declared, and as what
   */
  #home(name, file) {
    const imported = this.source(file).imports.get(name)
    return imported === undefined ? [file, name] : this.#home(imported[1], imported[0])
  }

  /**
   * @param {string} file
   * @returns {Source}
   */
  source(file) {
    const known = this.#sources.get(file)
    if (known !== undefined) return known
    const source = sourceOf(file, this.#read(file))
    this.#sources.set(file, source)
    return source
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Source}
 */
function sourceOf(file, text) {
  /** @type {Map<string, Declaration>} */
  const types = new Map()
  /** @type {Set<string>} */
  const constants = new Set()
  /** @type {Map<string, readonly [string, string]>} */
  const imports = new Map()
  const { program, module } = parseSync(file, text)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration')
      types.set(declared.id.name, declared)
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init && /\bas const$/.test(text.slice(init.start, init.end)))
        constants.add(id.name)
  }
  for (const { moduleRequest, entries } of module.staticImports)
    if (moduleRequest.value.startsWith('.'))
      for (const { importName, localName } of entries)
        imports.set(localName.value, [
          join(dirname(file), moduleRequest.value),
          importName.name ?? localName.value,
        ])
  return { types, constants, imports }
}
