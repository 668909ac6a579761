export { headingOf } from './heading.ts'
export { categorySlugOf, slugOf, uniqueSlugs } from './slug.ts'
