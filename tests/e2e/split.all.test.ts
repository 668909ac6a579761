import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { fillDemo } from './support/demo.ts'
import { putSomethingIntoCart } from './support/press.ts'
import { goodsIn } from './support/pages.ts'
import { brandOrder, demoFlags, removeFolder, root, someGender, startKit, stateFolder, type Kit } from './support/kit.ts'

const seconds = (count: number): number => count * 1000
const pathsOf = (brand: string) => ['/', `/${someGender(brand).toLowerCase()}`, '/klaer', '/klaer?page=2'] as const

type Shown = Readonly<Record<string, readonly string[]>>

let state = ''
let together: Shown
let shopsTogether: Readonly<Record<string, unknown>>
let kit: Kit

/** Two brands of one chain have the same shops. */
const chainOf = (brand: string): number => {
  const { chainId = 1 } = JSON.parse(readFileSync(join(root, 'brands', brand, 'brand.json'), 'utf8')) as { readonly chainId?: number }
  return chainId
}

/** A page that is asked for as a shop opens may come without some of its goods on a busy machine: it is not to be stored, and is made anew some seconds later. */
const goodsOf = (url: string): Promise<readonly string[]> =>
  vi.waitFor(
    async () => {
      const page = await fetch(url)
      expect(page.headers.get('cache-control'), url).not.toBe('no-store')
      const goods = goodsIn(await page.text()).toSorted()
      expect(goods.length, url).toBeGreaterThan(3)
      return goods
    },
    { timeout: seconds(60), interval: seconds(1) },
  )

/** The goods of every page, by brand and path. */
async function shownBy({ urls }: Kit): Promise<Shown> {
  const pages = brandOrder.flatMap((brand) => pathsOf(brand).map((path) => [`${brand} ${path}`, `${urls[brand]}${path}`] as const))
  return Object.fromEntries(await Promise.all(pages.map(async ([name, url]) => [name, await goodsOf(url)] as const)))
}

async function shopsOf({ urls }: Kit): Promise<Readonly<Record<string, unknown>>> {
  const answers = brandOrder.map(async (brand) => [brand, await (await fetch(`${urls[brand]}/api/v1/shops`)).json()] as const)
  return Object.fromEntries(await Promise.all(answers))
}

beforeAll(async () => {
  state = await stateFolder()
  await fillDemo(state)
  const one = await startKit({ state, flags: demoFlags })
  together = await shownBy(one)
  shopsTogether = await shopsOf(one)
  await one.stop()
  kit = await startKit({ state, flags: [...demoFlags, '--split'] })
}, seconds(600))

afterAll(async () => {
  await kit?.stop()
  if (state) await removeFolder(state)
})

it('processes of their own serve the same goods as one process', async () => {
  expect(await shownBy(kit)).toEqual(together)
})

it('each brand’s app passes its API calls on to the commerce API, as the same shop', async () => {
  expect(kit.output()).toContain('Commerce API')
  expect(await shopsOf(kit)).toEqual(shopsTogether)
  const chains = new Set(brandOrder.map((brand) => chainOf(brand)))
  expect(chains.size).toBeGreaterThan(1)
  expect(new Set(Object.values(shopsTogether).map((shops) => JSON.stringify(shops))).size).toBe(chains.size)
})

it('React answers a press on a page of an app of its own', async () => {
  const browser = await openBrowser()
  try {
    const { page } = await openPage(browser)
    await putSomethingIntoCart(page, kit.urls[brandOrder[0] ?? ''] ?? '')
    expect(await page.evaluate(() => localStorage.getItem('vd-cart'))).toContain('articleId')
  } finally {
    await browser.close()
  }
})

it('SIGTERM to the command ends every process', async () => {
  const { code } = await kit.stop()
  expect(code).toBe(0)
  for (const brand of brandOrder) await expect(fetch(`${kit.urls[brand]}/healthz`)).rejects.toThrow('fetch failed')
})
