/** As much of a JSON schema as the protocol uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** The shape of a value, as a programmer writes it down: fields with their types, and what they mean behind them. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? schema.$ref
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => shapeOf(one, indent)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items !== undefined) return `[ ${shapeOf(schema.items, indent)}, … ]`
  const [anyKey] = Object.values(schema.patternProperties ?? {})
  if (anyKey !== undefined) return `{ [key]: ${shapeOf(anyKey, indent)}, … }`
  if (schema.properties !== undefined) return fieldsOf(schema.properties, schema.required ?? [], indent)
  return simpleOf(schema)
}

function fieldsOf(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?'
    const meaning = field.description === undefined ? '' : `  // ${field.description}`
    return `${inner}${name}${mark}: ${shapeOf(field, inner)}${meaning}`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function simpleOf({ type, pattern, minimum, maximum, minLength, maxLength }: Schema): string {
  const name = typeof type === 'string' ? type : (type?.join(' | ') ?? 'anything')
  const [from, to] = [minimum ?? minLength, maximum ?? maxLength]
  const bounds = from === undefined && to === undefined ? '' : ` ${from ?? 0}…${to ?? ''}`
  const unit = bounds !== '' && name === 'string' ? ' characters' : ''
  return pattern === undefined ? `${name}${bounds}${unit}` : `${name} /${pattern}/`
}
