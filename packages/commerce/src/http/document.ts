import { Answers } from './answers.ts'
import { createApp } from './app.ts'
import { ForgeryTokens } from './forgery.ts'
import type { Services } from './services.ts'

const now = () => new Date()

/** The OpenAPI document as text, from the routes alone: without a database. */
export async function openApiDocument(): Promise<string> {
  const services: Services = {
    db: null as unknown as Services['db'],
    answers: new Answers(),
    tokens: new ForgeryTokens('', now),
    now,
    dataDir: '.',
    isKnownPicture: () => false,
    reservationsPerMinute: 0,
    stockTokens: {},
    draining: { now: false },
  }
  const app = await createApp({ services, tenants: [], secret: '', logLevel: 'silent', logStream: undefined })
  const document = JSON.stringify(app.swagger(), null, 2)
  await app.close()
  return `${document}\n`
}
