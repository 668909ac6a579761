import type { Feature } from '../../kernel/feature.ts'
import { categoryRoutes } from './routes.ts'

export { categories } from './import.ts'

/** The tree of categories. */
export const categoryFeature: Feature = { routes: categoryRoutes }
