import { shopFeatures } from '../../src/features.ts'
import { noWebhooks } from '../../src/features/webhooks/index.ts'
import { hourlyJobs } from '../../src/jobs.ts'

/** What a server does every hour. */
export const runHourlyJobs = hourlyJobs(
  shopFeatures({
    secret: '',
    outside: {},
    stockTokens: {},
    orderTokens: {},
    payments: {},
    webhooks: noWebhooks,
    tenants: [],
    dataDir: '',
    originals: { module: null, folder: '' },
  }),
)
