import { Validator } from '@seriousme/openapi-schema-validator'
import { apiBase, paths } from '@vidda/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'

type Media = { readonly schema: object; readonly example?: unknown }
type Body = { readonly content?: Readonly<Record<string, Media>> }
type Operation = { readonly summary?: string; readonly requestBody?: Body; readonly responses: Readonly<Record<string, Body>> }
type Document = { readonly openapi: string; readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

export const openApiSuite = (server: () => TestServer): void =>
  void describe('the OpenAPI document', () => {
    const read = async () => (await (await fetch(`${server().url}${apiBase}/openapi.json`)).json()) as Document

    it('[R10.10] is valid OpenAPI 3.1', async () => {
      const validator = new Validator()
      const result = await validator.validate(await read())
      expect(result.errors).toBeUndefined()
      expect(result.valid).toBe(true)
      expect(validator.version).toBe('3.1')
    })

    const all = Object.entries(paths).flatMap(([name, path]): [string, unknown][] =>
      typeof path === 'object' ? Object.entries(path).map(([kind, one]) => [`${name} by ${kind}`, one]) : [[name, path]],
    )

    it.each(all)('[R10.10] holds the path of %s', async (_, path) => {
      const made = typeof path === 'string' ? path : (path as (...ids: unknown[]) => string)([1])
      const templates = Object.keys((await read()).paths).map((one) => new RegExp(`^${one.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`))
      expect(templates.some((one) => one.test(`${apiBase}/${made.split('?')[0] ?? ''}`))).toBe(true)
    })

    it('has an example for every JSON body, which fits its schema', async () => {
      const document = await read()
      const ajv = new Ajv2020({ strict: false, allErrors: true })
      addFormats.default(ajv)
      ajv.addSchema(document, 'openapi')
      const pointer = (...parts: readonly string[]) =>
        `openapi#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
      const problems: string[] = []
      let examples = 0
      for (const [path, methods] of Object.entries(document.paths)) {
        for (const [method, { requestBody, responses }] of Object.entries(methods)) {
          const bodies = [
            [['requestBody'], requestBody],
            ...Object.entries(responses).map(([status, body]) => [['responses', status], body]),
          ] as [string[], Body?][]
          for (const [where, body] of bodies) {
            const media = body?.content?.['application/json']
            if (!media) continue
            examples += 1
            const check = ajv.getSchema(pointer('paths', path, method, ...where, 'content', 'application/json', 'schema'))
            if (!check?.(media.example)) problems.push(`${method} ${path} ${where.join(' ')}: ${ajv.errorsText(check?.errors)}`)
          }
        }
      }
      expect(problems).toEqual([])
      expect(examples).toBeGreaterThan(100)
    })

    it('is a page for people too, with every call, its example and no script', async () => {
      const answer = await fetch(`${server().url}${apiBase}/reference`)
      const html = await answer.text()
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
      const calls = Object.entries((await read()).paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      expect(calls.filter((call) => !html.includes(`<code>${call}</code>`))).toEqual([])
      expect(html).toContain('kari@example.org')
      expect(html).not.toContain('<script')
    })
  })
