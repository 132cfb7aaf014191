import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {object} Import
 * @property {string} from the specifier as written
 * @property {boolean} typeOnly whether nothing of it is left at run time
 * @property {number} line
 *
 * @typedef {object} Name an identifier, or the text of a literal
 * @property {string} text
 * @property {boolean} literal
 * @property {number} line
 *
 * @typedef {object} Source
 * @property {readonly Import[]} imports
 * @property {readonly Name[]} names every name but the specifiers of imports
 * @property {string | undefined} error why the file could not be read
 */

/** @typedef {{ readonly start: number }} Placed */

/**
 * What a file imports and names. Comments count for nothing: prose may speak of anything.
 * @param {string} path
 * @param {string} text
 * @returns {Source}
 */
export function readSource(path, text) {
  const { program, errors } = parseSync(path, text)
  /** @type {Import[]} */
  const imports = []
  /** @type {Name[]} */
  const names = []
  /** @type {Set<Placed>} */
  const specifiers = new Set()

  /** @param {Placed} node */
  const lineOf = (node) => text.slice(0, node.start).split('\n').length

  /** @param {Placed & { readonly value: string }} literal @param {boolean} typeOnly */
  const addImport = (literal, typeOnly) => {
    specifiers.add(literal)
    imports.push({ from: literal.value, typeOnly, line: lineOf(literal) })
  }

  /** @param {Placed} node @param {string} name @param {boolean} literal */
  const addName = (node, name, literal) => {
    if (!specifiers.has(node)) names.push({ text: name, literal, line: lineOf(node) })
  }

  /** @param {import('oxc-parser').Expression | import('oxc-parser').Argument | undefined} node */
  const addComputedImport = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') addImport(node, false)
    if (node?.type !== 'TemplateLiteral') return
    const [only, ...others] = node.quasis
    if (only && others.length === 0) addImport({ start: node.start, value: only.value.raw }, false)
  }

  new Visitor({
    // `import { type A }` leaves an import behind at run time (verbatimModuleSyntax); `import type` does not.
    ImportDeclaration: (node) => addImport(node.source, node.importKind === 'type'),
    ExportAllDeclaration: (node) => addImport(node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => node.source && addImport(node.source, node.exportKind === 'type'),
    TSImportType: (node) => addImport(node.source, true),
    TSExternalModuleReference: (node) => addImport(node.expression, false),
    ImportExpression: (node) => addComputedImport(node.source),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require')
        addComputedImport(node.arguments[0])
    },
    // `new URL('./worker.ts', import.meta.url)` loads a module as surely as an import does.
    NewExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL' || node.arguments.length !== 2)
        return
      const [relative] = node.arguments
      if (relative?.type === 'Literal' && /^\..*\.[mc]?[jt]sx?$/.test(String(relative.value)))
        addComputedImport(relative)
    },
    Identifier: (node) => addName(node, node.name, false),
    PrivateIdentifier: (node) => addName(node, node.name, false),
    JSXIdentifier: (node) => addName(node, node.name, false),
    JSXText: (node) => addName(node, node.value, true),
    Literal: (node) => addName(node, typeof node.value === 'string' ? node.value : (node.raw ?? ''), true),
    TemplateElement: (node) => addName(node, node.value.cooked ?? node.value.raw, true),
  }).visit(program)

  return { imports, names, error: errors[0]?.message }
}
