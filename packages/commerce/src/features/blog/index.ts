import type { Feature } from '../../kernel/feature.ts'
import { blogRoutes } from './routes.ts'

export { blogCategories, blogPosts } from './import.ts'

/** Posts of the blog. */
export const blogFeature: Feature = { routes: blogRoutes }
