import { cp, readdir, realpath, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { demoPictures, fillDemo } from '../e2e/support/demo.ts'
import { freePorts, removeFolder, root, stateFolder } from '../e2e/support/kit.ts'
import { putSomethingIntoCart } from '../e2e/support/press.ts'
import { goodsIn, htmlOf, pageTypes } from '../e2e/support/pages.ts'
import { run, serve, vidda, type Server } from '../e2e/support/run.ts'

const seconds = (count: number): number => count * 1000
const secret = 'a secret of thirty-two characters'

let folder = ''
let url: string
let apiUrl: string
let api: Server
let app: Server
let environment: Readonly<Record<string, string>>

const entry = () => join(folder, 'dist/server/index.js')

function nodeModulesAbove(path: string): readonly string[] {
  const above = dirname(path) === path ? [] : nodeModulesAbove(dirname(path))
  return existsSync(join(path, 'node_modules')) ? [join(path, 'node_modules'), ...above] : above
}

beforeAll(async () => {
  const built = await vidda(['build', '--brand', 'so'])
  if (built.code !== 0) throw new Error(built.errors)
  folder = await realpath(await stateFolder())
  await cp(join(root, 'apps/so/dist'), join(folder, 'dist'), { recursive: true })

  const port = await freePorts(2)
  url = `http://localhost:${port}`
  apiUrl = `http://127.0.0.1:${port + 1}`
  environment = { PORT: String(port), API_URL: apiUrl, VIDDA_SECRET: secret, ORIGIN: url }
  const tenants = join(folder, 'tenants.json')
  await writeFile(tenants, JSON.stringify([{ ...tenantOf(await readBrand(new URL('brands/so/', pathToFileURL(root)))), origin: url }]))
  await fillDemo(join(folder, 'data'))
  api = await serve([join(root, 'packages/commerce/src/main.ts')], {
    env: {
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      PORT: String(port + 1),
      TENANTS_FILE: tenants,
      VIDDA_SECRET: secret,
      PICTURES: demoPictures,
      LOG_LEVEL: 'warn',
    },
  })
  app = await serve([entry()], { cwd: folder, env: environment, bare: true })
})

afterAll(async () => {
  await app?.stop()
  await api?.stop()
  if (folder) await removeFolder(folder)
})

describe('a build, copied out of the workspace', () => {
  it('needs nothing that is installed', async () => {
    expect(nodeModulesAbove(folder)).toEqual([])
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['dist']))
  })

  it('serves home, gender, category and article with goods and their styles', async () => {
    const { home, gender, category, article } = await pageTypes(url)
    for (const path of [home, gender, category, article]) {
      const answer = await fetch(url + path)
      const html = await answer.text()
      expect(answer.status, path).toBe(200)
      expect(html, path).toMatch(/<h1[^>]*>/)
      expect(html, path).toMatch(/\d,\d\d\skr/)
      expect(html, path).toContain('data-styled')
    }
    for (const path of [home, gender, category]) expect(goodsIn(await htmlOf(url + path)).length, path).toBeGreaterThan(3)
  })

  it('serves every asset that its pages name', async () => {
    const html = await htmlOf(`${url}/klaer`)
    const assets = [...new Set([...html.matchAll(/["'(](\/(?:assets|api\/v1\/images)\/[^"')\s]+)/g)].map(([, asset = '']) => asset))]
    expect(assets.some((asset) => asset.endsWith('.js'))).toBe(true)
    expect(assets.some((asset) => asset.endsWith('.woff2'))).toBe(true)
    for (const asset of assets.filter((name) => name.startsWith('/assets/'))) {
      const answer = await fetch(url + asset)
      expect(answer.status, asset).toBe(200)
      expect((await answer.arrayBuffer()).byteLength, asset).toBeGreaterThan(0)
    }
    const picture = assets.find((asset) => asset.includes('/images/')) ?? ''
    expect((await fetch(url + picture)).headers.get('content-type')).toMatch(/^image\//)
  })

  it('serves pages on which React answers a press', async () => {
    const browser = await openBrowser()
    try {
      const { page } = await openPage(browser)
      await putSomethingIntoCart(page, url)
      expect(await page.evaluate(() => localStorage.getItem('vd-cart'))).toContain('articleId')
    } finally {
      await browser.close()
    }
  })

  it('passes calls on to the commerce API', async () => {
    const answer = await fetch(`${url}/api/v1/shops`)
    expect(answer.status).toBe(200)
    const shops = (await answer.json()) as readonly { readonly name: string }[]
    expect(shops.length).toBeGreaterThan(5)
    // The commerce API itself answers nobody who does not say whose shop this is: the app has added that.
    expect((await fetch(`${apiUrl}/api/v1/shops`)).ok).toBe(false)
  })

  it.each(['PORT', 'API_URL', 'VIDDA_SECRET'])('says in one line that %s is missing', async (name) => {
    const env = Object.fromEntries(Object.entries(environment).filter(([key]) => key !== name))
    const { code, errors } = await run([entry()], { cwd: folder, env, bare: true, timeout: seconds(90) })
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(`${name} not set`)])
    expect(code).toBe(1)
  })

  it('says in one line that its port is taken', async () => {
    const { code, errors } = await run([entry()], { cwd: folder, env: environment, bare: true, timeout: seconds(90) })
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/^Port \d+ is taken/)])
    expect(code).toBe(1)
  })

  it('serves what it has made while the commerce API is gone, and answers 503 with the same policy where it has nothing', async () => {
    await api.stop()
    const seen = await fetch(`${url}/klaer`)
    expect(seen.status).toBe(200)
    expect(goodsIn(await seen.text()).length).toBeGreaterThan(3)

    const unseen = await fetch(`${url}/search/regntoy`)
    expect(unseen.status).toBe(503)
    expect(Number(unseen.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(unseen.headers.get('content-security-policy')).toMatch(/script-src 'self'[^;*]*; style-src-elem 'self' 'sha256-/)
    expect(await unseen.text()).toMatch(/^<!doctype html><html lang="nb">/)
  })

  it('ends with status 0 on SIGTERM', async () => {
    expect(await app.stop('SIGTERM')).toBe(0)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
  })
})
