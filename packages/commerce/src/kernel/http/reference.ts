import { createHash } from 'node:crypto'
import { errorCodes, type ErrorCode } from '@vidda/contract'
import { failures } from './failures.data.ts'
import { nameOf, operationsOf, type Content, type OpenApi, type Operation, type Schema, type Shared } from './open-api-document.ts'
import { fieldTable, parameterTable, schemaId, typeOf } from './reference-fields.ts'
import { code, escaped, example, link, prose, table } from './reference-html.ts'
import { referenceScriptTag } from './reference-script.ts'
import { style } from './reference-style.ts'

type Entry = Operation & { readonly method: string; readonly path: string }

const idOf = ({ method, path }: Entry) => `${method}-${path}`.replaceAll(/[^\w-]+/g, '-').toLowerCase()
const errorId = (name: string) => `error-${name}`
const schemeId = (name: string) => `carries-${name}`

const bodyType = (content: Content | undefined) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => (type === 'application/json' ? typeOf(schema) : escaped(type)))
    .join(', ')

const schemes = (names: readonly string[]) => names.map((name) => link(schemeId(name), name)).join(', ')

/** What the call has to carry, and what it may. */
function carried({ security = [] }: Entry): string {
  const names = [...new Set(security.flatMap((one) => Object.keys(one)))]
  const [must, may] = [true, false].map((isAsked) => names.filter((name) => security.every((one) => name in one) === isAsked))
  const choice = may && may.length > 0 ? `, and ${schemes(may)} where there is one` : ''
  return must && must.length > 0 ? `<p>Carries ${schemes(must)}${choice}</p>` : ''
}

const fieldsHere = ({ schema }: { readonly schema?: Schema } = {}) => (schema?.$ref === undefined ? fieldTable(schema ?? {}) : '')

function answerTable(responses: Readonly<Record<string, Shared>>, shared: Readonly<Record<string, Shared>>): string {
  const rows = Object.entries(responses).flatMap(([status, answer]) => {
    const { description = '', content } = answer.$ref === undefined ? answer : (shared[nameOf(answer.$ref)] ?? {})
    const codes = Object.entries(content?.['application/json']?.examples ?? {})
    const refused = codes.map(([name, { summary }]) => ({ cells: [status, link(errorId(name), name), prose(summary)] as const }))
    return refused.length > 0 ? refused : [{ cells: [status, bodyType(content), prose(description)] as const }]
  })
  return table(['Status', 'Body or code', 'When'], rows)
}

function section(entry: Entry, shared: Readonly<Record<string, Shared>>): string {
  const { method, path, summary = '', parameters = [], requestBody, responses = {} } = entry
  const sent = requestBody?.content?.['application/json']
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']
  return `<section aria-labelledby="${idOf(entry)}"><h3 id="${idOf(entry)}">${code(`${method} ${path}`)}</h3><p>${escaped(summary)}</p>
${carried(entry)}${parameterTable(parameters)}
${requestBody ? `<h4>Body: ${bodyType(requestBody.content)}</h4>${fieldsHere(sent)}${example(sent?.example)}` : ''}
<h4>Answers</h4>${answerTable(responses, shared)}${example(success?.example)}</section>`
}

/** Names of schemas that a value refers to, and those that these refer to. */
function namesIn(value: unknown, schemas: Readonly<Record<string, Schema>>, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, one] of Object.entries(value)) {
    if (key !== '$ref' || typeof one !== 'string') namesIn(one, schemas, found)
    else if (!found.has(nameOf(one))) {
      found.add(nameOf(one))
      namesIn(schemas[nameOf(one)], schemas, found)
    }
  }
  return found
}

function schemaSections(document: OpenApi): string {
  const { schemas = {}, responses = {} } = document.components ?? {}
  const used = namesIn([operationsOf(document), responses], schemas)
  return Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => `<h3 id="${schemaId(name)}">${code(name)}</h3><p>${prose(schema.description ?? '')}</p>${fieldTable(schema)}`)
    .join('\n')
}

const errorTable = () =>
  table(
    ['Code', 'Status', 'When'],
    Object.entries(errorCodes).map(([name, status]) => ({
      id: errorId(name),
      cells: [code(name), String(status), prose(failures[name as ErrorCode].when)],
    })),
  )

const schemeTable = ({ components }: OpenApi) =>
  table(
    ['Name', 'Where', 'What'],
    Object.entries(components?.securitySchemes ?? {}).map(([name, scheme]) => ({
      id: schemeId(name),
      cells: [
        code(name),
        scheme.in === undefined ? `header ${code('Authorization: Bearer')}` : `${scheme.in} ${code(scheme.name ?? '')}`,
        prose(scheme.description ?? ''),
      ],
    })),
  )

/** The document as a page for people, whole without scripts. */
export function referencePage(document: OpenApi): string {
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ ...operation, method: method.toUpperCase(), path })),
  )
  const groups = [...Map.groupBy(entries, ({ tags }) => tags?.[0] ?? 'other')]
  const title = escaped(document.info?.title ?? '')
  const list = (items: readonly Entry[]) =>
    `<ul>${items.map((one) => `<li>${link(idOf(one), `${one.method} ${one.path}`)}</li>`).join('')}</ul>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style>${referenceScriptTag}</head><body><main><h1>${title}</h1><p>${prose(document.info?.description ?? '')}</p>
<p><a href="openapi.json">OpenAPI document</a> · <a href="#carries">What calls carry</a> · <a href="#errors">Errors</a> · <a href="#schemas">Schemas</a></p>
<nav aria-label="Calls">${groups.map(([tag, items]) => `<h2>${escaped(tag)}</h2>${list(items)}`).join('')}</nav>
<h2 id="carries">What calls carry</h2>${schemeTable(document)}
<h2 id="errors">Errors</h2><p>Every answer that is not a success is an ${typeOf({ $ref: 'ErrorBody' })}; each code comes with one status.</p>${errorTable()}
<h2>Calls</h2>${entries.map((entry) => section(entry, document.components?.responses ?? {})).join('\n')}
<h2 id="schemas">Schemas</h2>${schemaSections(document)}</main></body></html>`
}

/** Lets the page have its own style and script, and nothing else. */
export const referencePolicy = `default-src 'none'; script-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`
