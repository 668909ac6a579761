import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Answered = { readonly $ref?: string; readonly content?: Readonly<Record<string, object>> }
type Operation = { readonly responses: Readonly<Record<string, Answered>> }
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly responses?: Readonly<Record<string, Answered>> }
}

export type Seen = {
  readonly status: number
  /** The header content-type; null without one. */
  readonly type: string | null
  readonly text: string
}

/** `path` is without its query. */
export type Check = (method: string, path: string, answer: Seen) => void

const json = 'application/json'
const firstFailure = 400

const pattern = (template: string) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

const pointer = (parts: readonly string[]) =>
  `openapi#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The document with objects that hold what it says of them and nothing else, unless it says that they may: a server may answer more than it means to. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (!isRecord(value)) return value
  const inside = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  const isOpen = value['type'] === 'object' && 'properties' in value && !('additionalProperties' in value)
  return isOpen ? { ...inside, additionalProperties: false } : inside
}

/** Compiled checks by document text: every server of a run has the same document, and compiling its schemas is slow. */
const checks = new Map<string, Check>()

/** Throws when an answer does not fit the OpenAPI document (decisions.md, Wire format): its status, its content type, or what it holds. */
export function schemaCheck(document: Document): Check {
  const text = JSON.stringify(document)
  const check = checks.get(text) ?? compiled(document)
  checks.set(text, check)
  return check
}

let known: Document | undefined

/** The checks by a server's own document. It is asked for once: every server of a run has the same one, and takes long to make it. */
export async function checkOf(url: string): Promise<Check> {
  known ??= (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as Document
  return schemaCheck(known)
}

function compiled(document: Document): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(closed(document) as object, 'openapi')
  const templates = Object.keys(document.paths)
    .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((template) => [template, pattern(template)] as const)

  const fits = (name: string, schema: readonly string[], text: string) => {
    const check = ajv.getSchema(pointer(schema))
    if (!check) throw new Error(`The OpenAPI document has no schema for ${name}`)
    if (!check(JSON.parse(text))) throw new Error(`${name} does not fit the OpenAPI document: ${ajv.errorsText(check.errors)}`)
  }

  return (method, path, { status, type, text }) => {
    const name = `${method} ${path} ${status}`
    const template = templates.find(([, matches]) => matches.test(path))?.[0] ?? ''
    const responses = document.paths[template]?.[method.toLowerCase()]?.responses
    if (!responses) {
      if (status < firstFailure) throw new Error(`${name} is a success of a call that the OpenAPI document does not hold`)
      return fits(name, ['components', 'schemas', 'ErrorBody'], text)
    }
    const answer = responses[status]
    if (!answer) throw new Error(`${name} is a status that the OpenAPI document does not hold`)
    const place = answer.$ref?.split('/').slice(1) ?? ['paths', template, method.toLowerCase(), 'responses', String(status)]
    const { content } = answer.$ref === undefined ? answer : (document.components.responses?.[place.at(-1) ?? ''] ?? {})
    if (!content) {
      if (text !== '') throw new Error(`${name} has a body, which the OpenAPI document does not hold`)
      return undefined
    }
    const kind = type?.split(';')[0] ?? 'nothing'
    if (!(kind in content)) throw new Error(`${name} is ${kind}, and in the OpenAPI document ${Object.keys(content).join(' or ')}`)
    return kind === json ? fits(name, [...place, 'content', json, 'schema'], text) : undefined
  }
}

/** A call's answer as it is, once it has been checked. */
export async function checked(check: Check, method: string, url: string | URL, answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type')
  check(method, new URL(url).pathname, { status: answer.status, type, text: await answer.clone().text() })
  return answer
}
