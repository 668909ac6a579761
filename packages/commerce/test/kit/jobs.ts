import { shopFeatures } from '../../src/features.ts'
import { hourlyJobs } from '../../src/jobs.ts'

/** What a server does every hour. */
export const runHourlyJobs = hourlyJobs(
  shopFeatures({
    secret: '',
    outside: {},
    stockTokens: {},
    orderTokens: {},
    payments: {},
    tenants: [],
    dataDir: '',
    originals: { module: null, folder: '' },
  }),
)
