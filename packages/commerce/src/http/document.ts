import type { FastifyInstance } from 'fastify'
import { Attempts, attemptLimits } from '../sessions/attempts.ts'
import { argon2id, Credentials } from '../sessions/passwords.ts'
import { KnownDevices } from '../sessions/devices.ts'
import { Sessions } from '../sessions/sessions.ts'
import { Answers } from './answers.ts'
import { createApp } from './app.ts'
import { ForgeryTokens } from './forgery.ts'
import { Visitors } from '../polls/visitor.ts'
import { ReceiptTokens } from '../reservations/receipt-tokens.ts'
import type { Services } from './services.ts'

const now = () => new Date()

/** The routes alone, without a database: they can be looked at and not asked. */
export function appOfRoutes({ connections }: { readonly connections?: number } = {}): Promise<FastifyInstance> {
  const db = null as unknown as Services['db']
  const tokens = new ForgeryTokens('', now)
  const devices = new KnownDevices('')
  const services: Services = {
    db,
    answers: new Answers(),
    tokens,
    sessions: new Sessions(db, tokens, devices, now),
    devices,
    credentials: new Credentials(argon2id),
    attempts: new Attempts(db, now, attemptLimits),
    post: { wake: () => undefined },
    now,
    dataDir: '.',
    hasRoom: () => true,
    pictures: { named: () => Promise.resolve(null) },
    originals: { module: null, folder: '' },
    reservationsPerMinute: 0,
    readsPerMinute: 1,
    stockTokens: {},
    draining: { now: false },
    visitors: new Visitors(''),
    receipts: new ReceiptTokens(''),
    outside: {},
  }
  return createApp({ services, tenants: [], secret: '', logLevel: 'silent', logStream: undefined, connections })
}

/** The OpenAPI document as text. */
export async function openApiDocument(): Promise<string> {
  const app = await appOfRoutes()
  const document = JSON.stringify(app.swagger(), null, 2)
  await app.close()
  return `${document}\n`
}
