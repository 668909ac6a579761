import type { Feature } from '../../kernel/feature.ts'
import { verifyReviews } from './purchases.ts'
import { reviewRoutes } from './routes.ts'

export { reviews } from './import.ts'
export { moderatedReview, type ModeratedReview, moderatedReviews, reviewStates } from './moderation.ts'
export { reviewsOfCustomer } from './reader.ts'
export { judgeReview, replyToReview } from './writer.ts'

/** Reviews of articles. */
export const reviewFeature: Feature = { routes: reviewRoutes, hourly: verifyReviews }
