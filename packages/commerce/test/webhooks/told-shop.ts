import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { settleReservation } from '../../src/features/reservations/index.ts'
import { noWebhooks, type WebhookSettings } from '../../src/features/webhooks/index.ts'
import { newShopper } from '../kit/people.ts'
import { startPaidShop, type PaidShop } from '../kit/paid-shop.ts'
import type { Engine } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'
import { type Receiver, startReceiver } from './receiver.ts'

export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const keyOf = (secret: string) => Buffer.from(secret.replace('whsec_', ''), 'base64')

type Open<Type> = { -readonly [Key in keyof Type]: Type[Key] }

export type ToldShop = {
  readonly shop: PaidShop
  readonly receiver: Receiver
  readonly secret: string
  /** What a test may change while the shop runs. */
  readonly settings: Open<WebhookSettings>
  /** Secrets that the shop signs with. */
  sign(...secrets: readonly string[]): void
  reserve(): Promise<number>
  collect(id: number): Promise<unknown>
  /** Moves the time of all. */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

/** A shop that tells a receiver, which knows its secret. */
export async function startToldShop(engine: Engine): Promise<ToldShop> {
  const secret = newSecret()
  const receiver = await startReceiver(secret)
  const endpoint = { url: new URL(receiver.url), secrets: [keyOf(secret)] as readonly Uint8Array[] }
  const settings: Open<WebhookSettings> = { ...noWebhooks, allowedHosts: ['127.0.0.1'], endpoints: { first: endpoint }, timeout: 1000 }
  const shop = await startPaidShop(engine, {
    standsStill: true,
    webhooks: settings,
    sandbox: { switches: { kco: { orderManagementDelay: 0 } } },
  })
  const { db } = shop.server.commerce
  // Tests move the time by hours: a reservation that came to its end would be told of in another test.
  await sql`update chain_settings set reservation_hours = 8760`.execute(db)
  let nth = 0
  return {
    shop,
    receiver,
    secret,
    settings,
    sign: (...secrets) => void (endpoint.secrets = secrets.map(keyOf)),
    async reserve() {
      const sold = await shop.goods((nth += 1) % 40, 9)
      const { body, status, text } = await (
        await shop.server.visit(tenants[0])
      ).reserve({
        ...newShopper(),
        shopID: sold.shopId,
        items: [{ EanNo: sold.ean, Count: 1 }],
      })
      if (status !== 201) throw new Error(text)
      return body.id
    },
    collect: (id) => settleReservation(db, { chainId: 1, id, event: 'collect', by: 'Ola', tell: false, now: new Date() }),
    async advance(ms) {
      await receiver.advance(ms)
      await shop.advance(ms)
    },
    async close() {
      await shop.close()
      await receiver.close()
    },
  }
}
