import type { Brand } from '@vidda/brand'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLocalProviders } from './local-providers.ts'

const brand = (providers: readonly string[]) => ({ config: { id: 'to-vidder', checkout: { providers } } }) as unknown as Brand

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-local-providers-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a brand that names providers gets accounts with local services, and keeps one that it has', async () => {
  const env: Record<string, string | undefined> = { VIDDA_TO_VIDDER_KLARNA_USERNAME: 'PK1', VIDDA_TO_VIDDER_KLARNA_PASSWORD: 'own' }
  const sandbox = await startLocalProviders([brand(['klarna', 'qliro'])], { env, folder })
  await sandbox?.stop()
  expect(env).toMatchObject({
    VIDDA_TO_VIDDER_KLARNA_USERNAME: 'PK1',
    VIDDA_TO_VIDDER_QLIRO_URL: sandbox?.qliro.baseUrl,
    VIDDA_TO_VIDDER_QLIRO_API_KEY: sandbox?.qliro.apiKey,
    VIDDA_TO_VIDDER_QLIRO_HOSTS: sandbox?.qliro.frameOrigin,
  })
  expect(env).not.toHaveProperty('VIDDA_TO_VIDDER_KLARNA_URL')
})

it.each([
  ['in production', ['klarna'], { NODE_ENV: 'production' }],
  ['for brands without providers', [], {}],
])('there are none %s', async (_, providers, env) => {
  expect(await startLocalProviders([brand(providers)], { env, folder })).toBeNull()
})

it.each([
  ['forget what was paid where the database is made anew', true, 0],
  ['know what was paid where the database stays', false, 1],
])('[R11.46] they %s', async (_, fresh, days) => {
  const day = 86_400_000
  const place = join(folder, String(fresh))
  const before = await startLocalProviders([brand(['qliro'])], { env: {}, folder: place })
  await before?.control.advance(day)
  await before?.stop()
  const after = await startLocalProviders([brand(['qliro'])], { env: {}, folder: place, fresh })
  const now = (await after?.control.truth())?.now ?? ''
  await after?.stop()
  expect((Date.parse(now) - Date.now()) / day).toBeCloseTo(days, 2)
})
