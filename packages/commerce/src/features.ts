import type { Tenant } from '@vidda/contract'
import { articleFeature } from './features/articles/index.ts'
import { blogFeature } from './features/blog/index.ts'
import { campaignFeature } from './features/campaigns/index.ts'
import { categoryFeature } from './features/categories/index.ts'
import { checkoutFeature } from './features/checkout/index.ts'
import { complaintFeature } from './features/complaints/index.ts'
import { customerFeature } from './features/customers/index.ts'
import { facebookFeature } from './features/facebook/index.ts'
import { imageFeature } from './features/images/index.ts'
import { listFeature } from './features/lists/index.ts'
import { listingFeature } from './features/listings/index.ts'
import { BrowserIds, paymentFeature, type PaymentSettings, superseding } from './features/payments/index.ts'
import { orderFeedFeature } from './features/order-feed/index.ts'
import { pollFeature } from './features/polls/index.ts'
import { positionFeature } from './features/positions/index.ts'
import { priceFeature } from './features/prices/index.ts'
import { promoCodeFeature } from './features/promocodes/index.ts'
import { receiptFeature } from './features/receipts/index.ts'
import { reservationFeature, ReceiptTokens } from './features/reservations/index.ts'
import { reviewFeature } from './features/reviews/index.ts'
import { settingsFeature } from './features/settings/index.ts'
import { stockFeature } from './features/stock/index.ts'
import { stockNoticeFeature } from './features/stock-notices/index.ts'
import { suggestionFeature } from './features/suggestions/index.ts'
import { webhookFeature, type WebhookSettings } from './features/webhooks/index.ts'
import { withdrawalFeature } from './features/withdrawals/index.ts'
import { followUps } from './follow-ups.ts'
import type { BrandTokens } from './kernel/auth/brand-tokens.ts'
import type { Feature } from './kernel/feature.ts'
import type { Outside } from './kernel/http/outside.ts'
import type { OriginalsPlace } from './kernel/pictures/originals.ts'

type Needs = {
  readonly secret: string
  readonly outside: Outside
  readonly stockTokens: BrandTokens
  readonly orderTokens: BrandTokens
  readonly payments: PaymentSettings
  readonly webhooks: WebhookSettings
  readonly tenants: readonly Tenant[]
  readonly dataDir: string
  readonly originals: OriginalsPlace
}

/** Every feature of the API, in the order in which OpenAPI lists their routes. */
export function shopFeatures({
  secret,
  outside,
  stockTokens,
  orderTokens,
  payments,
  webhooks,
  tenants,
  dataDir,
  originals,
}: Needs): readonly Feature[] {
  const [receipts, ids] = [new ReceiptTokens(secret), new BrowserIds(secret)]
  return [
    imageFeature({ dataDir, originals }),
    listFeature,
    categoryFeature,
    listingFeature,
    articleFeature,
    suggestionFeature,
    campaignFeature,
    priceFeature,
    settingsFeature,
    reservationFeature(receipts, superseding(ids)),
    stockFeature(stockTokens, followUps),
    stockNoticeFeature(secret),
    checkoutFeature(ids),
    paymentFeature({ secret, receipts, ids, settings: payments, tenants }),
    receiptFeature({ receipts, ids }),
    orderFeedFeature(orderTokens),
    webhookFeature(webhooks, tenants),
    promoCodeFeature,
    withdrawalFeature(receipts),
    complaintFeature(receipts),
    pollFeature(secret),
    blogFeature,
    facebookFeature(outside),
    positionFeature(outside),
    reviewFeature,
    customerFeature(receipts),
  ]
}
