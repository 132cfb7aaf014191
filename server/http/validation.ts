import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const INTEGER = /^-?\d{1,15}$/

/** In an address everything is text: what has to be a whole number, and looks like one, becomes one. */
function withNumbers(schema: TSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, { type?: string }>> }
  return Object.fromEntries(
    Object.entries(value).map(([key, text]: [string, unknown]) => {
      const isNumber = properties[key]?.type === 'integer' && typeof text === 'string' && INTEGER.test(text)
      return [key, isNumber ? Number(text) : text]
    }),
  )
}

/** Checks requests against the schemas of the protocol, to the letter: a body is never bent into shape. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema)
  return (given) => {
    const value: unknown = httpPart === 'body' ? given : withNumbers(schema, given)
    if (check.Check(value)) return { value }
    const errors: FastifySchemaValidationError[] = check.Errors(value)
    return { error: errors }
  }
}

const PARTS: Readonly<Record<string, string>> = {
  body: 'The body',
  querystring: 'The query',
  params: 'The address',
}

/** What is wrong with a request, in a sentence that names the field. */
export function describeInvalid(
  part: string | undefined,
  errors: readonly FastifySchemaValidationError[],
): string {
  const where = PARTS[part ?? 'body'] ?? 'The request'
  const said = errors.filter(({ keyword }) => keyword !== 'boolean').map(describeError)
  return `${where} is not as it should be: ${[...new Set(said)].slice(0, 3).join('; ')}. See /api.`
}

function describeError({
  instancePath,
  keyword,
  params,
  message = 'is wrong',
}: FastifySchemaValidationError): string {
  const field = instancePath.slice(1).replaceAll('/', '.')
  const name = field === '' ? 'it' : `“${field}”`
  if (keyword === 'additionalProperties')
    return `${name} does not take ${quoted(params['additionalProperties'])}`
  if (keyword === 'required') return `${name} lacks ${quoted(params['requiredProperties'])}`
  return `${name} ${message}`
}

const quoted = (names: unknown): string =>
  Array.isArray(names) ? names.map((name) => `“${String(name)}”`).join(', ') : 'something'
