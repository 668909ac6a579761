import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Operation = { readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>> }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

export type Check = (method: string, path: string, status: number, body: unknown) => void

const pattern = (template: string) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

/** Throws when an answer does not fit the OpenAPI document (decisions.md, Wire format). */
export function schemaCheck(document: Document): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const templates = Object.keys(document.paths).toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  const compiled = new Map<object, ReturnType<typeof ajv.compile>>()
  return (method, path, status, body) => {
    const template = templates.find(one => pattern(one).test(path))
    const schema = template && document.paths[template]?.[method.toLowerCase()]?.responses[status]?.content?.['application/json']?.schema
    if (!schema) {
      if (status < 300) throw new Error(`${method} ${path} answers ${status}, which the OpenAPI document does not hold`)
      return
    }
    const check = compiled.get(schema) ?? ajv.compile(schema)
    compiled.set(schema, check)
    if (!check(body)) throw new Error(`${method} ${path} ${status} does not fit the OpenAPI document: ${ajv.errorsText(check.errors)}`)
  }
}
