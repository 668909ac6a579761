import type { Feature } from '../../kernel/feature.ts'
import { articleRoutes } from './routes.ts'

export { articles } from './import.ts'
export { inAssortment, isOffered, shopsOf } from './assortment.ts'
export { attributesObject } from './attributes.ts'

/** Single articles, and which variants of them are sold. */
export const articleFeature: Feature = { routes: articleRoutes }
