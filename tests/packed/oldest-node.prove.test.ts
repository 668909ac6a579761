import { cp, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPictures, fillDemo } from '../e2e/support/demo.ts'
import { freePorts, removeFolder, root, stateFolder } from '../e2e/support/kit.ts'
import { goodsIn, htmlOf, pageTypes } from '../e2e/support/pages.ts'
import { run, serve, vidda, type Server } from '../e2e/support/run.ts'
import { nodeIn } from './support/machine.ts'

const minutes = (count: number): number => count * 60_000

/** The oldest Node that the README names. */
const oldest = '20.0.0'

const secret = 'a secret of thirty-two characters'

let folder = ''
let program = ''
let url = ''
let api: Server | undefined
let app: Server | undefined

describe.skipIf(!['linux', 'darwin'].includes(process.platform))(`a built app on Node ${oldest}`, { timeout: minutes(2) }, () => {
  beforeAll(async () => {
    folder = await realpath(await stateFolder())
    program = await nodeIn(join(folder, 'node'), oldest)
    const built = await vidda(['build', '--brand', 'so'], { timeout: minutes(5) })
    if (built.code !== 0) throw new Error(built.errors)
    await cp(join(root, 'apps/so/dist'), join(folder, 'dist'), { recursive: true })
    const port = await freePorts(2)
    url = `http://localhost:${port}`
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
    app = await serve([join(folder, 'dist/server/index.js')], {
      cwd: folder,
      bare: true,
      program,
      env: { PORT: String(port), API_URL: `http://127.0.0.1:${port + 1}`, VIDDA_SECRET: secret, ORIGIN: url },
    })
  }, minutes(10))

  afterAll(async () => {
    await app?.stop()
    await api?.stop()
    if (folder) await removeFolder(folder)
  }, minutes(1))

  it('runs on that Node', async () => {
    expect((await run(['--version'], { program })).said.trim()).toBe(`v${oldest}`)
  })

  it('serves home, gender, category and article with goods', async () => {
    const { home, gender, category, article } = await pageTypes(url)
    for (const path of [home, gender, category, article]) {
      const answer = await fetch(url + path)
      expect([answer.status, /<h1[^>]*>/.test(await answer.text())], path).toEqual([200, true])
    }
    for (const path of [home, gender, category]) expect(goodsIn(await htmlOf(url + path)).length, path).toBeGreaterThan(3)
  })

  it('passes calls on to the commerce API, and answers what is none of its pages', async () => {
    expect((await fetch(`${url}/api/v1/shops`)).status).toBe(200)
    expect((await fetch(`${url}/nothing-of-the-kind`)).status).toBe(404)
    expect((await fetch(`${url}/sitemap.xml`)).status).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('ends with status 0 on SIGTERM', async () => {
    expect(await app?.stop('SIGTERM')).toBe(0)
  })
})
