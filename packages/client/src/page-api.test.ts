// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { NoAnswerError, pageApi } from './index.ts'

type ImportModule = NonNullable<Parameters<typeof pageApi>[1]>

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
  const names: string[] = []
  const importModule: ImportModule = (load, name) => {
    names.push(name)
    return load()
  }
  const api = pageApi(document, importModule)
  expect(names).toEqual([])
  await Promise.all([api.change('post', 'carts', {}), api.change('post', 'carts', {})])
  expect(names).toEqual(['openPageApi', 'default'])
  expect(asked).toEqual(['/api/v1/csrf', '/api/v1/carts', '/api/v1/carts'])
})

it('has no answer where its code does not come, and loads it with the next request', async () => {
  pathsAsked()
  let failures = 1
  const importModule: ImportModule = (load) => (failures-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : load())
  const api = pageApi(document, importModule)
  await expect(api.read('shops')).rejects.toBeInstanceOf(NoAnswerError)
  await expect(api.read('shops')).resolves.toEqual({ token: 'page-2' })
})
