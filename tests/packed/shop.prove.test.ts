import { cp, readFile, realpath, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { crawl } from '../e2e/support/crawl.ts'
import { fillDemo } from '../e2e/support/demo.ts'
import { freePorts, removeFolder, root, stateFolder } from '../e2e/support/kit.ts'
import { putSomethingIntoCart } from '../e2e/support/press.ts'
import { serve, type Server } from '../e2e/support/run.ts'
import { catalogVersions, install, program, type Manager } from './support/install.ts'

const minutes = (count: number): number => count * 60_000

const secret = 'a secret of thirty-two characters'
const config = `import { storefront } from '@vidda/host/vite'

export default storefront({ brand: new URL('./so/', import.meta.url) })
`

let folder: string

beforeAll(async () => {
  folder = await realpath(await stateFolder())
}, minutes(10))

afterAll(() => removeFolder(folder), minutes(1))

/** An app of the brand so by packages and the brand's folder alone, built. */
async function shopBy(manager: Manager): Promise<string> {
  const place = join(folder, `shop-${manager}`)
  const peers = await catalogVersions(['react', 'react-dom', 'react-router-dom', 'styled-components', 'vite'])
  await install(place, manager, { dependencies: { '@vidda/host': '*', '@vidda/storefront': '*', '@vidda/theme-so': '*', ...peers } })
  await cp(join(root, 'brands/so'), join(place, 'so'), {
    recursive: true,
    filter: (path) => !['node_modules', 'package.json'].includes(basename(path)),
  })
  await writeFile(join(place, 'vite.config.js'), config)
  const { code, output } = await program(place, [process.execPath, 'node_modules/vite/bin/vite.js', 'build'])
  if (code !== 0) throw new Error(output)
  return place
}

describe('a shop of packages and a brand folder, in a folder of its own', { timeout: minutes(10) }, () => {
  let url: string
  let api: Server
  let app: Server
  let browser: Browser

  beforeAll(async () => {
    const shop = await shopBy('npm')
    const commerce = join(folder, 'commerce')
    await install(commerce, 'npm', { dependencies: { '@vidda/commerce': '*' } })
    await fillDemo(join(folder, 'data'))
    const port = await freePorts(2)
    url = `http://localhost:${port}`
    const tenants = join(shop, 'dist/server/tenants.json')
    await writeFile(tenants, (await readFile(tenants, 'utf8')).replace('https://so.example', url))
    api = await serve([join(commerce, 'node_modules/.bin/vidda-commerce')], {
      cwd: commerce,
      bare: true,
      env: {
        DATA_DIR: join(folder, 'data'),
        PORT: String(port + 1),
        TENANTS_FILE: tenants,
        VIDDA_SECRET: secret,
        // The invented goods of these tests are drawn, and what draws them is not published.
        PICTURES: join(root, 'packages/demo/src/pictures.ts'),
      },
    })
    const env = { PORT: String(port), API_URL: `http://127.0.0.1:${port + 1}`, VIDDA_SECRET: secret, ORIGIN: url }
    app = await serve([join(shop, 'dist/server/index.js')], { cwd: shop, bare: true, env })
    browser = await openBrowser()
  }, minutes(10))

  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    await api?.stop()
  })

  it('[R11.05] serves every page that a link or a sitemap leads to', async () => {
    const { pages, problems } = await crawl(url)
    expect(problems).toEqual([])
    expect(pages.length).toBeGreaterThan(50)
  })

  it('[R11.05] can be shopped in, and nothing is wrong in the browser’s eyes', async () => {
    const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
    await putSomethingIntoCart(page, url)
    expect(problems).toEqual([])
  })
})

it('[R11.05] a shop builds by pnpm too, which lets a package see what it names alone', { timeout: minutes(10) }, async () => {
  const shop = await shopBy('pnpm')
  const names = async (place: string) => (await readFile(join(place, 'dist/server/tenants.json'), 'utf8')).includes('Storm & Opphold AS')
  expect(await names(shop)).toBe(true)
})
