import { createServer, request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { visitedBrands } from './support/kit.ts'
import { hydratedTab, mainJourney, shown, until, visit } from './support/main-journey.ts'
import { firefox, webKit, type OtherBrowser } from './support/other-browsers.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

const opened: (() => Promise<void>)[] = []
afterEach(() => Promise.all(opened.splice(0).map((close) => close())))

async function start(browser: OtherBrowser) {
  const tab = await browser.start()
  opened.push(tab.close)
  return tab
}

/** A browser that is not here is told of in the titles of what it does not run. */
const named = ({ name, missing }: OtherBrowser) => (missing === null ? name : `${name} (SKIPPED: ${missing})`)

describe.each([firefox, webKit].map((browser) => ({ browser, title: named(browser) })))('$title', ({ browser }) => {
  describe.skipIf(browser.missing !== null)('a visitor', () => {
    it.each(visitedBrands)(
      'of %s filters a list, puts an article into the cart, finds it there after a reload, and reserves it',
      async (brand) => {
        expect(await mainJourney(await start(browser), shops.url(brand))).toBeGreaterThan(0)
      },
    )
  })
})

/** A shop with somebody at its door who notes every picture that is fetched. */
async function countPictures(target: string): Promise<{ readonly url: string; readonly fetched: string[] }> {
  const { hostname, port } = new URL(target)
  const fetched: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url?.includes('/api/v1/images/')) fetched.push(asked.url)
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  opened.push(() => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return { url: `http://localhost:${address.port}`, fetched }
}

describe.each([{ title: named(firefox) }])('$title', () => {
  it.skipIf(firefox.missing !== null)('fetches no picture a second time, in another format, when its page is left', async () => {
    const { url, fetched } = await countPictures(shops.url('so'))
    const tab = await start(firefox)
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const seeAll = async () => {
      const height = Number(await tab.read('document.documentElement.scrollHeight'))
      for (let top = 0; top < height; top += 700) {
        await tab.read(`window.scrollTo({ top: ${top}, behavior: 'instant' })`)
        await rest(150)
      }
    }
    await visit(tab, url)
    await seeAll()
    await tab.press(shown('header a', 'Dame'))
    await until(tab, `document.querySelector('h1')?.textContent === 'Dame'`)
    await hydratedTab(tab)
    await seeAll()
    // Firefox frees what was removed some seconds later.
    await rest(6000)
    expect(fetched.length).toBeGreaterThan(20)
    expect(fetched.filter((path) => !path.endsWith('.avif'))).toEqual([])
  })
})
