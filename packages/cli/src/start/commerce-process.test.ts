import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgress, type Progress } from '../progress.ts'
import { StopError } from '../stop-error.ts'

vi.setConfig({ testTimeout: 120_000 })

let state = ''
beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), 'vidda-commerce-'))
  vi.stubEnv('VIDDA_STATE', state)
  vi.stubEnv('DATABASE_URL', '')
  vi.resetModules()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(state, { recursive: true })
})

it('names the list of tenants where it may not be written', async () => {
  const { startCommerce } = await import('./commerce-process.ts')
  const file = join(state, 'tenants.json')
  await mkdir(file)
  const { signal } = new AbortController()
  const plan = { shops: [], port: 0, articles: 300, fresh: false, secret: 's', progress: createProgress(), stop: signal }
  await expect(startCommerce(plan, {})).rejects.toMatchObject({ name: 'StopError', message: expect.stringContaining(`${file} (EISDIR)`) })
})

it('tells how many articles it has invented, and closes its database when it is stopped meanwhile', async () => {
  const [{ startCommerce }, { brandsOf }] = await Promise.all([import('./commerce-process.ts'), import('../workspace.ts')])
  const stopping = new AbortController()
  const lines: string[] = []
  const out = { isTTY: false, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream
  const said = createProgress(out)
  const progress: Progress = {
    ...said,
    part(part) {
      said.part(part)
      stopping.abort(new StopError('Stopped', 130))
    },
  }
  const shops = (await brandsOf(undefined)).map((brand) => ({ brand, port: 4100 }))
  const plan = { shops, port: 0, articles: 300, fresh: false, secret: 'thirty-two letters and some more', progress, stop: stopping.signal }
  await expect(startCommerce(plan, {})).rejects.toMatchObject({ message: 'Stopped', exitCode: 130 })
  expect(lines[0]).toMatch(/^ {4}articles \d+ %\n$/)
  expect(await readdir(state)).toContain('pglite')
  expect(await readdir(state)).not.toContain('commerce.lock')
})
