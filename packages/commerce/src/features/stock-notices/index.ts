import { runEvery } from '../../kernel/clock/run-every.ts'
import type { Feature } from '../../kernel/feature.ts'
import { stockNoticeLetters } from './mails.ts'
import { stockNoticeRoutes } from './routes.ts'
import { NoticeTokens } from './tokens.ts'
import { forgetOldNotices, tellWaiting } from './writer.ts'

export { stockNoticesOfCustomer } from './reader.ts'
export { forgetStockNoticesOf, joinNoticesOf } from './writer.ts'

/** Shoppers who are told when a size is there again. */
export const stockNoticeFeature = (secret: string): Feature => {
  const tokens = new NoticeTokens(secret)
  return {
    routes: (app, services) => stockNoticeRoutes(app, services, tokens),
    letters: stockNoticeLetters(tokens),
    background: ({ db, now, post }, { every, log }) =>
      runEvery({
        ms: every,
        async work() {
          if ((await tellWaiting(db, now())) > 0) post.wake()
        },
        onError: (error) => log.error({ err: error }, 'nobody was told of goods that are there again'),
      }),
    hourly: forgetOldNotices,
  }
}
