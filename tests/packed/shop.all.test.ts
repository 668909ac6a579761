import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageManager } from '../../scripts/package-manager.ts'
import { packAll } from '../../scripts/packages/pack.ts'
import { published } from '../../scripts/packages/published.ts'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { crawl } from '../e2e/support/crawl.ts'
import { fillDemo } from '../e2e/support/demo.ts'
import { freePorts, removeFolder, root, stateFolder } from '../e2e/support/kit.ts'
import { putSomethingIntoCart } from '../e2e/support/press.ts'
import { serve, type Server } from '../e2e/support/run.ts'
import { catalogVersions, withoutTestRunner } from './support/adopter-app.ts'
import { startRegistry } from './support/registry.ts'

const minutes = (count: number): number => count * 60_000
const call = promisify(execFile)

const secret = 'a secret of thirty-two characters'
const config = `import { storefront } from '@vidda/host/vite'

export default storefront({ brand: new URL('./so/', import.meta.url) })
`

let folder: string
let registry: Awaited<ReturnType<typeof startRegistry>>

beforeAll(async () => {
  folder = await realpath(await stateFolder())
  registry = await startRegistry(await packAll(published(), join(folder, 'tarballs')))
}, minutes(10))

afterAll(async () => {
  await registry?.close()
  if (folder) await removeFolder(folder)
}, minutes(1))

type Manager = 'npm' | 'pnpm'

const installing: Readonly<Record<Manager, () => readonly string[]>> = {
  npm: () => ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
  pnpm: () => [...packageManager(), 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'],
}

/** An empty folder in which packages were installed, each of ours from the registry of this test. */
async function installed(manager: Manager, name: string, dependencies: Readonly<Record<string, string>>): Promise<string> {
  const place = join(folder, name)
  await mkdir(place)
  await writeFile(join(place, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }, null, 2))
  await writeFile(join(place, '.npmrc'), `@vidda:registry=${registry.url}\n`)
  const [program = '', ...args] = installing[manager]()
  await call(program, args, { cwd: place, env: withoutTestRunner, maxBuffer: 50_000_000 })
  return place
}

/** An app of the brand so by packages and the brand's folder alone, built. */
async function shopBy(manager: Manager): Promise<string> {
  const peers = await catalogVersions(['react', 'react-dom', 'react-router-dom', 'styled-components', 'vite'])
  const place = await installed(manager, `shop-${manager}`, {
    '@vidda/host': '0.1.0',
    '@vidda/storefront': '0.1.0',
    '@vidda/theme-so': '0.1.0',
    ...peers,
  })
  await cp(join(root, 'brands/so'), join(place, 'so'), {
    recursive: true,
    filter: (path) => !['node_modules', 'package.json'].includes(basename(path)),
  })
  await writeFile(join(place, 'vite.config.js'), config)
  await call(process.execPath, [join(place, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: place, env: withoutTestRunner })
  return place
}

describe('a shop of packages and a brand folder, in a folder of its own', { timeout: minutes(10) }, () => {
  let url: string
  let api: Server
  let app: Server
  let browser: Browser

  beforeAll(async () => {
    const shop = await shopBy('npm')
    const commerce = await installed('npm', 'commerce', { '@vidda/commerce': '0.1.0' })
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
