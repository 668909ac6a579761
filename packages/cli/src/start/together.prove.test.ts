import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readSettings } from '@vidda/commerce'
import { createProgress, type Progress } from '../progress.ts'
import { repositoryExtras } from '../repository/extras.ts'
import { StopError } from '../stop-error.ts'
import type { StartPlan } from './plan.ts'
import { startTogether } from './together.ts'
import { brandsOf } from '../workspace.ts'
import type * as Workspace from '../workspace.ts'

const place = vi.hoisted(() => ({ folder: '' }))
vi.mock('../workspace.ts', async (original) => ({
  ...(await original<typeof Workspace>()),
  appFolder: (id: string) => `${place.folder}/apps/${id}`,
  get stateFolder() {
    return place.folder
  },
}))

/** Stands in for a built app: hands every request to the commerce API, as a host does with those under /api/v1. */
const app = `
import { createServer as listener } from 'node:http'
export const createServer = async ({ target, tenant }) => {
  const server = listener((request, response) => {
    Object.assign(request.headers, Object.fromEntries(Object.entries(tenant).map(([name, value]) => [name.toLowerCase(), value])))
    target.routing(request, response)
  })
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => resolve('http://127.0.0.1:' + server.address().port))
      }),
    close: () => new Promise((resolve) => (server.close(resolve), server.closeIdleConnections())),
  }
}`

/** Where PostgreSQL notes in `pg_control` how a database was left, and what it notes when that was in order. */
const [stateAt, shutDown] = [16, 1]

const quiet = createProgress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream)

beforeAll(async () => {
  place.folder = await mkdtemp(join(tmpdir(), 'vidda-together-'))
})
afterAll(() => rm(place.folder, { recursive: true }))

/** A small shop of the first brand, in the temporary folder. */
async function planOf(change: Partial<StartPlan> = {}): Promise<StartPlan> {
  const [brand] = await brandsOf(undefined)
  if (!brand) throw new Error('There is no brand')
  const folder = join(place.folder, 'apps', brand.config.id, 'dist/server')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '../../package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'index.js'), app)
  return {
    shops: [{ brand, port: 0 }],
    apiPort: null,
    demo: await repositoryExtras.loadDemo(),
    articles: 100,
    fresh: false,
    secret: 'sixteen letters!',
    settings: readSettings({ ATTEMPTS_PER_ACCOUNT: '2', RESERVATIONS_PER_MINUTE: '1', DRAIN_MS: '1000' }, []),
    progress: quiet,
    stop: new AbortController().signal,
    ...change,
  }
}

it('closes what it has opened when it is stopped while it invents articles', async () => {
  const stopping = new AbortController()
  const parts: string[] = []
  const progress: Progress = {
    ...quiet,
    part({ step }) {
      parts.push(step)
      stopping.abort(new StopError('Stopped', 130))
    },
  }
  const starting = startTogether(await planOf({ progress, stop: stopping.signal }))
  await expect(starting).rejects.toMatchObject({ message: 'Stopped', exitCode: 130 })
  expect(parts).toEqual(['articles'])
  expect(await readdir(place.folder)).toContain('pglite')
  expect(await readdir(place.folder)).not.toContain('commerce.lock')
  expect((await readFile(join(place.folder, 'pglite/global/pg_control'))).readUInt32LE(stateAt)).toBe(shutDown)
})

it('closes what it has opened when a port was lost meanwhile, and names it', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const plan = await planOf()
  const [first] = plan.shops
  if (!first) throw new Error('There is no shop')
  const shops = [first, { ...first, port }]
  await expect(startTogether({ ...plan, shops })).rejects.toMatchObject({
    name: 'StopError',
    message: expect.stringMatching(new RegExp(`^Port ${port} is taken\\. .* --port \\d+$`)),
  })
  expect(await readdir(place.folder)).not.toContain('commerce.lock')
  expect((await readFile(join(place.folder, 'pglite/global/pg_control'))).readUInt32LE(stateAt)).toBe(shutDown)
  await new Promise((resolve) => other.close(resolve))
})

it('heeds the same settings as a commerce API of its own, and answers while it ends', async () => {
  const running = await startTogether(await planOf())
  const url = `${running.shops[0]?.url}/api/v1`
  const csrf = await fetch(`${url}/csrf`)
  const cookie = csrf.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { token } = (await csrf.json()) as { token: string }
  const headers = {
    cookie,
    'x-csrf-token': token,
    'x-xsrf-token': cookie.split('=').slice(1).join('='),
    'content-type': 'application/json',
  }
  const post = async (path: string, body: object) =>
    (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
  const login = () => post('/customers/login', { email: 'ingen@example.org', password: 'feil passord' })
  expect([await login(), await login(), await login()]).toEqual([422, 422, 429])
  const withdraw = () => post('/withdrawals', { token: 'ingen' })
  expect([await withdraw(), await withdraw()]).toEqual([404, 429])

  expect((await fetch(`${url}/shops`)).headers.get('connection')).toBe('keep-alive')
  const closed = running.close()
  const last = await fetch(`${url}/shops`)
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
  await closed
  await expect(fetch(`${url}/shops`)).rejects.toThrow('fetch failed')
})
