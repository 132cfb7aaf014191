/** @typedef {{ readonly name: string, readonly file: string, body: string }} CopyFunction for the type of that name */

/** @type {ReadonlySet<string>} */
const UNCHANGING = new Set([
  'TSNumberKeyword',
  'TSStringKeyword',
  'TSBooleanKeyword',
  'TSNullKeyword',
  'TSLiteralType',
])

/**
 * Writes functions that copy objects, from the declarations of their types. A part of which no copy has to be made is
 * written as it is found (`from.health`): that is how whatever holds it knows that it may be shared.
 */
export class CopyWriter {
  /** By the name of the type. @type {Map<string, CopyFunction>} */
  #functions = new Map()
  #declarations

  /** @param {import('./declarations.mjs').Declarations} declarations */
  constructor(declarations) {
    this.#declarations = declarations
  }

  /** One for each object met that has a name. @returns {readonly CopyFunction[]} */
  get functions() {
    return [...this.#functions.values()]
  }

  /**
   * @param {import('oxc-parser').TSType} type
   * @param {string} file in which it is written
   * @param {string} at an expression for the value
   * @param {boolean} [onlyRead] the list or the object is never changed, though what lies in it may be
   * @returns {string} an expression for its copy
   */
  #copy(type, file, at, onlyRead = false) {
    /** @param {readonly string[]} parts @param {readonly string[]} copies @param {string} whole */
    const unlessShared = (parts, copies, whole) =>
      onlyRead && parts.every((part, index) => part === copies[index]) ? at : whole

    if (UNCHANGING.has(type.type)) return at
    if (type.type === 'TSParenthesizedType') return this.#copy(type.typeAnnotation, file, at, onlyRead)
    if (type.type === 'TSTypeOperator')
      return type.operator === 'readonly' ? this.#copy(type.typeAnnotation, file, at, true) : at
    if (type.type === 'TSArrayType') {
      const item = this.#copy(type.elementType, file, 'item')
      return unlessShared(['item'], [item], item === 'item' ? `${at}.slice()` : `${at}.map(${arrow(item)})`)
    }
    if (type.type === 'TSTupleType') {
      const parts = type.elementTypes.map((_, index) => `${at}[${index}]`)
      const copies = type.elementTypes.map((item, index) => this.#item(item, file, parts[index]))
      return unlessShared(parts, copies, `[${copies.join(', ')}]`)
    }
    if (type.type === 'TSTypeLiteral') {
      const fields = this.#fields(type.members, file, at)
      const parts = fields.map(({ key }) => `${at}.${key}`)
      const copies = fields.map(({ copy }) => copy)
      return unlessShared(parts, copies, objectOf(fields))
    }
    if (type.type === 'TSUnionType') return this.#union(type.types, file, at)
    if (type.type === 'TSIndexedAccessType') return this.#copy(type.objectType, file, at)
    if (type.type === 'TSTypeQuery') return this.#constant(type, file, at)
    if (type.type === 'TSTypeReference') return this.#reference(type, file, at, onlyRead)
    throw new Error(`${file}: a copy cannot be made of a ${type.type}`)
  }

  /**
   * @param {import('oxc-parser').TSTupleElement} item
   * @param {string} file
   * @param {string} at
   * @returns {string}
   */
  #item(item, file, at) {
    if (item.type === 'TSNamedTupleMember' && !item.optional) return this.#item(item.elementType, file, at)
    if (item.type === 'TSNamedTupleMember' || item.type === 'TSOptionalType' || item.type === 'TSRestType')
      throw new Error(`${file}: the length of ${at} is not fixed`)
    return this.#copy(item, file, at)
  }

  /**
   * @param {readonly import('oxc-parser').TSSignature[]} members
   * @param {string} file
   * @param {string} at
   */
  #fields(members, file, at) {
    return members.map((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        throw new Error(`${file}: ${at} has a ${member.type}, not just fields`)
      const key = member.key.name
      if (member.optional) throw new Error(`${file}: ${at}.${key} may be missing; let it be null instead`)
      return { key, copy: this.#copy(member.typeAnnotation.typeAnnotation, file, `${at}.${key}`) }
    })
  }

  /**
   * @param {readonly import('oxc-parser').TSType[]} types
   * @param {string} file
   * @param {string} at
   */
  #union(types, file, at) {
    const copies = new Set(types.map((type) => this.#copy(type, file, at)))
    if (copies.size === 1) return at
    copies.delete(at)
    const [copy] = copies
    const hasNull = types.some(({ type }) => type === 'TSNullKeyword')
    if (copies.size > 1 || !hasNull || types.length > 2)
      throw new Error(`${file}: ${at} is to be an object, or an object or null`)
    return `${at} === null ? null : ${copy}`
  }

  /**
   * What lies in a constant is never changed.
   * @param {import('oxc-parser').TSTypeQuery} query
   * @param {string} file
   * @param {string} at
   */
  #constant({ exprName }, file, at) {
    const name = exprName.type === 'Identifier' ? exprName.name : ''
    if (this.#declarations.isConstant(name, file)) return at
    throw new Error(`${file}: ${name} is not declared “as const”`)
  }

  /**
   * @param {import('oxc-parser').TSTypeReference} reference
   * @param {string} file
   * @param {string} at
   * @param {boolean} onlyRead
   * @returns {string}
   */
  #reference({ typeName, typeArguments }, file, at, onlyRead) {
    const called = typeName.type === 'Identifier' ? typeName.name : ''
    const [first, second] = typeArguments?.params ?? []
    if (called === 'Readonly' && first) return this.#copy(first, file, at, true)
    if (called === 'Record' && second) {
      const value = this.#copy(second, file, 'value')
      if (value === 'value') return onlyRead ? at : `{ ...${at} }`
      return `Object.fromEntries(Object.entries(${at}).map(([key, value]) => [key, ${value}]))`
    }
    return this.named(called, file, at, onlyRead)
  }

  /**
   * @param {string} called a type, by the name it has in the file
   * @param {string} file
   * @param {string} at an expression for the value
   * @param {boolean} [onlyRead]
   * @returns {string} an expression for its copy
   */
  named(called, file, at, onlyRead = false) {
    const { declaration, file: home } = this.#declarations.find(called, file)
    const { name } = declaration.id
    if (declaration.typeParameters) throw new Error(`${home}: ${name} depends on other types`)
    if (declaration.type === 'TSTypeAliasDeclaration')
      return this.#copy(declaration.typeAnnotation, home, at, onlyRead)
    if (declaration.extends.length > 0) throw new Error(`${home}: ${name} is not declared in one place`)
    const known = this.#functions.get(name)
    if (known === undefined) {
      const written = { name, file: home, body: '' }
      // Known before its fields are looked at: one of them may lead back to it.
      this.#functions.set(name, written)
      written.body = objectOf(this.#fields(declaration.body.body, home, 'from'))
    } else if (known.file !== home) throw new Error(`${file}: there are two types named ${name}`)
    return `copy${name}(${at})`
  }
}

/** @param {string} copy of an item, which may be no more than a call */
function arrow(copy) {
  const call = /^(\w+)\(item\)$/.exec(copy)
  return call?.[1] ?? `(item) => ${copy}`
}

/** @param {readonly { readonly key: string, readonly copy: string }[]} fields */
const objectOf = (fields) => `{ ${fields.map(({ key, copy }) => `${key}: ${copy}`).join(', ')} }`
