import { randomUUID } from 'node:crypto'
import { Validator } from '@seriousme/openapi-schema-validator'
import { apiBase, errorCodes, headerNames, paths, type ErrorBody, type ErrorCode } from '@vidda/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { tenantHeader } from '../../../src/kernel/http/tenant-header/index.ts'
import { Browser } from '../../kit/browser.ts'
import { inStock } from '../../kit/goods.ts'
import { registered } from '../../kit/people.ts'
import { stockToken, type TestServer } from '../../kit/server.ts'
import { secret } from '../../kit/tenants.ts'
import type { Body, Media, OpenApi, Operation, Shared } from '../../../src/kernel/http/open-api-document.ts'
import { operationIds } from '../../../src/operations.data.ts'
import type { securitySchemes } from '../../../src/kernel/http/security-schemes.ts'

type Called = Operation & { readonly method: string; readonly path: string; readonly name: string }
type Scheme = keyof typeof securitySchemes

const callsOf = (document: OpenApi): readonly Called[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([key, operation]) => {
      const method = key.toUpperCase()
      return { ...operation, method, path, name: `${method} ${path}` }
    }),
  )

const answerOf = (document: OpenApi, { $ref, ...own }: Shared): Body =>
  $ref === undefined ? own : (document.components?.responses?.[$ref.split('/').at(-1) ?? ''] ?? {})

const jsonOf = (body: Body | undefined): Media | undefined => body?.content?.['application/json']

const examplesOf = ({ example, examples }: Media): readonly unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : [example]

/** Whether whoever calls has to carry it: there may be a choice. */
const mustCarry = ({ security = [] }: Called, scheme: Scheme) => security.length > 0 && security.every((one) => scheme in one)

