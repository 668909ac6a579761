import { createHash } from 'node:crypto'
import type { OpenApi } from './examples.ts'

type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: object
}
type Content = Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>
type Operation = {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>
}
type Entry = Operation & { readonly method: string; readonly path: string }

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
h3 { margin-block-start: 2.5em; overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
pre { overflow-x: auto; padding: 0.75em; border: thin solid; border-radius: 0.25rem; max-height: 30rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: 0.25em 0.75em 0.25em 0; border-block-end: thin solid }
nav ul { columns: 18rem; padding-inline-start: 1rem }`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const idOf = ({ method, path }: Entry) => `${method}-${path}`.replaceAll(/[^\w-]+/g, '-').toLowerCase()

/** A schema in a few words: its type, and what it is called where it has a name. */
function typeOf(schema: object | undefined): string {
  const { type, $ref, items, anyOf, enum: values, const: only } = (schema ?? {}) as Readonly<Record<string, unknown>>
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? ''
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ')
  if (Array.isArray(anyOf)) return anyOf.map((one) => typeOf(one as object)).join(' or ')
  if (type === 'array') return `list of ${typeOf(items as object)}`
  return typeof type === 'string' ? type : 'any'
}

const table = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `<table><thead><tr>${headings.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`

const example = (content: Content | undefined) => {
  const value = content?.['application/json']?.example
  return value === undefined ? '' : `<pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`
}

const bodyType = (content: Content | undefined) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => (type === 'application/json' ? `<code>${escaped(typeOf(schema))}</code>` : escaped(type)))
    .join(', ')

function section(entry: Entry): string {
  const { method, path, summary = '', parameters = [], requestBody, responses = {} } = entry
  const fields = parameters.map((one) => [
    `<code>${escaped(one.name)}</code>`,
    one.in,
    escaped(typeOf(one.schema)),
    `${one.required ? 'required. ' : ''}${escaped(one.description ?? '')}`,
  ])
  const answers = Object.entries(responses).map(([status, { description = '', content }]) => [
    status,
    escaped(description),
    bodyType(content),
  ])
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return `<section aria-labelledby="${idOf(entry)}"><h3 id="${idOf(entry)}"><code>${method} ${escaped(path)}</code></h3><p>${escaped(summary)}</p>
${table(['Name', 'In', 'Type', ''], fields)}${requestBody ? `<h4>Body: ${bodyType(requestBody.content)}</h4>${example(requestBody.content)}` : ''}
<h4>Answers</h4>${table(['Status', 'When', 'Body'], answers)}${example(success?.content)}</section>`
}

type Document = OpenApi & { readonly info?: { readonly title?: string; readonly description?: string } }

/** The document as a page for people, without scripts. */
export function referencePage(document: Document): string {
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ ...(operation as Operation), method: method.toUpperCase(), path })),
  )
  const groups = [...Map.groupBy(entries, ({ tags }) => tags?.[0] ?? 'other')]
  const title = escaped(document.info?.title ?? '')
  const list = (items: readonly Entry[]) =>
    `<ul>${items.map((one) => `<li><a href="#${idOf(one)}"><code>${one.method} ${escaped(one.path)}</code></a></li>`).join('')}</ul>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head><body><main><h1>${title}</h1><p>${escaped(document.info?.description ?? '')}</p>
<p><a href="openapi.json">OpenAPI document</a></p><nav aria-label="Calls">${groups.map(([tag, items]) => `<h2>${escaped(tag)}</h2>${list(items)}`).join('')}</nav>
${entries.map(section).join('\n')}</main></body></html>`
}

/** Lets the page have its own style, and nothing else. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`
