export { categorySlugOf, slugOf, uniqueSlugs } from './slug.ts'
