import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '@vidda/contract'
import { runEvery } from '../../kernel/clock/run-every.ts'
import type { Feature } from '../../kernel/feature.ts'
import type { WebhookSettings } from './settings.ts'
import { Teller } from './teller.ts'

export { sendAgain, type Webhooks, webhooksOf } from './parked.ts'
export { noWebhooks, readWebhooks, type WebhookSettings } from './settings.ts'

const closingPatience = 5000

/** Tells chains' own systems of orders and reservations (README.md). One endpoint does not wait for another. */
export const webhookFeature = (settings: WebhookSettings, tenants: readonly Tenant[]): Feature => ({
  background({ db, now }, { log, every }) {
    const stopping = new AbortController()
    const ending = { now: false }
    const telling = { db, now, settings, ending, stop: stopping.signal, log: (told: object, words: string) => log.error(told, words) }
    const ends = tenants.flatMap(({ id: tenantId, chainId }) => {
      const endpoint = settings.endpoints[tenantId]
      if (!endpoint) return []
      const teller = new Teller(telling, { tenantId, chainId, endpoint })
      return runEvery({
        ms: every,
        work: () => teller.turn(),
        // The database is away; the next turn tries again.
        onError: (error) => log.error({ err: error, tenant: tenantId }, 'webhooks were not sent'),
      })
    })
    return async () => {
      ending.now = true
      const ended = Promise.all(ends.map((end) => end()))
      // What is under way may come to its end; what was not taken by then is sent again by the next process.
      await Promise.race([ended, pause(closingPatience, undefined, { ref: false })])
      stopping.abort()
      await ended
    }
  },
})
