import type { Feature } from '../../kernel/feature.ts'
import { promoCodeRoutes } from './routes.ts'

export { promoCodes } from './import.ts'
export { checkPromoCode, promoRefusals } from './reader.ts'

/** Promo codes that are valid today. */
export const promoCodeFeature: Feature = { routes: promoCodeRoutes }
