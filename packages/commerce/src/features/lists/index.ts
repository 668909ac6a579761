import type { Feature } from '../../kernel/feature.ts'
import { listRoutes } from './routes.ts'

export { bestsellers, brands, colors, shops } from './import.ts'
export { productLines } from './reader.ts'

/** What a shop needs to know before anything else: shops, genders, colours, postal codes. */
export const listFeature: Feature = { routes: listRoutes }
