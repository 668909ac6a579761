import type { Brand } from '@vidda/brand'
import { expect, it } from 'vitest'
import { startLocalProviders } from './local-providers.ts'

const brand = (providers: readonly string[]) => ({ config: { id: 'to-vidder', checkout: { providers } } }) as unknown as Brand

it('a brand that names providers gets accounts with local services, and keeps one that it has', async () => {
  const env: Record<string, string | undefined> = { VIDDA_TO_VIDDER_KLARNA_USERNAME: 'PK1', VIDDA_TO_VIDDER_KLARNA_PASSWORD: 'own' }
  const sandbox = await startLocalProviders([brand(['klarna', 'qliro'])], env)
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
  expect(await startLocalProviders([brand(providers)], env)).toBeNull()
})
