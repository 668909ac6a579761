import type { Feature } from '../../kernel/feature.ts'
import { reviewRoutes } from './routes.ts'

export { reviews } from './import.ts'
export { reviewsOfCustomer } from './reader.ts'
export { approveReview } from './writer.ts'

/** Reviews of articles. */
export const reviewFeature: Feature = { routes: reviewRoutes }