export const openApiSuite = (server: () => TestServer): void =>
  void describe('the OpenAPI document', () => {
    const read = async () => (await (await fetch(`${server().url}${apiBase}/openapi.json`)).json()) as OpenApi

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
      const templates = callsOf(await read()).map((one) => new RegExp(`^${one.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`))
      expect(templates.some((one) => one.test(`${apiBase}/${made.split('?')[0] ?? ''}`))).toBe(true)
    })

    it('has examples for every JSON body, which fit its schema', async () => {
      const document = await read()
      const ajv = new Ajv2020({ strict: false, allErrors: true })
      addFormats.default(ajv)
      ajv.addSchema(document, 'openapi')
      const problems: string[] = []
      let examples = 0
      for (const { name, requestBody, responses = {} } of callsOf(document)) {
        for (const body of [requestBody, ...Object.values(responses).map((one) => answerOf(document, one))]) {
          const media = jsonOf(body)
          if (!media) continue
          const check = ajv.compile(JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"openapi#/')) as object)
          for (const one of examplesOf(media)) {
            examples += 1
            if (!check(one)) problems.push(`${name}: ${ajv.errorsText(check.errors)}`)
          }
        }
      }
      expect(problems).toEqual([])
      expect(examples).toBeGreaterThan(100)
    })

    it('names every call and every group of calls', async () => {
      const document = await read()
      const calls = callsOf(document)
      expect(calls.flatMap(({ name, operationId }) => (operationId ? [] : [`${name}: name it in http/operations.data.ts`]))).toEqual([])
      const ids = calls.map(({ operationId }) => operationId ?? '')
      for (const id of ids) expect(id).toMatch(/^[a-z]+(?:[A-Z][a-z]*)*$/)
      expect(new Set(ids).size).toBe(ids.length)
      expect(Object.values(operationIds).filter((id) => !ids.includes(id))).toEqual([])
      const declared = (document.tags ?? []).map(({ name, description }) => ({ name, told: (description ?? '').length > 10 }))
      const used = new Set(calls.flatMap(({ tags = [] }) => tags))
      expect(declared.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([...used].toSorted().map((name) => ({ name, told: true })))
    })

    it('has no example of a body that the server refuses as it stands', async () => {
      const person = await registered(server().first)
      const goods = await inStock(server().first)
      const { email, phone } = person.sent
      const known: Readonly<Record<string, unknown>> = {
        EanNo: goods.ean,
        shopID: goods.shopId,
        reviewable_id: goods.article.id,
        email,
        phone,
        password: person.sent.password,
        password_confirmation: person.sent.password,
        current_password: person.sent.password,
      }
      for (const call of callsOf(await read())) {
        const told = jsonOf(call.requestBody)?.example
        if (told === undefined) continue
        // The invented catalogue has other goods than the document, and an address is one account's.
        const example = JSON.parse(JSON.stringify(told), (key, value: unknown) => known[key] ?? value) as unknown
        const path = call.path
          .slice(apiBase.length)
          .replaceAll('{provider}', 'klarna')
          .replaceAll(/\{\w+\}/g, call.path.includes('/customers/') ? String(person.customer.id) : '1')
        // Who registers or logs in is nobody yet.
        const browser = /login|register|reset/.test(path) ? await Browser.open(server().first) : person.browser
        const { status, body } = await browser.send<ErrorBody>(call.method, path, example, {
          [headerNames.idempotencyKey]: randomUUID(),
          authorization: `Bearer ${stockToken}`,
        })
        // No document can know a token that is valid.
        const fields = Object.keys(body?.errors ?? {}).filter((field) => field !== 'token')
        const refused = status === 400 || (body?.code === 'validation_failed' && fields.length > 0)
        expect(refused ? `${call.name} with ${JSON.stringify(example)}: ${status} ${JSON.stringify(body)}` : null).toBeNull()
      }
    })

    it.each([
      ['DELETE', '/genders', 'GET, HEAD'],
      ['GET', '/checkout/validate', 'POST'],
      ['POST', '/receipts/abc', 'GET, HEAD'],
      ['GET', '/customers/7', 'DELETE, PUT'],
      ['OPTIONS', '/reservations', 'POST'],
      ['PATCH', '/customers/current', 'DELETE, GET, HEAD, PUT'],
    ])('a method that a path does not have is a 405 that says which it has: %s %s', async (method, path, allowed) => {
      const answer = await server().fetch(apiBase + path, { method, headers: tenantHeader('first', secret) })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
      expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' })
      expect((await read()).info?.description).toContain('method_not_allowed')
    })

    it('[R10.13] says for every call with which codes it fails, each with its own status', async () => {
      const document = await read()
      const told = new Set<string>()
      for (const { name, responses = {} } of callsOf(document)) {
        for (const [status, shared] of Object.entries(responses).filter(([one]) => Number(one) >= 400)) {
          const media = jsonOf(answerOf(document, shared))
          const codes = media?.schema?.allOf?.[1]?.properties?.['code']?.enum as readonly ErrorCode[]
          expect([name, codes.map((code) => errorCodes[code])]).toEqual([name, codes.map(() => Number(status))])
          expect(examplesOf(media ?? {}).map((one) => (one as ErrorBody).code)).toEqual(codes)
          for (const code of codes) told.add(code)
        }
      }
      // Any call may fail so, and no call is meant to; a method that is not there has no call.
      expect([...told, 'internal_error', 'method_not_allowed'].toSorted()).toEqual(Object.keys(errorCodes).toSorted())
      expect(document.components?.schemas?.['ErrorBody']?.properties?.['code']?.enum).toEqual(Object.keys(errorCodes))
    })

    it.each([
      ['post', '/reservations', 409, ['idempotency_key_reused', 'nothing_reserved', 'reservation_limit']],
      ['post', '/reservations', 400, ['idempotency_key_missing', 'malformed_json', 'tenant_missing']],
      [
        'get',
        '/promocodes/check/{code}',
        404,
        ['not_found', 'promo_code_expired', 'promo_code_not_yet', 'promo_code_unknown', 'promo_code_used'],
      ],
      ['post', '/customers/login', 422, ['validation_failed', 'wrong_credentials']],
      ['get', '/articles/{id}', 404, ['not_found']],
    ] as const)('[R10.13] tells shops by which codes %s %s fails with %d', async (method, path, status, codes) => {
      const document = await read()
      const answer = answerOf(document, document.paths?.[apiBase + path]?.[method]?.responses?.[status] ?? {})
      expect(Object.keys(jsonOf(answer)?.examples ?? {})).toEqual(codes)
    })

    it('[R10.16] says of every call what it has to carry, as the server asks for it', async () => {
      const { guards } = server().first
      const tenant = tenantHeader('first', secret)
      for (const call of callsOf(await read())) {
        const address = call.path.replaceAll(/\{\w+\}/g, '1')
        const example = jsonOf(call.requestBody)?.example
        const body = example === undefined ? {} : { body: JSON.stringify(example) }
        const ask = async (headers: Readonly<Record<string, string>>) => {
          const answer = await server().fetch(address, {
            method: call.method,
            headers: { ...headers, ...(example !== undefined && { 'content-type': 'application/json' }) },
            ...body,
          })
          return answer.ok ? null : ((await answer.json()) as ErrorBody).code
        }
        const asked = (code: ErrorCode, scheme: Scheme) => ({ call: call.name, [code]: mustCarry(call, scheme) })
        const seen = (code: ErrorCode, answered: string | null) => ({ call: call.name, [code]: answered === code })
        expect(seen('tenant_missing', await ask({}))).toEqual(asked('tenant_missing', 'tenant'))
        const withoutTokens = await ask(tenant)
        for (const scheme of ['csrfToken', 'xsrfToken', 'xsrfCookie'] as const)
          expect(seen('csrf_token_mismatch', withoutTokens)).toEqual(asked('csrf_token_mismatch', scheme))
        expect(seen('stock_token_refused', withoutTokens)).toEqual(asked('stock_token_refused', 'stockToken'))
        expect(seen('order_token_refused', withoutTokens)).toEqual(asked('order_token_refused', 'orderToken'))
        // A guest who needs no session would change something.
        if (call.method !== 'GET' && !mustCarry(call, 'session')) continue
        expect(seen('not_logged_in', await ask({ ...tenant, ...guards }))).toEqual(asked('not_logged_in', 'session'))
      }
    })
  })
