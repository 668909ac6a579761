import { createHash } from 'node:crypto'
import { apiBase, errorCodes } from '@vidda/contract'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../../kit/server.ts'
import type { OpenApi } from '../../../src/kernel/http/open-api-document.ts'

/** Bytes of the page as it is: a phone reads it, and folds nothing of it on the way. */
const largest = 1_000_000

export const referenceSuite = (server: () => TestServer): void =>
  void describe('the reference page', () => {
    const answer = () => fetch(`${server().url}${apiBase}/reference`)
    const page = async () => (await answer()).text()
    const read = async () => (await (await fetch(`${server().url}${apiBase}/openapi.json`)).json()) as OpenApi

    /** The part of the page after a heading, up to the next of its kind. */
    const after = (html: string, id: string): string => html.split(`id="${id}"`)[1]?.split('<h3')[0] ?? ''

    it('has every call, its example and one script, which the browser checks', async () => {
      const { headers } = await answer()
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-/)
      const html = await page()
      const calls = Object.entries((await read()).paths ?? {}).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      expect(calls.filter((call) => !html.includes(`<code>${call}</code></h3>`))).toEqual([])
      expect(html).toContain('kari@example.org')
      const [[, address = '', integrity] = []] = [...html.matchAll(/<script defer src="([^"]+)" integrity="([^"]+)"><\/script>/g)]
      expect(html.split('<script')).toHaveLength(2)
      const script = await fetch(new URL(address, `${server().url}${apiBase}/reference`))
      expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(
        `sha384-${createHash('sha384')
          .update(await script.text())
          .digest('base64')}`,
      ).toBe(integrity)
      expect(Buffer.byteLength(html)).toBeLessThan(largest)
    })

    it('links to nothing that is not on it', async () => {
      const html = await page()
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([])
    })

    it('has a table of what each body must hold', async () => {
      const fields = after(await page(), 'schema-ReservationBody')
      const row = (name: string) => fields.split('<tr').find((one) => one.includes(`<code>${name}</code></th>`)) ?? ''
      expect(row('shopID')).toContain('<td>integer</td><td>required</td><td>1 to 2147483647</td>')
      expect(row('items')).toContain('<td>list of object</td><td>required</td><td>1 to 100 entries</td>')
      expect(row('items[].EanNo')).toContain('<td>string</td><td>required</td><td>1 to 20 characters</td>')
      expect(row('delivery')).toContain('<code>&quot;collect&quot;</code> when left out')
      expect(row('city')).toContain('<td></td><td>at most 100 characters')
    })

    it('says of every field of every schema that a call uses what it is', async () => {
      const html = await page()
      const { schemas = {} } = (await read()).components ?? {}
      const used = Object.entries(schemas).filter(([name]) => html.includes(`href="#schema-${name}"`))
      const missing = used.flatMap(([name, { properties = {} }]) =>
        Object.keys(properties)
          .filter((field) => !after(html, `schema-${name}`).includes(`<code>${field}</code></th>`))
          .map((field) => `${name}.${field}`),
      )
      expect(missing).toEqual([])
      expect(used.length).toBeGreaterThan(30)
    })

    it('[R10.13] says when each error comes, and which a call may answer', async () => {
      const html = await page()
      for (const [code, status] of Object.entries(errorCodes))
        expect(html).toContain(`<tr id="error-${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>`)
      expect(after(html, 'post--api-v1-reservations')).toContain('<a href="#error-nothing_reserved">')
      expect(after(html, 'schema-ErrorBody')).toContain('<code>requestId</code>')
    })
  })
