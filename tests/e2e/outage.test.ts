import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts, removeFolder, root, stateFolder } from './support/kit.ts'
import { goodsIn, htmlOf, pageTypes } from './support/pages.ts'
import { serve, vidda, type Server } from './support/run.ts'

const seconds = (count: number): number => count * 1000
const secret = 'a secret of thirty-two characters'

let folder = ''
let url: string
let api: Server
let app: Server
let startApi: () => Promise<Server>

beforeAll(async () => {
  const built = await vidda(['build', '--brand', 'so'], { patience: seconds(120) })
  if (built.code !== 0) throw new Error(built.errors)
  folder = await stateFolder()
  const port = await freePorts(2)
  url = `http://localhost:${port}`
  const tenants = join(folder, 'tenants.json')
  await writeFile(tenants, JSON.stringify([{ ...tenantOf(await readBrand(new URL('brands/so/', pathToFileURL(root)))), origin: url }]))
  const env = { DATABASE_URL: '', DATA_DIR: folder, PORT: String(port + 1), TENANTS_FILE: tenants, VIDDA_SECRET: secret, ARTICLES: '300' }
  startApi = () => serve([join(root, 'packages/commerce/src/main.ts')], { env: { ...env, LOG_LEVEL: 'warn' } })
  api = await startApi()
  app = await serve([join(root, 'apps/so/dist/server/index.js')], {
    env: { PORT: String(port), API_URL: `http://127.0.0.1:${port + 1}`, VIDDA_SECRET: secret, ORIGIN: url },
  })
}, seconds(240))

afterAll(async () => {
  await app?.stop()
  await api?.stop('SIGKILL')
  if (folder) await removeFolder(folder)
}, seconds(30))

const outages = {
  stopped: {
    begin: async () => void (await api.stop()),
    end: async () => {
      api = await startApi()
    },
  },
  hanging: {
    // A process that is stopped in its tracks takes connections and never answers.
    begin: async () => void api.stop('SIGSTOP'),
    end: async () => void api.stop('SIGCONT'),
  },
} as const

describe.each(Object.entries(outages))('while the commerce API is %s', (name, { begin, end }) => {
  it(
    '[R10.88] pages seen before are served, others are 503 with Retry-After, and afterwards all are as before without a restart',
    async () => {
      const { home, gender, category, article } = await pageTypes(url)
      const seen = [home, gender, category, article]
      const before = await Promise.all(seen.map((path) => htmlOf(url + path)))
      const unseen = [`/search/regntoy-${name}`, `/klaer?sort=${name === 'stopped' ? 'pris' : 'bestselger'}`]

      await begin()
      try {
        for (const [index, path] of seen.entries()) {
          const answer = await fetch(url + path)
          expect([path, answer.status]).toEqual([path, 200])
          expect(goodsIn(await answer.text())).toEqual(goodsIn(before[index] ?? ''))
        }
        for (const path of unseen) {
          const answer = await fetch(url + path)
          expect([path, answer.status]).toEqual([path, 503])
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
          expect(await answer.text()).toContain('Noe gikk galt hos oss')
        }
      } finally {
        await end()
      }

      for (const path of unseen) await expect.poll(async () => (await fetch(url + path)).status, { timeout: seconds(20) }).toBe(200)
      expect(goodsIn(await htmlOf(url + category)).length).toBeGreaterThan(3)
    },
    seconds(90),
  )
})
