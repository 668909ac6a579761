import { afterAll, beforeAll, describe } from 'vitest'
import { alternativesSuite } from './listings/alternatives.suite.ts'
import { articleSuite } from './articles/articles.suite.ts'
import { blogSuite } from './blog/blog.suite.ts'
import { campaignSuite } from './campaigns/campaigns.suite.ts'
import { categorySuite } from './categories/categories.suite.ts'
import { checkoutSuite } from './checkout/checkout.suite.ts'
import { accountSuite } from './customers/accounts.suite.ts'
import { sessionSuite } from './customers/sessions.suite.ts'
import { healthSuite } from './kernel/http/health/health.suite.ts'
import { headerSuite } from './kernel/http/headers.suite.ts'
import { httpSuite } from './kernel/http/http.suite.ts'
import { inProcessSuite } from './kernel/http/in-process.suite.ts'
import { openApiSuite } from './kernel/http/openapi.suite.ts'
import { objectRouteSuite } from './kernel/http/object-routes.suite.ts'
import { referenceSuite } from './kernel/http/reference.suite.ts'
import { imageSuite } from './images/images.suite.ts'
import { listingSuite } from './listings/listings.suite.ts'
import { facetSuite } from './listings/facets.suite.ts'
import { listSuite } from './lists/lists.suite.ts'
import { pollSuite } from './polls/polls.suite.ts'
import { positionSuite } from './positions/positions.suite.ts'
import { promoCodeSuite } from './promocodes/promocodes.suite.ts'
import { mailSuite } from './kernel/mail/mail.suite.ts'
import { reservationSuite } from './reservations/reservations.suite.ts'
import { reviewSuite } from './reviews/reviews.suite.ts'
import { searchSuite } from './search/search.suite.ts'
import { settingsSuite } from './settings/settings.suite.ts'
import { stockSuite } from './stock/stock.suite.ts'
import { suggestionSuite } from './suggestions/suggestions.suite.ts'
import { engines, startServer, type TestServer } from './kit/server.ts'
import { withdrawalSuite } from './withdrawals/withdrawals.suite.ts'

// One server per engine answers every group's tests: making and filling a database takes longer than all of them.
describe.each(engines)('commerce API on %s', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(engine)
  })

  afterAll(() => server.close())

  const running = () => server
  httpSuite(running)
  headerSuite(running)
  inProcessSuite(running)
  listSuite(running)
  categorySuite(running)
  listingSuite(running)
  searchSuite(running)
  facetSuite(running)
  suggestionSuite(running)
  articleSuite(running)
  alternativesSuite(running)
  campaignSuite(running)
  settingsSuite(running)
  imageSuite(running)
  healthSuite(running)
  reservationSuite(running)
  stockSuite(running)
  openApiSuite(running)
  referenceSuite(running)
  checkoutSuite(running)
  promoCodeSuite(running)
  pollSuite(running)
  blogSuite(running)
  withdrawalSuite(running)
  positionSuite(running)
  sessionSuite(running)
  accountSuite(running)
  reviewSuite(running)
  mailSuite(running)
  objectRouteSuite(running)
})
