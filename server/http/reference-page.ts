import { type Schema, shapeOf } from './reference-shape.ts'

interface Media {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } }
}

interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema: Schema
  }[]
  readonly requestBody?: Media
  readonly responses: Readonly<Record<string, Media & { readonly description: string }>>
}

/** As much of an OpenAPI document as is shown. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
/** What stands between backticks is code. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const shape = (schema: Schema): string => `<pre><code>${escaped(shapeOf(schema))}</code></pre>`

/** The description of the API as a page without scripts. */
export function referencePage({ info, paths, components }: ApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))]
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(tag))
    return `<section id="${idOf(tag)}"><h2>${escaped(tag)}</h2>${own.map(operationOf).join('')}</section>`
  })
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="${idOf(name)}"><h3>${escaped(name)}</h3>${shape(schema)}</article>`,
  )
  const contents = ['First steps', ...tags, 'Shapes'].map(
    (tag) => `<a href="#${idOf(tag)}">${escaped(tag)}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/reference.css">
</head>
<body>
<header>
<h1>${escaped(info.title)} <small>the API, version ${escaped(info.version)}</small></h1>
<p>${prose(info.description ?? '')}</p>
<nav aria-label="Contents">${contents.join(' ')}</nav>
</header>
<main>
${FIRST_STEPS}
${sections.join('\n')}
<section id="shapes"><h2>Shapes</h2>${shapes.join('')}</section>
</main>
<footer><p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. <a href="/">To the tables</a></p></footer>
</body>
</html>
`
}

function operationOf({
  method,
  path,
  operation,
}: {
  method: string
  path: string
  operation: Operation
}): string {
  const { summary = '', description, parameters = [], requestBody, responses } = operation
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const body = requestBody?.content?.['application/json']?.schema
  const parts = [
    `<h3><b class="${method.toLowerCase()}">${method}</b> <code>${escaped(path)}</code></h3>`,
    `<p>${prose(summary)}.</p>`,
    ...(description === undefined ? [] : [`<p>${prose(description)}</p>`]),
    ...(query.length === 0 ? [] : [`<h4>Query</h4>${shape(asFields(query))}`]),
    ...(body === undefined ? [] : [`<h4>Body</h4>${shape(body)}`]),
    `<h4>Replies</h4><dl>${Object.entries(responses).map(replyOf).join('')}</dl>`,
  ]
  return `<article id="${idOf(`${method} ${path}`)}">${parts.join('')}</article>`
}

function asFields(parameters: NonNullable<Operation['parameters']>): Schema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [
        name,
        description === undefined ? schema : { ...schema, description },
      ]),
    ),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  }
}

function replyOf([status, reply]: [string, Operation['responses'][string]]): string {
  const schema = reply.content?.['application/json']?.schema
  const isNamed = schema?.$ref !== undefined
  const what = isNamed ? ` <a href="#${idOf(shapeOf(schema))}">${escaped(shapeOf(schema))}</a>` : ''
  const body = schema === undefined || isNamed ? '' : shape(schema)
  return `<dt>${escaped(status)}</dt><dd>${prose(reply.description)}${status === '200' ? what : ''}${body}</dd>`
}

const FIRST_STEPS = `<section id="first-steps"><h2>First steps</h2><article>
<p>A program asks for a token once, sets up a table, starts the game, listens, and answers when it is asked. An example
that plays whole games with nothing but <code>fetch</code> comes with the sources: <code>examples/bot.mjs</code>.</p>
<pre><code>SERVER=http://localhost:8080  JSON='Content-Type: application/json'
curl $SERVER/api/guests -H "$JSON" -d '{"name": "Robot"}'

ME='Authorization: Bearer &lt;token&gt;'
curl $SERVER/api/tables -H "$ME" -H "$JSON" \\
  -d '{"game": "&lt;game&gt;", "seats": [{"kind": "me"}, {"kind": "bot", "level": "cadet"}]}'

TABLE=$SERVER/api/tables/&lt;table&gt;
curl $TABLE/start -H "$ME" -H "$JSON" -d '{}'
curl -N $TABLE/stream -H "$ME"
curl $TABLE/answer -H "$ME" -H "$JSON" \\
  -d '{"seat": 0, "number": 0, "answer": "&lt;key of an offer&gt;", "id": "my-answer-0"}'</code></pre>
</article></section>`
