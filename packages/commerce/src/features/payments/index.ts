import type { Tenant } from '@vidda/contract'
import { runEvery } from '../../kernel/clock/run-every.ts'
import type { Feature } from '../../kernel/feature.ts'
import type { Services } from '../../kernel/services.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import type { BrowserIds } from './browser-ids.ts'
import { paymentCallbackRoutes } from './callback-routes.ts'
import { CallbackTokens } from './callback-tokens.ts'
import { PaymentDesk } from './desk.ts'
import { forgetOldPayments } from './forgetting.ts'
import { paymentLetters } from './mails.ts'
import type { Payments } from './payments.ts'
import { Providers } from './providers.ts'
import { paymentRoutes } from './routes.ts'
import type { PaymentSettings } from './settings.ts'

export { soldStates } from './states.ts'
export { BrowserIds } from './browser-ids.ts'
export { orderToComplain } from './complainable.ts'
export type { Contents } from './contents.ts'
export { type Held, heldBy } from './holds.ts'
export { lineSums, partsOf } from './line-sums.ts'
export type { PaymentLine } from './provider.ts'
export { type Operation, type OperationKind, orderOperation } from './operations.ts'
export { OperationRefused, type Wish } from './parts.ts'
export { paymentReceipt } from './receipt.ts'
export { storedOrder, type StoredOrder } from './stored.ts'
export { superseding } from './supersede.ts'
export { type OrderToWithdraw, orderToWithdraw } from './withdrawable.ts'
export { paymentNotes, readPayments, type PaymentSettings } from './settings.ts'

type Needs = {
  readonly secret: string
  readonly receipts: ReceiptTokens
  readonly ids: BrowserIds
  readonly settings: PaymentSettings
  readonly tenants: readonly Tenant[]
}

type Log = { error(told: object, words: string): void }

/** Paying by a provider: from the wish to the order, and what becomes of it (README.md). */
export function paymentFeature({ secret, receipts, ids, settings, tenants }: Needs): Feature {
  const known = new WeakMap<Services, { readonly payments: Payments; readonly desk: PaymentDesk }>()
  const working = (services: Services, log: Log) => {
    const there = known.get(services)
    if (there) return there
    const { db, now, answers, post } = services
    const payments: Payments = {
      db,
      now,
      receipts,
      ids,
      callbacks: new CallbackTokens(secret, now),
      providers: new Providers(settings, now),
      tenants: new Map(tenants.map((tenant) => [tenant.id, tenant])),
      answers,
      wake() {
        post.wake()
        desk.wake()
      },
      log: (told, words) => log.error(told, words),
    }
    const desk = new PaymentDesk(payments)
    const made = { payments, desk }
    known.set(services, made)
    return made
  }
  return {
    routes: (app, services) => paymentRoutes(app, services, working(services, app.log).payments),
    openRoutes: (app, services) => void app.register(async (called) => paymentCallbackRoutes(called, working(services, app.log).payments)),
    letters: paymentLetters({ receipts, ids }),
    hourly: forgetOldPayments,
    background(services, { log, every }) {
      const { desk } = working(services, log)
      const stop = runEvery({
        ms: every,
        work: async () => desk.wake(),
        onError: (error) => log.error({ err: error }, 'the jobs of payments failed'),
      })
      desk.wake()
      return async () => {
        await stop()
        await desk.close()
      }
    },
  }
}
