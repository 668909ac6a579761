// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { NoAnswerError, pageApi } from './index.ts'

const own = (load: () => Promise<object>) => load()

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The paths that are asked for from here on; every answer is a token. */
function pathsAsked(): readonly string[] {
  const asked: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    asked.push(new URL((input as Request).url).pathname)
    return Promise.resolve(Response.json({ token: 'page-2' }))
  }
  vi.stubGlobal('fetch', fetch)
  return asked
}

it('[R7.05] loads its code once, with the first requests', async () => {
  const asked = pathsAsked()
  const importModule = vi.fn(own) as typeof own & Parameters<typeof pageApi>[1]
  const api = pageApi(document, importModule)
  expect(importModule).not.toHaveBeenCalled()
  await Promise.all([api.change('post', 'carts', {}), api.change('post', 'carts', {})])
  expect(importModule.mock.calls.map(([, name]) => name)).toEqual(['openPageApi', 'default'])
  expect(asked).toEqual(['/api/v1/csrf', '/api/v1/carts', '/api/v1/carts'])
})

it('has no answer where its code does not come, and loads it with the next request', async () => {
  pathsAsked()
  const importModule = vi.fn(own).mockRejectedValueOnce(new TypeError('Failed to fetch')) as typeof own & Parameters<typeof pageApi>[1]
  const api = pageApi(document, importModule)
  await expect(api.read('shops')).rejects.toBeInstanceOf(NoAnswerError)
  await expect(api.read('shops')).resolves.toEqual({ token: 'page-2' })
})
