import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgress } from '../progress.ts'

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
  const plan = { shops: [], port: 0, secret: 's', progress: createProgress(), stop: signal, pictures: undefined }
  await expect(startCommerce(plan, {})).rejects.toMatchObject({ name: 'StopError', message: expect.stringContaining(`${file} (EISDIR)`) })
})
