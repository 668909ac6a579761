import type { FastifyInstance } from 'fastify'
import { noWebhooks } from './features/webhooks/index.ts'
import { shopFeatures } from './features.ts'
import { Attempts, attemptLimits } from './kernel/auth/attempts.ts'
import { KnownDevices } from './kernel/auth/devices.ts'
import { argon2id, Credentials } from './kernel/auth/passwords.ts'
import { Sessions } from './kernel/auth/sessions.ts'
import { Answers } from './kernel/cache/answers.ts'
import { createApp } from './kernel/http/app.ts'
import { ForgeryTokens } from './kernel/http/forgery.ts'
import type { Services } from './kernel/services.ts'
import * as described from './operations.data.ts'

const now = () => new Date()

/** The routes alone, without a database: they can be looked at and not asked. */
export function appOfRoutes({ connections }: { readonly connections?: number } = {}): Promise<FastifyInstance> {
  const db = null as unknown as Services['db']
  const tokens = new ForgeryTokens('', now)
  const devices = new KnownDevices('')
  const services: Services = {
    db,
    search: null as unknown as Services['search'],
    answers: new Answers(),
    tokens,
    sessions: new Sessions(db, tokens, devices, now),
    devices,
    credentials: new Credentials(argon2id),
    attempts: new Attempts(db, now, attemptLimits),
    post: { wake: () => undefined },
    now,
    hasRoom: () => true,
    changesPerMinute: 0,
    readsPerMinute: 1,
    draining: { now: false },
  }
  const features = shopFeatures({
    secret: '',
    outside: {},
    stockTokens: {},
    orderTokens: {},
    payments: {},
    webhooks: noWebhooks,
    tenants: [],
    dataDir: '.',
    originals: { module: null, folder: '' },
  })
  return createApp({ services, features, described, tenants: [], secret: '', logLevel: 'silent', logStream: undefined, connections })
}

/** The OpenAPI document as text. */
export async function openApiDocument(): Promise<string> {
  const app = await appOfRoutes()
  const document = JSON.stringify(app.swagger(), null, 2)
  await app.close()
  return `${document}\n`
}
