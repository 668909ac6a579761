import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Operation = { readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>> }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

export type Check = (method: string, path: string, status: number, body: unknown) => void

const pattern = (template: string) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

const pointer = (...parts: readonly string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

/** Throws when an answer does not fit the OpenAPI document (decisions.md, Wire format). */
export function schemaCheck(document: Document): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  const templates = Object.keys(document.paths).toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  return (method, path, status, body) => {
    const template = templates.find((one) => pattern(one).test(path)) ?? ''
    const operation = method.toLowerCase()
    const responses = document.paths[template]?.[operation]?.responses
    // What is no route of the document is not there, or not of the shop.
    if (!responses && status >= 300) return
    if (!responses?.[status]?.content?.['application/json'])
      throw new Error(`${method} ${path} answers ${status} in JSON, which the OpenAPI document does not hold`)
    const check = ajv.getSchema(
      `openapi#/${pointer('paths', template, operation, 'responses', String(status), 'content', 'application/json', 'schema')}`,
    )
    if (!check) throw new Error(`The OpenAPI document has no schema for ${method} ${path} ${status}`)
    if (!check(body)) throw new Error(`${method} ${path} ${status} does not fit the OpenAPI document: ${ajv.errorsText(check.errors)}`)
  }
}
