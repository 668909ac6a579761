import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importModule } from './index.ts'

const address = 'https://shop.example/assets/Menu-1a_B.js'
const missing = (words: string) => new TypeError(`${words}: ${address}`)
const load = (reason?: Error) => vi.fn(async (): Promise<{ readonly Menu: string }> => (reason ? Promise.reject(reason) : { Menu: 'menu' }))

/** As a bundler writes what stands for a module. */
const module = (held: object) => ({ ...held, [Symbol.toStringTag]: 'Module' })

/** What comes under the other address; each test has one of its own, for a module comes once. */
let now = 0
function comes(file: object) {
  vi.doMock(`${address}?${now}`, () => file)
}

beforeEach(() => {
  now += 1
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => vi.useRealTimers())

it('is imported as ever', async () => {
  expect(await importModule(load(), 'Menu')).toEqual({ Menu: 'menu' })
})

describe('a module that did not come', () => {
  it.each(['Failed to fetch dynamically imported module', 'error loading dynamically imported module'])(
    'is asked for under another address: %s',
    async (words) => {
      comes({ Menu: 'came' })
      const first = load(missing(words))
      expect(await importModule(first, 'Menu')).toMatchObject({ Menu: 'came' })
      expect(first).toHaveBeenCalledOnce()
    },
  )

  it('is found in a file that holds others too', async () => {
    comes({ n: () => 'Menu', i: null, o: { Menu: 'a text' }, t: module({ Other: 'other' }), r: module({ Menu: 'came' }) })
    expect(await importModule(load(missing('Failed to fetch')), 'Menu')).toMatchObject({ Menu: 'came' })
  })

  it('fails as at first where the file holds no such module', async () => {
    comes({ o: { Menu: 'a text' }, t: module({ Other: 'other' }) })
    const reason = missing('Failed to fetch')
    await expect(importModule(load(reason), 'Menu')).rejects.toBe(reason)
  })

  it.each(['Importing a module script failed.', `Failed to fetch dynamically imported module: ${address}?1`])(
    'fails where its address is not known or has been changed already: %s',
    async (words) => {
      const reason = new TypeError(words)
      await expect(importModule(load(reason), 'Menu')).rejects.toBe(reason)
    },
  )

  it('fails where the other address does not come either', async () => {
    await expect(importModule(load(missing('Failed to fetch')), 'Menu')).rejects.toThrow(/URL|Cannot find module/u)
  })
})
